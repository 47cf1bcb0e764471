import type { SheetBuilder } from "../../kernel/index.ts";
import type { VentilationCalculation } from "./results.ts";
import { describeDwelling } from "./describeDwelling.ts";
import { describeRoom } from "./describeRoom.ts";
import { describeZones } from "./describeZones.ts";
import type { VentilationValues } from "./schema.ts";

/** States every step from the room, the zones or the dwelling to the design airflow. */
export function describe(calculation: VentilationCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.given("scope");
  if (calculation.scope === "zones") describeZones(calculation, values, sheet);
  else if (calculation.scope === "dwelling") describeDwelling(calculation, values, sheet);
  else describeRoom(calculation, values, sheet);
}
