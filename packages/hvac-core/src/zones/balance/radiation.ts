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

/** View factors of surfaces to the middle of their zone, which depend on their areas and planes alone. */
function viewsOf(surfaces: readonly RadiantSurface[]): number[] {
  const places = new Map<string, number>();
  const planeOf = surfaces.map(({ plane }) => {
    const place = places.get(plane) ?? places.size;
    places.set(plane, place);
    return place;
  });
  const areas = Array.from(places, () => 0);
  for (let i = 0; i < surfaces.length; i++) areas[planeOf[i]!] = areas[planeOf[i]!]! + surfaces[i]!.area;
  const views = areas.map(() => 1);
  for (let step = 0, change = 1; step < maxIterations && change > converged && areas.length > 1; step++) {
    change = 0;
    let total = 0;
    for (let i = 0; i < areas.length; i++) total += areas[i]! * views[i]!;
    for (let i = 0; i < areas.length; i++) {
      const before = views[i]!;
      const next = (before + 1 / Math.max(1 / maxView, 1 - (areas[i]! * before) / total)) / 2;
      change = Math.max(change, Math.abs(next - before));
      views[i] = next;
    }
  }
  return planeOf.map((place) => views[place]!);
}

/**
 * The faces of a zone as a star: each exchanges radiation with its middle, and so with all others; of a pair of planes each sees all of the other.
 *
 * @source carroll-1980
 */
export class Star {
  readonly #surfaces: readonly RadiantSurface[];
  /** View factor of each surface to the middle. */
  readonly #views: readonly number[];
  /** Exchange factor of each surface with the middle: what a black body at its temperature gives off, for each m². */
  readonly factors: readonly number[];

  /** @param like a star of the same surfaces with other absorptances, whose view factors are the same */
  constructor(surfaces: readonly RadiantSurface[], like?: Star) {
    this.#surfaces = surfaces;
    this.#views = like ? like.#views : viewsOf(surfaces);
    this.factors = surfaces.map(({ absorptance }, i) =>
      absorptance <= 0 ? 0 : 1 / (1 / this.#views[i]! + (1 - absorptance) / absorptance),
    );
  }

  /**
   * Shares of light that are absorbed by the surfaces when it leaves a plane diffusely: at first it meets the other planes by their views of the middle, and what
   * they reflect is exchanged through it. The shares add up to 1.
   */
  sharesFrom(from: string | undefined): readonly number[] {
    const surfaces = this.#surfaces;
    const seen = surfaces.map(({ area, plane }, i) => (plane === from ? 0 : area * this.#views[i]!));
    const all = seen.reduce((sum, each) => sum + each, 0);
    const absorbing = surfaces.reduce((sum, { area }, i) => sum + area * this.factors[i]!, 0);
    // Nothing absorbs: the light stays in the room, and its heat is taken to be spread by area.
    const total = surfaces.reduce((sum, { area }) => sum + area, 0);
    if (absorbing <= 0) return surfaces.map(({ area }) => area / total);
    const first = surfaces.map(({ absorptance }, i) => (all <= 0 ? 0 : (absorptance * seen[i]!) / all));
    const rest = 1 - first.reduce((sum, share) => sum + share, 0);
    return surfaces.map(({ area }, i) => first[i]! + (rest * area * this.factors[i]!) / absorbing);
  }
}
