import { readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "./project.ts";

/** The part of firebase.json that says what is served where. */
export interface HostingConfiguration {
  readonly ignore: readonly string[];
  readonly rewrites: ReadonlyArray<{ readonly source: string; readonly destination: string }>;
}

export function readHosting(): HostingConfiguration {
  const { hosting } = JSON.parse(readFileSync(path.join(repository, "firebase.json"), "utf8")) as { hosting: HostingConfiguration };
  return hosting;
}

/** What matches the paths that Hosting answers with the application; of its patterns those that `pnpm generate` writes: `*` is one part of a path. */
export function applicationAddresses(): readonly RegExp[] {
  return readHosting().rewrites.map(
    ({ source }) => new RegExp(`^${source.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]+")}$`),
  );
}
