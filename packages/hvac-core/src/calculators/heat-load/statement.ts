import type { Calculated, CalculatorStatement, Explanation, Say, Success, Table, WarningStatement } from "../../kernel/index.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import type { roomResults } from "./roomResults.ts";
import { fields, sections, type HeatLoadValues } from "./schema.ts";
import { safetyWarnings } from "./warnings.ts";

/** Results of one room are among those of every method. */
type MethodResults = typeof roomResults;

/** A method of calculation: the quick one, the hourly one, or both by the choice of the input. */
export interface Method<R extends MethodResults, C extends Calculated<R>> {
  readonly results: R;
  readonly calculate: (values: HeatLoadValues) => C;
  readonly warnings: (calculation: C, values: HeatLoadValues) => readonly WarningStatement[];
  readonly tables: (calculation: C) => readonly Table[];
  readonly answer: (outcome: Success<R, unknown, typeof fields>, say: Say) => string;
}

/** The calculator with a method. */
export function heatLoadStatement<R extends MethodResults, C extends Calculated<R>>(
  method: Method<R, C>,
): CalculatorStatement<typeof fields, R, C> {
  const { results, calculate, warnings, tables, answer } = method;
  return {
    card,
    version: 1,
    sections,
    fields,
    results,
    headline: ["totalLoad", "supplyAirflow"],
    ...inputs,
    calculate,
    warnings: (calculation, values) => [...warnings(calculation, values), ...safetyWarnings(values)],
    answer,
    tables,
    blame: {
      wetBulb: "outdoorWetBulb",
      relativeHumidity: "outdoorRelativeHumidity",
      supplyDryBulb: "supplyTemperatureDifference",
      sensible: ["wallArea", "rooms"],
      load: ["wallArea", "rooms"],
      volumeFlow: ["ventilationRate", "rooms"],
    },
    // It explains all results, and so those of each method.
    explanation: () =>
      import("./explanation.ts") as Promise<{ readonly explanation: Explanation }> as Promise<{
        readonly explanation: Explanation<typeof fields, R>;
      }>,
  };
}
