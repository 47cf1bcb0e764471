import { harmlessText, decimalMark } from "@org/form/numbers";

type Cell = string | number | undefined;

function cellText(cell: Cell, decimal: string, separator: string): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  // What was typed stays text, whatever it begins with (OWASP, "CSV injection").
  const text = harmlessText(cell);
  return /["\r\n\t;]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file that spreadsheets open (RFC 4180), in the marks of a language: where numbers have a decimal comma, semicolons stand between them. */
export function csvOf(rows: readonly (readonly Cell[])[], decimal = decimalMark()): Blob {
  const separator = decimal === "," ? ";" : ",";
  const text = rows.map((row) => row.map((cell) => cellText(cell, decimal, separator)).join(separator)).join("\r\n");
  // Without its mark Excel takes UTF-8 for the code page of the system.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
