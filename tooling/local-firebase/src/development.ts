import type { IncomingMessage, ServerResponse } from "node:http";

/** Plugin of a Vite development server. */
interface ServerPlugin {
  readonly name: string;
  readonly apply: "serve";
  readonly configureServer: (server: {
    readonly middlewares: {
      readonly use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown;
    };
  }) => void;
}

/**
 * In development the two sites have a server each, and a link to an address of the other leads there. Published they share an origin.
 *
 * @param origin the other's server; `undefined` when it does not run, and then nothing leads there
 * @param isThere whether a path is the other's
 */
export function otherSite(origin: string | undefined, isThere: (path: string) => boolean): ServerPlugin {
  return {
    name: "other-site",
    apply: "serve",
    configureServer: ({ middlewares }) => {
      if (origin === undefined) return;
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", origin);
        if (request.headers["sec-fetch-mode"] !== "navigate" || !isThere(pathname)) return next();
        response.writeHead(302, { Location: `${origin}${pathname}${search}`, "Cache-Control": "no-store" }).end();
      });
    },
  };
}
