import { energyAnalysis, type EnergyInput } from "../../../src/calculators/energy-analysis/index.ts";
import type { OpensAs } from "../provingSet.ts";
import { denverWeather, fabricFile, type CaseSurface, type FabricCase } from "./fabricCases.ts";

/* Cases as files of the energy calculator, as far as its fields go. */

type Room = NonNullable<EnergyInput["rooms"]>[number];

/** U-value in winter (−17.8 °C, wind of 6.7 m/s) by LBNL WINDOW 7.4.8 in the TRNSYS model of the cases, and solar heat gain coefficient as in the model of CSE. */
const ratings: Readonly<Record<string, { readonly uValue: number; readonly shgc: number }>> = {
  "double-clear": { uValue: 2.74, shgc: 0.769 },
  "double-lowe-argon": { uValue: 1.39, shgc: 0.44 },
  "single-clear": { uValue: 5.88, shgc: 0.864 },
};

/** Light and long-wave radiation that the energy calculator's walls absorb inside, and those that they emit outside. */
const faces = { inside: [0.6, 0.9], outside: 0.9 } as const;

/** What a case has and the fields of the energy calculator do not; empty where they go far enough. */
export function notAFile({ zones, surfaces }: FabricCase): string[] {
  const walls = surfaces.filter(({ glazing }) => glazing === undefined);
  const [zone] = zones;
  return [
    ...(zones.length > 1 ? ["Two rooms with a wall between them: rooms of the energy calculator exchange no heat."] : []),
    ...((zone!.heating_C ?? zone!.cooling_C) === undefined
      ? [
          "Neither heating nor cooling: the case asks for the temperatures of the room, which the energy calculator does not have as results.",
        ]
      : []),
    ...(surfaces.some(({ inside, outside }) => inside[2] !== null || outside[2] !== null)
      ? ["Fixed surface coefficients: those of the energy calculator follow temperatures, wind and tilt."]
      : []),
    ...(walls.some(({ inside }) => inside[0] !== faces.inside[0])
      ? ["Another solar absorptance inside: walls of the energy calculator absorb 60 % of the light in a room."]
      : []),
    ...(walls.some(({ inside, outside }) => inside[1] !== faces.inside[1] || outside[1] !== faces.outside)
      ? ["Another long-wave emissivity: walls of the energy calculator have 0.9 on both faces."]
      : []),
    ...(surfaces.some(({ shades }) => shades) ? ["Overhangs or fins: shades of the energy calculator are a mean factor of the year."] : []),
  ];
}

const constructionsOf = (surfaces: readonly CaseSurface[]): EnergyInput["constructions"] =>
  [...new Set(surfaces.flatMap(({ construction }) => construction ?? []))].map((id) => ({
    id,
    name: `Construction ${id.slice(1)}`,
    by: "layers" as const,
    layers: fabricFile.constructions[id]!.map(([first, conductivity, density, specificHeat], index) => ({
      id: `l${index + 1}`,
      ...(conductivity === undefined
        ? { kind: "resistance" as const, resistance: { value: first!, unit: "m2 K/W" as const } }
        : {
            thickness: { value: first!, unit: "m" as const },
            conductivity: { value: conductivity, unit: "W/(m K)" as const },
            density: { value: density!, unit: "kg/m3" as const },
            specificHeat: { value: specificHeat!, unit: "J/(kg K)" as const },
          }),
    })),
  }));

/** Walls with the windows of their direction; the area of a wall includes its windows. */
function surfacesOf(surfaces: readonly CaseSurface[]): Room["surfaces"] {
  const windows = surfaces.filter(({ glazing }) => glazing !== undefined);
  return surfaces
    .filter(({ construction }) => construction !== undefined)
    .map(({ azimuth, tilt, area_m2, construction, outside, is_panel }, index) => {
      const inWall = tilt === 90 && !is_panel ? windows.filter((window) => window.azimuth === azimuth) : [];
      return {
        id: `s${index + 1}`,
        azimuth,
        tilt,
        area: area_m2 + inWall.reduce((sum, window) => sum + window.area_m2, 0),
        construction: construction!,
        absorptance: { value: outside[0], unit: "unitless" as const },
        ...(inWall.length > 0 && {
          windows: inWall.map((window, place) => ({ id: `w${place + 1}`, area: window.area_m2, ...ratings[window.glazing!]! })),
        }),
      };
    });
}

const hoursIn = (isIn: (hour: number) => boolean): { readonly weekday: readonly number[]; readonly weekend: readonly number[] } => {
  const values = Array.from({ length: 24 }, (_, hour) => Number(isIn(hour)));
  return { weekday: values, weekend: values };
};

