import type { Path } from "@org/hvac-core/kernel";
import { overlap, placeAlong, roomOf, textWidth, type PlacedText } from "./labels.ts";
import { areaPath, clip, pathOf, type Box, type Point, type Slice } from "./polylines.ts";
import { linearScale, logScale, type Scale, type Span } from "./scales.ts";

/** An axis, in the displayed unit. */
export interface ChartAxis {
  readonly label: string;
  readonly scale: "linear" | "log";
  readonly domain: Span;
  /** Custom ticks, such as octave bands; round numbers by default. */
  readonly marks?: readonly number[];
}

/** A line through the chart. `essential` lines are always drawn; others only if their label fits. */
export interface ChartLine {
  readonly id: string;
  readonly points: readonly Point[];
  readonly look: "main" | "beside" | "family" | "cross" | "limit" | "guide" | "edge" | "dashed" | "dotDashed";
  readonly label?: string;
  /** Shorter label if the full one does not fit. */
  readonly brief?: string;
  /** Outside, where the line leaves the chart; on the line, near its start or end; or above or below its end. */
  readonly labelAt?: "end" | "alongStart" | "alongEnd" | "besideEnd" | "overEnd";
  readonly essential?: boolean;
}

/** A marked value that the keyboard can reach. */
export interface ChartPoint extends Point {
  readonly id: string;
  /** The row of a table that the point is about. */
  readonly row?: Path;
  /** Complete description of the point. */
  readonly description: string;
  /** Text next to the point. */
  readonly caption?: string;
  /** Preferred place of the caption: above the highest point of a line, which has the line on both sides; or above right, where the line falls. */
  readonly captionAt?: "over" | "overRight";
  readonly look: "main" | "minor";
  /** The line of the point: without the line the point is omitted too. */
  readonly lineId?: string;
}

export interface ChartContent {
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly lines: readonly ChartLine[];
  readonly points: readonly ChartPoint[];
  /** Area between two values of the vertical axis, at rising values of the horizontal one. */
  readonly band?: readonly Slice[];
}

export interface DrawnLine {
  readonly id: string;
  readonly look: ChartLine["look"];
  readonly path: string;
}

export interface ChartLayout {
  readonly plot: Box;
  readonly x: Scale;
  readonly y: Scale;
  readonly band: string;
  readonly lines: readonly DrawnLine[];
  readonly labels: readonly (PlacedText & { readonly look: ChartLine["look"] | "caption" })[];
  readonly points: readonly (ChartPoint & { readonly position: Point })[];
}

function scaleOf({ scale: kind, domain, marks }: ChartAxis, range: Span, labelGap: number): Scale {
  const scale = kind === "log" ? logScale(domain, range, labelGap) : linearScale(domain, range, labelGap);
  return marks ? { ...scale, ticks: marks.map((value) => ({ value, position: scale.positionOf(value), labelled: true })) } : scale;
}

/** Turns an angle so that text is never upside down. */
const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);

/** Whether a text stays within the plot, where it cannot run into the numbers of the axes. */
function isInside(label: PlacedText, plot: Box): boolean {
  const room = roomOf(label);
  return room.left >= plot.left - 1e-6 && room.right <= plot.right + 1e-6 && room.top >= plot.top - 2 && room.bottom <= plot.bottom + 2;
}

/** On the line, turned with it, the middle of the letters on the stroke. */
function alongLine(text: string, piece: readonly Point[], inset: number): PlacedText[] {
  const place = placeAlong(piece, textWidth(text) / 2 + inset);
  if (!place) return [];
  const angle = upright(place.angle);
  const turn = (angle * Math.PI) / 180;
  return [{ text, x: place.point.x - 4 * Math.sin(turn), y: place.point.y + 4 * Math.cos(turn), anchor: "middle", angle }];
}

/** Distances of a label from the end of its line, px. */
const insets = [14, 60, 110, 170, 240, 320];
/** The same for an essential line without room there: in any gap between other texts. */
const closeInsets = [...insets, ...Array.from({ length: 50 }, (_, step) => 14 + 8 * step)];

/** Possible places of a line's label, the best first. */
function labelPlaces({ label: text, labelAt = "end", essential }: ChartLine, pieces: readonly Point[][], plot: Box): readonly PlacedText[] {
  const [first, piece] = [pieces[0], pieces.at(-1)];
  const last = piece?.at(-1);
  if (text === undefined || !first || !piece || !last) return [];
  const along = (from: readonly Point[]): PlacedText[] =>
    (essential ? closeInsets : insets).flatMap((inset) => alongLine(text, from, inset)).filter((label) => isInside(label, plot));
  switch (labelAt) {
    case "end":
      if (last.x >= plot.right - 0.5) return [{ text, x: plot.right + 6, y: last.y + 4, anchor: "start", angle: 0 }];
      return last.y <= plot.top + 0.5 ? [{ text, x: last.x, y: plot.top - 6, anchor: "middle", angle: 0 }] : [];
    case "besideEnd":
    // Below its curve, the number of one of many lines would be read as the number of the next.
    case "overEnd":
      return (labelAt === "overEnd" ? [-9] : [-9, 18])
        .map((across): PlacedText => ({ text, x: last.x - 10, y: last.y + across, anchor: "end", angle: 0 }))
        .filter((label) => isInside(label, plot));
    case "alongStart":
      return along(first);
    case "alongEnd":
      return along(piece.toReversed());
  }
}

