import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { defineConfig } from "vite";
import { chunkOf } from "./build/chunks.ts";
import { contentSecurityPolicy } from "./build/contentSecurityPolicy.ts";
import { prerenderFirstPage } from "./build/prerender.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    // The first page is drawn by the build itself, from a build of its own that writes no further page.
    ...(isSsrBuild ? [] : [contentSecurityPolicy(), prerenderFirstPage(), serviceWorker()]),
  ],
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    // The router's store asks for a shim of what React has had since version 18.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "browser", "development|production"] } },
  // A class is named after its file and itself: unique while file names are, and a kilobyte less script than hashes.
  css: { modules: { generateScopedName: (name, file) => `${basename(file.split("?")[0]!, ".module.css")}-${name}` } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
}));
