import type { TableRow } from "@org/hvac-core/kernel";
import type { ChooseRow } from "@org/ui/surface";
import { chooseSectionSize } from "./system/chooseSectionSize.ts";
import { sidesText, typedSide } from "./typedSide.ts";

const sides = { width: "chosenWidth", height: "chosenHeight", diameter: "chosenDiameter" } as const;
type Side = keyof typeof sides;

const sidesOf = (row: TableRow): readonly Side[] =>
  (["diameter", "width", "height"] as const).filter((side) => typeof row[side] === "number");

/** What a row of "Sizes to choose from" makes of the input: its size as one's own, or the exact one; of a section of a system as that section's own. */
export const chooseSize: ChooseRow = (row, state) => {
  const { input, complete } = state;
  const { unitSystem } = complete;
  if (typeof row["section"] === "string") return chooseSectionSize(row, state);
  const own = sidesOf(row);
  if (own.length === 0) return undefined;
  const name = sidesText(
    own.map((side) => row[side] as number),
    unitSystem,
  );
  if (row["kind"] === "Exact") return { name: `the exact size, ${name}`, input: { ...input, sizeChoice: "exact" } };
  const sizes = Object.fromEntries(own.map((side) => [sides[side], typedSide(row[side] as number, unitSystem)]));
  return { name, input: { ...input, ...sizes, sizeChoice: "chosen" } };
};
