import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The bundle is served by the Python package, which takes it from src/fortyone/server/client.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: at("src/lib"), $parts: at("src/parts") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: at("../src/fortyone/server/client"), emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8041", ws: true } } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
