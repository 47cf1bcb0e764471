import { refrigerant, refrigerantNames, type Refrigerant, type RefrigerantName } from "@org/hvac-core/refrigerants";
import { refrigerantLimits, type RefrigerantLimits } from "@org/hvac-core/reference";
import type { Citation } from "@org/hvac-core/sources";
import { texts } from "./texts.ts";

/** Order by designation, numbers by value: R-32 before R-123. */
const byDesignation = (a: Refrigerant, b: Refrigerant): number => a.designation.localeCompare(b.designation, "en", { numeric: true });

/** All refrigerants of the engine, in the order of their designations. */
export const fluids: readonly Refrigerant[] = refrigerantNames.map((name) => refrigerant(name)).toSorted(byDesignation);

/** Options of a select of refrigerants. */
export const fluidOptions: readonly (readonly [RefrigerantName, string])[] = fluids.map(({ name, designation }) => [
  name as RefrigerantName,
  designation,
]);

/** Refrigerant named by a parameter of the address; R-134a where it is missing or unknown. */
export function readFluid(text: string | undefined): RefrigerantName {
  return refrigerantNames.find((name) => name === text) ?? "R134a";
}

/** Safety and climate facts of a refrigerant, where the table has them. */
export function limitsOf({ designation }: Refrigerant): RefrigerantLimits | undefined {
  return refrigerantLimits.find(({ label }) => label === designation);
}

/** The publication that a refrigerant's properties come from. */
export function equationOf({ sources: { equation } }: Refrigerant): Citation {
  return { source: equation[0]!, locator: texts.equation };
}
