import type { Point } from "./polylines.ts";
import { grossArea, isEmpty, placeOnFace, sortFaces, type FaceParts, type RoomFaces, type RoomPart, type Side } from "./roomFaces.ts";
import { onFace, type Face, type Outline } from "./roomGeometry.ts";

/** A room as its sketch needs it. */
export interface Room {
  readonly parts: readonly RoomPart[];
  /** m², if it is known. */
  readonly floorArea: number | undefined;
  /** Ceiling height, m. */
  readonly height: number;
  /** Whether the edge of a slab on the ground is drawn along the foot of the walls. */
  readonly hasSlabEdge: boolean;
}

export interface DrawnPart {
  readonly id: string;
  readonly kind: RoomPart["kind"] | "edge";
  readonly outline: Outline;
  /** The wall or roof of a window or door. */
  readonly host: string | undefined;
  /** Slope of a line of text on the part: its fall per unit to the right. */
  readonly slope: number;
}

export interface RoomLayout {
  readonly width: number;
  readonly height: number;
  /** Walls and roofs come before the windows and doors in them. */
  readonly parts: readonly DrawnPart[];
  /** Faces of the box that carry no heat, in part or entirely. */
  readonly ghosts: readonly Outline[];
  /** Rotation of the box from north, degrees; without it north points to the upper left. */
  readonly turn: 0 | -45;
  /** Area on the page of a square metre of any part. */
  readonly areaScale: number;
}

export const edgeId = "slab-edge";

/** The walls are drawn at 30°, as in isometric drawings: all three planes have one scale. */
const cos = Math.cos(Math.PI / 6);
const tan = Math.tan(Math.PI / 6);
/** Gap between the box and the back walls drawn behind it, and between panels, px. */
const gap = 10;
const edgeThickness = 6;
const margin = 4;
const maxHeight = 330;
const maxPanelHeight = 110;

/** Projects a point of the room, in metres from its middle: x east, y north, z up. */
export const isometric = (x: number, y: number, z: number): Point => ({ x: (x - y) * cos, y: -((x + y) * 0.5 + z) });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** Dimensions of a box, m. */
interface Box {
  /** From the west side to the east side. */
  readonly a: number;
  readonly b: number;
  /** Height as drawn: higher or lower than entered if the walls would become ribbons or towers. */
  readonly h: number;
}

function boxOf({ sides, top }: RoomFaces, { floorArea, height }: Room): Box | undefined {
  const gross = (side: Side): number => grossArea(sides[side]);
  const most = Math.max(...(Object.keys(sides) as Side[]).map(gross));
  const roof = grossArea(top);
  if (most === 0 && roof === 0) return undefined;
  const plan = floorArea ?? (roof > 0 ? roof : (most / height) ** 2);
  const h = most === 0 ? Math.sqrt(plan) * 0.4 : Math.min(Math.max(height, Math.sqrt(most / 4.5)), Math.sqrt(most * 0.9));
  const [alongX, alongY] = [Math.max(gross("north"), gross("south")) / h, Math.max(gross("east"), gross("west")) / h];
  const beside = (known: number): number => Math.min(Math.max(plan / known, known / 3), known * 3);
  const square = Math.sqrt(plan);
  const a = alongX > 0 ? alongX : alongY > 0 ? beside(alongY) : square;
  const b = alongY > 0 ? alongY : alongX > 0 ? beside(alongX) : square;
  // A roof larger than the area between the walls must not cover them: the box grows.
  const grown = Math.max(1, Math.sqrt(roof / (a * b)));
  return { a: a * grown, b: b * grown, h };
}

/** The face of a side, as long as its surfaces need, in the middle of the box's side. */
function sideFace(side: Side, { a, b, h }: Box, length: number, lift: number): Face {
  const half = length / 2;
  const corner = {
    west: isometric(-a / 2, half, h),
    south: isometric(-half, -b / 2, h),
    north: isometric(-half, b / 2, h),
    east: isometric(a / 2, half, h),
  }[side];
  const falls = side === "west" || side === "east";
  const isBehind = side === "north" || side === "east";
  return {
    origin: { x: corner.x, y: corner.y - (isBehind ? h + lift : 0) },
    along: { x: cos, y: falls ? 0.5 : -0.5 },
    across: { x: 0, y: 1 },
    slope: falls ? tan : -tan,
  };
}

function topFace({ a, b, h }: Box, area: number): { readonly face: Face; readonly width: number; readonly height: number } {
  const share = Math.sqrt(area / (a * b));
  const [width, height] = [a * share, b * share];
  return {
    face: {
      origin: isometric(-width / 2, height / 2, h),
      along: { x: cos, y: -0.5 },
      across: { x: cos, y: 0.5 },
      slope: width >= height ? -tan : tan,
    },
    width,
    height,
  };
}

interface Drawing {
  readonly parts: readonly DrawnPart[];
  readonly ghosts: readonly Outline[];
}

function drawFace(parts: FaceParts, face: Face, width: number, height: number): DrawnPart[] {
  return placeOnFace(parts, width, height).map(({ part, rect, host }) => ({
    id: part.id,
    kind: part.kind,
    outline: onFace(face, rect),
    host,
    slope: face.slope,
  }));
}

