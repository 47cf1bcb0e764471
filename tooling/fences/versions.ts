import { readdirSync, readFileSync } from "node:fs";

/** The version of the library: its package.json, its pending changes, and the results of its last release. */
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

/** Changesets of the library that are not part of a version yet. */
export function pendingChangesets(root: URL): readonly { readonly file: string; readonly bump: Bump }[] {
  const folder = new URL(".changeset/", root);
  const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return files.flatMap((file) => {
    const [, bump] = new RegExp(`["']${packageName}["']: *(${bumps.join("|")})`).exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
    return bump === undefined ? [] : [{ file, bump: bump as Bump }];
  });
}

/** The largest bump among the pending changesets. */
export function pendingBump(root: URL): Bump | "none" {
  const bumpsOfChanges = pendingChangesets(root).map(({ bump }) => bump);
  return bumps.findLast((bump) => bumpsOfChanges.includes(bump)) ?? "none";
}

export interface Release {
  readonly version: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

export function recordFile(root: URL): URL {
  return new URL("packages/hvac-core/results.json", root);
}

/** The results of the last release. */
export function released(root: URL): Release {
  return JSON.parse(readFileSync(recordFile(root), "utf8")) as Release;
}
