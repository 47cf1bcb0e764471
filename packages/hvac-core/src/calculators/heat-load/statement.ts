import { OutOfRangeError, type CalculatorStatement, type Migrations } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculateRoom, type AnyHeatLoadCalculation } from "./calculate.ts";
import { card } from "./card.ts";
import { examples } from "./examples.ts";
import type { HourlyMethod } from "./hourly/method.ts";
import { results } from "./results.ts";
import { fields, sections, start, type HeatLoadValues } from "./schema.ts";
import { roomTables } from "./tables.ts";
import { roomWarnings, safetyWarnings } from "./warnings.ts";

/** What a page that begins with one room need not have loaded. */
interface LaterParts {
  /** What computes a project; without it an input that asks for it is refused. */
  readonly hourly: HourlyMethod;
  /** What brings inputs of older versions to today's; without it they are refused. */
  readonly history: Migrations;
}

/** What the calculator states, as a whole or as far as a page needs that begins with one room. */
export function heatLoadStatement({ hourly, history = {} }: Partial<LaterParts> = {}): CalculatorStatement<
  typeof fields,
  typeof results,
  AnyHeatLoadCalculation
> {
  const needHourly = (): HourlyMethod => {
    if (hourly) return hourly;
    throw new OutOfRangeError({ parameter: "method", value: 1, min: 0, max: 0, unit: "", reason: "the hourly method is not loaded yet" });
  };
  function calculateByMethod(values: HeatLoadValues): AnyHeatLoadCalculation {
    return values.method === "hourly" ? needHourly().calculate(values) : calculateRoom(values);
  }
  return {
    card,
    version: 2,
    sections,
    fields,
    results,
    headline: ["totalLoad", "supplyAirflow"],
    start,
    examples,
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
    history,
    explanation: () => import("./explanation.ts"),
  };
}
