import { prose } from "@org/form/numbers";
import { exceededRanges, type Fitting, type FittingParameter } from "@org/hvac-core/flow";
import type { UnitSystem } from "@org/hvac-core/quantity";
import {
  axisSteps,
  axisTitle,
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
import { texts } from "./texts.ts";

export type Geometry = Readonly<Record<string, number>>;

/** Samples of a curve, and the number of them that the keyboard reaches. */
const samples = 97;
const stops = 13;
/** Maximum number of further curves. */
const maxFurtherCurves = 4;

/** Whether a parameter spans decades: a length or a flow coefficient. */
const isWide = ({ quantity }: FittingParameter): boolean => quantity === "length" || quantity === "flowCoefficient";

const scaleOf = (parameter: FittingParameter): "linear" | "log" => (isWide(parameter) ? "log" : "linear");

/** Range of a parameter in the chart: the data and a little beyond, except where the coefficient is constant. */
export function drawnSpan(parameter: FittingParameter): readonly [number, number] {
  const { min, max, valid = [min, max], constantOver = [] } = parameter;
  const steady = constantOver.find(([, to]) => to === max);
  const end = steady && steady[0] > min && constantOver.length === 1 ? Math.min(max, 1.5 * steady[0]) : valid[1];
  const room = isWide(parameter) ? 0 : 0.12 * (end - valid[0]);
  return [Math.max(min, valid[0] - room), Math.min(max, end + room)];
}

function valuesBetween(parameter: FittingParameter, [low, high]: readonly [number, number], count: number): readonly number[] {
  if (parameter.quantity === "count") return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return axisSteps([low, high], scaleOf(parameter), count);
}

/** Parameters of a coefficient in order of interest; the diameter of the conduit comes last. */
export function parametersOf({ parameters }: Fitting): readonly (readonly [string, FittingParameter])[] {
  return Object.entries(parameters).toSorted(([, a], [, b]) => Number(isWide(a)) - Number(isWide(b)));
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

/** Further curves: a second parameter at values over its range. */
function familyOf({ fitting, geometry, over }: Curve): readonly { readonly name: string; readonly value: number }[] {
  const other = parametersOf(fitting).find(([name]) => name !== over);
  if (!other) return [];
  const [name, parameter] = other;
  const { min, max, valid = [min, max] } = parameter;
  const current = geometry[name] ?? parameter.default;
  return valuesBetween(parameter, valid, maxFurtherCurves)
    .filter((value) => Math.abs(value - current) > 0.02 * (valid[1] - valid[0]))
    .map((value) => ({ name, value: Number(value.toPrecision(2)) }))
    .filter(({ value }) => value >= min && value <= max);
}

/** The curve, its parameter and the current value, and the range that is drawn. */
function readCurve({ fitting, geometry, over, unitSystem }: Curve) {
  const parameter = fitting.parameters[over]!;
  const current = geometry[over] ?? parameter.default;
  const drawn = drawnSpan(parameter);
  const span = [Math.min(drawn[0], current), Math.max(drawn[1], current)] as const;
  const coefficientAt = (given: Geometry, value: number): number =>
    valueOrGap(() => fitting.coefficient({ ...given, [over]: value })) ?? Number.NaN;
  return { fitting, geometry, parameter, current, span, coefficientAt, read: readingIn(kindOf(parameter), unitSystem), unitSystem };
}

type ReadCurve = ReturnType<typeof readCurve>;

const lineOf = ({ parameter, span, coefficientAt, read }: ReadCurve, geometry: Geometry) =>
  valuesBetween(parameter, span, samples).map((value) => ({ x: read.shown(value), y: coefficientAt(geometry, value) }));

function familyLines(curve: ReadCurve, family: ReturnType<typeof familyOf>): readonly ChartLine[] {
  return family.map(({ name, value }) => {
    const other = curve.fitting.parameters[name]!;
    return {
      id: `${name} ${value}`,
      look: "family",
      essential: true,
      label: texts.symbolValue(symbolOf(other), readingIn(kindOf(other), curve.unitSystem).short(value)),
      labelAt: "end",
      points: lineOf(curve, { ...curve.geometry, [name]: value }),
    };
  });
}

/** The current value, and those that the keyboard reaches. */
function pointsOf({ geometry, parameter, current, span, coefficientAt, read }: ReadCurve): readonly ChartPoint[] {
  const point = (id: string, value: number): ChartPoint => {
    const coefficient = coefficientAt(geometry, value);
    return {
      id,
      x: read.shown(value),
      y: coefficient,
      look: "minor",
      description: texts.point(symbolOf(parameter), read.short(value), coefficientText(coefficient)),
    };
  };
  const used = point("own", current);
  return [
    ...valuesBetween(parameter, span, stops).map((value) => point(String(value), value)),
    { ...used, look: "main" as const, caption: coefficientText(used.y) },
  ]
    .toSorted((a, b) => a.x - b.x)
    .filter(({ y }) => Number.isFinite(y));
}

/** Coefficient of a fitting over one of its parameters, with the point of the entered geometry. The range of the data is shaded. */
export function coefficientChart(input: Curve): { readonly content: ChartContent; readonly table: FigureTable<FigureCell> } {
  const curve = readCurve(input);
  const { geometry, parameter, current, span, coefficientAt, read } = curve;
  const main = lineOf(curve, geometry);
  const y = axisOf([...main.map((point) => point.y), coefficientAt(geometry, current)]);
  const { valid } = parameter;
  return {
    content: {
      x: {
        label: axisTitle(prose(parameter.name), read.symbol),
        scale: scaleOf(parameter),
        domain: [read.shown(span[0]), read.shown(span[1])],
      },
      y: { label: texts.coefficient, ...y },
      lines: [{ id: "coefficient", look: "main", essential: true, points: main }, ...familyLines(curve, familyOf(input))],
      points: pointsOf(curve),
      ...(valid && { band: valid.map((end) => ({ x: read.shown(end), low: y.domain[0], high: y.domain[1] })) }),
    },
    table: {
      columns: [prose(parameter.name), texts.coefficient],
      rows: valuesBetween(parameter, span, stops).map((value) => [read.cell(value), coefficientText(coefficientAt(geometry, value))]),
    },
  };
}

/** Sentence about parameters outside the data of the source. */
export function beyondData(fitting: Fitting, geometry: Geometry): readonly string[] {
  return exceededRanges(fitting, geometry).map(({ name, min, max }) =>
    texts.beyondData(prose(name), coefficientText(min), coefficientText(max)),
  );
}
