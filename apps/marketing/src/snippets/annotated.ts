/**
 * A program as shown: each statement is followed by its exported values as a comment, computed when the page was built.
 *
 * @param text the source of the module; every statement ends its last line with a semicolon
 * @param values what the module exports
 * @throws {Error} when a value of the text is not among the values
 */
export function annotated(text: string, values: Readonly<Record<string, unknown>>): string {
  let waiting: string | undefined;
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const match = /^export const (\w+)/.exec(line);
      if (match) waiting = match[1];
      const shown = line.replace(/^export const/, "const");
      if (waiting === undefined || !line.endsWith(";")) return shown;
      const name = waiting;
      waiting = undefined;
      if (!(name in values)) throw new Error(`The module exports no ${name}.`);
      return `${shown} // ${valueText(values[name])}`;
    });
  return lines.join("\n");
}

function valueText(value: unknown): string {
  if (typeof value === "number") return String(Number(value.toPrecision(6)));
  return JSON.stringify(value);
}
