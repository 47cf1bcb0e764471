import type { UnitSystem } from "@org/hvac-core/quantity";
import type { DiagramPoint } from "@org/hvac-core/refrigerants";
import { axisTitle, readingIn, type ChartContent, type ChartLine, type ChartPlace, type ChartPoint } from "@org/ui/figures";
import type { Diagram, DiagramKind, Family } from "./diagramLines.ts";
import type { DrawnCycle } from "./drawnCycle.ts";
import { texts } from "./texts.ts";

/** Readings of the properties of a state in a unit system. */
export function readings(unitSystem: UnitSystem) {
  return {
    temperature: readingIn("temperature", unitSystem),
    pressure: readingIn("refrigerantPressure", unitSystem),
    enthalpy: readingIn("enthalpy", unitSystem),
    entropy: readingIn("entropy", unitSystem),
    volume: readingIn("specificVolume", unitSystem),
  } as const;
}

type Readings = ReturnType<typeof readings>;

/** Conversion of a state to the units of the axes, and of a point on the diagram back to SI. */
export function planeOf(kind: DiagramKind, read: Readings) {
  const [across, up] = kind === "ph" ? (["enthalpy", "pressure"] as const) : (["entropy", "temperature"] as const);
  return {
    at: (point: DiagramPoint | undefined): ChartPlace =>
      point ? { x: read[across].shown(point[across]), y: read[up].shown(point[up]) } : { x: Number.NaN, y: Number.NaN },
    toSi: ({ x, y }: ChartPlace): ChartPlace => ({ x: read[across].toSi(x), y: read[up].toSi(y) }),
    across,
    up,
  } as const;
}

const looks: Readonly<Record<Family, ChartLine["look"]>> = {
  dome: "edge",
  temperature: "family",
  pressure: "family",
  entropy: "dashed",
  enthalpy: "dashed",
  volume: "dotDashed",
  quality: "cross",
};

/** Legend of the line styles, with the units of the labels. */
export function legendOf(kind: DiagramKind, { temperature, pressure, enthalpy, entropy, volume }: Readings): string {
  return kind === "ph"
    ? texts.legend.ph(temperature.symbol, entropy.symbol, volume.symbol)
    : texts.legend.ts(pressure.symbol, enthalpy.symbol, volume.symbol);
}

/** Horizontal range of the lines, with a margin at the cold liquid. */
function spanOf(places: readonly ChartPlace[]): readonly [number, number] {
  const all = places.map(({ x }) => x).filter((x) => Number.isFinite(x));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return [low - 0.02 * (high - low), high];
}

/** Content of the chart: the families of lines, the dome above them, and the cycle on top. */
export function diagramContent(kind: DiagramKind, { range, lines }: Diagram, cycle: DrawnCycle | undefined, read: Readings): ChartContent {
  const { at: placeOf, across, up } = planeOf(kind, read);
  const drawn = (points: readonly (DiagramPoint | undefined)[]) => points.map(placeOf);
  const dome = lines.find(({ family }) => family === "dome")!;
  const firstFamily = lines.filter(({ family }) => family === (kind === "ph" ? "temperature" : "pressure"));
  const content: ChartLine[] = [
    ...(cycle?.processes ?? []).map((process, index): ChartLine => ({
      id: `cycle${index}`,
      look: "main",
      essential: true,
      points: drawn(process),
    })),
    { id: "dome", look: looks.dome, essential: true, points: drawn(dome.points) },
    ...lines
      .filter(({ family }) => family !== "dome")
      .map((line): ChartLine => ({
        id: line.id,
        look: looks[line.family],
        essential: true,
        label: line.label,
        labelAt: line.family === "quality" || line.family === "volume" ? "alongStart" : "alongEnd",
        points: drawn(line.points),
      })),
  ];
  const points = (cycle?.corners ?? []).map((corner): ChartPoint => ({
    id: corner.id,
    ...placeOf(corner),
    look: "main",
    caption: corner.id,
    description: corner.name,
  }));
  const upper = kind === "ph" ? [range.lowPressure, range.highPressure] : [range.lowTemperature, range.highTemperature];
  return {
    x: {
      label: axisTitle(texts.axes[across], read[across].symbol),
      scale: "linear",
      domain: spanOf(drawn([...dome.points, ...firstFamily.flatMap(({ points }) => points)])),
    },
    y: {
      label: axisTitle(texts.axes[up], read[up].symbol),
      scale: kind === "ph" ? "log" : "linear",
      domain: [read[up].shown(upper[0]!), read[up].shown(upper[1]!)],
    },
    lines: content,
    points,
  };
}
