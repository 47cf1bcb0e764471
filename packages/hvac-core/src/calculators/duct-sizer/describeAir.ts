import type { SheetBuilder } from "../../kernel/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { fundamentals2021, hylandWexler1983, lemmonJacobsen2004, mathematics, type Citation } from "../../sources/index.ts";
import type { DuctAir } from "./air.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States the properties of the air. */
export function describeAir(air: DuctAir, temperature: number, sheet: SheetBuilder): void {
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
}

/** States the mass flow of an airflow. */
export function describeMassFlow(airflow: string, value: number, sheet: SheetBuilder): void {
  sheet.formula({
    symbol: "m_a",
    name: "Mass flow",
    expression: `ρ * ${airflow}`,
    value,
    quantity: "massFlow",
    source: { source: mathematics },
    result: "massFlow",
  });
}
