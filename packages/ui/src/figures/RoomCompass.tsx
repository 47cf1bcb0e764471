import type { ReactNode } from "react";
import { isometric, type RoomLayout } from "./roomLayout.ts";
import type { Point } from "./polylines.ts";
import styles from "./room.module.css";

/** Position of the sun, degrees. */
export interface SunPosition {
  /** Above the horizon; below it the sun is not drawn. */
  readonly altitude: number;
  /** Clockwise from north. */
  readonly azimuth: number;
}

interface RoomCompassProps {
  readonly turn: RoomLayout["turn"];
  readonly sun: SunPosition;
}

const radius = 36;
const [width, height] = [136, 96];
const origin = { x: width / 2, y: 58 };
const directions = ["N", "E", "S", "W"] as const;

/** The horizon around the room, from the same viewpoint as the room, with north and the sun above it. */
export function RoomCompass({ turn, sun }: RoomCompassProps): ReactNode {
  const pointOf = (azimuth: number, share: number, altitude = 0): Point => {
    const angle = ((azimuth - turn) * Math.PI) / 180;
    const up = (altitude * Math.PI) / 180;
    const along = radius * share * Math.cos(up);
    const { x, y } = isometric(along * Math.sin(angle), along * Math.cos(angle), radius * share * Math.sin(up));
    return { x: origin.x + x, y: origin.y + y };
  };
  const path = (...points: readonly Point[]): string => points.map(({ x, y }, index) => `${index ? "L" : "M"}${x},${y}`).join("");
  const north = pointOf(0, 1);
  const isUp = sun.altitude > 0;
  const [place, foot] = [pointOf(sun.azimuth, 1.25, sun.altitude), pointOf(sun.azimuth, 1.25 * Math.cos((sun.altitude * Math.PI) / 180))];
  return (
    <svg className={styles.compass} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <ellipse className={styles.horizon} cx={origin.x} cy={origin.y} rx={radius * Math.sqrt(1.5)} ry={radius * Math.SQRT1_2} />
      <path className={styles.horizon} d={path(pointOf(180, 1), north) + path(pointOf(90, 1), pointOf(270, 1))} />
      <path className={styles.needle} d={`${path(pointOf(0, 0.62), north)}${path(pointOf(-9, 0.8), north, pointOf(9, 0.8))}`} />
      {directions.map((direction, index) => {
        const { x, y } = pointOf(index * 90, 1.3);
        return (
          <text key={direction} className={styles.direction} x={x} y={y + 4} textAnchor="middle" data-north={index === 0 || undefined}>
            {direction}
          </text>
        );
      })}
      {isUp && (
        <>
          <path className={styles.ray} d={path(origin, foot) + path(foot, place) + path(place, origin)} />
          <circle className={styles.sun} cx={place.x} cy={place.y} r={6} />
        </>
      )}
    </svg>
  );
}
