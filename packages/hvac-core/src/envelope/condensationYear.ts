import { requireInRange } from "../refusals/errors.ts";
import type { Films } from "./layers.ts";
import {
  maximumNotionalResistance,
  placeState,
  profilePlanes,
  ratesOf,
  tightString,
  vaporStack,
  type PlaceState,
  type SideAir,
  type VaporLayer,
  type VaporPlane,
  type VaporProfilePlane,
} from "./vaporProfile.ts";

/** One period of the year, usually a month. */
export interface ClimatePeriod {
  /** 0.1…366. */
  readonly days: number;
  readonly outside: SideAir;
  readonly inside: SideAir;
}

/** Outcome of the water that condenses within a year. */
export type CondensationOutcome = "none" | "evaporates" | "remains";

/** A period of a year of condensation. */
export interface CondensationPeriod {
  /** Its index in the periods of the input. */
  readonly period: number;
  /** Water that condensed (above 0) or evaporated at each place, kg/m². */
  readonly changes: readonly number[];
  /** Water at each place at the end, kg/m². */
  readonly amounts: readonly number[];
  /** Total condensate at the end, kg/m². */
  readonly total: number;
  /** °C. */
  readonly insideSurfaceTemperature: number;
  /** Whether the room's air condenses on the inside surface. */
  readonly surfaceCondensation: boolean;
  /** Profile at the start, with the water at that time. */
  readonly planes: readonly VaporProfilePlane[];
}

/** A year of condensation and evaporation within an element. */
export interface CondensationYear {
  /** Planes with water at some time of the year, from the outside to the inside. */
  readonly places: readonly VaporPlane[];
  /** Periods in their order, from the first in which water condenses. */
  readonly periods: readonly CondensationPeriod[];
  /** Maximum water at the end of a period, kg/m², and the index of that period in the input. */
  readonly peak: { readonly amount: number; readonly period: number };
  /** Water remaining after the year, kg/m²; it accumulates every year. */
  readonly remaining: number;
  readonly outcome: CondensationOutcome;
}

const day = 86400;
/** Amount below which there is no water, kg/m². */
const traces = 1e-9;

