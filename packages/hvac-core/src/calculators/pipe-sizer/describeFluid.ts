import type { SheetBuilder } from "../../kernel/index.ts";
import { iapwsIf97, melinder2010, type Citation } from "../../sources/index.ts";
import type { PipeValues } from "./schema.ts";
import type { FluidProperties } from "./section.ts";

/** Properties of the fluid by function of its temperature, and of the glycol's share. */
const properties = {
  water: { arguments: "t", prefix: "water" },
  ethylene: { arguments: "w, t", prefix: "ethyleneGlycol" },
  propylene: { arguments: "w, t", prefix: "propyleneGlycol" },
} as const;

/** Where the properties of a fluid come from. */
export function fluidCitation(fluid: PipeValues["fluid"]): Citation {
  return fluid === "water" ? { source: iapwsIf97, locator: "with IAPWS R12-08 for the viscosity" } : { source: melinder2010 };
}

/** A property of the fluid as a formula of its temperature: `waterDensity(t)`. */
export function propertyOf(fluid: PipeValues["fluid"], name: "Density" | "SpecificHeat" | "Viscosity", temperature?: string): string {
  const { prefix, arguments: given } = properties[fluid];
  return `${prefix}${name}(${temperature === undefined ? given : given.replace(/t$/, temperature)})`;
}

/** States density and viscosity of the fluid at its mean temperature, and its specific heat where it counts. */
export function describeFluid(
  { density, specificHeat, viscosity }: FluidProperties,
  { fluid }: PipeValues,
  withSpecificHeat: boolean,
  sheet: SheetBuilder,
): void {
  const property = (name: "Density" | "SpecificHeat" | "Viscosity"): { expression: string; source: Citation; by: string[] } => ({
    expression: propertyOf(fluid, name),
    source: fluidCitation(fluid),
    by: ["fluid"],
  });
  sheet.formula({ symbol: "ρ", name: "Density", ...property("Density"), value: density, quantity: "density", result: "fluidDensity" });
  if (withSpecificHeat)
    sheet.formula({ symbol: "c_p", name: "Specific heat", ...property("SpecificHeat"), value: specificHeat, quantity: "specificHeat" });
  sheet.formula({ symbol: "μ", name: "Viscosity", ...property("Viscosity"), value: viscosity, quantity: "dynamicViscosity" });
}
