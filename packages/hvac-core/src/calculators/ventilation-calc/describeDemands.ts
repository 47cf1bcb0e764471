import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { ashrae62, ashrae62Edition2019, fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneCalculation } from "./zones.ts";
import { isConstantAirflow, minimumFactor } from "./suppliedZone.ts";

const none: Citation = { source: mathematics };
const procedure = (locator: string): Citation => ({ source: ashrae62, locator });

/** States the requirements of each rule for a zone, and the resulting supply airflow. */
export function describeDemands(row: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  sheet.result("volume", "A_z * H");
  describePeople(row, values, sheet);
  sheet.given("heatingDistribution");
  describeDistribution(row, sheet, "effectiveness");
  describeZoneOutdoor(sheet);
  sheet.result("byAirChanges", "max(n, n_oz) * V_r");
  describeHealthRoom(row, sheet);
  sheet.result("outdoorAirRequired", "max(V_oz, Q_on)");
  sheet.result("byLoad", "Q_L");
  describeExhaust(row, sheet);
  describeLeakage(row, sheet);
  describeSupply(row, values, sheet);
}

/** States the people of a zone or room, and the outdoor air for people and floor area. */
export function describePeople({ demands }: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { rates, category, people } = demands;
  if (rates && category) {
    const { source } = category;
    sheet.lookup("R_p", "Outdoor air per person", "airFlowPerPerson", rates.peopleRate, source, { by: ["category", "rateColumn"] });
    sheet.lookup("R_a", "Outdoor air per floor area", "airFlowPerArea", rates.areaRate, source);
    if (demands.peopleFromDensity) sheet.lookup("d", "Default density of people", "peopleDensity", rates.peopleDensity, source);
    sheet.result("occupantsCounted", demands.peopleFromDensity ? "d * A_z" : "P_z", source);
    const corrected = values.densityCorrection ? " * k_ρ" : "";
    sheet.formula("V_pp", "Outdoor air for the people", "airFlow", `R_p * N${corrected}`, demands.peopleAirflow, procedure("eq. 6-1"));
    sheet.formula("V_pa", "Outdoor air for the floor area", "airFlow", `R_a * A_z${corrected}`, demands.areaAirflow, procedure("eq. 6-1"));
  } else {
    sheet.given("category");
    if (demands.zone.people === null) sheet.resultLookup("occupantsCounted", undefined, { detail: "none entered" });
    else sheet.result("occupantsCounted", "P_z");
    sheet.constant("V_pp", "Outdoor air for the people: no category", "airFlow", 0, none);
    sheet.constant("V_pa", "Outdoor air for the floor area: no category", "airFlow", 0, none);
  }
  sheet.result("breathingZoneAirflow", "V_pp + V_pa", procedure("eq. 6-1"));
  sheet.formula("G_z", "CO₂ of the people", "airFlow", "N * G_p", people * demands.zone.co2PerPerson);
}

/** States the air distribution effectiveness. */
export function describeDistribution(
  { demands: { cooling, heating, effectiveness } }: ZoneCalculation,
  sheet: SheetBuilder,
  result?: "effectiveness",
): void {
  sheet.lookup("E_zc", "Air distribution effectiveness, cooling", "number", cooling.effectiveness, cooling.source, {
    by: ["airDistribution"],
  });
  if (heating) sheet.lookup("E_zh", "Air distribution effectiveness, heating", "number", heating.effectiveness, heating.source);
  const expression = heating ? "min(E_zc, E_zh)" : "E_zc";
  if (result) sheet.result(result, expression, cooling.source);
  else sheet.formula("E_z", "Air distribution effectiveness", "number", expression, effectiveness, cooling.source);
}

/** States the outdoor air of a zone or room. */
export function describeZoneOutdoor(sheet: SheetBuilder): void {
  sheet.result("zoneOutdoorAirflow", "V_bz / E_z", procedure("eq. 6-2"));
}

