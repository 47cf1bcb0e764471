import { assumedNames, isTypedQuantity, withAssumed, withEntered } from "../kernel/index.ts";
import { comparedCells, plainName, sourcesOf, writtenCell } from "./comparedCells.ts";
import { knownFacts, type RowFacts } from "./importFacts.ts";
import type { CellDifference, ComparedRow, ImportedRow, ListRow as Row, RowImport } from "./rowImport.ts";
import { isFromFile } from "./rowIds.ts";

const isLinked = (row: Row): boolean => Object.values(row).some((cell) => isTypedQuantity(cell) && cell.link !== undefined);

/** A row of the list that is known to be from a source row. */
function comparedRow(row: Row, imported: ImportedRow, context: RowImport, facts: RowFacts): ComparedRow {
  const { differences, entries, left } = comparedCells(row, imported, context, facts);
  const common = { id: row.id, name: imported.name, imported, entries };
  if (differences.length > 0) return { ...common, state: "changed", differences };
  return left.length > 0 ? { ...common, state: "changed", differences: left, isLeft: true } : { ...common, state: "current", differences };
}

/** The rows of a list that source rows were imported to, by id of the source row. */
function knownRows(rows: readonly Row[], imported: readonly ImportedRow[], context: RowImport): ReadonlyMap<string, Row> {
  const known = new Map<string, Row>();
  const taken = new Set<Row>();
  const claim = (source: string, row: Row | undefined): void => {
    if (!row || taken.has(row) || known.has(source)) return;
    known.set(source, row);
    taken.add(row);
  };
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, source } of imported) claim(source, byId.get(id));
  const isWanted = new Set(imported.map(({ source }) => source));
  for (const row of rows) for (const source of sourcesOf(row, context)) if (isWanted.has(source)) claim(source, row);
  return known;
}

/**
 * Compares a list with the rows of another file that are imported to it. A row is found by its id, by the links of its numbers to the source row, or by
 * its name if none of its numbers is linked. Rows and entries of users stay; those of a row of the same name are replaced if it is selected.
 *
 * @param rows rows of the list
 * @param imported rows of the other file
 * @param context source and target
 * @returns rows of the other file in their order, then rows whose source is gone
 * @example
 * ```ts
 * import { compareRows } from "@org/hvac-core/exchange";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const area = { value: 20, quantity: "area", result: "inputs.rooms.a.floorArea" } as const;
 * const imported = [{ id: "new", source: "a", name: "Office", cells: { name: "Office", area } }];
 * compareRows([], imported, { file, lists: ["rooms"], unitSystem: "Metric" })[0]?.state; // "new"
 * ```
 */
export function compareRows(rows: readonly Row[], imported: readonly ImportedRow[], context: RowImport): readonly ComparedRow[] {
  const known = knownRows(rows, imported, context);
  const taken = new Set(known.values());
  const isFromSource = isFromFile(context.file);
  const sources = new Set(imported.map(({ source }) => source));
  const keepsIds = imported.every(({ id, source }) => id === source);
  const isRecorded = ({ id }: Row): boolean => keepsIds && !sources.has(id) && knownFacts(context.record, id).isDecided;
  const isGone = (row: Row): boolean =>
    !taken.has(row) &&
    (isFromSource(row.id) || isRecorded(row) || sourcesOf(row, context).some((source) => source !== "" && !sources.has(source))) &&
    !sourcesOf(row, context).some((source) => sources.has(source));
  const gone = rows.filter(isGone);
  const unlinked = rows.filter((row) => !taken.has(row) && !gone.includes(row) && !isLinked(row));
  const compared = imported.map((each): ComparedRow => {
    const { id, name, source, cells } = each;
    const row = known.get(source);
    const facts = knownFacts(context.record, source);
    if (row) return comparedRow(row, each, context, facts);
    const same = unlinked.findIndex((other) => plainName(other["name"]) !== "" && plainName(other["name"]) === plainName(name));
    const [sameName] = same === -1 ? [] : unlinked.splice(same, 1);
    const left = facts.isDecided && ({ isLeft: true } as const);
    if (sameName) {
      // Who links a row to its source takes the source's numbers.
      const { differences, entries } = comparedCells(sameName, each, { ...context, replacesEntries: true }, knownFacts(undefined, source));
      return { state: "entered", id: sameName.id, name, imported: each, differences, entries, ...left };
    }
    const differences = Object.entries(cells).flatMap(([cell, value]) =>
      value === undefined ? [] : [{ name: cell, was: undefined, now: writtenCell(value, undefined, context) }],
    );
    return { state: "new", id, name, imported: each, differences, entries: [], ...left };
  });
  return [
    ...compared,
    ...gone.map((row): ComparedRow => {
      const name = typeof row["name"] === "string" ? row["name"] : "";
      const left = knownFacts(context.record, row.id).isLeft && ({ isLeft: true } as const);
      return { state: "gone", id: row.id, name, differences: [], entries: [], ...left };
    }),
  ];
}

