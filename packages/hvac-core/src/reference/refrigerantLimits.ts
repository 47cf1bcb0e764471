import type { Citation } from "../sources/index.ts";
import { type ListedFacts, refrigerantFacts } from "../refrigerants/internal.ts";
import type { ReferenceRow } from "./row.ts";
import { ashrae34, internationalMechanicalCode } from "./sources.ts";

const readIn: Readonly<Record<"imc" | "ashrae-34", Citation>> = {
  imc: { source: internationalMechanicalCode, locator: "Table 1103.1 (after ASHRAE 34)" },
  "ashrae-34": { source: ashrae34, locator: "Tables 4-1 and 4-2" },
};

/** Safety, ozone depletion and warming potential of a refrigerant. */
export interface RefrigerantLimits extends ReferenceRow {
  readonly kind: string;
  /** ASHRAE 34: A or B for toxicity, 1 to 3 for flammability. */
  readonly safetyGroup: string;
  /** Relative to R-11. */
  readonly ozoneDepletion: number;
  /** Global warming potential over 100 years, IPCC's fourth report, the basis of the European F-gas rules; blends by mass. */
  readonly gwpAr4: number;
  /** Global warming potential over 100 years, IPCC's fifth report; absent where it does not list the substance. */
  readonly gwpAr5?: number;
  /** Global warming potential over 100 years, IPCC's sixth report. */
  readonly gwpAr6?: number;
  /** Refrigerant concentration limit in an occupied space, kg/m³. */
  readonly concentrationLimit?: number;
  /** Lower flammability limit of ASHRAE 34, kg/m³. */
  readonly lowerFlammability?: number;
  /** Lower flammability limit of UL 60335-2-40 (edition 4), kg/m³: the two differ by up to 6 %, and each charge limit uses that of its standard. */
  readonly lowerFlammabilityUl?: number;
  readonly status: string;
}

/** A row from the facts of a refrigerant; its id is its designation in lower case. */
function limitsRow([designation, { safetyGroup, gwp, odp, listing }]: readonly [string, ListedFacts]): readonly RefrigerantLimits[] {
  if (!listing) return [];
  const [gwpAr4, gwpAr5, gwpAr6] = gwp;
  const { kind, concentration, flammability, flammabilityUl, note, status } = listing;
  return [
    {
      id: designation.toLowerCase().replace("(", "-").replace(")", ""),
      label: designation,
      kind,
      safetyGroup,
      ozoneDepletion: odp,
      gwpAr4,
      ...(gwpAr5 !== undefined && { gwpAr5 }),
      ...(gwpAr6 !== undefined && { gwpAr6 }),
      ...(concentration !== undefined && { concentrationLimit: concentration }),
      ...(flammability !== undefined && { lowerFlammability: flammability }),
      ...(flammabilityUl !== undefined && { lowerFlammabilityUl: flammabilityUl }),
      source: readIn[listing.readIn],
      verify: true,
      ...(note !== undefined && { note }),
      status,
    },
  ];
}

/**
 * Safety and climate facts of refrigerants in use, by their number. Verify charges against the adopted code.
 *
 * @source imc, Table 1103.1
 * @source ashrae-34, Tables 4-1 and 4-2
 * @source ul-60335-2-40-ed4, lower flammability limits
 * @example
 * ```ts
 * import { refrigerantLimits } from "@org/hvac-core/reference";
 * refrigerantLimits.find(({ id }) => id === "r-134a")?.gwpAr4; // 1430
 * ```
 */
export const refrigerantLimits: readonly RefrigerantLimits[] = Object.entries(refrigerantFacts).flatMap(limitsRow);
