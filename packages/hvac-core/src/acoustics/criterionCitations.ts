import type { Citation } from "../sources/index.ts";
import { ansiS12, beranek1957, blazier1997, isoR1996 } from "./sources.ts";

/**
 * Sources of the curves of each criterion and of its rating: NC of 1957 (`classic`) and of ANSI/ASA S12.2, NR, RC Mark II.
 *
 * @example
 * ```ts
 * import { criterionCitations } from "@org/hvac-core/acoustics";
 * criterionCitations.nr.source.edition; // "1971"
 * ```
 */
export const criterionCitations = {
  classic: { source: beranek1957 },
  "s12.2": { source: ansiS12, locator: "table 1" },
  nr: { source: isoR1996 },
  rc: { source: blazier1997 },
} as const satisfies Readonly<Record<string, Citation>>;
