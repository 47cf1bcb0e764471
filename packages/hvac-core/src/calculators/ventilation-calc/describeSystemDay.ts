import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics, type Citation } from "../../sources/index.ts";
import { hasDemandControl, peopleAirflowIn, type DemandControl } from "./demandControl.ts";
import { repeatResult } from "./describeDemands.ts";
import { hasSchedule, shareIn, type SystemDay } from "./systemDay.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const balance: Citation = { source: mathematics, locator: "mass balance of CO₂ of the system, its zones one mixed space" };
const demand: Citation = { source: ashrae62, locator: "section 6.2.6" };
/** Hours of the day as the sheet counts them. */
export const hours = Array.from({ length: 24 }, (_, index) => index + 1);

/** Sum of the terms of all hours, as far as they persist to the end of the day: `term(h) * k^(24 - h)`. */
export const weightedByHour = (factor: string, term: (hour: number) => string): string =>
  hours.map((hour) => (hour === 24 ? term(24) : `${term(hour)} * ${factor}^${24 - hour}`)).join(" + ");

/** States the shares of a zone's people, s_1…s_24. */
export function describeShares({ demands: { zone } }: ZoneCalculation, sheet: SheetBuilder): void {
  for (const hour of hours)
    sheet.lookup(`s_${hour}`, `Share of the people in hour ${hour}`, "ratio", zone.peopleShares[hour - 1]!, undefined, {
      by: ["peopleShares"],
    });
}

/** States the hours of a system that recirculates: CO₂ in its supply air, and its outdoor air with demand control. */
export function describeSystemDay({ zones, system, day, demandControl }: ZonesCalculation, sheet: SheetBuilder): void {
  if (!system || (!day && !demandControl)) return;
  sheet.part("The system over the day");
  const byHour = (symbol: string, valueOf: (row: ZoneCalculation, hour: number) => number) =>
    Object.fromEntries(hours.map((hour) => [`${symbol}_${hour}`, (row: ZoneCalculation): number => valueOf(row, hour - 1)]));
  const values = {
    ...(day && byHour("G", ({ demands }, hour) => shareIn(hour, demands) * demands.people * demands.zone.co2PerPerson)),
    ...(demandControl && byHour("P", (row, hour) => peopleAirflowIn(hour, row))),
  };
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zones: people by the hour",
    rows: zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values,
    quantities: Object.fromEntries(Object.keys(values).map((symbol) => [symbol, "airFlow" as const])),
    describe: (row, rowSheet) => describeZoneHours(row, day !== undefined, demandControl !== undefined, rowSheet),
  });
  if (day) describeMixed(day, sheet);
  if (demandControl) describeOutdoorByHour(demandControl, sheet);
}

function describeZoneHours(row: ZoneCalculation, co2: boolean, controlled: boolean, sheet: SheetBuilder): void {
  const { demands } = row;
  const moving = hasSchedule(row);
  sheet.given("peopleSchedule");
  if (moving) describeShares(row, sheet);
  if (co2) {
    const source = demands.people * demands.zone.co2PerPerson;
    repeatResult(sheet, "G_z", "CO₂ of the people", source, "airFlow");
    for (const hour of hours)
      sheet.formula(
        `G_${hour}`,
        `CO₂ of the people in hour ${hour}`,
        "airFlow",
        moving ? `s_${hour} * G_z` : "G_z",
        shareIn(hour - 1, demands) * source,
      );
  }
  if (!controlled) return;
  sheet.given("demandControl");
  repeatResult(sheet, "V_pp", "Outdoor air for the people", demands.peopleAirflow, "airFlow");
  for (const hour of hours)
    sheet.formula(
      `P_${hour}`,
      `Outdoor air for the people in hour ${hour}`,
      "airFlow",
      hasDemandControl(row) ? `s_${hour} * V_pp` : "V_pp",
      peopleAirflowIn(hour - 1, row),
    );
}

function describeMixed({ sources, changes, mixed, supplied }: SystemDay, sheet: SheetBuilder): void {
  sheet.formula("λ_m", "Outdoor air changes of all zones", "airChanges", "Q_od / V", changes, balance);
  sheet.constant("T_h", "One hour", "time", 3600, balance);
  sheet.formula("k_m", "Share of a difference that remains after an hour", "number", "exp(-λ_m * T_h)", Math.exp(-3600 * changes), balance);
  for (const hour of hours)
    sheet.formula(`G_s${hour}`, `CO₂ of all people in hour ${hour}`, "airFlow", `sum(G_${hour})`, sources[hour - 1]!);
  sheet.formula(
    "C_m0",
    "CO₂ in the mixed air at midnight, the day before being the same",
    "concentration",
    `C_o + (1 - k_m) / (1 - k_m^24) * (${weightedByHour("k_m", (hour) => `G_s${hour}`)}) / Q_od`,
    mixed[23]!,
    balance,
  );
  for (const hour of hours) {
    const settling = `C_o + G_s${hour} / Q_od`;
    sheet.formula(
      `C_m${hour}`,
      `CO₂ in the mixed air at the end of hour ${hour}`,
      "concentration",
      `${settling} + (C_m${hour - 1} - (${settling})) * k_m`,
      mixed[hour - 1]!,
      balance,
    );
    sheet.formula(
      `C_i${hour}`,
      `CO₂ that the supply air approaches in hour ${hour}`,
      "concentration",
      `C_o + max(0, 1 - s_d) * G_s${hour} / Q_od`,
      supplied.towards[hour - 1]!,
      balance,
    );
    sheet.formula(
      `C_a${hour}`,
      `CO₂ in the supply air at the start of hour ${hour}`,
      "concentration",
      `C_o + max(0, 1 - s_d) * (C_m${hour - 1} - C_o)`,
      supplied.starts[hour - 1]!,
      balance,
    );
  }
}

function describeOutdoorByHour({ needed }: DemandControl, sheet: SheetBuilder): void {
  for (const hour of hours)
    sheet.formula(
      `O_${hour}`,
      `Outdoor air of the system in hour ${hour}`,
      "airFlow",
      `min(Q_od, max(min(V_ou, sum(P_${hour}) + sum(V_pa)) / E_v, V_on, V_om))`,
      needed[hour - 1]!,
      demand,
    );
  sheet.result("demandControlSaving", `Q_od - (${hours.map((hour) => `O_${hour}`).join(" + ")}) / 24`, demand);
}
