import { type BoilerPlantRule, editions, type EfficiencyStandard } from "../reference/internal.ts";

/**
 * Minimum efficiency that a standard requires of all gas hot-water boilers of a new building in total, whatever that of each.
 *
 * @param standard standard or regulation with its edition
 * @returns efficiency, a ratio; input of the plant to which it applies, and of the smallest boiler that is part of it, W; `undefined` where the standard
 * has no such rule
 * @source ashrae-90.1, §6.5.4.8
 * @example
 * ```ts
 * import { boilerPlantRequirement } from "@org/hvac-core/equipment";
 * boilerPlantRequirement("ashrae2022")?.efficiency; // 0.9
 * boilerPlantRequirement("ecodesign"); // undefined
 * ```
 */
export function boilerPlantRequirement(standard: EfficiencyStandard): BoilerPlantRule | undefined {
  const rule: BoilerPlantRule | string = editions[standard].boilerPlants;
  return typeof rule === "string" ? undefined : rule;
}
