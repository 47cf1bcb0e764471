import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { ashrae62, ashrae62Edition2019, fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneCalculation } from "./zones.ts";
import { isConstantAirflow, minimumFactor } from "./suppliedZone.ts";

const sum: Citation = { source: mathematics };
const procedure = (locator: string): Citation => ({ source: ashrae62, locator });

/** Adds a formula for an airflow. */
type AddAirflow = (symbol: string, name: string, expression: string, value: number, more?: { result?: string; source?: Citation }) => void;

/** States formulas for airflows on a sheet. */
export function airflowsOn(sheet: SheetBuilder): AddAirflow {
  return (symbol, name, expression, value, { result, source = sum } = {}) =>
    sheet.formula({ symbol, name, expression, value, quantity: "airFlow", source, ...(result !== undefined && { result }) });
}

/** States what each rule asks of a zone, and the supply airflow that follows. */
export function describeDemands(row: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { demands } = row;
  const add = airflowsOn(sheet);
  sheet.formula({
    symbol: "V_r",
    name: "Volume",
    expression: "A_z * H",
    value: demands.volume,
    quantity: "volume",
    source: sum,
    result: "volume",
  });
  describePeople(row, values, sheet);
  sheet.given("heatingDistribution");
  describeDistribution(row, sheet, { result: "effectiveness" });
  describeZoneOutdoor(row, sheet);
  add("Q_n", "By air changes", "max(n, n_oz) * V_r", demands.byAirChanges, { result: "byAirChanges" });
  describeHealthRoom(row, sheet);
  add("Q_or", "Outdoor air required", "max(V_oz, Q_on)", row.required, { result: "outdoorAirRequired" });
  add("Q_l", "By the load", "Q_L", demands.zone.loadAirflow, { result: "byLoad" });
  describeExhaust(row, sheet);
  describeLeakage(row, sheet);
  describeSupply(row, values, sheet);
}

/** States the people of a zone or room, and the outdoor air that they and the floor area ask for. */
export function describePeople({ demands }: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { rates, category, people } = demands;
  const add = airflowsOn(sheet);
  const count = { symbol: "N", name: "People", value: people, quantity: "count", result: "occupantsCounted" } as const;
  if (rates && category) {
    const { source } = category;
    sheet.lookup({
      symbol: "R_p",
      name: "Outdoor air per person",
      value: rates.peopleRate,
      quantity: "airFlowPerPerson",
      source,
      by: ["category", "rateColumn"],
    });
    sheet.lookup({ symbol: "R_a", name: "Outdoor air per floor area", value: rates.areaRate, quantity: "airFlowPerArea", source });
    if (demands.peopleFromDensity)
      sheet.lookup({ symbol: "d", name: "Default density of people", value: rates.peopleDensity, quantity: "peopleDensity", source });
    sheet.formula({ ...count, expression: demands.peopleFromDensity ? "d * A_z" : "P_z", source });
    const corrected = values.densityCorrection ? " * k_ρ" : "";
    add("V_pp", "Outdoor air for the people", `R_p * N${corrected}`, demands.peopleAirflow, { source: procedure("eq. 6-1") });
    add("V_pa", "Outdoor air for the floor area", `R_a * A_z${corrected}`, demands.areaAirflow, { source: procedure("eq. 6-1") });
  } else {
    sheet.given("category");
    if (demands.zone.people === null) sheet.constant({ ...count, name: "People: none stated", source: sum });
    else sheet.formula({ ...count, expression: "P_z", source: sum });
    sheet.constant({ symbol: "V_pp", name: "Outdoor air for the people: no category", value: 0, quantity: "airFlow", source: sum });
    sheet.constant({ symbol: "V_pa", name: "Outdoor air for the floor area: no category", value: 0, quantity: "airFlow", source: sum });
  }
  add("V_bz", "Breathing zone outdoor air", "V_pp + V_pa", demands.breathingZone, {
    result: "breathingZoneAirflow",
    source: procedure("eq. 6-1"),
  });
  sheet.formula({
    symbol: "G_z",
    name: "CO₂ of the people",
    expression: "N * G_p",
    value: people * demands.zone.co2PerPerson,
    quantity: "airFlow",
    source: sum,
  });
}

