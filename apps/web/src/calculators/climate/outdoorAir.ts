import { saturationPressure } from "@org/hvac-core/psychrometrics";
import { humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import type { WeatherHours } from "@org/hvac-core/weather";
import type { OutdoorAir } from "./openEpw.ts";

/** Outdoor air by dry bulb, dew point and pressure of each hour. Saturated air, whose dew point a file may round above its dry bulb, is saturated. */
export function outdoorAirOf({
  dryBulb,
  dewPoint,
  pressure,
}: Pick<WeatherHours, "dryBulb" | "dewPoint" | "pressure">): Pick<OutdoorAir, "dryBulb" | "humidityRatio"> {
  const states = dryBulb.flatMap((temperature, hour) => {
    const [dew, total] = [dewPoint[hour], pressure[hour]];
    if (temperature === undefined || dew === undefined || total === undefined) return [];
    return [[temperature, humidityRatioFromVaporPressure(saturationPressure(Math.min(dew, temperature)), total)] as const];
  });
  return {
    dryBulb: Float64Array.from(states, ([temperature]) => temperature),
    humidityRatio: Float64Array.from(states, ([, humidityRatio]) => humidityRatio),
  };
}
