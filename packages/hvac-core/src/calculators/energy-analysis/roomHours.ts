import { isAbove, difference } from "../../quantity/tolerance.ts";
import { at, OutOfRangeError } from "../../kernel/index.ts";
import { dryAirSpecificHeat, gasConstant, icePoint } from "../../psychrometrics/internal.ts";
import { glazingForWindow } from "../../solar/index.ts";
import { unpackWeather } from "../../weather/index.ts";
import {
  insideFilm,
  roomYear,
  type RoomSurface,
  layersOfClass,
  outsideFilm,
  wallChain,
  type WallChain,
  YearClimate,
} from "../../zones/internal.ts";
import { memoize } from "./memoize.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

type Room = EnergyValues["rooms"][number];
type Surface = Room["surfaces"][number];

export const yearHours = 8760;
/** Of the room air that outdoor air takes the place of, °C. */
const airTemperature = 20;
/** W/(m²·K) of a window that is told by its SHGC where its U-value lies outside what the curves know. */
const knownWindow = { least: 0.1, most: 10 } as const;

/** A year of weather as rooms see it. */
export interface WeatherYear {
  readonly climate: YearClimate;
  /** Of the year, °C. */
  readonly groundTemperature: number;
  /** Heat capacity of the air, J/(m³·K). */
  readonly air: number;
  /** Where only the mean day of each month is known. */
  readonly isMeanDays: boolean;
}

/** A refusal at a field that must be stated. */
export const missing = (parameter: string, reason: string): OutOfRangeError =>
  new OutOfRangeError({ parameter, value: Number.NaN, min: 1, max: Infinity, unit: "", reason });

const climates = memoize<{ readonly climate: YearClimate; readonly isMeanDays: boolean }>(3);

/** The weather of an input. */
export function weatherOf(values: Pick<EnergyValues, "weather" | "groundTemperature">): WeatherYear {
  if (values.weather.trim() === "") throw missing("weather", "there is none; read a weather file");
  const { climate, isMeanDays } = climates(values.weather, "", () => {
    const year = unpackWeather(values.weather);
    return { climate: new YearClimate(year), isMeanDays: year.meanDays === true };
  });
  const air = (dryAirSpecificHeat * climate.pressure) / (gasConstant * (airTemperature + icePoint));
  return { climate, groundTemperature: values.groundTemperature ?? climate.meanTemperature, air, isMeanDays };
}

/** What a system and its measures change of a room. */
export type RoomMeasures = Pick<
  CaseValues,
  | "heatingSetBack"
  | "coolingSetUp"
  | "heatRecovery"
  | "freeCooling"
  | "addedInsulation"
  | "ownWindowUValue"
  | "ownWindowShgc"
  | "infiltrationShare"
  | "lightingShare"
> & { readonly isHeated: boolean; readonly isCooled: boolean };

/** A year of one room: loads of the plant, W, by the hour. */
export interface RoomHours {
  readonly heating: Float64Array;
  /** What free cooling leaves. */
  readonly cooling: Float64Array;
  /** Lights and equipment. */
  readonly electricity: Float64Array;
  /** Outdoor air of the ventilation, of its design. */
  readonly ventilation: Float64Array;
  /** Outdoor air that free cooling adds, of its design. */
  readonly addedAir: Float64Array;
  /** Hours too cold or too warm by more than half a kelvin, for its own limits. */
  readonly unmetHours: number;
}

/** Kelvin by which a room may miss its set point. */
const setPointTolerance = 0.5;
/** Share of a profile below which nobody is there. */
const inUse = 1e-9;

/** A profile over the hours of the year; none is 1 throughout. */
function hoursOf(id: string | null, { profiles, yearBegins }: Pick<EnergyValues, "profiles" | "yearBegins">): Float64Array {
  const hours = new Float64Array(yearHours);
  const profile = id === null ? undefined : profiles.find((row) => row.id === id);
  if (!profile) return hours.fill(1);
  const first = Number(yearBegins);
  for (let day = 0; day < yearHours / 24; day++) hours.set((first + day) % 7 >= 5 ? profile.weekend : profile.weekday, 24 * day);
  return hours;
}

