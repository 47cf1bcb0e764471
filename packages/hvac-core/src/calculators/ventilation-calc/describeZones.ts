import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, ashrae62Edition2019, mathematics, type Citation } from "../../sources/index.ts";
import { multipleZones } from "../../ventilation/sources.ts";
import { describeDemands, repeatResult } from "./describeDemands.ts";
import { describeDensity } from "./density.ts";
import { describeSystemDay } from "./describeSystemDay.ts";
import { describeZoneAir } from "./describeZoneAir.ts";
import type { VentilationValues } from "./schema.ts";
import { enteredPrimaryAirflow, hasSecondaryPath, type RecirculatingSystem } from "./system.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const appendixA: Citation = { source: multipleZones, locator: "Appendix A" };

/** States every step from the zones to the outdoor air of their system, and back to the zones. */
export function describeZones(calculation: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.part("Requirements of the zones");
  sheet.given("systemKind");
  if (calculation.system) sheet.given("efficiencyMethod");
  describeDensity(calculation.density, sheet);
  describeRows(calculation, values, sheet);
  describeTotals(sheet);
  if (calculation.system) describeSystem(calculation.system, calculation, values, sheet);
  else sheet.result("outdoorIntake", "sum(V_oz)");
  if (values.systemKind !== "single-zone") describeOutdoorAir(calculation, values, sheet);
  describeSystemDay(calculation, sheet);
  sheet.part("Air of the zones");
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zones: air and CO₂",
    rows: calculation.zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values: { Q_o: ({ outdoor }) => outdoor, Q_r: ({ returned }) => returned, Q_dz: ({ demandControl }) => demandControl?.saved },
    quantities: { Q_o: "airFlow", Q_r: "airFlow", Q_dz: "airFlow" },
    describe: (row, rowSheet) => describeZoneAir(row, calculation, values, rowSheet),
  });
  if (values.systemKind === "single-zone") describeOutdoorAir(calculation, values, sheet);
  describeBalance(calculation, sheet);
}

function describeRows({ zones }: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zones: requirements of the rules",
    rows: zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values: {
      V_r: ({ demands }) => demands.volume,
      N: ({ demands }) => demands.people,
      V_pp: ({ demands }) => demands.peopleAirflow,
      V_pa: ({ demands }) => demands.areaAirflow,
      G_z: ({ demands }) => demands.people * demands.zone.co2PerPerson,
      V_oz: ({ demands }) => demands.zoneOutdoor,
      Q_on: ({ demands }) => demands.outdoorByChanges,
      Q_e: ({ demands }) => demands.exhausted,
      Q_p: ({ demands }) => demands.leakage,
      Q_tx: ({ demands: { zone } }) => (zone.transferFrom === null ? zone.transferAirflow : undefined),
      Q_s: ({ supply }) => supply,
      Z_p: ({ fraction }) => fraction,
    },
    quantities: {
      V_r: "volume",
      N: "count",
      V_pp: "airFlow",
      V_pa: "airFlow",
      G_z: "airFlow",
      V_oz: "airFlow",
      Q_on: "airFlow",
      Q_e: "airFlow",
      Q_p: "airFlow",
      Q_tx: "airFlow",
      Q_s: "airFlow",
      Z_p: "number",
    },
    describe: (row, rowSheet) => describeDemands(row, values, rowSheet),
  });
}

function describeTotals(sheet: SheetBuilder): void {
  sheet.part("Totals of the zones");
  sheet.result("roomVolume", "sum(V_r)");
  sheet.result("designAirflow", "sum(Q_s)");
  sheet.result("designAirChanges", "Q_d / V");
  sheet.result("exhaustTotal", "sum(Q_e)");
  sheet.result("leakageTotal", "sum(Q_p)");
  sheet.result("transferFromOutside", "sum(Q_tx)");
  sheet.result("outdoorForAirChanges", "sum(Q_on)");
  sheet.result("outdoorForMakeup", "max(0, Q_E + Q_N - Q_T)");
}

function describeDiversity(values: VentilationValues, sheet: SheetBuilder): void {
  const source: Citation = { source: ashrae62, locator: "section 6.2.5" };
  sheet.given("diversityBy");
  if (values.diversityBy === "diversity") sheet.result("occupantDiversity", "D_s", source);
  else if (values.diversityBy === "population" && values.zones.length > 0) {
    // Without people in the zones the diversity is 1.
    sheet.result("occupantDiversity", "min(1, P_s / max(sum(N), 1e-9))", source);
  } else sheet.resultLookup("occupantDiversity", source, { detail: "all zones full" });
}

