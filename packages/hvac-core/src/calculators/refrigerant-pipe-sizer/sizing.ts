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

/** The size of a line: found, chosen or doubled. */
export function sizeLine(task: LineTask, series: TubeSeriesKey): SizedLine {
  const { values } = task;
  const candidates = candidatesOf(task, series);
  if (values.sizing === "double") return doubleRiser(task, series, candidates);
  const found = values.sizing === "chosen" ? tryTube(task, tubes.get(values.tube)!) : chosenOf(task, candidates);
  if (!found || !isSized(found))
    throw refusal(
      values.sizing === "chosen" ? "tube" : values.rise > 0 && !task.isGas ? "rise" : "length",
      values.sizing === "chosen"
        ? "the refrigerant does not get through a tube so small. Choose a larger one"
        : values.rise > 0 && !task.isGas
          ? "the liquid does not come up so far in any size of the series. Less lift, or a receiver higher up, helps"
          : "no size of the series carries the flow so far. Divide it between lines",
    );
  return { ...found, size: sizeText(found.tube), candidates };
}

const isSized = (candidate: Candidate): candidate is Candidate & Pick<SizedLine, "loss" | "penalty" | "velocity"> =>
  candidate.loss !== undefined && candidate.penalty !== undefined && candidate.velocity !== undefined;

/** Small and large tube: the largest that returns oil alone at the minimum load, and the smallest beside it that keeps the limit with it. */
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
  if (!best) throw refusal("sizing", "no two tubes of the series carry the flow so far. Divide it between lines");
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
  const beside = lossIn(large, (1 - firstShare) * massFlow);
  if (!isSized(first) || !beside) return undefined;
  const second: SecondTube = {
    tube: large,
    firstShare,
    equivalentLength: equivalentLengthOf(values, large.insideDiameter),
    velocity: Math.max(beside.velocityIn, beside.velocityOut),
    oil: oilReturnOf(task, large),
    specificVolume: Math.max(beside.specificVolumeIn, beside.specificVolumeOut),
    meanDensity: beside.meanDensity,
  };
  const other = tryTube(task, large, 1 - firstShare);
  const ratings = [first.rating, other.rating].filter((rating) => rating !== undefined);
  // The large tube returns its oil through the small one, so of its own only velocity and strength count.
  const ofOther = other.ruledOutBy.filter(
    (reason) => (reason === "velocity" || reason === "strength") && !first.ruledOutBy.includes(reason),
  );
  return {
    ...first,
    ruledOutBy: [...first.ruledOutBy, ...ofOther],
    ...(ratings.length > 0 && { rating: Math.min(...ratings) }),
    second,
    size: sizeText(small, large),
    candidates,
  };
}

/** Least capacity, as a share of the largest, at which a velocity is still reached in a tube. */
export function shareForVelocity(task: LineTask, tube: Tube, velocity: number): number {
  return velocity / velocityIn(tube, task.massFlow, task.specificVolumeAtLeast);
}
