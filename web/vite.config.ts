import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The build is committed where the server finds it; /api and the sockets of a hall on its usual port serve the development page.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/pixelhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } } },
});
