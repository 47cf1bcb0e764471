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
 * The files of a build that the service worker keeps: code, styles and fonts; of the fonts not those of scripts that the product does not write,
 * and neither the estimator of passwords (without a network no password is set) nor what makes PDF, which is a third of all code and needed now and
 * then, nor what writes and reads spreadsheets, nor the workers of large heat loads and of reports, which the page can do without, nor what imports
 * models of buildings, writes loads into them or traces plans, each as large as a calculator, with pdf.js for plans that are PDF, nor what asks the
 * AI service, which needs a network.
 */
export function precachedFiles(files: readonly string[]): string[] {
  return files
    .filter(
      (file) =>
        /^assets\/.+\.(?:js|css|woff2)$/.test(file) &&
        !/\/(?:inter-(?:cyrillic|vietnamese|greek-ext)|passwordStrength-|calculationFile-|askModel-|ImportBuilding-|TraceEditor-|planPdf-|pdfjs-|ModelResults-|(?:tables|heatLoad|building|modelResults|report|findings|pdf)\.worker-)/.test(
          file,
        ),
    )
    .toSorted();
}

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
      const precacheEntries = [...precachedFiles(Object.keys(bundle)).map((file) => ({ url: `/${file}`, revision: null })), page];
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: "warn",
        define: {
          precacheEntries: JSON.stringify(precacheEntries),
          version: JSON.stringify(digest(JSON.stringify(precacheEntries))),
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
