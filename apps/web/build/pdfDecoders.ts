import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve("pdfjs-dist/package.json")), "wasm");
/** Hosts cache files of this folder for good, so the version is part of the name. */
const { version } = require("pdfjs-dist/package.json") as { readonly version: string };
/** Decoders of scans (JBIG2, CCITT) and of JPEG 2000, as scripts: the policy of workers allows no WebAssembly. */
const files = ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"];

/** Puts the decoders that pdf.js loads for some scans under the names by which it loads them. */
export function pdfDecoders(): Plugin {
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), "utf8");
  return {
    name: "pdf-decoders",
    configureServer(server) {
      server.middlewares.use(`/assets/pdfjs-${version}/`, (request, response, next) => {
        const name = path.basename(request.url ?? "");
        if (!files.includes(name)) return next();
        return read(name).then((source) => response.setHeader("Content-Type", "text/javascript").end(source), next);
      });
    },
    async generateBundle() {
      for (const name of files) this.emitFile({ type: "asset", fileName: `assets/pdfjs-${version}/${name}`, source: await read(name) });
    },
  };
}
