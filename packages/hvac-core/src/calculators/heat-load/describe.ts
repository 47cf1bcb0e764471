import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae183, en12831, fundamentals2017, mathematics, type Citation } from "../../sources/index.ts";
import type { HourlyCalculation } from "./hourly/calculate.ts";
import { describeHourly } from "./hourly/describe.ts";
import type { HeatLoadCalculation } from "./quick/calculate.ts";
import { describeOutdoorAir } from "./describeAir.ts";
import { describePerson } from "./describePerson.ts";
import { describeSurfaces } from "./describeSurfaces.ts";
import { describeSun } from "./describeSun.ts";
import type { HeatLoadValues } from "./schema.ts";

const sum: Citation = { source: mathematics };

/** States every step from the inputs to the totals, by the method chosen. */
export function describe(calculation: HeatLoadCalculation | HourlyCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.given("method");
  if ("hourly" in calculation) describeHourly(calculation, values, sheet);
  else describeRoom(calculation, values, sheet);
}

/** States every step from the design conditions to the totals. Gains are positive in cooling, losses in heating. */
function describeRoom(calculation: HeatLoadCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const cooling = values.calculationMode === "Cooling";
  sheet.part("Design conditions");
  sheet.given("calculationMode");
  sheet.formula({
    symbol: "Δt",
    name: cooling ? "Outdoor above indoor temperature" : "Indoor above outdoor temperature",
    expression: cooling ? "t_o - t_i" : "t_i - t_o",
    value: calculation.difference,
    quantity: "temperatureDifference",
    source: sum,
  });
  if (calculation.weather) describeSun(calculation.weather, values, sheet);
  describeSurfaces(calculation, values, sheet);
  describeGains(calculation, cooling, sheet);
  describeOutdoorAir(calculation.air, values, sheet);
  describeTotals(calculation, cooling, sheet);
  describeSupply(calculation, cooling, sheet);
}

function describeGains({ gains, results }: HeatLoadCalculation, cooling: boolean, sheet: SheetBuilder): void {
  const people = gains.activity.source;
  sheet.part("People, lighting, equipment");
  describePerson(gains.activity, gains.person, sheet);
  sheet.formula({
    symbol: "q_ps",
    name: cooling ? "People, sensible" : "People, sensible, as far as credited",
    expression: cooling ? "N * g_s" : "-(c * N * g_s)",
    value: results.peopleSensibleLoad,
    quantity: "power",
    source: people,
    result: "peopleSensibleLoad",
  });
  if (cooling) {
    sheet.formula({
      symbol: "q_pl",
      name: "People, latent",
      expression: "N * g_l",
      value: gains.peopleLatent,
      quantity: "power",
      source: people,
      result: "peopleLatentLoad",
    });
  }
  sheet.formula({
    symbol: "q_int",
    name: cooling ? "Internal gains" : "Internal gains, as far as credited",
    expression: cooling ? "q_ps + q_pl + P_l + P_e + P_el" : "q_ps - c * (P_l + P_e)",
    value: results.internalLoad,
    quantity: "power",
    source: sum,
    result: "internalLoad",
  });
}

function describeTotals(
  { results, roomSensible, latentSum, sensibleSum }: HeatLoadCalculation,
  cooling: boolean,
  sheet: SheetBuilder,
): void {
  const totals: Citation = { source: fundamentals2017, locator: "ch. 18" };
  sheet.part("Totals");
  if (results.pickUpLoad !== undefined)
    sheet.formula({
      symbol: "q_up",
      name: "Pick-up after setback",
      expression: results.pickUpLoad === 0 ? "p_up" : "p_up * A_floor",
      value: results.pickUpLoad,
      quantity: "power",
      source: { source: en12831 },
      result: "pickUpLoad",
    });
  sheet.formula({
    symbol: "q_room",
    name: "Sensible load of the room, without ventilation",
    expression: cooling
      ? "q_w + q_g + q_r + q_f + q_d + q_ps + P_l + P_e + q_infs"
      : "q_w + q_g + q_r + q_f + q_sl + q_d + q_int + q_infs + q_up",
    value: roomSensible,
    quantity: "power",
    source: totals,
  });
  sheet.formula({
    symbol: "q_s",
    name: "Sensible load",
    expression: cooling ? "q_room + q_vs" : "max(0, q_room + q_vs)",
    value: cooling ? sensibleSum : results.sensibleLoad,
    quantity: "power",
    source: totals,
    result: "sensibleLoad",
  });
  sheet.formula({
    symbol: "q_l",
    name: "Latent load",
    expression: cooling ? "q_pl + P_el + q_vl + q_infl" : "q_vl + q_infl",
    value: latentSum,
    quantity: "power",
    source: totals,
    result: "latentLoad",
  });
  sheet.formula({
    symbol: "q_safety",
    name: "Safety",
    expression: "s * max(0, q_s + q_l)",
    value: results.safetyLoad,
    quantity: "power",
    source: { source: ashrae183 },
    result: "safetyLoad",
  });
  sheet.formula({
    symbol: "q",
    name: "Total load",
    expression: "q_s + q_l + q_safety",
    value: results.totalLoad,
    quantity: "power",
    source: totals,
    result: "totalLoad",
  });
  if (results.sensibleHeatRatio !== undefined)
    sheet.formula({
      symbol: "SHR",
      name: "Sensible heat ratio",
      expression: "q_s / (q_s + q_l)",
      value: results.sensibleHeatRatio,
      quantity: "sensibleHeatRatio",
      source: totals,
      result: "sensibleHeatRatio",
    });
  if (results.loadPerArea !== undefined)
    sheet.formula({
      symbol: "q_A",
      name: "Load per floor area",
      expression: "q / A_floor",
      value: results.loadPerArea,
      quantity: "heatFlux",
      source: sum,
      result: "loadPerArea",
    });
  if (results.areaPerCapacity !== undefined)
    sheet.formula({
      symbol: "A_q",
      name: "Floor area per capacity",
      expression: "A_floor / q",
      value: results.areaPerCapacity,
      quantity: "areaPerCapacity",
      source: sum,
      result: "areaPerCapacity",
    });
}

function describeSupply({ results, supply }: HeatLoadCalculation, cooling: boolean, sheet: SheetBuilder): void {
  if (!supply || results.supplyAirflow === undefined || results.supplyTemperature === undefined) return;
  const moistAir: Citation = { source: fundamentals2017, locator: "ch. 1, eqs. 26 and 30" };
  sheet.part("Supply air");
  sheet.formula({
    symbol: "t_s",
    name: "Supply air temperature",
    expression: cooling ? "t_i - Δt_s" : "t_i + Δt_s",
    value: results.supplyTemperature,
    quantity: "temperature",
    source: sum,
    result: "supplyTemperature",
  });
  sheet.formula({
    symbol: "v_s",
    name: "Specific volume of the supply air at the room's humidity ratio",
    expression: "287.042 * (t_s + 273.15) * (1 + 1.607858 * W_i) / p",
    value: supply.specificVolume,
    quantity: "specificVolume",
    source: moistAir,
  });
  sheet.formula({
    symbol: "Q_s",
    name: "Supply airflow",
    expression: "q_room * v_s / ((c_a + c_w * W_i) * Δt_s)",
    value: results.supplyAirflow,
    quantity: "airFlow",
    source: moistAir,
    result: "supplyAirflow",
  });
}
