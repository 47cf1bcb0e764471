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

/** Shadows of shades on a line of a window, for light from one direction. */
export class ShadowLine {
  readonly #shades: readonly Shade[];
  /** Starts and ends of the dark intervals of x, in the order of the shades; an interval whose end is not above its start is empty. */
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;

  constructor(shades: readonly Shade[]) {
    this.#shades = shades;
    this.#starts = new Float64Array(shades.length);
    this.#ends = new Float64Array(shades.length);
  }

  /** Casts the shadows on the line y: of light that comes from `sideways` to the right and from `upwards`, as tangents. */
  cast(y: number, sideways: number, upwards: number): void {
    for (let k = 0; k < this.#shades.length; k++) {
      const shade = this.#shades[k]!;
      [this.#starts[k], this.#ends[k]] = [0, 0];
      // A ray from (x, y) towards the light passes (x + sideways·z, y + upwards·z) at the depth z.
      if (shade.kind === "overhang") {
        const depth = upwards === 0 ? -1 : (shade.y - y) / upwards;
        if (depth <= 0 || depth > shade.depth) continue;
        this.#starts[k] = shade.left - sideways * depth;
        this.#ends[k] = shade.right - sideways * depth;
        continue;
      }
      // At a fin the depth follows from x; its height there limits the depths.
      let [near, far] = [0, shade.depth];
      if (upwards === 0) {
        if (y < shade.bottom || y > shade.top) continue;
      } else {
        const [a, b] = [(shade.bottom - y) / upwards, (shade.top - y) / upwards];
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      }
      if (far <= near) continue;
      const [first, second] = [shade.x - sideways * near, shade.x - sideways * far];
      this.#starts[k] = Math.min(first, second);
      this.#ends[k] = Math.max(first, second);
    }
  }

  isDark(x: number): boolean {
    for (let k = 0; k < this.#starts.length; k++) if (x > this.#starts[k]! && x < this.#ends[k]!) return true;
    return false;
  }

  /** Length from left to right that no shadow covers, m. */
  litLength(left: number, right: number): number {
    let [lit, reached] = [0, left];
    while (reached < right) {
      // The first shadow that reaches beyond this point: from its start on it is dark as far as its end.
      let [start, end] = [right, right];
      for (let k = 0; k < this.#starts.length; k++) {
        const [from, to] = [this.#starts[k]!, this.#ends[k]!];
        if (to > from && to > reached && from < start) [start, end] = [from, to];
      }
      lit += Math.max(0, start - reached);
      reached = Math.max(start, end);
    }
    return lit;
  }
}

/**
 * Share of a window that light from a direction reaches behind its shades.
 *
 * @param sideways tangent of the light's azimuth to the right of the plane's normal, seen from outside
 * @param upwards tangent of its profile angle
 * @source mathematics, parallel projection
 */
export function litShare({ left, right, bottom, top }: Rectangle, shadows: ShadowLine, sideways: number, upwards: number): number {
  let lit = 0;
  for (let line = 0; line < lines; line++) {
    shadows.cast(bottom + ((top - bottom) * (line + 0.5)) / lines, sideways, upwards);
    lit += shadows.litLength(left, right);
  }
  return lit / lines / (right - left);
}

/** Shares of diffuse light that shades leave: of an even sky, of the band at the horizon, and of the ground. */
export interface DiffuseShares {
  readonly sky: number;
  readonly horizon: number;
  readonly ground: number;
}

/** Directions over a quarter of a sphere. */
const [altitudes, azimuths] = [12, 36];

/**
 * Shares of the diffuse light on a vertical window that its shades leave.
 *
 * @source mathematics, integral over the directions of a hemisphere
 */
export function diffuseShares(window: Rectangle, shades: readonly Shade[]): DiffuseShares {
  if (shades.length === 0) return { sky: 1, horizon: 1, ground: 1 };
  const shadows = new ShadowLine(shades);
  const mean = (from: number, to: number, rows: number): number => {
    let [lit, all] = [0, 0];
    for (let row = 0; row < rows; row++) {
      const altitude = from + ((to - from) * (row + 0.5)) / rows;
      for (let column = 0; column < azimuths; column++) {
        const gamma = -Math.PI / 2 + (Math.PI * (column + 0.5)) / azimuths;
        const weight = Math.cos(altitude) ** 2 * Math.cos(gamma);
        all += weight;
        lit += weight * litShare(window, shadows, Math.tan(gamma), Math.tan(altitude) / Math.cos(gamma));
      }
    }
    return lit / all;
  };
  return { sky: mean(0, Math.PI / 2, altitudes), horizon: mean(-1e-9, 1e-9, 1), ground: mean(-Math.PI / 2, 0, altitudes) };
}
