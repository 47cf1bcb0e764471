import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";

/** A page whose only content is a script. */
export interface ServedPage {
  /** Its address, on an origin of its own. */
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
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    // Half the text, which each page reads again.
    minify: true,
    keepNames: true,
    conditions: [...conditions],
  });
  const script = outputFiles[0]!.text;
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html; charset=utf-8" });
    response.end(
      isScript ? script : '<!doctype html><title>Test page</title><link rel="icon" href="data:,"><script src="/page.js"></script>',
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
