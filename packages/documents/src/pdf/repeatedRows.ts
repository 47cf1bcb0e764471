import type { ReportBlock, ReportLine, ReportRow, ReportStep, SheetBlock } from "@org/documents/content";
import { withCommonUnit } from "../content/commonUnit.ts";
import { bandTables, isBanded, withBands } from "./octaveBands.ts";
import { texts } from "./texts.ts";

type RowsBlock = Extract<SheetBlock, { readonly kind: "rows" }>;
type SheetRow = RowsBlock["rows"][number];

/** Rows whose steps differ by their numbers alone. */
export interface RepeatedRows {
  readonly rows: readonly SheetRow[];
  /** The steps of the first, which stand for all; those of octave bands are one. */
  readonly steps: readonly ReportStep[];
  /** Their numbers: what is given and what each step comes to, those of octave bands apart. */
  readonly values: readonly ReportBlock[];
  /** Rows within the rows, each called by those that it is in. */
  readonly within: readonly RowsBlock[];
}

const isStep = (block: SheetBlock): block is ReportStep => block.kind === "step";
const isRows = (block: SheetBlock): block is RowsBlock => block.kind === "rows";
const givenOf = (blocks: readonly SheetBlock[]): readonly ReportLine[] =>
  blocks.flatMap((block) => (block.kind === "given" ? block.lines : []));

/** What rows have in common that can be printed together: the same steps by the same formulas. */
function shapeOf({ blocks }: SheetRow): string {
  return JSON.stringify([
    givenOf(blocks).map(({ label, symbol }) => [label, symbol]),
    blocks.filter(isStep).map(({ name, symbol, expression, source }) => [name, symbol, expression, source]),
    blocks.filter(isRows).map(({ title }) => title),
  ]);
}

function valuesOf(title: string, rows: readonly SheetRow[]): readonly ReportBlock[] {
  const given = rows.map(({ blocks }) => givenOf(blocks));
  const steps = rows.map(({ blocks }) => withBands(blocks).flatMap((block) => (!isBanded(block) && isStep(block) ? [block] : [])));
  const columns = [
    ...given[0]!.map(({ label, symbol }, place) => ({
      label,
      ...(symbol !== undefined && { symbol }),
      texts: given.map((lines) => lines[place]!.text),
    })),
    ...steps[0]!.map(({ name, symbol }, place) => ({ label: name, symbol, texts: steps.map((row) => row[place]!.value) })),
  ].map(({ texts, ...head }) => ({ ...head, ...withCommonUnit(texts) }));
  if (columns.length === 0) return [];
  const table: ReportBlock = {
    kind: "table",
    title: texts.values(title),
    columns: [
      { label: "", isText: true },
      ...columns.map(({ label, symbol, unit, texts }) => ({
        label,
        ...(symbol !== undefined && { symbol }),
        ...(unit !== undefined && { unit }),
        isText: texts.every((text) => !/^[−\d]/.test(text)),
      })),
    ],
    rows: rows.map((row, index): ReportRow => ({ cells: [row.title, ...columns.map(({ texts }) => texts[index]!)] })),
  };
  return [table];
}

/** The rows within rows, those of one block together: "Room 1, west wall". */
function withinOf(rows: readonly SheetRow[]): readonly RowsBlock[] {
  const blocks = rows.flatMap((row) =>
    row.blocks
      .filter(isRows)
      .map((block) => ({ title: block.title, rows: block.rows.map((each) => ({ ...each, title: `${row.title}: ${each.title}` })) })),
  );
  return [...Map.groupBy(blocks, ({ title }) => title)].map(([title, blocksOfTitle]) => ({
    kind: "rows",
    title,
    rows: blocksOfTitle.flatMap((each) => each.rows),
  }));
}

/**
 * Rows of a sheet by what they have in common, so that formulas are printed once, and the numbers of all rows as a table.
 *
 * @param block a block of rows
 * @returns groups in the order of their first rows; a row that is like no other is a separate group
 */
export function repeatedRows({ title, rows }: RowsBlock): readonly RepeatedRows[] {
  return [...Map.groupBy(rows, shapeOf).values()].map((group) => ({
    rows: group,
    steps: withBands(group[0]!.blocks).flatMap((block) => (isBanded(block) ? [block.step] : isStep(block) ? [block] : [])),
    values: [
      ...valuesOf(title, group),
      ...bandTables(group.map((row) => ({ owner: row.title, steps: withBands(row.blocks).filter(isBanded) }))),
    ],
    within: withinOf(group),
  }));
}
