import { frictionAtVelocity, frictionInDiameter, type DuctValues, type SectionCalculation } from "@org/hvac-core/calculators/duct-sizer";
import { roundDuctSizes } from "@org/hvac-core/flow";
import { prose } from "@org/form/numbers";
import { easyNumbers, logDomain, logSamples, readingOf, valueOrGap, type ChartLine, type ChartPoint, type Slice } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";

/** What the figures of one duct are drawn from: the calculation, its input in SI, and how its quantities are read. */
export function readDuct({ outcome, state, preferredUnits }: FigureContext, calculation: SectionCalculation) {
  const read = { state, preferredUnits };
  return {
    calculation,
    // A copy, which engines keep in a compact form, unlike what was put together field by field: the chart copies it for each of its thousands of points.
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

/** Points of a line other than the duct's: almost straight on logarithmic axes, and there are dozens of them. */
const besides = 33;

const isNear = (a: number, b: number, within = 1e-3): boolean => Math.abs(a / b - 1) < within;

/** The friction chart around a duct: friction rate over airflow, with lines of diameter and of velocity, the target and the limit of noise. */
export function frictionChart(duct: Duct) {
  const { calculation, values, airflow, friction, velocity, length } = duct;
  const { flow, velocityLimit } = calculation.state;
  const isRound = values.ductShape === "round" || values.ductShape === "flexible";
  const x = logDomain([airflow.shown(values.airflow)], 5);
  const aim =
    values.sizingMethod === "friction"
      ? values.targetFriction
      : valueOrGap(() => frictionAtVelocity({ velocity: values.targetVelocity, airflow: values.airflow }, calculation, values));
  // A target very far from what the size does would leave no room for either.
  const onChart = aim !== undefined && Math.abs(Math.log10(aim / flow.frictionRate)) < 3 ? [aim] : [];
  const y = logDomain([flow.frictionRate, ...onChart].map(friction.shown), 5);
  const curve = (frictionAt: (flow: number) => number, count?: number) =>
    logSamples(x, (shown) => friction.shown(frictionAt(airflow.toSi(shown))), count);
  const inDiameter = (diameter: number) => (flow: number) => frictionInDiameter({ diameter, airflow: flow }, calculation, values);
  const atVelocity = (speed: number) => (flow: number) => frictionAtVelocity({ velocity: speed, airflow: flow }, calculation, values);
  // A line that enters the chart is near it at one end at least: friction rises with the flow in a diameter, and falls with it at a velocity but for less than its double where the flow becomes turbulent.
  const isFar = (frictionAt: (flow: number) => number): boolean => {
    const ends = x.map((shown) => valueOrGap(() => friction.shown(frictionAt(airflow.toSi(shown)))) ?? Number.NaN);
    return ends.every((end) => end > 2 * y[1]) || ends.every((end) => end < y[0] / 2);
  };
  const near = (frictionAt: (flow: number) => number) => (isFar(frictionAt) ? [] : curve(frictionAt, besides));

  const family = diameters(values.sizeSeries).filter((diameter) => !isNear(diameter, flow.frictionDiameter));
  const target = values.sizingMethod === "friction" ? curve(() => values.targetFriction) : curve(atVelocity(values.targetVelocity));
  const limit = velocityLimit === undefined ? undefined : curve(atVelocity(velocityLimit));
  // A velocity that all but coincides with the target or the limit would only blur it.
  const marked = [
    ...(values.sizingMethod === "velocity" ? [values.targetVelocity] : []),
    ...(velocityLimit === undefined ? [] : [velocityLimit]),
  ];
  const speeds = easyNumbers(velocity.shown(0.05), velocity.shown(120)).filter(
    (speed) => !marked.some((other) => isNear(velocity.toSi(speed), other, 0.08)),
  );
  const lines: ChartLine[] = [
    { id: "airflow", look: "guide", essential: true, points: y.map((rate) => ({ x: airflow.shown(values.airflow), y: rate })) },
    {
      id: "duct",
      look: "main",
      essential: true,
      label: length.number(flow.frictionDiameter),
      points: curve(inDiameter(flow.frictionDiameter)),
    },
    {
      id: "target",
      look: "beside",
      essential: true,
      labelAt: values.sizingMethod === "friction" ? "besideEnd" : "alongEnd",
      label:
        values.sizingMethod === "friction"
          ? `target ${friction.short(values.targetFriction)}`
          : `target ${velocity.short(values.targetVelocity)}`,
      points: target,
    },
    ...(limit && velocityLimit !== undefined
      ? [
          {
            id: "limit",
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: `RC ${values.noiseCriterion}: ${velocity.text(velocityLimit)}`,
            points: limit,
          } as const,
        ]
      : []),
    ...speeds.map((speed): ChartLine => ({
      id: `speed ${speed}`,
      look: "cross",
      labelAt: "alongStart",
      label: velocity.number(velocity.toSi(speed)),
      points: near(atVelocity(velocity.toSi(speed))),
    })),
    ...family.map((diameter): ChartLine => ({
      id: `diameter ${diameter}`,
      look: "family",
      label: length.number(diameter),
      points: near(inDiameter(diameter)),
    })),
  ];
  // Flexible ducts end at a diameter: with less air than reaches the limit in the smallest one nothing is limited, with more than in the largest one nothing is quiet.
  const lastQuiet = limit?.findLastIndex((point) => Number.isFinite(point.y)) ?? -1;
  const quietest = (index: number): number => {
    const rate = limit?.[index]?.y ?? Infinity;
    if (Number.isFinite(rate)) return rate;
    return lastQuiet >= 0 && index > lastQuiet ? 0 : Infinity;
  };
  const band = target.map(({ x: place, y: high }, index): Slice => ({ x: place, low: y[0], high: Math.min(high, quietest(index)) }));

  const named = (diameter: number): string =>
    isRound ? `Ø\u202f${length.short(diameter)}` : `equivalent Ø\u202f${length.short(diameter)}`;
  const beside = family
    .flatMap((diameter) => {
      const rate = valueOrGap(() => frictionInDiameter({ diameter, airflow: values.airflow }, calculation, values));
      return rate === undefined || friction.shown(rate) < y[0] || friction.shown(rate) > y[1]
        ? []
        : [{ diameter, rate, id: `diameter ${diameter}` }];
    })
    .concat({ diameter: flow.frictionDiameter, rate: flow.frictionRate, id: "duct" })
    .toSorted((a, b) => a.diameter - b.diameter);
  const points = beside.map(({ diameter, rate, id }): ChartPoint => ({
    id,
    lineId: id,
    x: airflow.shown(values.airflow),
    y: friction.shown(rate),
    look: id === "duct" ? "main" : "minor",
    ...(id === "duct" && { caption: `${friction.text(rate)}, ${velocity.text(flow.velocity)}` }),
    description:
      id === "duct"
        ? `${prose(calculation.results.size ?? "")}${isRound ? "" : ` (${named(diameter)})`}: ${friction.text(rate)} and ${velocity.text(flow.velocity)} at ${airflow.short(values.airflow)}`
        : `${named(diameter)}: ${friction.text(rate)} at ${airflow.short(values.airflow)}`,
  }));
  return {
    x: { label: `Airflow, ${airflow.symbol}`, scale: "log", domain: x },
    y: { label: `Friction rate, ${friction.symbol}`, scale: "log", domain: y },
    legend: `Lines: ${isRound ? "diameter" : "equivalent diameter"}, ${length.symbol}; dotted: velocity, ${velocity.symbol}`,
    lines,
    points,
    band,
    sizes: beside.map(({ diameter, rate, id }) => [named(diameter) + (id === "duct" ? " (in use)" : ""), friction.cell(rate)]),
  } as const;
}
