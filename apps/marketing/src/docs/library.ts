import { readFileSync } from "node:fs";
import path from "node:path";

/** Facts of the package that its pages show, from the files that npm and the tests of sizes read. */
const packageFolder = path.join(process.cwd(), "../../packages/hvac-core");

interface Manifest {
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly repository: { readonly url: string };
}

export const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as Manifest;

interface SizeLimit {
  readonly name: string;
  readonly path: string;
  readonly limit: string;
  readonly import: string;
}

/** Maximum size of an import, minified and compressed; `pnpm size` fails above it. */
export const sizeLimits = JSON.parse(readFileSync(path.join(packageFolder, ".size-limit.json"), "utf8")) as readonly SizeLimit[];

/** Hosts that stand for one that is not known yet (RFC 2606). */
const reservedHost = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|test)$/;

/** Address of a file of a version, if the repository has a public address: package.json has it. */
export function sourceAddress({ file, line }: { readonly file: string; readonly line: number }, version: string): string | undefined {
  const repository = manifest.repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  if (reservedHost.test(new URL(repository).hostname)) return undefined;
  return `${repository}/blob/@org/hvac-core@${version}/${file}#L${line}`;
}
