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
  sheet.constant({ symbol: "c_a", name: "Specific heat of dry air", value: dryAirSpecificHeat, quantity: "specificHeat", source: moist });
  sheet.constant({
    symbol: "c_w",
    name: "Specific heat of water vapour",
    value: vaporSpecificHeat,
    quantity: "specificHeat",
    source: moist,
  });
  sheet.formula({
    symbol: "c_p",
    name: "Specific heat of the moist air",
    expression: "(c_a + c_w * W_a) / (1 + W_a)",
    value: heat.specificHeat,
    quantity: "specificHeat",
    source: moist,
  });
  if (heat.insulated) describeWallHeat(heat.insulated, state, air, sheet);
  sheet.formula({
    symbol: "t_e",
    name: "Leaving air temperature",
    expression: `t_a + (${entering} - t_a) * exp(-(${heat.insulated ? "G" : "U_d * S"} / (m_a * c_p)))`,
    value: heat.leavingTemperature,
    quantity: "temperature",
    source,
    result: "leavingAirTemperature",
  });
  sheet.formula({
    symbol: "q_d",
    name: "Heat gain",
    expression: `m_a * c_p * (t_e - ${entering})`,
    value: heat.gain,
    quantity: "power",
    source,
    result: "heatGain",
  });
  if (heat.insulated) describeSurface(heat.insulated, state, entering, sheet);
}
