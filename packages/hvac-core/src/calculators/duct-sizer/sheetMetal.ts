import { ductSheet, ductSurface, sheetDensity, type Section, type Sheet } from "../../flow/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import type { Duct } from "./duct.ts";
import type { Size } from "./size.ts";

/** The sheet of a duct: kg/m², and kg with the allowance. */
export interface BuiltSheet extends Sheet {
  readonly massPerArea: number;
  readonly mass: number;
}

export interface Metal {
  /** m² */
  readonly surface: number;
  /** Undefined for flexible duct, and beyond the sizes that the rule covers. */
  readonly sheet: BuiltSheet | undefined;
}

function sheetOf({ ductShape, sheetRule }: Duct, { width, height }: Size): Sheet | undefined {
  if (ductShape === "flexible") return undefined;
  try {
    // Flat oval: by the longer dimension as if it were rectangular, the safe side.
    return ductSheet(Math.max(width, height), ductShape === "round" ? "round" : "rectangular", sheetRule);
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Surface of the straight duct and the sheet that it takes. Galvanised gauges weigh what their table says, zinc included. */
export function metalOf(values: Duct, size: Size, section: Section): Metal {
  const surface = ductSurface(section.perimeter, values.ductLength);
  const sheet = sheetOf(values, size);
  if (!sheet) return { surface, sheet };
  const massPerArea = values.sheetMaterial === "galvanizedSteel" ? sheet.mass : sheet.thickness * sheetDensity[values.sheetMaterial];
  return { surface, sheet: { ...sheet, massPerArea, mass: surface * massPerArea * (1 + values.sheetAllowance) } };
}
