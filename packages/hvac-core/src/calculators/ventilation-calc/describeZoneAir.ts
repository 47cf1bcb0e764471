import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics, type Citation } from "../../sources/index.ts";
import { minimumOutdoor, type DemandControl } from "./demandControl.ts";
import { repeatResult } from "./describeDemands.ts";
import { describeShares, hours, weightedByHour } from "./describeSystemDay.ts";
import type { VentilationValues } from "./schema.ts";
import { supplyRemainder } from "../../ventilation/internal.ts";
import type { SystemDay } from "./systemDay.ts";
import type { ZoneAir } from "./zoneAir.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const balance: Citation = { source: mathematics, locator: "mass balance of CO₂" };

/** States outdoor air, return air and CO₂ of a zone. */
export function describeZoneAir(
  row: ZoneCalculation,
  { system, design: { supply }, day }: ZonesCalculation,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  const { demands } = row;
  repeatResult(sheet, "Q_s", "Design supply airflow", row.supply, "airFlow");
  repeatResult(sheet, "V_r", "Volume", demands.volume, "volume");
  if (system) {
    if (supply > 0) sheet.result("outdoorAirflow", "s_d * Q_s");
    else sheet.resultLookup("outdoorAirflow", undefined, { detail: "none is supplied" });
  } else if (values.systemKind === "all-outdoor") sheet.result("outdoorAirflow", "Q_s");
  else {
    const isEntered = row.enteredShare !== null;
    if (isEntered) repeatResult(sheet, "Q_on", "Outdoor air by air changes", demands.outdoorByChanges, "airFlow");
    else repeatResult(sheet, "Q_or", "Outdoor air required", row.required, "airFlow");
    repeatResult(sheet, "Q_m", "Supply for exhaust and pressure", row.byExhaust, "airFlow");
    sheet.result("outdoorAirflow", isEntered ? "max(s * Q_s, Q_on, Q_m)" : "max(Q_or, Q_m)");
  }
  if (row.supply > 0) sheet.result("outdoorShare", "Q_o / Q_s");
  sheet.result("outdoorAirChanges", "Q_o / V_r");
  repeatResult(sheet, "Q_e", "Total exhaust", demands.exhausted, "airFlow");
  repeatResult(sheet, "Q_p", "Exfiltration", demands.leakage, "airFlow");
  repeatResult(sheet, "Q_to", "Transfer air out", row.transferOut, "airFlow");
  sheet.result("returnAirflow", "Q_s + Q_ti - Q_to - Q_e - Q_p");
  repeatResult(sheet, "E_z", "Air distribution effectiveness", demands.effectiveness, "number");
  sheet.given("peopleSchedule");
  if (demands.zone.peopleSchedule === "custom") describeShares(row, sheet);
  const reaching = system ? { airflow: "Q_s", source: "C_s", day } : { airflow: "Q_o", source: "C_o", day: undefined };
  if (row.air) describeCo2(row, row.air, reaching, sheet);
  sheet.given("demandControl");
  if (row.demandControl) describeSaving(row, row.demandControl, values.systemKind, sheet);
}

/** Symbols of the air that reaches a zone and of the CO₂ in it, and how that changes over the day. */
interface SupplyToZone {
  readonly airflow: string;
  readonly source: string;
  readonly day: SystemDay | undefined;
}

/** States the CO₂ of a zone: steady, over the day, and the time to purge it. */
function describeCo2({ demands }: ZoneCalculation, air: ZoneAir, reaching: SupplyToZone, sheet: SheetBuilder): void {
  const { source, airflow } = reaching;
  repeatResult(sheet, "N", "People", demands.people, "count");
  sheet.formula("λ", "Air changes that dilute", "airChanges", `${airflow} * E_z / V_r`, air.changes, balance);
  sheet.formula("ΔC", "Rise of CO₂ by all people", "concentration", `N * G_p / (${airflow} * E_z)`, air.rise, balance);
  sheet.result("co2AtSteadyState", `${source} + ΔC`, {
    source: ashrae62,
    locator: "informative appendix on CO₂: mass balance at steady state",
  });
  if (air.overDay) describeDay(air, air.overDay, reaching, sheet);
  if (air.purgeTime !== undefined) {
    // Without recirculation these are the air changes that dilute.
    sheet.formula("λ_p", "Air changes that purge, of outdoor air alone", "airChanges", "Q_o * E_z / V_r", air.purgeChanges, balance);
    sheet.result("purgeTime", "ln((C_a - C_o) / (C_b - C_o)) / λ_p", balance);
  }
}

