import type { PipeCalculation, PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import { diameterForVelocity, frictionRate, frictionRateAtFlow, hydronicCriteria, type PipeSize } from "@org/hvac-core/flow";
import { prose } from "@org/form/numbers";
import { easyNumbers, logDomain, logSamples, readingOf, valueOrGap, type ChartLine, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";

/** What the figures of a pipe are drawn from: the calculation, its input in SI, and how its quantities are read. */
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

/** The size on the chart, short: DN where the reader thinks in it, else as the trade writes it. */
function shortLabel({ dn, label }: PipeSize, { unitSystem }: PipeValues): string {
  return unitSystem === "Metric" && dn !== undefined ? String(dn) : prose(label);
}

function sizeWords(sizes: readonly PipeSize[], { unitSystem }: PipeValues): string {
  if (sizes[0]?.dn === undefined) return "outside diameter, mm";
  return unitSystem === "Metric" || sizes[0].label === String(sizes[0].dn) ? "DN" : "nominal size, in";
}

/** The friction chart around a pipe: friction rate over flow, a line for each size of the series, velocities, the target and the usual limits. */
export function frictionChart({ material, roughness, fluid, supply, values, flow, friction, velocity }: Pipe) {
  const { option, flow: design, velocityLimits } = supply;
  const x = logDomain([flow.shown(design)], 5);
  const onChart = Math.abs(Math.log10(values.frictionRate / option.frictionRate)) < 3 ? [values.frictionRate] : [];
  const y = logDomain([option.frictionRate, ...onChart].map(friction.shown), 5);
  const curve = (frictionAt: (flow: number) => number) => logSamples(x, (shownFlow) => friction.shown(frictionAt(flow.toSi(shownFlow))));
  const inSize = ({ insideDiameter }: PipeSize, sizeFlow: number): number =>
    frictionRateAtFlow({ flow: sizeFlow, diameter: insideDiameter, roughness }, fluid);
  const atVelocity = (speed: number) =>
    curve((speedFlow) => frictionRate({ velocity: speed, diameter: diameterForVelocity(speedFlow, speed), roughness }, fluid));

  const { sizes } = material;
  const used = sizes.findIndex(({ label }) => label === option.size.label);
  // Those nearest to the size in use first: they keep their labels where there is no room for all.
  const others = sizes
    .map((size, index) => ({ size, away: Math.abs(index - used) }))
    .filter(({ away }) => away > 0)
    .toSorted((a, b) => a.away - b.away);
  const minimumVelocity = hydronicCriteria.minVelocity;
  const noise = velocityLimits.find(({ reason }) => reason === "noise")!;
  const wear = velocityLimits.find(({ reason }) => reason !== "noise");
  const maximumVelocity = values.maxVelocity ?? noise.velocity;
  const target = curve(() => values.frictionRate);
  const [slow, fast] = [atVelocity(minimumVelocity), atVelocity(maximumVelocity)];
  const wearing = wear && atVelocity(wear.velocity);
  const words = values.maxVelocity === null ? "quiet up to" : "at most";
  const isLimit = (speed: number): boolean =>
    [minimumVelocity, maximumVelocity, ...(wear ? [wear.velocity] : [])].some((limit) => Math.abs(speed / limit - 1) < 0.08);
  const lines: ChartLine[] = [
    { id: "flow", look: "guide", essential: true, points: y.map((end) => ({ x: flow.shown(design), y: end })) },
    {
      id: "size",
      look: "main",
      essential: true,
      label: shortLabel(option.size, values),
      points: curve((sizeFlow) => inSize(option.size, sizeFlow)),
    },
    {
      id: "target",
      look: "beside",
      essential: true,
      labelAt: "besideEnd",
      label: `target ${friction.short(values.frictionRate)}`,
      points: target,
    },
    {
      id: "fast",
      look: "limit",
      essential: true,
      labelAt: "alongEnd",
      label: `${words} ${velocity.short(maximumVelocity)}`,
      brief: `≤ ${velocity.short(maximumVelocity)}`,
      points: fast,
    },
    {
      id: "slow",
      look: "limit",
      essential: true,
      labelAt: "alongEnd",
      label: `carries air along from ${velocity.short(minimumVelocity)}`,
      brief: `≥ ${velocity.short(minimumVelocity)}`,
      points: slow,
    },
    ...(wear && wearing
      ? [
          {
            id: "wear",
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: `${wear.reason === "erosion" ? "erosion" : "wear"} from ${velocity.short(wear.velocity)}`,
            points: wearing,
          } as const,
        ]
      : []),
    ...others.map(({ size }): ChartLine => ({
      id: `size ${size.label}`,
      look: "family",
      label: shortLabel(size, values),
      points: curve((sizeFlow) => inSize(size, sizeFlow)),
    })),
    ...easyNumbers(velocity.shown(0.01), velocity.shown(60))
      .filter((speed) => !isLimit(velocity.toSi(speed)))
      .map((speed): ChartLine => ({
        id: `speed ${speed}`,
        look: "cross",
        labelAt: "alongStart",
        label: velocity.number(velocity.toSi(speed)),
        points: atVelocity(velocity.toSi(speed)),
      })),
  ];
  const band = target.map(({ x: shownFlow, y: high }, index): Slice => ({
    x: shownFlow,
    low: slow[index]!.y,
    high: Math.min(high, fast[index]!.y, wearing?.[index]!.y ?? Infinity),
  }));

  const beside = sizes.flatMap((size, index) => {
    const rate = valueOrGap(() => inSize(size, design));
    const shown = rate === undefined ? undefined : friction.shown(rate);
    return rate === undefined || shown === undefined || shown < y[0] || shown > y[1] ? [] : [{ size, rate, isUsed: index === used }];
  });
  const points = beside.map(({ size, rate, isUsed }): ChartPoint => ({
    id: size.label,
    lineId: isUsed ? "size" : `size ${size.label}`,
    x: flow.shown(design),
    y: friction.shown(rate),
    look: isUsed ? "main" : "minor",
    ...(isUsed && { caption: `${friction.text(rate)}, ${velocity.text(option.velocity)}` }),
    description: `${prose(size.name)}: ${friction.text(rate)}${isUsed ? ` and ${velocity.text(option.velocity)}` : ""} at ${flow.text(design)}`,
  }));
  return {
    x: { label: `Flow, ${flow.symbol}`, scale: "log", domain: x },
    y: { label: `Friction rate, ${friction.symbol}`, scale: "log", domain: y },
    legend: `Lines: ${sizeWords(sizes, values)}; dotted: velocity, ${velocity.symbol}`,
    lines,
    points,
    band,
    sizes: beside.map(({ size, rate, isUsed }) => [prose(size.name) + (isUsed ? ", in use" : ""), friction.cell(rate)]),
  } as const;
}
