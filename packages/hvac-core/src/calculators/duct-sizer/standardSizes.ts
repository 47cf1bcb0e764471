import { flatOvalMinorSizes, rectangularDuctSizes, roundDuctSizes } from "../../flow/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import { flexibleRange, type Demand, type ExactSize } from "./exactSize.ts";
import type { DuctValues } from "./schema.ts";
import { frictionDiameterOf, round, sectionOf, type DuctShape, type Size } from "./size.ts";

/** Room for the last bits of a unit conversion where a standard size meets the target exactly. */
const lastBits = 1e-9;

function meets(demand: Demand, shape: DuctShape, size: Size): boolean {
  const has = demand.by === "area" ? sectionOf(shape, size).area : frictionDiameterOf(shape, size);
  return has >= demand.least * (1 - lastBits);
}

/** Flat oval pressed from a spiral tube keeps its perimeter. */
function ovalFromTube(minor: number, tube: number): Size {
  return { width: minor + (Math.PI / 2) * (tube - minor), height: minor, tube };
}

const rectangular = new Map<UnitSystem, Size[][]>();

/** Each standard height with the widths from it up: hundreds of sizes, the same for every duct, made once for each series. */
function rectangularRows(system: UnitSystem): Size[][] {
  const sides = rectangularDuctSizes(system);
  const rows =
    rectangular.get(system) ?? sides.map((height) => sides.filter((width) => width >= height).map((width) => ({ width, height })));
  rectangular.set(system, rows);
  return rows;
}

/**
 * The standard sizes of the input's shape, in rows: within a row the height stays and the sizes grow. Round ducts and ducts of fixed
 * height are one row; otherwise each standard height is one, with widths from the height up.
 */
export function standardRows({ ductShape, sideRule, fixedSide, sizeSeries }: DuctValues): Size[][] {
  const system = sizeSeries === "inch" ? "Imperial" : "Metric";
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
    case "rectangular":
      return fixed ? [rectangularDuctSizes(system).map((width) => ({ width, height: fixedSide }))] : rectangularRows(system);
  }
}

/** Of each row of standard sizes the smallest that meets the target. */
export function smallestThatMeet(values: DuctValues, demand: Demand): Size[] {
  return standardRows(values).flatMap((row) => row.find((size) => meets(demand, values.ductShape, size)) ?? []);
}

/**
 * The standard size nearest to the exact one of those that meet the target; `undefined` beyond the largest. Sizes as near as each other
 * exist (800 × 300 and 600 × 400 mm beside 2 : 1): then the one with less metal.
 */
export function nearestStandard(values: DuctValues, exact: ExactSize): Size | undefined {
  const { ductShape } = values;
  let nearest: Size | undefined;
  let least = Infinity;
  let metal = Infinity;
  for (const size of smallestThatMeet(values, exact.demand)) {
    const distance = Math.abs(Math.log(size.width / exact.width)) + Math.abs(Math.log(size.height / exact.height));
    const { perimeter } = sectionOf(ductShape, size);
    if (distance < least - lastBits || (distance < least + lastBits && perimeter < metal))
      [nearest, least, metal] = [size, distance, perimeter];
  }
  return nearest;
}
