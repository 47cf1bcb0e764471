import { keptSize, type DuctSection } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import { commonTexts, notify } from "@org/ui/elements";
import { texts } from "../../systems/texts.ts";

/** Fixes the size of a section at any airflow. */
export function keepSize({ change, complete }: CalculatorState, section: DuctSection): void {
  const { path, name } = section;
  const size = keptSize(section, complete.unitSystem);
  if (!size) return;
  const values = Object.fromEntries(Object.entries(size).map(([field, value]) => [joinPath(path, field), value]));
  const edit = change({ type: "values", values });
  notify({
    key: "section",
    message: texts.keepSize.message(name),
    action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
  });
}
