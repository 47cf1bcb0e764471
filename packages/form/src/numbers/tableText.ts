/** A block of texts: rows of cells. */
export type Block = readonly (readonly string[])[];

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets take them: tabs between, quotes around what needs them. */
export function writeBlock(block: Block): string {
  const lines = block.map((row) => row.map(quoted).join("\t"));
  // The break behind the last of several rows tells a blank row from none.
  return lines.length > 1 ? `${lines.join("\r\n")}\r\n` : (lines[0] ?? "");
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

/** The same as a table, for word processors and mail. `headRows`: how many of its rows are its head. */
export function writeTable(block: Block, headRows = 0): string {
  const rows = block.map((row, index) => {
    const tag = index < headRows ? "th" : "td";
    return `<tr>${row.map((cell) => `<${tag}>${escaped(cell).replaceAll(/\r\n|\r|\n/g, "<br>")}</${tag}>`).join("")}</tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}
