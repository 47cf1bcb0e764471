import {
  axes,
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  type CalculatorInput,
  type RowValues,
  type SheetBuilder,
  type SIValues,
  type SheetFunction,
} from "../../src/kernel/index.ts";
import { peopleGain, transmissionGain, windowGain, type HourWeather, type WindowGain } from "../../src/loads/index.ts";
import { fundamentals2017, mathematics, type Citation } from "../../src/sources/index.ts";

/** Zones of rooms of surfaces of windows: lists four deep, defaults that depend on choices around them, courses over 24 hours. */
const windowFields = defineFields({
  area: { type: "quantity", label: "Area", symbol: "A_g", quantity: "area", default: null, min: 0, max: 1000 },
  uValue: {
    type: "quantity",
    label: "U-value",
    symbol: "U_g",
    quantity: "uValue",
    default: { Imperial: 0.3, Metric: 1.7 },
    min: 0,
    max: 10,
  },
  shgc: { type: "quantity", label: "Solar heat gain coefficient", symbol: "SHGC", quantity: "ratio", default: 0.4, min: 0, max: 0.9 },
});

const surfaceFields = defineFields({
  name: { type: "text", label: "Name", default: "Surface", maxLength: 60, informational: true },
  kind: { type: "choice", label: "Kind", options: { wall: "Wall", roof: "Roof", partition: "Partition" }, default: "wall" },
  area: { type: "quantity", label: "Area without windows", symbol: "A", quantity: "area", default: null, min: 0, max: 10_000 },
  uValue: {
    type: "quantity",
    label: "U-value",
    symbol: "U",
    quantity: "uValue",
    default: { Imperial: 0.06, Metric: 0.35 },
    defaultWhen: [
      { when: [{ field: "kind", is: ["roof"] }], default: { Imperial: 0.035, Metric: 0.2 } },
      { when: [{ field: "kind", is: ["partition"] }], default: { Imperial: 0.35, Metric: 2 } },
    ],
    min: 0,
    max: 20,
  },
  azimuth: {
    type: "quantity",
    label: "Faces",
    symbol: "ψ",
    quantity: "angle",
    default: 180,
    min: 0,
    max: 360,
    when: [{ field: "kind", is: ["wall"] }],
  },
  beyond: {
    type: "quantity",
    label: "Temperature beyond",
    symbol: "t_x",
    quantity: "temperature",
    default: { Imperial: 82, Metric: 28 },
    min: -30,
    max: 60,
    when: [{ field: "kind", is: ["partition"] }],
  },
  windows: { type: "list", label: "Windows", rowLabel: "window", row: windowFields, maxRows: 20, when: [{ field: "kind", is: ["wall"] }] },
});

const roomFields = defineFields({
  name: { type: "text", label: "Name", default: "Room", maxLength: 60, informational: true },
  people: {
    type: "quantity",
    label: "People",
    symbol: "N",
    quantity: "count",
    default: 2,
    // The use is a field of the zone, one level further out.
    defaultWhen: [{ when: [{ field: "use", is: ["corridor"] }], default: 0 }],
    min: 0,
    max: 1000,
    integer: true,
  },
  lighting: { type: "quantity", label: "Lighting", symbol: "P_l", quantity: "electricLoad", default: 0, min: 0, max: 1e6 },
  lightingHours: {
    type: "series",
    label: "Lighting by hour",
    axis: "hours",
    cell: { type: "quantity", label: "Share", quantity: "ratio", default: 1, min: 0, max: 1 },
  },
  surfaces: { type: "list", label: "Surfaces", rowLabel: "surface", row: surfaceFields, maxRows: 60 },
});

const zoneFields = defineFields({
  name: { type: "text", label: "Name", default: "Zone", maxLength: 60, informational: true },
  use: { type: "choice", label: "Use", options: { office: "Office", corridor: "Corridor" }, default: "office" },
  indoorTemperature: {
    type: "quantity",
    label: "Indoor temperature",
    symbol: "t_i",
    quantity: "temperature",
    default: { Imperial: 75, Metric: 24 },
    defaultWhen: [{ when: [{ field: "use", is: ["corridor"] }], default: { Imperial: 79, Metric: 26 } }],
    min: 10,
    max: 40,
  },
  rooms: { type: "list", label: "Rooms", rowLabel: "room", row: roomFields, maxRows: 200 },
});

