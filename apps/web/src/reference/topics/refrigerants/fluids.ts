import { refrigerant, refrigerantNames, type Refrigerant, type RefrigerantName } from "@org/hvac-core/refrigerants";
import { refrigerantLimits, type RefrigerantLimits } from "@org/hvac-core/reference";
import type { Citation } from "@org/hvac-core/sources";

/** By their designations, numbers as numbers: R-32 before R-123. */
const byDesignation = (one: Refrigerant, other: Refrigerant): number =>
  one.designation.localeCompare(other.designation, "en", { numeric: true });

/** Every refrigerant of the engine, as an engineer looks for it. */
export const fluids: readonly Refrigerant[] = refrigerantNames.map((name) => refrigerant(name)).toSorted(byDesignation);

/** What a choice of refrigerants offers. */
export const fluidOptions: readonly (readonly [RefrigerantName, string])[] = fluids.map(({ name, designation }) => [
  name as RefrigerantName,
  designation,
]);

/** A parameter of the address that names a refrigerant; R-134a where it names none. */
export function readFluid(text: string | undefined): RefrigerantName {
  return refrigerantNames.find((name) => name === text) ?? "R134a";
}

/** Safety and climate facts of a refrigerant, where the table has them. */
export function limitsOf({ designation }: Refrigerant): RefrigerantLimits | undefined {
  return refrigerantLimits.find(({ label }) => label === designation);
}

/** The publication that a refrigerant's properties come from. */
export function equationOf({ sources: { equation } }: Refrigerant): Citation {
  return { source: equation[0]!, locator: "equation of state" };
}
