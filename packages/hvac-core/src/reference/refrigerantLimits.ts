import type { Citation } from "../sources/index.ts";
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
  /** The same of IPCC's fifth report. */
  readonly gwpAr5?: number;
  /** The same of IPCC's sixth report. */
  readonly gwpAr6?: number;
  /** Refrigerant concentration limit in an occupied space, kg/m³. */
  readonly concentrationLimit?: number;
  /** Lower flammability limit, kg/m³. */
  readonly lowerFlammability?: number;
  readonly status: string;
}

/**
 * Safety and climate facts of refrigerants in use. Verify a charge against the adopted code before it counts.
 *
 * @source imc, Table 1103.1
 * @source ashrae-34, Tables 4-1 and 4-2
 * @example
 * ```ts
 * import { refrigerantLimits } from "@org/hvac-core/reference";
 * refrigerantLimits.find(({ id }) => id === "r-134a")?.gwpAr4; // 1430
 * ```
 */
export const refrigerantLimits: readonly RefrigerantLimits[] = [
  {
    id: "r-22", label: "R-22", kind: "HCFC", safetyGroup: "A1", ozoneDepletion: 0.055, gwpAr4: 1810, gwpAr5: 1760, gwpAr6: 1960,
    concentrationLimit: 0.21, source: imc, verify: true, status: "EU banned (service 2015)",
  },
  {
    id: "r-32", label: "R-32", kind: "HFC", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 675, gwpAr5: 677, gwpAr6: 771, concentrationLimit: 0.077,
    lowerFlammability: 0.307, source: imc, verify: true,
    note: "Two publications give an LFL of 0.306 and 0.307 kg/m³; the RCL is that of the older A2 listing.", status: "current replacement for R-410A",
  },
  {
    id: "r-123", label: "R-123", kind: "HCFC", safetyGroup: "B1", ozoneDepletion: 0.02, gwpAr4: 77, gwpAr5: 79, gwpAr6: 90.4,
    concentrationLimit: 0.057, source: imc, verify: true, status: "production ended US 2020 (service until 2030)",
  },
  {
    id: "r-125", label: "R-125", kind: "HFC", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 3500, gwpAr5: 3170, gwpAr6: 3740,
    concentrationLimit: 0.37, source: imc, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-134a", label: "R-134a", kind: "HFC", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 1430, gwpAr5: 1300, gwpAr6: 1530,
    concentrationLimit: 0.21, source: imc, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-143a", label: "R-143a", kind: "HFC", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 4470, gwpAr5: 4800, gwpAr6: 5810,
    concentrationLimit: 0.07, lowerFlammability: 0.282, source: standard34, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-152a", label: "R-152a", kind: "HFC", safetyGroup: "A2", ozoneDepletion: 0, gwpAr4: 124, gwpAr5: 138, gwpAr6: 164,
    concentrationLimit: 0.032, lowerFlammability: 0.13, source: standard34, verify: true, status: "low-GWP HFC",
  },
  {
    id: "r-227ea", label: "R-227ea", kind: "HFC", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 3220, gwpAr5: 3350, gwpAr6: 3600,
    concentrationLimit: 0.58, source: standard34, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-245fa", label: "R-245fa", kind: "HFC", safetyGroup: "B1", ozoneDepletion: 0, gwpAr4: 1030, gwpAr5: 858, gwpAr6: 962,
    concentrationLimit: 0.19, source: standard34, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-1234yf", label: "R-1234yf", kind: "HFO", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 4, gwpAr5: 1, gwpAr6: 0.501,
    concentrationLimit: 0.075, lowerFlammability: 0.289, source: standard34, verify: true, status: "current (PFAS discussion in EU)",
  },
  {
    id: "r-1234ze-e", label: "R-1234ze(E)", kind: "HFO", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 7, gwpAr5: 1, gwpAr6: 1.37,
    concentrationLimit: 0.075, lowerFlammability: 0.303, source: standard34, verify: true, status: "current (PFAS discussion in EU)",
  },
  {
    id: "r-1233zd-e", label: "R-1233zd(E)", kind: "HCFO", safetyGroup: "A1", ozoneDepletion: 0.0003, gwpAr4: 4.5, gwpAr5: 1, gwpAr6: 3.88,
    concentrationLimit: 0.085, source: standard34, verify: true, status: "current",
  },
  {
    id: "r-290", label: "R-290", kind: "HC", safetyGroup: "A3", ozoneDepletion: 0, gwpAr4: 3, gwpAr5: 3, gwpAr6: 0.02, concentrationLimit: 0.0095,
    lowerFlammability: 0.038, source: standard34, verify: true, status: "current, charge limited (IEC 60335-2-40/-89)",
  },
  {
    id: "r-600a", label: "R-600a", kind: "HC", safetyGroup: "A3", ozoneDepletion: 0, gwpAr4: 3, gwpAr5: 3, gwpAr6: 0.006, concentrationLimit: 0.0096,
    lowerFlammability: 0.043, source: standard34, verify: true, status: "current",
  },
  {
    id: "r-1270", label: "R-1270", kind: "HC", safetyGroup: "A3", ozoneDepletion: 0, gwpAr4: 2, gwpAr5: 2, gwpAr6: 0.02, concentrationLimit: 0.0017,
    lowerFlammability: 0.046, source: standard34, verify: true, status: "current, charge limited (IEC 60335-2-40/-89)",
  },
  {
    id: "r-717", label: "R-717", kind: "inorganic", safetyGroup: "B2L", ozoneDepletion: 0, gwpAr4: 0, gwpAr5: 0, gwpAr6: 0,
    concentrationLimit: 0.00022, lowerFlammability: 0.116, source: standard34, verify: true, status: "current, natural",
  },
  {
    id: "r-744", label: "R-744", kind: "inorganic", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 1, gwpAr5: 1, gwpAr6: 1, concentrationLimit: 0.054,
    source: standard34, verify: true, status: "current, natural",
  },
  {
    id: "r-404a", label: "R-404A", kind: "HFC blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 3922, gwpAr5: 3943, gwpAr6: 4728,
    concentrationLimit: 0.5, source: standard34, verify: true, status: "EU ban for GWP>2500 new/service (2020+)",
  },
  {
    id: "r-407c", label: "R-407C", kind: "HFC blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 1774, gwpAr5: 1624, gwpAr6: 1907.9,
    concentrationLimit: 0.29, source: standard34, verify: true, status: "HFC phase-down",
  },
  {
    id: "r-410a", label: "R-410A", kind: "HFC blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 2088, gwpAr5: 1924, gwpAr6: 2255.5,
    concentrationLimit: 0.42, source: standard34, verify: true, status: "EU bans in splits 2025+ ",
  },
  {
    id: "r-448a", label: "R-448A", kind: "HFC/HFO blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 1387, gwpAr5: 1273, gwpAr6: 1494.4,
    concentrationLimit: 0.39, source: standard34, verify: true, status: "current, GWP ~1400",
  },
  {
    id: "r-449a", label: "R-449A", kind: "HFC/HFO blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 1397, gwpAr5: 1282, gwpAr6: 1504.5,
    concentrationLimit: 0.37, source: standard34, verify: true, status: "current, GWP ~1400",
  },
  {
    id: "r-452b", label: "R-452B", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 698, gwpAr5: 676, gwpAr6: 778.5,
    concentrationLimit: 0.077, lowerFlammability: 0.31, source: standard34, verify: true, status: "current, GWP ~700",
  },
  {
    id: "r-454a", label: "R-454A", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 239, gwpAr5: 238, gwpAr6: 270.2,
    concentrationLimit: 0.052, lowerFlammability: 0.278, source: standard34, verify: true, status: "current, GWP 239",
  },
  {
    id: "r-454b", label: "R-454B", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 466, gwpAr5: 467, gwpAr6: 531.4,
    concentrationLimit: 0.049, lowerFlammability: 0.296, source: standard34, verify: true, status: "current, GWP 466",
  },
  {
    id: "r-454c", label: "R-454C", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 148, gwpAr5: 146, gwpAr6: 166.2,
    concentrationLimit: 0.071, lowerFlammability: 0.293, source: standard34, verify: true, status: "current, GWP<150",
  },
  {
    id: "r-455a", label: "R-455A", kind: "HFC/HFO blend", safetyGroup: "A2L", ozoneDepletion: 0, gwpAr4: 148, gwpAr5: 146, gwpAr6: 166.2,
    concentrationLimit: 0.105, lowerFlammability: 0.431, source: standard34, verify: true, status: "current, GWP<150",
  },
  {
    id: "r-507a", label: "R-507A", kind: "HFC blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 3985, gwpAr5: 3985, gwpAr6: 4775,
    concentrationLimit: 0.52, source: standard34, verify: true, status: "as R-404A",
  },
  {
    id: "r-513a", label: "R-513A", kind: "HFC/HFO blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 631, gwpAr5: 573, gwpAr6: 673.5,
    concentrationLimit: 0.32, source: standard34, verify: true, status: "current, GWP 631",
  },
  {
    id: "r-515b", label: "R-515B", kind: "HFO blend", safetyGroup: "A1", ozoneDepletion: 0, gwpAr4: 293, gwpAr5: 299, gwpAr6: 322,
    concentrationLimit: 0.29, source: standard34, verify: true, status: "current, GWP ~290",
  },
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
