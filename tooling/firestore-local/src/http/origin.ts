import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";

/** Which origins may call a server. */
export type Door = {
  /** It listens beyond loopback: numeric addresses and the machine's own name are taken too, and pages that were loaded from the same address. */
  readonly isOpenToNetwork?: boolean;
  /** It serves pages, which any page may link to. A request that changes something is never one that a link makes. */
  readonly servesPages?: boolean;
};

type Asked = Pick<IncomingMessage, "method" | "headers">;

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Why a request is refused; undefined for one from a program on this machine or from a page that was loaded from it. Any other page that
 * someone has open must not reach the data, let alone as the owner. The Host header gives away a name that was pointed at this machine,
 * Origin and Sec-Fetch-Site a page from elsewhere: an image, a script or a link sends the latter only.
 */
export function refusalReason(request: Asked, door: Door = {}): string | undefined {
  const { host, origin } = request.headers;
  if (host !== undefined && !isOwnHost(hostnameIn(`http://${host}`), door)) return `This server does not answer to the name ${host}.`;
  if (origin !== undefined) return isOwnPage(origin, host, door) ? undefined : `A page of ${origin} may not ask a server of this machine.`;
  if (request.headers["sec-fetch-site"] !== "cross-site" || isOwnPage(request.headers.referer, host, door)) return undefined;
  return door.servesPages === true && isOpenedLink(request) ? undefined : "A page from elsewhere may not ask a server of this machine.";
}

function isOwnHost(name: string, door: Door): boolean {
  if (isLoopbackHost(name)) return true;
  // A numeric address cannot be pointed elsewhere, so it is not a name that somebody else owns.
  return (
    door.isOpenToNetwork === true &&
    (isIP(name.replaceAll(/[[\]]/g, "")) !== 0 || name === hostname().toLowerCase() || name === `${hostname().toLowerCase()}.local`)
  );
}

function isOwnPage(address: string | undefined, host: string | undefined, door: Door): boolean {
  const name = address === undefined ? "" : hostnameIn(address);
  return isLoopbackHost(name) || (door.isOpenToNetwork === true && name !== "" && name === hostnameIn(`http://${host ?? ""}`));
}

/**
 * A link opened in a separate window: no frame, and nothing that a script of the other page can read. Where the page's own service
 * worker passes it on, its destination is "empty"; no script can ask in the mode "navigate".
 */
function isOpenedLink({ method, headers }: Asked): boolean {
  const isPage = headers["sec-fetch-dest"] === "document" || headers["sec-fetch-dest"] === "empty";
  return (method === "GET" || method === "HEAD") && headers["sec-fetch-mode"] === "navigate" && isPage;
}

/** Answers pages of other origins, with credentials as the SDK asks for them. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Expose-Headers", "X-HTTP-Session-Id");
  response.setHeader("Vary", "Origin");
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
  response.setHeader("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "*");
  response.setHeader("Access-Control-Max-Age", "3600");
  response.writeHead(204);
  response.end();
}

export function isLoopbackHost(host: string): boolean {
  return loopback.test(host) || host === "::1";
}

function hostnameIn(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
