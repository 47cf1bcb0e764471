import { ductLeakage, smacnaLeakageCoefficient } from "../../flow/index.ts";
import type { DuctValues } from "./schema.ts";

/** Air that leaks through the walls of the straight duct, m³/s. */
export function leakageOf({ leakageClass, staticPressure }: DuctValues, surface: number): number {
  return ductLeakage(smacnaLeakageCoefficient(leakageClass), staticPressure, surface);
}
