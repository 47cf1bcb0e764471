import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import {
  dryAirSpecificHeat,
  evaporationHeat,
  gasConstant,
  icePoint,
  massRatio,
  standardPressure,
  vaporSpecificHeat,
  volumeRatio,
} from "./constants.ts";
import { humidityRatioOf, saturatedHumidityRatioOf, specificVolumeOf } from "./equations.ts";
import { requireBetween, requirePressure, requireSaturable, requireTemperature } from "./limits.ts";
import { moistAir, stateOf, type MoistAir, type MoistAirInput } from "./moistAir.ts";
import { rootBetween } from "./rootBetween.ts";
import { highestTemperature, lowestTemperature, saturationPressureUnchecked } from "./saturation.ts";
import { wetBulbLine } from "./wetBulbBalance.ts";

/** Quantities of which two determine a state of moist air at a pressure; units as in {@link MoistAir}. */
export type PairQuantity = "dryBulb" | "wetBulb" | "dewPoint" | "relativeHumidity" | "humidityRatio" | "enthalpy" | "specificVolume";

const quantities: readonly PairQuantity[] = [
  "dryBulb",
  "wetBulb",
  "dewPoint",
  "relativeHumidity",
  "humidityRatio",
  "enthalpy",
  "specificVolume",
];

/** Two of the quantities of {@link PairQuantity} and the total pressure (Pa, 101 325 by default). */
export type MoistAirPair = { readonly pressure?: number } & { readonly [Q in PairQuantity]?: number };

/** A quantity held at a value is a curve of vapour pressure over dry bulb; two curves cross in the state. */
function curveOf(quantity: PairQuantity, value: number, pressure: number): (t: number) => number {
  const vapor = (ratio: number): number => (pressure * ratio) / (massRatio + ratio);
  if (quantity === "relativeHumidity") {
    requireInRange(quantity, value, 0, 1, "");
    return (t) => value * saturationPressureUnchecked(t);
  }
  if (quantity === "dewPoint") {
    const constant = saturationPressureUnchecked(requireSaturable(quantity, value, highestTemperature, pressure));
    return () => constant;
  }
  if (quantity === "humidityRatio") {
    requireInRange(quantity, value, 0, Infinity, "kg/kg");
    return () => vapor(value);
  }
  if (quantity === "specificVolume") {
    requireInRange(quantity, value, 0, Infinity, "m³/kg");
    return (t) => vapor(((value * pressure) / (gasConstant * (t + icePoint)) - 1) / volumeRatio);
  }
  const { a, b } =
    quantity === "enthalpy"
      ? { a: requireInRange(quantity, value, -1e9, 1e9, "J/kg"), b: evaporationHeat }
      : wetBulbLine(requireSaturable(quantity, value, highestTemperature, pressure), pressure);
  return (t) => vapor((a - dryAirSpecificHeat * t) / (b + vaporSpecificHeat * t));
}

/**
 * State of moist air from any two independent quantities.
 *
 * Two pairs are refused because their quantities depend on each other: dew point with humidity ratio, and a wet bulb of 0 °C with enthalpy
 * (water at 0 °C carries no enthalpy). Close to 0 °C, and in general, wet bulb with enthalpy is a poor pair to measure: at 20 °C an error of
 * 100 J/kg moves the dry bulb by 3 K.
 *
 * @param pair exactly two of `dryBulb`, `wetBulb`, `dewPoint` (°C), `relativeHumidity` (0…1), `humidityRatio` (kg per kg of dry air),
 * `enthalpy` (J per kg of dry air), `specificVolume` (m³ per kg of dry air); `pressure` in Pa, 1000…10 000 000, 101 325 by default
 * @returns the whole state; the two quantities that were given are returned as given
 * @throws {OutOfRangeError} when a quantity is out of range, when the pair is dependent, or when no moist air between -100 and 200 °C
 * has both values
 * @source ashrae-hof-2017, ch. 1, eqs. 20 to 36; the crossing is found by Ridders' method to 1e-11 K
 * @example
 * ```ts
 * import { moistAirFromPair } from "@org/hvac-core/psychrometrics";
 * moistAirFromPair({ wetBulb: 17.068, dewPoint: 12.946 }).dryBulb; // 24.0
 * moistAirFromPair({ enthalpy: 47815, relativeHumidity: 0.5 }).dryBulb; // 24.0
 * ```
 */
