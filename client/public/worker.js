// Keeps the pages' own files and words, so that the app opens without a network and says what is missing. Nothing of a
// table or a person is kept.
const KEPT = "fortyone-1";
const WORDS = /^\/api\/(games$|messages\/)/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/icon.svg"])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// What a page had loaded before this worker was there.
self.addEventListener("message", (event) => {
  const wanted = [...new Set(event.data)].filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin === self.location.origin && (isAsset(pathname) || WORDS.test(pathname));
  });
  event.waitUntil(Promise.allSettled(wanted.map((url) => keep(new Request(url)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET") return;
  if (isAsset(pathname)) event.respondWith(keptFirst(request));
  else if (WORDS.test(pathname)) event.respondWith(newestFirst(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(fetch(request).catch(() => caches.match("/")));
});

function isAsset(pathname) {
  return pathname.startsWith("/assets/");
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request);
}

async function newestFirst(request) {
  return keep(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
