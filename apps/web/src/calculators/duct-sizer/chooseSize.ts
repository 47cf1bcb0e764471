import type { TableRow } from "@org/hvac-core/kernel";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { quantityText } from "@org/ui/elements";
import type { ChooseRow } from "@org/ui/surface";

/** Side or diameter as somebody types it: 250 mm, not the 250.00000000000003 that a conversion leaves. */
function typed(metres: number, unit: "in" | "mm"): { readonly value: number; readonly unit: string } {
  return { value: Number(convert(metres, siUnit("smallLength"), unit).toPrecision(6)), unit };
}

const sides = { width: "chosenWidth", height: "chosenHeight", diameter: "chosenDiameter" } as const;
type Side = keyof typeof sides;

const sidesOf = (row: TableRow): readonly Side[] =>
  (["diameter", "width", "height"] as const).filter((side) => typeof row[side] === "number");

/** What a row of "Sizes to choose from" makes of the input: its size as one's own, or the exact one. */
export const chooseSize: ChooseRow = (row, { input, complete }) => {
  const { unitSystem } = complete;
  const unit = unitSystem === "Imperial" ? "in" : "mm";
  const own = sidesOf(row);
  if (own.length === 0) return undefined;
  const text = (side: Side): string => quantityText(row[side] as number, "smallLength", unitSystem, { unit, trimZeros: true }).value;
  const name = `${own.length === 1 ? "Ø\u202f" : ""}${own.map(text).join(" × ")}\u202f${unit}`;
  if (row["kind"] === "Exact") return { name: `the exact size, ${name}`, input: { ...input, sizeChoice: "exact" } };
  const sizes = Object.fromEntries(own.map((side) => [sides[side], typed(row[side] as number, unit)]));
  return { name, input: { ...input, ...sizes, sizeChoice: "chosen" } };
};
