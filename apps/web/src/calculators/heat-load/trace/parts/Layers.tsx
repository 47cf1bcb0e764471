import type { DrawnOpening, DrawnRoom, DrawnStorey, OpeningType, PlanPoint, PlanPolygon } from "@org/hvac-core/building/drawing";
import { memo, useMemo, type ReactNode } from "react";
import type { Segment } from "../edit/plane.ts";
import { endsOf } from "../edit/openings.ts";
import { boundsOf } from "../view/viewport.ts";
import { labelPoint } from "../edit/rooms.ts";
import type { Plan } from "../state/document.ts";
import type { Selection } from "../state/traceState.ts";
import { transformOf } from "../view/placement.ts";
import styles from "../trace.module.css";

/** A closed line in the units of the drawing. */
const pathOf = (polygon: PlanPolygon): string => `M${polygon.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

interface RoomShapeProps {
  readonly room: DrawnRoom;
  readonly area: string;
  readonly isSelected: boolean;
  readonly hasFinding: boolean;
}

/** Height of the name of a room, m: by its size, so that it is within the room at any zoom. */
function letterHeight(polygon: PlanPolygon, name: string): number {
  const { low, high } = boundsOf(polygon)!;
  const width = high[0] - low[0];
  return Math.max(0.12, Math.min(1.5, (high[1] - low[1]) / 6, width / Math.max(4, name.length)));
}

/** Heights from which names are in the next class of sizes, m. */
const letterSizes = [0.12, 0.24, 0.48, 0.96];
/** Letters that are smaller cannot be read, px. */
const readableHeight = 7;

/** Classes of names that nobody can read at a scale: they are not drawn. @param scale px/m */
export const unreadableSizes = (scale: number): string =>
  letterSizes.flatMap((height, size) => (height * scale < readableHeight ? [size] : [])).join(" ");

/** A room. Drawn again only if it changes: a storey may have hundreds. */
const RoomShape = memo(function RoomShape({ room, area, isSelected, hasFinding }: RoomShapeProps): ReactNode {
  const [x, y] = labelPoint(room.polygon);
  const size = letterHeight(room.polygon, room.name);
  return (
    <g
      className={styles.room}
      data-size={letterSizes.findLastIndex((height) => size >= height)}
      data-room={room.id}
      data-selected={isSelected || undefined}
      data-finding={hasFinding || undefined}
    >
      <path d={pathOf(room.polygon)} />
      <text transform={`translate(${x} ${y}) scale(1 -1)`} fontSize={size}>
        <tspan x="0" dy="-0.1em">
          {room.name}
        </tspan>
        <tspan x="0" dy="1.15em" fontSize={size * 0.85} className={styles.roomArea}>
          {area}
        </tspan>
      </text>
    </g>
  );
});

interface RoomLayerProps {
  readonly rooms: readonly DrawnRoom[];
  readonly selectedIds: ReadonlySet<string>;
  readonly findingIds: ReadonlySet<string>;
  readonly areaOf: (room: DrawnRoom) => string;
}

const isSameList = <T,>(before: readonly T[], after: readonly T[]): boolean =>
  before.length === after.length && before.every((each, index) => each === after[index]);

/** Some of the rooms: looked at again only where one of them has changed. */
const RoomGroup = memo(
  function RoomGroup({ rooms, selectedIds, findingIds, areaOf }: RoomLayerProps): ReactNode {
    return rooms.map((room) => (
      <RoomShape key={room.id} room={room} area={areaOf(room)} isSelected={selectedIds.has(room.id)} hasFinding={findingIds.has(room.id)} />
    ));
  },
  ({ rooms: before, ...others }, { rooms, ...now }) =>
    isSameList(before, rooms) &&
    others.selectedIds === now.selectedIds &&
    others.findingIds === now.findingIds &&
    others.areaOf === now.areaOf,
);

/** Rooms that are looked at together: of hundreds a drag changes few. */
const groupSize = 25;

export const RoomLayer = memo(function RoomLayer({ rooms, ...shared }: RoomLayerProps): ReactNode {
  const starts = Array.from({ length: Math.ceil(rooms.length / groupSize) }, (_, group) => group * groupSize);
  return starts.map((start) => <RoomGroup key={start} {...shared} rooms={rooms.slice(start, start + groupSize)} />);
});

/** An opening on its wall, as long as the room of the wall is the same. */
interface KnownEnds {
  readonly room: DrawnRoom;
  readonly width: number;
  readonly ends: Segment;
}

const knownEnds = new WeakMap<DrawnOpening, KnownEnds>();

/** Ends of an opening, which are looked for only where it or its room has changed: during a drag all but a few remain the same. */
function knownEndsOf(storey: DrawnStorey, rooms: ReadonlySet<DrawnRoom>, opening: DrawnOpening, width: number): Segment | undefined {
  const known = knownEnds.get(opening);
  if (known && known.width === width && rooms.has(known.room)) return known.ends;
  const placed = endsOf(storey, opening, width);
  if (placed) knownEnds.set(opening, { ...placed, width });
  return placed?.ends;
}

interface OpeningShapeProps {
  readonly opening: DrawnOpening;
  readonly kind: OpeningType["kind"];
  readonly ends: Segment | undefined;
  readonly isSelected: boolean;
  readonly hasFinding: boolean;
}

/** An opening. Drawn again only if it changes, as rooms are. */
const OpeningShape = memo(function OpeningShape({ opening: { point }, kind, ends, isSelected, hasFinding }: OpeningShapeProps): ReactNode {
  const [[ax, ay], [bx, by]] = ends ?? [point, point];
  return (
    <g className={styles.opening} data-kind={kind} data-selected={isSelected || undefined} data-finding={hasFinding || undefined}>
      <line x1={ax} y1={ay} x2={bx} y2={by} />
      <line x1={ax} y1={ay} x2={bx} y2={by} />
    </g>
  );
});

interface OpeningLayerProps {
  readonly storey: DrawnStorey;
  readonly types: readonly OpeningType[];
  readonly selectedId: string | undefined;
  readonly findingIds: ReadonlySet<string>;
}

/** Windows and doors as lines on their walls. */
export const OpeningLayer = memo(function OpeningLayer({ storey, types, selectedId, findingIds }: OpeningLayerProps): ReactNode {
  const drawn = useMemo(() => {
    const rooms = new Set(storey.rooms);
    return storey.openings.map((opening) => {
      const type = types.find(({ id }) => id === opening.typeId);
      return { opening, kind: type?.kind ?? "air", ends: knownEndsOf(storey, rooms, opening, opening.width ?? type?.width ?? 1) };
    });
  }, [storey, types]);
  return drawn.map(({ opening, kind, ends }) => (
    <OpeningShape
      key={opening.id}
      opening={opening}
      kind={kind}
      ends={ends}
      isSelected={opening.id === selectedId}
      hasFinding={findingIds.has(opening.id)}
    />
  ));
});

/** Walls of the storey below, to draw on. */
export const GhostLayer = memo(function GhostLayer({ storey }: { readonly storey: DrawnStorey | undefined }): ReactNode {
  return storey && <path className={styles.ghost} d={storey.rooms.map(({ polygon }) => pathOf(polygon)).join("")} />;
});

interface PlanLayerProps {
  readonly plan: Plan | undefined;
  readonly address: string | undefined;
}

export const PlanLayer = memo(function PlanLayer({ plan, address }: PlanLayerProps): ReactNode {
  return (
    plan &&
    address && (
      <image
        href={address}
        width={plan.width}
        height={plan.height}
        transform={transformOf(plan)}
        opacity={plan.opacity}
        preserveAspectRatio="none"
      />
    )
  );
});

/** Lines of the grid over what is seen. */
export function GridLayer({ step, low, high }: { readonly step: number; readonly low: PlanPoint; readonly high: PlanPoint }): ReactNode {
  const lines = (axis: 0 | 1): number[] => {
    const first = Math.ceil(low[axis] / step);
    return Array.from({ length: Math.max(0, Math.floor(high[axis] / step) - first + 1) }, (_, index) => (first + index) * step);
  };
  const d = [...lines(0).map((x) => `M${x} ${low[1]}V${high[1]}`), ...lines(1).map((y) => `M${low[0]} ${y}H${high[0]}`)].join("");
  return <path className={styles.grid} d={d} />;
}

/** The selected wall or corner. */
export function SelectionLayer({ selection }: { readonly selection: Selection | undefined }): ReactNode {
  if (selection?.kind === "wall") {
    const [[ax, ay], [bx, by]] = selection.ends;
    return <line className={styles.selectedWall} x1={ax} y1={ay} x2={bx} y2={by} />;
  }
  if (selection?.kind === "corner") return <PointMark point={selection.point} className={styles.selectedCorner} />;
  return null;
}

/** A point of constant size on the screen: a line without length, with round ends. */
export function PointMark({ point: [x, y], className }: { readonly point: PlanPoint; readonly className: string | undefined }): ReactNode {
  return <path className={className} d={`M${x} ${y}h0`} />;
}
