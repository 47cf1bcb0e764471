import type { SheetBuilder } from "../../kernel/index.ts";
import { tubeSeries } from "../../refrigerant-lines/index.ts";
import { iso12241, type Citation } from "../../sources/index.ts";
import type { Tube } from "./candidates.ts";
import type { LineCalculation, LineWarming } from "./circuitTypes.ts";

const insulation: Citation = { source: iso12241, locator: "linear thermal resistance, temperature drop along a pipe" };

/** Resistance of the insulation and its surface around an outside diameter. */
const resistance = (diameter: string): string =>
  `(ln((${diameter} + 2 * s_in) / ${diameter}) / (2 * π * k_in) + 1 / (π * (${diameter} + 2 * s_in) * h_a))`;

/** States how the gas of a suction line is warmed by what is around it. */
export function describeWarming({ tube, second }: LineCalculation, warming: LineWarming, sheet: SheetBuilder): void {
  const diameter = (symbol: string, name: string, { outsideDiameter, series }: Tube): void =>
    sheet.lookup(symbol, name, "smallLength", outsideDiameter, tubeSeries[series].citation);
  diameter("d_ti", second ? "Outside diameter of the small tube" : "Outside diameter of the tube", tube);
  if (second) diameter("d_2i", "Outside diameter of the large tube", second.tube);
  const ways = ["d_ti", ...(second ? ["d_2i"] : [])].map((symbol) => `1 / ${resistance(symbol)}`);
  sheet.formula("U_i", "Conductance to the surroundings", "linearTransmittance", ways.join(" + "), warming.conductance, insulation);
  sheet.lookup("t_gi", "Temperature of the gas at the entry, as the line before leaves it", "temperature", warming.temperature);
  sheet.result("warming", "(t_a - t_gi) * (1 - exp(-(U_i * L_i / (m_1 * c_g))))", insulation);
  sheet.formula("h_pi", "Heat that it takes up", "enthalpy", "c_g * Δt_gi", warming.heat);
}
