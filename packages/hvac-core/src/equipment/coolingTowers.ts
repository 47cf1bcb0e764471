import { requireInRange } from "../refusals/errors.ts";
import { gallonPerMinute, horsepower } from "../reference/inchPound.ts";
import type { Citation } from "../sources/index.ts";
import { editionsOf90, type EfficiencyStandard } from "./minimumEfficiencies.ts";

/** Minimum water per motor power, gpm/hp, by standard; `undefined` where it has none. */
const minimumFlows = {
  openAxialTower: { ashrae2022: 40.2, ashrae2013: 40.2, ecodesign: undefined },
  openCentrifugalTower: { ashrae2022: 20, ashrae2013: 20, ecodesign: undefined },
  closedAxialTower: { ashrae2022: 16.1, ashrae2013: 14, ecodesign: undefined },
  closedCentrifugalTower: { ashrae2022: 7, ashrae2013: 7, ecodesign: undefined },
} as const satisfies Record<string, Record<EfficiencyStandard, number | undefined>>;

/** A cooling tower by its circuit and its fans. */
export type TowerKind = keyof typeof minimumFlows;

/** Open towers with centrifugal fans of this flow and more have to be as good as those with axial fans. */
const largeTower = 1100 * gallonPerMinute;

/** What a standard permits the fans of a cooling tower to take. */
export interface TowerRequirement {
  /** Least water at rating conditions per nameplate power of the fan motors, as printed, gpm/hp. */
  readonly published: number;
  /** The same the other way round: largest nameplate power per water, W/(m³/s). */
  readonly powerPerFlow: number;
  readonly source: Citation;
}

/**
 * The largest nameplate power of fan motors that a standard permits a cooling tower per water that it cools at rating conditions: open towers from 35 to
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
  const isLarge = kind === "openCentrifugalTower" && flow >= largeTower;
  const published = minimumFlows[isLarge ? "openAxialTower" : kind][standard];
  const edition = editionsOf90[standard];
  if (published === undefined || edition === undefined) return undefined;
  return {
    published,
    powerPerFlow: horsepower / (published * gallonPerMinute),
    source: { source: edition, locator: isLarge ? "§6.5.5.3" : "table 6.8.1-7" },
  };
}
