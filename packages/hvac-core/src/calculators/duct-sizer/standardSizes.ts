import { flatOvalMinorSizes, rectangularDuctSizes, roundDuctSizes } from "../../flow/index.ts";
import { isAtMost, isBelow, relativeTolerance } from "../../quantity/tolerance.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import { flexibleRange, type Demand, type ExactSize } from "./exactSize.ts";
import type { Built, Duct, DuctShape } from "./duct.ts";
import { frictionDiameterOf, isRound, round, sectionOf, type Size } from "./size.ts";
import { en1505, smacnaDuct, type Citation } from "../../sources/index.ts";

/** Demands on a size, which must meet all of them. */
type Demands = Pick<ExactSize, "demand" | "besides">;

export const unlined: Built = { liner: 0 };

/** A standard size with the properties that demands name. */
interface Candidate {
  /** Size of the sheet. */
  readonly size: Size;
  /** Area and friction diameter of the clear section, m² and m. */
  readonly area: number;
  readonly frictionDiameter: number;
  /** Perimeter of the sheet, m. */
  readonly perimeter: number;
}

/** The clear section within a liner. */
export function clearOf({ width, height }: Size, liner: number): Size {
  return { width: width - 2 * liner, height: height - 2 * liner };
}

function candidateOf(shape: DuctShape, size: Size, liner: number): Candidate | undefined {
  const clear = liner === 0 ? size : clearOf(size, liner);
  if (clear.height <= 1e-3) return undefined;
  return {
    size,
    area: sectionOf(shape, clear).area,
    frictionDiameter: frictionDiameterOf(shape, clear),
    perimeter: sectionOf(shape, size).perimeter,
  };
}

/** Flat oval pressed from a spiral tube keeps its perimeter. */
function ovalFromTube(minor: number, tube: number): Size {
  return { width: minor + (Math.PI / 2) * (tube - minor), height: minor, tube };
}

/** Source of the standard sizes of a duct. */
export function standardSizesSource({ ductShape, sizeSeries }: Pick<Duct, "ductShape" | "sizeSeries">): Citation {
  if (sizeSeries === "inch" || ductShape === "oval") return { source: smacnaDuct, locator: "usual sizes" };
  return { source: en1505, locator: isRound(ductShape) ? "EN 1506" : "EN 1505" };
}

type Rules = Pick<Duct, "ductShape" | "sideRule" | "fixedSide" | "sizeSeries">;

const systemOf = ({ sizeSeries }: Pick<Rules, "sizeSeries">): UnitSystem => (sizeSeries === "inch" ? "Imperial" : "Metric");

function sizesOf({ ductShape, sideRule, fixedSide, sizeSeries }: Rules): Size[][] {
  const system = systemOf({ sizeSeries });
  const fixed = sideRule === "fixedSide";
  switch (ductShape) {
    case "round":
      return [roundDuctSizes(system).map(round)];
    case "flexible":
      return [
        roundDuctSizes(system)
          .filter((d) => d >= flexibleRange.min && d <= flexibleRange.max)
          .map(round),
      ];
    case "oval":
      return (fixed ? [fixedSide] : flatOvalMinorSizes(system)).map((minor) =>
        roundDuctSizes(system)
          .filter((tube) => tube > minor)
          .map((tube) => ovalFromTube(minor, tube)),
      );
    case "rectangular": {
      const sides = rectangularDuctSizes(system);
      if (fixed) return [sides.map((width) => ({ width, height: fixedSide }))];
      return sides.map((height) => sides.filter((width) => width >= height).map((width) => ({ width, height })));
    }
  }
}

const candidatesByKind = new Map<string, Candidate[][]>();
const maxKinds = 50;

/** Standard sizes are hundreds, the same for every duct of a kind: they are computed once for each. */
function candidates(rules: Rules, liner: number): Candidate[][] {
  const fixed = rules.sideRule === "fixedSide" && (rules.ductShape === "rectangular" || rules.ductShape === "oval");
  const key = `${rules.ductShape} ${rules.sizeSeries} ${liner} ${fixed ? rules.fixedSide : ""}`;
  let rows = candidatesByKind.get(key);
  if (!rows) {
    if (candidatesByKind.size >= maxKinds) candidatesByKind.clear();
    rows = sizesOf(rules).map((row) => row.flatMap((size) => candidateOf(rules.ductShape, size, liner) ?? []));
    candidatesByKind.set(key, rows);
  }
  return rows;
}

/**
 * The standard sizes of the input's shape, in rows: within a row the height stays and the sizes grow. Round ducts and ducts of fixed
 * height are one row; otherwise each standard height is one, with widths from the height up.
 */
export function standardRows(rules: Rules): Size[][] {
  return candidates(rules, 0).map((row) => row.map(({ size }) => size));
}

