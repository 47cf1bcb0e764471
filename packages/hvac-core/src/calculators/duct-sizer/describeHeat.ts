import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";
import type { DescribedDuct } from "./describedDuct.ts";
import type { DuctHeat } from "./leakage.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };
const source: Citation = { source: fundamentals2021, locator: "ch. 21, duct heat gain or loss" };

/** States the heat that passes the walls, and the temperature at which the air leaves; `entering` is the symbol of that at which it enters. */
export function describeHeat(
  heat: DuctHeat,
  { entering, result }: { readonly entering: string; readonly result: DescribedDuct["result"] },
  sheet: SheetBuilder,
): void {
  sheet.constant({ symbol: "c_a", name: "Specific heat of dry air", value: 1006, quantity: "specificHeat", source: moist });
  sheet.constant({ symbol: "c_w", name: "Specific heat of water vapour", value: 1860, quantity: "specificHeat", source: moist });
  sheet.formula({
    symbol: "c_p",
    name: "Specific heat of the moist air",
    expression: "(c_a + c_w * W_a) / (1 + W_a)",
    value: heat.specificHeat,
    quantity: "specificHeat",
    source: moist,
  });
  sheet.formula({
    symbol: "t_e",
    name: "Air temperature at the end",
    expression: `t_a + (${entering} - t_a) * exp(-(U_d * S / (m_a * c_p)))`,
    value: heat.leavingTemperature,
    quantity: "temperature",
    source,
    ...result("leavingAirTemperature"),
  });
  sheet.formula({
    symbol: "q_d",
    name: "Heat gain",
    expression: `m_a * c_p * (t_e - ${entering})`,
    value: heat.gain,
    quantity: "power",
    source,
    ...result("heatGain"),
  });
}
