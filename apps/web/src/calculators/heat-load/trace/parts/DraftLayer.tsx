import type { PlanPoint } from "@org/hvac-core/building/drawing";
import type { ReactNode } from "react";
import type { Tool } from "../state/names.ts";
import type { Aim } from "../state/traceState.ts";
import styles from "../trace.module.css";
import { PointMark } from "./Layers.tsx";

interface DraftLayerProps {
  readonly tool: Tool;
  readonly points: readonly PlanPoint[];
  readonly aim: Aim | undefined;
}

const lineOf = (points: readonly PlanPoint[]): string => (points.length === 0 ? "" : `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`);

function outlineOf(tool: Tool, points: readonly PlanPoint[], aim: PlanPoint | undefined): string {
  const [first] = points;
  if (!first || !aim) return lineOf(points);
  if (tool === "rectangle") return `M${first[0]} ${first[1]}H${aim[0]}V${aim[1]}H${first[0]}Z`;
  if (tool === "scale" && points.length === 2) return lineOf(points);
  return lineOf([...points, aim]);
}

/** What is being drawn, and the point that comes next with its guides. */
export function DraftLayer({ tool, points, aim }: DraftLayerProps): ReactNode {
  return (
    <g aria-hidden>
      {aim?.guides.map(([x, y]) => (
        <path key={`${x} ${y}`} className={styles.guide} d={`M${x} ${y}L${aim.point[0]} ${aim.point[1]}`} />
      ))}
      <path
        className={styles.draft}
        data-closing={(tool === "polygon" && points.length > 2) || undefined}
        d={outlineOf(tool, points, aim?.point)}
      />
      {points.map((point, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a point is its place in the line
        <PointMark key={index} point={point} className={styles.draftPoint} />
      ))}
      {aim && <PointMark point={aim.point} className={aim.reason ? styles.aimSnapped : styles.aim} />}
    </g>
  );
}
