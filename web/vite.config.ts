import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Tells the service worker which files there are; another build is another version. */
function fileList(): Plugin {
  return {
    name: "file-list",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const worker = bundle["service-worker.js"];
        const offline = bundle["offline.html"];
        if (worker?.type !== "chunk" || offline?.type !== "asset") throw new Error("the build lacks its offline page");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const list = ["/offline.html", ...files.sort().map((name) => `/${name}`)];
        const text = new TextEncoder().encode(list.join("\n") + String(offline.source));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text)).slice(0, 6);
        const version = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        worker.code = worker.code
          .replaceAll("__FILES__", JSON.stringify(list))
          .replaceAll("__VERSION__", JSON.stringify(version));
      },
    },
  };
}

// The build is committed where the server finds it; /api and the sockets of a hall on its usual port serve the development page.
export default defineConfig({
  plugins: [svelte(), fileList()],
  base: "/",
  build: {
    outDir: "../src/pixelhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", offline: "offline.html", "service-worker": "src/offline/service-worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true }, "/preview": "http://127.0.0.1:8421" } },
});
