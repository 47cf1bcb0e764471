import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import {
  diagramRange,
  propertyLine,
  saturationLine,
  type DiagramLine,
  type DiagramPoint,
  type DiagramRange,
  type Refrigerant,
} from "@org/hvac-core/refrigerants";
import { easyNumbers, readingIn, roundNumber } from "@org/ui/figures";

export type DiagramKind = "ph" | "ts";
export type Family = "dome" | DiagramLine["property"];

/** A line of a diagram with its family and value. */
export interface DrawnLine {
  readonly id: string;
  readonly family: Family;
  /** Label on the line, without its unit. */
  readonly label: string;
  readonly points: readonly (DiagramPoint | undefined)[];
}

export interface Diagram {
  readonly range: DiagramRange;
  readonly lines: readonly DrawnLine[];
}

const quantityOf = {
  temperature: "temperature",
  pressure: "refrigerantPressure",
  entropy: "entropy",
  enthalpy: "enthalpy",
  volume: "specificVolume",
} as const satisfies Partial<Record<Family, QuantityKind>>;

/** Approximate maximum number of lines of a family that can be distinguished. */
const maxLines = 13;

/** Round numbers in the shown unit between two values, in SI. */
function roundBetween(kind: QuantityKind, low: number, high: number, unitSystem: UnitSystem, isLog: boolean): readonly number[] {
  const { shown, toSi } = readingIn(kind, unitSystem);
  const [from, to] = [shown(low), shown(high)];
  if (isLog) {
    const all = [[1, 2, 5], [1, 3], [1]].map((digits) => easyNumbers(from, to, digits));
    return (all.find((numbers) => numbers.length <= maxLines) ?? all[2]!).map(toSi);
  }
  const step = roundNumber((to - from) / maxLines, "up");
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => toSi((first + index) * step));
}

/** Corners of the diagram: cold liquid at high pressure, and hot gas at low pressure. */
function corners(refrigerant: Refrigerant, range: DiagramRange) {
  const cold = refrigerant.state({ temperature: range.lowTemperature, pressure: range.highPressure });
  const hot = refrigerant.state({ temperature: range.highTemperature, pressure: range.lowPressure });
  return { cold, hot };
}

interface Asked {
  readonly refrigerant: Refrigerant;
  readonly kind: DiagramKind;
  readonly unitSystem: UnitSystem;
  /** °C, that the diagram reaches below of. */
  readonly evaporating: number;
}

/** Everything in a diagram that does not depend on the cycle. Yields after each line, since there are thousands of states. */
export function* diagramLines({ refrigerant, kind, unitSystem, evaporating }: Asked): Generator<undefined, Diagram, undefined> {
  const range = diagramRange(refrigerant, evaporating);
  const { cold, hot } = corners(refrigerant, range);
  const lines: DrawnLine[] = [{ id: "dome", family: "dome", label: "", points: saturationLine(refrigerant, range.lowTemperature) }];
  yield undefined;
  const numberIn = (family: keyof typeof quantityOf, value: number): string => readingIn(quantityOf[family], unitSystem).number(value);
  function* family(property: keyof typeof quantityOf, [low, high]: readonly [number, number], isLog = false): Generator<undefined> {
    for (const value of roundBetween(quantityOf[property], low, high, unitSystem, isLog)) {
      const points = propertyLine(refrigerant, { property, value }, range);
      lines.push({ id: `${property} ${value}`, family: property, label: numberIn(property, value), points });
      yield undefined;
    }
  }
  const volumes = [2 / refrigerant.critical.density, 1 / hot.density] as const;
  if (kind === "ph") {
    yield* family("temperature", [range.lowTemperature, range.highTemperature]);
    yield* family("entropy", [cold.entropy, hot.entropy]);
  } else {
    yield* family("pressure", [range.lowPressure, range.highPressure], true);
    yield* family("enthalpy", [cold.enthalpy, hot.enthalpy]);
  }
  yield* family("volume", volumes, true);
  for (let tenth = 1; tenth <= 9; tenth++) {
    const quality = tenth / 10;
    lines.push({
      id: `quality ${tenth}`,
      family: "quality",
      label: `${10 * tenth}\u202f%`,
      points: propertyLine(refrigerant, { property: "quality", value: quality }, range),
    });
    yield undefined;
  }
  return { range, lines };
}
