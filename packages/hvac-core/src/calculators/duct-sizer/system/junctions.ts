import { ductFitting, ductTakeoffs, velocityPressure, type DuctFittingKey, type Fitting } from "../../../flow/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { DuctAir } from "../air.ts";
import { sectionOf } from "../size.ts";
import { isCircular, type SizedDuct } from "../sizing.ts";

/** Connection of a section to the one on its fan side, once "automatic" is decided. */
export type Leaving = "none" | "straight" | "branch";

/** A loss by a coefficient on the velocity in one of the sections that meet. */
export interface MeetingLoss {
  readonly key: DuctFittingKey;
  readonly parameters: Readonly<Record<string, number>>;
  /** Before they were held at the ends of the fitting's data. */
  readonly actual: Readonly<Record<string, number>>;
  readonly coefficient: number;
  /** Velocity that the coefficient refers to, m/s. */
  readonly velocity: number;
  /** Pa. */
  readonly loss: number;
  /** Whether a value was held at the end of what the fitting computes. */
  readonly isHeld: boolean;
}

/** Loss of a section at the junction on its fan side. */
export interface JunctionLoss {
  readonly leaving: Leaving;
  /** Air at the junction, m³/s. */
  readonly common: number;
  /** Total clear area of the branches there, m². */
  readonly branchArea: number;
  readonly junction: MeetingLoss | undefined;
  readonly transition: MeetingLoss | undefined;
  /** Pa. */
  readonly loss: number;
}

/** Junction at the far end of a section. */
export interface Meeting {
  readonly parent: SizedDuct;
  /** Air that passes the parent's far end, m³/s. */
  readonly common: number;
  /** Clear area of the branches and the angle of the largest (of equal ones the widest angle), for the section straight on in converging flow. */
  readonly branchArea: number;
  readonly branchAngle: number;
}

const areaOf = ({ duct, clear }: SizedDuct): number => sectionOf(duct.ductShape, clear).area;

/** A fitting with its parameters held within its data, at a velocity. */
export function meetingLoss(
  fitting: Fitting<DuctFittingKey>,
  actual: Readonly<Record<string, number>>,
  velocity: number,
  air: DuctAir,
): MeetingLoss {
  const parameters: Record<string, number> = {};
  let isHeld = false;
  for (const name of Object.keys(fitting.parameters)) {
    const { min, max } = fitting.parameters[name]!;
    const value = actual[name]!;
    parameters[name] = Math.min(Math.max(value, min), max);
    isHeld ||= parameters[name] !== value;
  }
  const coefficient = fitting.coefficient(parameters);
  const loss = coefficient * velocityPressure(velocity, air.density);
  return { key: fitting.key, parameters, actual, coefficient, velocity, loss, isHeld };
}

/** The take-off that a section leaves through; undefined where it leaves otherwise. */
export const takeoffOf = (junction: string): Fitting<DuctFittingKey> | undefined => ductTakeoffs.find(({ key }) => key === junction);

/** Angle of a branch, degrees. Take-offs have no tables for converging flow: there they are tees of the same angle. */
export function angleOf({ junction, branchAngle }: SizedDuct["duct"]["row"]): number {
  if (junction === "tee") return branchAngle;
  return takeoffOf(junction)?.takeoff?.angle ?? 90;
}

function intoBranch(sized: SizedDuct, { parent, common }: Meeting, flow: number, air: DuctAir): MeetingLoss {
  const { row } = sized.duct;
  const [commonArea, area] = [areaOf(parent), areaOf(sized)];
  const velocity = common / commonArea;
  const shares = { flowRatio: flow / common, areaRatio: area / commonArea, velocityRatio: flow / area / velocity, angle: angleOf(row) };
  return meetingLoss(takeoffOf(row.junction) ?? ductFitting("divergingBranch"), shares, velocity, air);
}

function fromBranch(sized: SizedDuct, { parent, common }: Meeting, flow: number, air: DuctAir): MeetingLoss {
  const commonArea = areaOf(parent);
  const shares = { flowRatio: flow / common, areaRatio: areaOf(sized) / commonArea, angle: angleOf(sized.duct.row) };
  return meetingLoss(ductFitting("convergingBranch"), shares, common / commonArea, air);
}

function straightThrough(isSupply: boolean, { parent, common, ...branches }: Meeting, flow: number, air: DuctAir): MeetingLoss | undefined {
  const share = flow / common;
  if (!isBelow(share, 1)) return undefined;
  const area = areaOf(parent);
  const velocity = common / area;
  if (isSupply) return meetingLoss(ductFitting("takeoffRun"), { velocityRatio: share }, velocity, air);
  // The area of a grille at the far end is unknown: the air in it is taken to be as fast.
  const areaRatio = branches.branchArea > 0 ? branches.branchArea / area : 1 - share;
  return meetingLoss(ductFitting("convergingRun"), { flowRatio: 1 - share, areaRatio, angle: branches.branchAngle }, velocity, air);
}

function transitionTo(
  sized: SizedDuct,
  { parent }: Meeting,
  isSupply: boolean,
  flow: number,
  angle: number,
  air: DuctAir,
): MeetingLoss | undefined {
  const [parentArea, area] = [areaOf(parent), areaOf(sized)];
  const areaRatio = Math.min(parentArea, area) / Math.max(parentArea, area);
  if (!isBelow(areaRatio, 1)) return undefined;
  const narrows = isSupply ? area < parentArea : parentArea < area;
  const enlargement = isCircular(sized) && isCircular(parent) ? "enlargementRound" : "enlargementRectangular";
  return meetingLoss(
    ductFitting(narrows ? "contractionGradual" : enlargement),
    { areaRatio, angle },
    flow / Math.min(parentArea, area),
    air,
  );
}

/** Loss of a section where it leaves or joins the section on its fan side. */
export function junctionLoss(
  sized: SizedDuct,
  leaving: Leaving,
  meeting: Meeting,
  { isSupply, flow, transitionAngle }: { readonly isSupply: boolean; readonly flow: number; readonly transitionAngle: number },
  air: DuctAir,
): JunctionLoss {
  const { common, branchArea } = meeting;
  if (leaving === "none") return { leaving, common, branchArea, junction: undefined, transition: undefined, loss: 0 };
  const junction =
    leaving === "straight"
      ? straightThrough(isSupply, meeting, flow, air)
      : (isSupply ? intoBranch : fromBranch)(sized, meeting, flow, air);
  const transition = leaving === "straight" ? transitionTo(sized, meeting, isSupply, flow, transitionAngle, air) : undefined;
  return { leaving, common, branchArea, junction, transition, loss: (junction?.loss ?? 0) + (transition?.loss ?? 0) };
}
