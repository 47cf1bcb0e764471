import { pipeFitting, type JunctionLeg, type PipeFittingKey } from "../../../flow/index.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import type { SystemValues } from "../schema.ts";
import type { SystemFlows } from "./flows.ts";
import type { Leg } from "../leg.ts";

/** How a section leaves the one that it is connected to. */
export type Departure = "straight" | "branch" | "none";

/** What is lost at a tee or reducer between two pipes. */
export interface JunctionPart {
  readonly fitting: PipeFittingKey;
  /** Branch over common flow; of tees. */
  readonly flowRatio: number | undefined;
  /** Branch over common diameter of tees, smaller over larger of reducers. */
  readonly diameterRatio: number;
  /** The pipe at its largest end. */
  readonly largest: Leg;
  /** Of the branch that the ratio is of, m; undefined where a unit stands at the tee itself. */
  readonly branchDiameter: number | undefined;
  /** ° */
  readonly angle: number;
  readonly coefficient: number;
  /** Whether the coefficient is on the velocity in the common leg, or of the other pipe. */
  readonly isOnOther: boolean;
  /** Pa. */
  readonly loss: number;
}

/** The branch that makes a tee of a straight run. */
export interface Beside {
  readonly diameter: number | undefined;
  readonly angle: number;
}

/**
 * How each section leaves its parent: at most one goes straight on, that which carries most, if none carries as much. A main with reverse return goes
 * on as the main, whatever its branches carry.
 */
export function departures({ sections }: SystemValues, { parents, children, unitFlows, flows, isMain }: SystemFlows): Departure[] {
  return sections.map((row, index) => {
    const parent = parents[index]!;
    // A section in which nothing flows makes no tee of its neighbours' way.
    if (parent < 0 || flows[index] === 0 || row.junction === "none") return "none";
    if (row.junction === "tee") return "branch";
    const siblings = children[parent]!.filter((child) => child !== index && flows[child]! > 0);
    const straight = siblings.some((child) => sections[child]!.junction === "straight");
    if (row.junction === "straight") {
      if (!straight) return "straight";
      const reason = "two sections cannot both go straight on from one; let one of them leave through a tee";
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

/** Groups of sections that carry the most from one point, and the same: none of them goes straight on. By row, first of all the first of them. */
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
const larger = (one: Leg, other: Leg): Leg => (other.option.size.insideDiameter > one.option.size.insideDiameter ? other : one);

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

/** Where two pipes that go straight on differ in size. */
function reducers(from: Leg, to: Leg, angle: number, own: Leg): JunctionPart[] {
  const [before, after] = [from.option.size.insideDiameter, to.option.size.insideDiameter];
  if (before === after) return [];
  const smaller = before < after ? from : to;
  const diameterRatio = Math.min(before, after) / Math.max(before, after);
  return [
    part(
      before < after ? "enlarger" : "reducer",
      larger(from, to),
      { diameterRatio, angle },
      { velocityPressure: smaller.velocityPressure, isOnOther: smaller !== own },
    ),
  ];
}

/** What a stream loses that goes from or to the common leg through the branch of a tee. */
export function branchParts(own: Leg, common: Leg, way: "Diverging" | "Converging", angle: number): JunctionPart[] {
  const diameter = own.option.size.insideDiameter;
  const diameterRatio = Math.min(1, diameter / common.option.size.insideDiameter);
  const geometry = { flowRatio: own.flow / common.flow, diameterRatio, branchDiameter: diameter, angle };
  return [part(tees[way].branch, larger(common, own), geometry, { velocityPressure: common.velocityPressure, isOnOther: true })];
}

/** What a stream loses that goes straight on past a branch, and at the change of size behind it. `own` is the pipe whose loss it is. */
export function runParts(
  run: Leg,
  common: Leg,
  way: "Diverging" | "Converging",
  beside: Beside | undefined,
  reducerAngle: number,
  own: Leg,
): JunctionPart[] {
  const [from, to] = way === "Diverging" ? [common, run] : [run, common];
  const sizes = reducers(from, to, reducerAngle, own);
  if (!beside) return sizes;
  const { diameter, angle } = beside;
  const diameterRatio = diameter === undefined ? 1 : Math.min(1, diameter / common.option.size.insideDiameter);
  const geometry = { flowRatio: Math.max(0, 1 - run.flow / common.flow), diameterRatio, branchDiameter: diameter, angle };
  return [
    part(tees[way].run, larger(common, run), geometry, { velocityPressure: common.velocityPressure, isOnOther: common !== own }),
    ...sizes,
  ];
}

/** The branch beside a straight run: that of the largest flow. Of equal ones the wider counts, so that their order does not. */
export function besideRun(
  index: number,
  values: SystemValues,
  { parents, children, unitFlows, flows }: SystemFlows,
  legs: readonly (Leg | undefined)[],
): Beside | undefined {
  const parent = parents[index]!;
  const others = children[parent]!.filter((child) => child !== index && flows[child]! > 0);
  const largest = Math.max(...others.map((child) => flows[child]!), 0);
  if (isAbove(unitFlows[parent]!, largest)) return { diameter: undefined, angle: 90 };
  const widest = others
    .filter((child) => !isBelow(flows[child]!, largest))
    .map((child) => ({ diameter: legs[child]!.option.size.insideDiameter, angle: angleOf(values.sections[child]!) }))
    .toSorted((one, other) => other.diameter - one.diameter || other.angle - one.angle);
  return widest[0];
}

/** Angle at which a section branches off, °. One that is said to go straight on, or to lose nothing, states none. */
export function angleOf({ junction, branchAngle }: Pick<SystemValues["sections"][number], "junction" | "branchAngle">): number {
  return junction === "straight" || junction === "none" ? 90 : branchAngle;
}