/** Water at the places at the end of a period: rates are constant until a place dries out, then they are computed again. */
function waterAfter(state: PlaceState, amounts: readonly number[], seconds: number): number[] {
  const water = [...amounts];
  let left = seconds;
  // Each round but the last dries out one place for good: the pressures fall where it is released, and rise nowhere.
  for (let round = 0; round <= water.length && left > 0; round++) {
    const rates = ratesOf(
      state,
      tightString(state, (place) => water[place]! > 0),
    );
    const dries = rates.map((rate, place) => (rate < 0 && water[place]! > 0 ? water[place]! / -rate : Infinity));
    const step = Math.min(left, ...dries);
    rates.forEach((rate, place) => {
      water[place] = dries[place]! <= step ? 0 : Math.max(0, water[place]! + rate * step);
    });
    left -= step;
  }
  return water;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Index of the first period of the year: after the driest end of a period, so that the year shows what repeats. */
function firstPeriod(states: readonly PlaceState[], seconds: readonly number[], places: number): number {
  const count = states.length;
  const condenses = states.map((state) =>
    ratesOf(
      state,
      tightString(state, () => false),
    ).some((rate) => rate > 0),
  );
  let water = Array.from({ length: places }, () => 0);
  let dry: number | undefined;
  for (let turn = 0; turn < 2 * count; turn++) {
    const period = turn % count;
    water = waterAfter(states[period]!, water, seconds[period]!);
    const next = (period + 1) % count;
    // Of several dry ends, the one before condensation.
    if (turn >= count && sum(water) < traces && (dry === undefined || (condenses[next]! && !condenses[dry]!))) dry = next;
  }
  if (dry !== undefined) {
    for (let turn = 0; turn < count; turn++) if (condenses[(dry + turn) % count]!) return (dry + turn) % count;
    return 0;
  }
  const starts = condenses.findIndex((isWet, period) => isWet && !condenses[(period + count - 1) % count]!);
  return Math.max(0, starts);
}

/**
 * A year of condensation within an element (Glaser's method by months): where water condenses, how much, and whether it evaporates again.
 *
 * Several planes may be wet at a time. When a plane dries out within a period, the pressures are computed without it. The year begins with the first
 * period with condensation after the element was dry; an element that never dries starts empty and keeps what remains.
 *
 * The method ignores capillary water, stored moisture, air leakage, rain, sun, built-in water and heat of condensation, and properties do not
 * change with moisture: it compares constructions. Where these matter, simulate (EN 15026).
 *
 * @param input layers from outside to inside, films, periods of the year in order (1…366); `notionalResistance` as in `vaporProfile`
 * @returns the year, kg/m²
 * @throws {OutOfRangeError} when a value lies outside its range, or the layers resist neither heat nor vapour
 * @source iso-13788, 6.4 and 6.5
 * @example
 * ```ts
 * import { condensationYear } from "@org/hvac-core/envelope";
 * const layers = [{ resistance: 0.02, equivalentThickness: 2 }, { resistance: 5, equivalentThickness: 0.2 }];
 * const winter = { days: 90, outside: { temperature: -5, vaporPressure: 321 }, inside: { temperature: 20, vaporPressure: 1168 } };
 * const summer = { days: 90, outside: { temperature: 12, vaporPressure: 982 }, inside: { temperature: 12, vaporPressure: 982 } };
 * const year = condensationYear({ layers, films: { outside: 0.04, inside: 0.25 }, periods: [winter, summer] });
 * year.peak.amount; // 5.82
 * year.outcome; // "remains"
 * ```
 */
export function condensationYear({
  layers,
  films,
  periods,
  notionalResistance = maximumNotionalResistance,
}: {
  readonly layers: readonly VaporLayer[];
  readonly films: Films;
  readonly periods: readonly ClimatePeriod[];
  readonly notionalResistance?: number;
}): CondensationYear {
  requireInRange("periods.length", periods.length, 1, 366, "");
  const stack = vaporStack(layers, films, requireInRange("notionalResistance", notionalResistance, 0.01, 100, "m²·K/W"));
  const states = periods.map(({ outside, inside }) => placeState(stack, outside, inside));
  const seconds = periods.map(({ days }, index) => requireInRange(`periods[${index}].days`, days, 0.1, 366, "d") * day);

  const start = firstPeriod(states, seconds, stack.places.length);
  let water = stack.places.map(() => 0);
  const passed = periods.map((_, turn) => {
    const period = (start + turn) % periods.length;
    const before = water;
    water = waterAfter(states[period]!, before, seconds[period]!);
    return { period, before, after: water };
  });

  const wet = stack.places.flatMap((_, place) => (passed.some(({ after }) => after[place]! > traces) ? [place] : []));
  const amountsAtWetPlaces = (amounts: readonly number[]): number[] => wet.map((place) => amounts[place]!);
  const reported = passed.map(({ period, before, after }): CondensationPeriod => {
    const state = states[period]!;
    return {
      period,
      changes: amountsAtWetPlaces(after).map((amount, index) => amount - before[wet[index]!]!),
      amounts: amountsAtWetPlaces(after),
      total: sum(amountsAtWetPlaces(after)),
      insideSurfaceTemperature: state.temperatures.at(-1)!,
      surfaceCondensation: state.surfaceCondensation,
      planes: profilePlanes(stack, state, (place) => before[place]! > 0),
    };
  });
  const peak = reported.reduce((highest, { total, period }) => (total > highest.amount ? { amount: total, period } : highest), {
    amount: 0,
    period: start,
  });
  const remaining = reported.at(-1)!.total;
  return {
    places: wet.map((place) => coldestPlane(stack.planes, stack.places[place]!, states)),
    periods: reported,
    peak,
    remaining,
    outcome: peak.amount < traces ? "none" : remaining > traces ? "remains" : "evaporates",
  };
}

/** Plane of a place at which water would collect: the coldest in the coldest period. */
function coldestPlane(planes: readonly VaporPlane[], [first, last]: readonly [number, number], states: readonly PlaceState[]): VaporPlane {
  const coldest = states.reduce((a, b) => (b.temperatures[first]! < a.temperatures[first]! ? b : a));
  let index = first;
  for (let plane = first; plane <= last; plane++) if (coldest.temperatures[plane]! < coldest.temperatures[index]!) index = plane;
  return planes[index]!;
}
