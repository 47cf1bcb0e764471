import type { IncomingMessage, ServerResponse } from "node:http";

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request comes from a program on this machine or from a page that was loaded from it: any other page that someone
 * has open must not reach the data, let alone as the owner. The Host header gives away a name that was pointed at loopback.
 */
export function isLoopbackRequest({ headers: { host, origin } }: IncomingMessage): boolean {
  return (host === undefined || isLoopbackUrl(`http://${host}`)) && (origin === undefined || isLoopbackUrl(origin));
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

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}
