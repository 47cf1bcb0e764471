import type { SheetBuilder } from "../../kernel/index.ts";
import { ashrae62, ashrae62Edition2019, mathematics, type Citation } from "../../sources/index.ts";
import { multipleZones } from "../../ventilation/sources.ts";
import { airflowsOn, describeDemands, restate } from "./describeDemands.ts";
import { describeDensity } from "./density.ts";
import { describeSystemDay } from "./describeSystemDay.ts";
import { describeZoneAir } from "./describeZoneAir.ts";
import type { VentilationValues } from "./schema.ts";
import { enteredPrimaryAirflow, hasSecondaryPath, type RecirculatingSystem } from "./system.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const sum: Citation = { source: mathematics };
const appendixA: Citation = { source: multipleZones, locator: "Appendix A" };

/** States every step from the zones to the outdoor air of their system, and back to the zones. */
export function describeZones(calculation: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.part("What each zone asks for");
  sheet.given("systemKind");
  if (calculation.system) sheet.given("efficiencyMethod");
  describeDensity(calculation.density, sheet);
  describeRows(calculation, values, sheet);
  describeTotals(calculation, sheet);
  if (calculation.system) describeSystem(calculation.system, calculation, values, sheet);
  else airflowsOn(sheet)("V_ot", "Outdoor air intake by the rate procedure", "sum(V_oz)", calculation.intake, { result: "outdoorIntake" });
  if (values.systemKind !== "single-zone") describeOutdoorAir(calculation, values, sheet);
  describeSystemDay(calculation, sheet);
  sheet.part("What each zone gets");
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zones: air and CO₂",
    rows: calculation.zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values: {
      Q_o: ({ outdoor }) => outdoor,
      Q_r: ({ returned }) => returned,
      Q_dz: ({ demandControl }) => demandControl?.saved,
    },
    quantities: { Q_o: "airFlow", Q_r: "airFlow", Q_dz: "airFlow" },
    describe: (row, own) => describeZoneAir(row, calculation, values, own),
  });
  if (values.systemKind === "single-zone") describeOutdoorAir(calculation, values, sheet);
  describeBalance(calculation, sheet);
}

function describeRows({ zones }: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zones: what each rule asks for",
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
    describe: (row, own) => describeDemands(row, values, own),
  });
}

function describeTotals(calculation: ZonesCalculation, sheet: SheetBuilder): void {
  const { results } = calculation;
  const add = airflowsOn(sheet);
  sheet.part("Totals of the zones");
  sheet.formula({
    symbol: "V",
    name: "Volume",
    expression: "sum(V_r)",
    value: results.roomVolume!,
    quantity: "volume",
    source: sum,
    result: "roomVolume",
  });
  add("Q_d", "Design supply airflow", "sum(Q_s)", results.designAirflow, { result: "designAirflow" });
  sheet.formula({
    symbol: "n_d",
    name: "Air changes at the design airflow",
    expression: "Q_d / V",
    value: results.designAirChanges!,
    quantity: "airChanges",
    source: sum,
    result: "designAirChanges",
  });
  add("Q_E", "Exhaust, hoods included", "sum(Q_e)", results.exhaustTotal!, { result: "exhaustTotal" });
  add("Q_N", "Air that leaks out of the zones", "sum(Q_p)", results.leakageTotal!, { result: "leakageTotal" });
  add("Q_T", "Transfer air from outside the zones", "sum(Q_tx)", results.transferFromOutside!, { result: "transferFromOutside" });
  add("V_on", "Outdoor air for air changes of outdoor air", "sum(Q_on)", results.outdoorForAirChanges!, { result: "outdoorForAirChanges" });
  add("V_om", "Outdoor air to make up for exhaust and pressure", "max(0, Q_E + Q_N - Q_T)", results.outdoorForMakeup!, {
    result: "outdoorForMakeup",
  });
}

function describeDiversity({ diversity }: RecirculatingSystem, values: VentilationValues, sheet: SheetBuilder): void {
  const source: Citation = { source: ashrae62, locator: "section 6.2.5" };
  const step = {
    symbol: "D",
    name: "Occupant diversity",
    value: diversity,
    quantity: "ratio",
    source,
    result: "occupantDiversity",
  } as const;
  sheet.given("diversityBy");
  if (values.diversityBy === "diversity") sheet.formula({ ...step, expression: "D_s" });
  else if (values.diversityBy === "population" && values.zones.length > 0) {
    // People of the zones may be none, and a share of none is all of them.
    sheet.formula({ ...step, expression: "min(1, P_s / max(sum(N), 1e-9))" });
  } else sheet.constant({ ...step, name: "Occupant diversity: all zones full at once" });
}

