import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62 } from "../../sources/index.ts";
import { describeDensity } from "./density.ts";
import { describeDistribution, describePeople, describeZoneOutdoor } from "./describeDemands.ts";
import type { RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";

/** States every step from the room to the design airflow. */
export function describeRoom(calculation: RoomCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { zone } = calculation;
  const { demands } = zone;
  sheet.part("Air changes");
  sheet.formula("A_z", "Floor area", "area", "b * l", demands.zone.area);
  sheet.result("roomVolume", "A_z * H");
  sheet.result("requiredAirflow", "n * V");
  if (demands.category) {
    sheet.part(`Ventilation rate procedure: ${demands.category.label}`);
    describeDensity(calculation.density, sheet);
    describePeople(zone, values, sheet);
    describeDistribution(zone, sheet);
    describeZoneOutdoor(sheet);
  }
  sheet.part("Design");
  sheet.given("category");
  const byRates = zone.enteredShare !== null && calculation.shareFrom === "entered" ? "V_oz / s" : "V_oz";
  sheet.result("designAirflow", demands.category ? `max(Q_ach, ${byRates})` : "Q_ach");
  describeShare(calculation, sheet);
  sheet.result("outdoorAirflow", "s_d * Q_ach");
  sheet.result("designOutdoorAirflow", "s_d * Q_d");
  sheet.result("designAirChanges", "Q_d / V");
  if (demands.category && zone.air) {
    sheet.part("Carbon dioxide");
    sheet.result("co2AtSteadyState", "C_o + G_z / (E_z * Q_od)", {
      source: ashrae62,
      locator: "informative appendix on CO₂: mass balance at steady state",
    });
  }
}

/** States the outdoor share: entered, from the rate procedure, or all of the supply. */
function describeShare({ shareFrom }: RoomCalculation, sheet: SheetBuilder): void {
  if (shareFrom === "all") sheet.resultLookup("outdoorShare", undefined, { detail: "all of it" });
  else
    sheet.result("outdoorShare", shareFrom === "entered" ? "s" : "V_oz / Q_d", undefined, {
      detail: shareFrom === "entered" ? "as entered" : "that the rate procedure requires",
    });
}
