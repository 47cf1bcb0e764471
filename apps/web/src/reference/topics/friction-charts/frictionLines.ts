import {
  diameterForFrictionRate,
  frictionRateAtFlow,
  frictionRateAtVelocity,
  meanVelocity,
  pipeMaterial,
  roundDuctSizes,
  type PipeSize,
} from "@org/hvac-core/flow";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { prose } from "@org/form/numbers";
import {
  axisTitle,
  easyNumbers,
  logSamples,
  readingIn,
  valueOrGap,
  type ChartContent,
  type ChartLine,
  type FigureCell,
  type FigureTable,
} from "@org/ui/figures";
import type { FrictionMedium } from "./frictionMedium.ts";
import type { FrictionState } from "./frictionState.ts";
import { texts } from "./texts.ts";

/** Size of a line of the chart. */
interface Bore {
  /** Label of its line. */
  readonly label: string;
  /** Name in the table. */
  readonly name: string;
  /** m */
  readonly insideDiameter: number;
}

/** Range of flow and friction of a chart, in its units. */
const spans = {
  duct: { Metric: { x: [5, 50_000], y: [0.05, 20] }, Imperial: { x: [10, 100_000], y: [0.006, 2.5] } },
  pipe: { Metric: { x: [0.01, 1000], y: [10, 2000] }, Imperial: { x: [0.2, 20_000], y: [0.1, 20] } },
} as const;

export function frictionReadings({ conduit }: FrictionState, unitSystem: UnitSystem) {
  const isDuct = conduit === "duct";
  return {
    flow: readingIn(isDuct ? "airFlow" : "waterFlow", unitSystem),
    friction: readingIn(isDuct ? "frictionRateAir" : "frictionRateWater", unitSystem),
    velocity: readingIn(isDuct ? "velocity" : "waterVelocity", unitSystem),
    length: readingIn("smallLength", unitSystem),
  } as const;
}

type Readings = ReturnType<typeof frictionReadings>;

const nominal = ({ dn, label }: PipeSize, unitSystem: UnitSystem): string =>
  unitSystem === "Metric" && dn !== undefined ? String(dn) : prose(label);

/** Standard sizes: round ducts, or the pipes of a series. */
export function boresOf(state: FrictionState, unitSystem: UnitSystem): readonly Bore[] {
  if (state.conduit === "pipe")
    return pipeMaterial(state.material).sizes.map((size) => ({
      label: nominal(size, unitSystem),
      name: prose(size.name),
      insideDiameter: size.insideDiameter,
    }));
  const { length } = frictionReadings(state, unitSystem);
  const larger = unitSystem === "Metric" ? [1.4, 1.6, 1.8, 2, 2.5, 3] : [66, 72, 84, 96, 120].map((inches) => inches * 0.0254);
  return [...roundDuctSizes(unitSystem), ...larger].map((diameter) => ({
    label: length.number(diameter),
    name: `Ø\u202f${length.short(diameter)}`,
    insideDiameter: diameter,
  }));
}

/** Round velocities of the lines in a chart of ducts or pipes, in its unit. */
function speedsOf({ conduit }: FrictionState, unitSystem: UnitSystem): readonly number[] {
  if (conduit === "duct")
    return unitSystem === "Metric" ? easyNumbers(1, 30, [1, 1.5, 2, 3, 4, 5, 6, 8]) : easyNumbers(200, 6000, [1, 1.5, 2, 3, 4, 6, 8]);
  return unitSystem === "Metric" ? [0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 4] : [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 14];
}

/** Number of points of a line; on logarithmic axes it is almost straight. */
const points = 41;

/** The friction chart of a medium: friction over flow, with lines of size and of velocity. */
export function frictionContent(state: FrictionState, { fluid, roughness }: FrictionMedium, unitSystem: UnitSystem): ChartContent {
  const read = frictionReadings(state, unitSystem);
  const { x, y } = spans[state.conduit][unitSystem];
  const line = (frictionAt: (flow: number) => number) =>
    logSamples(x, (flow) => read.friction.shown(frictionAt(read.flow.toSi(flow))), points);
  const sizes = boresOf(state, unitSystem).map(({ label, name, insideDiameter }): ChartLine => ({
    id: `size ${name}`,
    look: "family",
    label,
    points: line((flow) => frictionRateAtFlow({ flow, diameter: insideDiameter, roughness }, fluid)),
  }));
  const speeds = speedsOf(state, unitSystem).map((speed): ChartLine => {
    const velocity = read.velocity.toSi(speed);
    return {
      id: `speed ${speed}`,
      look: "cross",
      label: read.velocity.number(velocity),
      labelAt: "alongStart",
      points: line((flow) => frictionRateAtVelocity({ flow, velocity, roughness }, fluid)),
    };
  });
  return {
    x: { label: axisTitle(state.conduit === "duct" ? texts.airflow : texts.flow, read.flow.symbol), scale: "log", domain: x },
    y: { label: axisTitle(texts.frictionRate, read.friction.symbol), scale: "log", domain: y },
    lines: [...sizes, ...speeds],
    points: [],
  };
}

/** Legend of the lines. */
export function frictionLegend(state: FrictionState, read: Readings): string {
  return texts.legend(state.conduit === "duct", read.length.symbol, read.velocity.symbol);
}

/** Readout of a point of the chart: the diameter with exactly this friction, and its velocity. */
export function frictionWords(state: FrictionState, { fluid, roughness }: FrictionMedium, read: Readings): string {
  const { flow, rate } = state;
  const bore = valueOrGap(() => diameterForFrictionRate({ flow, frictionRate: rate, roughness }, fluid));
  const point = texts.point(read.flow.text(flow), read.friction.text(rate));
  if (bore === undefined) return texts.noDiameter(point);
  return texts.diameter(point, read.length.text(bore), read.velocity.text(meanVelocity(flow, bore)), state.conduit === "duct");
}

/** Friction and velocity of the flow in the standard sizes near the point. */
export function sizesAbout(
  state: FrictionState,
  { fluid, roughness }: FrictionMedium,
  read: Readings,
  unitSystem: UnitSystem,
): FigureTable<FigureCell> & { readonly next: string | undefined } {
  const { flow, rate } = state;
  const sizes = boresOf(state, unitSystem).flatMap((bore) => {
    const friction = valueOrGap(() => frictionRateAtFlow({ flow, diameter: bore.insideDiameter, roughness }, fluid));
    return friction === undefined ? [] : [{ ...bore, friction }];
  });
  // The smallest size within the friction rate, and three sizes on either side.
  const enough = sizes.findIndex(({ friction }) => friction <= rate);
  const nearest = enough < 0 ? sizes.length - 1 : enough;
  const about = sizes.slice(Math.max(0, nearest - 3), nearest + 4);
  return {
    next: enough < 0 ? undefined : sizes[enough]?.name,
    columns: texts.columns,
    rows: about.map(({ name, insideDiameter, friction }) => [
      name,
      read.length.cell(insideDiameter),
      read.friction.cell(friction),
      read.velocity.cell(meanVelocity(flow, insideDiameter)),
    ]),
  };
}
