import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics, type Citation } from "../../sources/index.ts";
import { leastOutdoor, type DemandControl } from "./demandControl.ts";
import { airflowsOn, restate } from "./describeDemands.ts";
import { describeShares, hours, weightedByHour } from "./describeSystemDay.ts";
import type { VentilationValues } from "./schema.ts";
import { passedOn } from "../../ventilation/internal.ts";
import type { SystemDay } from "./systemDay.ts";
import type { ZoneAir } from "./zoneAir.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const sum: Citation = { source: mathematics };
const balance: Citation = { source: mathematics, locator: "mass balance of CO₂" };

/** States what a zone gets: outdoor air, return air, CO₂. */
export function describeZoneAir(
  row: ZoneCalculation,
  { system, supply, day }: ZonesCalculation,
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
    const isEntered = row.enteredShare !== null;
    if (isEntered) restate(sheet, "Q_on", "Outdoor air by air changes", demands.outdoorByChanges, "airFlow");
    else restate(sheet, "Q_or", "Outdoor air required", row.required, "airFlow");
    restate(sheet, "Q_m", "By exhaust and pressure", row.byExhaust, "airFlow");
    add("Q_o", "Outdoor air that the zone gets", isEntered ? "max(s * Q_s, Q_on, Q_m)" : "max(Q_or, Q_m)", row.outdoor, gets);
  }
  if (row.supply > 0)
    sheet.formula({
      symbol: "s_z",
      name: "Outdoor share of the supply",
      expression: "Q_o / Q_s",
      value: row.share!,
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
  sheet.given("peopleSchedule");
  if (demands.zone.peopleSchedule === "custom") describeShares(row, sheet);
  const reaching = system ? { airflow: "Q_s", source: "C_s", day } : { airflow: "Q_o", source: "C_o", day: undefined };
  if (row.air) describeCo2(row, row.air, reaching, sheet);
  sheet.given("demandControl");
  if (row.demandControl) describeSaving(row, row.demandControl, values.systemKind, sheet);
}

/** Symbols of the air that reaches a zone and of the CO₂ in it, and how that changes over the day. */
interface Reaching {
  readonly airflow: string;
  readonly source: string;
  readonly day: SystemDay | undefined;
}

/** States the CO₂ of a zone: steady, over the day, and the time to purge it. */
function describeCo2({ demands }: ZoneCalculation, air: ZoneAir, reaching: Reaching, sheet: SheetBuilder): void {
  const { source, airflow } = reaching;
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
  if (air.overDay) describeDay(air, air.overDay, reaching, sheet);
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

/** States what is in the zone, at the end of an hour, of a difference that fades in the supply air. */
function describeFading({ changes }: ZoneAir, { supplied }: SystemDay, sheet: SheetBuilder): void {
  const alike = Math.abs(changes - supplied.changes) * 3600 < 1e-5;
  sheet.formula({
    symbol: "f",
    name: "Share that the zone has at the end of an hour of what fades in its supply air",
    // Where both fade alike nothing by nothing would be left.
    expression: alike ? "λ * T_h * k * (1 + (λ - λ_m) * T_h / 2)" : "λ * (k_m - k) / (λ - λ_m)",
    value: passedOn(changes, supplied.changes),
    quantity: "number",
    source: balance,
  });
}

function describeDay(air: ZoneAir, overDay: readonly number[], { source, day }: Reaching, sheet: SheetBuilder): void {
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
  if (day) describeFading(air, day, sheet);
  const settling = (hour: number): string => `(${day ? `C_i${hour}` : source} + s_${hour} * ΔC)`;
  const faded = (hour: number): string => `(C_a${hour} - C_i${hour})`;
  const people = `(1 - k) * (${weightedByHour("k", settling)})`;
  sheet.formula({
    symbol: "C_0",
    name: "CO₂ at midnight, the day before being the same",
    expression: `(${people}${day ? ` + f * (${weightedByHour("k", faded)})` : ""}) / (1 - k^24)`,
    value: overDay[23]!,
    quantity: "concentration",
    source: balance,
  });
  for (const hour of hours)
    sheet.formula({
      symbol: `C_${hour}`,
      name: `CO₂ at the end of hour ${hour}`,
      expression: `${settling(hour)} + (C_${hour - 1} - ${settling(hour)}) * k${day ? ` + ${faded(hour)} * f` : ""}`,
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
  if (air.timeAboveLimit !== undefined)
    sheet.formula({
      symbol: "t_a",
      name: "Time above the limit",
      expression: `timeAbove(C_l, ${all})`,
      value: air.timeAboveLimit,
      quantity: "time",
      source: sum,
      result: "timeAboveLimit",
    });
}

function describeSaving(
  row: ZoneCalculation,
  { needed, saved }: DemandControl,
  systemKind: VentilationValues["systemKind"],
  sheet: SheetBuilder,
): void {
  const { demands } = row;
  const add = airflowsOn(sheet);
  restate(sheet, "V_pp", "Outdoor air for the people", demands.peopleAirflow, "airFlow");
  restate(sheet, "V_pa", "Outdoor air for the floor area", demands.areaAirflow, "airFlow");
  if (systemKind === "all-outdoor") {
    restate(sheet, "Q_n", "By air changes", demands.byAirChanges, "airFlow");
    restate(sheet, "Q_hc", "By the health care room", demands.byHealthcare, "airFlow");
    restate(sheet, "Q_l", "By the load", demands.zone.loadAirflow, "airFlow");
    restate(sheet, "Q_m", "By exhaust and pressure", row.byExhaust, "airFlow");
  } else if (row.enteredShare === null) restate(sheet, "Q_on", "Outdoor air by air changes", demands.outdoorByChanges, "airFlow");
  add(
    "Q_f",
    "Outdoor air that other rules than the rate procedure ask for",
    systemKind === "all-outdoor" ? "max(Q_n, Q_hc, Q_l, Q_m)" : "max(Q_on, Q_m)",
    leastOutdoor(row, systemKind),
  );
  const source: Citation = { source: ashrae62, locator: "section 6.2.6" };
  for (const hour of hours)
    add(`O_${hour}`, `Outdoor air in hour ${hour}`, `min(Q_o, max((s_${hour} * V_pp + V_pa) / E_z, Q_f))`, needed[hour - 1]!, { source });
  const all = hours.map((hour) => `O_${hour}`).join(" + ");
  add("Q_dz", "Outdoor air that demand control saves", `Q_o - (${all}) / 24`, saved, { result: "demandControlSaving", source });
}
