/** A surface inside a zone, as its radiation sees it. */
export interface RadiantSurface {
  /** m². */
  readonly area: number;
  /** Surfaces of one plane have the same key: they do not see each other. */
  readonly plane: string;
  /** Absorptance of the radiation in question, 0…1. */
  readonly absorptance: number;
}

const maxIterations = 200;
/** Change of a view factor at which the iteration ends. */
const converged = 1e-12;
/** A plane larger than all others together has no solution: its factor is held here. */
const maxView = 20;

/**
 * The faces of a zone as a star: each exchanges radiation with its middle, and so with all others; of a pair of planes each sees all of the other.
 *
 * @source carroll-1980
 */
export class Star {
  readonly #surfaces: readonly RadiantSurface[];
  /** View factor of each surface to the middle. */
  readonly #views: Float64Array;
  /** Exchange factor of each surface with the middle: what a black body at its temperature gives off, for each m². */
  readonly factors: Float64Array;

  constructor(surfaces: readonly RadiantSurface[]) {
    this.#surfaces = surfaces;
    const planes = new Map<string, number>();
    for (const { plane, area } of surfaces) planes.set(plane, (planes.get(plane) ?? 0) + area);
    const keys = [...planes.keys()];
    const areas = Float64Array.from(planes.values());
    const views = new Float64Array(areas.length).fill(1);
    for (let step = 0, change = 1; step < maxIterations && change > converged && areas.length > 1; step++) {
      change = 0;
      const total = areas.reduce((sum, area, i) => sum + area * views[i]!, 0);
      areas.forEach((area, i) => {
        const before = views[i]!;
        const next = (before + 1 / Math.max(1 / maxView, 1 - (area * before) / total)) / 2;
        change = Math.max(change, Math.abs(next - before));
        views[i] = next;
      });
    }
    this.#views = Float64Array.from(surfaces, ({ plane }) => views[keys.indexOf(plane)]!);
    this.factors = Float64Array.from(surfaces, ({ absorptance }, i) =>
      absorptance <= 0 ? 0 : 1 / (1 / this.#views[i]! + (1 - absorptance) / absorptance),
    );
  }

  /**
   * Shares of light that are absorbed by the surfaces when it leaves a plane diffusely: at first it meets the other planes by their views of the middle, and what
   * they reflect is exchanged through it. The shares add up to 1.
   */
  sharesFrom(from: string | undefined): Float64Array {
    const surfaces = this.#surfaces;
    const seen = surfaces.map(({ area, plane }, i) => (plane === from ? 0 : area * this.#views[i]!));
    const all = seen.reduce((sum, each) => sum + each, 0);
    const absorbing = surfaces.reduce((sum, { area }, i) => sum + area * this.factors[i]!, 0);
    // Nothing absorbs: the light stays in the room, and its heat is taken to be spread by area.
    const total = surfaces.reduce((sum, { area }) => sum + area, 0);
    if (absorbing <= 0) return Float64Array.from(surfaces, ({ area }) => area / total);
    const first = surfaces.map(({ absorptance }, i) => (all <= 0 ? 0 : (absorptance * seen[i]!) / all));
    const rest = 1 - first.reduce((sum, share) => sum + share, 0);
    return Float64Array.from(surfaces, ({ area }, i) => first[i]! + (rest * area * this.factors[i]!) / absorbing);
  }
}
