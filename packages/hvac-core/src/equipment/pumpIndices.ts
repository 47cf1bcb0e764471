import { type PumpKind, type PumpRequirement, editions, type EfficiencyStandard } from "../reference/internal.ts";

/**
 * Requirement of a standard for the efficiency index of a pump for clean water: for pumps the federal pump energy index PEI of the editions of 90.1
 * since 2019, in Europe the minimum efficiency index MEI since 2015; for circulators in Europe the energy efficiency index EEI since 2015.
 *
 * @param kind kind of pump
 * @param standard standard or regulation with its edition
 * @returns the requirement; `undefined` where the standard has none
 * @source us-doe-pumps, §431.465
 * @source eu-ecodesign-547, Annex II
 * @source eu-ecodesign-641, Annex I
 * @example
 * ```ts
 * import { pumpRequirement } from "@org/hvac-core/equipment";
 * pumpRequirement("waterPump", "ecodesign")?.index; // 0.4
 * pumpRequirement("circulator", "ashrae2022"); // undefined
 * ```
 */
export function pumpRequirement(kind: PumpKind, standard: EfficiencyStandard): PumpRequirement | undefined {
  const requirement = editions[standard].pumps[kind];
  return typeof requirement === "string" ? undefined : requirement;
}

/**
 * Reason why a standard has no requirement for the efficiency index of a pump.
 *
 * @param kind kind of pump
 * @param standard standard or regulation with its edition
 * @returns the reason, words that follow the name of the standard; `undefined` where it has a requirement
 * @source us-doe-pumps, §431.465
 * @example
 * ```ts
 * import { noPumpRequirement } from "@org/hvac-core/equipment";
 * noPumpRequirement("circulator", "ashrae2022"); // "has no requirement for the efficiency of circulators"
 * noPumpRequirement("waterPump", "ecodesign"); // undefined
 * ```
 */
export function noPumpRequirement(kind: PumpKind, standard: EfficiencyStandard): string | undefined {
  const requirement = editions[standard].pumps[kind];
  return typeof requirement === "string" ? requirement : undefined;
}
