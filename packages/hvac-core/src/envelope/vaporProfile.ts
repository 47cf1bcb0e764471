import { requireInRange } from "../refusals/errors.ts";
import type { Films } from "./layers.ts";
import { surfaceSaturationPressure } from "./indoorVapor.ts";

/** A layer for the diffusion of vapour. */
export interface VaporLayer {
  /** Thermal resistance, m²·K/W, 0…100. */
  readonly resistance: number;
  /** Equivalent air layer thickness (s_d), m, 0…100 000. */
  readonly equivalentThickness: number;
}

/** Air on one side of an element. */
export interface SideAir {
  /** °C, -80…80. */
  readonly temperature: number;
  /** Pa, 0…20 000. */
  readonly vaporPressure: number;
}

/** Permeability of still air for vapour, kg/(m·s·Pa). */
export const airPermeability = 2e-10;

/** Maximum resistance of notional layers of insulation, m²·K/W, so that there are temperatures within insulation where vapour may condense. */
export const maximumNotionalResistance = 0.25;

/** Distance below which planes are one place, m of equivalent air. */
const samePlane = 1e-6;

/** A plane within or at the side of an element. */
export interface VaporPlane {
  /** Layer that it belongs to, counted from the outside; the plane at the inside surface belongs to the last one. */
  readonly layer: number;
  /** Position in this layer, from 0 at its outer face to 1 at its inner one. */
  readonly share: number;
  /** Equivalent air layer thickness of all layers outside of it, m. */
  readonly equivalentThickness: number;
  /** Thermal resistance of all layers outside of it and the outside film, m²·K/W. */
  readonly resistance: number;
}

/** An element divided into planes; several planes are one place where layers do not resist vapour. */
export interface VaporStack {
  readonly planes: readonly VaporPlane[];
  /** First and last plane of each place where vapour may condense, from the outside surface to the inside one. */
  readonly places: readonly (readonly [first: number, last: number])[];
  /** m²·K/W, films included. */
  readonly totalResistance: number;
}

/** Divides an element into planes, insulation into notional layers. */
export function vaporStack(layers: readonly VaporLayer[], films: Films, notional: number): VaporStack {
  requireInRange("layers.length", layers.length, 1, 100, "");
  let resistance = requireInRange("films.outside", films.outside, 0, 10, "m²·K/W");
  let equivalentThickness = 0;
  const planes: VaporPlane[] = [{ layer: 0, share: 0, equivalentThickness, resistance }];
  layers.forEach((layer, index) => {
    const layerResistance = requireInRange(`layers[${index}].resistance`, layer.resistance, 0, 100, "m²·K/W");
    const thickness = requireInRange(`layers[${index}].equivalentThickness`, layer.equivalentThickness, 0, 1e5, "m");
    const parts = Math.max(1, Math.ceil(layerResistance / notional - 1e-9));
    for (let part = 1; part <= parts; part++) {
      const share = part / parts;
      planes.push({
        layer: index,
        share,
        equivalentThickness: equivalentThickness + share * thickness,
        resistance: resistance + share * layerResistance,
      });
    }
    resistance += layerResistance;
    equivalentThickness += thickness;
  });
  requireInRange("equivalent thickness of all layers", equivalentThickness, 1e-3, Infinity, "m");
  const totalResistance = resistance + requireInRange("films.inside", films.inside, 0, 10, "m²·K/W");
  requireInRange("total resistance", totalResistance, 1e-6, Infinity, "m²·K/W");
  return { planes, places: placesOf(planes), totalResistance };
}

function placesOf(planes: readonly VaporPlane[]): (readonly [number, number])[] {
  const places: [number, number][] = [];
  planes.forEach((plane, index) => {
    const current = places.at(-1);
    if (current && plane.equivalentThickness - planes[current[0]]!.equivalentThickness < samePlane) current[1] = index;
    else places.push([index, index]);
  });
  return places;
}

/** State of the places of an element between the air on both sides. */
export interface PlaceState {
  /** m, of each place. */
  readonly positions: readonly number[];
  /** °C, of each plane. */
  readonly temperatures: readonly number[];
  /** Pa, of each place: the lowest of its planes. */
  readonly saturation: readonly number[];
  /** Vapour pressures at both surfaces, Pa: those of the air, or saturation where a surface is colder than the dew point. */
  readonly outsidePressure: number;
  readonly insidePressure: number;
  /** Whether the inside surface is colder than the dew point of the air. */
  readonly surfaceCondensation: boolean;
}

const checkedAir = (name: string, { temperature, vaporPressure }: SideAir): SideAir => ({
  temperature: requireInRange(`${name}.temperature`, temperature, -80, 80, "°C"),
  vaporPressure: requireInRange(`${name}.vaporPressure`, vaporPressure, 0, 20_000, "Pa"),
});

export function placeState(stack: VaporStack, outsideAir: SideAir, insideAir: SideAir): PlaceState {
  const [outside, inside] = [checkedAir("outside", outsideAir), checkedAir("inside", insideAir)];
  const slope = (inside.temperature - outside.temperature) / stack.totalResistance;
  const temperatures = stack.planes.map(({ resistance }) => outside.temperature + slope * resistance);
  const saturation = stack.places.map(([first, last]) => {
    let lowest = Infinity;
    for (let plane = first; plane <= last; plane++) lowest = Math.min(lowest, surfaceSaturationPressure(temperatures[plane]!));
    return lowest;
  });
  const positions = stack.places.map(([first]) => stack.planes[first]!.equivalentThickness);
  return {
    positions,
    temperatures,
    saturation,
    outsidePressure: Math.min(outside.vaporPressure, saturation[0]!),
    insidePressure: Math.min(inside.vaporPressure, saturation.at(-1)!),
    surfaceCondensation: inside.vaporPressure > saturation.at(-1)!,
  };
}

