import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics, type Citation } from "../../sources/index.ts";
import { airflowsOn, restate } from "./describeDemands.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneAir } from "./zoneAir.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const sum: Citation = { source: mathematics };
const balance: Citation = { source: mathematics, locator: "mass balance of CO₂" };
const hours = Array.from({ length: 24 }, (_, index) => index + 1);

/** States what a zone gets: outdoor air, return air, CO₂. */
export function describeZoneAir(
  row: ZoneCalculation,
  { system, supply }: ZonesCalculation,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  const { demands } = row;
  const add = airflowsOn(sheet);
  restate(sheet, "Q_s", "Design supply airflow", row.supply, "airFlow");
  restate(sheet, "V_r", "Volume", demands.volume, "volume");
  const gets = { result: "outdoorAirflow" };
  if (system) {
    if (supply > 0) add("Q_o", "Outdoor air that the zone gets", "s_d * Q_s", row.outdoor, gets);
    else
      sheet.constant({
        symbol: "Q_o",
        name: "Outdoor air that the zone gets: none is supplied",
        value: 0,
        quantity: "airFlow",
        source: sum,
        ...gets,
      });
  } else if (values.systemKind === "all-outdoor") add("Q_o", "Outdoor air that the zone gets", "Q_s", row.outdoor, gets);
  else {
    restate(sheet, "Q_or", "Outdoor air required", row.required, "airFlow");
    restate(sheet, "Q_m", "By exhaust and pressure", row.byExhaust, "airFlow");
    add("Q_o", "Outdoor air that the zone gets", "max(Q_or, Q_m)", row.outdoor, gets);
  }
  if (row.supply > 0)
    sheet.formula({
      symbol: "s_z",
      name: "Outdoor share of the supply",
      expression: "Q_o / Q_s",
      value: row.outdoor / row.supply,
      quantity: "ratio",
      source: sum,
      result: "outdoorShare",
    });
  sheet.formula({
    symbol: "n_o",
    name: "Outdoor air changes",
    expression: "Q_o / V_r",
    value: row.outdoor / demands.volume,
    quantity: "airChanges",
    source: sum,
    result: "outdoorAirChanges",
  });
  restate(sheet, "Q_e", "Exhaust, the hood included", demands.exhausted, "airFlow");
  restate(sheet, "Q_p", "Air that leaks out", demands.leakage, "airFlow");
  restate(sheet, "Q_to", "Transfer air that other zones take", row.transferOut, "airFlow");
  add("Q_r", "Return air", "Q_s + Q_ti - Q_to - Q_e - Q_p", row.returned, { result: "returnAirflow" });
  restate(sheet, "E_z", "Air distribution effectiveness", demands.effectiveness, "number");
  const saving = demands.zone.demandControl && demands.zone.peopleSchedule === "custom";
  sheet.given("peopleSchedule");
  if (demands.zone.peopleSchedule === "custom") describeShares(row, sheet);
  if (row.air) describeCo2(row, row.air, { source: system ? "C_s" : "C_o", airflow: system ? "Q_s" : "Q_o" }, sheet);
  sheet.given("demandControl");
  if (saving) describeSaving(row, sheet);
}

function describeShares({ demands: { zone } }: ZoneCalculation, sheet: SheetBuilder): void {
  for (const hour of hours)
    sheet.lookup({
      symbol: `s_${hour}`,
      name: `Share of the people in hour ${hour}`,
      value: zone.peopleShares[hour - 1]!,
      quantity: "ratio",
      source: sum,
      by: ["peopleShares"],
    });
}

