import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";
import type { DuctAir } from "./air.ts";
import { describeSurface, describeWallHeat } from "./describeInsulation.ts";
import type { DuctState } from "./ductState.ts";
import { dryAirSpecificHeat, vaporSpecificHeat } from "../../psychrometrics/internal.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };
const source: Citation = { source: fundamentals2021, locator: "ch. 21, duct heat gain or loss" };

/** States the heat that passes the walls, and the temperature at which the air leaves; `entering` is the symbol of that at which it enters. */
export function describeHeat(state: DuctState, entering: string, air: DuctAir, sheet: SheetBuilder): void {
  const { heat } = state;
  if (!heat) return;
  sheet.given("wallHeatBy");
  sheet.constant("c_a", "Specific heat of dry air", "specificHeat", dryAirSpecificHeat, moist);
  sheet.constant("c_w", "Specific heat of water vapour", "specificHeat", vaporSpecificHeat, moist);
  sheet.formula("c_p", "Specific heat of the moist air", "specificHeat", "(c_a + c_w * W_a) / (1 + W_a)", heat.specificHeat, moist);
  if (heat.insulated) describeWallHeat(heat.insulated, state, air, sheet);
  sheet.result("leavingAirTemperature", `t_a + (${entering} - t_a) * exp(-(${heat.insulated ? "G" : "U_d * S"} / (m_a * c_p)))`, source);
  sheet.result("heatGain", `m_a * c_p * (t_e - ${entering})`, source, { symbol: "q_d" });
  if (heat.insulated) describeSurface(heat.insulated, state, entering, sheet);
}
