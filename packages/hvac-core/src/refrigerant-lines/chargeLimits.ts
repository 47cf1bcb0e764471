import type { SafetyGroup } from "../refrigerants/index.ts";
import { refrigerantFacts } from "../refrigerants/internal.ts";
import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";

/** Standards for the charge of a room, as far as they could be read. */
export const chargeStandards = {
  iec60335Edition6: "IEC 60335-2-40, edition 6 (2018)",
  ul60335Edition4: "UL 60335-2-40, edition 4 (2022)",
  en378: "EN 378-1:2016, human comfort, access category a",
  ashrae15: "ASHRAE 15-2019, concentration limit",
} as const;

/** Key of a standard. */
export type ChargeStandard = keyof typeof chargeStandards;

/** Height at which a leak releases refrigerant, m above the floor. */
export const releaseHeights = { floor: 0.6, window: 1, wall: 1.8, ceiling: 2.2 } as const;

/** A room and the refrigerant that may leak into it. */
export interface ChargeSpace {
  readonly standard: ChargeStandard;
  /** Safety group of ASHRAE 34, such as `A2L`. */
  readonly safetyGroup: SafetyGroup;
  /** Lower flammability limit by the standard, kg/m³, for flammable refrigerants. */
  readonly lowerFlammability?: number | undefined;
  /** Concentration limit by the standard, kg/m³: that of ASHRAE 34 for ASHRAE 15, the toxicity limit for EN 378, which also applies to flammable refrigerants. */
  readonly concentrationLimit?: number | undefined;
  /** m². */
  readonly floorArea: number;
  /** m. */
  readonly roomHeight: number;
  /** m above the floor; at least 0.6 is used. */
  readonly releaseHeight: number;
}

/** Charge limit of a room. */
export interface ChargeLimit {
  /** kg. */
  readonly maximumCharge: number;
  /** Rule that governs. */
  readonly by: "smallest" | "area" | "volume" | "largest" | "concentration";
  /** Air volumes of m1, m2 and m3, m³: these volumes at the lower flammability limit. */
  readonly volumes?: readonly [number, number, number];
  /** Charge up to which any room is allowed, kg; for flammable refrigerants by the product standards. */
  readonly m1?: number;
  /** Maximum charge by the area alone, kg. */
  readonly m2?: number;
  /** Maximum charge with measures in the room, kg. */
  readonly m3?: number;
}

const safetyGroups: readonly SafetyGroup[] = ["A1", "A2L", "A2", "A3", "B1", "B2L"];

/** Volumes of air in which m1, m2, m3 are diluted to the lower flammability limit, m³; the product standards allow twice m2 and m3 for mildly flammable gas. */
const thresholds = { product: [6, 52, 260], en378: [6, 39, 195], other: [4, 26, 130] } as const;
/** Share of the flammability limit that mildly flammable gas may reach when mixed with the room's air. */
const mixedShare = 0.75;
const minReleaseHeight = 0.6;

/** One limit of all refrigerants that have it, by designation. */
const limitsOf = (limit: "toxicityEn378" | "flammabilityUl"): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(refrigerantFacts).flatMap(([designation, { listing }]) => {
      const value = listing?.[limit];
      return value === undefined ? [] : [[designation, value]];
    }),
  );

/**
 * Toxicity limits of EN 378 by designation, kg/m³: the larger of practical limit and ATEL/ODL, where two independent transcriptions of
 * Annex E agree. They are not the concentration limits of ASHRAE 34.
 *
 * @source en-378-1-annex-c, Annex E
 */
export const en378ToxicityLimits = limitsOf("toxicityEn378");

/**
 * Lower flammability limits of UL 60335-2-40, by designation, kg/m³.
 *
 * @source ul-60335-2-40-ed4, lower flammability limits
 */
export const ul60335FlammabilityLimits = limitsOf("flammabilityUl");

/**
 * Maximum charge that may leak into a room without further measures, by a standard.
 *
 * The product standards and EN 378 for comfort cooling: m₁ = 6·LFL and m₂ = 52·LFL for A2L (39 by EN 378; 4 and 26 for A2 and A3), between
 * them 2.5·LFL^(5/4)·h₀·√A. For A2L the product standards allow no more than 0.75·LFL·h₀·A of it, which governs in rooms below 6 to 7 m²;
 * EN 378 has no such term. ASHRAE 15: the concentration limit times the room's volume. EN 378 does the same with its toxicity limit, as the only
 * limit of non-flammable refrigerants and as a second one of flammable ones. Ventilation, detection and tightness allow more; they are not considered.
 *
 * @param space the standard, the refrigerant's group and limits in kg/m³, and the room: area 0.5…1e5 m², height 1…50 m, release 0…50 m
 * @returns kg; `undefined` where the standard sets no limit for such a refrigerant, or none could be read: UL's for other groups than A2L, ASHRAE 15's for A3
 * @throws {OutOfRangeError} when an argument is outside its range, or the required limit is missing
 * @throws {UnknownNameError} when there is no such standard or group
 * @source iec-60335-2-40-ed6, Annex GG
 * @source ul-60335-2-40-ed4, m1 and m2
 * @source en-378-1-annex-c, Annex C
 * @source ashrae-15, concentration limit
 * @example
 * ```ts
 * import { chargeLimit } from "@org/hvac-core/refrigerant-lines";
 * const room = { standard: "iec60335Edition6", safetyGroup: "A2L", lowerFlammability: 0.307, roomHeight: 2.4, releaseHeight: 1.8 } as const;
 * chargeLimit({ ...room, floorArea: 20 })?.maximumCharge; // 4.599
 * chargeLimit({ ...room, floorArea: 3 })?.by; // "smallest"
 * ```
 */
