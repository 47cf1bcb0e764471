import type { Measured, MeasuredElement, Success } from "../../kernel/index.ts";
import type { DuctCalculation, results, SectionCalculation } from "./results.ts";
import { withAir } from "./ductState.ts";
import { ductSize, ductsNotMeasured, measuredDuct } from "./measuredDuct.ts";
import type { fields } from "./schema.ts";
import { systemQuantities } from "./system/systemQuantities.ts";

function terminal({ state: { duct, sheet } }: SectionCalculation): MeasuredElement[] {
  if (duct.row.terminalPressureDrop === 0) return [];
  return [
    {
      path: "terminalPressureDrop",
      part: "terminal",
      work: "airTerminals",
      list: "endsOfDucts",
      description: ["Terminal or equipment at a duct ", ...ductSize(duct.ductShape, sheet)],
      kind: "count",
      amount: 1,
    },
  ];
}

/** Ducts by length, surface or mass of their sheet, with fittings, dampers, insulation and terminals. */
export function quantities({ calculation }: Success<typeof results, DuctCalculation, typeof fields>): Measured {
  if (calculation.scope === "system") return systemQuantities(calculation);
  return { elements: [...withAir(calculation).flatMap(measuredDuct), ...terminal(calculation)], notMeasured: ductsNotMeasured };
}
