import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "./build/contentSecurityPolicy.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    contentSecurityPolicy(),
    serviceWorker(),
  ],
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    // The router's store asks for a shim of what React has had since version 18.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  // A class is named after its file and itself: unique while file names are, and a kilobyte less script than hashes.
  css: { modules: { generateScopedName: (name, file) => `${basename(file.split("?")[0]!, ".module.css")}-${name}` } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    manifest: true,
    // React's part outlives our releases in caches. What else loads when is decided by imports.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // The kit stays out of what every page loads, whoever shares it.
            { name: "shared", minShareCount: 12, test: (id) => !/@mantine|@floating-ui|packages\/ui\/src\/kit\//.test(id) },
          ],
        },
      },
    },
  },
});