/** Places next to a point where the caption stays in the plot, else below or above it; none if the plot is too narrow. */
function captionPlaces(text: string, point: Point, plot: Box, preferred: ChartPoint["captionAt"]): PlacedText[] {
  const beside = [
    { x: 10, y: 16, anchor: "start" },
    { x: 10, y: -9, anchor: "start" },
    { x: -10, y: -9, anchor: "end" },
    { x: -10, y: 16, anchor: "end" },
  ] as const;
  const caption = { text, angle: 0, isCaption: true } as const;
  const { left, right } = roomOf({ ...caption, x: 0, y: 0, anchor: "start" });
  const inside = Math.max(plot.left, Math.min(point.x - (right - left) / 2, plot.right - (right - left)));
  const [under, over] = [24, -14].map((y): PlacedText => ({ ...caption, x: inside, y: point.y + y, anchor: "start" }));
  const sides = beside.map(({ x, y, anchor }): PlacedText => ({ ...caption, x: point.x + x, y: point.y + y, anchor }));
  const places: PlacedText[] = [
    ...(preferred === "over" ? [over!] : []),
    ...(preferred === "overRight" ? [sides[1]!] : []),
    ...sides,
    under!,
    over!,
  ];
  return places.filter((place) => isInside(place, plot));
}

/** Lays out a chart: scales, lines cut to the plot, and the labels that do not overlap. */
export function layOutChart({ x: xAxis, y: yAxis, lines, points, band = [] }: ChartContent, plot: Box): ChartLayout {
  const x = scaleOf(xAxis, [plot.left, plot.right], xAxis.scale === "log" ? 34 : 52);
  const y = scaleOf(yAxis, [plot.bottom, plot.top], yAxis.scale === "log" ? 24 : 34);
  const placeOf = (point: Point): Point => ({ x: x.positionOf(point.x), y: y.positionOf(point.y) });
  const placed = points
    .map((point) => ({ ...point, position: placeOf(point) }))
    .filter(({ position }) => clip([position, { x: position.x, y: position.y + 1e-6 }], plot).length > 0);
  const labels: ChartLayout["labels"][number][] = [];
  const dots = placed.map(({ position: { x, y } }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
  // Main points choose their side first.
  for (const { caption, captionAt, position, look } of placed.toSorted((a, b) => Number(b.look === "main") - Number(a.look === "main"))) {
    const places = caption === undefined ? [] : captionPlaces(caption, position, plot, captionAt);
    const others = labels.map(roomOf);
    const isFree = (place: PlacedText, rooms: readonly Box[]): boolean => rooms.every((room) => !overlap(roomOf(place), room));
    // Clear of other captions, and of points if possible. In a crowd the minor captions are omitted: the table of the chart has them.
    const place =
      places.find((each) => isFree(each, [...others, ...dots])) ??
      places.find((each) => isFree(each, others)) ??
      (look === "main" ? places[0] : undefined);
    if (place) labels.push({ ...place, look: "caption" });
  }
  const taken = [...labels.map(roomOf), ...dots];
  const drawn: DrawnLine[] = [];
  for (const line of lines.toSorted((a, b) => Number(b.essential ?? false) - Number(a.essential ?? false))) {
    const pieces = clip(line.points.map(placeOf), plot);
    if (pieces.length === 0) continue;
    const places = [line, ...(line.brief === undefined ? [] : [{ ...line, label: line.brief }])].flatMap((labelled) =>
      labelPlaces(labelled, pieces, plot),
    );
    const label = places.find((place) => {
      const room = roomOf(place);
      return !taken.some((other) => overlap(room, other));
    });
    if (label) {
      labels.push({ ...label, look: line.look });
      taken.push(roomOf(label));
    } else if (!line.essential) continue;
    drawn.push({ id: line.id, look: line.look, path: pathOf(pieces) });
  }
  const inside = (value: number): number => Math.min(plot.bottom, Math.max(plot.top, value));
  // The page's vertical axis points downwards, so a low value has the larger coordinate.
  const slices = band.map((slice): Slice => ({
    x: x.positionOf(slice.x),
    low: inside(y.positionOf(slice.high)),
    high: inside(y.positionOf(slice.low)),
  }));
  return {
    plot,
    x,
    y,
    band: areaPath(slices),
    lines: drawn.toReversed(),
    labels,
    points: placed.filter(({ lineId }) => lineId === undefined || drawn.some(({ id }) => id === lineId)),
  };
}
