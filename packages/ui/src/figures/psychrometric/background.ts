import { convert, siUnit, type QuantityKind } from "@org/hvac-core/quantity";
import { formatNumber } from "@org/form/numbers";
import { overlap, placeAlong, roomOf, type PlacedText } from "../labels.ts";
import { pathOf, type Point } from "../polylines.ts";
import { roundNumber } from "../scales.ts";
import { drawnLine, familySpan, type LineFamily } from "./lines.ts";
import type { ChartPlane } from "./plane.ts";
import { protractorOf, type Protractor } from "./protractor.ts";

/** The kinds of quantity of the families whose numbers have a selectable unit. */
export const familyKinds = {
  dryBulb: "temperature",
  humidityRatio: "humidityRatio",
  wetBulb: "temperature",
  enthalpy: "moistAirEnthalpy",
  specificVolume: "specificVolume",
  relativeHumidity: "ratio",
} as const satisfies Readonly<Record<LineFamily, QuantityKind>>;

/** Units whose even steps set the lines of each family. */
export type FamilyUnits = Readonly<Record<LineFamily, string>>;

/** Lines of a family as one path: those with a number, and those between them. */
interface DrawnFamily {
  readonly family: LineFamily;
  readonly isLabelled: boolean;
  readonly path: string;
}

export interface ChartBackground {
  /** The region of all states in the chart, as the `d` of a path. */
  readonly region: string;
  readonly saturation: string;
  readonly families: readonly DrawnFamily[];
  readonly labels: readonly (PlacedText & { readonly family: LineFamily })[];
  readonly protractor?: Protractor | undefined;
}

/** Approximate distance between lines of a family, px: those with a number, and all. */
const gaps: Readonly<Record<LineFamily, readonly [labelled: number, all: number]>> = {
  dryBulb: [44, 9],
  humidityRatio: [34, 8.5],
  relativeHumidity: [0, 0],
  wetBulb: [54, 54],
  enthalpy: [46, 46],
  specificVolume: [85, 85],
};

/** Steps of a family in the displayed unit; the coarser step is a multiple of the finer. */
function stepsOf(plane: ChartPlane, family: LineFamily, span: number): readonly [labelled: number, all: number] {
  if (family === "relativeHumidity") return [10, 10];
  const { plot } = plane;
  const [width, height] = [plot.right - plot.left, plot.bottom - plot.top];
  const isUpwards = (plane.layout === "ashrae") === (family === "humidityRatio");
  const length = isUpwards ? height : width;
  const [labelled, all] = gaps[family].map((gap) => roundNumber((span * gap) / length, "up")) as [number, number];
  // 5 is not a multiple of 2.
  return [labelled, Number.isInteger(Math.round((labelled / all) * 1e6) / 1e6) ? all : labelled / 5];
}

/** Values of a family in the displayed unit; `isLabelled` for lines with a number. */
function valuesOf(
  plane: ChartPlane,
  family: LineFamily,
  unit: string,
): readonly { readonly shown: number; readonly isLabelled: boolean }[] {
  const [lowest, highest] = familySpan(plane, family).map((value) => fromSi(value, family, unit)) as [number, number];
  const [labelled, all] = stepsOf(plane, family, highest - lowest);
  const [first, last] = [Math.ceil(lowest / all - 1e-9), Math.floor(highest / all + 1e-9)];
  const every = Math.round(labelled / all);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .filter((count) => family !== "relativeHumidity" || (count > 0 && count < 10))
    .map((count) => ({ shown: Number((count * all).toPrecision(12)), isLabelled: count % every === 0 }));
}

const fromSi = (value: number, family: LineFamily, unit: string): number => convert(value, siUnit(familyKinds[family]), unit);
const toSi = (shown: number, family: LineFamily, unit: string): number => convert(shown, unit, siUnit(familyKinds[family]));

/** Turns an angle so that text is never upside down. */
const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);

/** On a line, turned with it, at a distance from its start, px. */
function along(text: string, line: readonly Point[], distance: number): PlacedText[] {
  const place = placeAlong(line, distance);
  if (!place) return [];
  const angle = upright(place.angle);
  const turn = (angle * Math.PI) / 180;
  return [{ text, x: place.point.x - 4 * Math.sin(turn), y: place.point.y + 4 * Math.cos(turn), anchor: "middle", angle }];
}

