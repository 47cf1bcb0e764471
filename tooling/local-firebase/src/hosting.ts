import type { ServerResponse } from "node:http";
import superstatic from "superstatic/lib/superstatic.js";
import { readHosting } from "./addresses.ts";
import { listenGuarded, type GuardedServer } from "./guardedServer.ts";

/**
 * Serves a folder as Hosting would, by the `hosting` part of firebase.json: with superstatic, which the Hosting emulator of firebase-tools consists of.
 * Links of any page may open its pages.
 */
export async function startHosting(port: number, folder: string): Promise<GuardedServer> {
  const serve = superstatic({
    config: { ...readHosting(), public: "." } as object,
    cwd: folder,
    compression: true,
    stack: "strict",
    fallthrough: false,
  });
  return listenGuarded(
    port,
    (request, response) => {
      keepNoErrors(response);
      serve(request, response, (error?: Error) =>
        response.writeHead(500, { "Content-Type": "text/plain" }).end(error?.message ?? "Not found."),
      );
    },
    { servesPages: true },
  );
}

/** superstatic sends a missing file with the headers of its address, so that a browser could keep the error for a year. */
function keepNoErrors(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: readonly unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...given: readonly unknown[]) => {
    if (status >= 400 && response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-cache");
    return writeHead(status, ...given);
  };
}