/**
 * Vapour pressures at the places: a tight string below the saturation pressures between the air on both sides, fixed at saturation at wet places.
 * Between two fixed places it is the lower convex hull of the places between.
 */
export function tightString(state: PlaceState, isWet: (place: number) => boolean): number[] {
  const { positions, saturation, outsidePressure, insidePressure } = state;
  const end = positions.length - 1;
  const bound = (place: number): number => (place === 0 ? outsidePressure : place === end ? insidePressure : saturation[place]!);
  const corners: number[] = [];
  let fixed = 0;
  for (let place = 0; place <= end; place++) {
    // Since the last fixed place, places above the straight line between their neighbours do not touch the string.
    while (corners.length - fixed >= 2) {
      const [a, b] = [corners.at(-2)!, corners.at(-1)!];
      const straight = bound(a) + ((bound(place) - bound(a)) * (positions[b]! - positions[a]!)) / (positions[place]! - positions[a]!);
      if (bound(b) < straight) break;
      corners.pop();
    }
    corners.push(place);
    if (place > 0 && place < end && isWet(place)) fixed = corners.length - 1;
  }
  const pressures: number[] = [bound(0)];
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1]!, corners[i]!];
    for (let place = a + 1; place <= b; place++)
      pressures[place] = bound(a) + ((bound(b) - bound(a)) * (positions[place]! - positions[a]!)) / (positions[b]! - positions[a]!);
    pressures[b] = bound(b);
  }
  return pressures;
}

/** Rate of condensation at each place, kg/(m²·s): inflow on one side less outflow on the other; below 0 where water evaporates. */
export function ratesOf({ positions, saturation }: PlaceState, pressures: readonly number[]): number[] {
  return positions.map((position, place) => {
    if (place === 0 || place === positions.length - 1 || pressures[place]! < saturation[place]!) return 0;
    const before = (pressures[place]! - pressures[place - 1]!) / (position - positions[place - 1]!);
    const after = (pressures[place + 1]! - pressures[place]!) / (positions[place + 1]! - position);
    return airPermeability * (after - before);
  });
}

/** A plane of a profile. */
export interface VaporProfilePlane extends VaporPlane {
  /** °C. */
  readonly temperature: number;
  /** Pa. */
  readonly saturationPressure: number;
  /** Pa. */
  readonly vaporPressure: number;
  /** Rate of condensation, kg/(m²·s); below 0 where water evaporates. */
  readonly rate: number;
}

/** Temperatures, pressures and rates at the planes of an element. */
export function profilePlanes(stack: VaporStack, state: PlaceState, isWet: (place: number) => boolean): VaporProfilePlane[] {
  const pressures = tightString(state, isWet);
  const rates = ratesOf(state, pressures);
  return stack.places.flatMap(([first, last], place) => {
    const coldest = state.temperatures.slice(first, last + 1).indexOf(Math.min(...state.temperatures.slice(first, last + 1))) + first;
    return stack.planes
      .slice(first, last + 1)
      .map((plane, offset) => ({
        ...plane,
        temperature: state.temperatures[first + offset]!,
        saturationPressure: surfaceSaturationPressure(state.temperatures[first + offset]!),
        vaporPressure: pressures[place]!,
        rate: first + offset === coldest ? rates[place]! : 0,
      }));
  });
}

/**
 * Temperatures and vapour pressures through an element between steady air on both sides, and the planes where water condenses (Glaser's diagram).
 *
 * It ignores capillary water, stored moisture, air leakage, rain, sun and heat of condensation: it compares constructions and is no
 * forecast.
 *
 * @param input layers from outside to inside, films, air on both sides; `notionalResistance` (0.01…100 m²·K/W) is the maximum of the parts into
 * which layers are divided, 0.25 by default
 * @returns planes from the outside surface to the inside one, and whether water condenses on the inside surface
 * @throws {OutOfRangeError} when a value lies outside its range, or the layers resist neither heat nor vapour
 * @source iso-13788, 6.3 and 6.4
 * @example
 * ```ts
 * import { vaporProfile } from "@org/hvac-core/envelope";
 * const brick = { resistance: 0.3, equivalentThickness: 2.4 };
 * const wool = { resistance: 2.5, equivalentThickness: 0.1 };
 * const outside = { temperature: -5, vaporPressure: 321 };
 * const inside = { temperature: 20, vaporPressure: 1168 };
 * const { planes } = vaporProfile({ layers: [brick, wool], films: { outside: 0.04, inside: 0.25 }, outside, inside });
 * planes[2]?.saturationPressure; // 506.4
 * Math.max(...planes.map(({ rate }) => rate)) * 86400; // 0.1130
 * ```
 */
export function vaporProfile({
  layers,
  films,
  outside,
  inside,
  notionalResistance = maximumNotionalResistance,
}: {
  readonly layers: readonly VaporLayer[];
  readonly films: Films;
  readonly outside: SideAir;
  readonly inside: SideAir;
  readonly notionalResistance?: number;
}): { readonly planes: readonly VaporProfilePlane[]; readonly surfaceCondensation: boolean } {
  const stack = vaporStack(layers, films, requireInRange("notionalResistance", notionalResistance, 0.01, 100, "m²·K/W"));
  const state = placeState(stack, outside, inside);
  return { planes: profilePlanes(stack, state, () => false), surfaceCondensation: state.surfaceCondensation };
}
