/** The address: one path at a time, kept by the History API. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** The parts of the path: `/t/CODE` is `["t", "CODE"]`. */
  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Follow links inside the pages without loading them anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  const here = link.pathname === location.pathname && link.search === location.search;
  if (here && link.hash) return; // a place on this page: the browser goes there
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
