import { writeXlsx, type Cell, type CellStyle } from "hucre/xlsx";

/** A cell as it is written. A text is text, whatever it begins with. */
export interface WrittenCell {
  readonly value: string | number;
  /** Without its sign of equality; never made of what somebody typed. `value` is what it gives. */
  readonly formula?: string;
  /** Number format of Excel: `0.00`. */
  readonly format?: string;
  readonly isBold?: boolean;
  /** Breaks into lines. */
  readonly wraps?: boolean;
}

export interface WrittenSheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** Rows that stay in view. */
  readonly headRows: number;
  readonly rows: readonly (readonly (WrittenCell | undefined)[])[];
}

/** The sign of equality and others begin no formula in a cell of the type text; Excel's own limit is its length. */
const longestText = 32_767;

/** Texts that Excel would read as a code of a character: `_x0041_` for A. */
const encodedCharacter = /_(?=x[0-9A-Fa-f]{4}_)/g;
const textOf = (text: string): string => text.slice(0, longestText).replaceAll(encodedCharacter, "_x005F_").replaceAll("\r", "_x000D_");

/** Styles are few and shared: hucre finds equal ones by looking through all. */
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

/** What names of sheets may not have, and how long they are at most, in Excel. */
const nameSigns = /[[\]:*?/\\']+/g;
const longestName = 31;

/** Names that Excel takes, each another: they are part of formulas. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const plain = name.replaceAll(nameSigns, " ").trim().slice(0, longestName).trim() || "Sheet";
    let own = plain;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${plain.slice(0, longestName - 4).trim()} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** Writes a workbook. Names of sheets are those that `sheetNames` gives. */
export async function workbookOf(sheets: readonly WrittenSheet[], title: string): Promise<Blob> {
  const bytes = await writeXlsx({
    properties: { title, creator: "Plenum" },
    sheets: sheets.map(({ name, widths, headRows, rows }) => ({
      name,
      columns: widths.map((width) => ({ width })),
      ...(headRows > 0 && { freezePane: { rows: headRows } }),
      rows: rows.map((row) => row.map(() => null)),
      cells: new Map(
        rows.flatMap((row, at) => row.flatMap((cell, column) => (cell ? [[`${at},${column}`, hucreCell(cell)] as const] : []))),
      ),
    })),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}
