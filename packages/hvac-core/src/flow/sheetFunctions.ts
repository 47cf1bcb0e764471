import { colebrook1939, darby2001, heytDiaz1975, hooper1981, huebscher1948, smacnaLeakage, type SheetFunction } from "../sources/index.ts";
import { ductFittings } from "./ductFittings.ts";
import type { Fitting } from "./fitting.ts";
import { frictionFactor } from "./frictionFactor.ts";
import { smacnaLeakageCoefficient } from "./leakage.ts";
import { pipeFittings } from "./pipeFittings.ts";
import { threeKCoefficient, twoKCoefficient } from "./pipeLosses.ts";
import { majorForEquivalentDiameter } from "./flatOval.ts";
import { diameterForFrictionRate, otherSideForEquivalentDiameter } from "./sizing.ts";

/** Functions of flow that formulas on a sheet may call. */
export const flowFunctions = {
  frictionFactor: {
    words: "Darcy friction factor of Reynolds number and relative roughness",
    evaluate: frictionFactor,
    citation: { source: colebrook1939 },
  },
  diameterForFrictionRate: {
    words: "diameter for a flow, friction rate, roughness, density and viscosity",
    evaluate: (flow, rate, roughness, density, viscosity) => diameterForFrictionRate(flow, rate, roughness, { density, viscosity }),
    citation: { source: colebrook1939 },
  },
  otherSideForEquivalentDiameter: {
    words: "second side of a rectangular duct of its equivalent diameter and first side",
    evaluate: otherSideForEquivalentDiameter,
    citation: { source: huebscher1948 },
  },
  majorForEquivalentDiameter: {
    words: "major dimension of a flat oval duct of its equivalent diameter and minor dimension",
    evaluate: majorForEquivalentDiameter,
    citation: { source: heytDiaz1975 },
  },
  smacnaLeakageCoefficient: {
    words: "leakage in m³/(s·m²) at 1 Pa of a leakage class",
    evaluate: smacnaLeakageCoefficient,
    citation: { source: smacnaLeakage },
  },
  twoKCoefficient: {
    words: "loss coefficient of K₁, K∞, Reynolds number and inside diameter",
    evaluate: twoKCoefficient,
    citation: { source: hooper1981 },
  },
  threeKCoefficient: {
    words: "loss coefficient of K₁, K_i, K_d, Reynolds number and nominal size",
    evaluate: threeKCoefficient,
    citation: { source: darby2001 },
  },
} as const satisfies Record<string, SheetFunction>;

/** The coefficients of fittings as functions of their parameters, in the order in which the fitting states them. */
function coefficientsOf(fittings: readonly Fitting[]): Readonly<Record<string, SheetFunction>> {
  return Object.fromEntries(
    fittings.map((fitting) => {
      const parameters = Object.keys(fitting.parameters);
      const words = `loss coefficient of ${Object.values(fitting.parameters)
        .map(({ name }) => name)
        .join(", ")} (${fitting.name})`;
      const evaluate = (...values: number[]): number =>
        fitting.coefficient(Object.fromEntries(parameters.map((parameter, index) => [parameter, values[index]!])));
      return [fitting.key, { words, evaluate, citation: fitting.citation }];
    }),
  );
}

/** Loss coefficients of duct fittings, each by its key. */
export const ductFittingFunctions = coefficientsOf(ductFittings);

/** Loss coefficients of pipe fittings, each by its key. */
export const pipeFittingFunctions = coefficientsOf(pipeFittings);
