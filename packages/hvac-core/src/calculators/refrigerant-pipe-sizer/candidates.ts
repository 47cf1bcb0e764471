import { frictionFactor } from "../../flow/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import {
  floodingOilVelocity,
  gravity,
  horizontalShare,
  tabulatedOilSizes,
  tabulatedOilVelocity,
  maxRatedWallTemperature,
  tubeRating,
  tubeSeries,
  tubeSizes,
  type FlowProperties,
  type LiquidLineLoss,
  type TubeSeriesKey,
  type TubeSize,
} from "../../refrigerant-lines/index.ts";
import { lineFittings, tubeName } from "./lineFields.ts";
import type { LineFittingValues, LineKind, LineValues } from "./schema.ts";
import { standardPressure } from "../../psychrometrics/internal.ts";

/** A tube with its series. */
export interface Tube extends TubeSize {
  readonly series: TubeSeriesKey;
}

/** Highest velocities before noise and erosion, m/s: Trane's 4000, 3500 and 600 ft/min, and 100 ft/min for drains of condensers. */
export const highestVelocity: Readonly<Record<LineKind, number>> = {
  suction: 20.32,
  discharge: 17.78,
  hotGas: 17.78,
  liquid: 3.048,
  condensate: 0.508,
};

/** Drawn copper, m: Moody's 1.5 µm. */
export const tubeRoughness = 1.5e-6;

/** Reasons that rule a size out. */
export type Reason = "penalty" | "velocity" | "oil" | "strength" | "impossible";

/** Data of a line that are equal for all sizes. */
export interface LineTask {
  readonly values: LineValues;
  readonly isGas: boolean;
  /** At the maximum capacity, kg/s. */
  readonly massFlow: number;
  /** At the minimum capacity, kg/s. */
  readonly minimumMassFlow: number;
  /** Maximum drop of the saturation temperature by friction, for gas also by static head, K. */
  readonly budget: number;
  /** Specific volume of gas at the minimum capacity, without losses, m³/kg. */
  readonly specificVolumeAtMinimum: number;
  readonly oilDensity: number;
  readonly oilMethod: "both" | "tabulated" | "flooding";
  /** Maximum wall temperature, in operation or by design, °C. */
  readonly temperature: number;
  /** Design pressure, at the design temperature, Pa. */
  readonly designPressure: number;
  /** Known pressure of one end, Pa, and the properties there. */
  readonly pressure: number;
  readonly entry: FlowProperties;
  /** Dew point of gas, bubble point of liquid, °C of a pressure in Pa. */
  readonly saturationAt: (pressure: number) => number;
  /** Loss of a tube by mass flow, inside diameter and equivalent length. */
  readonly lossOf: (massFlow: number, insideDiameter: number, equivalentLength: number) => LiquidLineLoss;
}

/** Minimum velocities for oil return in a tube. */
export interface OilReturn {
  /** By the table, m/s. */
  readonly tabulated: number;
  /** Whether the tube is smaller or larger than those of the table. */
  readonly isBeyondTable: boolean;
  /** By the onset of flooding, m/s; of a horizontal line three quarters, as of the table. */
  readonly flooding: number;
  /** Minimum velocity by the selected method, m/s. */
  readonly required: number;
}

/** A size with its results. */
export interface Candidate {
  readonly tube: Tube;
  /** As calculated; absent where the line cannot carry the flow. */
  readonly loss?: LiquidLineLoss;
  readonly equivalentLength: number;
  /** Drop of the saturation temperature for the limit, K. */
  readonly penalty?: number;
  /** At its faster end, m/s. */
  readonly velocity?: number;
  /** At the minimum capacity, m/s; of gas. */
  readonly minimumVelocity?: number;
  readonly oil?: OilReturn;
  /** Pressure above that of the air that the tube may work at, Pa; absent where copper is too hot for the table. */
  readonly rating?: number;
  readonly ruledOutBy: readonly Reason[];
}

/** Length of tube that takes what a row of fittings takes, m. */
export function fittingLength(row: LineFittingValues, insideDiameter: number): number {
  return row.quantity * (row.fitting === "other" ? row.equivalentLength : lineFittings[row.fitting].diameters * insideDiameter);
}

/** Straight length and fittings, m. */
export function equivalentLengthOf({ length, fittings }: LineValues, insideDiameter: number): number {
  return fittings.reduce((total, row) => total + fittingLength(row, insideDiameter), length);
}

/** Loss that is compared with the limit, Pa: for gas all of it, for liquid all but the lift. Accessories do not depend on the tube's size. */
export function countedDrop(task: LineTask, { drop, lift }: Pick<LiquidLineLoss, "drop" | "lift">): number {
  return task.isGas ? drop : drop - lift;
}

/** Fall of the saturation temperature by what counts against the limit, K. */
export function penaltyOf(task: LineTask, loss: LiquidLineLoss): number {
  return task.saturationAt(loss.pressureIn) - task.saturationAt(loss.pressureIn - countedDrop(task, loss));
}

/** Working pressure of a tube by the rule of its series, Pa; nothing where copper is too hot for it. */
function ratingOf({ outsideDiameter, wall, series }: Tube, temperature: number): number | undefined {
  const { rule } = tubeSeries[series];
  return temperature > maxRatedWallTemperature(rule)
    ? undefined
    : tubeRating({ outsideDiameter, wall, temperature: Math.max(temperature, -200), rule });
}

/** Pressure drop over inlet pressure above which a line is of no practical use, and is not calculated to its end. */
const hopelessShare = 0.4;

