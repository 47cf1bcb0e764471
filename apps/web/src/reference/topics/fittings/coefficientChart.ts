import { exceededRanges, type Fitting, type FittingParameter } from "@org/hvac-core/flow";
import type { UnitSystem } from "@org/hvac-core/quantity";
import {
  logDomain,
  readingIn,
  valueOrGap,
  type ChartContent,
  type ChartLine,
  type ChartPoint,
  type FigureCell,
  type FigureTable,
} from "@org/ui/figures";
import { coefficientText, kindOf, symbolOf } from "./fittingList.ts";

export type Geometry = Readonly<Record<string, number>>;

/** Samples of a curve, and how many of them the keyboard stops at. */
const samples = 97;
const stops = 13;
/** Curves beside the one that is asked for. */
const besides = 4;

/** A length or a flow coefficient goes over decades. */
const isWide = ({ quantity }: FittingParameter): boolean => quantity === "length" || quantity === "flowCoefficient";

/** The span of a parameter that is drawn: what its data cover and a little beyond, but not where the coefficient stays as it is. */
export function drawnSpan(parameter: FittingParameter): readonly [number, number] {
  const { min, max, valid = [min, max], constantOver = [] } = parameter;
  const steady = constantOver.find(([, to]) => to === max);
  const end = steady && steady[0] > min && constantOver.length === 1 ? Math.min(max, 1.5 * steady[0]) : valid[1];
  const room = isWide(parameter) ? 0 : 0.12 * (end - valid[0]);
  return [Math.max(min, valid[0] - room), Math.min(max, end + room)];
}

function valuesBetween(parameter: FittingParameter, [low, high]: readonly [number, number], count: number): readonly number[] {
  if (parameter.quantity === "count") return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const shares = Array.from({ length: count }, (_, index) => index / (count - 1));
  return shares.map((share) => (isWide(parameter) ? low ** (1 - share) * high ** share : low + share * (high - low)));
}

/** What a coefficient depends on, in the order in which it is asked for over one of them; the conduit's own diameter last. */
export function parametersOf({ parameters }: Fitting): readonly (readonly [string, FittingParameter])[] {
  return Object.entries(parameters).toSorted(([, one], [, other]) => Number(isWide(one)) - Number(isWide(other)));
}

function axisOf(values: readonly number[]): Pick<ChartContent["y"], "scale" | "domain"> {
  const known = values.filter((value) => Number.isFinite(value));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (low > 0 && high / low > 60) return { scale: "log", domain: logDomain([low, high], 1.05) };
  const top = high > 0 ? 1.08 * high : 1;
  return { scale: "linear", domain: [low < 0 ? 1.08 * low : 0, Math.max(top, 0.05)] };
}

interface Curve {
  readonly fitting: Fitting;
  readonly geometry: Geometry;
  readonly over: string;
  readonly unitSystem: UnitSystem;
}

/** Curves beside the one asked for: another parameter at values over its range. */
function familyOf({ fitting, geometry, over }: Curve): readonly { readonly name: string; readonly value: number }[] {
  const other = parametersOf(fitting).find(([name]) => name !== over);
  if (!other) return [];
  const [name, parameter] = other;
  const { min, max, valid = [min, max] } = parameter;
  const own = geometry[name] ?? parameter.default;
  return valuesBetween(parameter, valid, besides)
    .filter((value) => Math.abs(value - own) > 0.02 * (valid[1] - valid[0]))
    .map((value) => ({ name, value: Number(value.toPrecision(2)) }))
    .filter(({ value }) => value >= min && value <= max);
}

/** The coefficient of a fitting over one of its parameters; the point asked for stands on it, and what its data cover is shaded. */
export function coefficientChart(curve: Curve): { readonly content: ChartContent; readonly table: FigureTable<FigureCell> } {
  const { fitting, geometry, over, unitSystem } = curve;
  const parameter = fitting.parameters[over]!;
  const read = readingIn(kindOf(parameter), unitSystem);
  const at = (given: Geometry, value: number): number => valueOrGap(() => fitting.coefficient({ ...given, [over]: value })) ?? Number.NaN;
  const own = geometry[over] ?? parameter.default;
  const drawn = drawnSpan(parameter);
  const span = [Math.min(drawn[0], own), Math.max(drawn[1], own)] as const;
  const xs = valuesBetween(parameter, span, samples);
  const lineOf = (given: Geometry) => xs.map((value) => ({ x: read.shown(value), y: at(given, value) }));
  const main = lineOf(geometry);
  const family = familyOf(curve).map(({ name, value }): ChartLine => {
    const other = fitting.parameters[name]!;
    const text = readingIn(kindOf(other), unitSystem).short(value);
    return {
      id: `${name} ${value}`,
      look: "family",
      essential: true,
      label: `${symbolOf(other)} ${text}`,
      labelAt: "end",
      points: lineOf({ ...geometry, [name]: value }),
    };
  });
  const coefficient = at(geometry, own);
  const words = (value: number, found: number): string => `${symbolOf(parameter)} ${read.short(value)}: ${coefficientText(found)}`;
  const chosen: ChartPoint = {
    id: "own",
    x: read.shown(own),
    y: coefficient,
    look: "main",
    caption: coefficientText(coefficient),
    description: words(own, coefficient),
  };
  const stopped = valuesBetween(parameter, span, stops);
  const points = [
    ...stopped.map((value): ChartPoint => ({
      id: String(value),
      x: read.shown(value),
      y: at(geometry, value),
      look: "minor",
      description: words(value, at(geometry, value)),
    })),
    chosen,
  ].toSorted((one, other) => one.x - other.x);
  const y = axisOf([...main.map((point) => point.y), coefficient]);
  const { valid } = parameter;
  return {
    content: {
      x: {
        label: read.symbol === "" ? parameter.name : `${parameter.name}, ${read.symbol}`,
        scale: isWide(parameter) ? "log" : "linear",
        domain: [read.shown(span[0]), read.shown(span[1])],
      },
      y: { label: "Loss coefficient", ...y },
      lines: [{ id: "coefficient", look: "main", essential: true, points: main }, ...family],
      points: points.filter((point) => Number.isFinite(point.y)),
      ...(valid && { band: valid.map((end) => ({ x: read.shown(end), low: y.domain[0], high: y.domain[1] })) }),
    },
    table: {
      columns: [parameter.name, "Loss coefficient"],
      rows: stopped.map((value) => [read.cell(value), coefficientText(at(geometry, value))]),
    },
  };
}

/** What lies outside of the data of the source, in words. */
export function beyondData(fitting: Fitting, geometry: Geometry): readonly string[] {
  return exceededRanges(fitting, geometry).map(
    ({ name, min, max }) =>
      `${name}: the data reach from ${coefficientText(min)} to ${coefficientText(max)}; beyond, the value of their end holds.`,
  );
}