/** States the share of a fading difference in the supply air that the zone has at the end of an hour. */
function describeFading({ changes }: ZoneAir, { supplied }: SystemDay, sheet: SheetBuilder): void {
  const isEqual = Math.abs(changes - supplied.changes) * 3600 < 1e-5;
  // With equal air changes the general formula is zero over zero.
  const expression = isEqual ? "λ * T_h * k * (1 + (λ - λ_m) * T_h / 2)" : "λ * (k_m - k) / (λ - λ_m)";
  const name = "Share of a fading difference in the supply air, in the zone after an hour";
  sheet.formula("f", name, "number", expression, supplyRemainder(changes, supplied.changes), balance);
}

function describeDay(air: ZoneAir, overDay: readonly number[], { source, day }: SupplyToZone, sheet: SheetBuilder): void {
  const factor = Math.exp(-3600 * air.changes);
  sheet.constant("T_h", "One hour", "time", 3600, balance);
  sheet.formula("k", "Share of a difference that remains after an hour", "number", "exp(-λ * T_h)", factor, balance);
  if (day) describeFading(air, day, sheet);
  const settling = (hour: number): string => `(${day ? `C_i${hour}` : source} + s_${hour} * ΔC)`;
  const faded = (hour: number): string => `(C_a${hour} - C_i${hour})`;
  const people = `(1 - k) * (${weightedByHour("k", settling)})`;
  sheet.formula(
    "C_0",
    "CO₂ at midnight, the day before being the same",
    "concentration",
    `(${people}${day ? ` + f * (${weightedByHour("k", faded)})` : ""}) / (1 - k^24)`,
    overDay[23]!,
    balance,
  );
  for (const hour of hours)
    sheet.result(
      `co2.${hour}`,
      `${settling(hour)} + (C_${hour - 1} - ${settling(hour)}) * k${day ? ` + ${faded(hour)} * f` : ""}`,
      balance,
      { detail: "at its end" },
    );
  const all = hours.map((hour) => `C_${hour}`).join(", ");
  sheet.result("co2Peak", `max(${all})`);
  if (air.timeAboveLimit !== undefined) sheet.result("timeAboveLimit", `timeAbove(C_l, ${all})`);
}

function describeSaving(
  row: ZoneCalculation,
  { needed }: DemandControl,
  systemKind: VentilationValues["systemKind"],
  sheet: SheetBuilder,
): void {
  const { demands } = row;
  repeatResult(sheet, "V_pp", "Outdoor air for the people", demands.peopleAirflow, "airFlow");
  repeatResult(sheet, "V_pa", "Outdoor air for the floor area", demands.areaAirflow, "airFlow");
  if (systemKind === "all-outdoor") {
    repeatResult(sheet, "Q_n", "Supply for air changes", demands.byAirChanges, "airFlow");
    repeatResult(sheet, "Q_hc", "Supply for the health care room", demands.byHealthcare, "airFlow");
    repeatResult(sheet, "Q_l", "Supply for the load", demands.zone.loadAirflow, "airFlow");
    repeatResult(sheet, "Q_m", "Supply for exhaust and pressure", row.byExhaust, "airFlow");
  } else if (row.enteredShare === null) repeatResult(sheet, "Q_on", "Outdoor air by air changes", demands.outdoorByChanges, "airFlow");
  sheet.formula(
    "Q_f",
    "Outdoor air by rules other than the rate procedure",
    "airFlow",
    systemKind === "all-outdoor" ? "max(Q_n, Q_hc, Q_l, Q_m)" : "max(Q_on, Q_m)",
    minimumOutdoor(row, systemKind),
  );
  const source: Citation = { source: ashrae62, locator: "section 6.2.6" };
  for (const hour of hours)
    sheet.formula(
      `O_${hour}`,
      `Outdoor air in hour ${hour}`,
      "airFlow",
      `min(Q_o, max((s_${hour} * V_pp + V_pa) / E_z, Q_f))`,
      needed[hour - 1]!,
      source,
    );
  const all = hours.map((hour) => `O_${hour}`).join(" + ");
  sheet.result("demandControlSaving", `Q_o - (${all}) / 24`, source);
}