/** Whether friction, which is lowest at the inlet, and static head exceed that share. */
function isHopeless(task: LineTask, tube: Tube, share: number, equivalentLength: number): boolean {
  const { massFlow, values, pressure, entry } = task;
  const flux = (share * massFlow) / ((Math.PI / 4) * tube.insideDiameter ** 2);
  const factor = frictionFactor((flux * tube.insideDiameter) / entry.viscosity, tubeRoughness / tube.insideDiameter);
  const friction = ((factor * equivalentLength) / tube.insideDiameter) * (flux ** 2 / 2) * entry.specificVolume;
  const weight = task.isGas ? 0 : Math.max(0, (gravity * values.rise) / entry.specificVolume);
  return friction + weight > hopelessShare * pressure;
}

/** Whether gas goes up: the table's velocities then count in full. */
export const isRiser = ({ rise }: LineValues): boolean => rise > 0;

/** Requirements of oil return in a gas line. */
export function oilReturnOf(task: LineTask, tube: Tube): OilReturn {
  const { values, specificVolumeAtMinimum, oilDensity, oilMethod } = task;
  const direction = isRiser(values) ? "riser" : "horizontal";
  const line = values.kind === "suction" ? "suction" : "discharge";
  const tabulated = tabulatedOilVelocity(line, tube.outsideDiameter, direction);
  const { smallest, largest } = tabulatedOilSizes(line);
  const slack = 1e-9;
  const full = floodingOilVelocity(tube.insideDiameter, 1 / specificVolumeAtMinimum, oilDensity);
  const flooding = direction === "riser" ? full : horizontalShare * full;
  return {
    tabulated,
    isBeyondTable: tube.outsideDiameter < smallest - slack || tube.outsideDiameter > largest + slack,
    flooding,
    required: oilMethod === "flooding" ? flooding : oilMethod === "tabulated" ? tabulated : Math.max(flooding, tabulated),
  };
}

/** Mean velocity of a mass flow in a tube, m/s. */
export function velocityIn(tube: Pick<TubeSize, "insideDiameter">, massFlow: number, specificVolume: number): number {
  return (massFlow * specificVolume) / ((Math.PI / 4) * tube.insideDiameter ** 2);
}

/** One size of a line, tried with a share of its flow. */
export function tryTube(task: LineTask, tube: Tube, share = 1): Candidate {
  const { values, isGas, massFlow, minimumMassFlow, budget, specificVolumeAtMinimum } = task;
  const equivalentLength = equivalentLengthOf(values, tube.insideDiameter);
  const oil = isGas ? oilReturnOf(task, tube) : undefined;
  const minimumVelocity = isGas ? velocityIn(tube, minimumMassFlow, specificVolumeAtMinimum) : undefined;
  const rating = ratingOf(tube, task.temperature);
  const known = {
    tube,
    equivalentLength,
    ...(rating !== undefined && { rating }),
    ...(oil && { oil }),
    ...(minimumVelocity !== undefined && { minimumVelocity }),
  };
  if (isHopeless(task, tube, share, equivalentLength)) return { ...known, ruledOutBy: ["impossible"] };
  try {
    const loss = task.lossOf(share * massFlow, tube.insideDiameter, equivalentLength);
    const velocity = Math.max(loss.velocityIn, loss.velocityOut);
    const penalty = penaltyOf(task, loss);
    const ruledOutBy: Reason[] = [];
    // A gravity drain is judged by its velocity alone: gas flows back above the liquid.
    if (values.kind !== "condensate" && penalty > budget) ruledOutBy.push("penalty");
    if (velocity > highestVelocity[values.kind]) ruledOutBy.push("velocity");
    if (oil && minimumVelocity! < oil.required) ruledOutBy.push("oil");
    if (rating !== undefined && Math.max(loss.pressureIn, loss.pressureOut, task.designPressure) - standardPressure > rating)
      ruledOutBy.push("strength");
    return { ...known, loss, penalty, velocity, ruledOutBy };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { ...known, ruledOutBy: ["impossible"] };
  }
}

/** All sizes of a series for a line. */
export function candidatesOf(task: LineTask, series: TubeSeriesKey): Candidate[] {
  return tubeSizes(series).map((size) => tryTube(task, { ...size, series }));
}

/**
 * The size that a line gets: the smallest that nothing rules out. Where limits contradict one another, a riser returns its oil first, with as
 * little loss as that leaves; any other line keeps its loss, with as much velocity as that leaves. The strength of the wall is no reason for
 * another size than the flow needs: where no tube that carries the flow is strong enough, the series is the wrong one.
 */
export function chosenOf(task: LineTask, candidates: readonly Candidate[]): Candidate | undefined {
  const possible = candidates.filter(({ loss }) => loss !== undefined);
  const free = (...allowed: readonly Reason[]): readonly Candidate[] =>
    possible.filter(({ ruledOutBy }) => ruledOutBy.every((reason) => reason === "strength" || allowed.includes(reason)));
  /** The first that is strong enough, or else the first. */
  const firstOf = (sizes: readonly Candidate[]): Candidate | undefined =>
    sizes.find(({ ruledOutBy }) => !ruledOutBy.includes("strength")) ?? sizes[0];
  const isUp = task.isGas && isRiser(task.values);
  return firstOf(free()) ?? (isUp ? free("penalty").at(-1) : undefined) ?? firstOf(free("oil")) ?? possible.at(-1);
}

/** `7/8 in`, or both tubes of a double riser. */
export const sizeText = (...tubes: readonly Tube[]): string => tubes.map(tubeName).join(" + ");
