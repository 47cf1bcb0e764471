import { enteredSide } from "@org/hvac-core/calculators/duct-sizer";
import type { ChooseRow } from "@org/ui/surface";
import { sidesText } from "./sidesText.ts";
import { texts } from "./texts.ts";

interface EnteredSection {
  readonly id?: string;
}

const fields = { diameter: "chosenDiameter", width: "chosenWidth", height: "chosenHeight" } as const;

/** Input after selecting a row of "Sizes to choose from": a custom size, or the exact one, of the single duct or of the section that the row names. */
export const chooseSize: ChooseRow = (row, { input, complete: { unitSystem } }) => {
  const sides = Object.entries(fields).flatMap(([side, field]) => (typeof row[side] === "number" ? [[field, row[side]] as const] : []));
  if (sides.length === 0) return undefined;
  const text = sidesText(
    sides.map(([, metres]) => metres),
    unitSystem,
  );
  const isExact = row["kind"] === "Exact";
  const size = Object.fromEntries(sides.map(([field, metres]) => [field, enteredSide(metres, unitSystem)]));
  const change = isExact ? { sizeChoice: "exact" } : { ...size, sizeChoice: "chosen" };
  const name = isExact ? texts.exactSize(text) : text;
  const { section } = row;
  if (section === undefined) return { name, input: { ...input, ...change } };
  const { sections = [] } = input as { readonly sections?: readonly EnteredSection[] };
  // A row without an id is known by its number.
  const changed = sections.map((each, index) => ((each.id ?? String(index + 1)) === section ? { ...each, ...change } : each));
  return { name, input: { ...input, sections: changed } };
};
