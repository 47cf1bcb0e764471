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

/** Files of a build, by path. */
type Build = ReadonlyMap<string, Buffer>;

/** The deployed files of both sites. */
export async function readBuild(): Promise<Build> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && path.extname(entry.name) in types)
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [`/${path.relative(dist, file)}`, await readFile(file)] as const)));
}

/** Another version of a build, as after a change of everything: all scripts have new names, and the page contains its version. */
export function anotherVersion(build: Build, version: "B" | "C"): Build {
  const scripts = [...build.keys()].filter((file) => /^\/assets\/.+\.js$/.test(file)).map((file) => path.basename(file, ".js"));
  const rename = (text: string): string =>
    scripts.reduce((changed, script) => changed.replaceAll(`${script}.js`, `${script}${version}.js`), text);
  // The name by which the service worker identifies its version and its page.
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

/** A minimal host at one address, whose build can be replaced and which can fail. */
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

  /** Stops listening at the address. */
  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Finds files like Hosting, but answers all addresses of the application with the one page in which the versions differ. */
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
      // Nothing for the HTTP cache, which could answer instead of the worker.
      response.writeHead(200, { "Content-Type": types[path.extname(file)], "Cache-Control": "no-store" }).end(this.build.get(file));
    }
  }
}
