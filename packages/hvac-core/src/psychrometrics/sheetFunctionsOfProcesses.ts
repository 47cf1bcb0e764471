import { OutOfRangeError } from "../refusals/errors.ts";
import type { FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";
import { fundamentals2021 } from "../sources/index.ts";
import { coolBy } from "./coolBy.ts";
import { apparatusDewPoint } from "./coolTo.ts";
import { humidify } from "./humidifying.ts";
import { moistAir, type MoistAir } from "./moistAir.ts";
import { moistAirFromPair } from "./moistAirFromPair.ts";
import { carrier1965 } from "./sources.ts";
import { streamOf, waterEnthalpy } from "./stream.ts";

const moist = { source: fundamentals2021, locator: "ch. 1" } as const;

/** Enthalpy and specific volume at a dry bulb, in the grammar of sheets. */
const enthalpy = (t: string, W: string): string => `1006 * ${t} + ${W} * (2501000 + 1860 * ${t})`;
const specificVolume = "287.042 * (t + 273.15) * (1 + 1.607858 * W) / p";
const saturated = (symbol: string, t: string): FunctionEquation => ({
  symbol,
  expression: `0.621945 * saturationPressure(${t}) / (p - saturationPressure(${t}))`,
});
const ofRelativeHumidity: readonly FunctionEquation[] = [
  { symbol: "p_w", expression: "RH * saturationPressure(t)" },
  { symbol: "W", expression: "0.621945 * p_w / (p - p_w)" },
];

/** Dry bulb of a state by two properties of which neither leads to it by a formula. */
function dryBulbOfPair(
  words: string,
  evaluate: (first: number, second: number, pressure: number) => number,
  [first, second]: readonly [string, string],
  equations: readonly FunctionEquation[],
  balance: readonly [symbol: string, expression: string],
): SheetFunction {
  return {
    quantity: "temperature",
    words: `dry bulb of ${words} and pressure`,
    evaluate,
    citation: { ...moist, locator: "ch. 1, eqs. 20 to 36, solved for the dry bulb" },
    definition: { by: "solving", arguments: [first, second, "p"], unknown: "t", equations, balance },
  };
}

const stateAt = (dryBulb: number, humidityRatio: number, pressure: number): MoistAir => moistAir({ dryBulb, humidityRatio, pressure });

/** Functions of states and processes that formulas on a sheet may call. */
export const psychrometricProcessFunctions = {
  dryBulbFromWetBulbAndRelativeHumidity: dryBulbOfPair(
    "wet bulb, relative humidity",
    (wetBulb, relativeHumidity, pressure) => moistAirFromPair({ wetBulb, relativeHumidity, pressure }).dryBulb,
    ["t_wb", "RH"],
    [
      { symbol: "W", expression: "humidityRatioFromWetBulb(t, t_wb, p)" },
      { symbol: "p_s", expression: "saturationPressure(t)" },
    ],
    ["W", "0.621945 * RH * p_s / (p - RH * p_s)"],
  ),
  dryBulbFromWetBulbAndVolume: dryBulbOfPair(
    "wet bulb, specific volume",
    (wetBulb, volume, pressure) => moistAirFromPair({ wetBulb, specificVolume: volume, pressure }).dryBulb,
    ["t_w", "v"],
    [{ symbol: "W", expression: "humidityRatioFromWetBulb(t, t_w, p)" }],
    ["v", specificVolume],
  ),
  dryBulbFromRelativeHumidityAndEnthalpy: dryBulbOfPair(
    "relative humidity, enthalpy",
    (relativeHumidity, heat, pressure) => moistAirFromPair({ relativeHumidity, enthalpy: heat, pressure }).dryBulb,
    ["RH", "h"],
    ofRelativeHumidity,
    ["h", enthalpy("t", "W")],
  ),
  dryBulbFromRelativeHumidityAndVolume: dryBulbOfPair(
    "relative humidity, specific volume",
    (relativeHumidity, volume, pressure) => moistAirFromPair({ relativeHumidity, specificVolume: volume, pressure }).dryBulb,
    ["RH", "v"],
    ofRelativeHumidity,
    ["v", specificVolume],
  ),
  fogTemperature: {
    quantity: "temperature",
    words: "temperature of saturated air with fog, of its enthalpy, its water and pressure",
    evaluate: (heat, water, pressure) => streamOf({ heat, water, pressure, dryAirFlow: 1 }).air.dryBulb,
    citation: { ...moist, locator: "ch. 1, adiabatic mixing, with the surplus water as droplets" },
    definition: {
      by: "solving",
      arguments: ["h_f", "X", "p"],
      unknown: "t",
      equations: [saturated("W", "t")],
      balance: ["h_f", `${enthalpy("t", "W")} + (X - W) * 4186 * t`],
    },
  },
  apparatusDewPoint: {
    quantity: "temperature",
    words: "apparatus dew point of entering dry bulb and humidity ratio, leaving dry bulb and humidity ratio, and pressure",
    evaluate: (entering, enteringRatio, leaving, leavingRatio, pressure) => {
      const surface = apparatusDewPoint(stateAt(entering, enteringRatio, pressure), stateAt(leaving, leavingRatio, pressure));
      if (surface !== undefined) return surface;
      throw new OutOfRangeError({ parameter: "leaving", value: leaving, min: -100, max: entering, unit: "°C" });
    },
    citation: { source: carrier1965, locator: "part 1, ch. 8" },
    definition: {
      by: "solving",
      arguments: ["t_e", "W_e", "t_l", "W_l", "p"],
      unknown: "t_adp",
      equations: [
        saturated("W_adp", "t_adp"),
        { symbol: "h_adp", expression: enthalpy("t_adp", "W_adp") },
        { symbol: "h_e", expression: enthalpy("t_e", "W_e") },
        { symbol: "h_l", expression: enthalpy("t_l", "W_l") },
      ],
      balance: ["h_l", "h_adp + (h_e - h_adp) * (W_l - W_adp) / (W_e - W_adp)"],
    },
  },
  coilSurface: {
    quantity: "temperature",
    words:
      "surface temperature of a coil, of the heat that it takes from each kg of dry air, its bypass factor, dry bulb, humidity ratio and fog of the entering air, and pressure",
    evaluate: (total, bypassFactor, dryBulb, humidityRatio, fogRatio, pressure) =>
      coolBy({ air: stateAt(dryBulb, humidityRatio, pressure), dryAirFlow: 1, fogRatio }, { total, bypassFactor }).apparatusDewPoint!,
    citation: { source: carrier1965, locator: "part 1, ch. 8" },
    definition: {
      by: "table",
      text: "The apparatus dew point at which air that passes the coil with this bypass factor has given up this heat, found by iteration to 1e-11 K.",
    },
  },
  cooledHumidityRatio: {
    quantity: "humidityRatio",
    words:
      "humidity ratio that leaves a coil, of the sensible and latent heat that it takes from each kg of dry air, dry bulb, humidity ratio and fog of the entering air, and pressure",
    evaluate: (sensible, latent, dryBulb, humidityRatio, fogRatio, pressure) => {
      const total = sensible + latent;
      const stream = { air: stateAt(dryBulb, humidityRatio, pressure), dryAirFlow: 1, fogRatio };
      return coolBy(stream, { total, sensibleHeatRatio: total === 0 ? 1 : sensible / total }).air.humidityRatio;
    },
    citation: { ...moist, locator: "ch. 1, moist air cooling and dehumidification" },
    definition: {
      by: "solving",
      arguments: ["q_es", "q_el", "t_e", "W_e", "w_e", "p"],
      unknown: "W_l",
      equations: [{ symbol: "t_l", expression: "t_e - q_es / (1006 + 1860 * W_l)" }],
      balance: ["q_el", "(W_e - W_l) * (2501000 + 1860 * t_e) + 4186 * w_e * t_e - (W_e + w_e - W_l) * waterEnthalpy(t_l)"],
    },
  },
  waterEnthalpy: {
    quantity: "enthalpy",
    words: "enthalpy of water that drains off, as ice below 0 °C",
    evaluate: waterEnthalpy,
    citation: { ...moist, locator: "ch. 1, eqs. 33 and 35" },
    definition: {
      by: "equations",
      arguments: ["t"],
      branches: [
        { holds: "Liquid, from 0 °C on", when: { symbol: "t", min: 0 }, equations: [{ symbol: "h_w", expression: "4186 * t" }] },
        { holds: "Ice, below 0 °C", when: { symbol: "t", max: 0 }, equations: [{ symbol: "h_w", expression: "2100 * t - 329000" }] },
      ],
    },
  },
  steamedHumidityRatio: {
    quantity: "humidityRatio",
    words:
      "humidity ratio to which steam brings air, of the relative humidity wanted, the steam's enthalpy, dry bulb, humidity ratio and pressure",
    evaluate: (leavingRelativeHumidity, steam, dryBulb, humidityRatio, pressure) =>
      humidityRatio +
      humidify(
        { air: stateAt(dryBulb, humidityRatio, pressure), dryAirFlow: 1 },
        { kind: "steam", leavingRelativeHumidity, enthalpy: steam },
      ).waterFlow,
    citation: { ...moist, locator: "ch. 1, adiabatic mixing of water injected into moist air" },
    definition: {
      by: "solving",
      arguments: ["RH_l", "h_st", "t_l", "W", "p"],
      unknown: "W_st",
      equations: [
        { symbol: "h_m", expression: `${enthalpy("t_l", "W")} + (W_st - W) * h_st` },
        { symbol: "t_st", expression: "(h_m - 2501000 * W_st) / (1006 + 1860 * W_st)" },
        { symbol: "p_w", expression: "p * W_st / (0.621945 + W_st)" },
      ],
      balance: ["p_w", "RH_l * saturationPressure(t_st)"],
    },
  },
} as const satisfies Record<string, SheetFunction>;
