import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { describeAir, describeMassFlow } from "../describeAir.ts";
import { describeDewPoint } from "../describeInsulation.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemCalculation } from "../calculate.ts";
import { describeBalance } from "./describeBalance.ts";
import { describeSizes, sideSymbols } from "./describeSizes.ts";
import { leadingSide } from "./fans.ts";
import { amca201 } from "./sources.ts";

const geometry: Citation = { source: mathematics };
const sides = ["supply", "return", "exhaust"] as const;

const words = { supply: "supply", return: "return", exhaust: "exhaust" } as const;

function describeSides({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  sheet.part("Critical paths");
  for (const path of sides) {
    const side = fans[path];
    if (!side) continue;
    const symbols = sideSymbols[path];
    sheet.formula({
      symbol: symbols.total,
      name: `${words[path][0]!.toUpperCase()}${words[path].slice(1)} air`,
      expression: `sum(${symbols.airflow})`,
      value: side.airflow,
      quantity: "airFlow",
      source: geometry,
      result: `${path}Airflow`,
    });
    sheet.formula({
      symbol: symbols.greatest,
      name: `Critical path of the ${words[path]}`,
      expression: `max(${symbols.path})`,
      value: side.pathLoss,
      quantity: "pressure",
      source: geometry,
      result: `${path}PathLoss`,
    });
  }
  const leading = leadingSide(fans);
  if (leading.margin === undefined) return;
  sheet.formula({
    symbol: "Δp_n",
    name: "Margin over the next path",
    expression: `${sideSymbols[leading.path].greatest} - max(Δp_y)`,
    value: leading.margin,
    quantity: "pressure",
    source: geometry,
    result: "criticalMargin",
  });
}

function describeTotals({ results, dewPoint }: SystemCalculation, sheet: SheetBuilder): void {
  sheet.part("Totals");
  const add = (
    symbol: string,
    name: string,
    expression: string,
    value: number,
    quantity: "area" | "mass" | "airFlow" | "power" | "ratio",
    result: string,
  ): void => sheet.formula({ symbol, name, expression, value, quantity, source: geometry, result });
  add("b_m", "Largest imbalance", "max(b_p)", results.largestImbalance!, "ratio", "largestImbalance");
  add("S_t", "Duct surface", "sum(S)", results.surfaceArea, "area", "surfaceArea");
  if (results.sheetMass !== undefined) add("M_t", "Mass of sheet metal", "sum(M)", results.sheetMass, "mass", "sheetMass");
  add("Q_lt", "Leakage", "sum(Q_l)", results.leakageAirflow, "airFlow", "leakageAirflow");
  const airflows = sides.filter((path) => results[`${path}Airflow`] !== undefined).map((path) => sideSymbols[path].total);
  add(
    "l",
    "Leakage share",
    `Q_lt / ${airflows.length > 1 ? `(${airflows.join(" + ")})` : airflows[0]!}`,
    results.leakageShare,
    "ratio",
    "leakageShare",
  );
  sheet.given("insulationThickness");
  if (results.insulationArea !== undefined)
    add("A_it", "External insulation", "sum(A_i)", results.insulationArea, "area", "insulationArea");
  sheet.given("heatExchange");
  if (dewPoint !== undefined) describeDewPoint(dewPoint, sheet);
  if (results.heatGain !== undefined) add("q_t", "Heat gain", "sum(q_d)", results.heatGain, "power", "heatGain");
}

function describeMainFan({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  const { supply, return: back, main } = fans;
  if (!main) return;
  const add = (symbol: string, name: string, expression: string, value: number, result?: string, source = geometry): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "pressure", source, ...(result !== undefined && { result }) });
  const restate = (symbol: string, name: string, value: number): void =>
    sheet.lookup({
      symbol,
      name,
      value,
      quantity: "pressure",
      source: { source: mathematics, locator: "found at the section at the fan" },
    });
  sheet.part("Fan");
  sheet.formula({
    symbol: "Q_fan",
    name: "Fan airflow",
    expression: supply && back ? "max(Q_su, Q_re)" : supply ? "Q_su" : "Q_re",
    value: main.airflow,
    quantity: "airFlow",
    source: geometry,
    result: "fanAirflow",
  });
  if (supply) restate("p_vs", "Velocity pressure in the first supply section", supply.velocityPressure);
  if (back) restate("p_vr", "Velocity pressure in the return section at the fan", back.velocityPressure);
  const effects = [...(supply ? ["C_so * p_vs"] : []), ...(back ? ["C_si * p_vr"] : [])].join(" + ");
  add("Δp_se", "System effect", effects, main.systemEffect, "systemEffectLoss", { source: amca201 });
  if (!supply) add("Δp_di", "Discharge of the fan", "p_vr", main.discharge, "dischargeLoss", { source: amca201 });
  const paths = [...(supply ? ["Δp_su"] : []), ...(back ? ["Δp_re"] : [])];
  const losses = [...paths, "Δp_sa", "Δp_ra", "Δp_se", ...(supply ? [] : ["Δp_di"])].join(" + ");
  add("p_ft", "Fan total pressure", losses, main.totalPressure, "totalPressureLoss");
  add("p_fs", "Fan static pressure", `p_ft - ${supply ? "p_vs" : "p_vr"}`, main.staticPressure, "fanStaticPressure");
  add("p_xs", "External static pressure", "p_fs - Δp_sa - Δp_ra", main.externalStaticPressure, "externalStaticPressure");
}

