import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { applicationFile, readHosting } from "./addresses.ts";
import { repository } from "./project.ts";

/** The site that is served, and what ends that. */
export interface CompressedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".xml": "text/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};
const isCompressedAlready = /\.(?:woff2|png|jpe?g|webp|avif)$/;

/** The headers that firebase.json states for all paths. */
function headersForAll(): Readonly<Record<string, string>> {
  const rule = readHosting().headers.find(({ source }) => source === "**");
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

/**
 * Serves what is deployed as production does it on the line, compressed, which the Hosting emulator does not do: for measurements of what a visitor
 * loads. No Firebase is behind it.
 */
export async function serveCompressed(site = path.join(repository, "tooling/site/dist")): Promise<CompressedSite> {
  if (!existsSync(path.join(site, "app.html"))) throw new Error(`There is no build in ${site}. Run pnpm build first.`);
  const headers = headersForAll();
  const sent = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const body = sent.get(file) ?? (isCompressedAlready.test(file) ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 }));
    sent.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = path.posix.normalize(decodeURIComponent(pathname)).slice(1);
    const wanted = [name, `${name}.html`, ...(name === "" ? ["index.html"] : []), applicationFile(pathname)].find(
      (each) => each !== undefined && path.extname(each) !== "" && existsSync(path.join(site, each)),
    );
    const file = path.join(site, wanted ?? "404.html");
    const isHashed = /^\/(?:assets|site-assets)\//.test(pathname);
    response.writeHead(wanted === undefined ? 404 : 200, {
      ...headers,
      "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(!isCompressedAlready.test(file) && { "Content-Encoding": "gzip" }),
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