function describeHealthRoom({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  const { healthRoom } = demands;
  sheet.given("healthcareSpace");
  if (healthRoom) {
    const { source } = healthRoom;
    sheet.lookup("n_h", "Total air changes of the room", "airChanges", healthRoom.minimum / 3600, source);
    if (healthRoom.outdoorMinimum === undefined)
      sheet.constant("n_ho", "Outdoor air changes of the room: the source requires none", "airChanges", 0, source);
    else sheet.lookup("n_ho", "Outdoor air changes of the room", "airChanges", healthRoom.outdoorMinimum / 3600, source);
    sheet.result("byHealthcare", "max(n_h, n_ho) * V_r", source);
  } else sheet.resultLookup("byHealthcare", undefined, { detail: "none" });
  sheet.formula(
    "Q_on",
    "Outdoor air by air changes",
    "airFlow",
    `${healthRoom ? "max(n_oz, n_ho)" : "n_oz"} * V_r`,
    demands.outdoorByChanges,
  );
}

function describeExhaust({ demands }: ZoneCalculation, sheet: SheetBuilder): void {
  const { exhaust, kitchenHood, zone } = demands;
  sheet.given("exhaustKind");
  if (!exhaust) sheet.constant("Q_re", "Exhaust of the room: none", "airFlow", 0, none);
  else if (exhaust.areaRate === undefined) {
    sheet.lookup("q_e", `Exhaust per ${exhaust.unit}`, "airFlow", demands.exhaustRate, exhaust.source, {
      by: ["exhaustUse", "rateColumn"],
    });
    sheet.formula("Q_re", "Exhaust of the room", "airFlow", "q_e * n_f", demands.roomExhaust, exhaust.source);
  } else {
    sheet.lookup("q_e", "Exhaust per floor area", "airFlowPerArea", demands.exhaustRate, exhaust.source, { by: ["rateColumn"] });
    sheet.formula("Q_re", "Exhaust of the room", "airFlow", "q_e * A_z", demands.roomExhaust, exhaust.source);
  }
  sheet.given("hood");
  if (kitchenHood) {
    // No kind of quantity has the unit m²/s, m³/s per m: a reference length of 1 m makes it m³/s.
    sheet.constant("L_1", "Reference length of the rate", "length", 1, kitchenHood.source);
    sheet.lookup("q_h", "Exhaust of that length of hood", "airFlow", kitchenHood.lengthRate, kitchenHood.source);
    sheet.result("hoodAirflow", "q_h * L_h / L_1", kitchenHood.source);
  } else if (zone.hood === "capture") sheet.result("hoodAirflow", "v_c * P_h * h_h");
  else sheet.resultLookup("hoodAirflow", undefined, { detail: "none" });
  sheet.result("exhaustAirflow", "max(Q_re, Q_h) + Q_x");
}

function describeLeakage({ demands: { zone } }: ZoneCalculation, sheet: SheetBuilder): void {
  sheet.given("pressureTarget");
  if (zone.pressureTarget === "neutral") {
    sheet.resultLookup("leakageAirflow");
    return;
  }
  sheet.given("pressureBy");
  const sign = zone.pressureTarget === "negative" ? "-" : "";
  if (zone.pressureBy === "offset") {
    sheet.result("leakageAirflow", `${sign}Q_po`);
    return;
  }
  const source: Citation = { source: fundamentals2021, locator: "ch. 16, effective leakage area and power law" };
  sheet.constant("p_r", "Reference pressure of the leakage area", "pressure", 4, source);
  sheet.constant("ρ_r", "Density of the air", "density", 1.2, source);
  sheet.result("leakageAirflow", `${sign}A_l * sqrt(2 * p_r / ρ_r) * (p_d / p_r)^0.65`, source);
}

function describeSupply(row: ZoneCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { demands, minimum, fraction } = row;
  const { zone } = demands;
  const recirculating = minimum !== undefined;
  const edition: Citation = { source: ashrae62Edition2019, locator: "section 6.2.5" };
  const factor = recirculating ? minimumFactor(values.efficiencyMethod) : 1;
  const entered = recirculating && zone.minimumAirflow !== null ? ", V_min" : "";
  sheet.result("byRates", row.enteredShare !== null ? "V_oz / s" : factor === 1 ? "V_oz" : `${factor} * V_oz`, edition);
  sheet.given("transferFrom");
  sheet.resultLookup("transferOut");
  const outside = zone.transferFrom === null;
  if (outside) sheet.formula("Q_tx", "Transfer air from outside the zones", "airFlow", "Q_ti", zone.transferAirflow);
  sheet.result("byExhaust", "max(0, Q_e + Q_p + Q_to - Q_ti)");
  sheet.result("supplyAirflow", `max(Q_v, Q_n, Q_hc, Q_l, Q_m${entered})`);
  sheet.result("airChanges", "Q_s / V_r");
  if (minimum === undefined || fraction === undefined) return;
  sheet.result("minimumAirflow", isConstantAirflow(zone, values) ? "Q_s" : `max(Q_v, Q_n, Q_hc, Q_m${entered})`, edition);
  if (demands.zoneOutdoor > 0) sheet.result("outdoorAirFraction", "V_oz / V_pm", edition);
  else sheet.resultLookup("outdoorAirFraction", edition, { detail: "no outdoor air needed" });
}

/** Repeats a result of the zone from above for its formulas. */
export function repeatResult(sheet: SheetBuilder, symbol: string, name: string, value: number, quantity: QuantityKind): void {
  sheet.lookup(symbol, name, quantity, value, { source: mathematics, locator: "calculated above" });
}
