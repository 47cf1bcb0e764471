import {
  frictionAtVelocity,
  frictionInDiameter,
  maximumFriction,
  type DuctValues,
  type SectionCalculation,
} from "@org/hvac-core/calculators/duct-sizer";
import { roundDuctSizes } from "@org/hvac-core/flow";
import { prose } from "@org/form/numbers";
import { easyNumbers, logDomain, logSamples, readingOf, valueOrGap, type ChartLine, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { texts } from "./texts.ts";

/** Data of the figures of one duct: the calculation, its input in SI, and the display of its quantities. */
export function readDuct({ outcome, state, preferredUnits }: FigureContext, calculation: SectionCalculation) {
  const read = { state, preferredUnits };
  return {
    calculation,
    // A copy, which JavaScript engines store compactly, unlike an object assembled field by field: the chart copies it for each of thousands of points.
    values: { ...(outcome.values as DuctValues) },
    airflow: readingOf("airFlow", read, "airflow"),
    friction: readingOf("frictionRateAir", read, "targetFriction"),
    velocity: readingOf("velocity", read, "targetVelocity"),
    length: readingOf("smallLength", read),
  };
}

type Duct = ReturnType<typeof readDuct>;

/** Diameters that a chart shows first, in mm and in inches; standard sizes between them where there is room. */
const preferred = {
  metric: [25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000].map(
    (size) => size / 1000,
  ),
  inch: [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 144, 180].map(
    (size) => (size * 254) / 10_000,
  ),
} as const;

function diameters(series: DuctValues["sizeSeries"]): number[] {
  return [...new Set([...preferred[series], ...roundDuctSizes(series === "inch" ? "Imperial" : "Metric")])];
}

const chartTexts = texts.friction;

/** Points of a line other than the duct's: almost straight on logarithmic axes, and there are dozens of them. */
const familyPoints = 33;

const isNear = (a: number, b: number, within = 1e-3): boolean => Math.abs(a / b - 1) < within;

const inDiameter =
  ({ calculation, values }: Duct, diameter: number) =>
  (airflow: number): number =>
    frictionInDiameter({ diameter, airflow }, calculation, values);

const atVelocity =
  ({ calculation, values }: Duct, velocity: number) =>
  (airflow: number): number =>
    frictionAtVelocity({ velocity, airflow }, calculation, values);

/** The axes, which leave room around the duct, and curves over the airflow on them. */
function axesOf(duct: Duct) {
  const { calculation, values, airflow, friction } = duct;
  const { frictionRate } = calculation.state.flow;
  const x = logDomain([airflow.shown(values.airflow)], 5);
  const aim =
    values.sizingMethod === "friction" ? values.targetFriction : valueOrGap(() => atVelocity(duct, values.targetVelocity)(values.airflow));
  // A target very far from the friction rate of the size would leave no room for either.
  const onChart = aim !== undefined && Math.max(aim / frictionRate, frictionRate / aim) < 1000 ? [aim] : [];
  const y = logDomain([frictionRate, ...onChart].map(friction.shown), 5);
  const shownAt = (frictionAt: (flow: number) => number) => (shown: number) => friction.shown(frictionAt(airflow.toSi(shown)));
  const curve = (frictionAt: (flow: number) => number, count?: number) => logSamples(x, shownAt(frictionAt), count);
  // Friction rises with the airflow at a constant diameter. At a constant velocity it falls, except for a rise to less than double where the
  // flow becomes turbulent. A line whose two ends are above twice the maximum of the chart, or below half of its minimum, does not enter it.
  const isFar = (frictionAt: (flow: number) => number): boolean => {
    const ends = x.map((shown) => valueOrGap(() => shownAt(frictionAt)(shown)) ?? Number.NaN);
    return ends.every((end) => end > 2 * y[1]) || ends.every((end) => end < y[0] / 2);
  };
  /** Empty where the line does not enter the chart. */
  const near = (frictionAt: (flow: number) => number) => (isFar(frictionAt) ? [] : curve(frictionAt, familyPoints));
  return { x, y, curve, near };
}

type Axes = ReturnType<typeof axesOf>;

/** Diameters of the chart other than the duct's. */
const familyOf = ({ values, calculation }: Duct): readonly number[] =>
  diameters(values.sizeSeries).filter((diameter) => !isNear(diameter, calculation.state.flow.frictionDiameter));

function targetLine(duct: Duct, { curve }: Axes): ChartLine {
  const { values, friction, velocity } = duct;
  const isByFriction = values.sizingMethod === "friction";
  return {
    id: "target",
    look: "beside",
    essential: true,
    labelAt: isByFriction ? "besideEnd" : "alongEnd",
    label: chartTexts.target(isByFriction ? friction.short(values.targetFriction) : velocity.short(values.targetVelocity)),
    points: isByFriction ? curve(() => values.targetFriction) : curve(atVelocity(duct, values.targetVelocity)),
  };
}

function limitLines(duct: Duct, { curve }: Axes): readonly ChartLine[] {
  const { calculation, values, velocity } = duct;
  const { velocityLimit } = calculation.state;
  if (velocityLimit === undefined) return [];
  return [
    {
      id: "limit",
      look: "limit",
      essential: true,
      labelAt: "alongEnd",
      label: chartTexts.limit(values.noiseCriterion, velocity.text(velocityLimit)),
      points: curve(atVelocity(duct, velocityLimit)),
    },
  ];
}

/** Round velocities, except those that nearly coincide with the target or the limit. */
function speedLines(duct: Duct, { near }: Axes): readonly ChartLine[] {
  const { calculation, values, velocity } = duct;
  const { velocityLimit } = calculation.state;
  const marked = [
    ...(values.sizingMethod === "velocity" ? [values.targetVelocity] : []),
    ...(velocityLimit === undefined ? [] : [velocityLimit]),
  ];
  return easyNumbers(velocity.shown(0.05), velocity.shown(120))
    .map((speed) => ({ speed, si: velocity.toSi(speed) }))
    .filter(({ si }) => !marked.some((other) => isNear(si, other, 0.08)))
    .map(({ speed, si }) => ({
      id: `speed ${speed}`,
      look: "cross",
      labelAt: "alongStart",
      label: velocity.number(si),
      points: near(atVelocity(duct, si)),
    }));
}

function linesOf(duct: Duct, axes: Axes): readonly ChartLine[] {
  const { calculation, values, airflow, length } = duct;
  const { frictionDiameter } = calculation.state.flow;
  return [
    { id: "airflow", look: "guide", essential: true, points: axes.y.map((rate) => ({ x: airflow.shown(values.airflow), y: rate })) },
    {
      id: "duct",
      look: "main",
      essential: true,
      label: length.number(frictionDiameter),
      points: axes.curve(inDiameter(duct, frictionDiameter)),
    },
    targetLine(duct, axes),
    ...limitLines(duct, axes),
    ...speedLines(duct, axes),
    ...familyOf(duct).map((diameter): ChartLine => ({
      id: `diameter ${diameter}`,
      look: "family",
      label: length.number(diameter),
      points: axes.near(inDiameter(duct, diameter)),
    })),
  ];
}

/** The friction rates within target and limit, over the airflow. */
const bandOf = ({ calculation, values }: Duct, { y, curve }: Axes): readonly Slice[] =>
  curve((airflow) => maximumFriction(airflow, calculation, values)).map((high) => ({ x: high.x, low: y[0], high: high.y }));

/** The diameters at the airflow, as far as the chart shows them, with the duct's among them. */
function diametersAtAirflow(duct: Duct, { y }: Axes) {
  const { calculation, values, friction } = duct;
  const { frictionDiameter, frictionRate } = calculation.state.flow;
  return familyOf(duct)
    .flatMap((diameter) => {
      const rate = valueOrGap(() => inDiameter(duct, diameter)(values.airflow));
      return rate === undefined || friction.shown(rate) < y[0] || friction.shown(rate) > y[1]
        ? []
        : [{ diameter, rate, id: `diameter ${diameter}` }];
    })
    .concat({ diameter: frictionDiameter, rate: frictionRate, id: "duct" })
    .toSorted((a, b) => a.diameter - b.diameter);
}

/** The friction chart around a duct: friction rate over airflow, with lines of diameter and of velocity, the target and the limit of noise. */
export function frictionChart(duct: Duct) {
  const { calculation, values, airflow, friction, velocity, length } = duct;
  const isRound = values.ductShape === "round" || values.ductShape === "flexible";
  const axes = axesOf(duct);
  const named = (diameter: number): string => chartTexts.diameterName(length.short(diameter), isRound);
  const atAirflow = diametersAtAirflow(duct, axes);
  const speed = velocity.text(calculation.state.flow.velocity);
  const flowText = airflow.short(values.airflow);
  const points = atAirflow.map(({ diameter, rate, id }): ChartPoint => ({
    id,
    lineId: id,
    x: airflow.shown(values.airflow),
    y: friction.shown(rate),
    look: id === "duct" ? "main" : "minor",
    ...(id === "duct" && { caption: chartTexts.caption(friction.text(rate), speed) }),
    description:
      id === "duct"
        ? chartTexts.point(
            chartTexts.sizeName(prose(calculation.results.size ?? ""), isRound ? undefined : named(diameter)),
            friction.text(rate),
            flowText,
            speed,
          )
        : chartTexts.point(named(diameter), friction.text(rate), flowText),
  }));
  return {
    x: { label: chartTexts.axes.airflow(airflow.symbol), scale: "log", domain: axes.x },
    y: { label: chartTexts.axes.rate(friction.symbol), scale: "log", domain: axes.y },
    legend: chartTexts.legend(isRound, length.symbol, velocity.symbol),
    lines: linesOf(duct, axes),
    points,
    band: bandOf(duct, axes),
    sizes: atAirflow.map(({ diameter, rate, id }) => [chartTexts.inUse(named(diameter), id === "duct"), friction.cell(rate)]),
  } as const;
}
