import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import {
  annualDesignConditions,
  exceededValues,
  hourlyWetBulbs,
  meanDays,
  monthlyWeather,
  weatherBins,
  windRose,
  type EpwFile,
} from "@org/hvac-core/weather";
import type { WeatherAnalysis } from "./openEpw.ts";

/** What is there, or `undefined` where the hours do not suffice for it. */
function where<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

const shares = [0.004, 0.01, 0.02];
const fahrenheit = 5 / 9;

/** Everything that the hours of a weather file tell. */
export function analysisOf({ location, source, designConditions, hours, warnings }: EpwFile): WeatherAnalysis {
  const pressure = pressureAtAltitude(location.elevation);
  const rose = (months?: readonly number[]): WeatherAnalysis["windRoses"][number] =>
    where(() => windRose(hours, { ...(months && { months }) }));
  return {
    location,
    source,
    warnings,
    ...(designConditions && { designConditions }),
    own: where(() => annualDesignConditions(hours, pressure)),
    wetBulbs: where(() => exceededValues(hourlyWetBulbs(hours, pressure), shares)),
    dewPoints: where(() => exceededValues(hours.dewPoint, shares)),
    months: monthlyWeather(hours),
    windRoses: [rose(), ...Array.from({ length: 12 }, (_, month) => rose([month + 1]))],
    bins: {
      Metric: weatherBins(hours, { width: 3, pressure }),
      Imperial: weatherBins(hours, { width: 5 * fahrenheit, origin: -32 * fahrenheit, pressure }),
    },
    usualDays: {
      dryBulb: meanDays(hours, hours.dryBulb),
      relativeHumidity: meanDays(hours, hours.relativeHumidity),
      windSpeed: meanDays(hours, hours.windSpeed),
      skyCover: meanDays(hours, hours.skyCover),
      globalHorizontal: meanDays(hours, hours.globalHorizontal),
    },
    hours: { month: hours.month, day: hours.day, dryBulb: hours.dryBulb },
  };
}