/** A wall by its construction, with what a measure adds to it. */
function chainOf(surface: Surface, values: EnergyValues, measures: RoomMeasures): WallChain {
  const construction = values.constructions.find(({ id }) => id === surface.construction);
  if (!construction) throw missing("construction", "the surface names none");
  return at(`constructions.${construction.id}`, () => {
    if (construction.by === "layers" && construction.layers.length === 0) throw missing("layers", "there is none");
    const layers =
      construction.by === "uValue"
        ? layersOfClass(construction.uValue, construction.mass, insideFilm(surface.tilt))
        : construction.layers.map(({ kind, thickness, conductivity, density, specificHeat, resistance }) =>
            kind === "resistance" ? { resistance } : { thickness, conductivity, density, specificHeat },
          );
    const added = surface.beyond === "outdoors" && measures.addedInsulation > 0 ? [{ resistance: measures.addedInsulation }] : [];
    return wallChain([...added, ...layers], surface.beyond);
  });
}

function surfaceOf(surface: Surface, values: EnergyValues, measures: RoomMeasures): RoomSurface {
  const isOutside = surface.beyond === "outdoors";
  const windows = isOutside ? surface.windows : [];
  const glass = windows.reduce((sum, { area }) => sum + area, 0);
  if (isAbove(glass, surface.area))
    throw new OutOfRangeError({
      parameter: "area",
      value: surface.area,
      min: glass,
      max: Infinity,
      unit: "m²",
      reason: "its windows are larger than the surface",
    });
  const chain = chainOf(surface, values, measures);
  return {
    area: difference(surface.area, glass),
    azimuth: isOutside ? surface.azimuth : 0,
    tilt: surface.tilt,
    beyond: surface.beyond,
    chain,
    absorptance: surface.absorptance,
    windows: windows.map(({ area, shading, ...window }) => {
      const uValue = measures.ownWindowUValue ?? window.uValue;
      const shgc = measures.ownWindowShgc ?? window.shgc;
      const glazing = glazingForWindow(Math.min(knownWindow.most, Math.max(knownWindow.least, uValue)), shgc);
      return { area, uValue, shgc, glazing, shading };
    }),
  };
}

/** Set point of each hour. */
function setPointsOf(used: Float64Array, inUseTo: number, unusedTo: number): Float64Array {
  return used.map((share) => (share > inUse ? inUseTo : unusedTo));
}

const knownRooms = memoize<RoomHours>(120);

/** A year of a room with a system and its measures. What was calculated before with the same values is remembered. */
export function roomHours(room: Room, values: EnergyValues, measures: RoomMeasures, weather: WeatherYear): RoomHours {
  const { constructions, profiles, yearBegins, groundTemperature, groundReflectance } = values;
  const key = JSON.stringify([room, constructions, profiles, yearBegins, groundTemperature, groundReflectance, measures]);
  return knownRooms(values.weather, key, () => calculatedHours(room, values, measures, weather));
}

