import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";

/** Load over capacity below which plant is taken to switch on and off: all chillers of the code modulate down to it, and ratings end there. */
export const minimumPlantLoad = 0.25;

/** Plant whose input at part load is published. */
export type PlantKind =
  | "direct-expansion"
  | "scroll-air"
  | "scroll-water"
  | "screw-water"
  | "centrifugal-water"
  | "heat-pump"
  | "boiler"
  | "modulating-boiler"
  | "condensing-furnace";

/* Energy input over that at full load as a polynomial of load over capacity. */
const inputs: Readonly<Record<PlantKind, readonly [number, number, number, number]>> = {
  "direct-expansion": [0.2012301, -0.0312175, 1.9504979, -1.1205105],
  "scroll-air": [0.06369119, 0.58488832, 0.35280274, 0],
  "scroll-water": [0.04411957, 0.64036703, 0.31955532, 0],
  "screw-water": [0.33018833, 0.23554291, 0.46070828, 0],
  "centrifugal-water": [0.17149273, 0.58820208, 0.23737257, 0],
  "heat-pump": [0.0856522, 0.9388137, -0.1834361, 0.1589702],
  boiler: [0.082597, 0.996764, -0.079361, 0],
  "modulating-boiler": [0.01798667, 0.9674242, 0.01545455, 0],
  "condensing-furnace": [0.00533, 0.904, 0.09066, 0],
};

/**
 * COP or efficiency of plant at part load over that at full load, by the published curve of its kind.
 *
 * x/g(x)·g(1) with the energy input g(x) as a polynomial; dividing by g(1), which is published as 0.997 to 1.026, keeps the rated value at full
 * load. Below a quarter of its capacity plant switches on and off: there it keeps what it has at a quarter, less what cycling takes.
 *
 * @param kind kind of plant
 * @param loadRatio load over capacity at the same temperatures, 0…1
 * @param degradation loss by cycling below a quarter, 0 (default)…0.9, as in {@link cyclingFactor}
 * @returns factor on the COP or efficiency at full load
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} for another kind
 * @source necb, 8.4.5: coefficients
 * @source en-14825, cycling below the least capacity
 * @example
 * ```ts
 * import { partLoadFactor } from "@org/hvac-core/energy";
 * partLoadFactor("boiler", 0.5); // 0.89105
 * ```
 */
export function partLoadFactor(kind: PlantKind, loadRatio: number, degradation = 0): number {
  const [a, b, c, d] = inputs[requireKnown("kind", kind, inputs)];
  const ratio = requireInRange("loadRatio", loadRatio, 0, 1, "");
  const x = Math.max(ratio, minimumPlantLoad);
  const input = a + x * (b + x * (c + x * d));
  return ((x * (a + b + c + d)) / input) * cyclingFactor(ratio / x, degradation);
}

/**
 * Part-load factor of plant that switches on and off: 1 − C_d·(1 − x), with the share x of the time that it would run at the capacity it has.
 *
 * @param runningShare load over the capacity at which it runs, 0…1
 * @param degradation C_d, 0…0.9: 0.25 for plain compressors where nothing is measured
 * @returns factor on the COP or efficiency
 * @throws {OutOfRangeError} when an input is outside its range
 * @source ahri-210-240, cycling loss
 * @source en-14825, degradation of air-to-air units by cycling
 * @example
 * ```ts
 * import { cyclingFactor } from "@org/hvac-core/energy";
 * cyclingFactor(0.2, 0.25); // 0.8
 * ```
 */
export function cyclingFactor(runningShare: number, degradation: number): number {
  return 1 - requireInRange("degradation", degradation, 0, 0.9, "") * (1 - requireInRange("runningShare", runningShare, 0, 1, ""));
}

/** Performance of plant, a fan or a pump at a share of its load or flow. */
export interface PartLoadPoint {
  /** Share of the load or flow, above 0…1. */
  readonly share: number;
  /** COP, efficiency or power there, 0…100. */
  readonly value: number;
}

/**
 * Value of plant between the points of its manufacturer: linear from point to point, constant below the lowest point.
 *
 * @param points with rising shares, at least one
 * @param share share of the load or flow, 0…1; beyond the last point its value holds
 * @returns COP, efficiency or power
 * @throws {OutOfRangeError} when there is no point, they do not rise, or an input is outside its range
 * @source ahri-550-590, integrated part-load value: points between the rated ones by linear interpolation
 * @source en-14825, COP between the points of rating by linear interpolation
 * @example
 * ```ts
 * import { valueAtPartLoad } from "@org/hvac-core/energy";
 * valueAtPartLoad([{ share: 0.5, value: 6 }, { share: 1, value: 5 }], 0.75); // 5.5
 * ```
 */
export function valueAtPartLoad(points: readonly PartLoadPoint[], share: number): number {
  const ratio = requireInRange("share", share, 0, 1, "");
  let below: PartLoadPoint | undefined;
  let value: number | undefined;
  for (const point of points) {
    requireInRange("points.share", point.share, below ? below.share + 1e-9 : 1e-9, 1, "");
    requireInRange("points.value", point.value, 0, 100, "");
    if (value === undefined && ratio <= point.share)
      value = below ? below.value + ((point.value - below.value) * (ratio - below.share)) / (point.share - below.share) : point.value;
    below = point;
  }
  if (!below) throw new OutOfRangeError({ parameter: "points.length", value: 0, min: 1, max: Infinity, unit: "" });
  return value ?? below.value;
}
