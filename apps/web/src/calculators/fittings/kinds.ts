import { isUsualJoint, pipeMaterialKeys, type FittingFamily, type FittingTraits } from "@org/hvac-core/flow";
import type { PickerProps } from "@org/ui/surface";
import { texts } from "./texts.ts";

/** A fitting as the picker sorts it. */
export interface FittingKind {
  readonly key: string;
  readonly family: FittingFamily | "own";
  readonly joint?: FittingTraits["joint"];
  readonly shape?: "round" | "rectangular" | "any";
}

/** Titles of the families of fittings, in the order of the picker. */
export const families: Readonly<Record<FittingFamily | "recent" | "own", string>> = texts.families;

type Scope = PickerProps["scope"];

function valueAround(scope: Scope, name: string): unknown {
  for (let level: Scope | undefined = scope; level; level = level.around) if (Object.hasOwn(level.values, name)) return level.values[name];
  return undefined;
}

/** Shape of the fittings of a duct; a flat oval duct has the fittings of its round ends. */
export function ductShapeOf(scope: Scope): "round" | "rectangular" {
  return valueAround(scope, "ductShape") === "rectangular" ? "rectangular" : "round";
}

/** Whether the joint of a fitting is usual for the pipe of a row: the pipe of its section, otherwise the pipe of the system. */
export function isUsualInScope(joint: FittingTraits["joint"], scope: Scope): boolean {
  const entered = valueAround(scope, "pipeMaterial");
  const material = pipeMaterialKeys.find((each) => each === entered);
  return material === undefined || isUsualJoint(joint, material);
}

export interface Group {
  readonly title: string;
  readonly keys: readonly string[];
}

/** Fittings by family. Recently used ones come first, and only there. */
export function groupsOf(kinds: readonly FittingKind[], recent: readonly string[]): readonly Group[] {
  const familyOf = ({ key, family }: FittingKind): string => (recent.includes(key) ? "recent" : family);
  const byFamily = Map.groupBy(kinds, familyOf);
  return Object.entries(families).flatMap(([family, title]) => {
    const keys = (byFamily.get(family) ?? []).map(({ key }) => key);
    const inOrder = family === "recent" ? recent.filter((key) => keys.includes(key)) : keys;
    return inOrder.length === 0 ? [] : [{ title, keys: inOrder }];
  });
}
