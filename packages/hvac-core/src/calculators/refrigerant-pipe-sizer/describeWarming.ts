import type { SheetBuilder } from "../../kernel/index.ts";
import { tubeSeries } from "../../refrigerant-lines/index.ts";
import { iso12241, mathematics, type Citation } from "../../sources/index.ts";
import type { Tube } from "./candidates.ts";
import type { LineCalculation, LineWarming } from "./circuitTypes.ts";
import { step } from "./sheetSteps.ts";

const insulation: Citation = { source: iso12241, locator: "linear thermal resistance, temperature drop along a pipe" };

/** Resistance of the insulation and its surface around an outside diameter. */
const resistance = (diameter: string): string =>
  `(ln((${diameter} + 2 * s_in) / ${diameter}) / (2 * π * k_in) + 1 / (π * (${diameter} + 2 * s_in) * h_a))`;

/** States how the gas of a suction line is warmed by what is around it. */
export function describeWarming({ tube, second }: LineCalculation, warming: LineWarming, sheet: SheetBuilder): void {
  const diameter = (symbol: string, name: string, { outsideDiameter, series }: Tube): void =>
    sheet.lookup({ symbol, name, value: outsideDiameter, quantity: "smallLength", source: tubeSeries[series].citation });
  diameter("d_ti", second ? "Outside diameter of the small tube" : "Outside diameter of the tube", tube);
  if (second) diameter("d_2i", "Outside diameter of the large tube", second.tube);
  const ways = ["d_ti", ...(second ? ["d_2i"] : [])].map((symbol) => `1 / ${resistance(symbol)}`);
  step(sheet, "U_i", "Conductance to the surroundings", ways.join(" + "), {
    value: warming.conductance,
    quantity: "linearTransmittance",
    source: insulation,
  });
  sheet.lookup({
    symbol: "t_gi",
    name: "Temperature of the gas at the entry, as the line before leaves it",
    value: warming.temperature,
    quantity: "temperature",
    source: { source: mathematics },
  });
  step(sheet, "Δt_gi", "Warming of the gas", "(t_a - t_gi) * (1 - exp(-(U_i * L_i / (m_1 * c_g))))", {
    value: warming.rise,
    quantity: "temperatureDifference",
    source: insulation,
    result: "warming",
  });
  step(sheet, "h_pi", "Heat that it takes up", "c_g * Δt_gi", { value: warming.heat, quantity: "enthalpy" });
}