function describeSystem(system: RecirculatingSystem, calculation: ZonesCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  const simplified: Citation = { source: ashrae62Edition2019, locator: "section 6.2.5.3" };
  sheet.part("System");
  describeDiversity(system, values, sheet);
  add("V_ou", "Uncorrected outdoor air", "D * sum(V_pp) + sum(V_pa)", system.uncorrected, {
    result: "uncorrectedOutdoorAirflow",
    source: { source: ashrae62, locator: "section 6.2.5" },
  });
  const step = {
    symbol: "E_v",
    name: "System ventilation efficiency",
    value: system.efficiency,
    quantity: "number",
    result: "systemEfficiency",
  } as const;
  if (system.method === "simplified-2019") {
    if (system.diversity < 0.6) sheet.formula({ ...step, expression: "0.88 * D + 0.22", source: simplified });
    else sheet.constant({ ...step, source: simplified });
  } else if (system.method === "table-2004")
    sheet.formula({
      ...step,
      expression: "min(1, 1.15 - max(Z_p))",
      source: { source: multipleZones, locator: "Table 6-3, between its steps" },
    });
  else {
    describeZoneEfficiencies(system, calculation, values, sheet);
    sheet.formula({ ...step, expression: "min(E_vz)", source: appendixA });
  }
  add("V_ot", "Outdoor air intake by the rate procedure", "V_ou / E_v", system.intake, {
    result: "outdoorIntake",
    source: { source: ashrae62, locator: "section 6.2.5" },
  });
}

function describeZoneEfficiencies(
  system: RecirculatingSystem,
  { zones }: ZonesCalculation,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  airflowsOn(sheet)("V_ps", "System primary airflow", enteredPrimaryAirflow(values) === null ? "Q_d" : "V_s", system.primary, {
    source: appendixA,
  });
  const step = {
    symbol: "X_s",
    name: "Average outdoor air fraction",
    value: system.averageFraction,
    quantity: "number",
    source: appendixA,
  } as const;
  if (system.primary > 0) sheet.formula({ ...step, expression: "V_ou / V_ps" });
  else sheet.constant(step);
  sheet.rows<ZoneCalculation>({
    list: "zones",
    title: "Zone ventilation efficiencies",
    rows: zones,
    rowTitle: ({ demands }) => demands.zone.name,
    values: { E_vz: ({ efficiency }) => efficiency },
    quantities: { E_vz: "number" },
    describe: ({ fraction, efficiency, demands }, own) => {
      restate(own, "Z_p", "Zone outdoor air fraction", fraction!, "number");
      own.given("secondaryPath");
      const zoneStep = {
        symbol: "E_vz",
        name: "Zone ventilation efficiency",
        value: efficiency!,
        quantity: "number",
        source: appendixA,
        result: "ventilationEfficiency",
      } as const;
      if (!hasSecondaryPath(demands.zone, values)) {
        own.formula({ ...zoneStep, expression: "1 + X_s - Z_p" });
        return;
      }
      const { primaryFraction: primary, secondaryRecirculation: secondary } = demands.zone;
      const { effectiveness } = demands;
      restate(own, "E_z", "Air distribution effectiveness", effectiveness, "number");
      const part = (symbol: string, name: string, expression: string, value: number): void =>
        own.formula({ symbol, name, expression, value, quantity: "number", source: appendixA });
      part("F_a", "Supply air from outside the zone", "E_p + (1 - E_p) * E_r", primary + (1 - primary) * secondary);
      part(
        "F_c",
        "Outdoor air from outside the zone",
        "1 - (1 - E_z) * (1 - E_r) * (1 - E_p)",
        1 - (1 - effectiveness) * (1 - secondary) * (1 - primary),
      );
      own.formula({ ...zoneStep, expression: "(F_a + X_s * E_p - Z_p * E_p * F_c) / F_a" });
    },
  });
}

function describeOutdoorAir(
  { results, system, supply, supplyCo2 }: ZonesCalculation,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  const expression = system ? "max(V_ot, V_on, V_om)" : values.systemKind === "all-outdoor" ? "Q_d" : "sum(Q_o)";
  airflowsOn(sheet)("Q_od", "Design outdoor airflow", expression, results.designOutdoorAirflow, { result: "designOutdoorAirflow" });
  if (supply > 0)
    sheet.formula({
      symbol: "s_d",
      name: "Outdoor share of the supply",
      expression: "Q_od / Q_d",
      value: results.outdoorShare!,
      quantity: "ratio",
      source: sum,
      result: "outdoorShare",
    });
  if (supplyCo2 !== undefined)
    sheet.formula({
      symbol: "C_s",
      name: "CO₂ in the supply air at steady state, as many people there as at once",
      expression: "C_o + max(0, 1 - s_d) * D * sum(G_z) / Q_od",
      value: supplyCo2,
      quantity: "concentration",
      source: { source: mathematics, locator: "mass balance of CO₂ of the system" },
      result: "supplyCo2",
    });
}

function describeBalance({ results, system }: ZonesCalculation, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  sheet.part("Balance");
  add("Q_R", "Return air", "sum(Q_r)", results.returnTotal!, { result: "returnTotal" });
  add("Q_rel", "Relief air", "Q_od + Q_T - Q_E - Q_N", results.reliefAirflow!, { result: "reliefAirflow" });
  if (!system && results.demandControlSaving !== undefined)
    add("Q_dc", "Outdoor air that demand control saves, daily average", "sum(Q_dz)", results.demandControlSaving, {
      result: "demandControlSaving",
    });
}
