import type { Layer } from "../../envelope/index.ts";
import { layersOf, numberOf, rowUValue, type BuildingLibrary, type FileConstruction, type FileWindowType } from "./fileLibrary.ts";
import type { ConstructionRow, WindowTypeRow } from "./library.ts";
import { rowIdOf } from "./rowIds.ts";

/** What a construction or window type of a file and a row have in common. */
export type MatchBasis = "id" | "name" | "layers" | "values";

/** A row of a heat load that may take the place of a construction or window type of a file. */
export interface LibraryMatch {
  /** Identifier in the file. */
  readonly id: string;
  /** Id of the row. */
  readonly rowId: string;
  readonly by: MatchBasis;
}

/** Rows of a heat load that the library of a file is compared with. */
export interface ExistingLibrary {
  readonly constructions: readonly ConstructionRow[];
  readonly windowTypes: readonly WindowTypeRow[];
}

/** Relative difference of numbers that are the same: files print three digits. */
const tolerance = 0.005;

function isSameNumber(a: number | undefined, b: number | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}

const plain = (name: string | undefined): string =>
  (name ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The resistance of a layer, and its heat capacity. */
const propertiesOf = (layer: Layer): readonly [number, number] =>
  "resistance" in layer
    ? [layer.resistance, 0]
    : [layer.thickness / layer.conductivity, layer.thickness * layer.density * layer.specificHeat];

function hasSameLayers(a: ConstructionRow, b: ConstructionRow): boolean {
  if (a.by !== "layers" || b.by !== "layers") return false;
  const [ofFile, ofRow] = [layersOf(a), layersOf(b)];
  if (ofFile === undefined || ofRow === undefined || ofFile.length === 0 || ofFile.length !== ofRow.length) return false;
  return ofFile.every((layer, index) => {
    const [mine, theirs] = [propertiesOf(layer), propertiesOf(ofRow[index]!)];
    return mine.every((value, which) => isSameNumber(value, theirs[which]));
  });
}

function isSameByValue(a: ConstructionRow, b: ConstructionRow): boolean {
  const isByValue = a.by !== "layers" && b.by !== "layers";
  return isByValue && (a.mass ?? "medium") === (b.mass ?? "medium") && isSameNumber(rowUValue(a), rowUValue(b));
}

type Test<Row> = readonly [by: MatchBasis, isMatch: (row: Row) => boolean];

/** The first row that the first test with a result selects. */
function firstMatch<Row extends { readonly id?: string }>(
  id: string,
  rows: readonly Row[],
  tests: readonly Test<Row>[],
): readonly LibraryMatch[] {
  for (const [by, isMatch] of tests) {
    const row = rows.find(isMatch);
    if (row?.id !== undefined) return [{ id, rowId: row.id, by }];
  }
  return [];
}

const constructionTests = ({ id, name, row }: FileConstruction): readonly Test<ConstructionRow>[] => [
  ["id", (each) => each.id === rowIdOf(id)],
  ["name", (each) => plain(name) !== "" && plain(each.name) === plain(name)],
  ["layers", (each) => row !== undefined && hasSameLayers(row, each)],
  ["values", (each) => row !== undefined && isSameByValue(row, each)],
];

const windowTests = ({ id, name, uValue, shgc }: FileWindowType): readonly Test<WindowTypeRow>[] => [
  ["id", (each) => each.id === rowIdOf(id)],
  ["name", (each) => plain(name) !== "" && plain(each.name) === plain(name)],
  ["values", (each) => isSameNumber(uValue, numberOf(each.uValue, "uValue")) && isSameNumber(shgc, shgcOf(each))],
];

/** Solar heat gain coefficient of a row, which may be a bare number. */
export const shgcOf = ({ shgc }: WindowTypeRow): number | undefined => (typeof shgc === "number" ? shgc : numberOf(shgc, "number"));

/**
 * Rows of a heat load that are the same as constructions and window types of a file: by id, else by name, else by layers, else by U-value with mass or
 * solar heat gain coefficient. Nothing is replaced; the user decides.
 *
 * @param library from `buildingLibrary`
 * @param existing rows of the heat load, as entered
 * @returns a row for each construction and window type that has one
 * @example
 * ```ts
 * import { libraryMatches } from "@org/hvac-core/exchange/building";
 * const glass = { id: "w1", name: "Double, low-e", area: 3 };
 * const rows = [{ id: "a", name: "Double low-E", uValue: { value: 1.3, unit: "W/m2K" }, shgc: 0.5 }] as const;
 * libraryMatches({ constructions: [], windowTypes: [glass] }, { constructions: [], windowTypes: rows }).windowTypes[0]?.by; // "name"
 * ```
 */
export function libraryMatches(
  library: BuildingLibrary,
  existing: ExistingLibrary,
): { readonly constructions: readonly LibraryMatch[]; readonly windowTypes: readonly LibraryMatch[] } {
  return {
    constructions: library.constructions.flatMap((each) => firstMatch(each.id, existing.constructions, constructionTests(each))),
    windowTypes: library.windowTypes.flatMap((each) => firstMatch(each.id, existing.windowTypes, windowTests(each))),
  };
}
