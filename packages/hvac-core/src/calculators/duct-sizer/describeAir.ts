import type { SheetBuilder } from "../../kernel/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { fundamentals2021, hylandWexler1983, lemmonJacobsen2004, type Citation } from "../../sources/index.ts";
import type { DuctAir } from "./air.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States the properties of the air. */
export function describeAir(air: DuctAir, temperature: number, sheet: SheetBuilder): void {
  sheet.part("Air");
  sheet.formula("p", "Air pressure", "atmosphericPressure", "pressureAtAltitude(z)", air.pressure, { ...moist, locator: "ch. 1, eq. 3" });
  sheet.formula("p_ws", "Saturation pressure of water vapour", "vaporPressure", "saturationPressure(t)", saturationPressure(temperature), {
    source: hylandWexler1983,
  });
  sheet.formula("p_w", "Vapour pressure", "vaporPressure", "RH * p_ws", air.vaporPressure, { source: hylandWexler1983 });
  sheet.formula("W_a", "Humidity ratio", "humidityRatio", "0.621945 * p_w / (p - p_w)", air.humidityRatio, moist);
  sheet.result("airDensity", "p * (1 + W_a) / (287.042 * (t + 273.15) * (1 + 1.607858 * W_a))", moist);
  sheet.formula("μ", "Viscosity of the air", "dynamicViscosity", "airViscosity(t, p, W_a)", air.viscosity, {
    source: lemmonJacobsen2004,
    locator: "with vapour by Wilke's rule",
  });
}

/** States the mass flow of an airflow. */
export function describeMassFlow(airflow: string, sheet: SheetBuilder): void {
  sheet.result("massFlow", `ρ * ${airflow}`);
}
