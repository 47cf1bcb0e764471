import {
  conductionTimeSeries,
  designDays,
  monthsFromAnnualDesign,
  projectLoads,
  representativeRadiantSeries,
  roomCoolingLoad,
  supplyAirFlow,
  type InternalGain,
  type Room,
} from "@org/hvac-core/loads";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { construction, constructionLayers } from "@org/hvac-core/reference";
import { climateStations } from "@org/hvac-core/weather";
import type { ArticleValues } from "../../articleValues.ts";

/** The four rooms of the article on block loads: one room, turned to the four sides of a building in Atlanta. */
const orientations = { East: 90, South: 180, West: 270, North: 0 } as const;
export type Side = keyof typeof orientations;
export const sides = ["East", "South", "West", "North"] as const satisfies readonly Side[];

/** Mean dry bulb of January to December, °C: typical year USA_GA_Atlanta-Hartsfield-Jackson.Intl.AP.722190_TMY3. */
const atlantaMonthlyMeans = [4.0, 7.9, 13.8, 17.2, 20.8, 24.8, 26.1, 26.5, 22.5, 16.0, 11.9, 7.7];

/** Area of window and of wall beside it, m². */
const half = 10.5;
const indoor = { dryBulb: 24, relativeHumidity: 0.5 };
const workday = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));
const gains: readonly InternalGain[] = [
  { component: "people", sensible: 3 * 75, latent: 3 * 55, radiantFraction: 0.6, schedule: workday },
  { component: "lighting", sensible: 240, radiantFraction: 0.5, schedule: workday },
  { component: "equipment", sensible: 240, radiantFraction: 0.2, schedule: workday },
];
const conduction = conductionTimeSeries(constructionLayers(construction("wall-medium").layers));

const room = (name: Side): Room => ({
  name,
  floorArea: 30,
  indoor,
  surfaces: [{ component: "wall", area: half, tilt: 90, azimuth: orientations[name], conduction }],
  windows: [{ area: half, tilt: 90, azimuth: orientations[name], transmittance: 2, shgc: 0.4 }],
  gains,
  infiltration: 0,
  radiantSeries: representativeRadiantSeries("medium", true),
});

function atlanta() {
  const station = climateStations().find(({ city }) => city === "Atlanta");
  if (!station?.tau) throw new Error("The climate stations have no Atlanta with optical depths.");
  const { latitude, longitude, timeZone, elevation, cooling, dryBulbRange, tau } = station;
  const annual = {
    dryBulb: cooling.dryBulb004,
    wetBulb: cooling.wetBulb004,
    dryBulbRange,
    monthlyMeans: atlantaMonthlyMeans,
    tauB: tau.beam,
    tauD: tau.diffuse,
  };
  const months = monthsFromAnnualDesign(annual, pressureAtAltitude(elevation));
  return designDays({ latitude, longitude, timeZone, altitude: elevation, tauEdition: tau.edition, months });
}

const weather = atlanta();
export const loads = sides.map((side) => roomCoolingLoad(room(side), weather));
export const project = projectLoads({ weather, rooms: sides.map(room) });

const loadOf = (side: Side) => loads[sides.indexOf(side)]!;
const block = project.coincidentPeak;

/** Total load of one room over the day on which the block peaks, hours 1…24, W. */
export function dayOf(side: Side): readonly number[] {
  const { sensible, latent } = loadOf(side);
  return Array.from({ length: 24 }, (_, h) => sensible[24 * (block.month - 1) + h]! + latent[24 * (block.month - 1) + h]!);
}
export const atBlockHour = (side: Side): number => dayOf(side)[block.hour - 1]!;
export const peakOf = (side: Side) => loadOf(side).peak;
export const peakOfMonth = (side: Side, month: number) => loadOf(side).monthlyPeaks[month - 1]!;

/** Each room's highest load on the day of the block's peak, added up, W. */
export const sumOnThatDay = sides.reduce((sum, side) => sum + peakOfMonth(side, block.month).total, 0);

/** L/s of supply air at 13 °C for a sensible load in W. */
export function supplyAir(sensible: number): number {
  const { humidityRatio } = loadOf("East").indoor;
  const flow = supplyAirFlow({ sensible, roomDryBulb: indoor.dryBulb, supplyDryBulb: 13, humidityRatio, pressure: weather.pressure });
  return 1000 * flow.volumeFlow;
}

const perRoom = sides.map((side) => [`at${side}`, { value: atBlockHour(side), unit: "W", decimals: 0 }] as const);
const peaks = sides.map((side) => [`peak${side}`, { value: peakOf(side).total, unit: "W", decimals: 0 }] as const);
const ofTheDay = sides.map((side) => [`day${side}`, { value: peakOfMonth(side, block.month).total, unit: "W", decimals: 0 }] as const);
const percent = (value: number) => ({ value: 100 * value, unit: "%", decimals: 0 });
const sum = project.sumOfRoomPeaks.total;

export const values: ArticleValues = {
  ...Object.fromEntries(perRoom),
  ...Object.fromEntries(peaks),
  ...Object.fromEntries(ofTheDay),
  block: { value: block.total, unit: "W", decimals: 0 },
  blockHour: { value: block.hour, decimals: 0 },
  sum: { value: sum, unit: "W", decimals: 0 },
  sumOnThatDay: { value: sumOnThatDay, unit: "W", decimals: 0 },
  diversity: { value: project.diversity, decimals: 3 },
  diversityOfTheDay: { value: block.total / sumOnThatDay, decimals: 3 },
  oversize: percent(sum / block.total - 1),
  oversizeOfTheDay: percent(sumOnThatDay / block.total - 1),
  constantVolume: { value: supplyAir(project.sumOfRoomSensiblePeaks), unit: "L/s", decimals: 0 },
  variableVolume: { value: supplyAir(project.coincidentSensiblePeak.sensible), unit: "L/s", decimals: 0 },
  westAir: { value: supplyAir(loadOf("West").peakSensible.sensible), unit: "L/s", decimals: 0 },
  westAirAtBlock: { value: supplyAir(loadOf("West").sensible[24 * (block.month - 1) + block.hour - 1]!), unit: "L/s", decimals: 0 },
};
