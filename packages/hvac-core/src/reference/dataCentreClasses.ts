import type { Citation } from "../sources/index.ts";
import { requireInRange } from "../refusals/errors.ts";
import type { ReferenceRow } from "./row.ts";
import { dataProcessingThermal } from "./sources.ts";

const guidelines: Citation = { source: dataProcessingThermal, locator: "Table 2.1, thermal guidelines of classes A1 to A4" };

/** Limits of the air that enters the equipment of a data centre; all apply at once. */
export interface DataCentreClass extends ReferenceRow {
  /** °C */
  readonly minDryBulb: number;
  /** At sea level, °C */
  readonly maxDryBulb: number;
  /** °C */
  readonly minDewPoint: number;
  /** °C */
  readonly maxDewPoint: number;
  /** 0…1; absent where the dew point alone limits dryness */
  readonly minRelativeHumidity?: number;
  /** 0…1 */
  readonly maxRelativeHumidity: number;
  /** Reduction of the maximum dry bulb above 900 m, K/m; absent without a reduction */
  readonly altitudeDerating?: number;
}

/**
 * Environmental classes of data centres: the recommended envelope of all classes, and what each class allows.
 *
 * @source ashrae-tc-9.9, Table 2.1
 * @example
 * ```ts
 * import { dataCentreClasses } from "@org/hvac-core/reference";
 * dataCentreClasses.find(({ id }) => id === "a1")?.maxDryBulb; // 32
 * ```
 */
export const dataCentreClasses: readonly DataCentreClass[] = [
  {
    id: "recommended",
    label: "Recommended",
    minDryBulb: 18,
    maxDryBulb: 27,
    minDewPoint: -9,
    maxDewPoint: 15,
    maxRelativeHumidity: 0.6,
    source: guidelines,
    note: "The third edition (2012) requires a dew point of at least 5.5 °C; the fifth (2021) allows 70 % where copper and silver corrode little, else 50 %.",
  },
  {
    id: "a1",
    label: "Class A1, allowable",
    minDryBulb: 15,
    maxDryBulb: 32,
    minDewPoint: -12,
    maxDewPoint: 17,
    minRelativeHumidity: 0.08,
    maxRelativeHumidity: 0.8,
    altitudeDerating: 1 / 300,
    source: guidelines,
  },
  {
    id: "a2",
    label: "Class A2, allowable",
    minDryBulb: 10,
    maxDryBulb: 35,
    minDewPoint: -12,
    maxDewPoint: 21,
    minRelativeHumidity: 0.08,
    maxRelativeHumidity: 0.8,
    altitudeDerating: 1 / 300,
    source: guidelines,
  },
  {
    id: "a3",
    label: "Class A3, allowable",
    minDryBulb: 5,
    maxDryBulb: 40,
    minDewPoint: -12,
    maxDewPoint: 24,
    minRelativeHumidity: 0.08,
    maxRelativeHumidity: 0.85,
    altitudeDerating: 1 / 175,
    source: guidelines,
  },
  {
    id: "a4",
    label: "Class A4, allowable",
    minDryBulb: 5,
    maxDryBulb: 45,
    minDewPoint: -12,
    maxDewPoint: 24,
    minRelativeHumidity: 0.08,
    maxRelativeHumidity: 0.9,
    altitudeDerating: 1 / 125,
    source: guidelines,
  },
];

/** Altitude up to which the maximum dry bulb of a data centre is that at sea level, m. */
const deratedAbove = 900;

/**
 * Maximum dry bulb of a class of data centres at an altitude: thin air cools less.
 *
 * @param limits limits of the class, see {@link dataCentreClasses}
 * @param altitude height above sea level, m; -5000…11 000
 * @returns dry bulb, °C
 * @throws {OutOfRangeError} outside the troposphere
 * @source ashrae-tc-9.9, Table 2.1
 * @example
 * ```ts
 * import { dataCentreClasses, dataCentreMaxDryBulb, referenceRow } from "@org/hvac-core/reference";
 * dataCentreMaxDryBulb(referenceRow(dataCentreClasses, "a1"), 1800); // 29
 * ```
 */
export function dataCentreMaxDryBulb(limits: Pick<DataCentreClass, "maxDryBulb" | "altitudeDerating">, altitude: number): number {
  const above = Math.max(0, requireInRange("altitude", altitude, -5000, 11_000, "m") - deratedAbove);
  return limits.maxDryBulb - above * (limits.altitudeDerating ?? 0);
}
