import { readdirSync } from "node:fs";
import { type BlendSource, type FluidSource, type ListedSource, readJson } from "./source.ts";

/** A file of the data, one for each refrigerant; only those with a separate equation of state are written as fluids. */
export interface Listed {
  /** Name of its file and of the constant that the library exports. */
  readonly key: string;
  readonly kind: "fluid" | "blend" | "listing";
  readonly source: FluidSource | BlendSource | ListedSource;
}

const kinds = { "eos-fluid/1": "fluid", "eos-blend/1": "blend", "refrigerant-listing/1": "listing" } as const;

/** Refrigerants stand by their number, as people look for them; water is last. */
function order({ source: { name } }: Listed): readonly [number, string] {
  const number = /^R(\d+)(.*)$/.exec(name);
  return number ? [Number(number[1]), number[2]!] : [Infinity, name];
}

/**
 * Every refrigerant of the library: the files of a folder. There is no other list.
 *
 * @param folder of the data
 * @returns the refrigerants by their number
 */
export function refrigerantsIn(folder: string): readonly Listed[] {
  const keys = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
  const all = keys.flatMap((key): Listed[] => {
    const source = readJson<(FluidSource | BlendSource | ListedSource) & { readonly schema: string }>(folder, key);
    const kind = (kinds as Readonly<Record<string, Listed["kind"]>>)[source.schema];
    return kind === undefined ? [] : [{ key, kind, source }];
  });
  return all.toSorted((listed, other) => {
    const [[a, first], [b, second]] = [order(listed), order(other)];
    return a === b ? first.localeCompare(second) : a - b;
  });
}

/** Keys of the fluids with a separate equation of state. */
export const fluidsIn = (folder: string): readonly string[] =>
  refrigerantsIn(folder).flatMap(({ key, kind }) => (kind === "fluid" ? [key] : []));

/** Keys of the blends that are calculated of their components. */
export const blendsIn = (folder: string): readonly string[] =>
  refrigerantsIn(folder).flatMap(({ key, kind }) => (kind === "blend" ? [key] : []));
