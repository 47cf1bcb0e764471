import {
  conductionTimeSeries,
  designDays,
  projectLoads,
  representativeRadiantSeries,
  roomCoolingLoad,
  supplyAirFlow,
  type InternalGain,
  type Room,
} from "@org/hvac-core/loads";
import { constructionLayers, constructions, referenceRow } from "@org/hvac-core/reference";
import { climateStations, stationMonths } from "@org/hvac-core/weather";
import type { ArticleValues } from "../../articleValues.ts";

/** The four rooms of the article on block loads: one room, turned to the four sides of a building in Atlanta. */
const orientations = { East: 90, South: 180, West: 270, North: 0 } as const;
export type Side = keyof typeof orientations;
export const sides = ["East", "South", "West", "North"] as const satisfies readonly Side[];

/** Area of window and of wall next to it, m². */
const half = 10.5;
const indoor = { dryBulb: 24, relativeHumidity: 0.5 };
const workday = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0));
const gains: readonly InternalGain[] = [
  { component: "people", sensible: 3 * 75, latent: 3 * 55, radiantFraction: 0.6, schedule: workday },
  { component: "lighting", sensible: 240, radiantFraction: 0.5, schedule: workday },
  { component: "equipment", sensible: 240, radiantFraction: 0.2, schedule: workday },
];
const conduction = conductionTimeSeries(constructionLayers(referenceRow(constructions(), "wall-medium").layers));

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

/** Atlanta's monthly conditions, exceeded for 2 % of the month, and its optical depths of the same edition. */
function atlanta() {
  const station = climateStations().find(({ city }) => city === "Atlanta")!;
  const { latitude, longitude, timeZone, elevation, stationNumber, tau } = station;
  const published = stationMonths(stationNumber);
  if (!tau || !published) throw new Error("The climate stations have no Atlanta with monthly conditions.");
  const { dryBulb, wetBulb } = published.design["2"];
  const months = dryBulb.map((_, m) => ({
    dryBulb: dryBulb[m]!,
    wetBulb: wetBulb[m]!,
    dryBulbRange: published.dryBulbRange[m]!,
    wetBulbRange: published.wetBulbRange[m]!,
    tauB: tau.beam[m]!,
    tauD: tau.diffuse[m]!,
  }));
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
