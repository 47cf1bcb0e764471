import type { ChooseRow } from "@org/ui/surface";
import { sidesText, typedSide } from "../typedSide.ts";

interface StatedSection {
  readonly id?: string;
}

const sides = { diameter: "chosenDiameter", width: "chosenWidth", height: "chosenHeight" } as const;

/** What a row of the sizes of a section makes of the input: its size as that section's own. */
export const chooseSectionSize: ChooseRow = (row, { input, complete: { unitSystem } }) => {
  const { section } = row;
  const { sections } = input as { readonly sections?: readonly StatedSection[] };
  const stated = Object.entries(sides).flatMap(([side, field]) => (typeof row[side] === "number" ? [[field, row[side]] as const] : []));
  if (typeof section !== "string" || stated.length === 0 || sections === undefined) return undefined;
  const size = Object.fromEntries(stated.map(([field, metres]) => [field, typedSide(metres, unitSystem)]));
  // A row without an id is known by its number.
  const changed = sections.map((each, index) =>
    (each.id ?? String(index + 1)) === section ? { ...each, sizeChoice: "chosen", ...size } : each,
  );
  return {
    name: sidesText(
      stated.map(([, metres]) => metres),
      unitSystem,
    ),
    input: { ...input, sections: changed },
  };
};
