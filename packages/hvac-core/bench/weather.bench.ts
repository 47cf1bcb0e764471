import { condensationYear, type ClimatePeriod, type VaporLayer } from "../src/envelope/index.ts";
import {
  annualDesignConditions,
  exceededValues,
  hourlyDegreeDays,
  meanDays,
  monthlyWeather,
  weatherBins,
  windRose,
} from "../src/weather/index.ts";

/** Measurements without a peer. */
interface Benchmark {
  readonly name: string;
  readonly ours: () => number;
  readonly target: string;
}

/** A year of hours with the course of a temperate climate. */
function yearOfHours() {
  const hour = Array.from({ length: 8760 }, (_, index) => index);
  const days = hour.map((index) => new Date(Date.UTC(2001, 0, 1) + index * 3.6e6));
  const dryBulb = hour.map((index) => 12 - 12 * Math.cos((2 * Math.PI * index) / 8760) - 5 * Math.cos((Math.PI * (index % 24)) / 12));
  return {
    month: days.map((date) => date.getUTCMonth() + 1),
    day: days.map((date) => date.getUTCDate()),
    hour: hour.map((index) => (index % 24) + 1),
    dryBulb,
    dewPoint: dryBulb.map((t) => t - 6),
    relativeHumidity: dryBulb.map(() => 0.6),
    windSpeed: hour.map((index) => (index * 7) % 13),
    windDirection: hour.map((index) => (index * 37) % 361),
    skyCover: hour.map((index) => index % 11),
    globalHorizontal: hour.map((index) => Math.max(0, 700 * Math.sin((Math.PI * (index % 24)) / 12))),
  };
}

/** A wall of 100 layers and the climate of its twelve months. */
function wallOfLayers() {
  const layers = Array.from({ length: 100 }, (_, index): VaporLayer => ({ resistance: 0.2, equivalentThickness: 0.1 + (index % 7) }));
  const periods = Array.from({ length: 12 }, (_, month): ClimatePeriod => ({
    days: 30,
    outside: { temperature: 8 - 10 * Math.cos((Math.PI * month) / 6), vaporPressure: 600 },
    inside: { temperature: 20, vaporPressure: 1300 },
  }));
  return { layers, films: { outside: 0.04, inside: 0.25 }, periods };
}

export function weatherBenchmarks(): Benchmark[] {
  const hours = yearOfHours();
  const wall = wallOfLayers();
  return [
    {
      name: "a year of weather analysed: design conditions, months, wind rose, bins, degree days, exceeded values, mean days",
      ours: () => {
        annualDesignConditions(hours);
        windRose(hours);
        weatherBins(hours, { width: 3 });
        exceededValues(hours.dewPoint, [0.004, 0.01, 0.02]);
        meanDays(hours, hours.dryBulb);
        meanDays(hours, hours.skyCover);
        return monthlyWeather(hours).length + JSON.stringify(hourlyDegreeDays(hours, 18)).length;
      },
      target: "under 50 ms",
    },
    {
      name: "a year of condensation in a wall of 100 layers",
      ours: () => Object.keys(condensationYear(wall)).length,
      target: "under 20 ms",
    },
  ];
}
