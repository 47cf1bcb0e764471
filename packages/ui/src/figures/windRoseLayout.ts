import type { Point } from "./polylines.ts";
import { roundNumber } from "./scales.ts";

/** A piece of a sector: a speed class. */
export interface RosePetal {
  readonly sector: number;
  readonly speedClass: number;
  readonly path: string;
}

export interface WindRoseLayout {
  readonly size: number;
  readonly centre: Point;
  /** Shares of the hours at the circles, with their radii, px. */
  readonly rings: readonly { readonly share: number; readonly radius: number }[];
  /** Radius of the circle for calm air, px. */
  readonly hub: number;
  readonly petals: readonly RosePetal[];
  /** From the centre to the edge, for the pointer and the keyboard. */
  readonly sectors: readonly string[];
  /** Names of eight directions on the edge. */
  readonly names: readonly (Point & { readonly text: string })[];
}

const compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** Name of one of sixteen directions, degrees for any other. */
export function directionName(degrees: number): string {
  const sixteen = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"] as const;
  const index = degrees / 22.5;
  return Number.isInteger(index) && sixteen[index] !== undefined ? sixteen[index] : `${Math.round(degrees)}°`;
}

/** Rounds to hundredths of a pixel, finer than a screen shows. */
const short = (value: number): number => Math.round(value * 100) / 100;

function pointText(centre: Point, radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${short(centre.x + radius * Math.sin(turn))},${short(centre.y - radius * Math.cos(turn))}`;
}

/** A piece of a ring between two directions. */
function arc(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const [near, far] = [short(inner), short(outer)];
  return `M${pointText(centre, inner, from)}L${pointText(centre, outer, from)}A${far},${far} 0 0 1 ${pointText(centre, outer, to)}L${pointText(centre, inner, to)}A${near},${near} 0 0 0 ${pointText(centre, inner, from)}Z`;
}

/**
 * Lays out a wind rose: sectors of equal angles, as long as the share of the hours with wind from that direction.
 *
 * @param shares of all hours, by sector (north first, clockwise) and class of speed
 * @param size side of the square, px
 */
export function layOutWindRose(shares: readonly (readonly number[])[], size: number): WindRoseLayout {
  const centre = { x: size / 2, y: size / 2 };
  const edge = size / 2 - 26;
  const hub = 16;
  const sums = shares.map((classes) => classes.reduce((sum, share) => sum + share, 0));
  const most = Math.max(...sums, 1e-6);
  const step = roundNumber(most / 4, "up");
  const highest = Math.ceil(most / step - 1e-9) * step;
  const radius = (share: number): number => hub + ((edge - hub) * share) / highest;
  const width = 360 / shares.length;
  const petals = shares.flatMap((classes, sector) => {
    let from = 0;
    return classes.flatMap((share, speedClass): RosePetal[] => {
      const to = from + share;
      const [inner, outer] = [radius(from), radius(to)];
      from = to;
      if (share <= 0) return [];
      return [{ sector, speedClass, path: arc(centre, inner, outer, (sector - 0.4) * width, (sector + 0.4) * width) }];
    });
  });
  return {
    size,
    centre,
    rings: Array.from({ length: Math.round(highest / step) }, (_, index) => ({
      share: (index + 1) * step,
      radius: radius((index + 1) * step),
    })),
    hub,
    petals,
    sectors: shares.map((_, sector) => arc(centre, hub, edge, (sector - 0.5) * width, (sector + 0.5) * width)),
    names: compass.map((text, index) => {
      const turn = (index * Math.PI) / 4;
      return { text, x: centre.x + (edge + 14) * Math.sin(turn), y: centre.y - (edge + 14) * Math.cos(turn) + 4 };
    }),
  };
}
