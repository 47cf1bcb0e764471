import { columnWidth, paperParts } from "./paperParts.ts";
import type { ReportCell, ReportTable } from "./reportTypes.ts";

const textOf = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));

/**
 * A table as wide as the paper takes it.
 *
 * @returns the table, or tables that go below each other: each with the heads of the rows and a part of the other columns
 */
export function tableParts(table: ReportTable): readonly ReportTable[] {
  const { columns, rows, sum } = table;
  /** The number of a row and its name. */
  const heads = Math.max(columns.findIndex(({ isText }) => isText) + 1, 1);
  const lines = [...rows.map(({ cells }) => cells), ...(sum ? [sum] : [])];
  const widths = columns.map(({ label, unit = "" }, index) => columnWidth([label, unit, ...lines.map((cells) => textOf(cells[index]))]));
  const headWidth = widths.slice(0, heads).reduce((total, width) => total + width, 0);
  const parts = paperParts(headWidth, widths.slice(heads));
  if (parts.length === 1) return [table];
  return parts.map((part) => {
    const places = [...columns.slice(0, heads).keys(), ...part.map((index) => index + heads)];
    const cut = <T>(cells: readonly T[]): T[] => places.map((place) => cells[place]!);
    return { ...table, columns: cut(columns), rows: rows.map((row) => ({ ...row, cells: cut(row.cells) })), ...(sum && { sum: cut(sum) }) };
  });
}
