import { harmlessText, decimalMark } from "@org/form/numbers";

type Cell = string | number | undefined;

function cellText(cell: Cell, decimal: string, separator: string): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  // Entered text stays text, even one that begins with an equals sign (OWASP, "CSV injection").
  const text = harmlessText(cell);
  return /["\r\n\t;]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180) with the marks of a language: semicolons separate numbers with a decimal comma. */
export function csvOf(rows: readonly (readonly Cell[])[], decimal = decimalMark()): Blob {
  const separator = decimal === "," ? ";" : ",";
  const text = rows.map((row) => row.map((cell) => cellText(cell, decimal, separator)).join(separator)).join("\r\n");
  // Without a byte order mark Excel reads UTF-8 in the code page of the system.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
