import { createServer, type Server, type ServerResponse } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { applicationAddresses } from "@tooling/local-firebase/addresses";

const dist = path.join(import.meta.dirname, "../../../../tooling/site/dist");
const addresses = applicationAddresses();
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The files of a build by their paths. */
type Build = ReadonlyMap<string, Buffer>;

/** What is deployed: both sites. */
export async function readBuild(): Promise<Build> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && path.extname(entry.name) in types)
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [`/${path.relative(dist, file)}`, await readFile(file)] as const)));
}

/** Another version of a build, as a change that touches everything would make it: no file of script has its old name, and the page tells its version. */
export function anotherVersion(build: Build, version: "B" | "C"): Build {
  const scripts = [...build.keys()].filter((file) => /^\/assets\/.+\.js$/.test(file)).map((file) => path.basename(file, ".js"));
  const rename = (text: string): string =>
    scripts.reduce((changed, script) => changed.replaceAll(`${script}.js`, `${script}${version}.js`), text);
  // What the service worker knows its version and its page by.
  const revise = (text: string): string => text.replaceAll(/\b[0-9a-f]{16}\b/g, (digest) => `${digest.slice(0, -1)}${version}`);
  return new Map(
    [...build].map(([file, content]) => {
      if (![".js", ".html"].includes(path.extname(file))) return [file, content];
      const text = rename(content.toString());
      const changed =
        file === "/sw.js" ? revise(text) : file === "/app.html" ? text.replace("<html", `<html data-version="${version}"`) : text;
      return [rename(file), Buffer.from(changed)];
    }),
  );
}

/** A host in miniature, on one address, whose build can be replaced and which can fail. */
export class Publisher {
  build: Build;
  mode: "answers" | "is broken" | "is silent" = "answers";
  readonly #server: Server;

  private constructor(build: Build) {
    this.build = build;
    this.#server = createServer((request, response) => this.#answer(new URL(request.url ?? "/", "http://host").pathname, response));
  }

  static async open(build: Build): Promise<Publisher> {
    const publisher = new Publisher(build);
    await publisher.listen(0);
    return publisher;
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Nobody listens at the address any more. */
  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** As Hosting finds it, but that every page of the application is the one of all its addresses: the versions differ in that. */
  #fileAt(pathname: string): string | undefined {
    if (addresses.some((address) => address.test(pathname))) return "/app.html";
    return [pathname, `${pathname}.html`, "/index.html"].find(
      (file) => this.build.has(file) && (file !== "/index.html" || pathname === "/"),
    );
  }

  #answer(pathname: string, response: ServerResponse): void {
    if (this.mode === "is silent") return;
    const file = this.#fileAt(pathname);
    if (this.mode === "is broken") response.writeHead(503).end("Out of order");
    else if (file === undefined) response.writeHead(404).end("Not found");
    else {
      // Nothing for the browser's own cache, which would help the worker out.
      response.writeHead(200, { "Content-Type": types[path.extname(file)], "Cache-Control": "no-store" }).end(this.build.get(file));
    }
  }
}
