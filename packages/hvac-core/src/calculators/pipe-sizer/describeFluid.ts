import { type Liquid, liquidCitation, liquidFormula } from "../../fluids/internal.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { Citation } from "../../sources/index.ts";
import type { PipeValues } from "./schema.ts";

/** States density and viscosity of the fluid at its mean temperature, and its specific heat where it counts. */
export function describeFluid(
  { density, specificHeat, viscosity }: Liquid,
  { fluid }: PipeValues,
  withSpecificHeat: boolean,
  sheet: SheetBuilder,
): void {
  const property = (name: "Density" | "SpecificHeat" | "Viscosity"): { expression: string; source: Citation; by: string[] } => ({
    expression: liquidFormula(fluid, name),
    source: liquidCitation(fluid),
    by: ["fluid"],
  });
  sheet.formula({ symbol: "ρ", name: "Density", ...property("Density"), value: density, quantity: "density", result: "fluidDensity" });
  if (withSpecificHeat)
    sheet.formula({ symbol: "c_p", name: "Specific heat", ...property("SpecificHeat"), value: specificHeat, quantity: "specificHeat" });
  sheet.formula({ symbol: "μ", name: "Viscosity", ...property("Viscosity"), value: viscosity, quantity: "dynamicViscosity" });
}