/** Beyond the first end of a line, in its direction. */
function beyond(text: string, line: readonly Point[], distance: number): PlacedText[] {
  const [first, second] = line;
  if (!first || !second) return [];
  const length = Math.hypot(first.x - second.x, first.y - second.y);
  if (length < 1) return [];
  const [right, down] = [(first.x - second.x) / length, (first.y - second.y) / length];
  const anchor = right < -0.5 ? "end" : right > 0.5 ? "start" : "middle";
  return [{ text, x: first.x + distance * right, y: first.y + distance * down + 4, anchor, angle: 0 }];
}

/** Possible places of a line's number, the best first. */
function placesOf({ layout, plot }: ChartPlane, family: LineFamily, text: string, line: readonly Point[]): readonly PlacedText[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  switch (family) {
    case "dryBulb":
      return layout === "ashrae"
        ? [{ text, x: first.x, y: plot.bottom + 16, anchor: "middle", angle: 0 }]
        : [{ text, x: plot.left - 6, y: first.y + 4, anchor: "end", angle: 0 }];
    case "humidityRatio":
      return layout === "ashrae"
        ? [{ text, x: plot.right + 6, y: last.y + 4, anchor: "start", angle: 0 }]
        : [{ text, x: last.x, y: plot.bottom + 16, anchor: "middle", angle: 0 }];
    case "relativeHumidity":
      return [46, 90, 150, 220].flatMap((distance) => along(text, line.toReversed(), distance));
    case "wetBulb":
      return [26, 48].flatMap((distance) => along(text, line, distance));
    case "enthalpy":
      // Next to the axis, the number would be read as a number of the axis.
      return beyond(text, line, 20).filter(({ x, y }) => y < plot.bottom && x > plot.left - 24);
    case "specificVolume":
      return [40, 70, 110, 16].flatMap((distance) => along(text, line.toReversed(), distance));
  }
}

/** More important labels are placed first; if two would overlap, the later one is omitted. */
const order: readonly LineFamily[] = ["dryBulb", "humidityRatio", "relativeHumidity", "enthalpy", "wetBulb", "specificVolume"];

function textOf(family: LineFamily, shown: number): string {
  const text = formatNumber(shown, { digits: 6, trimZeros: true });
  return family === "relativeHumidity" ? `${text}\u202f%` : text;
}

/** The region of the states in a chart: along dry air, up the warmest edge, back along saturation. */
function regionOf(plane: ChartPlane): readonly Point[] {
  const { window, limitAt, pointOf } = plane;
  const saturation = drawnLine(plane, "relativeHumidity", 1);
  return [
    pointOf({ dryBulb: window.lowest, humidityRatio: 0 }),
    pointOf({ dryBulb: window.highest, humidityRatio: 0 }),
    pointOf({ dryBulb: window.highest, humidityRatio: limitAt(window.highest) }),
    ...saturation.toReversed(),
    pointOf({ dryBulb: window.lowest, humidityRatio: limitAt(window.lowest) }),
  ];
}

/** The parts of a chart that do not depend on its states: lines at even steps of the displayed units, and their numbers. */
export function chartBackground(plane: ChartPlane, units: FamilyUnits): ChartBackground {
  const families: DrawnFamily[] = [];
  const labels: ChartBackground["labels"][number][] = [];
  const taken: ReturnType<typeof roomOf>[] = [];
  for (const family of order) {
    const lines = valuesOf(plane, family, units[family]).map(({ shown, isLabelled }) => ({
      shown,
      isLabelled,
      points: drawnLine(plane, family, toSi(shown, family, units[family])),
    }));
    for (const isLabelled of [false, true]) {
      const path = pathOf(lines.filter((line) => line.isLabelled === isLabelled && line.points.length > 1).map(({ points }) => points));
      if (path !== "") families.push({ family, isLabelled, path });
    }
    for (const { shown, isLabelled, points } of lines) {
      if (!isLabelled || points.length < 2) continue;
      const label = placesOf(plane, family, textOf(family, shown), points).find((place) => {
        const room = roomOf(place);
        return !taken.some((other) => overlap(room, other));
      });
      if (!label) continue;
      taken.push(roomOf(label));
      labels.push({ ...label, family });
    }
  }
  const saturation = drawnLine(plane, "relativeHumidity", 1);
  return {
    region: `${pathOf([regionOf(plane)])}Z`,
    saturation: saturation.length > 0 ? pathOf([saturation]) : "",
    families,
    labels,
    protractor: protractorOf(plane, units.enthalpy, taken),
  };
}
