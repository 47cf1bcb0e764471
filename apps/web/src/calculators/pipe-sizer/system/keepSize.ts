import { enteredSize, type PipeState } from "@org/hvac-core/calculators/pipe-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { commonTexts, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { texts } from "../../systems/texts.ts";

/** Fixes the size of a section at any flow. */
export function keepSize({ change, complete }: CalculatorState, { id, pipes }: PipeState, name: string): void {
  if (!pipes) return;
  const size = enteredSize(pipes.supply.option.size, complete.unitSystem);
  const fieldPath = (field: string): string => joinPath("sections", id, field);
  const edit = change({ type: "values", values: { [fieldPath("sizeChoice")]: "custom", [fieldPath("customSize")]: size } });
  notify({
    key: "section",
    message: texts.keepSize.message(name),
    action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
  });
}
