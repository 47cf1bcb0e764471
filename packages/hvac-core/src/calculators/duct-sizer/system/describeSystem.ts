import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { describeAir, describeMassFlow } from "../describeAir.ts";
import { describeDewPoint } from "../describeInsulation.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemCalculation } from "../results.ts";
import { describeBalance } from "./describeBalance.ts";
import { describeSizes, sideSymbols } from "./describeSizes.ts";
import { leadingSide } from "./fans.ts";
import { amca201 } from "./sources.ts";

const sides = ["supply", "return", "exhaust"] as const;

function describeSides({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  sheet.part("Critical paths");
  for (const path of sides) {
    const side = fans[path];
    if (!side) continue;
    const symbols = sideSymbols[path];
    sheet.result(`${path}Airflow`, `sum(${symbols.airflow})`);
    sheet.result(`${path}PathLoss`, `max(${symbols.path})`);
  }
  const leading = leadingSide(fans);
  if (leading.margin === undefined) return;
  sheet.result("criticalMargin", `${sideSymbols[leading.path].critical} - max(Δp_y)`);
}

function describeTotals({ results, dewPoint }: SystemCalculation, sheet: SheetBuilder): void {
  sheet.part("Totals");
  sheet.result("largestImbalance", "max(b_p)");
  sheet.result("surfaceArea", "sum(S)", undefined, { symbol: "S_t" });
  sheet.result("sheetMass", "sum(M)", undefined, { symbol: "M_t" });
  sheet.result("leakageAirflow", "sum(Q_l)", undefined, { symbol: "Q_lt" });
  const airflows = sides.filter((path) => results[`${path}Airflow`] !== undefined).map((path) => sideSymbols[path].total);
  sheet.result("leakageShare", `Q_lt / ${airflows.length > 1 ? `(${airflows.join(" + ")})` : airflows[0]!}`);
  sheet.given("insulationThickness");
  sheet.result("insulationArea", "sum(A_i)", undefined, { symbol: "A_it" });
  sheet.given("heatExchange");
  if (dewPoint !== undefined) describeDewPoint(sheet);
  sheet.result("heatGain", "sum(q_d)", undefined, { symbol: "q_t" });
}

function describeMainFan({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  const { supply, return: back, main } = fans;
  if (!main) return;
  const restate = (symbol: string, name: string, value: number): void =>
    sheet.lookup(symbol, name, "pressure", value, { source: mathematics, locator: "result of the section at the fan" });
  sheet.part("Fan");
  sheet.result("fanAirflow", supply && back ? "max(Q_su, Q_re)" : supply ? "Q_su" : "Q_re");
  if (supply) restate("p_vs", "Velocity pressure in the first supply section", supply.velocityPressure);
  if (back) restate("p_vr", "Velocity pressure in the return section at the fan", back.velocityPressure);
  const effects = [...(supply ? ["C_so * p_vs"] : []), ...(back ? ["C_si * p_vr"] : [])].join(" + ");
  sheet.result("systemEffectLoss", effects, { source: amca201 });
  if (!supply) sheet.result("dischargeLoss", "p_vr", { source: amca201 });
  const paths = [...(supply ? ["Δp_su"] : []), ...(back ? ["Δp_re"] : [])];
  const losses = [...paths, "Δp_sa", "Δp_ra", "Δp_se", ...(supply ? [] : ["Δp_di"])].join(" + ");
  sheet.result("totalPressureLoss", losses, undefined, { symbol: "p_ft", detail: "of the fan" });
  sheet.result("fanStaticPressure", `p_ft - ${supply ? "p_vs" : "p_vr"}`);
  sheet.result("externalStaticPressure", "p_fs - Δp_sa - Δp_ra");
}

function describeExhaustFan({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  const { exhaust, exhaustFan, main } = fans;
  if (!exhaust || !exhaustFan) return;
  sheet.part("Exhaust fan");
  sheet.lookup("p_ve", "Velocity pressure in the exhaust section at the fan", "pressure", exhaust.velocityPressure, {
    source: mathematics,
    locator: "result of the section at the fan",
  });
  sheet.result("exhaustDischargeLoss", "p_ve", { source: amca201 });
  sheet.result("exhaustFanTotalPressure", "Δp_ex + Δp_ea + C_se * p_ve + Δp_de", { source: amca201 });
  sheet.result("exhaustFanStaticPressure", "p_et - p_ve");
  if (!main) sheet.result("totalPressureLoss", "p_et", undefined, { symbol: "Δp_T" });
}

function describePower({ fans }: SystemCalculation, sheet: SheetBuilder): void {
  const fanSource: Citation = { source: fundamentals2021, locator: "ch. 21, fan power" };
  sheet.part("Power");
  const parts = [...(fans.main ? ["Q_fan * p_ft"] : []), ...(fans.exhaustFan ? ["Q_ex * p_et"] : [])];
  sheet.result("fanPower", `(${parts.join(" + ")}) / (η_f * η_d)`, fanSource);
  sheet.result("electricPower", "P_f / η_m");
  const airflow = fans.main && fans.exhaustFan ? "max(Q_fan, Q_ex)" : fans.main ? "Q_fan" : "Q_ex";
  sheet.result("specificFanPower", `P_el / ${airflow}`);
  describeMassFlow(fans.main ? "Q_fan" : "Q_ex", sheet);
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
