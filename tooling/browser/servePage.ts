import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { build } from "esbuild";

/** A page whose only content is a script. */
export interface ServedPage {
  /** Its address, on a separate origin. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Bundles a script for the browser and serves the page that runs it.
 *
 * @param entry path of the script
 * @param conditions by which packages are resolved
 */
export async function servePage(entry: string, conditions: readonly string[]): Promise<ServedPage> {
  const { outputFiles } = await build({
    entryPoints: { page: entry },
    outdir: "/",
    bundle: true,
    write: false,
    format: "esm",
    // Dynamic imports are separate files, as in the product: each page reads only the scripts that it uses.
    splitting: true,
    target: "es2022",
    minify: true,
    keepNames: true,
    conditions: [...conditions],
  });
  const scripts = new Map(outputFiles.map(({ path: file, text }) => [`/${basename(file)}`, text]));
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? "");
    response.writeHead(200, { "Content-Type": script === undefined ? "text/html; charset=utf-8" : "text/javascript" });
    response.end(
      script ?? '<!doctype html><title>Test page</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
