import { fundamentals2021, hylandWexler1983 } from "../sources/index.ts";
import type { FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";
import { pressureAtAltitude } from "./atmosphere.ts";
import { dewPoint, humidityRatioFromWetBulb } from "./quantities/index.ts";
import { saturationPressure, saturationTemperature } from "./saturation.ts";
import { wetBulb } from "./wetBulb.ts";

const absolute: FunctionEquation = { symbol: "T", expression: "t + 273.15" };

/** Humidity ratio by the balance of the wet bulb, of t, t* and p. */
const balances = [
  {
    holds: "Wet bulb from 0 °C on",
    when: { symbol: "t_wb", min: 0 },
    equations: [
      { symbol: "p_s", expression: "saturationPressure(t_wb)" },
      { symbol: "W_s", expression: "0.621945 * p_s / (p - p_s)" },
      { symbol: "W", expression: "((2501000 - 2326 * t_wb) * W_s - 1006 * (t - t_wb)) / (2501000 + 1860 * t - 4186 * t_wb)" },
    ],
  },
  {
    holds: "Wet bulb below 0 °C",
    when: { symbol: "t_wb", max: 0 },
    equations: [
      { symbol: "p_s", expression: "saturationPressure(t_wb)" },
      { symbol: "W_s", expression: "0.621945 * p_s / (p - p_s)" },
      { symbol: "W", expression: "((2830000 - 240 * t_wb) * W_s - 1006 * (t - t_wb)) / (2830000 + 1860 * t - 2100 * t_wb)" },
    ],
  },
] as const;

/** Functions of this folder that formulas on a sheet may call. */
export const psychrometricFunctions = {
  saturationPressure: {
    quantity: "vaporPressure",
    words: "saturation vapour pressure at a temperature",
    evaluate: saturationPressure,
    citation: { source: hylandWexler1983, locator: "eqs. 17 and 18" },
    definition: {
      by: "equations",
      arguments: ["t"],
      branches: [
        {
          holds: "Over ice, up to 0.01 °C",
          when: { symbol: "t", max: 0.01 },
          equations: [
            absolute,
            {
              symbol: "p_s",
              expression:
                "exp(-5674.5359 / T + 6.3925247 - 0.009677843 * T + 6.2215701e-7 * T^2 + 2.0747825e-9 * T^3 - 9.484024e-13 * T^4 + 4.1635019 * ln(T))",
            },
          ],
        },
        {
          holds: "Over water, above 0.01 °C",
          when: { symbol: "t", min: 0.01 },
          equations: [
            absolute,
            {
              symbol: "p_s",
              expression: "exp(-5800.2206 / T + 1.3914993 - 0.048640239 * T + 4.1764768e-5 * T^2 - 1.4452093e-8 * T^3 + 6.5459673 * ln(T))",
            },
          ],
        },
      ],
      where: "From −100 °C to 200 °C; the pressure is in Pa.",
    },
  },
  pressureAtAltitude: {
    quantity: "atmosphericPressure",
    words: "pressure of the standard atmosphere at an altitude",
    evaluate: pressureAtAltitude,
    citation: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
    definition: {
      by: "equations",
      arguments: ["z"],
      branches: [{ equations: [{ symbol: "p", expression: "101325 * (1 - 2.25577e-5 * z)^5.2559" }] }],
      where: "From −5000 m to 11 000 m; the pressure is in Pa.",
    },
  },
  wetBulb: {
    quantity: "temperature",
    words: "thermodynamic wet bulb of dry bulb, humidity ratio and pressure",
    evaluate: wetBulb,
    citation: { source: fundamentals2021, locator: "ch. 1, eqs. 33 and 35" },
    definition: {
      by: "solving",
      arguments: ["t", "W", "p"],
      unknown: "t_wb",
      equations: [],
      balance: ["W", "humidityRatioFromWetBulb(t, t_wb, p)"],
    },
  },
  dewPoint: {
    quantity: "temperature",
    words: "dew point of humidity ratio and pressure",
    evaluate: dewPoint,
    citation: { source: fundamentals2021, locator: "ch. 1, eq. 36" },
    definition: {
      by: "solving",
      arguments: ["W", "p"],
      unknown: "t_dp",
      equations: [{ symbol: "p_w", expression: "max(p * W / (0.621945 + W), saturationPressure(-100))" }],
      balance: ["p_w", "saturationPressure(t_dp)"],
      where: "Not below −100 °C, where the equation of the saturation pressure ends.",
    },
  },
  saturationTemperature: {
    quantity: "temperature",
    words: "temperature at which water vapour of a pressure is saturated",
    evaluate: saturationTemperature,
    citation: { source: hylandWexler1983, locator: "eqs. 17 and 18" },
    definition: { by: "solving", arguments: ["p_s"], unknown: "t", equations: [], balance: ["p_s", "saturationPressure(t)"] },
  },
  humidityRatioFromWetBulb: {
    quantity: "humidityRatio",
    words: "humidity ratio of dry bulb, wet bulb and pressure",
    evaluate: humidityRatioFromWetBulb,
    citation: { source: fundamentals2021, locator: "ch. 1, eqs. 33 and 35" },
    definition: { by: "equations", arguments: ["t", "t_wb", "p"], branches: balances },
  },
} as const satisfies Record<string, SheetFunction>;