function describeSystem(system: RecirculatingSystem, calculation: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const simplified: Citation = { source: ashrae62Edition2019, locator: "section 6.2.5.3" };
  sheet.part("System");
  describeDiversity(values, sheet);
  sheet.result("uncorrectedOutdoorAirflow", "D * sum(V_pp) + sum(V_pa)", { source: ashrae62, locator: "section 6.2.5" });
  if (system.method === "simplified-2019") {
    if (system.diversity < 0.6) sheet.result("systemEfficiency", "0.88 * D + 0.22", simplified);
    else sheet.resultLookup("systemEfficiency", simplified);
  } else if (system.method === "table-2004")
    sheet.result("systemEfficiency", "min(1, 1.15 - max(Z_p))", { source: multipleZones, locator: "Table 6-3, between its steps" });
  else {
    describeZoneEfficiencies(system, calculation, values, sheet);
    sheet.result("systemEfficiency", "min(E_vz)", appendixA);
  }
  sheet.result("outdoorIntake", "V_ou / E_v", { source: ashrae62, locator: "section 6.2.5" });
}

function describeZoneEfficiencies(
  system: RecirculatingSystem,
  { zones }: ZonesCalculation,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  sheet.formula(
    "V_ps",
    "System primary airflow",
    "airFlow",
    enteredPrimaryAirflow(values) === null ? "Q_d" : "V_s",
    system.primary,
    appendixA,
  );
  const name = "Average outdoor air fraction";
  if (system.primary > 0) sheet.formula("X_s", name, "number", "V_ou / V_ps", system.averageFraction, appendixA);
  else sheet.constant("X_s", name, "number", system.averageFraction, appendixA);
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zone ventilation efficiencies",
    rows: zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values: { E_vz: ({ efficiency }) => efficiency },
    quantities: { E_vz: "number" },
    describe: ({ fraction, demands }, rowSheet) => {
      repeatResult(rowSheet, "Z_p", "Zone outdoor air fraction", fraction!, "number");
      rowSheet.given("secondaryPath");
      if (!hasSecondaryPath(demands.zone, values)) {
        rowSheet.result("ventilationEfficiency", "1 + X_s - Z_p", appendixA);
        return;
      }
      const { primaryFraction: primary, secondaryRecirculation: secondary } = demands.zone;
      const { effectiveness } = demands;
      repeatResult(rowSheet, "E_z", "Air distribution effectiveness", effectiveness, "number");
      const part = (symbol: string, name: string, expression: string, value: number): void =>
        rowSheet.formula(symbol, name, "number", expression, value, appendixA);
      part("F_a", "Supply air from outside the zone", "E_p + (1 - E_p) * E_r", primary + (1 - primary) * secondary);
      part(
        "F_c",
        "Outdoor air from outside the zone",
        "1 - (1 - E_z) * (1 - E_r) * (1 - E_p)",
        1 - (1 - effectiveness) * (1 - secondary) * (1 - primary),
      );
      rowSheet.result("ventilationEfficiency", "(F_a + X_s * E_p - Z_p * E_p * F_c) / F_a", appendixA);
    },
  });
}

function describeOutdoorAir({ system }: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const expression = system ? "max(V_ot, V_on, V_om)" : values.systemKind === "all-outdoor" ? "Q_d" : "sum(Q_o)";
  sheet.result("designOutdoorAirflow", expression);
  sheet.result("outdoorShare", "Q_od / Q_d");
  sheet.result(
    "supplyCo2",
    "C_o + max(0, 1 - s_d) * D * sum(G_z) / Q_od",
    { source: mathematics, locator: "mass balance of CO₂ of the system" },
    { detail: "with the system population" },
  );
}

function describeBalance({ system }: ZonesCalculation, sheet: SheetBuilder): void {
  sheet.part("Balance");
  sheet.result("returnTotal", "sum(Q_r)");
  sheet.result("reliefAirflow", "Q_od + Q_T - Q_E - Q_N");
  if (!system) sheet.result("demandControlSaving", "sum(Q_dz)");
}
