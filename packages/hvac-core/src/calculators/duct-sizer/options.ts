import { ductRoughness } from "../../flow/index.ts";
import { fieldIs } from "../../kernel/index.ts";

/* Conditions and options that the form of one duct and the rows of a system share. */

export const oneDuct = fieldIs("scope", "section");
export const inSystem = fieldIs("scope", "system");
export const isRoundDuct = fieldIs("ductShape", "round", "flexible");
export const isFlatDuct = fieldIs("ductShape", "rectangular", "oval");
export const isRigidDuct = fieldIs("ductShape", "rectangular", "round", "oval");
export const isCustomSize = fieldIs("sizeChoice", "chosen");
export const hasNoiseLimit = fieldIs("noiseCriterion", "25", "30", "35", "40", "45");

export const customRoughness = "custom";

export const ductMaterials: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(ductRoughness).map(([key, { name }]) => [key, name]),
  [customRoughness, "Custom roughness"],
]);

export const ductShapes = { rectangular: "Rectangular", round: "Round", oval: "Flat oval", flexible: "Round, flexible" } as const;

export const sizeChoices = { standard: "Nearest standard size that meets the target", exact: "Exact size", chosen: "Custom size" } as const;

export const ductLocations = {
  shaftOrDrywall: "In a shaft or above a drywall ceiling",
  acousticCeiling: "Above an acoustic tile ceiling",
  occupiedSpace: "Within the room",
} as const;

/** Maximum recommended length of flexible duct, m: 5 ft. */
export const maxFlexibleLength = 1.524;

export const airPaths = { supply: "Supply", return: "Return", exhaust: "Exhaust" } as const;

export const ductParts = { main: "Main duct", branch: "Branch", runout: "Final run-out to a terminal" } as const;
