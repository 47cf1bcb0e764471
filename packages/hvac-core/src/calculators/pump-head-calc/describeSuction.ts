import type { SheetBuilder } from "../../kernel/index.ts";
import { elsey2018, raoult1887 } from "../../pumps/sources.ts";
import { fundamentals2021, iapwsIf97, mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { PumpValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const vaporFunctions = {
  water: "waterVaporPressure(t)",
  ethylene: "ethyleneGlycolVaporPressure(w, t)",
  propylene: "propyleneGlycolVaporPressure(w, t)",
} as const;

/** States NPSH available and required. */
export function describeSuction({ results, suction, fluid, full }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Suction side");
  sheet.formula({
    symbol: "p_a",
    name: "Pressure of the atmosphere",
    expression: "pressureAtAltitude(z_a)",
    value: suction!.atmosphere,
    quantity: "atmosphericPressure",
    source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
  });
  sheet.formula({
    symbol: "p_v",
    name: "Vapour pressure",
    expression: vaporFunctions[values.fluid],
    value: fluid.vaporPressure,
    quantity: "vaporPressure",
    source: values.fluid === "water" ? { source: iapwsIf97, locator: "region 4" } : { source: raoult1887 },
  });
  sheet.formula({
    symbol: "h_s",
    name: "Suction losses at design flow",
    expression: `h_ss + sum(h_is) + sum(h_es)${values.strainerLoss === null ? "" : " + h_w"}`,
    value: results.suctionLoss!,
    quantity: "head",
    source: algebra,
    result: "suctionLoss",
  });
  const loss = full?.point.found ? "h_s * (Q_op / Q_d)^2" : "h_s";
  sheet.formula({
    symbol: "NPSH_a",
    name: "NPSH available",
    expression: `(p_a + ${values.kind === "open" ? "p_u" : "p_t"} - p_v) / (ρ * g) + z_s - ${loss}`,
    value: results.npshAvailable!,
    quantity: "head",
    source: { source: elsey2018 },
    result: "npshAvailable",
  });
  sheet.given("npshRequired");
  if (results.npshRequired !== undefined) {
    const required = {
      symbol: "NPSH_q",
      name: "NPSH required",
      value: results.npshRequired,
      quantity: "head",
      result: "npshRequired",
    } as const;
    if (full?.point.found)
      sheet.lookup({
        ...required,
        name: values.arrangement === "series" ? "NPSH required by the first pump" : "NPSH required, the most of the running pumps",
        source: algebra,
      });
    else sheet.formula({ ...required, expression: "NPSH_o", source: algebra });
    sheet.formula({
      symbol: "NPSH_m",
      name: "Margin against cavitation",
      expression: "NPSH_a - NPSH_q",
      value: results.npshMargin!,
      quantity: "head",
      source: algebra,
      result: "npshMargin",
    });
  }
  if (results.topPressure !== undefined)
    sheet.formula({
      symbol: "p_top",
      name: "Pressure at the highest point",
      expression: "p_t - ρ * g * (z_t - z_s)",
      value: results.topPressure,
      quantity: "pressureWater",
      source: algebra,
      result: "topPressure",
    });
}
