import type { ChooseRow } from "@org/ui/surface";

interface EnteredLine {
  readonly id?: string;
}

/** Input in which a line has the tube of a row of its size table. */
export const chooseTube: ChooseRow = (row, { input }) => {
  const { tube, line, size } = row;
  const { lines } = input as { readonly lines?: readonly EnteredLine[] };
  if (typeof tube !== "string" || typeof line !== "string" || typeof size !== "string" || lines === undefined) return undefined;
  // A row without an id is identified by its number.
  const changed = lines.map((each, index) => ((each.id ?? String(index + 1)) === line ? { ...each, sizing: "chosen", tube } : each));
  return { name: size, input: { ...input, lines: changed } };
};
