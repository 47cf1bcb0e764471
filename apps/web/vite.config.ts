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
    // What every page loads stays together: in one piece it is compressed better than in twenty, and react's part outlives our releases in caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\/|rolldown\/runtime/, priority: 3 },
            {
              name: "shell",
              test: /hvac-core\/src\/(?:cards\/|kernel\/card|calculators\/[^/]+\/card)|ui\/src\/(?:controls|overlay|storage|styles|notices\/(?:notify|NoticeArea)|theme\/color)|web\/src\/(?:shell\/|pageParts\/(?!dates|NotAvailable)|outbox\/OutboxPlace|account\/(?:presence|unsent|loadSession|Opening|returnPath))/,
              priority: 2,
            },
            // What every calculator needs to show its numbers. What explains them comes when it is asked for; the rest goes as the imports do.
            { name: "calculator", test: /hvac-core\/src\/(?:version|quantity\/|psychrometrics\/(?!sheetFunctions)|kernel\/(?!expression|explanation|sheet))|ui\/src\/(?:fields\/(?!CellsInput|DateInput|ReferenceInput|RareInput)|results\/(?!ResultTables)|state\/(?!rebase|ownedPages)|surface\/(?!Shortcuts)|figures\/FigureFrame|sheet\/useExplanation)|web\/src\/(?:calculators\/CalculatorPage|projects\/saveDialog)|icons\/Icon(?:DeviceFloppy)\.|hvac-core\/src\/sources\/(?:standards|buildings)/, priority: 1 },
          ],
        },
      },
    },
  },
});
