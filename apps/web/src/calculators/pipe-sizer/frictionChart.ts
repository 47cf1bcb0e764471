import {
  frictionLimits,
  frictionRange,
  type FrictionLimits,
  type PipeCalculation,
  type PipeValues,
} from "@org/hvac-core/calculators/pipe-sizer";
import { frictionRateAtFlow, frictionRateAtVelocity, type PipeSize } from "@org/hvac-core/flow";
import { prose } from "@org/form/numbers";
import { easyNumbers, logDomain, logSamples, readingOf, valueOrGap, type ChartLine, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { texts } from "./texts.ts";

/** Data of the figures of a pipe: the calculation, its input in SI, and the display of its quantities. */
export function readPipe({ outcome, state, preferredUnits }: FigureContext) {
  const read = { state, preferredUnits };
  const { sections, fluid } = outcome.calculation as PipeCalculation;
  const { pipe, supply } = sections[0]!.pipes!;
  return {
    ...pipe,
    supply,
    fluid,
    values: outcome.values as PipeValues,
    flow: readingOf("waterFlow", read, "flowRate"),
    friction: readingOf("frictionRateWater", read, "frictionRate"),
    velocity: readingOf("waterVelocity", read, "maxVelocity"),
  };
}

type Pipe = ReturnType<typeof readPipe>;

const chartTexts = texts.friction;

/** Short label of a size: DN where the reader prefers it, else its trade label. */
function shortLabel({ dn, label }: PipeSize, { unitSystem }: PipeValues): string {
  return unitSystem === "Metric" && dn !== undefined ? String(dn) : prose(label);
}

function sizeWords(sizes: readonly PipeSize[], { unitSystem }: PipeValues): string {
  if (sizes[0]?.dn === undefined) return chartTexts.outsideDiameter;
  return unitSystem === "Metric" || sizes[0].label === String(sizes[0].dn) ? chartTexts.dn : chartTexts.nominalSize;
}

/** The axes, which leave room around the pipe, and a curve over the flow on them. */
function axesOf({ supply, values, flow, friction }: Pipe) {
  const x = logDomain([flow.shown(supply.flow)], 5);
  const { frictionRate } = supply.option;
  const ratio = values.frictionRate / frictionRate;
  // A target very far from the friction rate of the size would leave no room for either.
  const onChart = Math.max(ratio, 1 / ratio) < 1000 ? [values.frictionRate] : [];
  const y = logDomain([frictionRate, ...onChart].map(friction.shown), 5);
  const curve = (frictionAt: (flow: number) => number) => logSamples(x, (shownFlow) => friction.shown(frictionAt(flow.toSi(shownFlow))));
  return { x, y, curve };
}

type Axes = ReturnType<typeof axesOf>;

const lineIdOf = ({ label }: PipeSize): string => `size-${label}`;

const frictionIn =
  ({ roughness, fluid }: Pipe, { insideDiameter: diameter }: PipeSize) =>
  (flow: number): number =>
    frictionRateAtFlow({ flow, diameter, roughness }, fluid);

const frictionAt =
  ({ roughness, fluid }: Pipe, velocity: number) =>
  (flow: number): number =>
    frictionRateAtVelocity({ flow, velocity, roughness }, fluid);

/** The friction rate by which the pipe is sized, and its velocity limits. */
function limitLines(pipe: Pipe, { curve }: Axes, limits: FrictionLimits): readonly ChartLine[] {
  const { friction, velocity } = pipe;
  const { frictionRate, minimumVelocity, maximumVelocity, isEntered, wear } = limits;
  const limit = (id: string, speed: number, label: string, brief?: string): ChartLine => ({
    id,
    look: "limit",
    essential: true,
    labelAt: "alongEnd",
    label,
    ...(brief !== undefined && { brief }),
    points: curve(frictionAt(pipe, speed)),
  });
  const [slowest, fastest] = [velocity.short(minimumVelocity), velocity.short(maximumVelocity)];
  return [
    {
      id: "target",
      look: "beside",
      essential: true,
      labelAt: "besideEnd",
      label: chartTexts.target(friction.short(frictionRate)),
      points: curve(() => frictionRate),
    },
    limit("fast", maximumVelocity, chartTexts.fastest(fastest, isEntered), `≤ ${fastest}`),
    limit("slow", minimumVelocity, chartTexts.slowest(slowest), `≥ ${slowest}`),
    ...(wear ? [limit("wear", wear.velocity, chartTexts.wear(velocity.short(wear.velocity), wear.reason === "erosion"))] : []),
  ];
}

/** The other sizes of the series. Those nearest to the size in use come first: they keep their labels where there is no room for all. */
function otherSizes(pipe: Pipe, { curve }: Axes): readonly ChartLine[] {
  const { material, supply, values } = pipe;
  const used = material.sizes.findIndex(({ label }) => label === supply.option.size.label);
  return material.sizes
    .map((size, index) => ({ size, away: Math.abs(index - used) }))
    .filter(({ away }) => away > 0)
    .toSorted((a, b) => a.away - b.away)
    .map(({ size }) => ({ id: lineIdOf(size), look: "family", label: shortLabel(size, values), points: curve(frictionIn(pipe, size)) }));
}

/** Round velocities, except those that nearly coincide with a limit. */
function speedLines(pipe: Pipe, { curve }: Axes, { minimumVelocity, maximumVelocity, wear }: FrictionLimits): readonly ChartLine[] {
  const { velocity } = pipe;
  const limits = [minimumVelocity, maximumVelocity, ...(wear ? [wear.velocity] : [])];
  return easyNumbers(velocity.shown(0.01), velocity.shown(60))
    .map((speed) => ({ speed, si: velocity.toSi(speed) }))
    .filter(({ si }) => !limits.some((limit) => Math.abs(si / limit - 1) < 0.08))
    .map(({ speed, si }) => ({
      id: `speed ${speed}`,
      look: "cross",
      labelAt: "alongStart",
      label: velocity.number(si),
      points: curve(frictionAt(pipe, si)),
    }));
}

function linesOf(pipe: Pipe, axes: Axes, limits: FrictionLimits): readonly ChartLine[] {
  const { supply, flow, values } = pipe;
  const { size } = supply.option;
  return [
    { id: "flow", look: "guide", essential: true, points: axes.y.map((end) => ({ x: flow.shown(supply.flow), y: end })) },
    { id: "size", look: "main", essential: true, label: shortLabel(size, values), points: axes.curve(frictionIn(pipe, size)) },
    ...limitLines(pipe, axes, limits),
    ...otherSizes(pipe, axes),
    ...speedLines(pipe, axes, limits),
  ];
}

/** The friction rates within all limits, over the flow. */
function bandOf(pipe: Pipe, { x }: Axes, limits: FrictionLimits): readonly Slice[] {
  const { flow, friction } = pipe;
  const end = (side: "low" | "high") =>
    logSamples(x, (shownFlow) => friction.shown(frictionRange(flow.toSi(shownFlow), limits, pipe)[side]));
  const high = end("high");
  return end("low").map((low, index) => ({ x: low.x, low: low.y, high: high[index]!.y }));
}

/** The sizes at the flow, as far as the chart shows them. */
function sizesAtFlow(pipe: Pipe, { y }: Axes) {
  const { material, supply, friction } = pipe;
  return material.sizes.flatMap((size) => {
    const rate = valueOrGap(() => frictionIn(pipe, size)(supply.flow));
    if (rate === undefined || friction.shown(rate) < y[0] || friction.shown(rate) > y[1]) return [];
    return [{ size, rate, isUsed: size.label === supply.option.size.label }];
  });
}

/** The friction chart around a pipe: friction rate over flow, a line for each size of the series, velocities, the target and the usual limits. */
export function frictionChart(pipe: Pipe) {
  const { material, supply, values, flow, friction, velocity } = pipe;
  const axes = axesOf(pipe);
  const limits = frictionLimits(supply, values);
  const atFlow = sizesAtFlow(pipe, axes);
  const speed = velocity.text(supply.option.velocity);
  const points = atFlow.map(({ size, rate, isUsed }): ChartPoint => ({
    id: size.label,
    lineId: isUsed ? "size" : lineIdOf(size),
    x: flow.shown(supply.flow),
    y: friction.shown(rate),
    look: isUsed ? "main" : "minor",
    ...(isUsed && { caption: chartTexts.caption(friction.text(rate), speed) }),
    description: chartTexts.point(prose(size.name), friction.text(rate), flow.text(supply.flow), isUsed ? speed : undefined),
  }));
  return {
    x: { label: chartTexts.axes.flow(flow.symbol), scale: "log", domain: axes.x },
    y: { label: chartTexts.axes.rate(friction.symbol), scale: "log", domain: axes.y },
    legend: chartTexts.legend(sizeWords(material.sizes, values), velocity.symbol),
    lines: linesOf(pipe, axes, limits),
    points,
    band: bandOf(pipe, axes, limits),
    sizes: atFlow.map(({ size, rate, isUsed }) => [chartTexts.sizeName(prose(size.name), isUsed), friction.cell(rate)]),
  } as const;
}
