import {
  blockCoolingLoad,
  conductionTimeSeries,
  designCoil,
  designDays,
  loadResponses,
  projectLoads,
  representativeRadiantSeries,
  roomCoolingLoad,
  type Room,
  type Site,
} from "../src/loads/index.ts";
import { sunPosition } from "../src/solar/index.ts";

/** A comparison: what is measured, ours and, where one exists, a peer's. */
interface Benchmark {
  readonly name: string;
  readonly ours: () => number;
  readonly peer?: { readonly name: string; readonly run: () => number };
  readonly target: string;
}

const highest = [19.6, 21.4, 25.1, 28.1, 31.1, 33.9, 35.1, 34.6, 31.9, 28, 23.8, 20.5];
const site: Site = {
  latitude: 33.64,
  longitude: -84.43,
  timeZone: -5,
  altitude: 313,
  tauEdition: "2013",
  months: highest.map((dryBulb) => ({ dryBulb, wetBulb: dryBulb - 9, dryBulbRange: 11, tauB: 0.42, tauD: 2.25 })),
};
const brickWall = [
  { thickness: 0.1016, conductivity: 0.89, density: 1920, specificHeat: 790 },
  { resistance: 0.15 },
  { thickness: 0.0508, conductivity: 0.03, density: 43, specificHeat: 1210 },
  { thickness: 0.0159, conductivity: 0.16, density: 800, specificHeat: 1090 },
];
const working = Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 18 ? 1 : 0));

/** A corner room of 60 m² with two walls, a roof, two windows, people, lights, equipment and infiltration. */
function cornerRoom(turn: number): Room {
  const conduction = conductionTimeSeries(brickWall);
  const window = { area: 6, tilt: 90, transmittance: 2.5, shgc: 0.4, glazing: "doubleLowE" as const };
  return {
    name: `Room ${turn}`,
    floorArea: 60,
    indoor: { dryBulb: 24, relativeHumidity: 0.5 },
    surfaces: [
      { component: "wall", area: 14, tilt: 90, azimuth: turn % 360, conduction },
      { component: "wall", area: 10, tilt: 90, azimuth: (turn + 90) % 360, conduction },
      { component: "roof", area: 60, tilt: 0, azimuth: 0, conduction },
    ],
    windows: [
      { ...window, azimuth: turn % 360 },
      { ...window, azimuth: (turn + 90) % 360, interiorShade: { beam: 0.7, diffuse: 0.75 } },
    ],
    gains: [
      { component: "people", sensible: 450, latent: 330, radiantFraction: 0.6, schedule: working },
      { component: "lighting", sensible: 600, radiantFraction: 0.58, roomFraction: 0.69, schedule: working },
      { component: "equipment", sensible: 600, radiantFraction: 0.3, schedule: working },
    ],
    infiltration: 0.009,
    radiantSeries: representativeRadiantSeries("medium", true),
  };
}

const concreteRoof = [
  { thickness: 0.0095, conductivity: 0.16, density: 1120, specificHeat: 1460 },
  { thickness: 0.1, conductivity: 0.03, density: 43, specificHeat: 1210 },
  { thickness: 0.2, conductivity: 1.95, density: 2240, specificHeat: 900 },
];
const [wallConduction, roofConduction] = [conductionTimeSeries(brickWall), conductionTimeSeries(concreteRoof)];

/** A room of a project with eight surfaces: three walls, a roof and four windows, facing the four sides of a building. */
function projectRoom(i: number, extra = 0): Room {
  const room = cornerRoom(90 * (i % 4));
  const azimuth = 90 * (i % 4);
  const window = { area: 3 + (i % 5), tilt: 90, transmittance: 2.5, shgc: 0.4, glazing: "doubleLowE" as const };
  const wall = { component: "wall" as const, area: 12 + (i % 7) + extra, tilt: 90, conduction: wallConduction };
  return {
    ...room,
    name: `Room ${i}`,
    surfaces: [
      { ...wall, azimuth },
      { ...wall, azimuth: (azimuth + 90) % 360 },
      { ...wall, azimuth: (azimuth + 180) % 360, area: 5 },
      { component: "roof", area: 60, tilt: 0, azimuth: 0, conduction: roofConduction },
    ],
    windows: [0, 90, 180, 270].map((turn) => ({
      ...window,
      azimuth: (azimuth + turn) % 360,
      ...(turn > 90 && { interiorShade: { beam: 0.7, diffuse: 0.75 } }),
    })),
  };
}

/** Each call takes the next input, so that nothing is computed once and remembered. */
export function loadsBenchmarks(): Benchmark[] {
  const days = designDays(site);
  const rooms = Array.from({ length: 200 }, (_, i) => cornerRoom(i * 7));
  const block = blockCoolingLoad(rooms.slice(0, 20).map((room) => roomCoolingLoad(room, days)));
  const project = Array.from({ length: 200 }, (_, i) => projectRoom(i));
  const weather = loadResponses(days);
  projectLoads({ weather, rooms: project });
  let edits = 0;
  let next = 0;
  const index = () => (next = (next + 1) % rooms.length);
  return [
    {
      name: "sun position",
      ours: () =>
        sunPosition({ year: 2021, month: 7, day: 21, hour: (index() / 200) * 24, latitude: 33.64, longitude: -84.43, timeZone: -5 })
          .altitude,
      target: "under 1 µs",
    },
    {
      name: "conduction time series of a brick wall from its layers",
      ours: () => conductionTimeSeries(brickWall).factors[0]!,
      target: "under 1 ms",
    },
    {
      name: "weather and sun of twelve design days",
      ours: () => designDays({ ...site, latitude: 30 + index() / 100 }).beamNormal[12]!,
      target: "under 1 ms",
    },
    {
      name: "hourly design-day load of a room, 24 h × 12 months, weather included",
      ours: () => roomCoolingLoad(rooms[index()]!, designDays(site)).peak.total,
      target: "under 1 ms",
    },
    {
      name: "design coil over 288 hours",
      ours: () => designCoil({ load: block, days, indoor: rooms[0]!.indoor, air: { supplyDryBulb: 13, outdoorAirFlow: 1 } }).coil.total,
      target: "under 1 ms",
    },
    {
      name: "200 rooms with block load",
      ours: () => blockCoolingLoad(rooms.map((room) => roomCoolingLoad(room, days))).coincidentPeak.total,
      target: "under 200 ms",
    },
    {
      name: "a project of 200 rooms × 8 surfaces × 12 months, nothing known before",
      ours: () => projectLoads({ weather: loadResponses(days), rooms: project }).coincidentPeak.total,
      target: "under 10 ms",
    },
    {
      name: "one edit of one room in a project of 200",
      ours: () => {
        const position = index();
        return projectLoads({ weather, rooms: project.with(position, projectRoom(position, ++edits / 1000)) }).coincidentPeak.total;
      },
      target: "under 1 ms",
    },
  ];
}
