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
    // React outlives our releases in caches. Three files hold what visitors come to first: what every page needs, what every calculator needs, and the
    // heat load. Each group takes along what its modules import, so what a page loads is decided by imports; in one piece it is compressed better than
    // in forty. Each is named by the page that it begins with. What else there is goes where the bundler puts it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: "application", tags: ["$initial"], test: /^(?!.*index\.html$|.*src\/main\.tsx$)/, priority: 2 },
            { name: "calculator", test: /src\/calculators\/CalculatorPage\.tsx$/, priority: 1 },
            { name: "heat-load", test: /src\/calculators\/heat-load\/HeatLoadView\.tsx$/ },
          ],
        },
      },
    },
  },
}));
