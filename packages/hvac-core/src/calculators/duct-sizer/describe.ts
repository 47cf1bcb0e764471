import type { Citation, SheetBuilder } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import { describeExact } from "./describeExact.ts";
import { describeFittings } from "./describeFittings.ts";
import { describeFriction, describeSize } from "./describeFlow.ts";
import { customRoughness, type DuctValues } from "./schema.ts";
import { roughnessOf } from "./size.ts";
import { dw144, fundamentals2021, hylandWexler1983, lemmonJacobsen2004, mathematics, smacnaDuct, smacnaLeakage } from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };
const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States every step from the air and the target to the losses, the metal and the fan. */
export function describe(calculation: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  describeAir(calculation, sheet);
  describeRoughness(values, sheet);
  describeExact(calculation, values, sheet);
  describeSize(calculation, values, sheet);
  describeFriction(calculation, values, sheet);
  describeFittings(calculation, sheet);
  describeLosses(calculation, sheet);
  describeMetal(calculation, sheet);
  describeWalls(calculation, sheet);
}

function describeAir({ air, results }: DuctCalculation, sheet: SheetBuilder): void {
  sheet.part("Air");
  sheet.formula({
    symbol: "p",
    name: "Air pressure",
    expression: "101325 * (1 - 2.25577e-5 * z)^5.2559",
    value: air.pressure,
    quantity: "atmosphericPressure",
    source: { ...moist, locator: "ch. 1, eq. 3" },
  });
  sheet.formula({
    symbol: "p_w",
    name: "Vapour pressure",
    expression: "RH * saturationPressure(t)",
    value: air.vaporPressure,
    quantity: "vaporPressure",
    source: { source: hylandWexler1983 },
  });
  sheet.formula({
    symbol: "W_a",
    name: "Humidity ratio",
    expression: "0.621945 * p_w / (p - p_w)",
    value: air.humidityRatio,
    quantity: "humidityRatio",
    source: moist,
  });
  sheet.formula({
    symbol: "ρ",
    name: "Density of the air",
    expression: "p * (1 + W_a) / (287.042 * (t + 273.15) * (1 + 1.607858 * W_a))",
    value: air.density,
    quantity: "density",
    source: moist,
    result: "airDensity",
  });
  sheet.lookup({
    symbol: "μ",
    name: "Viscosity of the air",
    value: air.viscosity,
    quantity: "dynamicViscosity",
    source: { source: lemmonJacobsen2004, locator: "with vapour by Wilke's rule" },
  });
  sheet.formula({
    symbol: "m_a",
    name: "Mass flow",
    expression: "ρ * Q",
    value: results.massFlow!,
    quantity: "massFlow",
    source: geometry,
    result: "massFlow",
  });
}

function describeRoughness(values: DuctValues, sheet: SheetBuilder): void {
  sheet.part("Wall");
  const stated = {
    symbol: "ε_w",
    name: "Roughness",
    value: roughnessOf(values),
    quantity: "roughness",
    source: { source: fundamentals2021, locator: "ch. 21, duct roughness factors" },
  } as const;
  if (values.ductShape !== "flexible" && values.ductMaterial === customRoughness) sheet.formula({ ...stated, expression: "ε", source: geometry });
  else sheet.lookup(stated);
}

function describeLosses({ ductLoss, totalLoss, results }: DuctCalculation, sheet: SheetBuilder): void {
  sheet.part("Pressure loss");
  sheet.formula({
    symbol: "Δp_d",
    name: "Straight duct",
    expression: "R * L",
    value: ductLoss,
    quantity: "pressure",
    source: duct,
    result: "ductPressureLoss",
  });
  sheet.formula({
    symbol: "Δp",
    name: "Total pressure loss",
    expression: "Δp_d + Δp_f + Δp_t",
    value: totalLoss,
    quantity: "pressure",
    source: geometry,
    result: "totalPressureLoss",
  });
  sheet.formula({
    symbol: "P_f",
    name: "Fan shaft power for this duct",
    expression: "Q * Δp / (η_f * η_d)",
    value: results.fanPower!,
    quantity: "shaftPower",
    source: { ...duct, locator: "ch. 21, fan power" },
    result: "fanPower",
  });
}

function describeMetal({ metal, results }: DuctCalculation, sheet: SheetBuilder): void {
  sheet.part("Sheet metal");
  sheet.formula({ symbol: "S", name: "Duct surface", expression: "U * L", value: metal.surface, quantity: "area", source: geometry, result: "surfaceArea" });
  if (!metal.sheet) return;
  const source: Citation =
    metal.sheet.gauge === undefined ? { source: dw144, locator: "low pressure class" } : { source: smacnaDuct, locator: "lowest pressure class, typical" };
  sheet.lookup({ symbol: "s", name: "Sheet thickness", value: metal.sheet.thickness, quantity: "smallLength", source, result: "sheetThickness" });
  sheet.lookup({
    symbol: "m_s",
    name: "Mass of the sheet per area",
    value: metal.sheet.massPerArea,
    quantity: "massPerArea",
    source,
    result: "sheetMassPerArea",
  });
  sheet.formula({
    symbol: "M",
    name: "Mass of sheet metal",
    expression: "S * m_s * (1 + w)",
    value: results.sheetMass!,
    quantity: "mass",
    source: geometry,
    result: "sheetMass",
  });
}

function describeWalls({ leakage, heat, results }: DuctCalculation, sheet: SheetBuilder): void {
  sheet.part("Leakage and heat");
  sheet.formula({
    symbol: "Q_l",
    name: "Leakage",
    expression: "C_L * 5.08e-5 * (p_s / 249.08891)^0.65 * S",
    value: leakage,
    quantity: "airFlow",
    source: { source: smacnaLeakage, locator: "1 cfm per 100 ft² is 5.08e-5 m/s, 1 in of water 249.08891 Pa" },
    result: "leakageAirflow",
  });
  sheet.formula({ symbol: "l", name: "Share that leaks", expression: "Q_l / Q", value: results.leakageShare!, quantity: "ratio", source: geometry, result: "leakageShare" });
  if (!heat) return;
  const source: Citation = { ...duct, locator: "ch. 21, duct heat gain or loss" };
  sheet.formula({ symbol: "c_p", name: "Specific heat of the moist air", expression: "(1006 + 1860 * W_a) / (1 + W_a)", value: heat.specificHeat, quantity: "specificHeat", source: moist });
  sheet.formula({
    symbol: "t_e",
    name: "Air temperature at the end",
    expression: "t_a + (t - t_a) * exp(-(U_d * S / (m_a * c_p)))",
    value: heat.leavingTemperature,
    quantity: "temperature",
    source,
    result: "leavingAirTemperature",
  });
  sheet.formula({ symbol: "q_d", name: "Heat gain", expression: "m_a * c_p * (t_e - t)", value: heat.gain, quantity: "power", source, result: "heatGain" });
}
