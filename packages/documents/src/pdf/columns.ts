import type { ReportCell, ReportLine, ReportTable } from "../content/reportTypes.ts";
import type { Typesetter, Look, Span } from "./typesetter.ts";
import { texts } from "./texts.ts";

/** Widths that a column asks for, points. */
export interface ColumnRoom {
  /** With its widest word whole, and its texts on a few lines. */
  readonly minimum: number;
  /** With each text on one line. */
  readonly whole: number;
}

/** Lines that a text may take before its column becomes wider. */
const fewLines = 3;
/** A name of a row that is no wider stays on one line, points: "Surface 1". */
const shortName = 60;
/** A column that has room left becomes at most so much wider than its texts. */
const widest = 1.35;

export const cellText = (cell: ReportCell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));

/** A text, and the mark of an assumed one. */
export function markedSpans(cell: ReportCell | undefined, muted: string, look: Partial<Span> = {}): readonly Span[] {
  const text = { text: cellText(cell), ...look };
  if (typeof cell !== "object") return [text];
  return [text, { text: cell.origin === undefined ? texts.assumed : ` ${cell.origin}`, italic: true, color: muted }];
}

/** A source by its number in the list of publications, and the place in it. */
export const citationMark = ({ number, locator }: NonNullable<ReportLine["source"]>): string =>
  `[${number}]${locator === "" ? "" : ` ${locator}`}`;

/** A symbol with its subscript, in running text. */
export function symbolSpans(symbol: string): readonly Span[] {
  const [base = "", ...below] = symbol.split("_");
  return [{ text: base, italic: true }, ...(below.length > 0 ? [{ text: below.join(","), isBelow: true as const, italic: true }] : [])];
}

/** The head of a column: its label, symbol and, on a separate line, unit. */
export function headSpans({ label, symbol, unit }: ReportTable["columns"][number], muted: string): readonly Span[] {
  return [
    { text: label, bold: true },
    ...(symbol === undefined ? [] : [{ text: "\u00a0\u00a0" }, ...symbolSpans(symbol)]),
    ...(unit ? [{ text: `\n${unit}`, color: muted }] : []),
  ];
}

/** The widths that the columns of a table ask for by what is in them. */
export function roomsOf(table: ReportTable, typesetter: Typesetter, look: Look): readonly ColumnRoom[] {
  const { columns, rows, sum } = table;
  return columns.map((column, place): ColumnRoom => {
    const head = headSpans(column, look.color);
    let word = typesetter.widestWord(head, look);
    let whole = 0;
    const cells = rows.map(({ cells: each }) => each[place]);
    if (sum) cells.push(sum[place]);
    for (const cell of cells) {
      const spans = markedSpans(cell, look.color);
      word = Math.max(word, typesetter.widestWord(spans, look));
      whole = Math.max(whole, typesetter.width(spans, look));
    }
    const heads = typesetter.width(head, look);
    const name = place === 0 && whole <= shortName ? whole : 0;
    const minimum = Math.max(word, whole / fewLines, heads / fewLines, name);
    return { minimum, whole: Math.max(minimum, whole) };
  });
}

/**
 * Widths of columns without the room between them: as much as they ask for, more where the paper has it and their texts would take lines, and somewhat
 * more still.
 *
 * @param room that all of them may take, points
 */
export function columnWidths(rooms: readonly ColumnRoom[], room: number): readonly number[] {
  const minimum = rooms.reduce((sum, each) => sum + each.minimum, 0);
  const more = rooms.reduce((sum, each) => sum + each.whole - each.minimum, 0);
  const share = more > 0 ? Math.min(1, Math.max(0, (room - minimum) / more)) : 0;
  const scale = Math.min(widest, room / (minimum + share * more));
  return rooms.map((each) => Math.max(6, scale * (each.minimum + share * (each.whole - each.minimum))));
}

/** Columns one after the other, as many next to each other as the width takes. */
function filled(widths: readonly number[], room: number): number[][] {
  const parts: number[][] = [];
  let left = 0;
  widths.forEach((width, index) => {
    left -= width;
    const part = parts.at(-1);
    if (part && left >= 0) return part.push(index + 1);
    left = room - width;
    return parts.push([index + 1]);
  });
  return parts;
}

/**
 * The columns of a table in parts that fit the paper, each with the first column: of about one width.
 *
 * @param widths of the columns with the room between them, points
 * @returns indices of columns; one part where all fit
 */
export function columnParts([head = 0, ...widths]: readonly number[], paper: number): readonly (readonly number[])[] {
  if (widths.length === 0) return [[0]];
  const room = Math.max(paper - head, ...widths);
  const { length } = filled(widths, room);
  // The narrowest that needs no part more.
  let parts = filled(widths, room);
  for (let narrower = room - 4; narrower > 0; narrower -= 4) {
    const tried = filled(widths, narrower);
    if (tried.length > length) break;
    parts = tried;
  }
  return parts.map((part) => [0, ...part]);
}
