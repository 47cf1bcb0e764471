import type { DuctValues, SystemSection } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import { typedSide } from "../typedSide.ts";

const path = "sections";

/** Keeps the size that a section was given, whatever its air becomes. */
export function keepSize(state: CalculatorState, { id, found }: SystemSection, { sections }: DuctValues, name: string): void {
  const row = sections.find((each) => each.id === id);
  if (!found || !row) return;
  const { change, complete } = state;
  const { unitSystem } = complete;
  const { width, height } = found.sized.sheet;
  const isCircular = row.ductShape === "round" || row.ductShape === "flexible";
  const sides = isCircular
    ? { chosenDiameter: typedSide(width, unitSystem) }
    : { chosenWidth: typedSide(width, unitSystem), chosenHeight: typedSide(height, unitSystem) };
  const at = (field: string): string => joinPath(path, id, field);
  const edit = change({
    type: "values",
    values: {
      [at("sizeChoice")]: "chosen",
      ...Object.fromEntries(Object.entries(sides).map(([side, value]) => [at(side), value])),
    },
  });
  notify({
    key: "section",
    message: `${name} keeps its size.`,
    action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
  });
}
