import { fundamentals2021, hylandWexler1983, type SheetFunction } from "../sources/index.ts";
import { pressureAtAltitude } from "./atmosphere.ts";
import { humidityRatioFromWetBulb } from "./quantities/index.ts";
import { saturationPressure } from "./saturation.ts";
import { wetBulb } from "./wetBulb.ts";

/** Functions of moist air that formulas on a sheet may call. */
export const psychrometricFunctions = {
  saturationPressure: {
    words: "saturation vapour pressure at a temperature",
    evaluate: saturationPressure,
    citation: { source: hylandWexler1983, locator: "eqs. 17 and 18" },
  },
  pressureAtAltitude: {
    words: "pressure of the standard atmosphere at an altitude",
    evaluate: pressureAtAltitude,
    citation: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
  },
  wetBulb: {
    words: "thermodynamic wet bulb of dry bulb, humidity ratio and pressure",
    evaluate: wetBulb,
    citation: { source: fundamentals2021, locator: "ch. 1, eqs. 33 and 35" },
  },
  humidityRatioFromWetBulb: {
    words: "humidity ratio of dry bulb, wet bulb and pressure",
    evaluate: humidityRatioFromWetBulb,
    citation: { source: fundamentals2021, locator: "ch. 1, eqs. 33 and 35" },
  },
} as const satisfies Record<string, SheetFunction>;