/** Set points, outdoor air at night, and the profiles that they need. */
function controlOf({ zones }: FabricCase): { readonly room: Partial<Room>; readonly profiles: EnergyInput["profiles"] } {
  const { heating_C: heating, cooling_C: cooling = 60, cooling_hours: coolingHours, night_air_m3_h: air, night_air_hours } = zones[0]!;
  const isStepped = heating !== undefined && heating.length > 1;
  const isPartly = coolingHours !== undefined && coolingHours[1] - coolingHours[0] < 24;
  const warmest = heating ? Math.max(...heating.map(([, , , end]) => end)) : 5;
  const coldest = heating ? Math.min(...heating.map(([, , start]) => start)) : 5;
  const occupied = isStepped ? heating.find(([, , start, end]) => start === warmest && end === warmest)! : coolingHours!;
  return {
    room: {
      heatingSetPoint: warmest,
      heatingSetback: coldest,
      coolingSetPoint: cooling,
      coolingSetup: isPartly ? 60 : cooling,
      ...((isStepped || isPartly) && { use: "use" }),
      ...(air !== undefined && { outdoorAir: { value: air, unit: "m3/h" }, outdoorAirProfile: "night" }),
    },
    profiles: [
      ...(isStepped || isPartly ? [{ id: "use", name: "Use", ...hoursIn((hour) => hour >= occupied[0] && hour < occupied[1]) }] : []),
      ...(air === undefined
        ? []
        : [{ id: "night", name: "Night", ...hoursIn((hour) => night_air_hours!.some(([from, to]) => hour >= from && hour < to)) }]),
    ],
  };
}

function inputOf(each: FabricCase): EnergyInput {
  const { zones, surfaces, id } = each;
  const zone = zones[0]!;
  const { room, profiles } = controlOf(each);
  const floor = surfaces.find(({ tilt }) => tilt === 180)!;
  return {
    unitSystem: "Metric",
    calculationName: `ASHRAE 140, case ${id}`,
    loadMethod: "hours",
    groundReflectance: { value: fabricFile.site.groundReflectance, unit: "unitless" },
    electricityPrice: 0.1,
    constructions: constructionsOf(surfaces),
    ...(profiles!.length > 0 && { profiles }),
    rooms: [
      {
        id: "room",
        name: `Case ${id}`,
        floorArea: floor.area_m2,
        height: zone.volume_m3 / floor.area_m2,
        infiltration: { value: Number(((zone.air_m3_s * 3600) / zone.volume_m3).toPrecision(6)), unit: "1/h" },
        equipment: zone.gains_W,
        surfaces: surfacesOf(surfaces),
        ...room,
      },
    ],
    cases: [
      {
        id: "ideal",
        name: "Ideal heating and cooling",
        heating: zone.heating_C ? "electric" : "none",
        cooling: zone.cooling_C === undefined ? "none" : "directExpansion",
      },
    ],
  };
}

/** What the fields do not have. */
function differencesOf({ zones, surfaces }: FabricCase): string[] {
  const { heating_C: heating } = zones[0]!;
  return [
    "Furniture stores 10 kJ/(m²·K) of floor; the case has none.",
    "The sun through windows falls on the floor first, as surfaces have no place; the balance above follows it by geometry.",
    "The floor faces outdoor air with wind and long-wave radiation; the case has still air below.",
    ...(surfaces.some(({ glazing }) => glazing !== undefined)
      ? ["Windows have a U-value and a solar heat gain coefficient; the case has panes and gaps."]
      : []),
    ...(surfaces.some(({ is_panel }) => is_panel) ? ["Panels are rough as walls; in the case they are smooth as glass."] : []),
    ...(heating && heating.some(([, , start, end]) => start !== end)
      ? ["The set point steps at 8 h; in the case it rises from 7 to 8 h."]
      : []),
    "Steps are of half an hour instead of a quarter. The price of electricity is not part of the case.",
  ];
}

const megawattHours = (joules: number): number => joules / 3.6e9;

/** The case as a file; undefined where its fields do not go far enough. */
export function asFile(each: FabricCase): OpensAs | undefined {
  if (notAFile(each).length > 0) return undefined;
  const input = inputOf(each);
  return {
    calculator: energyAnalysis.id,
    input,
    weather: "denver-725650",
    differences: differencesOf(each),
    results: () => {
      const outcome = energyAnalysis.calculate({ ...input, weather: denverWeather });
      if (!outcome.ok) throw new Error(`case ${each.id} as a file is refused: ${JSON.stringify(outcome.errors)}`);
      const { heatingLoad, coolingLoad } = outcome.results.cases[0]!;
      return [
        ...(heatingLoad ? [{ quantity: "Annual heating", unit: "MWh", value: megawattHours(heatingLoad.value) }] : []),
        ...(coolingLoad ? [{ quantity: "Annual cooling", unit: "MWh", value: megawattHours(coolingLoad.value) }] : []),
      ];
    },
  };
}
