import type { Citation } from "../sources/index.ts";
import { refrigerantFacts } from "../refrigerants/fluids/facts.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { ashrae34, internationalMechanicalCode } from "./sources.ts";

const imc: Citation = { source: internationalMechanicalCode, locator: "Table 1103.1 (after ASHRAE 34)" };
const standard34: Citation = { source: ashrae34, locator: "Tables 4-1 and 4-2" };

/** What a refrigerant means for people, the ozone layer and the climate. */
export interface RefrigerantLimits extends ReferenceRow {
  readonly kind: string;
  /** ASHRAE 34: A or B for toxicity, 1 to 3 for flammability. */
  readonly safetyGroup: string;
  /** Relative to R-11. */
  readonly ozoneDepletion: number;
  /** Global warming potential over 100 years, IPCC's fourth report, on which the European F-gas rules rest; blends by mass. */
  readonly gwpAr4: number;
  /** The same of IPCC's fifth report; absent where it does not list the substance. */
  readonly gwpAr5?: number;
  /** The same of IPCC's sixth report. */
  readonly gwpAr6?: number;
  /** Refrigerant concentration limit in an occupied space, kg/m³. */
  readonly concentrationLimit?: number;
  /** Lower flammability limit as ASHRAE 34 lists it, kg/m³. */
  readonly lowerFlammability?: number;
  /** The one that UL 60335-2-40 (edition 4) uses, kg/m³: the two differ by up to 6 %, and each charge limit uses that of its own standard. */
  readonly lowerFlammabilityUl?: number;
  readonly status: string;
}

/** What a refrigerant with an equation of state carries itself: its designation, safety group and warming potentials. */
function listed(designation: string): Pick<RefrigerantLimits, "label" | "safetyGroup" | "gwpAr4" | "gwpAr5"> {
  const { safetyGroup, gwp } = refrigerantFacts[designation]!;
  const [gwpAr4, gwpAr5] = gwp;
  return { label: designation, safetyGroup, gwpAr4, ...(gwpAr5 !== undefined && { gwpAr5 }) };
}

