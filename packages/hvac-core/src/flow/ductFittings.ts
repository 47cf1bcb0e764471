import { UnknownNameError } from "../refusals/errors.ts";
import { elbowRectangularMitered, elbowRectangularSmooth, elbowRoundMitered, elbowRoundSegmented, elbowRoundSmooth } from "./ductElbows.ts";
import { elbowVanesDouble114, elbowVanesDouble50, elbowVanesSingle114, elbowVanesSingle50 } from "./ductElbows.ts";
import { convergingBranch, convergingRun, divergingBranch, divergingRun, teeBullhead } from "./ductJunctions.ts";
import { damperButterflyRectangular, damperButterflyRound, damperOpposedBlades, damperParallelBlades } from "./ductDampers.ts";
import { fireDamperCurtain, fireDamperCurtainRound, louvre } from "./ductDampers.ts";
import { perforatedPlate, pipeAcross, screen } from "./ductObstructions.ts";
import { entryBellmouth, entryBellmouthFree, entryHoodRectangular, entryHoodRound, entryPlain } from "./ductOpenings.ts";
import { entryConicalFree, entryConicalWall } from "./ductOpenings.ts";
import { exitAbrupt, exitDiffuser, exitRainCap } from "./ductOpenings.ts";
import { takeoffConical45, takeoffConical90, takeoffRectangular45, takeoffRectangular90 } from "./ductTakeoffs.ts";
import { takeoffRectangularToConical, takeoffRectangularToRound, takeoffRun } from "./ductTakeoffs.ts";
import { fanOutletPlane, fanOutletPyramidal } from "./ductTransitions.ts";
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
  fanOutletPlane,
  fanOutletPyramidal,
  contractionGradual,
  contractionAbrupt,
  divergingBranch,
  divergingRun,
  convergingBranch,
  convergingRun,
  teeBullhead,
  takeoffConical90,
  takeoffConical45,
  takeoffRectangular45,
  takeoffRectangular90,
  takeoffRectangularToRound,
  takeoffRectangularToConical,
  takeoffRun,
  entryPlain,
  entryBellmouth,
  entryBellmouthFree,
  entryConicalFree,
  entryConicalWall,
  entryHoodRound,
  entryHoodRectangular,
  exitAbrupt,
  exitDiffuser,
  exitRainCap,
  louvre,
  damperButterflyRound,
  damperButterflyRectangular,
  damperParallelBlades,
  damperOpposedBlades,
  fireDamperCurtain,
  fireDamperCurtainRound,
  screen,
  perforatedPlate,
  pipeAcross,
] as const;

const byKey: ReadonlyMap<string, (typeof ductFittings)[number]> = new Map(ductFittings.map((fitting) => [fitting.key, fitting]));

export type DuctFittingKey = (typeof ductFittings)[number]["key"];

/**
 * The duct fitting of a key, as a saved calculation holds it.
 * @param key one of the keys of `ductFittings`
 * @returns the fitting: its parameters, velocity basis, citation and coefficient
 * @throws {UnknownNameError} when there is no such fitting
 * @source mathematics, each fitting names its own source
 * @example
 * ```ts
 * import { ductFitting } from "@org/hvac-core/flow";
 * ductFitting("elbowRoundSmooth").coefficient({ radiusRatio: 1, angle: 90 }); // 0.22
 * ```
 */
export function ductFitting(key: string): (typeof ductFittings)[number] {
  const fitting = byKey.get(key);
  if (!fitting) throw new UnknownNameError({ parameter: "key", name: key, known: [...byKey.keys()] });
  return fitting;
}
