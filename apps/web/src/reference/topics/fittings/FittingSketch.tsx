import type { ReactNode } from "react";
import { FittingDrawing } from "../../../calculators/fittings/FittingDrawing.tsx";
import { ductDrawings, pipeDrawings } from "../../../calculators/fittings/drawings.ts";
import type { FittingRow } from "./fittingList.ts";
import { sketchOf } from "./sketch/sketchOf.ts";
import type { Place, Stroke } from "./sketch/strokes.ts";
import { texts } from "./texts.ts";
import styles from "./fittingTopic.module.css";

/** Pixels. */
const [width, height, margin] = [360, 240, 14];

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function pathOf(stroke: Stroke, toScreen: (place: Place) => Place): string {
  return stroke
    .map((place) => toScreen(place).map(hundredths).join(","))
    .reduce((path, place, index) => `${path}${index === 0 ? "M" : "L"}${place}`, "");
}

/** Arrowhead at the end of a stroke. */
function headOf(stroke: Stroke, toScreen: (place: Place) => Place): string {
  const [from, to] = [toScreen(stroke.at(-2)!), toScreen(stroke.at(-1)!)];
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const side = (angle: number): string =>
    [to[0] - 9 * Math.cos(turn + angle), to[1] - 9 * Math.sin(turn + angle)].map(hundredths).join(",");
  return `M${side(0.42)}L${to.map(hundredths).join(",")}L${side(-0.42)}`;
}

interface FittingSketchProps {
  readonly row: FittingRow;
  readonly geometry: Readonly<Record<string, number>>;
}

/** Sketch of a fitting to scale; its symbol where the parameters do not define its shape. */
export function FittingSketch({ row: { key, conduit, label }, geometry }: FittingSketchProps): ReactNode {
  const sketch = sketchOf(key, geometry);
  if (!sketch)
    return (
      <div className={styles.symbol}>
        <span className="sr-only">{texts.symbol(label)}</span>
        <FittingDrawing drawing={(conduit === "duct" ? ductDrawings : pipeDrawings)[key]} />
      </div>
    );
  const { walls, thin = [], flow = [], besides = [] } = sketch;
  const all = [...walls, ...thin, ...flow, ...besides].flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = Math.min((width - 2 * margin) / (Math.max(...xs) - left), (height - 2 * margin) / (Math.max(...ys) - top));
  const [across, down] = [(width - scale * (Math.max(...xs) - left)) / 2, (height - scale * (Math.max(...ys) - top)) / 2];
  const toScreen = ([x, y]: Place): Place => [across + scale * (x - left), down + scale * (y - top)];
  const joined = (strokes: readonly Stroke[], path: typeof pathOf = pathOf): string =>
    strokes.map((stroke) => path(stroke, toScreen)).join("");
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.sketch(label)}>
      <path className={styles.thin} d={joined(thin)} />
      <path className={styles.besides} d={joined(besides) + joined(besides, headOf)} />
      <path className={styles.flow} d={joined(flow) + joined(flow, headOf)} />
      <path className={styles.walls} d={joined(walls)} />
    </svg>
  );
}