export function moistAirFromPair(pair: MoistAirPair): MoistAir {
  const pressure = requirePressure(pair.pressure ?? standardPressure);
  const given = quantities.filter((quantity) => pair[quantity] !== undefined);
  const [first, second] = given;
  const refuse = (reason: string): never => {
    throw new OutOfRangeError({ parameter: given.join(", ") || "pair", value: Number.NaN, min: 2, max: 2, unit: "", reason });
  };
  if (first === undefined || second === undefined || given.length > 2) return refuse(`give exactly two of ${quantities.join(", ")}`);
  const x = pair[first]!;
  const y = pair[second]!;
  if (first === "dryBulb" && second !== "specificVolume") {
    return { ...moistAir({ dryBulb: x, pressure, [second]: y } as unknown as MoistAirInput), [second]: y };
  }
  if (first === "dewPoint" && second === "humidityRatio") return refuse("they depend on each other");
  if (first === "wetBulb" && second === "enthalpy" && Math.abs(x) < 1e-3) return refuse("they depend on each other at 0 °C");

  const curve = curveOf(second, y, pressure);
  let dryBulb = x;
  let vaporPressure: number;
  if (first === "dryBulb") {
    const driest = specificVolumeOf(requireTemperature(first, x), 0, pressure);
    requireBetween(second, y, driest, driest * (1 + volumeRatio * saturatedHumidityRatioOf(x, pressure)), "m³/kg");
    vaporPressure = curve(x);
  } else {
    const other = curveOf(first, x, pressure);
    const difference = (t: number): number => other(t) - curve(t);
    // A wet bulb bounds the dry bulb; the margin lets rounding place a saturated state.
    const lowest = first === "wetBulb" ? Math.max(lowestTemperature, x - 1e-6) : lowestTemperature;
    // Curves that coincide do so everywhere; a single crossing at one of these points is no reason to refuse.
    if (difference(0) === 0 && difference(50) === 0) return refuse("they depend on each other here");
    dryBulb = rootBetween(difference, lowest, highestTemperature) ?? NaN;
    vaporPressure = curve(dryBulb);
    const saturation = Math.min(pressure, saturationPressureUnchecked(dryBulb));
    const slack = 1e-9 * saturation;
    if (!(vaporPressure >= -slack && vaporPressure <= saturation + slack && vaporPressure < pressure)) {
      return refuse(`no moist air at ${pressure} Pa has ${first} ${x} and ${second} ${y}`);
    }
  }
  const saturation = Math.min(pressure * (1 - 1e-9), saturationPressureUnchecked(dryBulb));
  const state = stateOf(dryBulb, pressure, humidityRatioOf(Math.min(Math.max(0, vaporPressure), saturation), pressure));
  return { ...state, [first]: x, [second]: y };
}

/**
 * Whether two quantities determine a state of moist air: they do unless they are the same, or dew point and humidity ratio, which depend on each
 * other at a pressure.
 *
 * @param first a quantity of {@link PairQuantity}
 * @param second another one
 * @returns whether `moistAirFromPair` takes the pair; true for wet bulb and enthalpy, although a wet bulb of 0 °C with an enthalpy is refused
 * @throws {UnknownNameError} when there is no such quantity
 * @source ashrae-hof-2017, ch. 1, eqs. 20 to 36
 * @see {@link moistAirFromPair}
 * @example
 * ```ts
 * import { areIndependent } from "@org/hvac-core/psychrometrics";
 * areIndependent("dewPoint", "humidityRatio"); // false
 * ```
 */
export function areIndependent(first: PairQuantity, second: PairQuantity): boolean {
  const pair = [requireKnown("first", first, quantities), requireKnown("second", second, quantities)];
  return first !== second && !(pair.includes("dewPoint") && pair.includes("humidityRatio"));
}
