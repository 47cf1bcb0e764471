import { velocityPressure } from "../../flow/index.ts";
import { isAbove } from "../../quantity/tolerance.ts";
import { solveRising } from "../../flow/internal.ts";
import { OutOfRangeError, requireInRange } from "../../kernel/index.ts";
import type { DuctAir } from "./air.ts";
import { exactSize, flexibleRange, type ExactSize } from "./exactSize.ts";
import { fittingLosses } from "./fittings.ts";
import { flowIn, isRound, round, sectionOf, type Size } from "./size.ts";
import { clearOf, nearestStandard, sizeMeets } from "./standardSizes.ts";
import { isFlat, type Duct } from "./duct.ts";

/** Static regain at the size that is exact. */
export interface Regain {
  /** Velocity in the section before it, m/s. */
  readonly upstream: number;
  /** Whether it becomes larger than the section before it. */
  readonly isLarger: boolean;
  /** Friction rate at which the regain makes up for the loss, Pa/m. */
  readonly frictionRate: number;
}

/** A duct with its size. */
export interface SizedDuct {
  readonly duct: Duct;
  /** The cross-section of the flow. */
  readonly clear: Size;
  /** Size of the sheet, which is larger with a liner. */
  readonly sheet: Size;
  /** Clear, and meets the target exactly; undefined for a custom size without a target, or one that no size of the shape meets. */
  readonly exact: ExactSize | undefined;
  readonly origin: "standard" | "exact" | "chosen";
  readonly regain: Regain | undefined;
  /** Made flatter than its proportions, to fit. */
  readonly isFlattened: boolean;
  /** Made smaller than its target asks for, to balance. */
  readonly isResized: boolean;
}

const sheetOf = ({ width, height }: Size, liner: number): Size =>
  liner === 0 ? { width, height } : { width: width + 2 * liner, height: height + 2 * liner };

interface ExactClear {
  readonly exact: ExactSize;
  readonly isFlattened: boolean;
}

/** Minimum clear height within a liner, m. */
const minClearHeight = 0.02;

/** @throws {OutOfRangeError} where a liner leaves nothing of a height */
function requireClear(liner: number, height: number): void {
  if (liner === 0 || height - 2 * liner >= minClearHeight) return;
  const reason = "it leaves nothing of the height of the duct";
  throw new OutOfRangeError({ parameter: "linerThickness", value: liner, min: 0, max: height / 2, unit: "m", reason });
}

/** The clear section that meets the target exactly, within the height limit. */
function exactClear(duct: Duct, air: DuctAir): ExactClear {
  const { liner, heightLimit = Infinity } = duct.built;
  if (isFlat(duct.ductShape)) requireClear(liner, duct.sideRule === "fixedSide" ? duct.fixedSide : heightLimit);
  const exact = exactSize(liner === 0 ? duct : { ...duct, fixedSide: duct.fixedSide - 2 * liner }, air);
  if (!isFlat(duct.ductShape) || duct.sideRule === "fixedSide" || exact.height + 2 * liner <= heightLimit)
    return { exact, isFlattened: false };
  return { exact: exactSize({ ...duct, sideRule: "fixedSide", fixedSide: heightLimit - 2 * liner }, air), isFlattened: true };
}

/** Friction rates between which a section by static regain lies, Pa/m. */
const [minFriction, maxFriction] = [1e-3, 300];

/**
 * The friction rate at which what the air gives up in velocity pressure, times the regain factor, makes up for the friction and the fittings of the
 * section.
 */
function regainFriction(target: Duct, upstream: number, factor: number, air: DuctAir): number {
  // The maximum velocity applies to the size, not to the friction rate of the regain.
  const duct: Duct = { ...target, velocityCap: "none" };
  const upstreamPressure = velocityPressure(upstream, air.density);
  const residual = (targetFriction: number): number => {
    const trial = { ...duct, targetFriction };
    const { exact } = exactClear(trial, air);
    const flow = flowIn(exact, trial, air);
    const fittings = fittingLosses(trial, exact, flow, air).reduce((sum, { loss }) => sum + loss, 0);
    return (flow.frictionRate * duct.ductLength + fittings) / upstreamPressure - factor * (1 - flow.velocityPressure / upstreamPressure);
  };
  if (residual(minFriction) >= 0) return minFriction;
  const highest = maxCalculable(residual, maxFriction);
  if (residual(highest) <= 0) return highest;
  return solveRising(residual, minFriction, highest);
}

