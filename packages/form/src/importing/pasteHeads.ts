import type { NumberMarks } from "../numbers/decimalMarks.ts";
import { prose } from "../numbers/numbers.ts";
import type { Block } from "../numbers/tableText.ts";
import { columnsOf, type Column } from "../rows/columns.ts";
import { fileColumns } from "./fileColumns.ts";
import { readHeads, readUnitsRow, withoutBrackets, type Head } from "./fileHeads.ts";
import { looseName } from "./headNames.ts";
import { isUnchanged, seriesWrite, writesOf } from "./importedCells.ts";
import { fieldsOf, type ImportedTable } from "./importedTable.ts";
import type { ListSource } from "../rows/source.ts";
import type { Problem } from "../rows/writing.ts";
import type { CellWrite } from "../rows/cells.ts";
import { texts as rowTexts } from "../rows/texts.ts";
import { headTexts, texts } from "./texts.ts";

/** A block whose first row names its columns. */
export interface HeadedBlock {
  readonly table: Omit<ImportedTable, "marks">;
  /** Titles that match no column. */
  readonly unknown: readonly string[];
}

/**
 * Reads a block whose first row names columns of the list, such as a table copied with its head or a schedule; `undefined` if the first row is data
 * like the others.
 */
export function headedBlock(block: Block, source: ListSource): HeadedBlock | undefined {
  const [first = [], ...others] = block;
  const titles = first.map((title) => title.trim());
  const namedTitles = titles.filter((title) => title !== "");
  if (others.length === 0 || namedTitles.length < 2) return undefined;
  const units = readUnitsRow(others.slice(0, 7));
  const heads = readHeads(titles, fileColumns(source), {}, units);
  const { state, path, list } = source;
  const results = new Set(
    columnsOf(state.definition, path, list).flatMap(({ kind, label }) =>
      kind === "computed" ? [looseName(prose(label)), looseName(headTexts.result(prose(label)))] : [],
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
  if (fieldCount === 0 || namedTitles.length - unknown.length < 2 || unknown.length * 2 > namedTitles.length) return undefined;
  // A row of data may contain a text that is also a column name, but a head contains no numbers.
  if (namedTitles.some((title) => /^[-+−]?\d[\d.,]*$/.test(title)) && fieldCount < namedTitles.length) return undefined;
  return { table: { rows: others.slice(units ? 1 : 0), heads, isMarked: true }, unknown };
}

/** Writes of a block with a head into rows of the list, by column name. */
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
  const problems: Problem[] = unknown.map((title) => ({ row: texts.headRow, column: "–", text: title, why: texts.unknownHead }));
  const writes = targets.flatMap((row, index): readonly CellWrite[] => {
    const cells = table.rows[index]!;
    const isNew = row >= source.rows.length;
    const single = writesOf(row, cells, plain, table, source, (field) => !isNew && isUnchanged(field, cells, row, source, table));
    const seriesResults = [...series.values()].map((seriesFields) => seriesWrite(row, seriesFields, cells, table, source, isNew));
    for (const { column, text, why } of [...single.problems, ...seriesResults.flatMap((each) => each.problems)])
      problems.push({ row: rowTexts.row(row + 1), column: table.heads[column]?.title ?? "", text, why });
    return [...single.writes, ...seriesResults.flatMap(({ write }) => write ?? [])];
  });
  return { writes, problems };
}