const fields = defineFields({
  outdoorTemperature: {
    type: "quantity",
    label: "Outdoor temperature",
    symbol: "t_o",
    quantity: "temperature",
    default: null,
    min: -40,
    max: 55,
    section: "outdoors",
  },
  sun: {
    type: "group",
    label: "Sun",
    section: "outdoors",
    fields: {
      altitude: { type: "quantity", label: "Solar altitude", symbol: "β", quantity: "angle", default: 40, min: 0, max: 90 },
      azimuth: { type: "quantity", label: "Azimuth of the sun", symbol: "φ", quantity: "angle", default: 200, min: 0, max: 360 },
      beam: { type: "quantity", label: "Beam", symbol: "E_b", quantity: "irradiance", default: 0, min: 0, max: 1400 },
      diffuse: { type: "quantity", label: "Diffuse", symbol: "E_d", quantity: "irradiance", default: 0, min: 0, max: 1400 },
    },
  },
  zones: { type: "list", label: "Zones", rowLabel: "zone", row: zoneFields, maxRows: 100, section: "zones" },
});

const results = defineResults({
  peak: { label: "Largest load", quantity: "power", symbol: "q" },
  hourly: { type: "series", label: "Load by hour", axis: "hours", quantity: "power" },
  zones: {
    type: "rows",
    label: "Zones",
    row: {
      peak: { label: "Largest load", quantity: "power" },
      rooms: {
        type: "rows",
        label: "Rooms",
        row: {
          envelope: { label: "Through surfaces", quantity: "power" },
          peak: { label: "Largest load", quantity: "power" },
          hourly: { type: "series", label: "Load by hour", axis: "hours", quantity: "power" },
          surfaces: {
            type: "rows",
            label: "Surfaces",
            row: {
              load: { label: "Load", quantity: "power" },
              windows: {
                type: "rows",
                label: "Windows",
                row: { solar: { label: "Sun", quantity: "power" }, load: { label: "Load", quantity: "power" } },
              },
            },
          },
        },
      },
    },
  },
});

type Values = SIValues<typeof fields>;
type ZoneValues = Values["zones"][number];
type RoomValues = ZoneValues["rooms"][number];
type SurfaceValues = RoomValues["surfaces"][number];

/** Sensible and latent heat of a person in office work, W. */
const person = { sensible: 75, latent: 55 } as const;
const hours = axes.hours.map((_, index) => index);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function windowLoad(
  window: RowValues<typeof windowFields>,
  azimuth: number,
  weather: HourWeather,
  room: number,
): { id: string; solar: number; load: number; gain: WindowGain } {
  const gain = windowGain(
    { area: window.area, transmittance: window.uValue, shgc: window.shgc, azimuth, tilt: 90, glazing: "doubleClear" },
    weather,
    room,
  );
  return { id: window.id, solar: gain.solar, load: gain.gain, gain };
}

function surfaceLoad(surface: SurfaceValues, weather: HourWeather, room: number) {
  const outsideTemperature = surface.kind === "partition" ? surface.beyond : weather.dryBulb;
  const opaque = transmissionGain({ area: surface.area, transmittance: surface.uValue, outsideTemperature, roomDryBulb: room });
  const windows = surface.kind === "wall" ? surface.windows.map((window) => windowLoad(window, surface.azimuth, weather, room)) : [];
  return { id: surface.id, windows, load: opaque + sumOf(windows.map(({ load }) => load)) };
}

function roomLoad(room: RoomValues, weather: HourWeather, indoor: number) {
  const surfaces = room.surfaces.map((surface) => surfaceLoad(surface, weather, indoor));
  const envelope = sumOf(surfaces.map(({ load }) => load));
  const people = peopleGain({ people: room.people, sensiblePerPerson: person.sensible, latentPerPerson: person.latent });
  const hourly = hours.map((hour) => envelope + people.sensible + people.latent + room.lighting * room.lightingHours[hour]!);
  return { id: room.id, name: room.name, surfaces, envelope, people: people.sensible + people.latent, hourly, peak: Math.max(...hourly) };
}

