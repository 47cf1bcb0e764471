import type { UnitSystem } from "@org/hvac-core/quantity";
import { prose } from "@org/form/numbers";
import { IconArrowsMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SVGProps,
} from "react";
import { IconButton } from "../../elements/Button.tsx";
import type { Box, Point } from "../polylines.ts";
import { useParts } from "../useParts.ts";
import { nextRoom } from "./nextRoom.ts";
import type { PlanColouring, RoomColours } from "./planColours.ts";
import type { PlanRoom, PlanStorey } from "./planLayout.ts";
import { partNear, showing, type Size } from "./planView.ts";
import { Hatch, NorthArrow, ScaleBar } from "./PlanMarks.tsx";
import { Floors, Labels, Targets, Walls } from "./PlanParts.tsx";
import { usePlanGestures, zoomStep, type PlanGestures } from "./usePlanGestures.ts";
import { texts } from "./texts.ts";
import styles from "./plan.module.css";

/** What all storeys of a plan share. */
export interface DrawnPlan {
  readonly colouring: PlanColouring;
  readonly colours: RoomColours;
  readonly bounds: Box;
  readonly size: Size;
  readonly modelAzimuth: number;
  readonly unitSystem: UnitSystem;
  readonly selectedSpaceIds: ReadonlySet<string>;
  readonly onSelect: (spaceIds: ReadonlySet<string>) => void;
  readonly excludedSpaceIds: ReadonlySet<string>;
  readonly findings: ReadonlyMap<string, number>;
  readonly describe: (room: PlanRoom) => string;
  /** Second line of the label of a room. */
  readonly valueOf: (room: PlanRoom) => string;
}

interface PlanDrawingProps extends DrawnPlan {
  readonly label: string;
  readonly storey: PlanStorey;
}

/** Width of walls, m, and its limits, px. */
const wall = { width: 0.22, minimum: 1.2, maximum: 5 };

interface PlacedRoom {
  readonly id: string;
  readonly position: Point;
}

/** Rooms by the position of their labels, from the top left. */
const inReadingOrder = ({ rooms }: PlanStorey): readonly PlacedRoom[] =>
  rooms
    .map(({ space, label }) => ({ id: space.id, position: label }))
    .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);

interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The selection after a room was pressed: the room alone, or with Ctrl, ⌘ or Shift the others too. */
function pressed(selected: ReadonlySet<string>, id: string, { ctrlKey, metaKey, shiftKey }: Modifiers): ReadonlySet<string> {
  if (!ctrlKey && !metaKey && !shiftKey) return new Set([id]);
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

const zooms: Readonly<Record<string, number>> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep, "−": 1 / zoomStep };

/** Does what a key does to the view, and returns whether it did anything; the room with the focus stays in its place. */
function viewKey({ key, shiftKey }: KeyboardEvent, { zoom, change, pan }: PlanGestures, focused: Point | undefined): boolean {
  if (zooms[key] !== undefined) zoom(zooms[key], focused);
  else if (key === "0") change(() => undefined);
  else if (!shiftKey || !pan(key)) return false;
  return true;
}

function Tools({ gestures: { zoom, change, isFit } }: { readonly gestures: PlanGestures }): ReactNode {
  const icon = { size: 16, stroke: 1.6, "aria-hidden": true } as const;
  return (
    <div className={`${styles.tools} screen-only`}>
      <IconButton look="plain" label={texts.zoomIn} hint={`${texts.zoomIn} (+)`} onClick={() => zoom(zoomStep)}>
        <IconPlus {...icon} />
      </IconButton>
      <IconButton look="plain" label={texts.zoomOut} hint={`${texts.zoomOut} (−)`} disabled={isFit} onClick={() => zoom(1 / zoomStep)}>
        <IconMinus {...icon} />
      </IconButton>
      <IconButton look="plain" label={prose(texts.fit)} hint={`${prose(texts.fit)} (0)`} onClick={() => change(() => undefined)}>
        <IconArrowsMaximize {...icon} />
      </IconButton>
    </div>
  );
}

const partOf = ({ target }: MouseEvent | KeyboardEvent): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>("[data-part]")?.dataset["part"] : undefined;