/**
 * Safety and climate facts of refrigerants in use. Verify a charge against the adopted code before it counts.
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
export const refrigerantLimits: readonly RefrigerantLimits[] = [
  { id: "r-22", ...listed("R-22"), kind: "HCFC", ozoneDepletion: 0.055, gwpAr6: 1960, concentrationLimit: 0.21, source: imc, verify: true, status: "EU banned (service 2015)" },
  { id: "r-32", ...listed("R-32"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 771, concentrationLimit: 0.077, lowerFlammability: 0.307, lowerFlammabilityUl: 0.306, source: imc, verify: true, note: "The RCL is that of the older A2 listing.", status: "current replacement for R-410A" },
  { id: "r-123", ...listed("R-123"), kind: "HCFC", ozoneDepletion: 0.02, gwpAr6: 90.4, concentrationLimit: 0.057, source: imc, verify: true, status: "production ended US 2020 (service until 2030)" },
  { id: "r-125", ...listed("R-125"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 3740, concentrationLimit: 0.37, source: imc, verify: true, status: "HFC phase-down" },
  { id: "r-134a", ...listed("R-134a"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 1530, concentrationLimit: 0.21, source: imc, verify: true, status: "HFC phase-down" },
  { id: "r-143a", ...listed("R-143a"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 5810, concentrationLimit: 0.07, lowerFlammability: 0.282, source: standard34, verify: true, status: "HFC phase-down" },
  { id: "r-152a", ...listed("R-152a"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 164, concentrationLimit: 0.032, lowerFlammability: 0.13, source: standard34, verify: true, status: "low-GWP HFC" },
  { id: "r-227ea", label: "R-227ea", kind: "HFC", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 3220, gwpAr5: 3350, gwpAr6: 3600, concentrationLimit: 0.58, source: standard34, verify: true, status: "HFC phase-down" },
  { id: "r-245fa", ...listed("R-245fa"), kind: "HFC", ozoneDepletion: 0, gwpAr6: 962, concentrationLimit: 0.19, source: standard34, verify: true, status: "HFC phase-down" },
  { id: "r-1234yf", ...listed("R-1234yf"), kind: "HFO", ozoneDepletion: 0, gwpAr6: 0.501, concentrationLimit: 0.075, lowerFlammability: 0.289, lowerFlammabilityUl: 0.289, source: standard34, verify: true, status: "current (PFAS discussion in EU)" },
  { id: "r-1234ze-e", ...listed("R-1234ze(E)"), kind: "HFO", ozoneDepletion: 0, gwpAr6: 1.37, concentrationLimit: 0.075, lowerFlammability: 0.303, lowerFlammabilityUl: 0.303, source: standard34, verify: true, status: "current (PFAS discussion in EU)" },
  { id: "r-1233zd-e", ...listed("R-1233zd(E)"), kind: "HCFO", ozoneDepletion: 0.0003, gwpAr6: 3.88, concentrationLimit: 0.085, source: standard34, verify: true, status: "current" },
  { id: "r-290", ...listed("R-290"), kind: "HC", ozoneDepletion: 0, gwpAr6: 0.02, concentrationLimit: 0.0095, lowerFlammability: 0.038, source: standard34, verify: true, status: "current, charge limited (IEC 60335-2-40/-89)" },
  { id: "r-600a", ...listed("R-600a"), kind: "HC", ozoneDepletion: 0, gwpAr6: 0.006, concentrationLimit: 0.0096, lowerFlammability: 0.043, source: standard34, verify: true, status: "current" },
  { id: "r-1270", ...listed("R-1270"), kind: "HC", ozoneDepletion: 0, gwpAr6: 0.02, concentrationLimit: 0.0017, lowerFlammability: 0.046, source: standard34, verify: true, status: "current, charge limited (IEC 60335-2-40/-89)" },
  { id: "r-717", ...listed("R-717"), kind: "inorganic", ozoneDepletion: 0, gwpAr6: 0, concentrationLimit: 0.00022, lowerFlammability: 0.116, source: standard34, verify: true, status: "current, natural" },
  { id: "r-744", ...listed("R-744"), kind: "inorganic", ozoneDepletion: 0, gwpAr6: 1, concentrationLimit: 0.054, source: standard34, verify: true, status: "current, natural" },
  { id: "r-404a", ...listed("R-404A"), kind: "HFC blend", ozoneDepletion: 0, gwpAr6: 4728, concentrationLimit: 0.5, source: standard34, verify: true, status: "EU ban for GWP>2500 new/service (2020+)" },
  { id: "r-407c", ...listed("R-407C"), kind: "HFC blend", ozoneDepletion: 0, gwpAr6: 1907.9, concentrationLimit: 0.29, source: standard34, verify: true, status: "HFC phase-down" },
  { id: "r-410a", ...listed("R-410A"), kind: "HFC blend", ozoneDepletion: 0, gwpAr6: 2255.5, concentrationLimit: 0.42, source: standard34, verify: true, status: "EU bans in splits 2025+" },
  { id: "r-448a", ...listed("R-448A"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 1494.4, concentrationLimit: 0.39, source: standard34, verify: true, status: "current" },
  { id: "r-449a", ...listed("R-449A"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 1504.5, concentrationLimit: 0.37, source: standard34, verify: true, status: "current" },
  { id: "r-452b", ...listed("R-452B"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 778.5, concentrationLimit: 0.077, lowerFlammability: 0.31, lowerFlammabilityUl: 0.3105, source: standard34, verify: true, status: "current" },
  { id: "r-454a", ...listed("R-454A"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 270.2, concentrationLimit: 0.052, lowerFlammability: 0.278, lowerFlammabilityUl: 0.294, source: standard34, verify: true, status: "current" },
  { id: "r-454b", ...listed("R-454B"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 531.4, concentrationLimit: 0.049, lowerFlammability: 0.296, lowerFlammabilityUl: 0.296, source: standard34, verify: true, status: "current" },
  { id: "r-454c", ...listed("R-454C"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 166.2, concentrationLimit: 0.071, lowerFlammability: 0.293, lowerFlammabilityUl: 0.29, source: standard34, verify: true, status: "current" },
  { id: "r-455a", label: "R-455A", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 148, gwpAr5: 146, gwpAr6: 166.2, concentrationLimit: 0.105, lowerFlammability: 0.431, lowerFlammabilityUl: 0.432, source: standard34, verify: true, status: "current" },
  { id: "r-507a", ...listed("R-507A"), kind: "HFC blend", ozoneDepletion: 0, gwpAr6: 4775, concentrationLimit: 0.52, source: standard34, verify: true, status: "as R-404A" },
  { id: "r-513a", ...listed("R-513A"), kind: "HFC/HFO blend", ozoneDepletion: 0, gwpAr6: 673.5, concentrationLimit: 0.32, source: standard34, verify: true, status: "current" },
  { id: "r-515b", label: "R-515B", kind: "HFO blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 293, gwpAr5: 299, gwpAr6: 322, concentrationLimit: 0.29, source: standard34, verify: true, status: "current" },
];

/**
 * Safety and climate facts of one refrigerant, by its name.
 *
 * @param refrigerant `id` of a row of {@link refrigerantLimits}
 * @returns the row; kg/m³
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source imc, Table 1103.1
 * @source ashrae-34, Tables 4-1 and 4-2
 * @example
 * ```ts
 * import { refrigerantLimitsOf } from "@org/hvac-core/reference";
 * refrigerantLimitsOf("r-134a").gwpAr4; // 1430
 * ```
 */
export function refrigerantLimitsOf(refrigerant: string): RefrigerantLimits {
  return rowOf("refrigerant", refrigerant, refrigerantLimits);
}
