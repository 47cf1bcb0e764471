import type { DecimalMark } from "@org/hvac-core/quantity";
import type { NumberMarks } from "./decimalMarks.ts";
import type { Block } from "./tableText.ts";

/** A single number, in which a comma does not separate cells: `1,200`, `12,5`. */
const oneNumber = /^\s*[-+−]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+,\d+)\s*$/;

/** Splits a text into cells. A cell in double quotes may hold delimiters, line breaks and doubled quotes. */
function split(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let index = 0;
  const endCell = (): void => {
    rows.at(-1)!.push(cell);
    cell = "";
  };
  while (index < text.length) {
    const sign = text[index]!;
    if (sign === '"' && cell === "") {
      const [quoted, after] = readQuoted(text, index, delimiter);
      cell = quoted;
      index = after;
    } else if (sign === delimiter) {
      endCell();
      index += 1;
    } else if (sign === "\n" || sign === "\r") {
      endCell();
      rows.push([]);
      index += sign === "\r" && text[index + 1] === "\n" ? 2 : 1;
    } else {
      cell += sign;
      index += 1;
    }
  }
  endCell();
  return rows;
}

/** Reads a quoted cell. A quote that is not closed, or is followed by text, is an inch mark. */
function readQuoted(text: string, start: number, delimiter: string): readonly [cell: string, after: number] {
  let cell = "";
  let index = start + 1;
  while (index < text.length) {
    if (text[index] !== '"') cell += text[index];
    else if (text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else {
      const next = text[index + 1];
      if (next === undefined || next === delimiter || next === "\n" || next === "\r") return [cell, index + 1];
      break;
    }
    index += 1;
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
    // One line with a comma is a sentence or a number; several lines with equal numbers of commas are a table.
    if (delimiter === "," && (rows.length < 2 || text.split(/[\r\n]+/).every((line) => line === "" || oneNumber.test(line)))) continue;
    return delimiter;
  }
  return "\t";
}

/**
 * Reads cells copied from a spreadsheet, a file or an e-mail. Tabs, semicolons, or commas that are not decimal marks separate them. Quoted cells may
 * hold any character. A line break at the end adds no row.
 */
export function readBlock(text: string, decimalMark: DecimalMark): Block {
  const rows = split(text, delimiterOf(text, decimalMark));
  if (rows.length > 1 && rows.at(-1)!.length === 1 && rows.at(-1)![0] === "" && /[\r\n]$/.test(text)) rows.pop();
  return rows;
}

/** Cells of a file of separated values, and the number format that applies if the cells do not show it. */
export interface DelimitedFile {
  readonly rows: Block;
  readonly marksIfNone: NumberMarks;
}

/** Counts the rows with the most frequent number of cells, among rows of two cells or more. */
function regularRows(rows: readonly (readonly string[])[]): number {
  const widths = Map.groupBy(
    rows.filter(({ length }) => length > 1),
    ({ length }) => length,
  );
  return Math.max(0, ...[...widths.values()].map(({ length }) => length));
}

/**
 * Reads a file of separated values, whose first lines may be titles. The separator is the one that gives the most regular rows, or the one named in
 * the first line as Excel writes it: `sep=;`.
 *
 * @param pageMark decimal mark of the page, which applies if the file does not show its own
 */
export function readDelimitedFile(text: string, pageMark: DecimalMark): DelimitedFile {
  const separatorLine = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const content = (separatorLine ? text.slice(separatorLine[0].length) : text).replace(/^\uFEFF/, "");
  const candidates = (separatorLine ? [separatorLine[1]!] : ["\t", ";", ",", "|"]).map((delimiter) => ({
    delimiter,
    rows: split(content, delimiter),
  }));
  const counts = candidates.map(({ rows }) => regularRows(rows));
  const { delimiter, rows } = candidates[counts.indexOf(Math.max(...counts))]!;
  // If commas separate cells, the decimal mark is a point. Other separators are no evidence, except in files exported from this product.
  const isOwn = delimiter === ";" && rows.some((row) => row.includes("Row ID"));
  const marksIfNone: NumberMarks =
    delimiter === ","
      ? { decimal: ".", evidence: "none" }
      : isOwn
        ? { decimal: ",", evidence: "shown" }
        : { decimal: pageMark, evidence: "open" };
  return { rows, marksIfNone };
}
