import { OutOfRangeError } from "../../kernel/index.ts";
import { equalLossShare, tubeSizes, type LiquidLineLoss, type TubeSeriesKey } from "../../refrigerant-lines/index.ts";
import {
  candidatesOf,
  chosenOf,
  equivalentLengthOf,
  isRiser,
  oilReturnOf,
  sizeText,
  tryTube,
  velocityIn,
  type Candidate,
  type LineTask,
  type OilReturn,
  type Tube,
} from "./candidates.ts";
import { tubes } from "./lineFields.ts";

/** The larger tube of a double riser. */
export interface SecondTube {
  readonly tube: Tube;
  /** Share of the flow in the first, small tube at the largest capacity. */
  readonly firstShare: number;
  readonly equivalentLength: number;
  /** At the largest capacity, at its faster end, m/s. */
  readonly velocity: number;
  readonly oil: OilReturn;
  /** At its faster end, m³/kg. */
  readonly specificVolume: number;
  /** Mean density in it, kg/m³. */
  readonly meanDensity: number;
}

/** A line with its size. */
export interface SizedLine extends Candidate {
  readonly loss: LiquidLineLoss;
  readonly penalty: number;
  readonly velocity: number;
  readonly size: string;
  readonly second?: SecondTube;
  /** All sizes of the series as single tubes. */
  readonly candidates: readonly Candidate[];
}

const refusal = (parameter: string, reason: string): OutOfRangeError =>
  new OutOfRangeError({ parameter, value: 0, min: 0, max: 0, unit: "", reason });

/** Size of a line: by the limits, as selected, or a double riser. */
export function sizeLine(task: LineTask, series: TubeSeriesKey): SizedLine {
  const { values } = task;
  const candidates = candidatesOf(task, series);
  if (values.sizing === "double") return doubleRiser(task, series, candidates);
  const sized = values.sizing === "chosen" ? tryTube(task, tubes.get(values.tube)!) : chosenOf(task, candidates);
  if (!sized || !isSized(sized))
    throw refusal(
      values.sizing === "chosen" ? "tube" : values.rise > 0 && !task.isGas ? "rise" : "length",
      values.sizing === "chosen"
        ? "the tube is too small for the flow. Select a larger one"
        : values.rise > 0 && !task.isGas
          ? "the liquid does not rise so far in any size of the series. Reduce the lift, or place the receiver higher"
          : "no size of the series carries the flow over this length. Divide it between lines",
    );
  return { ...sized, size: sizeText(sized.tube), candidates };
}

const isSized = (candidate: Candidate): candidate is Candidate & Pick<SizedLine, "loss" | "penalty" | "velocity"> =>
  candidate.loss !== undefined && candidate.penalty !== undefined && candidate.velocity !== undefined;

/** Tubes of a double riser: the largest that returns oil alone at the minimum load, and the smallest second tube with which both are within the limit. */
function doubleRiser(task: LineTask, series: TubeSeriesKey, candidates: readonly Candidate[]): SizedLine {
  const { values } = task;
  if (!task.isGas || !isRiser(values)) throw refusal("sizing", "a double riser is for gas that rises");
  const sizes = tubeSizes(series).map((size): Tube => ({ ...size, series }));
  const returning = candidates.filter(({ oil, minimumVelocity }) => minimumVelocity! >= oil!.required);
  const small = returning.at(-1)?.tube;
  if (!small) throw refusal("sizing", "at the minimum capacity even the smallest tube returns no oil");
  const larger = sizes.filter(({ insideDiameter }) => insideDiameter >= small.insideDiameter);
  let best: SizedLine | undefined;
  for (const tube of larger) {
    const tried = pairOf(task, small, tube, candidates);
    if (!tried) continue;
    best = tried;
    if (tried.ruledOutBy.length === 0) break;
  }
  if (!best) throw refusal("sizing", "no two tubes of the series carry the flow over this length. Divide it between lines");
  return best;
}

function pairOf(task: LineTask, small: Tube, large: Tube, candidates: readonly Candidate[]): SizedLine | undefined {
  const { values, massFlow } = task;
  const lossIn = (tube: Tube, flow: number): LiquidLineLoss | undefined => {
    try {
      return task.lossOf(flow, tube.insideDiameter, equivalentLengthOf(values, tube.insideDiameter));
    } catch (error) {
      if (error instanceof OutOfRangeError) return undefined;
      throw error;
    }
  };
  let firstShare: number;
  try {
    firstShare = equalLossShare(
      massFlow,
      (flow) => lossIn(small, flow)?.drop ?? Infinity,
      (flow) => lossIn(large, flow)?.drop ?? Infinity,
    );
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
  const first = tryTube(task, small, firstShare);
  const largeLoss = lossIn(large, (1 - firstShare) * massFlow);
  if (!isSized(first) || !largeLoss) return undefined;
  const second: SecondTube = {
    tube: large,
    firstShare,
    equivalentLength: equivalentLengthOf(values, large.insideDiameter),
    velocity: Math.max(largeLoss.velocityIn, largeLoss.velocityOut),
    oil: oilReturnOf(task, large),
    specificVolume: Math.max(largeLoss.specificVolumeIn, largeLoss.specificVolumeOut),
    meanDensity: largeLoss.meanDensity,
  };
  const other = tryTube(task, large, 1 - firstShare);
  const ratings = [first.rating, other.rating].filter((rating) => rating !== undefined);
  // The large tube returns its oil through the small one: only its velocity and strength are checked.
  const largeReasons = other.ruledOutBy.filter(
    (reason) => (reason === "velocity" || reason === "strength") && !first.ruledOutBy.includes(reason),
  );
  return {
    ...first,
    ruledOutBy: [...first.ruledOutBy, ...largeReasons],
    ...(ratings.length > 0 && { rating: Math.min(...ratings) }),
    second,
    size: sizeText(small, large),
    candidates,
  };
}

/** Load at which a tube has a velocity, as a share of the maximum capacity. */
export function shareForVelocity(task: LineTask, tube: Tube, velocity: number): number {
  return velocity / velocityIn(tube, task.massFlow, task.specificVolumeAtMinimum);
}
