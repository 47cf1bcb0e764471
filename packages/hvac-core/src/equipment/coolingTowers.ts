import { requireInRange } from "../refusals/errors.ts";
import { gallonPerMinute, horsepower } from "../constants/inchPound.ts";
import type { Citation } from "../sources/index.ts";
import { type TowerKind, type TowerRule, editions, type EfficiencyStandard } from "../reference/internal.ts";

/** Requirement of a standard for the fans of a cooling tower. */
export interface TowerRequirement {
  /** Minimum water at rating conditions per nameplate power of the fan motors, as printed, gpm/hp. */
  readonly published: number;
  /** Maximum nameplate power per water flow, the reciprocal of it, W/(m³/s). */
  readonly powerPerFlow: number;
  readonly source: Citation;
}

/**
 * Maximum nameplate power of the fan motors of a cooling tower per water flow at rating conditions, by a standard: open towers from 35 to
 * 29.4 °C (95 to 85 °F) at a wet bulb of 23.9 °C (75 °F), closed ones from 38.9 to 32.2 °C (102 to 90 °F) at the same.
 *
 * @param kind kind of tower
 * @param standard standard or regulation with its edition
 * @param flow water at rating conditions, m³/s, 0…1000
 * @returns the requirement, W/(m³/s); `undefined` where the standard has none
 * @throws {OutOfRangeError} when the flow is out of range
 * @source ashrae-90.1, table 6.8.1-7 and §6.5.5.3
 * @example
 * ```ts
 * import { towerRequirement } from "@org/hvac-core/equipment";
 * towerRequirement("openAxialTower", "ashrae2022", 0.05)?.published; // 40.2
 * towerRequirement("openAxialTower", "ecodesign", 0.05); // undefined
 * ```
 */
export function towerRequirement(kind: TowerKind, standard: EfficiencyStandard, flow: number): TowerRequirement | undefined {
  requireInRange("flow", flow, 0, 1000, "m³/s");
  const rule: TowerRule | string = editions[standard].towers;
  if (typeof rule === "string") return undefined;
  const isLarge = kind === "openCentrifugalTower" && flow >= rule.large.flow * gallonPerMinute;
  const published = rule.minimumFlows[isLarge ? "openAxialTower" : kind];
  return { published, powerPerFlow: horsepower / (published * gallonPerMinute), source: isLarge ? rule.large.source : rule.source };
}

/**
 * Reason why a standard has no requirement for the fans of cooling towers.
 *
 * @param standard standard or regulation with its edition
 * @returns the reason, words that follow the name of the standard; `undefined` where it has a requirement
 * @source ashrae-90.1, table 6.8.1-7
 * @example
 * ```ts
 * import { noTowerRequirement } from "@org/hvac-core/equipment";
 * noTowerRequirement("ecodesign"); // "has no requirement for the fans of cooling towers"
 * noTowerRequirement("ashrae2022"); // undefined
 * ```
 */
export function noTowerRequirement(standard: EfficiencyStandard): string | undefined {
  const rule: TowerRule | string = editions[standard].towers;
  return typeof rule === "string" ? rule : undefined;
}
