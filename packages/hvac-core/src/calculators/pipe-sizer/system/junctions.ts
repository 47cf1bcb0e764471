import { pipeFitting, type JunctionLeg, type PipeFittingKey } from "../../../flow/index.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import type { SystemValues } from "../schema.ts";
import type { SystemFlows } from "./flows.ts";
import type { Leg } from "../leg.ts";

/** Connection of a section to the one upstream. */
export type Departure = "straight" | "branch" | "none";

/** A tee or reducer between two pipes, with its loss. */
export interface JunctionPart {
  readonly fitting: PipeFittingKey;
  /** Branch over common flow; undefined for reducers. */
  readonly flowRatio: number | undefined;
  /** Branch over common diameter of a tee, smaller over larger of a reducer. */
  readonly diameterRatio: number;
  /** The pipe at its largest end. */
  readonly largest: Leg;
  /** Diameter of the branch of the ratio, m; undefined where the tee connects a unit. */
  readonly branchDiameter: number | undefined;
  /** ° */
  readonly angle: number;
  readonly coefficient: number;
  /** Whether the coefficient is on the velocity in the other pipe or the common leg. */
  readonly isOnOther: boolean;
  /** Pa. */
  readonly loss: number;
}

/** The branch that makes a straight run a tee. */
export interface SideBranch {
  readonly diameter: number | undefined;
  readonly angle: number;
}

/**
 * How each section leaves its parent: at most one goes straight on, the one with the largest flow if no other has as much. A main with reverse return
 * goes straight on whatever the flow of its branches.
 */
export function departures({ sections }: SystemValues, { parents, children, unitFlows, flows, isMain }: SystemFlows): Departure[] {
  return sections.map((row, index) => {
    const parent = parents[index]!;
    // A section without flow makes no tee.
    if (parent < 0 || flows[index] === 0 || row.junction === "none") return "none";
    if (row.junction === "tee") return "branch";
    const siblings = children[parent]!.filter((child) => child !== index && flows[child]! > 0);
    const straight = siblings.some((child) => sections[child]!.junction === "straight");
    if (row.junction === "straight") {
      if (!straight) return "straight";
      const reason = "only one section can go straight on from another; let one of the two leave through a tee";
      throw new OutOfRangeError({ parameter: `sections.${row.id}.junction`, value: index, min: 0, max: 0, unit: "", reason });
    }
    const carriesMost = siblings.every((child) => isBelow(flows[child]!, flows[index]!)) && isBelow(unitFlows[parent]!, flows[index]!);
    const isAlone = siblings.length === 0 && unitFlows[parent] === 0;
    const besideMain = siblings.some((child) => goesOn(child, { sections, isMain }));
    return !straight && (isMain[index] || (!besideMain && (carriesMost || isAlone))) ? "straight" : "branch";
  });
}

/** Whether a section is a main with reverse return that goes straight on. */
function goesOn(
  index: number,
  { sections, isMain }: { readonly sections: SystemValues["sections"]; readonly isMain: SystemFlows["isMain"] },
): boolean {
  return isMain[index]! && sections[index]!.junction === "auto";
}

/** Groups of sections with the same largest flow from one point, none of which goes straight on. By row. */
export function tiedSections({ sections }: SystemValues, { children, unitFlows, flows, isMain }: SystemFlows): number[][] {
  return children.flatMap((connected, parent) => {
    const flowing = connected.filter((child) => flows[child]! > 0);
    if (flowing.some((child) => sections[child]!.junction === "straight" || goesOn(child, { sections, isMain }))) return [];
    const free = flowing.filter((child) => sections[child]!.junction === "auto");
    const largest = Math.max(unitFlows[parent]!, ...flowing.map((child) => flows[child]!));
    const tied = free.filter((child) => !isBelow(flows[child]!, largest));
    return tied.length > 1 ? [tied] : [];
  });
}

/** The larger of two pipes; of equal ones the first. */
const larger = (first: Leg, second: Leg): Leg => (second.option.size.insideDiameter > first.option.size.insideDiameter ? second : first);

