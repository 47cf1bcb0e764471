import { OutOfRangeError, type CalculatorStatement } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculateRoom, type AnyHeatLoadCalculation } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import type { HourlyMethod } from "./hourly/method.ts";
import { results } from "./results.ts";
import { fields, sections, type HeatLoadValues } from "./schema.ts";
import { roomTables } from "./tables.ts";
import { roomWarnings, safetyWarnings } from "./warnings.ts";

/** What the calculator states: as a whole, or without the hourly method for a page that begins with one room. Without it an input that asks for it is refused. */
export function heatLoadStatement(hourly?: HourlyMethod): CalculatorStatement<typeof fields, typeof results, AnyHeatLoadCalculation> {
  const needHourly = (): HourlyMethod => {
    if (hourly) return hourly;
    throw new OutOfRangeError({ parameter: "method", value: 1, min: 0, max: 0, unit: "", reason: "the hourly method is not loaded yet" });
  };
  function calculateByMethod(values: HeatLoadValues): AnyHeatLoadCalculation {
    return values.method === "hourly" ? needHourly().calculate(values) : calculateRoom(values);
  }
  return {
    card,
    version: 1,
    sections,
    fields,
    results,
    headline: ["totalLoad", "supplyAirflow"],
    ...inputs,
    calculate: calculateByMethod,
    warnings: (calculation, values) => [
      ...("hourly" in calculation ? needHourly().warnings(calculation, values) : roomWarnings(calculation, values)),
      ...safetyWarnings(values),
    ],
    answer,
    tables: (calculation) => ("hourly" in calculation ? needHourly().tables(calculation) : roomTables(calculation)),
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
