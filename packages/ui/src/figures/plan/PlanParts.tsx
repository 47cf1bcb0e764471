import { memo, type ReactNode } from "react";
import { textWidth, wrap } from "../labels.ts";
import type { Box, Point } from "../polylines.ts";
import { clearWidth, type Outline } from "./labelSpot.ts";
import { signPath } from "./PlanMarks.tsx";
import { wallsByLook, type PlanColouring, type RoomColours } from "./planColours.ts";
import type { PlanMark, PlanRoom, PlanStorey } from "./planLayout.ts";
import type { Line } from "./traces.ts";
import styles from "./plan.module.css";

/** Rounds to a tenth of a millimetre. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

const outlinePath = (outlines: readonly Outline[]): string =>
  outlines.map((outline) => `M${outline.map(({ x, y }) => `${short(x)},${short(y)}`).join("L")}Z`).join("");

const linePath = (lines: readonly Line[]): string =>
  lines.map(({ from, to }) => `M${short(from.x)},${short(from.y)}L${short(to.x)},${short(to.y)}`).join("");

interface FloorsProps {
  readonly storey: PlanStorey;
  readonly colours: RoomColours;
  readonly excluded: ReadonlySet<string>;
  /** Address of the hatch. */
  readonly hatch: string;
}

/** Floors of the rooms in their colours; excluded ones are hatched. One path has all edges: a stroke of constant width costs with each change of scale. */
export const Floors = memo(function Floors({ storey, colours, excluded, hatch }: FloorsProps): ReactNode {
  return (
    <g aria-hidden>
      {storey.rooms.map(({ space, outlines }) => {
        const d = outlinePath(outlines);
        const { category, shade } = colours.colourOf(space);
        return (
          <g key={space.id}>
            <path className={styles.floor} data-category={category} data-shade={shade} d={d} />
            {excluded.has(space.id) && <path fill={hatch} d={d} />}
          </g>
        );
      })}
      <path className={styles.edges} d={outlinePath(storey.rooms.flatMap(({ outlines }) => outlines))} />
    </g>
  );
});

/** Strokes at the ends of a door, m. */
const doorEnd = 0.12;

/** Ends of the opening that a door leaves in its wall. */
function doorPath(doors: readonly PlanMark[]): string {
  const ends = doors.flatMap(({ from, to }): Line[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return [];
    const across = { x: (doorEnd * (from.y - to.y)) / length, y: (doorEnd * (to.x - from.x)) / length };
    return [from, to].map(({ x, y }) => ({ from: { x: x - across.x, y: y - across.y }, to: { x: x + across.x, y: y + across.y } }));
  });
  return linePath(ends);
}

/** Walls in their colours, windows and doors in them, skylights and shades. */
export const Walls = memo(function Walls({
  storey: { walls, marks, skylights, shades },
  colouring,
}: {
  readonly storey: PlanStorey;
  readonly colouring: PlanColouring;
}): ReactNode {
  const marksOf = (kind: PlanMark["kind"]): readonly PlanMark[] => marks.filter((mark) => mark.kind === kind);
  const [windows, doors, holes] = [linePath(marksOf("window")), marksOf("door"), linePath(marksOf("air"))];
  return (
    <g aria-hidden>
      <path className={styles.shade} d={outlinePath(shades)} />
      {[...wallsByLook(walls, colouring)].map(([look, lines]) => (
        <path key={look} className={styles.wall} data-look={look} d={linePath(lines)} />
      ))}
      <path className={styles.gap} d={`${linePath(doors)}${holes}`} />
      <path className={styles.door} d={`${linePath(doors)}${doorPath(doors)}`} />
      <path className={styles.hole} d={holes} />
      <path className={styles.frame} d={windows} />
      <path className={styles.glass} d={windows} />
      <path className={styles.pane} d={windows} />
      <path className={styles.skylight} d={outlinePath(skylights)} />
    </g>
  );
});

const lineHeight = 15;
/** Width and height of the sign of findings with its gap, px. */
const signSize = 16;

