import { isUsualJoint, pipeMaterialKeys, type FittingFamily, type FittingTraits } from "@org/hvac-core/flow";
import type { PickerProps } from "@org/ui/surface";

/** A fitting as the picker sorts it. */
export interface FittingKind {
  readonly key: string;
  readonly family: FittingFamily | "own";
  readonly joint?: FittingTraits["joint"];
  readonly shape?: "round" | "rectangular" | "any";
}

/** Titles of the families of fittings, in the order of the picker. */
export const families: Readonly<Record<FittingFamily | "recent" | "own", string>> = {
  recent: "Recently used",
  elbow: "Elbows and bends",
  junction: "Tees and wyes",
  tee: "Tees and wyes",
  takeoff: "Take-offs",
  transition: "Transitions",
  reducer: "Reducers and enlargers",
  valve: "Valves",
  damper: "Dampers",
  entry: "Entries",
  entrance: "Entrances",
  exit: "Exits",
  opening: "Louvres",
  obstruction: "Screens and obstructions",
  device: "Devices",
  own: "Own coefficient",
};

type Scope = PickerProps["scope"];

function valueAround(scope: Scope, name: string): unknown {
  for (let at: Scope | undefined = scope; at; at = at.around) if (Object.hasOwn(at.values, name)) return at.values[name];
  return undefined;
}

/** The shape of fittings that a duct takes; a flat oval one takes those of its round ends. */
export function ductShapeOf(scope: Scope): "round" | "rectangular" {
  return valueAround(scope, "ductShape") === "rectangular" ? "rectangular" : "round";
}

/** Whether the joint of a fitting is usual for the pipe of a row: of its section, else of the system. */
export function isUsualInScope(joint: FittingTraits["joint"], scope: Scope): boolean {
  const entered = valueAround(scope, "pipeMaterial");
  const material = pipeMaterialKeys.find((each) => each === entered);
  return material === undefined || isUsualJoint(joint, material);
}

export interface Group {
  readonly title: string;
  readonly keys: readonly string[];
}

/** Fittings by family, those used lately first and there alone. */
export function groupsOf(kinds: readonly FittingKind[], recent: readonly string[]): readonly Group[] {
  const familyOf = ({ key, family }: FittingKind): string => (recent.includes(key) ? "recent" : family);
  const byFamily = Map.groupBy(kinds, familyOf);
  return Object.entries(families).flatMap(([family, title]) => {
    const keys = (byFamily.get(family) ?? []).map(({ key }) => key);
    const inOrder = family === "recent" ? recent.filter((key) => keys.includes(key)) : keys;
    return inOrder.length === 0 ? [] : [{ title, keys: inOrder }];
  });
}
