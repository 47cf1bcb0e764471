import { OutOfRangeError } from "../kernel/errors.ts";
import { elbowRectangularMitered, elbowRectangularSmooth, elbowRoundMitered, elbowRoundSegmented, elbowRoundSmooth } from "./ductElbows.ts";
import { elbowVanesDouble114, elbowVanesDouble50, elbowVanesSingle114, elbowVanesSingle50 } from "./ductElbows.ts";
import { convergingBranch, convergingRun, divergingBranch, divergingRun, teeBullhead } from "./ductJunctions.ts";
import { takeoffConical45, takeoffConical90, takeoffRectangularToConical, takeoffRun } from "./ductJunctions.ts";
import { damperButterflyRound, perforatedPlate, pipeAcross, screen } from "./ductObstructions.ts";
import { entryBellmouth, entryBellmouthFree, entryHoodRectangular, entryHoodRound, entryPlain } from "./ductOpenings.ts";
import { exitAbrupt, exitDiffuser, exitRainCap } from "./ductOpenings.ts";
import { contractionAbrupt, contractionGradual, enlargementAbrupt, enlargementRectangular, enlargementRound } from "./ductTransitions.ts";

/** Every duct fitting, in the order in which an engineer looks for them. */
export const ductFittings = [
  elbowRoundSmooth,
  elbowRoundSegmented,
  elbowRoundMitered,
  elbowRectangularSmooth,
  elbowRectangularMitered,
  elbowVanesSingle50,
  elbowVanesSingle114,
  elbowVanesDouble50,
  elbowVanesDouble114,
  enlargementRound,
  enlargementRectangular,
  enlargementAbrupt,
  contractionGradual,
  contractionAbrupt,
  divergingBranch,
  divergingRun,
  convergingBranch,
  convergingRun,
  teeBullhead,
  takeoffConical90,
  takeoffConical45,
  takeoffRectangularToConical,
  takeoffRun,
  entryPlain,
  entryBellmouth,
  entryBellmouthFree,
  entryHoodRound,
  entryHoodRectangular,
  exitAbrupt,
  exitDiffuser,
  exitRainCap,
  damperButterflyRound,
  screen,
  perforatedPlate,
  pipeAcross,
] as const;

export type DuctFittingKey = (typeof ductFittings)[number]["key"];

/**
 * The duct fitting of a key, as a saved calculation holds it.
 * @param key one of the keys of `ductFittings`
 * @returns the fitting: its parameters, velocity basis, source and coefficient
 * @throws {OutOfRangeError} when there is no such fitting
 * Source: each fitting names its own.
 * @example
 * ```ts
 * import { ductFitting } from "@org/hvac-core/flow";
 * ductFitting("elbowRoundSmooth").coefficient({ radiusRatio: 1, angle: 90 }); // 0.22
 * ```
 */
export function ductFitting(key: string): (typeof ductFittings)[number] {
  const fitting = ductFittings.find((candidate) => candidate.key === key);
  if (!fitting) throw new OutOfRangeError({ parameter: "key", value: Number.NaN, min: 0, max: 0, unit: "", reason: `there is no duct fitting "${key}"` });
  return fitting;
}