interface Label {
  readonly lines: readonly string[];
  /** Middle of the free width, m. */
  readonly x: number;
}

/** The longest wording that fits within a room at a scale, px/m; `undefined` where none does. */
function labelOf(room: PlanRoom, valueOf: (room: PlanRoom) => string, scale: number, hasSign: boolean): Label | undefined {
  const { space, main, label } = room;
  const half = wrap(space.name, textWidth(space.name) * 0.62, 2);
  const names = [[space.name], ...(half.length > 1 && half.every((line) => !line.endsWith("…")) ? [half] : [])];
  const widthOf = (lines: readonly string[]): number => Math.max(...lines.map(textWidth)) + 8;
  const freeWidth = (lines: number): ReturnType<typeof clearWidth> =>
    clearWidth(main, label, (lines * lineHeight + (hasSign ? signSize : 0) + 4) / scale);
  // Most rooms of a whole storey have no place for a name: their values are not written.
  if (Math.min(...names.map(widthOf)) > freeWidth(1).width * scale) return undefined;
  const value = valueOf(room);
  for (const lines of [...names.map((name) => [...name, value]), ...names]) {
    const { middle, width } = freeWidth(lines.length);
    if (widthOf(lines) <= width * scale) return { lines, x: middle };
  }
  return undefined;
}

interface LabelsProps {
  readonly storey: PlanStorey;
  /** Second line of a label. */
  readonly valueOf: (room: PlanRoom) => string;
  /** Number of findings by room. */
  readonly findings: ReadonlyMap<string, number>;
  readonly scale: number;
  /** Part of the plan whose labels are drawn, m. */
  readonly part: Box;
}

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** Names and values of the rooms where they fit, and signs of findings; in pixels, as a text is laid out again when it is scaled. */
export const Labels = memo(function Labels({ storey, valueOf, findings, scale, part }: LabelsProps): ReactNode {
  return (
    <g aria-hidden>
      {storey.rooms.map((room) => {
        const { space, label } = room;
        if (!isIn(part, label)) return null;
        const hasSign = (findings.get(space.id) ?? 0) > 0;
        const text = labelOf(room, valueOf, scale, hasSign);
        const height = (text ? text.lines.length * lineHeight : 0) + (hasSign ? signSize : 0);
        const signScale = text ? 1 : Math.max(0.5, Math.min(1, (label.clearance * scale) / 9));
        if (!text && !hasSign) return null;
        return (
          <g key={space.id} transform={`translate(${short((text?.x ?? label.x) * scale)} ${short(label.y * scale)})`}>
            {hasSign && (
              <path className={styles.sign} transform={`translate(0 ${text ? 7 - height / 2 : 0}) scale(${signScale})`} d={signPath} />
            )}
            {text?.lines.map((line, index) => (
              <text key={index} y={-height / 2 + (hasSign ? signSize : 0) + 11 + index * lineHeight}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
});

interface TargetProps {
  readonly room: PlanRoom;
  readonly description: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** A room for pointer and keyboard. */
const Target = memo(function Target({ room: { space, outlines }, description, isActive, isSelected }: TargetProps): ReactNode {
  return (
    <path
      className={styles.room}
      data-part={space.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawings have no buttons
      role="button"
      aria-label={description}
      aria-pressed={isSelected}
      tabIndex={isActive ? 0 : -1}
      d={outlinePath(outlines)}
    />
  );
});

interface TargetsProps {
  readonly storey: PlanStorey;
  readonly describe: (room: PlanRoom) => string;
  readonly active: string | undefined;
  readonly selected: ReadonlySet<string>;
}

/** All rooms for pointer and keyboard; the selected ones have a thick outline. */
export const Targets = memo(function Targets({ storey, describe, active, selected }: TargetsProps): ReactNode {
  return storey.rooms.map((room) => (
    <Target
      key={room.space.id}
      room={room}
      description={describe(room)}
      isActive={room.space.id === active}
      isSelected={selected.has(room.space.id)}
    />
  ));
});
