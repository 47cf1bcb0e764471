import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics } from "../../sources/index.ts";
import { describeDensity } from "./density.ts";
import { airflowsOn, describeDistribution, describePeople, describeZoneOutdoor } from "./describeDemands.ts";
import type { RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";

const geometry = { source: mathematics };

/** States every step from the room to the design airflow. */
export function describeRoom(calculation: RoomCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { zone, results } = calculation;
  const { demands } = zone;
  const add = airflowsOn(sheet);
  sheet.part("Air changes");
  sheet.formula({ symbol: "A_z", name: "Floor area", expression: "b * l", value: demands.zone.area, quantity: "area", source: geometry });
  sheet.formula({
    symbol: "V",
    name: "Room volume",
    expression: "A_z * H",
    value: demands.volume,
    quantity: "volume",
    source: geometry,
    result: "roomVolume",
  });
  add("Q_ach", "Airflow for the air changes", "n * V", results.requiredAirflow, { result: "requiredAirflow" });
  if (demands.category) {
    sheet.part(`Ventilation rate procedure: ${demands.category.label}`);
    describeDensity(calculation.density, sheet);
    describePeople(zone, values, sheet);
    describeDistribution(zone, sheet);
    describeZoneOutdoor(zone, sheet);
  }
  sheet.part("Design");
  sheet.given("category");
  const byRates = zone.enteredShare !== null && calculation.shareFrom === "entered" ? "V_oz / s" : "V_oz";
  add("Q_d", "Design supply airflow", demands.category ? `max(Q_ach, ${byRates})` : "Q_ach", zone.supply, { result: "designAirflow" });
  describeShare(calculation, sheet);
  add("Q_oa", "Outdoor air in the airflow for the air changes", "s_d * Q_ach", results.outdoorAirflow, { result: "outdoorAirflow" });
  add("Q_od", "Design outdoor airflow", "s_d * Q_d", zone.outdoor, { result: "designOutdoorAirflow" });
  sheet.formula({
    symbol: "n_d",
    name: "Air changes at the design airflow",
    expression: "Q_d / V",
    value: results.designAirChanges,
    quantity: "airChanges",
    source: geometry,
    result: "designAirChanges",
  });
  if (demands.category && zone.air) {
    sheet.part("Carbon dioxide");
    sheet.formula({
      symbol: "C_ss",
      name: "CO₂ in the breathing zone at steady state",
      expression: "C_o + G_z / (E_z * Q_od)",
      value: zone.air.steadyState,
      quantity: "concentration",
      source: { source: ashrae62, locator: "informative appendix on CO₂: mass balance at steady state" },
      result: "co2AtSteadyState",
    });
  }
}

/** Where the outdoor share comes from: entered, from the rate procedure, or all of the supply. */
function describeShare({ share, shareFrom }: RoomCalculation, sheet: SheetBuilder): void {
  const step = { symbol: "s_d", value: share, quantity: "ratio", source: geometry, result: "outdoorShare" } as const;
  if (shareFrom === "all") sheet.constant({ ...step, name: "Outdoor share of the supply: all of it" });
  else
    sheet.formula({
      ...step,
      name: shareFrom === "entered" ? "Outdoor share of the supply, as entered" : "Outdoor share that the rate procedure requires",
      expression: shareFrom === "entered" ? "s" : "V_oz / Q_d",
    });
}