export function chargeLimit(space: ChargeSpace): ChargeLimit | undefined {
  const { standard, safetyGroup, lowerFlammability, concentrationLimit, floorArea, roomHeight, releaseHeight } = space;
  requireKnown("standard", standard, chargeStandards);
  requireKnown("safetyGroup", safetyGroup, safetyGroups);
  requireInRange("floorArea", floorArea, 0.5, 1e5, "m²");
  requireInRange("roomHeight", roomHeight, 1, 50, "m");
  requireInRange("releaseHeight", releaseHeight, 0, 50, "m");
  const isFlammable = !safetyGroup.endsWith("1");
  // Standard 15 allows A3 only where the authority approves; of UL's thresholds only those of A2L could be read.
  if (standard === "ashrae15" && safetyGroup === "A3") return undefined;
  if (standard === "ul60335Edition4" && !safetyGroup.endsWith("2L")) return undefined;
  if (standard === "ashrae15" || (standard === "en378" && !isFlammable))
    return { maximumCharge: floorArea * roomHeight * requireLimit("concentrationLimit", concentrationLimit), by: "concentration" };
  if (!isFlammable) return undefined;
  const limit = requireLimit("lowerFlammability", lowerFlammability);
  const isMild = safetyGroup.endsWith("2L");
  const volumes = thresholds[isMild ? (standard === "en378" ? "en378" : "product") : "other"];
  const [m1, m2, m3] = volumes.map((volume) => volume * limit) as [number, number, number];
  const flammability = { volumes, m1, m2, m3 };
  const height = Math.max(minReleaseHeight, releaseHeight);
  const byArea = 2.5 * limit ** 1.25 * height * Math.sqrt(floorArea);
  const byVolume = hasMixedLimit(space) ? mixedShare * limit * height * floorArea : Infinity;
  const byToxicity = concentrationOf(space) * floorArea * roomHeight;
  const byRoom = Math.min(byArea, byVolume);
  const byFlammability = Math.max(m1, Math.min(m2, byRoom));
  if (byToxicity < byFlammability) return { maximumCharge: byToxicity, by: "concentration", ...flammability };
  const by = byRoom <= m1 ? "smallest" : byRoom >= m2 ? "largest" : byArea <= byVolume ? "area" : "volume";
  return { maximumCharge: byFlammability, by, ...flammability };
}

/** Whether the charge mixed with the room's air must also stay below a share of the flammability limit: the product standards' rule for A2L. */
function hasMixedLimit({ standard, safetyGroup }: Pick<ChargeSpace, "standard" | "safetyGroup">): boolean {
  return safetyGroup.endsWith("2L") && standard !== "en378";
}

/** Toxicity limit that a flammable refrigerant must also meet, kg/m³; none by the product standards. */
function concentrationOf({ standard, concentrationLimit }: Pick<ChargeSpace, "standard" | "concentrationLimit">): number {
  return standard === "en378" && concentrationLimit !== undefined ? requireLimit("concentrationLimit", concentrationLimit) : Infinity;
}

/**
 * Minimum floor area that a charge may leak into without further measures, where the product standards set one.
 *
 * @param space as for {@link chargeLimit}, without its area
 * @param charge kg, 0…1e4
 * @returns m²; 0 up to m1 where toxicity is not limited, `undefined` beyond m2 and where the standard sets no limit
 * @throws {OutOfRangeError} as {@link chargeLimit}
 * @throws {UnknownNameError} as {@link chargeLimit}
 * @source iec-60335-2-40-ed6, Annex GG
 * @source ashrae-15, concentration limit
 * @example
 * ```ts
 * import { minimumFloorArea } from "@org/hvac-core/refrigerant-lines";
 * const room = { standard: "iec60335Edition6", safetyGroup: "A2L", lowerFlammability: 0.307, roomHeight: 2.2, releaseHeight: 0.6 } as const;
 * minimumFloorArea(room, 3); // 76.6
 * ```
 */
export function minimumFloorArea(space: Omit<ChargeSpace, "floorArea">, charge: number): number | undefined {
  requireInRange("charge", charge, 0, 1e4, "kg");
  const unitLimit = chargeLimit({ ...space, floorArea: 1 });
  if (!unitLimit) return undefined;
  const { m1, m2 } = unitLimit;
  if (m1 === undefined || m2 === undefined) return charge / unitLimit.maximumCharge;
  if (charge > m2) return undefined;
  const byToxicity = charge / (concentrationOf(space) * space.roomHeight);
  if (charge <= m1) return byToxicity;
  const limit = space.lowerFlammability!;
  const height = Math.max(minReleaseHeight, space.releaseHeight);
  const byArea = (charge / (2.5 * limit ** 1.25 * height)) ** 2;
  const byVolume = hasMixedLimit(space) ? charge / (mixedShare * limit * height) : 0;
  return Math.max(byArea, byVolume, byToxicity);
}

function requireLimit(parameter: "lowerFlammability" | "concentrationLimit", value: number | undefined): number {
  if (value !== undefined) return requireInRange(parameter, value, 1e-6, 10, "kg/m³");
  throw new OutOfRangeError({
    parameter,
    value: Number.NaN,
    min: 1e-6,
    max: 10,
    unit: "kg/m³",
    reason: "no limit is known for this refrigerant",
  });
}
