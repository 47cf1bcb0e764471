import { UnknownNameError } from "../refusals/errors.ts";
import { refrigerantsByName } from "./fluids/list.ts";
import type { Refrigerant } from "./types.ts";

/** Name of a refrigerant, as {@link refrigerantNames} lists it. */
export type RefrigerantName = keyof typeof refrigerantsByName;

/** Names of all refrigerants. */
export const refrigerantNames: readonly RefrigerantName[] = Object.keys(refrigerantsByName) as RefrigerantName[];

/** R-134a, R134A and r134a are one refrigerant; so are R-1234ze(E) and R1234zeE. */
function normalized(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/**
 * Looks a refrigerant up by its name. This brings the data of all refrigerants; to use one only, import it by its name.
 *
 * @param name name or designation, such as `R134a`, `R-134a`, `R1234ze(E)`; water is `Water` or `R-718`
 * @returns the refrigerant
 * @throws {UnknownNameError} when no refrigerant has this name; the error names the nearest
 * @example
 * ```ts
 * import { refrigerant } from "@org/hvac-core/refrigerants";
 * refrigerant("R-134a").name; // "R134a"
 * ```
 */
export function refrigerant(name: string): Refrigerant {
  const requested = typeof name === "string" ? normalized(name) : undefined;
  const listed = refrigerantNames.find(
    (candidate) => normalized(candidate) === requested || normalized(refrigerantsByName[candidate].designation) === requested,
  );
  if (!listed) throw new UnknownNameError({ parameter: "refrigerant", name, known: refrigerantNames });
  return refrigerantsByName[listed];
}
