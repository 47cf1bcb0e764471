import type { DuctValues, SystemSection } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";

const path = "sections";

/** A side as somebody types it: 250 mm, not the 250.00000000000003 that a conversion leaves. */
function typed(metres: number, unit: "in" | "mm"): { readonly value: number; readonly unit: string } {
  return { value: Number(convert(metres, siUnit("smallLength"), unit).toPrecision(6)), unit };
}

/** Keeps the size that a section was given, whatever its air becomes. */
export function keepSize(state: CalculatorState, { id, found }: SystemSection, { sections }: DuctValues, name: string): void {
  const row = sections.find((each) => each.id === id);
  if (!found || !row) return;
  const { change, complete } = state;
  const unit = complete.unitSystem === "Imperial" ? "in" : "mm";
  const { width, height } = found.sized.sheet;
  const isCircular = row.shape === "round" || row.shape === "flexible";
  const sides = isCircular ? { diameter: typed(width, unit) } : { width: typed(width, unit), height: typed(height, unit) };
  const at = (field: string): string => joinPath(path, id, field);
  const edit = change({
    type: "values",
    values: {
      [at("sizedBy")]: "chosen",
      ...Object.fromEntries(Object.entries(sides).map(([side, value]) => [at(side), value])),
    },
  });
  notify({
    key: "section",
    message: `${name} keeps its size.`,
    action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
  });
}
