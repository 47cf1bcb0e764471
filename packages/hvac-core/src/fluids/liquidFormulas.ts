import { iapwsIf97, melinder2010, type Citation } from "../sources/index.ts";
import type { StatedLiquid } from "./liquid.ts";

/* How sheets state the properties of the liquid of pipes and pumps. */

/** Functions of the temperature, and of the glycol's share. */
const functions = {
  water: { arguments: "t", prefix: "water" },
  ethylene: { arguments: "w, t", prefix: "ethyleneGlycol" },
  propylene: { arguments: "w, t", prefix: "propyleneGlycol" },
} as const;

/** Where the properties of a liquid come from. */
export function liquidCitation(fluid: StatedLiquid["fluid"]): Citation {
  return fluid === "water" ? { source: iapwsIf97, locator: "with IAPWS R12-08 for the viscosity" } : { source: melinder2010 };
}

/** A property of the liquid as a formula of its temperature: `waterDensity(t)`. */
export function liquidFormula(fluid: StatedLiquid["fluid"], name: "Density" | "SpecificHeat" | "Viscosity", temperature = "t"): string {
  const { prefix, arguments: given } = functions[fluid];
  return `${prefix}${name}(${given.replace(/t$/, temperature)})`;
}
