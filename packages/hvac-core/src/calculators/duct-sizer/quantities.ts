import type { Measured, MeasuredElement, Success } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import { ductFittings, ductInsulation, ductSize, ductsNotMeasured, straightDuct } from "./measuredDuct.ts";
import type { results } from "./results.ts";
import type { fields, DuctValues } from "./schema.ts";
import type { SectionCalculation } from "./section.ts";
import { systemQuantities } from "./system/systemQuantities.ts";

function sectionQuantities(found: SectionCalculation, values: DuctValues): Measured {
  const { size, metal, fittings, insulation } = found;
  const { ductShape, terminalPressureDrop } = values;
  const terminal: MeasuredElement = {
    path: "terminalPressureDrop",
    part: "terminal",
    work: "airTerminals",
    list: "endsOfDucts",
    description: ["Terminal or equipment at a duct ", ...ductSize(ductShape, size)],
    kind: "count",
    amount: 1,
  };
  return {
    elements: [
      ...straightDuct("ductLength", values, size, metal),
      ...ductFittings("fittings", fittings, ductShape, size),
      ...(insulation ? ductInsulation("ductLength", insulation.layer.thickness, insulation.area) : []),
      ...(terminalPressureDrop > 0 ? [terminal] : []),
    ],
    notMeasured: ductsNotMeasured,
  };
}

/** Ducts by length, surface or mass of their sheet, with fittings, dampers, insulation and terminals. */
export function quantities({ calculation, values }: Success<typeof results, DuctCalculation, typeof fields>): Measured {
  return calculation.scope === "system" ? systemQuantities(calculation, values) : sectionQuantities(calculation, values);
}
