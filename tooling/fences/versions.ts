import { readdirSync, readFileSync } from "node:fs";

/** What tells importers of the library which version they have: its package.json, the changes that wait, and the answers at its last release. */
const packageName = "@org/hvac-core";

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly url: string };
}

const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

/** Changesets about the library that no version has taken up yet. */
export function pendingChangesets(root: URL): readonly { readonly file: string; readonly bump: Bump }[] {
  const folder = new URL(".changeset/", root);
  const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return files.flatMap((file) => {
    const [, bump] = new RegExp(`["']${packageName}["']: *(${bumps.join("|")})`).exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
    return bump === undefined ? [] : [{ file, bump: bump as Bump }];
  });
}

/** The most that the pending changesets ask for. */
export function pendingBump(root: URL): Bump | "none" {
  const asked = pendingChangesets(root).map(({ bump }) => bump);
  return bumps.findLast((bump) => asked.includes(bump)) ?? "none";
}

export interface Release {
  readonly version: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

export function recordFile(root: URL): URL {
  return new URL("packages/hvac-core/results.json", root);
}

/** The answers of the last release. */
export function released(root: URL): Release {
  return JSON.parse(readFileSync(recordFile(root), "utf8")) as Release;
}
