/** Prose of a docstring as Markdown: signs that a viewer would take for markup are kept as they are; code stays code. */
export function prose(text: string): string {
  return text
    .split(/(```[^]*?```|`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(/<(?=[a-zA-Z/!])/g, "&lt;").replaceAll(/(?<=\w)\*(?=\w)/g, "\\*")))
    .join("");
}

/** Prose on one line. */
export function line(text: string): string {
  return prose(text)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

/** A list's item; further paragraphs stay in it. */
export function item(text: string): string {
  return `- ${prose(text)
    .trim()
    .replaceAll(/\n(?!\n)/g, "\n  ")
    .replaceAll(/^ +$/gm, "")}`;
}

export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function codeBlock(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/** A table whose cells are Markdown; columns that are empty in every row are left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isShown = heads.map((_head, column) => rows.some((row) => row[column] !== ""));
  const write = (cells: readonly string[]): string => `| ${cells.filter((_cell, column) => isShown[column]).join(" | ")} |`;
  const escape = (cell: string): string => cell.replaceAll(/\s*\n\s*/g, " ").replaceAll(/(?<!\\)\|/g, "\\|");
  return [write(heads), write(heads.map(() => "---")), ...rows.map((row) => write(row.map(escape)))].join("\n");
}
