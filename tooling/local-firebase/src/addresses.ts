import { readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "./project.ts";

/** The part of firebase.json that says what is served where. */
export interface HostingConfiguration {
  readonly ignore: readonly string[];
  readonly rewrites: ReadonlyArray<{ readonly source: string; readonly destination: string }>;
  readonly headers: ReadonlyArray<{
    readonly source?: string;
    readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  }>;
}

export function readHosting(): HostingConfiguration {
  const { hosting } = JSON.parse(readFileSync(path.join(repository, "firebase.json"), "utf8")) as { hosting: HostingConfiguration };
  return hosting;
}

/** A pattern of Hosting as `pnpm generate` writes it: `*` is one part of a path. As Hosting has it, a slash at the end makes no difference. */
function pattern(source: string): RegExp {
  return new RegExp(`^${source.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]+")}/?$`);
}

/** Pattern of the paths that Hosting answers with the application. */
export function applicationAddresses(): readonly RegExp[] {
  return readHosting().rewrites.map(({ source }) => pattern(source));
}

/** The file of the application with which Hosting answers a path; `undefined` where the path is not the application's. */
export function applicationFile(pathname: string): string | undefined {
  return readHosting()
    .rewrites.find(({ source }) => pattern(source).test(pathname))
    ?.destination.slice(1);
}
