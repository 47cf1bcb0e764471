import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";

/** Hours in which the outdoor temperature lies in one interval. */
export interface TemperatureBin {
  /** Middle of the interval, °C. */
  readonly temperature: number;
  /** Hours, h. */
  readonly hours: number;
}

/**
 * Sorts hourly temperatures into bins.
 *
 * @param temperatures hourly temperatures, °C, −90…60; at least one
 * @param width width of a bin, K, 0.1…20; the bins lie at whole multiples of it
 * @returns bins that hold hours, coldest first
 * @throws {OutOfRangeError} when the record is empty, or a value is outside its range
 * @source ashrae-hof-2017, ch. 19, bin method
 * @example
 * ```ts
 * import { temperatureBins } from "@org/hvac-core/energy";
 * temperatureBins([0, 0.9, 2.9, 3.1], 3)[1]?.hours; // 2
 * ```
 */
export function temperatureBins(temperatures: readonly number[], width: number): readonly TemperatureBin[] {
  requireInRange("width", width, 0.1, 20, "K");
  if (temperatures.length === 0) throw new OutOfRangeError({ parameter: "temperatures.length", value: 0, min: 1, max: Infinity, unit: "" });
  const counts = new Map<number, number>();
  for (const temperature of temperatures) {
    const index = Math.round(requireInRange("temperatures", temperature, -90, 60, "°C") / width);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([index, hours]) => ({ temperature: index * width, hours }));
}

/** One bin's share of the result. */
export interface BinResult extends TemperatureBin {
  /** Load on the plant, W. */
  readonly load: number;
  /** Load that the main plant meets, W. */
  readonly met: number;
  /** Power of the main plant, W, averaged over the hours. */
  readonly power: number;
  /** Load left for the auxiliary (heating) or unmet (cooling), W. */
  readonly remaining: number;
}

/** Energies over all bins. */
export interface BinEnergy {
  readonly bins: readonly BinResult[];
  /** Σ load, J. */
  readonly load: number;
  /** Σ power of the main plant, J. */
  readonly input: number;
  /** Σ remaining load, J; times the auxiliary's own inverse efficiency it is the auxiliary's energy. */
  readonly remaining: number;
}

/** A building and its plant, for the bin method. */
export interface BinInput {
  readonly bins: readonly TemperatureBin[];
  readonly mode: "heating" | "cooling";
  /** Loss (or gain) coefficient, W/K, 0…1e7. */
  readonly lossCoefficient: number;
  /** Balance temperature, °C: heating below, cooling above. */
  readonly balanceTemperature: number;
  /** Capacity of the plant at an outdoor temperature, W. */
  readonly capacity: (temperature: number) => number;
  /** COP (or efficiency) at an outdoor temperature, at full load; or at what the plant meets there, W, if its own part-load curve is to count. */
  readonly performance: (temperature: number, met: number) => number;
  /** Loss by cycling: part-load factor 1 − C_d·(1 − load/capacity); 0 (default) for a modulating plant, 0.25 for a plain cycling one; 0…0.9. */
  readonly degradation?: number;
}

/**
 * Annual energy by temperature bins, with capacity and COP of the plant at each temperature and losses at part load.
 *
 * Per bin: load = K·|t_bal − t|, met = min(load, capacity), power = met/(COP·PLF), PLF = 1 − C_d·(1 − met/capacity).
 *
 * @param input bins, building and plant
 * @returns energies, J, and the bins one by one
 * @throws {OutOfRangeError} when a bin, a coefficient, a capacity (must be above 0) or a COP (0.001…30) is outside its range
 * @throws {UnknownNameError} for another mode
 * @source ashrae-hof-2017, ch. 19, bin method
 * @source ahri-210-240, cycling loss
 * @example
 * ```ts
 * import { binEnergy } from "@org/hvac-core/energy";
 * const bins = [{ temperature: 0, hours: 1000 }];
 * const plant = { capacity: () => 10_000, performance: () => 3 };
 * binEnergy({ bins, mode: "heating", lossCoefficient: 400, balanceTemperature: 15, ...plant }).input / 3.6e6; // 2000
 * ```
 */
export function binEnergy(input: BinInput): BinEnergy {
  requireKnown("mode", input.mode, ["heating", "cooling"]);
  const coefficient = requireInRange("lossCoefficient", input.lossCoefficient, 0, 1e7, "W/K");
  const balance = requireInRange("balanceTemperature", input.balanceTemperature, -50, 50, "°C");
  const degradation = requireInRange("degradation", input.degradation ?? 0, 0, 0.9, "");
  const bins = input.bins.map((bin): BinResult => {
    const temperature = requireInRange("bins.temperature", bin.temperature, -90, 60, "°C");
    const hours = requireInRange("bins.hours", bin.hours, 0, 8784, "h");
    const load = coefficient * Math.max(0, input.mode === "heating" ? balance - temperature : temperature - balance);
    if (load === 0) return { temperature, hours, load: 0, met: 0, power: 0, remaining: 0 };
    const capacity = requireInRange(`capacity at ${temperature} °C`, input.capacity(temperature), 1e-6, 1e9, "W");
    const met = Math.min(load, capacity);
    const performance = requireInRange(`performance at ${temperature} °C`, input.performance(temperature, met), 0.001, 30, "");
    const power = met / (performance * (1 - degradation * (1 - met / capacity)));
    return { temperature, hours, load, met, power, remaining: load - met };
  });
  const total = (powerOf: (bin: BinResult) => number) => bins.reduce((sum, bin) => sum + powerOf(bin) * bin.hours * 3600, 0);
  return { bins, load: total((bin) => bin.load), input: total((bin) => bin.power), remaining: total((bin) => bin.remaining) };
}
