import type { Building, BuildingOpening, BuildingSurface } from "../../../building/index.ts";
import { obstructionOf, type Obstruction } from "./obstruction.ts";
import { attachedShades, finsOf, overhangOf, type Fins, type Overhang } from "./projections.ts";
import { seenFrom } from "./skyline.ts";
import { bounded, viewOf, type Bounded } from "./view.ts";

/** What shades a window. */
export interface WindowShades {
  readonly overhang?: Overhang;
  readonly fins?: Fins;
  readonly obstruction?: Obstruction;
  /** Shades in front of the window, whether or not they are part of the obstruction. */
  readonly seenIds: readonly string[];
}

/** A window that nothing shades. */
export const unshaded: WindowShades = { seenIds: [] };

/** Finds what shades the windows of a building, each once. */
class ShadeFinder {
  readonly #shades: readonly Bounded[];
  readonly #all: readonly Bounded[];
  readonly #modelAzimuth: number;
  readonly #earlier = new Map<BuildingOpening, WindowShades>();

  constructor({ shades, surfaces, place }: Building) {
    this.#shades = shades.filter(({ polygon }) => polygon.length > 2).map(({ id, polygon }) => bounded("shade", id, polygon));
    const outer = surfaces.filter(({ boundary }) => boundary === "outdoors");
    this.#all = [...this.#shades, ...outer.flatMap(({ id, polygons }) => polygons.map((polygon) => bounded("surface", id, polygon)))];
    this.#modelAzimuth = place.modelAzimuth;
  }

  #shadesOf(opening: BuildingOpening, { id, azimuth = 0 }: BuildingSurface): WindowShades {
    const view = viewOf(opening, azimuth - this.#modelAzimuth);
    if (!view) return unshaded;
    const attached = this.#shades.length === 0 ? [] : attachedShades(view, this.#shades);
    const [overhang, fins] = [overhangOf(view, attached), finsOf(view, attached)];
    const projecting = new Set([...(overhang?.shadeIds ?? []), ...(fins?.shadeIds ?? [])]);
    const others = this.#all.filter((each) => (each.kind === "surface" ? each.id !== id : !projecting.has(each.id)));
    const seen = seenFrom(view, others);
    const obstruction = obstructionOf(view, seen);
    return {
      ...(overhang && { overhang }),
      ...(fins && { fins }),
      ...(obstruction && { obstruction }),
      seenIds: seen.flatMap(({ shade }) => (shade.kind === "shade" ? [shade.id] : [])),
    };
  }

  /** What shades an upright window in a surface. */
  find(opening: BuildingOpening, surface: BuildingSurface): WindowShades {
    const earlier = this.#earlier.get(opening);
    if (earlier) return earlier;
    const shades = this.#shadesOf(opening, surface);
    this.#earlier.set(opening, shades);
    return shades;
  }
}

const finders = new WeakMap<Building, ShadeFinder>();

/** The finder of a building, which remembers what it found: shades do not change with the options of an import. */
export function shadeFinder(building: Building): ShadeFinder {
  const finder = finders.get(building) ?? new ShadeFinder(building);
  finders.set(building, finder);
  return finder;
}
