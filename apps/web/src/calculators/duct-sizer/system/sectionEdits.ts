import type { DuctSection } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { typedSide } from "../typedSide.ts";

/** Keeps the size of a section, whatever its airflow becomes. */
export function keepSize({ change, complete }: CalculatorState, { path, name, row, state }: DuctSection): void {
  if (!state) return;
  const { unitSystem } = complete;
  const { width, height } = state.sheet;
  const isCircular = row.ductShape === "round" || row.ductShape === "flexible";
  const sides = isCircular
    ? { chosenDiameter: typedSide(width, unitSystem) }
    : { chosenWidth: typedSide(width, unitSystem), chosenHeight: typedSide(height, unitSystem) };
  const entered = Object.entries({ sizeChoice: "chosen", ...sides }).map(([field, value]) => [joinPath(path, field), value]);
  const edit = change({ type: "values", values: Object.fromEntries(entered) });
  notify({ key: "section", message: `${name} keeps its size.`, action: { label: "Undo", run: () => change({ type: "undo", id: edit }) } });
}
