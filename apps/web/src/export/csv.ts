import { decimalMark, harmlessText } from "@org/ui/elements";

type Cell = string | number | undefined;

/** Where numbers have a decimal comma, lists have semicolons: spreadsheets of that language read both. */
function marks(): { readonly decimal: string; readonly separator: string } {
  const decimal = decimalMark();
  return { decimal, separator: decimal === "," ? ";" : "," };
}

function cellText(cell: Cell, decimal: string, separator: string): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(Number(cell.toPrecision(7))).replace(".", decimal);
  // What was typed stays text, whatever it begins with (OWASP, "CSV injection").
  const text = harmlessText(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file that spreadsheets open (RFC 4180), in the marks of this page's language. */
export function csvOf(rows: readonly (readonly Cell[])[]): Blob {
  const { decimal, separator } = marks();
  const text = rows.map((row) => row.map((cell) => cellText(cell, decimal, separator)).join(separator)).join("\r\n");
  // Without its mark Excel takes UTF-8 for the code page of the system.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