/** States how well the air reaches the breathing zone. */
export function describeDistribution(
  { demands: { cooling, heating, effectiveness } }: ZoneCalculation,
  sheet: SheetBuilder,
  more: { readonly result?: "effectiveness" } = {},
): void {
  sheet.lookup({
    symbol: "E_zc",
    name: "Air distribution effectiveness, cooling",
    value: cooling.effectiveness,
    quantity: "number",
    source: cooling.source,
    by: ["airDistribution"],
  });
  if (heating)
    sheet.lookup({
      symbol: "E_zh",
      name: "Air distribution effectiveness, heating",
      value: heating.effectiveness,
      quantity: "number",
      source: heating.source,
    });
  sheet.formula({
    symbol: "E_z",
    name: "Air distribution effectiveness",
    expression: heating ? "min(E_zc, E_zh)" : "E_zc",
    value: effectiveness,
    quantity: "number",
    source: cooling.source,
    ...more,
  });
}

/** States the outdoor air of a zone or room. */
export function describeZoneOutdoor({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  airflowsOn(sheet)("V_oz", "Zone outdoor air", "V_bz / E_z", demands.zoneOutdoor, {
    result: "zoneOutdoorAirflow",
    source: procedure("eq. 6-2"),
  });
}

function describeHealthRoom({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  const { healthRoom } = demands;
  sheet.given("healthcareSpace");
  if (healthRoom) {
    const { source } = healthRoom;
    sheet.lookup({
      symbol: "n_h",
      name: "Total air changes of the room",
      value: healthRoom.minimum / 3600,
      quantity: "airChanges",
      source,
    });
    const outdoor = { symbol: "n_ho", quantity: "airChanges", source } as const;
    if (healthRoom.outdoorMinimum === undefined)
      sheet.constant({ ...outdoor, name: "Outdoor air changes of the room: the source requires none", value: 0 });
    else sheet.lookup({ ...outdoor, name: "Outdoor air changes of the room", value: healthRoom.outdoorMinimum / 3600 });
    add("Q_hc", "By the health care room", "max(n_h, n_ho) * V_r", demands.byHealthcare, { result: "byHealthcare", source });
  } else
    sheet.constant({
      symbol: "Q_hc",
      name: "By the health care room: none",
      value: 0,
      quantity: "airFlow",
      source: sum,
      result: "byHealthcare",
    });
  add("Q_on", "Outdoor air by air changes", `${healthRoom ? "max(n_oz, n_ho)" : "n_oz"} * V_r`, demands.outdoorByChanges);
}

function describeExhaust({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  const { exhaust, kitchenHood, zone } = demands;
  sheet.given("exhaustKind");
  if (!exhaust) sheet.constant({ symbol: "Q_re", name: "Exhaust of the room: none", value: 0, quantity: "airFlow", source: sum });
  else if (exhaust.areaRate === undefined) {
    sheet.lookup({
      symbol: "q_e",
      name: `Exhaust per ${exhaust.unit}`,
      value: demands.exhaustRate,
      quantity: "airFlow",
      source: exhaust.source,
      by: ["exhaustUse", "rateColumn"],
    });
    add("Q_re", "Exhaust of the room", "q_e * n_f", demands.roomExhaust, { source: exhaust.source });
  } else {
    sheet.lookup({
      symbol: "q_e",
      name: "Exhaust per floor area",
      value: demands.exhaustRate,
      quantity: "airFlowPerArea",
      source: exhaust.source,
      by: ["rateColumn"],
    });
    add("Q_re", "Exhaust of the room", "q_e * A_z", demands.roomExhaust, { source: exhaust.source });
  }
  sheet.given("hood");
  const ofHood = { result: "hoodAirflow", source: kitchenHood?.source ?? sum };
  if (kitchenHood) {
    // m³/s per m is m²/s, which no kind of quantity is: the hood's own length of 1 m carries the unit.
    sheet.constant({ symbol: "L_1", name: "Length that the rate is stated for", value: 1, quantity: "length", source: kitchenHood.source });
    sheet.lookup({
      symbol: "q_h",
      name: "Exhaust of that length of hood",
      value: kitchenHood.lengthRate,
      quantity: "airFlow",
      source: kitchenHood.source,
    });
    add("Q_h", "Exhaust of the hood", "q_h * L_h / L_1", demands.hood, ofHood);
  } else if (zone.hood === "capture") add("Q_h", "Exhaust of the hood", "v_c * P_h * h_h", demands.hood, ofHood);
  else sheet.constant({ symbol: "Q_h", name: "Exhaust of the hood: none", value: 0, quantity: "airFlow", ...ofHood });
  add("Q_e", "Exhaust: the hood is part of the room's minimum", "max(Q_re, Q_h) + Q_x", demands.exhausted, { result: "exhaustAirflow" });
}

function describeLeakage({ demands: { zone, leakage } }: ZoneCalculation, sheet: SheetBuilder): void {
  sheet.given("pressureTarget");
  const step = {
    symbol: "Q_p",
    name: "Air that leaks out",
    value: leakage,
    quantity: "airFlow",
    source: sum,
    result: "leakageAirflow",
  } as const;
  if (zone.pressureTarget === "neutral") {
    sheet.constant(step);
    return;
  }
  sheet.given("pressureBy");
  const sign = zone.pressureTarget === "negative" ? "-" : "";
  if (zone.pressureBy === "offset") {
    sheet.formula({ ...step, expression: `${sign}Q_po` });
    return;
  }
  const source: Citation = { source: fundamentals2021, locator: "ch. 16, effective leakage area and power law" };
  sheet.constant({ symbol: "p_r", name: "Pressure that the leakage area is stated for", value: 4, quantity: "pressure", source });
  sheet.constant({ symbol: "ρ_r", name: "Density of the air", value: 1.2, quantity: "density", source });
  sheet.formula({ ...step, expression: `${sign}A_l * sqrt(2 * p_r / ρ_r) * (p_d / p_r)^0.65`, source });
}

function describeSupply(row: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const add = airflowsOn(sheet);
  const { demands, minimum, fraction } = row;
  const { zone } = demands;
  const recirculating = minimum !== undefined;
  const edition: Citation = { source: ashrae62Edition2019, locator: "section 6.2.5" };
  const factor = recirculating ? minimumFactor(values.efficiencyMethod) : 1;
  const entered = recirculating && zone.minimumAirflow !== null ? ", V_min" : "";
  add(
    "Q_v",
    recirculating ? "Primary airflow by the rate procedure" : "By the rate procedure",
    row.enteredShare !== null ? "V_oz / s" : factor === 1 ? "V_oz" : `${factor} * V_oz`,
    row.byRates,
    { result: "byRates", source: edition },
  );
  sheet.given("transferFrom");
  sheet.lookup({
    symbol: "Q_to",
    name: "Transfer air that other zones take",
    value: row.transferOut,
    quantity: "airFlow",
    source: sum,
    result: "transferOut",
  });
  const outside = zone.transferFrom === null;
  if (outside) add("Q_tx", "Transfer air from outside the zones", "Q_ti", zone.transferAirflow);
  add("Q_m", "By exhaust and pressure", "max(0, Q_e + Q_p + Q_to - Q_ti)", row.byExhaust, { result: "byExhaust" });
  add("Q_s", "Design supply airflow", `max(Q_v, Q_n, Q_hc, Q_l, Q_m${entered})`, row.supply, { result: "supplyAirflow" });
  sheet.formula({
    symbol: "n_t",
    name: "Air changes",
    expression: "Q_s / V_r",
    value: row.supply / demands.volume,
    quantity: "airChanges",
    source: sum,
    result: "airChanges",
  });
  if (minimum === undefined || fraction === undefined) return;
  add("V_pm", "Minimum primary airflow", isConstantAirflow(zone, values) ? "Q_s" : `max(Q_v, Q_n, Q_hc, Q_m${entered})`, minimum, {
    result: "minimumAirflow",
    source: edition,
  });
  const step = { symbol: "Z_p", value: fraction, quantity: "number", source: edition, result: "outdoorAirFraction" } as const;
  if (demands.zoneOutdoor > 0) sheet.formula({ ...step, name: "Zone outdoor air fraction", expression: "V_oz / V_pm" });
  else sheet.constant({ ...step, name: "Zone outdoor air fraction: no outdoor air needed" });
}

/** States again, for formulas of a zone, what was found for it before. */
export function restate(sheet: SheetBuilder, symbol: string, name: string, value: number, quantity: QuantityKind): void {
  sheet.lookup({ symbol, name, value, quantity, source: { source: mathematics, locator: "found above" } });
}
