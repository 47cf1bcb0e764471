import { colebrook1939, darby2001, heytDiaz1975, hooper1981, huebscher1948, smacnaLeakage } from "../sources/index.ts";
import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { ductFittings } from "./ductFittings.ts";
import { nusseltCitation, nusseltInDuct } from "./ductWalls.ts";
import type { Fitting } from "./fitting.ts";
import { colebrookFrictionFactor, frictionFactor } from "./frictionFactor.ts";
import { smacnaLeakageCoefficient } from "./leakage.ts";
import { pipeFittings } from "./pipeFittings.ts";
import { hazenWilliamsFrictionRate, threeKCoefficient, twoKCoefficient } from "./pipeLosses.ts";
import { williamsHazen1920 } from "./sources.ts";
import { majorForEquivalentDiameter } from "./flatOval.ts";
import { diameterForFrictionRate, otherSideForEquivalentDiameter } from "./sizing.ts";

/** Functions of this folder that formulas on a sheet may call. */
export const flowFunctions = {
  frictionFactor: {
    words: "Darcy friction factor of Reynolds number and relative roughness",
    evaluate: frictionFactor,
    citation: { source: colebrook1939 },
    definition: {
      by: "equations",
      arguments: ["Re", "r"],
      branches: [
        { holds: "Laminar, Re up to 2300", when: { symbol: "Re", max: 2300 }, equations: [{ symbol: "f", expression: "64 / Re" }] },
        {
          holds: "Between",
          when: { symbol: "Re", min: 2300, max: 4000 },
          equations: [
            { symbol: "x", expression: "(Re - 2300) / 1700" },
            { symbol: "f", expression: "64 / Re + x^2 * (3 - 2 * x) * (colebrookFrictionFactor(Re, r) - 64 / Re)" },
          ],
        },
        {
          holds: "Turbulent, Re from 4000 on",
          when: { symbol: "Re", min: 4000 },
          equations: [{ symbol: "f", expression: "colebrookFrictionFactor(Re, r)" }],
        },
      ],
      where: "r is the roughness over the diameter.",
    },
  },
  colebrookFrictionFactor: {
    words: "friction factor of turbulent flow by Reynolds number and relative roughness",
    evaluate: colebrookFrictionFactor,
    citation: { source: colebrook1939 },
    definition: {
      by: "solving",
      arguments: ["Re", "r"],
      unknown: "f",
      equations: [{ symbol: "y", expression: "1 / sqrt(f)" }],
      balance: ["y", "-2 * log10(r / 3.7 + 2.51 / (Re * sqrt(f)))"],
      where: "r is the roughness over the diameter, from 0 to 0.1.",
    },
  },
  diameterForFrictionRate: {
    quantity: "smallLength",
    words: "diameter for a flow, friction rate, roughness, density and viscosity",
    evaluate: (flow, rate, roughness, density, viscosity) =>
      diameterForFrictionRate({ flow, frictionRate: rate, roughness }, { density, viscosity }),
    citation: { source: colebrook1939 },
    definition: {
      by: "solving",
      arguments: ["Q", "R", "ε", "ρ", "μ"],
      unknown: "D",
      equations: [
        { symbol: "V", expression: "Q / (π * D^2 / 4)" },
        { symbol: "Re", expression: "ρ * V * D / μ" },
        { symbol: "f", expression: "frictionFactor(Re, ε / D)" },
      ],
      balance: ["R", "f / D * ρ * V^2 / 2"],
    },
  },
  otherSideForEquivalentDiameter: {
    quantity: "smallLength",
    words: "second side of a rectangular duct of its equivalent diameter and first side",
    evaluate: otherSideForEquivalentDiameter,
    citation: { source: huebscher1948 },
    definition: {
      by: "solving",
      arguments: ["D_e", "H"],
      unknown: "W",
      equations: [],
      balance: ["D_e", "1.3 * (W * H)^0.625 / (W + H)^0.25"],
    },
  },
  majorForEquivalentDiameter: {
    quantity: "smallLength",
    words: "major dimension of a flat oval duct of its equivalent diameter and minor dimension",
    evaluate: majorForEquivalentDiameter,
    citation: { source: heytDiaz1975 },
    definition: {
      by: "solving",
      arguments: ["D_e", "H"],
      unknown: "W",
      equations: [
        { symbol: "A", expression: "π * H^2 / 4 + H * (W - H)" },
        { symbol: "U", expression: "π * H + 2 * (W - H)" },
      ],
      balance: ["D_e", "1.55 * A^0.625 / U^0.25"],
    },
  },
  smacnaLeakageCoefficient: {
    words: "leakage in m³/(s·m²) at 1 Pa of a leakage class",
    evaluate: smacnaLeakageCoefficient,
    citation: { source: smacnaLeakage },
    definition: {
      by: "equations",
      arguments: ["C_L"],
      branches: [{ equations: [{ symbol: "c", expression: "C_L * 5.08e-5 / 249.08891^0.65" }] }],
      where: "The class is cfm per 100 ft² at 1 in. of water: 5.08 × 10⁻⁵ m³/(s·m²) at 249.08891 Pa.",
    },
  },
  nusseltInDuct: {
    words: "Nusselt number of flow in a duct, of Reynolds and Prandtl number",
    evaluate: nusseltInDuct,
    citation: nusseltCitation,
    definition: {
      by: "equations",
      arguments: ["Re", "Pr"],
      branches: [
        { holds: "Laminar, Re up to 2300", when: { symbol: "Re", max: 2300 }, equations: [{ symbol: "N", expression: "3.66" }] },
        {
          holds: "Between",
          when: { symbol: "Re", min: 2300, max: 4000 },
          equations: [
            { symbol: "x", expression: "(Re - 2300) / 1700" },
            { symbol: "N", expression: "(1 - x) * 3.66 + x * nusseltInDuct(4000, Pr)" },
          ],
        },
        {
          holds: "Turbulent, Re from 4000 on",
          when: { symbol: "Re", min: 4000 },
          equations: [
            { symbol: "f", expression: "(1.8 * log10(Re) - 1.5)^-2" },
            { symbol: "N", expression: "f / 8 * (Re - 1000) * Pr / (1 + 12.7 * sqrt(f / 8) * (Pr^(2 / 3) - 1))" },
          ],
        },
      ],
    },
  },
  twoKCoefficient: {
    words: "loss coefficient of K₁, K∞, Reynolds number and inside diameter",
    evaluate: (k1, kInfinity, reynolds, diameter) => twoKCoefficient({ k1, kInfinity, reynolds, diameter }),
    citation: { source: hooper1981 },
    definition: {
      by: "equations",
      arguments: ["K_1", "K_inf", "Re", "D"],
      branches: [{ equations: [{ symbol: "K", expression: "K_1 / Re + K_inf * (1 + 0.0254 / D)" }] }],
    },
  },
  threeKCoefficient: {
    words: "loss coefficient of K₁, K_i, K_d, Reynolds number and nominal size",
    evaluate: (k1, ki, kd, reynolds, nominalSize) => threeKCoefficient({ k1, ki, kd, reynolds, nominalSize }),
    citation: { source: darby2001 },
    definition: {
      by: "equations",
      arguments: ["K_1", "K_i", "K_d", "Re", "d_n"],
      branches: [{ equations: [{ symbol: "K", expression: "K_1 / Re + K_i * (1 + K_d / (d_n / 0.0254)^0.3)" }] }],
    },
  },
  hazenWilliamsFrictionRate: {
    quantity: "frictionRateWater",
    words: "friction of cold water by Hazen and Williams, of flow, inside diameter and C",
    evaluate: hazenWilliamsFrictionRate,
    citation: { source: williamsHazen1920 },
    definition: {
      by: "equations",
      arguments: ["Q", "D", "C"],
      branches: [{ equations: [{ symbol: "R", expression: "9806.65 * 10.67 * (Q / C)^1.852 / D^4.8704" }] }],
    },
  },
} as const satisfies Record<string, SheetFunction>;

/** Coefficients come from measurements, whose tables do not fit on a sheet. */
const tableDefinition = {
  by: "table",
  text: "Read from the publication's table or curve at these parameters, between its values by straight lines.",
} as const;

/** The coefficients of fittings as functions of their parameters, in the order of the fitting. */
function coefficientsOf(fittings: readonly Fitting[]): Readonly<Record<string, SheetFunction>> {
  return Object.fromEntries(
    fittings.map((fitting) => {
      const parameters = Object.keys(fitting.parameters);
      const words = `loss coefficient of ${Object.values(fitting.parameters)
        .map(({ name }) => name)
        .join(", ")} (${fitting.name})`;
      const evaluate = (...values: number[]): number =>
        fitting.coefficient(Object.fromEntries(parameters.map((parameter, index) => [parameter, values[index]!])));
      return [fitting.key, { words, evaluate, citation: fitting.citation, definition: tableDefinition }];
    }),
  );
}

/** Loss coefficients of duct fittings, each by its key. */
export const ductFittingFunctions = coefficientsOf(ductFittings);

/** Loss coefficients of pipe fittings, each by its key. */
export const pipeFittingFunctions = coefficientsOf(pipeFittings);
