import { iapwsIf97, mathematics } from "../sources/index.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { fitCurve, polynomial, type CurveDegree } from "./curve.ts";
import { hi967, raoult1887 } from "./sources.ts";
import { liquidVaporPressure } from "./suction.ts";
import { viscosityCorrection } from "./viscosity.ts";

const molecules = "The water's vapour pressure (IAPWS-IF97, region 4; below 0 °C that at 0 °C) times its mole fraction.";

/** Functions of this folder that formulas on a sheet may call. */
export const pumpFunctions: Readonly<Record<string, SheetFunction>> = {
  waterVaporPressure: {
    words: "vapour pressure of water at a temperature",
    evaluate: (t = Number.NaN) => liquidVaporPressure("water", 0, t),
    citation: { source: iapwsIf97, locator: "region 4" },
    quantity: "vaporPressure",
    definition: { by: "table", text: "The saturation-pressure equation of region 4, with ten coefficients." },
  },
  ethyleneGlycolVaporPressure: {
    words: "vapour pressure of ethylene glycol in water, of mass fraction and temperature",
    evaluate: (w = Number.NaN, t = Number.NaN) => liquidVaporPressure("ethylene", w, t),
    citation: { source: raoult1887 },
    quantity: "vaporPressure",
    definition: { by: "table", text: molecules },
  },
  propyleneGlycolVaporPressure: {
    words: "vapour pressure of propylene glycol in water, of mass fraction and temperature",
    evaluate: (w = Number.NaN, t = Number.NaN) => liquidVaporPressure("propylene", w, t),
    citation: { source: raoult1887 },
    quantity: "vaporPressure",
    definition: { by: "table", text: molecules },
  },
  headCoefficient: {
    words:
      "coefficient of a power of x, of the polynomial of a degree through points by least squares: power, degree, all flows, all heads",
    evaluate: (power = Number.NaN, degree = Number.NaN, ...rows) => {
      // All rows of a list come as one argument.
      const numbers = rows.flat();
      const count = numbers.length / 2;
      const points = numbers.slice(0, count).map((flow, index) => ({ flow, value: numbers[count + index]! }));
      return fitCurve(points, degree as CurveDegree).coefficients[power]!;
    },
    citation: { source: mathematics, locator: "least squares" },
    quantity: "head",
    definition: { by: "table", text: "Least squares of the heads over x, the flow divided by the highest flow of the points." },
  },
  polynomial: {
    words: "a₀ + a₁x + a₂x² + a₃x³, of x and the coefficients",
    evaluate: (x = Number.NaN, ...coefficients) => polynomial(x, ...coefficients),
    citation: { source: mathematics },
    quantity: "head",
    definition: { by: "table", text: "The sum of the coefficients times the powers of x." },
  },
  viscosityParameter: {
    words: "the parameter B of kinematic viscosity, and of flow, head of a stage and speed at the best efficiency point",
    evaluate: (viscosity = Number.NaN, bestFlow = Number.NaN, bestHead = Number.NaN, speed = Number.NaN) =>
      viscosityCorrection({ viscosity, bestFlow, bestHead, speed }).parameter,
    citation: { source: hi967 },
    definition: {
      by: "equations",
      arguments: ["ν", "Q_B", "H_B", "N"],
      branches: [
        { equations: [{ symbol: "B", expression: "16.5 * (1000000 * ν)^0.5 * H_B^0.0625 / ((3600 * Q_B)^0.375 * (60 * N)^0.25)" }] },
      ],
      where: "mm²/s, m, m³/h and revolutions a minute.",
    },
  },
};
