import { sheetDensity } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import { describeExact } from "./describeExact.ts";
import { describeFittings } from "./describeFittings.ts";
import { describeFriction, describeSize } from "./describeFlow.ts";
import { customRoughness } from "./options.ts";
import type { DuctValues } from "./schema.ts";
import { roughnessOf } from "./size.ts";
import {
  dw144,
  fundamentals2021,
  hylandWexler1983,
  lemmonJacobsen2004,
  mathematics,
  smacnaDuct,
  smacnaLeakage,
  type Citation,
} from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };
const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States every step from the air and the target to the losses, the metal and the fan. */
export function describe(calculation: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  describeAir(calculation, values.airTemperature, sheet);
  describeRoughness(values, sheet);
  describeExact(calculation, values, sheet);
  describeSize(calculation, values, sheet);
  describeFriction(calculation, values, sheet);
  describeFittings(calculation, values, sheet);
  describeLosses(calculation, sheet);
  describeMetal(calculation, values, sheet);
  describeWalls(calculation, sheet);
}

function describeAir({ air, results }: DuctCalculation, temperature: number, sheet: SheetBuilder): void {
  sheet.part("Air");
  sheet.formula({
    symbol: "p",
    name: "Air pressure",
    expression: "pressureAtAltitude(z)",
    value: air.pressure,
    quantity: "atmosphericPressure",
    source: { ...moist, locator: "ch. 1, eq. 3" },
  });
  sheet.formula({
    symbol: "p_ws",
    name: "Saturation pressure of water vapour",
    expression: "saturationPressure(t)",
    value: saturationPressure(temperature),
    quantity: "vaporPressure",
    source: { source: hylandWexler1983 },
  });
  sheet.formula({
    symbol: "p_w",
    name: "Vapour pressure",
    expression: "RH * p_ws",
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
  sheet.formula({
    symbol: "μ",
    name: "Viscosity of the air",
    expression: "airViscosity(t, p, W_a)",
    value: air.viscosity,
    quantity: "dynamicViscosity",
    source: { source: lemmonJacobsen2004, locator: "with vapour by Wilke's rule" },
  });
  sheet.formula({
    symbol: "m_a",
    name: "Mass flow",
    expression: "ρ * Q",
    value: results.massFlow,
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
  if (values.ductShape !== "flexible" && values.ductMaterial === customRoughness)
    sheet.formula({ ...stated, expression: "ε", source: geometry, by: ["ductMaterial"] });
  else sheet.lookup({ ...stated, by: ["ductShape", "ductMaterial"] });
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
    symbol: "Δp_t",
    name: "Terminal and equipment",
    expression: "Δp_e",
    value: results.terminalPressureLoss,
    quantity: "pressure",
    source: geometry,
    result: "terminalPressureLoss",
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
    name: "Fan shaft power",
    expression: "Q * Δp / (η_f * η_d)",
    value: results.fanPower,
    quantity: "shaftPower",
    source: { ...duct, locator: "ch. 21, fan power" },
    result: "fanPower",
  });
}

function describeMetal({ metal, results }: DuctCalculation, { sheetMaterial }: DuctValues, sheet: SheetBuilder): void {
  sheet.part("Sheet metal");
  sheet.formula({
    symbol: "S",
    name: "Duct surface",
    expression: "U * L",
    value: metal.surface,
    quantity: "area",
    source: geometry,
    result: "surfaceArea",
  });
  sheet.given("sheetRule");
  if (!metal.sheet) return;
  const source: Citation =
    metal.sheet.gauge === undefined
      ? { source: dw144, locator: "low pressure class" }
      : { source: smacnaDuct, locator: "lowest pressure class, typical" };
  sheet.lookup({
    symbol: "s",
    name: "Sheet thickness",
    value: metal.sheet.thickness,
    quantity: "smallLength",
    source,
    result: "sheetThickness",
  });
  const mass = {
    symbol: "m_s",
    name: "Sheet mass per area",
    value: metal.sheet.massPerArea,
    quantity: "massPerArea",
    result: "sheetMassPerArea",
  } as const;
  if (sheetMaterial === "galvanizedSteel") sheet.lookup({ ...mass, source, by: ["sheetMaterial"] });
  else {
    sheet.lookup({
      symbol: "ρ_m",
      name: "Density of the sheet",
      value: sheetDensity[sheetMaterial],
      quantity: "density",
      source,
      by: ["sheetMaterial"],
    });
    sheet.formula({ ...mass, expression: "s * ρ_m", source: geometry });
  }
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
    expression: "smacnaLeakageCoefficient(C_L) * p_s^0.65 * S",
    value: leakage,
    quantity: "airFlow",
    source: { source: smacnaLeakage },
    result: "leakageAirflow",
  });
  sheet.formula({
    symbol: "l",
    name: "Leakage share",
    expression: "Q_l / Q",
    value: results.leakageShare,
    quantity: "ratio",
    source: geometry,
    result: "leakageShare",
  });
  sheet.given("heatExchange");
  if (!heat) return;
  const source: Citation = { ...duct, locator: "ch. 21, duct heat gain or loss" };
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
    expression: "t_a + (t - t_a) * exp(-(U_d * S / (m_a * c_p)))",
    value: heat.leavingTemperature,
    quantity: "temperature",
    source,
    result: "leavingAirTemperature",
  });
  sheet.formula({
    symbol: "q_d",
    name: "Heat gain",
    expression: "m_a * c_p * (t_e - t)",
    value: heat.gain,
    quantity: "power",
    source,
    result: "heatGain",
  });
}
