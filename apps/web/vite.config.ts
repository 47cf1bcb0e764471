import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { applicationFile } from "@tooling/local-firebase/addresses";
import { otherSite } from "@tooling/local-firebase/development";
import { defineConfig } from "vite";
import { classNames } from "./build/classNames.ts";
import { contentSecurityPolicy } from "./build/contentSecurityPolicy.ts";
import { prerenderFirstPage } from "./build/prerender.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

/** What every page has, the newcomer's and the application's: the frame itself, and what else both import. */
const frame =
  /src\/(?:styles\/|shell\/(?:Shell|searchParams)\.|pageParts\/usePageTitle\.|elements\/(?:Spinner|notifications\/NotificationArea)\.|surface\/state\/preferredUnitSystem\.)/;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    // The first page is drawn by the build itself, from a build of its own that writes no further page.
    // Where `pnpm dev` runs the marketing site.
    otherSite(process.env["MARKETING_DEV_ORIGIN"], (path) => applicationFile(path) === undefined),
    ...(isSsrBuild ? [] : [contentSecurityPolicy(), prerenderFirstPage(), serviceWorker()]),
  ],
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    // The router's store asks for a shim of what React has had since version 18.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "browser", "development|production"] } },
  css: { modules: { generateScopedName: classNames() } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A part that is loaded later names the files that it needs. These every page has already.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !/assets\/(?:react|frame|rolldown-runtime)-/.test(file)) : files,
    },
    sourcemap: true,
    manifest: true,
    // React outlives our releases in caches. Three files hold what newcomers come to first: the frame of every page, what every calculator needs, and the
    // heat load; a fourth what all other pages need besides, a fifth their controls. Each group takes along what its modules import, except what one of
    // higher priority takes; a page that imports one module of a group loads all of it, so a group of things that pages need apart makes them heavy. In
    // one piece it is compressed better than in forty. Each is named by what it begins with. What else there is goes where the bundler puts it.
    rolldownOptions: {
      ...(!isSsrBuild && { input: { index: "index.html", firstVisit: "src/firstVisit.tsx" } }),
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
            { name: "frame", test: frame, priority: 8 },
            { name: "calculator", test: /src\/(?:calculators\/CalculatorPage\.tsx|projects\/saveDialog\.ts)$/, priority: 7 },
            { name: "heat-load", test: /src\/calculators\/heat-load\/firstVisit\.ts$/, priority: 6 },
            { name: "application", test: /src\/(?:application|routes\/-pageAddress)\.tsx?$/, priority: 6 },
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