function describeExhaustFan({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  const { exhaust, exhaustFan, main } = fans;
  if (!exhaust || !exhaustFan) return;
  const add = (symbol: string, name: string, expression: string, value: number, result?: string, source = geometry): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "pressure", source, ...(result !== undefined && { result }) });
  sheet.part("Exhaust fan");
  sheet.lookup({
    symbol: "p_ve",
    name: "Velocity pressure in the exhaust section at the fan",
    value: exhaust.velocityPressure,
    quantity: "pressure",
    source: { source: mathematics, locator: "found at the section at the fan" },
  });
  add("Δp_de", "Discharge of the exhaust fan", "p_ve", exhaustFan.discharge, "exhaustDischargeLoss", { source: amca201 });
  add("p_et", "Exhaust fan total pressure", "Δp_ex + Δp_ea + C_se * p_ve + Δp_de", exhaustFan.totalPressure, "exhaustFanTotalPressure", {
    source: amca201,
  });
  add("p_es", "Exhaust fan static pressure", "p_et - p_ve", exhaustFan.staticPressure, "exhaustFanStaticPressure");
  if (!main) add("Δp_T", "Total pressure loss", "p_et", exhaustFan.totalPressure, "totalPressureLoss");
}

function describePower({ fans, results }: SystemCalculation, sheet: SheetBuilder): void {
  const fanSource: Citation = { source: fundamentals2021, locator: "ch. 21, fan power" };
  sheet.part("Power");
  const parts = [...(fans.main ? ["Q_fan * p_ft"] : []), ...(fans.exhaustFan ? ["Q_ex * p_et"] : [])];
  sheet.formula({
    symbol: "P_f",
    name: "Fan shaft power",
    expression: `(${parts.join(" + ")}) / (η_f * η_d)`,
    value: fans.shaftPower,
    quantity: "shaftPower",
    source: fanSource,
    result: "fanPower",
  });
  sheet.formula({
    symbol: "P_el",
    name: "Electric power of the fans",
    expression: "P_f / η_m",
    value: fans.electricPower,
    quantity: "electricPower",
    source: geometry,
    result: "electricPower",
  });
  const airflow = fans.main && fans.exhaustFan ? "max(Q_fan, Q_ex)" : fans.main ? "Q_fan" : "Q_ex";
  sheet.formula({
    symbol: "w_f",
    name: "Specific fan power",
    expression: `P_el / ${airflow}`,
    value: fans.specificPower,
    quantity: "specificFanPower",
    source: geometry,
    result: "specificFanPower",
  });
  describeMassFlow(fans.main ? "Q_fan" : "Q_ex", results.massFlow, sheet);
}

/** States every step of a system: the air, each section, the critical paths, balancing, and the fans. */
export function describeSystem(system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  describeAir(system.air, values.airTemperature, sheet);
  sheet.part("Sections");
  for (const name of ["systemSizing", "ductShape", "ductMaterial", "noiseCriterion", "ductLocation", "balanceBy"]) sheet.given(name);
  if (values.balanceBy === "resize") sheet.given("allowedImbalance");
  describeSizes(system, values, sheet);
  describeSides(system, sheet);
  describeBalance(system, values, sheet);
  describeTotals(system, sheet);
  describeMainFan(system, sheet);
  describeExhaustFan(system, sheet);
  describePower(system, sheet);
}
