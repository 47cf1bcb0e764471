import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { applicationAddresses } from "@tooling/local-firebase/addresses";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** An address of the application that is answered with index.html on every host. */
const applicationPage = "/dashboard";
const source = (name: string): string => path.join(import.meta.dirname, "../src/worker", name);
const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * Files that the service worker never keeps: fonts of scripts that the product does not write, the estimator of passwords (without a network no
 * password is set), what makes PDF, which is a third of all code and needed now and then, what writes and reads spreadsheets, the worker of reports,
 * which the page can do without, and what asks the AI service, which needs a network.
 */
const neverKept = /\/(?:inter-(?:cyrillic|vietnamese|greek-ext)|passwordStrength-|calculationFile-|askModel-|(?:tables|report)\.worker-)/;

/**
 * Files that it keeps once a page with heat loads or energy by the hour was opened: what imports models of buildings, writes loads into them and traces plans, each as
 * large as a calculator, pdf.js for plans that are PDF, and the workers of the large heat loads that come of it and of energy by the hour.
 */
const forBuildings =
  /\/(?:ImportBuilding-|ModelResults-|RowsModel-|TraceEditor-|planPdf-|pdfjs-|(?:building|rowsModel|findings|pdf|heatLoad|heatBalance|energyAnalysis)\.worker-)/;

const isCode = (file: string): boolean => /^assets\/.+\.(?:js|css|woff2)$/.test(file) && !neverKept.test(file);

/** Files of a build that the service worker keeps from the beginning: code, styles and fonts. */
export const precachedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => isCode(file) && !forBuildings.test(file)).toSorted();

/** Files of a build that the service worker keeps when a page asks for them. */
export const buildingFiles = (files: readonly string[]): string[] =>
  files.filter((file) => isCode(file) && forBuildings.test(file)).toSorted();

/** Builds the service worker into the root of the build, with the names of the files that it keeps. A development server answers with one that takes it away. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "service-worker",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use("/sw.js", (_request, response, next) => {
        server
          .transformRequest(source("unregister.ts"))
          .then((unregister) => response.setHeader("Content-Type", "text/javascript").end(unregister?.code), next);
      });
    },
    async writeBundle({ dir }, bundle) {
      const directory = dir ?? config.build.outDir;
      const page = { url: applicationPage, revision: digest(await readFile(path.join(directory, "index.html"), "utf8")) };
      const files = Object.keys(bundle);
      const precacheEntries = [...precachedFiles(files).map((file) => ({ url: `/${file}`, revision: null })), page];
      const buildingAddresses = buildingFiles(files).map((file) => `/${file}`);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: "warn",
        define: {
          precacheEntries: JSON.stringify(precacheEntries),
          buildingAddresses: JSON.stringify(buildingAddresses),
          version: JSON.stringify(digest(JSON.stringify([precacheEntries, buildingAddresses]))),
          applicationPage: JSON.stringify(applicationPage),
          addresses: JSON.stringify(applicationAddresses().map(({ source }) => source)),
        },
        build: {
          target: "es2023",
          outDir: directory,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: { input: source("worker.ts"), output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}
