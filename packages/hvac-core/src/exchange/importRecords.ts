import { importRecordsIn, type ImportRecord } from "../kernel/index.ts";
import type { FileReference } from "./files.ts";
import { factsText, hasNoLink, knownFacts, leftText, recordedName } from "./importFacts.ts";
import type { ComparedRow, ImportedCell, RowImport } from "./rowImport.ts";
import { importedId } from "./rowIds.ts";

/**
 * What earlier imports from a file to a list recorded.
 *
 * @param input input with the list
 * @param list name of the list
 * @param file the other file
 * @returns the record; undefined where rows of the file were never imported to the list
 * @example
 * ```ts
 * import { importRecordOf } from "@org/hvac-core/exchange";
 * importRecordOf({ zones: [] }, "zones", { collection: "calculations", fileId: "f" }); // undefined
 * ```
 */
export const importRecordOf = (
  input: Readonly<Record<string, unknown>>,
  list: string,
  { collection, fileId }: Pick<FileReference, "collection" | "fileId">,
): ImportRecord | undefined =>
  importRecordsIn(input).find((each) => each.list === list && each.link.fileId === fileId && each.link.collection === collection);

/** The options among cells: names are entries once they are imported. */
const optionsOf = (cells: Readonly<Record<string, ImportedCell | undefined>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(cells).flatMap(([name, cell]) => (typeof cell === "string" && name !== "name" ? [[name, cell] as const] : [])));

/** An import of rows that a user has decided. */
export interface DecidedImport {
  /** Name of the list. */
  readonly list: string;
  readonly context: RowImport;
  /** From `compareRows`. */
  readonly compared: readonly ComparedRow[];
  /** Ids of the rows that are imported or removed. All others stay as they are. */
  readonly selected: ReadonlySet<string>;
}

/**
 * The records of an input after an import. A row that is not selected was left as it is: it makes the file out of date only after it differs in
 * another way.
 *
 * @param input input before the import
 * @param decided the import
 * @returns all records of the input
 * @example
 * ```ts
 * import { compareRows, recordImport } from "@org/hvac-core/exchange";
 * const context = { file: { projectId: "p", collection: "calculations", fileId: "f" }, lists: ["rooms"], unitSystem: "Metric" } as const;
 * const compared = compareRows([], [{ id: "new", source: "a", name: "Office", cells: { name: "Office" } }], context);
 * const imports = recordImport({}, { list: "zones", context, compared, selected: new Set() });
 * imports[0]?.rows; // { a: "-" }
 * ```
 */
export function recordImport(
  input: Readonly<Record<string, unknown>>,
  { list, context, compared, selected }: DecidedImport,
): readonly ImportRecord[] {
  const { file, lists } = context;
  const before = importRecordOf(input, list, file);
  const rows = compared.flatMap(({ state, id, imported, differences }): (readonly [string, string])[] => {
    const isSelected = selected.has(id);
    if (!imported) return isSelected ? [] : [[id, leftText]];
    const name = recordedName(imported.source);
    if (!isSelected && (state === "new" || state === "entered")) return [[name, leftText]];
    const options = optionsOf(imported.cells);
    const leftCells = new Set(knownFacts(before, imported.source).leftCells);
    for (const cell of differences.filter(hasNoLink).map((each) => each.name)) {
      // An option is left by knowing the one that the other file has.
      if (isSelected || options.has(cell)) leftCells.delete(cell);
      else leftCells.add(cell);
    }
    return [[name, factsText({ leftCells, options })]];
  });
  const record: ImportRecord = {
    id: before?.id ?? importedId(file, "import", list),
    list,
    link: { collection: file.collection, fileId: file.fileId, result: lists[0] ?? "" },
    rows: Object.fromEntries(rows),
  };
  return [...importRecordsIn(input).filter((each) => each !== before), record];
}

/**
 * Number of rows that differ from their source in a way that their links do not show: new, gone, with another option, or with a number that was not
 * there at the last import. What a user left as it is does not count.
 *
 * @param compared from `compareRows`
 * @returns number of rows
 * @example
 * ```ts
 * import { compareRows, differingRows } from "@org/hvac-core/exchange";
 * const context = { file: { projectId: "p", collection: "calculations", fileId: "f" }, lists: ["rooms"], unitSystem: "Metric" } as const;
 * differingRows(compareRows([], [{ id: "new", source: "a", name: "Office", cells: { name: "Office" } }], context)); // 1
 * ```
 */
export const differingRows = (compared: readonly ComparedRow[]): number =>
  compared.filter(
    ({ state, isLeft, differences }) => !isLeft && state !== "current" && (state !== "changed" || differences.some(hasNoLink)),
  ).length;
