import { writeXlsx, type Cell, type CellStyle } from "hucre/xlsx";
import { texts } from "./texts.ts";

/** A written cell. A text is always text, even one that begins with an equals sign. */
export interface WrittenCell {
  readonly value: string | number;
  /** Formula without its equals sign, never from user input. `value` is its result. */
  readonly formula?: string;
  /** Number format of Excel: `0.00`. */
  readonly format?: string;
  readonly isBold?: boolean;
  /** Wraps into lines. */
  readonly wraps?: boolean;
}

export interface WrittenSheet {
  readonly name: string;
  /** Widths of columns, characters. */
  readonly widths: readonly number[];
  /** Rows that stay in view. */
  readonly headRows: number;
  readonly rows: readonly (readonly (WrittenCell | undefined)[])[];
}

/** Maximum length of a text in Excel. A cell of type text is never a formula, even with an equals sign in front. */
const longestText = 32_767;

/** Texts that Excel would decode as a character: `_x0041_` for A. */
const encodedCharacter = /_(?=x[0-9A-Fa-f]{4}_)/g;
const textOf = (text: string): string => text.slice(0, longestText).replaceAll(encodedCharacter, "_x005F_").replaceAll("\r", "_x000D_");

/** Style of a cell. Few different ones keep hucre fast: it searches all of them for an equal one. */
function styleOf({ format, isBold, wraps }: WrittenCell): CellStyle | undefined {
  if (format === undefined && !isBold && !wraps) return undefined;
  return {
    ...(format !== undefined && { numFmt: format }),
    ...(isBold && { font: { bold: true } }),
    ...(wraps && { alignment: { wrapText: true, vertical: "top" } }),
  };
}

function hucreCell(cell: WrittenCell): Partial<Cell> {
  const style = styleOf(cell);
  const value = typeof cell.value === "string" ? textOf(cell.value) : cell.value;
  return {
    value,
    type: typeof value === "string" ? "string" : "number",
    ...(style && { style }),
    ...(cell.formula !== undefined && { formula: cell.formula, formulaResult: value, type: "formula" as const }),
  };
}

/** Characters that Excel does not allow in names of sheets, and their maximum length. */
const nameSigns = /[[\]:*?/\\']+/g;
const longestName = 31;

/** Unique names that Excel accepts; formulas refer to them. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const plain = name.replaceAll(nameSigns, " ").trim().slice(0, longestName).trim() || texts.sheet;
    let unique = plain;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${plain.slice(0, longestName - 4).trim()} ${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Writes a workbook. Names of sheets must come from `sheetNames`. */
export async function workbookOf(sheets: readonly WrittenSheet[], title: string): Promise<Blob> {
  const bytes = await writeXlsx({
    properties: { title, creator: "Plenum" },
    sheets: sheets.map(({ name, widths, headRows, rows }) => ({
      name,
      columns: widths.map((width) => ({ width })),
      ...(headRows > 0 && { freezePane: { rows: headRows } }),
      rows: rows.map((row) => row.map(() => null)),
      cells: new Map(
        rows.flatMap((row, rowIndex) => row.flatMap((cell, column) => (cell ? [[`${rowIndex},${column}`, hucreCell(cell)] as const] : []))),
      ),
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