const meetsDemand = ({ by, minimum }: Demand, { area, frictionDiameter }: Pick<Candidate, "area" | "frictionDiameter">): boolean =>
  !isBelow(by === "area" ? area : frictionDiameter, minimum);

function meets({ demand, besides }: Demands, candidate: Pick<Candidate, "area" | "frictionDiameter">): boolean {
  return meetsDemand(demand, candidate) && (besides === undefined || meetsDemand(besides, candidate));
}

/** Whether a clear size meets its demands. */
export function sizeMeets(shape: DuctShape, clear: Size, demands: Demands): boolean {
  return meets(demands, { area: sectionOf(shape, clear).area, frictionDiameter: frictionDiameterOf(shape, clear) });
}

/** The smallest size of a row that meets its demands, found by halves: all sizes after it meet them too. */
function firstThatMeets(row: readonly Candidate[], demands: Demands): Candidate | undefined {
  let [from, to] = [0, row.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (meets(demands, row[middle]!)) to = middle;
    else from = middle + 1;
  }
  return row[from];
}

function smallestCandidates(rules: Rules, demands: Demands, { liner, heightLimit = Infinity }: Built): Candidate[] {
  const smallest: Candidate[] = [];
  for (const row of candidates(rules, liner)) {
    const first = firstThatMeets(row, demands);
    if (first && isAtMost(first.size.height, heightLimit)) smallest.push(first);
  }
  return smallest;
}

/** The smallest size of each row of standard sizes that meets the target. */
export function smallestThatMeet(rules: Rules, demand: Demands, built: Built = unlined): Size[] {
  return smallestCandidates(rules, demand, built).map(({ size }) => size);
}

/** Factor by which a standard size may be flatter or squarer than the target where that saves metal: a step of the sizes on each side. */
const proportionBand = 1.6;
/** Share of metal saved for which other proportions are used. */
const worthwhileSaving = 0.1;

/**
 * The standard size nearest to the exact one, of each standard height the narrowest that meets the target; `undefined` beyond the largest. Where another
 * one of about the same proportions saves more than a tenth of the metal, that is taken: 500 × 400 mm rather than 800 × 300. Of sizes as near as each
 * other (800 × 300 and 600 × 400 mm for 2 : 1) it is the one with less metal.
 *
 * @param within the sheet of the section before it: where a size that fits into it meets the target, no other is taken, so that a duct does not become
 *   wider or higher on its way to the terminals
 */
export function nearestStandard(rules: Rules, exact: ExactSize, built: Built = unlined, within?: Size): Size | undefined {
  const all = smallestCandidates(rules, exact, built);
  const fitting = within ? all.filter(({ size }) => isAtMost(size.width, within.width) && isAtMost(size.height, within.height)) : all;
  const [width, height] = [exact.width + 2 * built.liner, exact.height + 2 * built.liner];
  let [nearest, leanest]: (Candidate | undefined)[] = [];
  let minDistance = Infinity;
  for (const candidate of fitting.length > 0 ? fitting : all) {
    const { size, perimeter } = candidate;
    const distance = Math.abs(Math.log(size.width / width)) + Math.abs(Math.log(size.height / height));
    if (
      !nearest ||
      distance < minDistance - relativeTolerance ||
      (distance < minDistance + relativeTolerance && perimeter < nearest.perimeter)
    )
      [nearest, minDistance] = [candidate, distance];
    const flatter = size.width / size.height / (width / height);
    if (isAtMost(Math.max(flatter, 1 / flatter), proportionBand) && (!leanest || perimeter < leanest.perimeter)) leanest = candidate;
  }
  return leanest && isBelow(leanest.perimeter, (1 - worthwhileSaving) * nearest!.perimeter) ? leanest.size : nearest?.size;
}

const bySize = new WeakMap<Candidate[][], readonly Candidate[]>();

/** All candidates of a kind, the largest area first. */
function sortedByArea(rows: Candidate[][]): readonly Candidate[] {
  let sorted = bySize.get(rows);
  if (!sorted) {
    sorted = rows.flat().toSorted((a, b) => b.area - a.area);
    bySize.set(rows, sorted);
  }
  return sorted;
}

/** The standard sizes of a duct's kind that fit into a size and have less area, the largest first. */
export function* smallerStandard(rules: Rules, than: Size, { liner, heightLimit = Infinity }: Built): Generator<Size> {
  const maxArea = sectionOf(rules.ductShape, clearOf(than, liner)).area;
  const height = Math.min(than.height, heightLimit);
  for (const { size, area } of sortedByArea(candidates(rules, liner)))
    if (isBelow(area, maxArea) && isAtMost(size.width, than.width) && isAtMost(size.height, height)) yield size;
}
