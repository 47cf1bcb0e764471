import { WeatherDrive } from "../src/zones/balance/weatherDrive.ts";
import { roomYear, type RoomOfYear } from "../src/zones/roomYear.ts";
import { annualBill, peakLoads, usageByPeriod, type Tariff } from "../src/energy/index.ts";

/** A comparison: what is measured, ours and, where one exists, a peer's. */
interface Benchmark {
  readonly name: string;
  readonly ours: () => number;
  readonly peer?: { readonly name: string; readonly run: () => number };
  readonly target: string;
}

/** A year of an office, warmer in summer, with a generator on its roof at noon. */
const power = Array.from({ length: 8760 }, (_, hour) => {
  const clock = hour % 24;
  const working = clock >= 7 && clock < 19 ? 60_000 : 12_000;
  return working * (1.2 - 0.4 * Math.cos((2 * Math.PI * hour) / 8760)) - (clock > 9 && clock < 15 ? 70_000 : 0);
});

const schedule = Array.from({ length: 12 }, (_, month) =>
  Array.from(
    { length: 24 },
    (_hour, clock) => (month > 4 && month < 9 ? 0 : 3) + (clock >= 12 && clock < 18 ? 0 : clock >= 8 && clock < 22 ? 1 : 2),
  ),
);
const offPeak = schedule.map((row) => row.map((period) => (period < 3 ? 2 : 5)));

/** Six periods of three tiers for energy and demand, a ratchet, a coincident peak and a price for exports. */
const tariff: Tariff = {
  energyratestructure: Array.from({ length: 6 }, (_, period) => [
    { max: 5000, rate: 0.08 + 0.02 * period, sell: 0.04 },
    { max: 20_000, rate: 0.1 + 0.02 * period },
    { rate: 0.12 },
  ]),
  energyweekdayschedule: schedule,
  energyweekendschedule: offPeak,
  demandratestructure: Array.from({ length: 6 }, (_, period) => [{ max: 50, rate: 4 + period }, { rate: 6 + period }]),
  demandweekdayschedule: schedule,
  demandweekendschedule: offPeak,
  flatdemandstructure: [[{ rate: 11 }]],
  lookbackPercent: 0.8,
  coincidentratestructure: [[{ rate: 5 }]],
  fixedchargefirstmeter: 2,
  fixedchargeunits: "$/day",
};

const series = (valueAt: (hour: number) => number) => Array.from({ length: 8760 }, (_, hour) => valueAt(hour));
const noon = (hour: number): number => Math.max(0, -Math.cos((2 * Math.PI * hour) / 24));
const climate = new WeatherDrive({
  location: { latitude: 48, longitude: 10, timeZone: 1 },
  dryBulb: series((hour) => 10 - 12 * Math.cos((2 * Math.PI * hour) / 8760) + 5 * noon(hour)),
  directNormal: series((hour) => 600 * noon(hour)),
  diffuseHorizontal: series((hour) => 120 * noon(hour)),
  pressure: series(() => 101_325),
  windSpeed: series(() => 3),
});

/** An office with a concrete floor, insulated brick walls to two sides, a window in each, and a light partition. */
const concrete = { thickness: 0.2, conductivity: 1.8, density: 2300, specificHeat: 900 };
const brick = { thickness: 0.15, conductivity: 0.8, density: 1700, specificHeat: 840 };
const window = { area: 4, uValue: 1.1, shgc: 0.5, glazing: "doubleLowE", shading: 0.7 } as const;
const surface = { absorptance: 0.6, tilt: 90, azimuth: 180, windows: [] } as const;
const office: RoomOfYear = {
  surfaces: [
    { ...surface, area: 12, beyond: "outdoors", layers: [{ resistance: 4 }, brick], windows: [window] },
    { ...surface, azimuth: 90, area: 12, beyond: "outdoors", layers: [{ resistance: 4 }, brick], windows: [window] },
    { ...surface, tilt: 180, area: 25, beyond: "identical", layers: [concrete] },
    { ...surface, tilt: 0, area: 25, beyond: "identical", layers: [concrete] },
    { ...surface, area: 30, beyond: "identical", layers: [{ ...brick, thickness: 0.1 }] },
  ],
  floorArea: 25,
  volume: 70,
  gains: Float64Array.from(series((hour) => 400 * noon(hour))),
  airConductance: Float64Array.from(series((hour) => 5 + 20 * noon(hour))),
  heatingSetPoint: new Float64Array(8760).fill(20),
  coolingSetPoint: new Float64Array(8760).fill(25),
};

export function energyBenchmarks(): Benchmark[] {
  const load = { power, firstWeekday: 0, holidays: [1, 359], peakFactor: 1.1, systemPeakHours: [5000] };
  return [
    {
      name: "a year's bill of 8,760 hours",
      ours: () => annualBill(tariff, usageByPeriod(tariff, load), { taxRate: 0.08 }).total,
      target: "under 20 ms",
    },
    {
      name: "a year of one room by the hour",
      ours: () => roomYear(office, { climate, groundTemperature: 10, groundReflectance: 0.2 }).power[0]!,
      target: "under 50 ms",
    },
    { name: "peaks and load factors of a year", ours: () => peakLoads(power).year.peak, target: "under 1 ms" },
  ];
}
