import { iapwsIf97, lemmonJacobsen2004, melinder2010, type Citation, type SheetFunction } from "../sources/index.ts";
import {
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

/** Functions of fluids that formulas on a sheet may call. */
export const fluidFunctions = {
  airViscosity: {
    words: "viscosity of air of temperature, pressure and humidity ratio",
    evaluate: airViscosity,
    citation: { source: lemmonJacobsen2004, locator: "with vapour by Wilke's rule" },
  },
  waterDensity: { words: "density of water at a temperature", evaluate: waterDensity, citation: water },
  waterViscosity: {
    words: "viscosity of water at a temperature",
    evaluate: waterViscosity,
    citation: { ...water, locator: "region 1, with IAPWS R12-08 for the viscosity" },
  },
  waterSpecificHeat: { words: "specific heat of water at a temperature", evaluate: waterSpecificHeat, citation: water },
  ethyleneGlycolDensity: {
    words: "density of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolDensity,
    citation: glycol,
  },
  ethyleneGlycolViscosity: {
    words: "viscosity of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolViscosity,
    citation: glycol,
  },
  ethyleneGlycolSpecificHeat: {
    words: "specific heat of ethylene glycol in water of mass fraction and temperature",
    evaluate: ethyleneGlycolSpecificHeat,
    citation: glycol,
  },
  propyleneGlycolDensity: {
    words: "density of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolDensity,
    citation: glycol,
  },
  propyleneGlycolViscosity: {
    words: "viscosity of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolViscosity,
    citation: glycol,
  },
  propyleneGlycolSpecificHeat: {
    words: "specific heat of propylene glycol in water of mass fraction and temperature",
    evaluate: propyleneGlycolSpecificHeat,
    citation: glycol,
  },
} as const satisfies Record<string, SheetFunction>;
