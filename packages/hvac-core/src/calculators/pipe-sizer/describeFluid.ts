import { type Liquid, liquidCitation, liquidFormula } from "../../fluids/internal.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { PipeValues } from "./schema.ts";

/** States density and viscosity of the fluid at its mean temperature, and its specific heat where it is used. */
export function describeFluid(
  { specificHeat, viscosity }: Liquid,
  { fluid }: PipeValues,
  withSpecificHeat: boolean,
  sheet: SheetBuilder,
): void {
  const [source, by] = [liquidCitation(fluid), ["fluid"]];
  sheet.result("fluidDensity", liquidFormula(fluid, "Density"), source, { by });
  if (withSpecificHeat)
    sheet.formula("c_p", "Specific heat", "specificHeat", liquidFormula(fluid, "SpecificHeat"), specificHeat, source, { by });
  sheet.formula("μ", "Viscosity", "dynamicViscosity", liquidFormula(fluid, "Viscosity"), viscosity, source, { by });
}
