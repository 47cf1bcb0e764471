import { iapwsIf97, lemmonJacobsen2004, melinder2010, type Citation } from "../sources/index.ts";
import type { FunctionDefinition, SheetFunction } from "../formulas/sheetFunction.ts";
import { ethylene, propylene, type GlycolFit } from "./glycolCoefficients.ts";
import {
  airConductivity,
  airViscosity,
  ethyleneGlycolDensity,
  ethyleneGlycolSpecificHeat,
  ethyleneGlycolViscosity,
  propyleneGlycolDensity,
  propyleneGlycolSpecificHeat,
  propyleneGlycolViscosity,
  waterDensity,
  waterSpecificHeat,
  waterViscosity,
} from "./singleProperties.ts";

const water: Citation = { source: iapwsIf97, locator: "region 1" };
const glycol: Citation = { source: melinder2010 };

/** A sum of coefficients times powers, as a formula. */
function polynomialText(coefficients: readonly number[], symbol: string): string {
  return coefficients
    .map((coefficient, power) => {
      const size = String(Math.abs(coefficient)).replace("e+", "e");
      const sign = power === 0 ? (coefficient < 0 ? "-" : "") : coefficient < 0 ? " - " : " + ";
      return sign + size + (power === 0 ? "" : ` * ${symbol}${power === 1 ? "" : `^${power}`}`);
    })
    .join("");
}

/** A property of a glycol mixture: one polynomial of the share for each power of the temperature. */
function ofGlycol(fit: GlycolFit, property: "density" | "specificHeat" | "logViscosity", result: string): FunctionDefinition {
  const powers = fit[property].map((coefficients, power) => ({ symbol: `k_${power}`, expression: polynomialText(coefficients, "x") }));
  const total = powers.map(({ symbol }, power) => (power === 0 ? symbol : `${symbol} * θ${power === 1 ? "" : `^${power}`}`)).join(" + ");
  return {
    by: "equations",
    arguments: ["w", "t"],
    branches: [
      {
        equations: [
          { symbol: "x", expression: `w - ${fit.massFraction}` },
          { symbol: "θ", expression: `t - ${fit.temperature}` },
          ...powers,
          { symbol: result, expression: property === "logViscosity" ? `0.001 * exp(${total})` : total },
        ],
      },
    ],
    where: "w is the mass fraction, up to 0.6; t is in °C, from the freezing point to 100 °C, measured up to 40 °C.",
  };
}

const ofWater: FunctionDefinition = {
  by: "table",
  text: "The formulation for region 1: derivatives of the specific Gibbs free energy, a sum of 34 terms of pressure and temperature, at atmospheric pressure, above 100 °C at that of saturation.",
};

const airViscosities = [
  { symbol: "T", expression: "t + 273.15" },
  { symbol: "x", expression: "ln(T / 103.3)" },
  { symbol: "Ω", expression: "exp(0.431 - 0.4623 * x + 0.08406 * x^2 + 0.005341 * x^3 - 0.00331 * x^4)" },
  { symbol: "μ_0", expression: "2.66958e-8 * sqrt(28.9586 * T) / (0.36^2 * Ω)" },
  { symbol: "τ", expression: "132.6312 / T" },
  { symbol: "δ", expression: "p / (8.31451 * T) / 10447.7" },
  { symbol: "μ_a", expression: "μ_0 + δ * (1.072e-5 * τ^0.2 - 8.876e-6 * τ^0.6 * exp(-δ))" },
  { symbol: "θ", expression: "647.096 / T" },
  { symbol: "μ_w", expression: "1e-4 / sqrt(θ) / (1.67752 + 2.20462 * θ + 0.6366564 * θ^2 - 0.241605 * θ^3)" },
  { symbol: "M", expression: "0.018015268 / 0.02896546" },
  { symbol: "y", expression: "W / M" },
  { symbol: "Φ_a", expression: "(1 + sqrt(μ_a / μ_w) * M^0.25)^2 / sqrt(8 * (1 + 1 / M))" },
  { symbol: "Φ_w", expression: "(1 + sqrt(μ_w / μ_a) / M^0.25)^2 / sqrt(8 * (1 + M))" },
] as const;

