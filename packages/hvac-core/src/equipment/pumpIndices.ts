import type { Citation } from "../sources/index.ts";
import type { EfficiencyStandard } from "./minimumEfficiencies.ts";
import { doePumps, ecodesign547, ecodesign641 } from "./sources.ts";

/** A pump by what its efficiency is rated as. */
export type PumpKind = "waterPump" | "circulator";

/** What a standard asks of the index of a pump. */
export interface PumpRequirement {
  /** PEI and EEI compare powers, and are at most this; MEI compares efficiencies, and is at least this. */
  readonly metric: "PEI" | "MEI" | "EEI";
  readonly index: number;
  readonly isMost: boolean;
  readonly source: Citation;
}

/** By kind and standard: what is required, or why nothing is. */
const requirements: Readonly<Record<PumpKind, Readonly<Record<EfficiencyStandard, PumpRequirement | string>>>> = {
  waterPump: {
    ashrae2022: { metric: "PEI", index: 1, isMost: true, source: { source: doePumps, locator: "§431.465" } },
    ashrae2013: "has no requirement for the efficiency of pumps",
    ecodesign: { metric: "MEI", index: 0.4, isMost: false, source: { source: ecodesign547, locator: "Annex II" } },
  },
  circulator: {
    ashrae2022: "has no requirement for the efficiency of circulators",
    ashrae2013: "has no requirement for the efficiency of circulators",
    ecodesign: { metric: "EEI", index: 0.23, isMost: true, source: { source: ecodesign641, locator: "Annex I, verify" } },
  },
};

/**
 * What a standard asks of the efficiency index of a pump for clean water: of pumps the federal pump energy index PEI that came with the editions of 90.1
 * since 2019, in Europe the minimum efficiency index MEI since 2015; of circulators in Europe the energy efficiency index EEI since 2015.
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
  const requirement = requirements[kind][standard];
  return typeof requirement === "string" ? undefined : requirement;
}

/**
 * Why a standard has no requirement for the efficiency index of a pump.
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
  const requirement = requirements[kind][standard];
  return typeof requirement === "string" ? requirement : undefined;
}
