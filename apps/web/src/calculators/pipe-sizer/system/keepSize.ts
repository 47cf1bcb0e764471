import type { PipeSystemCalculation } from "@org/hvac-core/calculators/pipe-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";

type Section = PipeSystemCalculation["sections"][number];

/** Keeps the size that a section was given, whatever its flow becomes. */
export function keepSize({ change, complete }: CalculatorState, { id, pipes }: Section, name: string): void {
  if (!pipes) return;
  const { dn, nominalSize } = pipes.supply.option.size;
  const isMetric = complete.unitSystem === "Metric";
  const unit = isMetric ? "mm" : "in";
  // As somebody types it: DN 50 as 50 mm, NPS 2 as 2 in.
  const size = isMetric && dn !== undefined ? dn : Number(convert(nominalSize, siUnit("smallLength"), unit).toPrecision(6));
  const at = (field: string): string => joinPath("sections", id, field);
  const edit = change({ type: "values", values: { [at("sizedBy")]: "chosen", [at("chosenSize")]: { value: size, unit } } });
  notify({
    key: "section",
    message: `${name} keeps its size.`,
    action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
  });
}
