import type { SheetBuilder } from "../../kernel/index.ts";
import { describeHourly } from "./hourly/describe.ts";
import { describeRoom } from "./quick/describe.ts";
import type { HourlyCalculation } from "./results.ts";
import type { RoomCalculation } from "./roomResults.ts";
import type { HeatLoadValues } from "./schema.ts";

/** States every step from the inputs to the totals, by the selected method. */
export function describe(calculation: RoomCalculation | HourlyCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.given("method");
  if ("hourly" in calculation) describeHourly(calculation, values, sheet);
  else describeRoom(calculation, values, sheet);
}
