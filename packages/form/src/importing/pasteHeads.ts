import type { NumberMarks } from "../numbers/decimalMarks.ts";
import { prose } from "../numbers/numbers.ts";
import type { Block } from "../numbers/tableText.ts";
import { columnsOf, type Column } from "../rows/columns.ts";
import { fileColumns } from "./fileColumns.ts";
import { readHeads, readUnitsRow, withoutBrackets, type Head } from "./fileHeads.ts";
import { looseName } from "./headNames.ts";
import { saysTheSame, seriesWrite, writesOf } from "./importedCells.ts";
import { fieldsOf, type ImportedTable } from "./importedTable.ts";
import type { ListSource } from "../rows/source.ts";
import type { Problem } from "../rows/writing.ts";
import type { CellWrite } from "../rows/cells.ts";

/** A block whose first row names its columns. */
export interface HeadedBlock {
  readonly table: Omit<ImportedTable, "marks">;
  /** Titles that no column has. */
  readonly unknown: readonly string[];
}

/** What a result is called beside a field of the same name. */
export const resultLabel = (label: string): string => `${label}, result`;

/**
 * A block whose first row names columns of the list, as what is copied with its head has it, or what comes out of a schedule; `undefined` where the
 * first row is like the others.
 */
export function headedBlock(block: Block, source: ListSource): HeadedBlock | undefined {
  const [first = [], ...others] = block;
  const titles = first.map((title) => title.trim());
  const stated = titles.filter((title) => title !== "");
  if (others.length === 0 || stated.length < 2) return undefined;
  const units = readUnitsRow(others.slice(0, 7));
  const heads = readHeads(titles, fileColumns(source), {}, units);
  const { state, path, list } = source;
  const results = new Set(
    columnsOf(state.definition, path, list).flatMap(({ kind, label }) =>
      kind === "computed" ? [looseName(prose(label)), looseName(resultLabel(prose(label)))] : [],
    ),
  );
  const opened = new Set(
    columnsOf(state.definition, path, list).flatMap((column: Column) =>
      column.kind === "input" && ["series", "matrix", "list"].includes(column.field.type) ? [looseName(prose(column.label))] : [],
    ),
  );
  const isKnown = ({ title, target }: Head): boolean =>
    target.type !== "none" || [title, withoutBrackets(title)].some((name) => results.has(looseName(name)) || opened.has(looseName(name)));
  const fieldCount = heads.filter(({ target }) => target.type === "field").length;
  const unknown = heads.flatMap((head) => (head.title === "" || isKnown(head) ? [] : [head.title]));
  if (fieldCount === 0 || stated.length - unknown.length < 2 || unknown.length * 2 > stated.length) return undefined;
  // A row of data may have a text that is a name of a column too: in a head no cell is a number.
  if (stated.some((title) => /^[-+−]?\d[\d.,]*$/.test(title)) && fieldCount < stated.length) return undefined;
  return { table: { rows: others.slice(units ? 1 : 0), heads, isMarked: true }, unknown };
}

/** The writes of a block with a head into rows of the list, by the names of its columns wherever they stand. */
export function headedWrites(
  { table: ofBlock, unknown }: HeadedBlock,
  marks: NumberMarks,
  source: ListSource,
  targets: readonly number[],
): { readonly writes: readonly CellWrite[]; readonly problems: readonly Problem[] } {
  const table: ImportedTable = { ...ofBlock, marks };
  const fields = fieldsOf(table, fileColumns(source));
  const plain = fields.filter(({ column }) => column.place === undefined);
  const series = Map.groupBy(
    fields.filter(({ column }) => column.place !== undefined),
    ({ column }) => column.column.key,
  );
  const problems: Problem[] = unknown.map((title) => ({
    row: "Head",
    column: "–",
    text: title,
    why: "No column is called this: its cells are left out.",
  }));
  const writes = targets.flatMap((row, index): readonly CellWrite[] => {
    const cells = table.rows[index]!;
    const isNew = row >= source.rows.length;
    const single = writesOf(row, cells, plain, table, source, (field) => !isNew && saysTheSame(field, cells, row, source, table));
    const together = [...series.values()].map((own) => seriesWrite(row, own, cells, table, source, isNew));
    for (const { at, text, why } of [...single.problems, ...together.flatMap((each) => each.problems)])
      problems.push({ row: `Row ${row + 1}`, column: table.heads[at]?.title ?? "", text, why });
    return [...single.writes, ...together.flatMap(({ write }) => write ?? [])];
  });
  return { writes, problems };
}