const ofAir: FunctionDefinition = {
  by: "equations",
  arguments: ["t", "p", "W"],
  branches: [{ equations: [...airViscosities, { symbol: "μ", expression: "μ_a / (1 + y * Φ_a) + y * μ_w / (y + Φ_w)" }] }],
  where: "Dry air μ_a after Lemmon and Jacobsen, water vapour μ_w after IAPWS R12-08, mixed by Wilke's rule; from −100 °C to 200 °C.",
};

const conductivityOfAir: FunctionDefinition = {
  by: "equations",
  arguments: ["t", "p", "W"],
  branches: [
    {
      equations: [
        ...airViscosities,
        { symbol: "λ_0", expression: "1.308e-3 * μ_0 * 1e6 + 1.405e-3 * τ^-1.1 - 1.036e-3 * τ^-0.3" },
        { symbol: "λ_a", expression: "λ_0 + δ * 8.743e-3 * τ^0.1 + δ^2 * (1.476e-2 - 1.662e-2 * τ^0.5 * exp(-δ))" },
        {
          symbol: "λ_w",
          expression: "1e-3 / sqrt(θ) / (2.443221e-3 + 1.323095e-2 * θ + 6.770357e-3 * θ^2 - 3.454586e-3 * θ^3 + 4.096266e-4 * θ^4)",
        },
        { symbol: "λ", expression: "λ_a / (1 + y * Φ_a) + y * λ_w / (y + Φ_w)" },
      ],
    },
  ],
  where:
    "Dry air λ_a after Lemmon and Jacobsen, water vapour λ_w after IAPWS R15-11, mixed by Mason and Saxena's rule; from −100 °C to 200 °C.",
};

/** Functions of this folder that formulas on a sheet may call. */
export const fluidFunctions = {
  airViscosity: {
    definition: ofAir,
    quantity: "dynamicViscosity",
    words: "viscosity of air of temperature, pressure and humidity ratio",
    evaluate: airViscosity,
    citation: { source: lemmonJacobsen2004, locator: "with vapour by Wilke's rule" },
  },
  airConductivity: {
    definition: conductivityOfAir,
    quantity: "conductivity",
    words: "conductivity of air of temperature, pressure and humidity ratio",
    evaluate: airConductivity,
    citation: { source: lemmonJacobsen2004, locator: "with vapour by Mason and Saxena's rule" },
  },
  waterDensity: {
    definition: ofWater,
    quantity: "density",
    words: "density of water at a temperature",
    evaluate: waterDensity,
    citation: water,
  },
  waterViscosity: {
    definition: ofWater,
    quantity: "dynamicViscosity",
    words: "viscosity of water at a temperature",
    evaluate: waterViscosity,
    citation: { ...water, locator: "region 1, with IAPWS R12-08 for the viscosity" },
  },
  waterSpecificHeat: {
    definition: ofWater,
    quantity: "specificHeat",
    words: "specific heat of water at a temperature",
    evaluate: waterSpecificHeat,
    citation: water,
  },
  ethyleneGlycolDensity: {
    definition: ofGlycol(ethylene, "density", "ρ"),
    quantity: "density",
    words: "density of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolDensity,
    citation: glycol,
  },
  ethyleneGlycolViscosity: {
    definition: ofGlycol(ethylene, "logViscosity", "μ"),
    quantity: "dynamicViscosity",
    words: "viscosity of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolViscosity,
    citation: glycol,
  },
  ethyleneGlycolSpecificHeat: {
    definition: ofGlycol(ethylene, "specificHeat", "c_p"),
    quantity: "specificHeat",
    words: "specific heat of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolSpecificHeat,
    citation: glycol,
  },
  propyleneGlycolDensity: {
    definition: ofGlycol(propylene, "density", "ρ"),
    quantity: "density",
    words: "density of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolDensity,
    citation: glycol,
  },
  propyleneGlycolViscosity: {
    definition: ofGlycol(propylene, "logViscosity", "μ"),
    quantity: "dynamicViscosity",
    words: "viscosity of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolViscosity,
    citation: glycol,
  },
  propyleneGlycolSpecificHeat: {
    definition: ofGlycol(propylene, "specificHeat", "c_p"),
    quantity: "specificHeat",
    words: "specific heat of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolSpecificHeat,
    citation: glycol,
  },
} as const satisfies Record<string, SheetFunction>;
