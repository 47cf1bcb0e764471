import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { defineConfig } from "vite";
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
    // React outlives our releases in caches. What every page needs is one file, and what calculators share another: in one piece each is compressed better
    // than in forty. What a page loads is decided by imports; what else there is goes where the bundler puts it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: "application", tags: ["$initial"], test: /^(?!.*index\.html$|.*src\/main\.tsx$)/, priority: 1 },
            {
              name: "calculator",
              test: /packages\/(?:ui\/src\/(?:elements|surface)|hvac-core\/src\/(?:kernel|quantity|sources))\//,
              minShareCount: 6,
            },
          ],
        },
      },
    },
  },
}));
