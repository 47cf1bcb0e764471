import type { CalculatorStatement, ResultValues, Table, WarningStatement } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { results } from "./results.ts";
import { fields, sections, type HeatLoadValues } from "./schema.ts";
import { safetyWarnings } from "./warnings.ts";

/** A method of calculation: the quick one, the hourly one, or both by the choice of the input. */
export interface Method<C> {
  readonly calculate: (values: HeatLoadValues) => C;
  readonly warnings: (calculation: C, values: HeatLoadValues) => readonly WarningStatement[];
  readonly tables: (calculation: C) => readonly Table[];
}

/** The calculator with a method. */
export function heatLoadStatement<C extends { readonly results: ResultValues<typeof results> }>(
  method: Method<C>,
): CalculatorStatement<typeof fields, typeof results, C> {
  return {
    card,
    version: 1,
    sections,
    fields,
    results,
    headline: ["totalLoad", "supplyAirflow"],
    ...inputs,
    calculate: method.calculate,
    warnings: (calculation, values) => [...method.warnings(calculation, values), ...safetyWarnings(values)],
    answer,
    tables: method.tables,
    blame: {
      wetBulb: "outdoorWetBulb",
      relativeHumidity: "outdoorRelativeHumidity",
      supplyDryBulb: "supplyTemperatureDifference",
      sensible: ["wallArea", "rooms"],
      load: ["wallArea", "rooms"],
      volumeFlow: ["ventilationRate", "rooms"],
    },
    explanation: () => import("./explanation.ts"),
  };
}