/** States the CO₂ of a zone: steady, over the day, and the time to purge it. */
function describeCo2(
  { demands }: ZoneCalculation,
  air: ZoneAir,
  { source, airflow }: { readonly source: string; readonly airflow: string },
  sheet: SheetBuilder,
): void {
  restate(sheet, "N", "People", demands.people, "count");
  sheet.formula({
    symbol: "λ",
    name: "Air changes that dilute",
    expression: `${airflow} * E_z / V_r`,
    value: air.changes,
    quantity: "airChanges",
    source: balance,
  });
  sheet.formula({
    symbol: "ΔC",
    name: "Rise of CO₂ by all people",
    expression: `N * G_p / (${airflow} * E_z)`,
    value: air.rise,
    quantity: "concentration",
    source: balance,
  });
  sheet.formula({
    symbol: "C_ss",
    name: "CO₂ at steady state",
    expression: `${source} + ΔC`,
    value: air.steadyState,
    quantity: "concentration",
    source: { source: ashrae62, locator: "informative appendix on CO₂: mass balance at steady state" },
    result: "co2AtSteadyState",
  });
  if (air.overDay) describeDay(air, air.overDay, source, sheet);
  if (air.purgeTime !== undefined) {
    // Without recirculation they are those that dilute.
    sheet.formula({
      symbol: "λ_p",
      name: "Air changes that purge, of outdoor air alone",
      expression: "Q_o * E_z / V_r",
      value: air.purgeChanges,
      quantity: "airChanges",
      source: balance,
    });
    sheet.formula({
      symbol: "t_p",
      name: "Time to purge",
      expression: "ln((C_a - C_o) / (C_b - C_o)) / λ_p",
      value: air.purgeTime,
      quantity: "time",
      source: balance,
      result: "purgeTime",
    });
  }
}

function describeDay(air: ZoneAir, overDay: readonly number[], source: string, sheet: SheetBuilder): void {
  const kept = Math.exp(-3600 * air.changes);
  sheet.constant({ symbol: "T_h", name: "One hour", value: 3600, quantity: "time", source: balance });
  sheet.formula({
    symbol: "k",
    name: "Share of a difference that an hour leaves",
    expression: "exp(-λ * T_h)",
    value: kept,
    quantity: "number",
    source: balance,
  });
  const weighted = hours.map((hour) => (hour === 24 ? "s_24" : `s_${hour} * k^${24 - hour}`)).join(" + ");
  sheet.formula({
    symbol: "C_0",
    name: "CO₂ at midnight, the day before being the same",
    expression: `${source} + ΔC * (1 - k) / (1 - k^24) * (${weighted})`,
    value: overDay[23]!,
    quantity: "concentration",
    source: balance,
  });
  for (const hour of hours)
    sheet.formula({
      symbol: `C_${hour}`,
      name: `CO₂ at the end of hour ${hour}`,
      expression: `${source} + s_${hour} * ΔC + (C_${hour - 1} - ${source} - s_${hour} * ΔC) * k`,
      value: overDay[hour - 1]!,
      quantity: "concentration",
      source: balance,
      result: `co2.${hour}`,
    });
  const all = hours.map((hour) => `C_${hour}`).join(", ");
  sheet.formula({
    symbol: "C_max",
    name: "Highest CO₂",
    expression: `max(${all})`,
    value: air.peak!,
    quantity: "concentration",
    source: sum,
    result: "co2Peak",
  });
  sheet.formula({
    symbol: "t_a",
    name: "Time above the limit",
    expression: `timeAbove(C_l, ${all})`,
    value: air.timeAboveLimit!,
    quantity: "time",
    source: sum,
    result: "timeAboveLimit",
  });
}

function describeSaving({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  const { zone, peopleAirflow, effectiveness } = demands;
  const mean = zone.peopleShares.reduce((total, share) => total + share, 0) / 24;
  sheet.formula({
    symbol: "f_p",
    name: "Share of the people on the average of the day",
    expression: `(${hours.map((hour) => `s_${hour}`).join(" + ")}) / 24`,
    value: mean,
    quantity: "ratio",
    source: sum,
  });
  restate(sheet, "V_pp", "Outdoor air for the people", peopleAirflow, "airFlow");
  airflowsOn(sheet)(
    "Q_dz",
    "Outdoor air that demand control saves",
    "V_pp * (1 - f_p) / E_z",
    (peopleAirflow * (1 - mean)) / effectiveness,
    {
      result: "demandControlSaving",
      source: { source: ashrae62, locator: "section 6.2.6" },
    },
  );
}