/** The highest friction rate up to a limit at which a size can be calculated: little air in a rough duct has none at the limit. */
function maxCalculable(residual: (friction: number) => number, highest: number): number {
  for (let friction = highest; friction > minFriction; friction /= 1.1) {
    try {
      residual(friction);
      return friction;
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
    }
  }
  return minFriction;
}

function chosenSheet({ row }: Duct): Size {
  if (row.ductShape === "flexible")
    return round(requireInRange("chosenDiameter", row.chosenDiameter, flexibleRange.min, flexibleRange.max, "m"));
  if (row.ductShape === "round") return round(row.chosenDiameter);
  // An oval lying on its narrow side is the same duct.
  if (row.ductShape === "oval")
    return { width: Math.max(row.chosenWidth, row.chosenHeight), height: Math.min(row.chosenWidth, row.chosenHeight) };
  return { width: row.chosenWidth, height: row.chosenHeight };
}

function exactIfAny(duct: Duct, air: DuctAir): ExactSize | undefined {
  try {
    return exactSize(duct, air);
  } catch (error) {
    // An existing duct can be assessed even if no size of its shape would meet the target.
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** The section before another one, on the side of the fan: its velocity (m/s) and its clear area (m²); zero at the fan itself. */
export interface Upstream {
  readonly velocity: number;
  readonly area: number;
  /** Its sheet; undefined where it is of another shape. */
  readonly sheet: Size | undefined;
}

/** The size of a section: as entered, or the standard one that meets its target. @throws {OutOfRangeError} when no size meets it */
export function sizedDuct(duct: Duct, air: DuctAir, upstream: Upstream, regainFactor: number): SizedDuct {
  const { liner } = duct.built;
  if (duct.method === "chosen") {
    const sheet = chosenSheet(duct);
    requireClear(liner, Math.min(sheet.width, sheet.height));
    return {
      duct,
      clear: liner === 0 ? sheet : clearOf(sheet, liner),
      sheet,
      exact: duct.hasTarget ? exactIfAny(duct, air) : undefined,
      origin: "chosen",
      regain: undefined,
      isFlattened: false,
      isResized: false,
    };
  }
  const regained = duct.method === "regain" ? regainFriction(duct, upstream.velocity, regainFactor, air) : undefined;
  const target = regained === undefined ? duct : { ...duct, targetFriction: regained };
  const { exact, isFlattened } = exactClear(target, air);
  const standard = duct.row.sizeChoice === "standard" ? nearestStandard(target, exact, duct.built, upstream.sheet) : undefined;
  const sheet = standard ?? sheetOf(exact, liner);
  const clear = standard && liner === 0 ? standard : standard ? clearOf(standard, liner) : { width: exact.width, height: exact.height };
  const regain =
    regained === undefined
      ? undefined
      : { upstream: upstream.velocity, frictionRate: regained, isLarger: isAbove(sectionOf(duct.ductShape, clear).area, upstream.area) };
  return { duct: target, clear, sheet, exact, origin: standard ? "standard" : "exact", regain, isFlattened, isResized: false };
}

/** A section with another size, as balancing asks for. */
export function withSheet(sized: SizedDuct, sheet: Size): SizedDuct {
  const { liner } = sized.duct.built;
  return { ...sized, sheet, clear: liner === 0 ? sheet : clearOf(sheet, liner), origin: "standard", isResized: true };
}

/** A section with the standard size that it had before, as long as that meets its target. What is exact follows its airflow all the same. */
export function withSizeBefore(sized: SizedDuct, before: SizedDuct | undefined): SizedDuct {
  if (before?.origin !== "standard" || sized.origin !== "standard" || !sized.exact) return sized;
  const { clear, sheet, isResized } = before;
  if (!isResized && !sizeMeets(sized.duct.ductShape, clear, sized.exact)) return sized;
  return { ...sized, clear, sheet, isResized };
}

/** Whether a duct is round, as limits of noise distinguish. */
export const isCircular = ({ duct }: SizedDuct): boolean => isRound(duct.ductShape);
