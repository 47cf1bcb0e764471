/** A surface inside a zone, as its radiation sees it. */
export interface RadiantSurface {
  /** m². */
  readonly area: number;
  /** Surfaces of one plane have the same key: they do not see each other. */
  readonly plane: string;
  /** Absorptance of the radiation in question, 0…1. */
  readonly absorptance: number;
}

/** Areas of the planes. */
function planesOf(surfaces: readonly RadiantSurface[]): Map<string, number> {
  const planes = new Map<string, number>();
  for (const { plane, area } of surfaces) planes.set(plane, (planes.get(plane) ?? 0) + area);
  return planes;
}

const iterations = 200;
/** A plane larger than all others together has no solution: its factor is held here. */
const maxView = 20;

/**
 * Exchange factor of each surface with the mean radiant temperature of a zone: a star whose middle sees every plane by its area, so that in a pair of planes each
 * sees all of the other.
 *
 * @returns W per W of the difference of black bodies, for each m²
 * @source carroll-1980
 */
export function radiantFactors(surfaces: readonly RadiantSurface[]): Float64Array {
  const planes = planesOf(surfaces);
  const views = new Map<string, number>([...planes.keys()].map((plane) => [plane, 1]));
  if (planes.size > 1)
    for (let step = 0; step < iterations; step++) {
      let total = 0;
      for (const [plane, area] of planes) total += area * views.get(plane)!;
      for (const [plane, area] of planes) {
        const before = views.get(plane)!;
        const next = 1 / Math.max(1 / maxView, 1 - (area * before) / total);
        views.set(plane, (before + next) / 2);
      }
    }
  return Float64Array.from(surfaces, ({ plane, absorptance }) =>
    absorptance <= 0 ? 0 : 1 / (1 / views.get(plane)! + (1 - absorptance) / absorptance),
  );
}

/**
 * Shares of light that are absorbed by the surfaces of a zone when it leaves one plane diffusely: at first it meets the other planes by their area, and what they
 * reflect fills the zone evenly. The shares add up to 1.
 *
 * @source mathematics, balance of diffuse light in an enclosure
 */
export function lightShares(surfaces: readonly RadiantSurface[], from: string | undefined): Float64Array {
  const total = surfaces.reduce((sum, { area, plane }) => sum + (plane === from ? 0 : area), 0);
  const absorbing = surfaces.reduce((sum, { area, absorptance }) => sum + area * absorptance, 0);
  const all = surfaces.reduce((sum, { area }) => sum + area, 0);
  // Nothing absorbs: the light stays in the room, and its heat is taken to be spread by area.
  if (absorbing <= 0) return Float64Array.from(surfaces, ({ area }) => area / all);
  const first = surfaces.map(({ area, plane, absorptance }) => (total <= 0 || plane === from ? 0 : (absorptance * area) / total));
  const rest = 1 - first.reduce((sum, share) => sum + share, 0);
  return Float64Array.from(surfaces, ({ area, absorptance }, i) => first[i]! + (rest * area * absorptance) / absorbing);
}