/** The box with its back walls behind it, in metres; `lift` and `thickness` are px converted to metres. */
function drawBox(faces: RoomFaces, box: Box, hasSlabEdge: boolean, lift: number, thickness: number): Drawing {
  const { a, b, h } = box;
  const back: readonly Side[] = ["north", "east"];
  const front: readonly Side[] = ["west", "south"];
  const draw = (side: Side): DrawnPart[] => {
    const area = grossArea(faces.sides[side]);
    const length = area / h;
    return area === 0 ? [] : drawFace(faces.sides[side], sideFace(side, box, length, lift), length, h);
  };
  const roof = grossArea(faces.top);
  const top = topFace(box, roof > 0 ? roof : a * b);
  const ghost = (side: Side, length: number): Outline =>
    onFace(sideFace(side, box, length, lift), { x: 0, y: 0, width: length, height: h });
  const foot = [isometric(-a / 2, b / 2, 0), isometric(-a / 2, -b / 2, 0), isometric(a / 2, -b / 2, 0)] as const;
  const down = (point: Point, by: number): Point => ({ x: point.x, y: point.y + by });
  const edge: DrawnPart[] = (
    [
      [foot[0], foot[1]],
      [foot[1], foot[2]],
    ] as const
  ).map(([from, to]) => ({
    id: edgeId,
    kind: "edge",
    outline: [down(from, thickness * 0.4), down(to, thickness * 0.4), down(to, thickness * 1.4), down(from, thickness * 1.4)],
    host: undefined,
    slope: 0,
  }));
  return {
    ghosts: [onFace(topFace(box, a * b).face, { x: 0, y: 0, width: a, height: b }), ghost("west", b), ghost("south", a)],
    parts: [
      ...back.flatMap(draw),
      ...(roof > 0 ? drawFace(faces.top, top.face, top.width, top.height) : []),
      ...front.flatMap(draw),
      ...(hasSlabEdge ? edge : []),
    ],
  };
}

const boundsOf = ({ parts, ghosts }: Drawing): { left: number; right: number; top: number; bottom: number } => {
  const points = [...parts.flatMap(({ outline }) => outline), ...ghosts.flat()];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

function moved({ parts, ghosts }: Drawing, by: Point, scale: number): Drawing {
  const move = (outline: Outline): Outline => outline.map((point) => plus(times(point, scale), by));
  return { parts: parts.map((part) => ({ ...part, outline: move(part.outline) })), ghosts: ghosts.map(move) };
}

/** A separate panel: an upright elevation, or a floor, with the same projection as the faces of the box. */
function panelSize(panel: FaceParts, h: number): { readonly width: number; readonly height: number } {
  const gross = grossArea(panel);
  const isFloor = panel.hosts.some(({ kind }) => kind === "floor");
  const height = isFloor ? Math.sqrt(gross / 2) : Math.min(Math.max(h, Math.sqrt(gross / 4.5)), Math.sqrt(gross));
  return { width: gross / height, height };
}

/**
 * Lays out the sketch of a room: an isometric box with the back walls set off behind it, so that all are visible, and below it the surfaces
 * that are not on the box. Areas are drawn to one scale; lengths only as far as the entered ones are consistent.
 *
 * @param width of the page, px
 */
export function layOutRoom(room: Room, width: number): RoomLayout {
  const faces = sortFaces(room.parts);
  const box = boxOf(faces, room) ?? (room.hasSlabEdge ? { a: 1, b: 1, h: 0.4 } : undefined);
  const inner = width - 2 * margin;
  const panels = faces.panels.filter((panel) => !isEmpty(panel));
  const sizes = panels.map((panel) => panelSize(panel, box?.h ?? room.height));
  const widest = Math.max(0, ...sizes.map((size) => size.width * cos));
  const highest = Math.max(0, ...sizes.map((size) => size.height));
  const limits = [inner / widest, (maxPanelHeight * (box ? 1 : 2)) / highest];
  if (box) {
    const bounds = boundsOf(drawBox(faces, box, room.hasSlabEdge, 0, 0));
    limits.push(inner / (bounds.right - bounds.left), (maxHeight - gap - 2 * edgeThickness) / (bounds.bottom - bounds.top));
  }
  const scale = Math.min(...limits.filter((limit) => Number.isFinite(limit)));
  const none: Drawing = { parts: [], ghosts: [] };
  if (!Number.isFinite(scale)) return { width, height: 0, ...none, turn: 0, areaScale: 0 };

  let drawing = none;
  let bottom = margin;
  if (box) {
    const drawn = drawBox(faces, box, room.hasSlabEdge, gap / scale, edgeThickness / scale);
    const bounds = boundsOf(drawn);
    drawing = moved(drawn, { x: width / 2 - (scale * (bounds.left + bounds.right)) / 2, y: margin - bounds.top * scale }, scale);
    bottom += (bounds.bottom - bounds.top) * scale;
  }
  let [x, y, rowHeight] = [margin, bottom + (box ? 2 * gap : 0), 0];
  panels.forEach((panel, index) => {
    const size = sizes[index]!;
    const [wide, high] = [size.width * cos * scale, size.height * scale];
    if (x > margin && x + wide > width - margin + 1e-6) [x, y, rowHeight] = [margin, y + rowHeight + gap, 0];
    const face: Face = { origin: { x, y }, along: { x: cos * scale, y: 0 }, across: { x: 0, y: scale }, slope: 0 };
    drawing = { ...drawing, parts: [...drawing.parts, ...drawFace(panel, face, size.width, size.height)] };
    bottom = Math.max(bottom, y + high);
    [x, rowHeight] = [x + wide + gap, Math.max(rowHeight, high)];
  });
  return { width, height: bottom + margin, ...drawing, turn: faces.turn, areaScale: cos * scale ** 2 };
}
