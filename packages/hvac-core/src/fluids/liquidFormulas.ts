import { iapwsIf97, melinder2010, type Citation } from "../sources/index.ts";
import type { LiquidValues } from "./liquid.ts";

/* Formulas and sources of the properties of the liquid of pipes and pumps, as sheets show them. */

/** Functions of the temperature, and of the mass fraction of the glycol. */
const functions = {
  water: { arguments: "t", prefix: "water" },
  ethylene: { arguments: "w, t", prefix: "ethyleneGlycol" },
  propylene: { arguments: "w, t", prefix: "propyleneGlycol" },
} as const;

/** Source of the properties of a liquid. */
export function liquidCitation(fluid: LiquidValues["fluid"]): Citation {
  return fluid === "water" ? { source: iapwsIf97, locator: "with IAPWS R12-08 for the viscosity" } : { source: melinder2010 };
}

/** A property of the liquid as a formula of its temperature: `waterDensity(t)`. */
export function liquidFormula(fluid: LiquidValues["fluid"], name: "Density" | "SpecificHeat" | "Viscosity", temperature = "t"): string {
  const { prefix, arguments: given } = functions[fluid];
  return `${prefix}${name}(${given.replace(/t$/, temperature)})`;
}
