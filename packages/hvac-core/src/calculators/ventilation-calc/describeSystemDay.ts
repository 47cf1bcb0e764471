import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, mathematics, type Citation } from "../../sources/index.ts";
import { follows, peopleAirflowIn, type DemandControl } from "./demandControl.ts";
import { airflowsOn, restate } from "./describeDemands.ts";
import { comesAndGoes, shareIn, type SystemDay } from "./systemDay.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const sum: Citation = { source: mathematics };
const balance: Citation = { source: mathematics, locator: "mass balance of CO₂ of the system, its zones one mixed space" };
const demand: Citation = { source: ashrae62, locator: "section 6.2.6" };
/** Hours of the day as the sheet counts them. */
export const hours = Array.from({ length: 24 }, (_, index) => index + 1);

/** What of each hour is left at the end of the day, all taken together: `of(h) * k^(24 - h)` over the hours. */
export const weightedByHour = (kept: string, of: (hour: number) => string): string =>
  hours.map((hour) => (hour === 24 ? of(24) : `${of(hour)} * ${kept}^${24 - hour}`)).join(" + ");

/** States the shares of a zone's people, s_1…s_24. */
export function describeShares({ demands: { zone } }: ZoneCalculation, sheet: SheetBuilder): void {
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

/** States the hours of a system that recirculates: CO₂ in its supply air, and its outdoor air where that follows the people. */
export function describeSystemDay({ zones, system, day, demandControl }: ZonesCalculation, sheet: SheetBuilder): void {
  if (!system || (!day && !demandControl)) return;
  sheet.part("The system over the day");
  const byHour = (symbol: string, of: (row: ZoneCalculation, hour: number) => number) =>
    Object.fromEntries(hours.map((hour) => [`${symbol}_${hour}`, (row: ZoneCalculation): number => of(row, hour - 1)]));
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
    describe: (row, own) => describeZoneHours(row, day !== undefined, demandControl !== undefined, own),
  });
  if (day) describeMixed(day, sheet);
  if (demandControl) describeOutdoorByHour(demandControl, sheet);
}

function describeZoneHours(row: ZoneCalculation, co2: boolean, controlled: boolean, sheet: SheetBuilder): void {
  const { demands } = row;
  const add = airflowsOn(sheet);
  const moving = comesAndGoes(row);
  sheet.given("peopleSchedule");
  if (moving) describeShares(row, sheet);
  if (co2) {
    const source = demands.people * demands.zone.co2PerPerson;
    restate(sheet, "G_z", "CO₂ of the people", source, "airFlow");
    for (const hour of hours)
      add(`G_${hour}`, `CO₂ of the people in hour ${hour}`, moving ? `s_${hour} * G_z` : "G_z", shareIn(hour - 1, demands) * source);
  }
  if (!controlled) return;
  sheet.given("demandControl");
  restate(sheet, "V_pp", "Outdoor air for the people", demands.peopleAirflow, "airFlow");
  for (const hour of hours)
    add(
      `P_${hour}`,
      `Outdoor air for the people in hour ${hour}`,
      follows(row) ? `s_${hour} * V_pp` : "V_pp",
      peopleAirflowIn(hour - 1, row),
    );
}

function describeMixed({ sources, changes, mixed, supplied }: SystemDay, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  sheet.formula({
    symbol: "λ_m",
    name: "Outdoor air changes of all zones together",
    expression: "Q_od / V",
    value: changes,
    quantity: "airChanges",
    source: balance,
  });
  sheet.constant({ symbol: "T_h", name: "One hour", value: 3600, quantity: "time", source: balance });
  sheet.formula({
    symbol: "k_m",
    name: "Share of a difference that an hour leaves",
    expression: "exp(-λ_m * T_h)",
    value: Math.exp(-3600 * changes),
    quantity: "number",
    source: balance,
  });
  for (const hour of hours) add(`G_s${hour}`, `CO₂ of all people in hour ${hour}`, `sum(G_${hour})`, sources[hour - 1]!);
  sheet.formula({
    symbol: "C_m0",
    name: "CO₂ in the mixed air at midnight, the day before being the same",
    expression: `C_o + (1 - k_m) / (1 - k_m^24) * (${weightedByHour("k_m", (hour) => `G_s${hour}`)}) / Q_od`,
    value: mixed[23]!,
    quantity: "concentration",
    source: balance,
  });
  for (const hour of hours) {
    const settling = `C_o + G_s${hour} / Q_od`;
    sheet.formula({
      symbol: `C_m${hour}`,
      name: `CO₂ in the mixed air at the end of hour ${hour}`,
      expression: `${settling} + (C_m${hour - 1} - (${settling})) * k_m`,
      value: mixed[hour - 1]!,
      quantity: "concentration",
      source: balance,
    });
    sheet.formula({
      symbol: `C_i${hour}`,
      name: `CO₂ that the supply air goes towards in hour ${hour}`,
      expression: `C_o + max(0, 1 - s_d) * G_s${hour} / Q_od`,
      value: supplied.towards[hour - 1]!,
      quantity: "concentration",
      source: balance,
    });
    sheet.formula({
      symbol: `C_a${hour}`,
      name: `CO₂ in the supply air at the start of hour ${hour}`,
      expression: `C_o + max(0, 1 - s_d) * (C_m${hour - 1} - C_o)`,
      value: supplied.starts[hour - 1]!,
      quantity: "concentration",
      source: balance,
    });
  }
}

function describeOutdoorByHour({ needed, saved }: DemandControl, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  for (const hour of hours)
    add(
      `O_${hour}`,
      `Outdoor air of the system in hour ${hour}`,
      `min(Q_od, max(min(V_ou, sum(P_${hour}) + sum(V_pa)) / E_v, V_on, V_om))`,
      needed[hour - 1]!,
      { source: demand },
    );
  add(
    "Q_dc",
    "Outdoor air that demand control saves, daily average",
    `Q_od - (${hours.map((hour) => `O_${hour}`).join(" + ")}) / 24`,
    saved,
    {
      result: "demandControlSaving",
      source: demand,
    },
  );
}