function calculate({ outdoorTemperature, sun, zones: zoneValues }: Values) {
  const weather: HourWeather = {
    dryBulb: outdoorTemperature,
    sunAltitude: sun.altitude,
    sunAzimuth: sun.azimuth,
    beamNormal: sun.beam,
    diffuseHorizontal: sun.diffuse,
  };
  const zones = zoneValues.map((zone) => {
    const rooms = zone.rooms.map((room) => roomLoad(room, weather, zone.indoorTemperature));
    const hourly = hours.map((hour) => sumOf(rooms.map((room) => room.hourly[hour]!)));
    return { id: zone.id, name: zone.name, rooms, hourly, peak: Math.max(...hourly) };
  });
  const hourly = hours.map((hour) => sumOf(zones.map((zone) => zone.hourly[hour]!)));
  return { results: { peak: Math.max(...hourly), hourly, zones }, zones };
}

type Calculation = ReturnType<typeof calculate>;
type Room = Calculation["zones"][number]["rooms"][number];
type Surface = Room["surfaces"][number];

const transmission: Citation = { source: fundamentals2017, locator: "ch. 18" };

const windowSun = {
  words: "sun through clear double glazing, of its area, SHGC and azimuth, of altitude and azimuth of the sun, beam and diffuse irradiance",
  evaluate: (area, shgc, azimuth, sunAltitude, sunAzimuth, beamNormal, diffuseHorizontal) =>
    windowGain(
      { area, transmittance: 0, shgc, azimuth, tilt: 90, glazing: "doubleClear" },
      { dryBulb: 0, sunAltitude, sunAzimuth, beamNormal, diffuseHorizontal },
      0,
    ).solar,
  citation: transmission,
  definition: { by: "table", text: "The gain of a window, as the heat load states it." },
} satisfies SheetFunction;

function describe({ zones }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.part("Zones");
  sheet.rows({
    list: "zones",
    title: "Zones",
    rows: zones,
    rowTitle: ({ name }) => name,
    values: Object.fromEntries(hours.map((hour) => [`q_z${hour + 1}`, (zone: Calculation["zones"][number]) => zone.hourly[hour]])),
    describe: (zone, rowSheet, index) => {
      rowSheet.given("use");
      rowSheet.rows({
        list: "rooms",
        title: "Rooms",
        rows: zone.rooms,
        rowTitle: ({ name }) => name,
        values: Object.fromEntries(hours.map((hour) => [`q_r${hour + 1}`, (room: Room) => room.hourly[hour]])),
        describe: (room, inner, place) =>
          describeRoom(room, values.zones[index]!.rooms[place]!, `zones.${zone.id}.rooms.${room.id}`, inner),
      });
      for (const hour of hours)
        rowSheet.formula(`q_z${hour + 1}`, `Load by hour, hour ${hour + 1}`, "power", `sum(q_r${hour + 1})`, zone.hourly[hour]!);
      rowSheet.result("peak", `max(${hours.map((hour) => `q_z${hour + 1}`).join(", ")})`, undefined, { symbol: "q_zp" });
    },
  });
  for (const hour of hours) sheet.result(`hourly.${hour + 1}`, `sum(q_z${hour + 1})`, undefined, { symbol: `q_${hour + 1}` });
  sheet.result("peak", `max(${hours.map((hour) => `q_${hour + 1}`).join(", ")})`, undefined, { symbol: "q" });
}

function describeRoom(room: Room, roomValues: RoomValues, path: string, sheet: SheetBuilder): void {
  sheet.rows({
    list: "surfaces",
    title: "Surfaces",
    rows: room.surfaces,
    rowTitle: (_, index) => roomValues.surfaces[index]!.name,
    values: { q_s: ({ load }) => load },
    describe: (surface, rowSheet, index) => describeSurface(surface, roomValues.surfaces[index]!, rowSheet),
  });
  sheet.result("envelope", "sum(q_s)", undefined, { symbol: "q_e" });
  sheet.constant("g_p", "Heat of a person", "power", person.sensible + person.latent, transmission);
  sheet.formula("q_p", "People", "power", "N * g_p", room.people, transmission);
  for (const hour of hours) {
    const field = `${path}.lightingHours.${hour + 1}`;
    sheet.lookup(`s_${hour + 1}`, `Lighting in hour ${hour + 1}`, "ratio", roomValues.lightingHours[hour]!, undefined, { field });
    sheet.result(`hourly.${hour + 1}`, `q_e + q_p + P_l * s_${hour + 1}`, undefined, { symbol: `q_r${hour + 1}` });
  }
  sheet.result("peak", `max(${hours.map((hour) => `q_r${hour + 1}`).join(", ")})`, undefined, { symbol: "q_rp" });
}

