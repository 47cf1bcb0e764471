import { ashrae90Edition2013 } from "./ashrae90Edition2013.ts";
import { ashrae90Edition2022 } from "./ashrae90Edition2022.ts";
import { ecodesign2021 } from "./ecodesign2021.ts";
import type { Edition } from "./edition.ts";

/** Every edition, by the name that schedules store. A new edition is a file and a line here. */
export const editions = {
  ashrae2022: ashrae90Edition2022,
  ashrae2013: ashrae90Edition2013,
  ecodesign: ecodesign2021,
} as const satisfies Readonly<Record<string, Edition>>;

/** Name of an edition. */
export type EfficiencyStandard = keyof typeof editions;

/** Edition for new schedules, by unit system. */
export const usualEdition = { Imperial: "ashrae2022", Metric: "ecodesign" } as const satisfies Readonly<Record<string, EfficiencyStandard>>;
