import { R22 } from "./fluids/R22.ts";
import { R32 } from "./fluids/R32.ts";
import { R123 } from "./fluids/R123.ts";
import { R1233zdE } from "./fluids/R1233zdE.ts";
import { R1234yf } from "./fluids/R1234yf.ts";
import { R1234zeE } from "./fluids/R1234zeE.ts";
import { R125 } from "./fluids/R125.ts";
import { R1270 } from "./fluids/R1270.ts";
import { R134a } from "./fluids/R134a.ts";
import { R143a } from "./fluids/R143a.ts";
import { R152a } from "./fluids/R152a.ts";
import { R245fa } from "./fluids/R245fa.ts";
import { R290 } from "./fluids/R290.ts";
import { R404A } from "./fluids/R404A.ts";
import { R407C } from "./fluids/R407C.ts";
import { R410A } from "./fluids/R410A.ts";
import { R448A } from "./fluids/R448A.ts";
import { R449A } from "./fluids/R449A.ts";
import { R452B } from "./fluids/R452B.ts";
import { R454A } from "./fluids/R454A.ts";
import { R454B } from "./fluids/R454B.ts";
import { R454C } from "./fluids/R454C.ts";
import { R507A } from "./fluids/R507A.ts";
import { R513A } from "./fluids/R513A.ts";
import { R600 } from "./fluids/R600.ts";
import { R600a } from "./fluids/R600a.ts";
import { R717 } from "./fluids/R717.ts";
import { R744 } from "./fluids/R744.ts";
import { Water } from "./fluids/Water.ts";
import { UnknownNameError } from "../refusals/errors.ts";
import type { Refrigerant } from "./types.ts";

const byName = {
  R22,
  R32,
  R123,
  R125,
  R134a,
  R143a,
  R152a,
  R245fa,
  R290,
  R404A,
  R407C,
  R410A,
  R448A,
  R449A,
  R452B,
  R454A,
  R454B,
  R454C,
  R507A,
  R513A,
  R600,
  R600a,
  R717,
  R744,
  "R1233zd(E)": R1233zdE,
  R1234yf,
  "R1234ze(E)": R1234zeE,
  R1270,
  Water,
};

/** Name of a refrigerant, as {@link refrigerantNames} lists it. */
export type RefrigerantName = keyof typeof byName;

/** All refrigerants by the name that `refrigerant` takes. */
export const refrigerantNames: readonly RefrigerantName[] = Object.keys(byName) as RefrigerantName[];

/** R-134a, R134A and r134a are one refrigerant; so are R-1234ze(E) and R1234zeE. */
function normalized(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/**
 * Looks a refrigerant up by its name. This brings the data of all refrigerants; where one is enough, import it by its own name.
 *
 * @param name name or designation, such as `R134a`, `R-134a`, `R1234ze(E)`; water is `Water` or `R-718`
 * @returns the refrigerant
 * @throws {UnknownNameError} when no refrigerant has this name; it names the nearest
 * @example
 * ```ts
 * import { refrigerant } from "@org/hvac-core/refrigerants";
 * refrigerant("R-134a").name; // "R134a"
 * ```
 */
export function refrigerant(name: string): Refrigerant {
  const wanted = typeof name === "string" ? normalized(name) : undefined;
  const found = refrigerantNames.find((known) => normalized(known) === wanted || normalized(byName[known].designation) === wanted);
  if (!found) throw new UnknownNameError({ parameter: "refrigerant", name, known: refrigerantNames });
  return byName[found];
}