function describeSurface(surface: Surface, surfaceValues: SurfaceValues, sheet: SheetBuilder): void {
  sheet.given("kind");
  if (surfaceValues.kind === "wall")
    sheet.rows({
      list: "windows",
      title: "Windows",
      rows: surface.windows,
      rowTitle: (_, index) => `Window ${index + 1}`,
      values: { q_w: ({ load }) => load },
      describe: (_window, rowSheet) => {
        rowSheet.result("solar", "windowSun(A_g, SHGC, ψ, β, φ, E_b, E_d)", transmission, { symbol: "q_sun" });
        rowSheet.result("load", "U_g * A_g * (t_o - t_i) + q_sun", transmission, { symbol: "q_w" });
      },
    });
  const outside = surfaceValues.kind === "partition" ? "t_x" : "t_o";
  sheet.result("load", `U * A * (${outside} - t_i)${surfaceValues.kind === "wall" ? " + sum(q_w)" : ""}`, transmission, { symbol: "q_s" });
}

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  outdoorTemperature: { value: 35, unit: "degC" },
  sun: { beam: { value: 600, unit: "W/m2" }, diffuse: { value: 120, unit: "W/m2" } },
  zones: [
    {
      id: "south",
      rooms: [
        {
          id: "r1",
          lighting: { value: 200, unit: "W" },
          surfaces: [
            { id: "wall", area: { value: 20, unit: "m2" }, windows: [{ id: "w1", area: { value: 4, unit: "m2" } }] },
            { id: "roof", kind: "roof", area: { value: 30, unit: "m2" } },
          ],
        },
      ],
    },
  ],
});

const explanation = defineExplanation({
  fields,
  results,
  functions: { windowSun },
  describe,
  cases: [
    {
      id: "two-zones-in-the-head",
      title: "Two zones without sun, summed in the head",
      source: { source: mathematics },
      input: {
        unitSystem: "Metric",
        outdoorTemperature: 34,
        zones: [
          {
            id: "a",
            indoorTemperature: 24,
            rooms: [
              {
                id: "1",
                people: 1,
                lighting: 100,
                lightingHours: axes.hours.map((_, hour) => (hour === 11 ? 1 : 0.5)),
                // 0.5 · 10 · 10 + 2 · 3 · 10 = 110; 0.2 · 40 · 10 = 80
                surfaces: [
                  { id: "w", area: 10, uValue: 0.5, windows: [{ id: "g", area: 3, uValue: 2 }] },
                  { id: "r", kind: "roof", area: 40 },
                ],
              },
            ],
          },
          // 2 · 5 · (28 − 26) = 20
          { id: "b", use: "corridor", rooms: [{ id: "1", surfaces: [{ id: "p", kind: "partition", area: 5 }] }] },
        ],
      },
      expected: {
        // 110 + 80 + 130 + 100, and the corridor's 20
        peak: { value: 440, within: 1e-9, because: "sums of whole numbers in doubles" },
        "hourly.1": { value: 390, within: 1e-9, because: "sums of whole numbers in doubles" },
        "zones.a.rooms.1.envelope": { value: 190, within: 1e-9, because: "sums of whole numbers in doubles" },
        "zones.a.rooms.1.surfaces.w.windows.g.load": { value: 60, within: 1e-9, because: "products of whole numbers in doubles" },
        "zones.b.peak": { value: 20, within: 1e-9, because: "products of whole numbers in doubles" },
      },
    },
  ],
});

/** Loads of zones, rooms, surfaces and windows. */
export const roomLoads = defineCalculator({
  card: defineCard({
    id: "depth-room-loads",
    title: "Loads of rooms",
    summary: "Loads of zones of rooms of surfaces of windows.",
    group: "air",
    collection: "depthRoomLoads",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "outdoors", title: "Outdoors" },
    { id: "zones", title: "Zones" },
  ],
  fields,
  results,
  headline: ["peak"],
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation }),
});
