import type { SheetBuilder } from "../../../kernel/index.ts";
import { ashrae183, en12831, fundamentals2017, type Citation } from "../../../sources/index.ts";
import { describeSupplyVolume, moistAir } from "../describeMoistAir.ts";
import { describePerson } from "../describePerson.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { RoomCalculation } from "../roomResults.ts";
import { describeOutdoorAir } from "./describeAir.ts";
import { describeSun } from "./describeSun.ts";
import { describeSurfaces } from "./describeSurfaces.ts";

/** States every step from the design conditions to the totals. Gains are positive in cooling, losses in heating. */
export function describeRoom(calculation: RoomCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const cooling = values.calculationMode === "Cooling";
  sheet.part("Design conditions");
  sheet.given("calculationMode");
  const [name, expression] = cooling
    ? ["Outdoor above indoor temperature", "t_o - t_i"]
    : ["Indoor above outdoor temperature", "t_i - t_o"];
  sheet.formula("Δt", name, "temperatureDifference", expression, calculation.difference);
  if (calculation.weather) describeSun(calculation.weather, values, sheet);
  describeSurfaces(calculation, values, sheet);
  describeGains(calculation, cooling, sheet);
  describeOutdoorAir(calculation.air, values, sheet);
  describeTotals(calculation, cooling, sheet);
  describeSupply(calculation, cooling, sheet);
}

function describeGains({ gains }: RoomCalculation, cooling: boolean, sheet: SheetBuilder): void {
  const people = gains.activity.source;
  const credited = cooling ? {} : { detail: "as far as credited" };
  sheet.part("People, lighting, equipment");
  describePerson(gains.activity, gains.person, sheet);
  sheet.result("peopleSensibleLoad", cooling ? "N * g_s" : "-(c * N * g_s)", people, credited);
  sheet.result("peopleLatentLoad", "N * g_l", people);
  sheet.result("internalLoad", cooling ? "q_ps + q_pl + P_l + P_e + P_el" : "q_ps - c * (P_l + P_e)", undefined, credited);
}

function describeTotals({ results, roomSensible }: RoomCalculation, cooling: boolean, sheet: SheetBuilder): void {
  const source: Citation = { source: fundamentals2017, locator: "ch. 18" };
  sheet.part("Totals");
  sheet.result("pickUpLoad", results.pickUpLoad === 0 ? "p_up" : "p_up * A_floor", { source: en12831 });
  const parts = cooling
    ? "q_w + q_g + q_r + q_f + q_d + q_ps + P_l + P_e + q_infs"
    : "q_w + q_g + q_r + q_f + q_sl + q_d + q_int + q_infs + q_up";
  sheet.formula("q_room", "Sensible load of the room, without ventilation", "power", parts, roomSensible, source);
  sheet.result("sensibleLoad", cooling ? "q_room + q_vs" : "max(0, q_room + q_vs)", source);
  sheet.result("latentLoad", cooling ? "q_pl + P_el + q_vl + q_infl" : "q_vl + q_infl", source);
  sheet.result("safetyLoad", "s * max(0, q_s + q_l)", { source: ashrae183 });
  sheet.result("totalLoad", "q_s + q_l + q_safety", source);
  sheet.result("sensibleHeatRatio", "q_s / (q_s + q_l)", source);
  sheet.result("loadPerArea", "q / A_floor");
  sheet.result("areaPerCapacity", "A_floor / q");
}

function describeSupply({ supply }: RoomCalculation, cooling: boolean, sheet: SheetBuilder): void {
  if (!supply) return;
  const source = moistAir("eqs. 26 and 30");
  sheet.part("Supply air");
  sheet.result("supplyTemperature", cooling ? "t_i - Δt_s" : "t_i + Δt_s");
  describeSupplyVolume("W_i", supply.specificVolume, source, sheet);
  sheet.result("supplyAirflow", "q_room * v_s / ((c_a + c_w * W_i) * Δt_s)", source);
}
