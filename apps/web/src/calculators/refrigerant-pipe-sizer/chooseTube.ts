import type { ChooseRow } from "@org/ui/surface";

interface StatedLine {
  readonly id?: string;
}

/** What a row of the sizes of a line makes of the input: its tube as the chosen one of that line. */
export const chooseTube: ChooseRow = (row, { input }) => {
  const { tube, line, size } = row;
  const { lines } = input as { readonly lines?: readonly StatedLine[] };
  if (typeof tube !== "string" || typeof line !== "string" || typeof size !== "string" || lines === undefined) return undefined;
  // A row without an id is known by its number.
  const changed = lines.map((each, index) => ((each.id ?? String(index + 1)) === line ? { ...each, sizing: "chosen", tube } : each));
  return { name: size, input: { ...input, lines: changed } };
};
