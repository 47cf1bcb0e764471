import type { ChartPlane } from "@org/ui/figures";
import { memo, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import type { ChartModel, DrawnLine, ShownState } from "./chartModel.ts";
import { placeLabels } from "./placeLabels.ts";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

const round = (value: number): number => Math.round(value * 100) / 100;

interface LinesProps {
  readonly plane: ChartPlane;
  readonly model: ChartModel;
}

/** The head of an arrow two thirds along a line, where those of a chain do not cover its points; none on lines too short for one. */
function arrow(plane: ChartPlane, { from, to }: DrawnLine): string | undefined {
  const [start, end] = [plane.pointOf(from), plane.pointOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 26) return undefined;
  const [right, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const tip = { x: start.x + (0.62 * length + 5) * right, y: start.y + (0.62 * length + 5) * down };
  const corner = (side: number): string => `${round(tip.x - 10 * right + side * 4 * down)},${round(tip.y - 10 * down - side * 4 * right)}`;
  return `M${round(tip.x)},${round(tip.y)}L${corner(1)}L${corner(-1)}Z`;
}

/** Processes as straight lines with arrows. */
export const ProcessLines = memo(function ProcessLines({ plane, model }: LinesProps): ReactNode {
  return (
    <g>
      {model.processes
        .flatMap(({ lines }) => lines)
        .map((line) => {
          const [from, to] = [plane.pointOf(line.from), plane.pointOf(line.to)];
          const head = line.look === "reach" ? undefined : arrow(plane, line);
          return (
            <g key={line.id} className={styles.process} data-look={line.look} data-tone={line.tone}>
              <path className={styles.halo} d={`M${round(from.x)},${round(from.y)}L${round(to.x)},${round(to.y)}`} />
              <path className={styles.processLine} d={`M${round(from.x)},${round(from.y)}L${round(to.x)},${round(to.y)}`} />
              {head && <path className={styles.arrow} d={head} />}
            </g>
          );
        })}
    </g>
  );
});

export interface PointHandlers {
  readonly onPointerDown: (event: PointerEvent<SVGGElement>, state: ShownState) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>, state: ShownState) => void;
  readonly onKeyUp: (event: KeyboardEvent<SVGGElement>) => void;
  readonly onBlur: () => void;
  readonly onFocus: (id: string) => void;
  readonly openRow: (path: string) => void;
}

interface PointsProps extends LinesProps, PointHandlers {
  readonly width: number;
  readonly held: string | undefined;
  /** All there is to say of a point. */
  readonly describe: (point: Pick<ShownState, "name" | "air" | "dryAirFlow">) => string;
}

/** No element of a drawing is a button. */
const button = { role: "button", tabIndex: 0 } as const;

/** States and the air behind each process, with their names; states are moved by pointer and arrow keys, and Enter leads to the row of either. */
export function StatePoints({ plane, model, width, held, describe, ...handlers }: PointsProps): ReactNode {
  const shown = {
    states: model.states.filter(({ air }) => plane.contains(air)),
    processes: model.processes.filter(({ air }) => plane.contains(air)),
  };
  const labels = placeLabels(
    [
      ...shown.states.map(({ id, mark, air }) => ({ id, text: mark, point: plane.pointOf(air) })),
      ...shown.processes.map(({ id, name, air }) => ({ id, text: name, point: plane.pointOf(air) })),
    ],
    model.processes.flatMap(({ lines }) => lines.map(({ from, to }) => [plane.pointOf(from), plane.pointOf(to)] as const)),
    width,
  );
  const open = (event: KeyboardEvent<SVGGElement>, path: string): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    handlers.openRow(path);
  };
  return (
    <g>
      {labels.map(({ id, text, x, y, anchor }) => (
        <text key={id} className={styles.pointLabel} x={round(x)} y={round(y)} textAnchor={anchor} aria-hidden>
          {text}
        </text>
      ))}
      {shown.processes.map((each) => {
        const { x, y } = plane.pointOf(each.air);
        return (
          <g
            key={each.id}
            className={styles.point}
            data-look="process"
            {...button}
            aria-label={texts.points.process(describe(each))}
            onFocus={() => handlers.onFocus(each.id)}
            onClick={() => handlers.openRow(`processes.${each.id}`)}
            onKeyDown={(event) => open(event, `processes.${each.id}`)}
          >
            <circle data-screen className={styles.ring} cx={round(x)} cy={round(y)} r={12} />
            <circle className={styles.dot} cx={round(x)} cy={round(y)} r={4} />
          </g>
        );
      })}
      {shown.states.map((each) => {
        const { x, y } = plane.pointOf(each.air);
        return (
          <g
            key={each.id}
            className={styles.point}
            data-look="state"
            data-state={each.id}
            data-held={each.id === held || undefined}
            {...button}
            aria-label={texts.points.state(describe(each))}
            onFocus={() => handlers.onFocus(each.id)}
            onBlur={handlers.onBlur}
            onPointerDown={(event) => handlers.onPointerDown(event, each)}
            onClick={(event) => {
              // Screen readers activate without pressing; a press is the beginning of a drag.
              if (event.detail === 0) handlers.openRow(`states.${each.id}`);
            }}
            onKeyUp={handlers.onKeyUp}
            onKeyDown={(event) => {
              open(event, `states.${each.id}`);
              handlers.onKeyDown(event, each);
            }}
          >
            <circle data-screen className={styles.ring} cx={round(x)} cy={round(y)} r={14} />
            <circle className={styles.dot} cx={round(x)} cy={round(y)} r={5.5} />
          </g>
        );
      })}
    </g>
  );
}