/** The rooms of a storey as one tab stop, and the keys and presses of the drawing. The room with the focus and the selected one come into view. */
function useRooms(
  { storey, bounds, size, selectedSpaceIds, onSelect }: PlanDrawingProps,
  gestures: PlanGestures,
): { readonly active: string | undefined; readonly handlers: SVGProps<SVGSVGElement> } {
  const places = useMemo(() => inReadingOrder(storey), [storey]);
  const selected = places.findLast(({ id }) => selectedSpaceIds.has(id))?.id;
  const show = (id: string | undefined): void => {
    const place = places.find((each) => each.id === id);
    if (place) gestures.change((before) => showing(before, place.position, bounds, size));
  };
  const { focused, handlers } = useParts({
    selected,
    next: (from, key) => {
      const next = nextRoom(places, from, key);
      show(next);
      return next;
    },
    onChoose: undefined,
  });
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  useEffect(() => latestShow.current(selected), [selected]);
  const press = (event: MouseEvent | KeyboardEvent): void => {
    const id = partOf(event);
    if (id !== undefined) onSelect(pressed(selectedSpaceIds, id, event));
  };
  return {
    active: [focused, selected, places[0]?.id].find((id) => places.some((place) => place.id === id)),
    handlers: {
      ...handlers,
      onKeyDown: (event) => {
        const isPress = event.key === "Enter" || event.key === " ";
        if (isPress) press(event);
        if (isPress || viewKey(event, gestures, places.find(({ id }) => id === partOf(event))?.position)) return event.preventDefault();
        handlers.onKeyDown?.(event);
      },
      onClick: (event) => {
        if (!gestures.wasDragged()) press(event);
      },
    },
  };
}

/** One storey. The view moves three groups; no room is laid out for it again, and labels only with the scale. */
export function PlanDrawing(props: PlanDrawingProps): ReactNode {
  const { label, storey, colouring, colours, bounds, size, findings, describe, selectedSpaceIds, excludedSpaceIds } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const gestures = usePlanGestures(drawing, bounds, size);
  const { active, handlers } = useRooms(props, gestures);
  const { view, isFit } = gestures;
  const hatch = useId();
  const activeRoom = storey.rooms.find(({ space }) => space.id === active);
  const scaled = `translate(${view.x} ${view.y}) scale(${view.scale})`;
  const { left, right, top, bottom } = partNear(view, size);
  const part = useMemo((): Box => ({ left, right, top, bottom }), [left, right, top, bottom]);
  const wallWidth = Math.min(wall.maximum, Math.max(wall.minimum, wall.width * view.scale));
  return (
    <>
      <div className={styles.drawing} style={{ height: size.height }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointers come from the rooms inside */}
        <svg
          ref={drawing}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawings have no fieldset
          role="group"
          aria-label={label}
          width={size.width}
          height={size.height}
          viewBox={`0 0 ${size.width} ${size.height}`}
          data-fit={isFit || undefined}
          {...handlers}
          {...gestures.handlers}
        >
          <Hatch id={hatch} scale={view.scale} />
          <g transform={scaled}>
            <Floors storey={storey} colours={colours} excluded={excludedSpaceIds} hatch={`url(#${hatch})`} />
            <g style={{ "--wall": `${wallWidth}px` } as CSSProperties}>
              <Walls storey={storey} colouring={colouring} />
            </g>
          </g>
          <g transform={`translate(${view.x} ${view.y})`}>
            <Labels storey={storey} valueOf={props.valueOf} findings={findings} scale={view.scale} part={part} />
          </g>
          <g transform={scaled}>
            <Targets storey={storey} describe={describe} active={active} selected={selectedSpaceIds} />
          </g>
        </svg>
        <NorthArrow modelAzimuth={props.modelAzimuth} />
        <ScaleBar scale={view.scale} unitSystem={props.unitSystem} />
        <Tools gestures={gestures} />
      </div>
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {activeRoom && describe(activeRoom)}
      </p>
      <p className={`${styles.hint} screen-only`}>{texts.hint}</p>
    </>
  );
}