function calculatedHours(room: Room, values: EnergyValues, measures: RoomMeasures, weather: WeatherYear): RoomHours {
  const { climate, air, groundTemperature } = weather;
  if (room.surfaces.length === 0) throw missing("surfaces", "the room has none");
  const surfaces = room.surfaces.map((surface) => at(`surfaces.${surface.id}`, () => surfaceOf(surface, values, measures)));
  if (
    !surfaces.some(({ chain, area, windows }) => (area > 0 && (chain.beyond !== undefined || chain.nodes.length > 0)) || windows.length > 0)
  )
    throw missing("surfaces", "none of them stores heat or loses any");
  const used = hoursOf(room.use, values);
  const heatingSetPoint = setPointsOf(used, room.heatedTo - measures.heatingSetBack, room.heatedUnused - measures.heatingSetBack);
  const coolingSetPoint = setPointsOf(used, room.cooledTo + measures.coolingSetUp, room.cooledUnused + measures.coolingSetUp);
  for (const [hour, warm] of coolingSetPoint.entries())
    if (warm < heatingSetPoint[hour]!)
      throw new OutOfRangeError({
        parameter: used[hour]! > inUse ? "cooledTo" : "cooledUnused",
        value: warm,
        min: heatingSetPoint[hour]!,
        max: Infinity,
        unit: "°C",
        reason: "the room would be cooled below what it is heated to",
      });
  const ventilation = hoursOf(room.outdoorAirProfile, values);
  const people = hoursOf(room.peopleProfile, values);
  const lights = hoursOf(room.lightingProfile, values);
  const equipment = hoursOf(room.equipmentProfile, values);
  const flow = air * room.outdoorAir;
  const leak = air * room.infiltration * measures.infiltrationShare * room.floorArea * room.height;
  const { dryBulb } = climate;
  // Recovery runs while it is colder outside than the room is heated to; where the room is too warm then, it is bypassed below.
  const recovers = (hour: number): boolean => dryBulb[hour]! < heatingSetPoint[hour]!;
  const [airConductance, electricity, gains] = [new Float64Array(yearHours), new Float64Array(yearHours), new Float64Array(yearHours)];
  for (let hour = 0; hour < yearHours; hour++) {
    airConductance[hour] = leak + flow * ventilation[hour]! * (recovers(hour) ? 1 - measures.heatRecovery : 1);
    electricity[hour] = lights[hour]! * room.lighting * measures.lightingShare + equipment[hour]! * room.equipment;
    gains[hour] = people[hour]! * room.people * room.personHeat + electricity[hour]!;
  }
  const { power, temperature } = roomYear(
    {
      surfaces,
      gains,
      airConductance,
      ...(measures.isHeated && { heatingSetPoint }),
      ...(measures.isCooled && { coolingSetPoint }),
      ...(room.heatingLimit !== null && { heatingLimit: room.heatingLimit }),
      ...(room.coolingLimit !== null && { coolingLimit: room.coolingLimit }),
    },
    { climate, groundTemperature, groundReflectance: values.groundReflectance },
  );
  const [heating, cooling, addedAir] = [new Float64Array(yearHours), new Float64Array(yearHours), new Float64Array(yearHours)];
  // More outdoor air takes its part of the cold that the room needs: what reaches the air by either way is the same.
  // Recovery is bypassed first.
  const afterFreeCooling = (hour: number, load: number): number => {
    const colder = Math.max(0, temperature[hour]! - dryBulb[hour]!);
    const perShare = ventilation[hour]! * flow * colder;
    const bypass = recovers(hour) ? perShare * measures.heatRecovery : 0;
    const more = perShare * (measures.freeCooling - 1);
    const added = Math.min(more, Math.max(0, load - bypass));
    if (added > 0) addedAir[hour] = added / (flow * colder);
    return Math.max(0, load - bypass - more);
  };
  let unmetHours = 0;
  for (let hour = 0; hour < yearHours; hour++) {
    const given = power[hour]!;
    if (given > 0) heating[hour] = given;
    else if (given < 0) cooling[hour] = afterFreeCooling(hour, -given);
    const isCold = measures.isHeated && temperature[hour]! < heatingSetPoint[hour]! - setPointTolerance;
    const isWarm = measures.isCooled && temperature[hour]! > coolingSetPoint[hour]! + setPointTolerance;
    if (isCold || isWarm) unmetHours++;
  }
  return { heating, cooling, electricity, ventilation, addedAir, unmetHours };
}

/** Heat loss coefficient of a room to the outdoors at rest, W/K: its surfaces and windows, without air. */
export function envelopeOf(room: Room, values: EnergyValues, measures: RoomMeasures): number {
  return room.surfaces.reduce((sum, surface) => {
    if (surface.beyond !== "outdoors") return sum;
    const { area, chain, windows, tilt } = surfaceOf(surface, values, measures);
    const resistance = insideFilm(tilt) + chain.nodes.reduce((all, node) => all + node.resistance, 0) + (chain.beyond ?? outsideFilm);
    return sum + area / resistance + windows.reduce((all, window) => all + window.area * window.uValue, 0);
  }, 0);
}
