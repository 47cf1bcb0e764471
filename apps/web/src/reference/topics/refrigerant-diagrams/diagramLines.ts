import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import { easyNumbers, readingIn, roundNumber } from "@org/ui/figures";
import { dome, isenthalp, isentrope, isobar, isochore, isotherm, qualityLine } from "./families.ts";
import { rangeOf, type DiagramRange, type Place } from "./places.ts";

export type DiagramKind = "ph" | "ts";
export type Family = "dome" | "temperature" | "pressure" | "entropy" | "enthalpy" | "volume" | "quality";

/** A line of a diagram with its family and value. */
export interface DiagramLine {
  readonly id: string;
  readonly family: Family;
  /** Label on the line, without its unit. */
  readonly label: string;
  readonly places: readonly Place[];
}

export interface Diagram {
  readonly range: DiagramRange;
  readonly lines: readonly DiagramLine[];
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
  const range = rangeOf(refrigerant, evaporating);
  const { cold, hot } = corners(refrigerant, range);
  const lines: DiagramLine[] = [{ id: "dome", family: "dome", label: "", places: dome(refrigerant, range) }];
  yield undefined;
  const numberIn = (family: keyof typeof quantityOf, value: number): string => readingIn(quantityOf[family], unitSystem).number(value);
  type Draw = (refrigerant: Refrigerant, value: number, range: DiagramRange) => readonly Place[];
  function* family(name: keyof typeof quantityOf, span: readonly [number, number], draw: Draw, isLog = false): Generator<undefined> {
    for (const value of roundBetween(quantityOf[name], span[0], span[1], unitSystem, isLog)) {
      lines.push({ id: `${name} ${value}`, family: name, label: numberIn(name, value), places: draw(refrigerant, value, range) });
      yield undefined;
    }
  }
  const volumes = [2 / refrigerant.critical.density, 1 / hot.density] as const;
  if (kind === "ph") {
    yield* family("temperature", [range.lowTemperature, range.highTemperature], isotherm);
    yield* family("entropy", [cold.entropy, hot.entropy], isentrope);
  } else {
    yield* family("pressure", [range.lowPressure, range.highPressure], isobar, true);
    yield* family("enthalpy", [cold.enthalpy, hot.enthalpy], isenthalp);
  }
  yield* family("volume", volumes, isochore, true);
  for (let tenth = 1; tenth <= 9; tenth++) {
    const quality = tenth / 10;
    lines.push({
      id: `quality ${tenth}`,
      family: "quality",
      label: `${10 * tenth}\u202f%`,
      places: qualityLine(refrigerant, quality, range),
    });
    yield undefined;
  }
  return { range, lines };
}
