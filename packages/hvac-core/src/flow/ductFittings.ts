import { UnknownNameError } from "../refusals/errors.ts";
import { ductDampers } from "./ductDampers.ts";
import { ductElbows } from "./ductElbows.ts";
import { ductJunctions } from "./ductJunctions.ts";
import { ductObstructions } from "./ductObstructions.ts";
import { ductOpenings } from "./ductOpenings.ts";
import { ductTakeoffs, takeoffRun } from "./ductTakeoffs.ts";
import { ductTransitions } from "./ductTransitions.ts";

/** Every duct fitting, in the order in which an engineer looks for them. */
export const ductFittings = [
  ...ductElbows,
  ...ductTransitions,
  ...ductJunctions,
  ...ductTakeoffs,
  takeoffRun,
  ...ductOpenings,
  ...ductDampers,
  ...ductObstructions,
] as const;

const byKey: ReadonlyMap<string, (typeof ductFittings)[number]> = new Map(ductFittings.map((fitting) => [fitting.key, fitting]));

export type DuctFittingKey = (typeof ductFittings)[number]["key"];

/**
 * Duct fitting by the key that saved calculations name it by.
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