const part = (
  key: PipeFittingKey,
  largest: Leg,
  geometry: { flowRatio?: number; diameterRatio: number; branchDiameter?: number | undefined; angle: number },
  on: { readonly velocityPressure: number; readonly isOnOther: boolean },
): JunctionPart => {
  const { flowRatio, diameterRatio, branchDiameter, angle } = geometry;
  const fitting = pipeFitting(key);
  const coefficient = fitting.coefficient({ diameterRatio, angle, ...(flowRatio !== undefined && { flowRatio }) });
  return {
    fitting: fitting.key,
    largest,
    flowRatio,
    diameterRatio,
    branchDiameter,
    angle,
    coefficient,
    isOnOther: on.isOnOther,
    loss: coefficient * on.velocityPressure,
  };
};

const tees = {
  Diverging: { branch: "teeDivergingBranch", run: "teeDivergingRun" },
  Converging: { branch: "teeConvergingBranch", run: "teeConvergingRun" },
} as const satisfies Record<string, Record<JunctionLeg, PipeFittingKey>>;

/** Reducer or enlarger between two pipes that go straight on. */
function reducers(from: Leg, to: Leg, angle: number, leg: Leg): JunctionPart[] {
  const [before, after] = [from.option.size.insideDiameter, to.option.size.insideDiameter];
  if (before === after) return [];
  const smaller = before < after ? from : to;
  const diameterRatio = Math.min(before, after) / Math.max(before, after);
  return [
    part(
      before < after ? "enlarger" : "reducer",
      larger(from, to),
      { diameterRatio, angle },
      { velocityPressure: smaller.velocityPressure, isOnOther: smaller !== leg },
    ),
  ];
}

/** Loss of a stream through the branch of a tee. */
export function branchParts(branch: Leg, common: Leg, way: "Diverging" | "Converging", angle: number): JunctionPart[] {
  const diameter = branch.option.size.insideDiameter;
  const diameterRatio = Math.min(1, diameter / common.option.size.insideDiameter);
  const geometry = { flowRatio: branch.flow / common.flow, diameterRatio, branchDiameter: diameter, angle };
  return [part(tees[way].branch, larger(common, branch), geometry, { velocityPressure: common.velocityPressure, isOnOther: true })];
}

/** Losses of a stream that goes straight on past a branch, and at the change of size behind it. `leg` is the pipe with the loss. */
export function runParts(
  run: Leg,
  common: Leg,
  way: "Diverging" | "Converging",
  sideBranch: SideBranch | undefined,
  reducerAngle: number,
  leg: Leg,
): JunctionPart[] {
  const [from, to] = way === "Diverging" ? [common, run] : [run, common];
  const sizes = reducers(from, to, reducerAngle, leg);
  if (!sideBranch) return sizes;
  const { diameter, angle } = sideBranch;
  const diameterRatio = diameter === undefined ? 1 : Math.min(1, diameter / common.option.size.insideDiameter);
  const geometry = { flowRatio: Math.max(0, 1 - run.flow / common.flow), diameterRatio, branchDiameter: diameter, angle };
  return [
    part(tees[way].run, larger(common, run), geometry, { velocityPressure: common.velocityPressure, isOnOther: common !== leg }),
    ...sizes,
  ];
}

/** The side branch at a straight run: that of the largest flow, and of equal flows the widest, so that their order has no effect. */
export function sideBranchOf(
  index: number,
  values: SystemValues,
  { parents, children, unitFlows, flows }: SystemFlows,
  legs: readonly (Leg | undefined)[],
): SideBranch | undefined {
  const parent = parents[index]!;
  const others = children[parent]!.filter((child) => child !== index && flows[child]! > 0);
  const largest = Math.max(...others.map((child) => flows[child]!), 0);
  if (isAbove(unitFlows[parent]!, largest)) return { diameter: undefined, angle: 90 };
  const widest = others
    .filter((child) => !isBelow(flows[child]!, largest))
    .map((child) => ({ diameter: legs[child]!.option.size.insideDiameter, angle: angleOf(values.sections[child]!) }))
    .toSorted((first, second) => second.diameter - first.diameter || second.angle - first.angle);
  return widest[0];
}

/** Angle at which a section branches off, °. None is entered for a section that goes straight on or has no junction loss. */
export function angleOf({ junction, branchAngle }: Pick<SystemValues["sections"][number], "junction" | "branchAngle">): number {
  return junction === "straight" || junction === "none" ? 90 : branchAngle;
}
