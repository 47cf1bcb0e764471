/** A projection in front of a vertical plane, in coordinates of that plane seen from outside: x to the right, y up, m. */
export type Shade =
  /** A horizontal rectangle: height, left and right end, and depth from the plane. */
  | { readonly kind: "overhang"; readonly y: number; readonly left: number; readonly right: number; readonly depth: number }
  /** A vertical rectangle at right angles to the plane: position, lower and upper end, and depth. */
  | { readonly kind: "fin"; readonly x: number; readonly bottom: number; readonly top: number; readonly depth: number };

/** A rectangle in the plane, m. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Lines across a window on which shadows are measured. */
const lines = 24;

/** The interval of x that a shade darkens on the line y; empty if its end is not above its start. */
function darkened(shade: Shade, y: number, sideways: number, upwards: number): readonly [number, number] {
  // A ray from (x, y) towards the light passes (x + sideways·z, y + upwards·z) at the depth z.
  if (shade.kind === "overhang") {
    const rise = shade.y - y;
    if (rise === 0 || upwards === 0 || rise > 0 !== upwards > 0) return [0, 0];
    const depth = rise / upwards;
    return depth > shade.depth ? [0, 0] : [shade.left - sideways * depth, shade.right - sideways * depth];
  }
  // At a fin the depth follows from x; its height there limits the depths.
  let [near, far] = [0, shade.depth];
  if (upwards === 0) {
    if (y < shade.bottom || y > shade.top) return [0, 0];
  } else {
    const [a, b] = [(shade.bottom - y) / upwards, (shade.top - y) / upwards];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  if (far <= near) return [0, 0];
  const [first, second] = [shade.x - sideways * near, shade.x - sideways * far];
  return [Math.min(first, second), Math.max(first, second)];
}

/**
 * Share of a window that light from a direction reaches behind its shades.
 *
 * @param sideways tangent of the light's azimuth to the right of the plane's normal, seen from outside
 * @param upwards tangent of its profile angle
 * @source mathematics, parallel projection
 */
export function litShare(window: Rectangle, shades: readonly Shade[], sideways: number, upwards: number): number {
  const width = window.right - window.left;
  let lit = 0;
  for (let line = 0; line < lines; line++) {
    const y = window.bottom + ((window.top - window.bottom) * (line + 0.5)) / lines;
    const intervals = shades
      .map((shade) => darkened(shade, y, sideways, upwards))
      .filter(([from, to]) => to > from)
      .toSorted(([a], [b]) => a - b);
    let [covered, reached] = [0, window.left];
    for (const [from, to] of intervals) {
      const [start, end] = [Math.max(from, reached), Math.min(to, window.right)];
      if (end <= start) continue;
      covered += end - start;
      reached = end;
    }
    lit += 1 - covered / width;
  }
  return lit / lines;
}

/** Shares of diffuse light that shades leave: of an even sky, of the band at the horizon, and of the ground. */
export interface DiffuseShares {
  readonly sky: number;
  readonly horizon: number;
  readonly ground: number;
}

const [altitudes, azimuths] = [12, 36];

/**
 * Shares of the diffuse light on a vertical window that its shades leave.
 *
 * @source mathematics, integral over the directions of a hemisphere
 */
export function diffuseShares(window: Rectangle, shades: readonly Shade[]): DiffuseShares {
  if (shades.length === 0) return { sky: 1, horizon: 1, ground: 1 };
  const mean = (from: number, to: number, rows: number): number => {
    let [lit, all] = [0, 0];
    for (let row = 0; row < rows; row++) {
      const altitude = from + ((to - from) * (row + 0.5)) / rows;
      for (let column = 0; column < azimuths; column++) {
        const gamma = -Math.PI / 2 + (Math.PI * (column + 0.5)) / azimuths;
        const weight = Math.cos(altitude) ** 2 * Math.cos(gamma);
        all += weight;
        lit += weight * litShare(window, shades, Math.tan(gamma), Math.tan(altitude) / Math.cos(gamma));
      }
    }
    return lit / all;
  };
  return { sky: mean(0, Math.PI / 2, altitudes), horizon: mean(-1e-9, 1e-9, 1), ground: mean(-Math.PI / 2, 0, altitudes) };
}
