import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { applicationFile } from "@tooling/local-firebase/addresses";
import { otherSite } from "@tooling/local-firebase/development";
import { defineConfig } from "vite";
import { classNames } from "./build/classNames.ts";
import { contentSecurityPolicy } from "./build/contentSecurityPolicy.ts";
import { pdfDecoders } from "./build/pdfDecoders.ts";
import { prerenderFirstPage } from "./build/prerender.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    // The first page is drawn by the build itself, from a separate build that writes no further page.
    // Where `pnpm dev` runs the marketing site.
    otherSite(process.env["MARKETING_DEV_ORIGIN"], (path) => applicationFile(path) === undefined),
    ...(isSsrBuild ? [] : [contentSecurityPolicy(), pdfDecoders(), prerenderFirstPage(), serviceWorker()]),
  ],
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    alias: {
      // The router's store asks for a shim of what React has had since version 18.
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      // pdfmake's PDFKit is written for Node: this file of it brings what a browser does not have.
      pdfkit: "pdfkit/js/pdfkit.standalone.js",
    },
  },
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "browser", "development|production"] } },
  css: { modules: { generateScopedName: classNames() } },
  build: {
    target: "es2023",
    // These have `light-dark()`, as all browsers since May 2024. What it is rewritten to for older ones takes the colours of the page, also in drawings
    // that are light on a dark page: plans that are traced, and figures of reports.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    manifest: true,
    // React outlives our releases in caches. Three files hold the rest of what a newcomer comes to first: the application with its router and frame, what
    // every calculator needs, and the heat load. Each group takes along what its modules import, except what one of higher priority takes; a page that
    // imports one module of a group loads all of it, so a group of things that pages need apart makes them heavy. In one piece it is compressed better
    // than in forty, and a phone asks for it once. What else there is goes where the bundler puts it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
            { name: "application", test: /src\/application\.tsx$/, priority: 8 },
            { name: "calculator", test: /src\/(?:calculators\/CalculatorPage\.tsx|projects\/saveDialog\.ts)$/, priority: 7 },
            { name: "heat-load", test: /src\/calculators\/heat-load\/HeatLoadView\.tsx$/, priority: 6 },
            { name: "elements", test: /node_modules\/@mantine\/core\//, priority: 5 },
            { name: "literature", test: /hvac-core\/src\/sources\//, priority: 2 },
            {
              name: "flow",
              test: /hvac-core\/src\/flow\/(?:ductFittings|pipeFittings|leakage|tree|pathBalance|sizing|ductLimits|pipeLimits)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