/** A row with the imported cells; a cell that the source no longer has is empty. */
export function withCells(row: Row, differences: readonly CellDifference[]): Row {
  const emptied = new Set(differences.flatMap(({ name, now }) => (now === undefined ? [name] : [])));
  const left = Object.fromEntries(Object.entries(row).filter(([name]) => !emptied.has(name))) as Row;
  const entered = Object.fromEntries(differences.flatMap(({ name, now }) => (now === undefined ? [] : [[name, now]])));
  return withEntered(
    withAssumed(
      left,
      assumedNames(left).filter((name) => !emptied.has(name)),
    ),
    entered,
  );
}

/**
 * A list after an import: rows are added and changed, and rows whose source is gone are removed, as far as they are selected. Rows after a removed one
 * come after the one before it; other references to it become empty.
 *
 * @param rows rows of the list
 * @param compared from `compareRows`
 * @param selected ids of the rows that are imported or removed
 * @returns the list; existing rows keep their order
 * @example
 * ```ts
 * import { compareRows, importRows } from "@org/hvac-core/exchange";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const imported = [{ id: "new", source: "a", name: "Office", cells: { name: "Office" } }];
 * const compared = compareRows([], imported, { file, lists: ["rooms"], unitSystem: "Metric" });
 * importRows([], compared, new Set(["new"])); // [{ id: "new", name: "Office" }]
 * ```
 */
export function importRows(rows: readonly Row[], compared: readonly ComparedRow[], selected: ReadonlySet<string>): readonly Row[] {
  const chosen = compared.filter(({ id }) => selected.has(id));
  const changes = new Map(chosen.map((each) => [each.id, each]));
  const removed = new Map(rows.flatMap((row) => (changes.get(row.id)?.state === "gone" ? [[row.id, row] as const] : [])));
  const parentAfter = (id: unknown): unknown => {
    let parent = id;
    for (let above = removed.get(String(parent)); above; above = removed.get(String(parent))) parent = above["parent"] ?? null;
    return parent;
  };
  const isRemoved = (cell: unknown): boolean => typeof cell === "string" && removed.has(cell);
  const remaining = rows.flatMap((row): readonly Row[] => {
    if (removed.has(row.id)) return [];
    const change = changes.get(row.id);
    const next = change ? withCells(row, change.differences) : row;
    const references = Object.keys(next).filter((name) => name !== "id" && isRemoved(next[name]));
    return [references.reduce((each, name) => ({ ...each, [name]: name === "parent" ? parentAfter(each["parent"]) : null }), next)];
  });
  const added = chosen.flatMap(({ state, id, imported, differences }): readonly Row[] =>
    state === "new" ? [withCells({ id, ...imported?.first }, differences)] : [],
  );
  return [...remaining, ...added];
}
