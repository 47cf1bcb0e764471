import type { DecimalMark } from "@org/hvac-core/quantity";
import type { NumberMarks } from "./decimalMarks.ts";
import type { Block } from "./tableText.ts";

/** One number with groups of thousands or decimals, where a comma separates no cells: `1,200`, `12,5`. */
const oneNumber = /^\s*[-+−]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+,\d+)\s*$/;

/** Splits a text into cells. A cell in double quotes may hold delimiters, line breaks and doubled quotes. */
function split(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let at = 0;
  const endCell = (): void => {
    rows.at(-1)!.push(cell);
    cell = "";
  };
  while (at < text.length) {
    const sign = text[at]!;
    if (sign === '"' && cell === "") {
      const [quoted, after] = readQuoted(text, at, delimiter);
      cell = quoted;
      at = after;
    } else if (sign === delimiter) {
      endCell();
      at += 1;
    } else if (sign === "\n" || sign === "\r") {
      endCell();
      rows.push([]);
      at += sign === "\r" && text[at + 1] === "\n" ? 2 : 1;
    } else {
      cell += sign;
      at += 1;
    }
  }
  endCell();
  return rows;
}

/** Reads a cell in quotes. A quote that is never closed, or with text behind it, is an inch mark like any other sign. */
function readQuoted(text: string, start: number, delimiter: string): readonly [cell: string, after: number] {
  let cell = "";
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      const next = text[at + 1];
      if (next === undefined || next === delimiter || next === "\n" || next === "\r") return [cell, at + 1];
      break;
    }
    at += 1;
  }
  return ['"', start + 1];
}

function delimiterOf(text: string, decimalMark: DecimalMark): string {
  if (text.includes("\t")) return "\t";
  const candidates = decimalMark === "," ? [";"] : [";", ","];
  for (const delimiter of candidates) {
    const rows = split(text.replace(/[\r\n]+$/, ""), delimiter);
    const width = rows[0]!.length;
    if (width < 2 || rows.some((row) => row.length !== width)) continue;
    // A single line with a comma is a sentence or a number; several with as many each are a table.
    if (delimiter === "," && (rows.length < 2 || text.split(/[\r\n]+/).every((line) => line === "" || oneNumber.test(line)))) continue;
    return delimiter;
  }
  return "\t";
}

/**
 * Reads what was copied out of a spreadsheet, a file or a mail: tabs, semicolons, or commas where they mark no decimals. Cells in quotes may hold
 * anything. The line break at the end is none.
 */
export function readBlock(text: string, decimalMark: DecimalMark): Block {
  const rows = split(text, delimiterOf(text, decimalMark));
  if (rows.length > 1 && rows.at(-1)!.length === 1 && rows.at(-1)![0] === "" && /[\r\n]$/.test(text)) rows.pop();
  return rows;
}

/** A file of separated values: its cells, and how they write numbers where these do not show it. */
export interface DelimitedFile {
  readonly rows: Block;
  readonly marksIfNone: NumberMarks;
}

/** How many rows have as many cells as most rows have, which are two at least. */
function regularRows(rows: readonly (readonly string[])[]): number {
  const widths = Map.groupBy(
    rows.filter(({ length }) => length > 1),
    ({ length }) => length,
  );
  return Math.max(0, ...[...widths.values()].map(({ length }) => length));
}

/**
 * Reads a file of separated values, whose first lines may be titles. What separates its cells is what most rows agree on, or what its first line
 * says as Excel writes it: `sep=;`.
 *
 * @param pageMark the mark of decimals of the page, where the file does not show its own
 */
export function readDelimitedFile(text: string, pageMark: DecimalMark): DelimitedFile {
  const stated = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const content = (stated ? text.slice(stated[0].length) : text).replace(/^\uFEFF/, "");
  const candidates = (stated ? [stated[1]!] : ["\t", ";", ",", "|"]).map((delimiter) => ({ delimiter, rows: split(content, delimiter) }));
  const counts = candidates.map(({ rows }) => regularRows(rows));
  const { delimiter, rows } = candidates[counts.indexOf(Math.max(...counts))]!;
  // Commas between cells mark no decimals; what else separates them says nothing, except in the files that are written here.
  const isOwn = delimiter === ";" && rows.some((row) => row.includes("Row ID"));
  const marksIfNone: NumberMarks =
    delimiter === ","
      ? { decimal: ".", evidence: "none" }
      : isOwn
        ? { decimal: ",", evidence: "shown" }
        : { decimal: pageMark, evidence: "open" };
  return { rows, marksIfNone };
}
