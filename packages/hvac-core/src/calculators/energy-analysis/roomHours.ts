import { isAbove, difference } from "../../quantity/tolerance.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { glazingForWindow } from "../../solar/index.ts";
import { unpackWeather } from "../../weather/index.ts";
import { transmittance, type Layer } from "../../envelope/index.ts";
import { insideFilm, layersOfClass, outsideFilm, roomYear, type RoomSurface, WeatherDrive } from "../../zones/internal.ts";
import { layersOfRow } from "./constructions.ts";
import { airHeatCapacity } from "./loads.ts";
import { Memory } from "./memory.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

type Room = EnergyValues["rooms"][number];
type Surface = Room["surfaces"][number];

export const yearHours = 8760;
/** Range of U-values in which the angle curves of windows are defined, W/(m²·K). */
const uValueRange = { min: 0.1, max: 10 } as const;

/** A year of weather for room calculations. */
export interface WeatherYear {
  readonly climate: WeatherDrive;
  /** Annual ground temperature, °C. */
  readonly groundTemperature: number;
  /** Heat capacity of the air, J/(m³·K). */
  readonly air: number;
  /** Whether the file has only the mean day of each month. */
  readonly isMeanDays: boolean;
}

/** Error for a field without a value. */
export const missing = (parameter: string, reason: string): OutOfRangeError =>
  new OutOfRangeError({ parameter, value: Number.NaN, min: 1, max: Infinity, unit: "", reason });

const climates = new Memory<{ readonly climate: WeatherDrive; readonly isMeanDays: boolean }>(3);

/** The weather of an input. */
export function weatherOf(values: Pick<EnergyValues, "weather" | "groundTemperature">): WeatherYear {
  if (values.weather.trim() === "") throw missing("weather", "import a weather file");
  const { climate, isMeanDays } = climates.recall(values.weather, "", () => {
    const year = unpackWeather(values.weather);
    return { climate: new WeatherDrive({ location: year.location, ...year.hours }), isMeanDays: year.meanDays === true };
  });
  const air = airHeatCapacity(climate.pressure);
  return { climate, groundTemperature: values.groundTemperature ?? climate.meanTemperature, air, isMeanDays };
}

/** Changes that a system and its measures make to a room. */
export type RoomMeasures = Pick<
  CaseValues,
  | "heatingSetPointReduction"
  | "coolingSetPointIncrease"
  | "heatRecovery"
  | "freeCooling"
  | "addedInsulation"
  | "newWindowUValue"
  | "newWindowShgc"
  | "infiltrationShare"
  | "lightingShare"
> & { readonly isHeated: boolean; readonly isCooled: boolean };

/** Hourly year of one room. */
export interface RoomHours {
  /** Load of the plant, W: heating, or as a negative number cooling, after free cooling. */
  readonly load: Float64Array;
  /** Outdoor airflow added by free cooling, relative to design; absent without free cooling. */
  readonly addedAir?: Float64Array;
  /** Hours too cold or too warm by more than half a kelvin because of capacity limits. */
  readonly unmetHours: number;
}

/** Kelvin by which a room may miss its set point. */
const setPointTolerance = 0.5;
/** Profile value above which a room is occupied. */
const occupiedShare = 1e-9;

/** Profile over the hours of the year; 1 throughout without a profile. */
function hoursOf(id: string | null, { profiles, yearBegins }: Pick<EnergyValues, "profiles" | "yearBegins">): Float64Array {
  const hours = new Float64Array(yearHours);
  const profile = id === null ? undefined : profiles.find((row) => row.id === id);
  if (!profile) return hours.fill(1);
  const first = Number(yearBegins);
  for (let day = 0; day < yearHours / 24; day++) hours.set((first + day) % 7 >= 5 ? profile.weekend : profile.weekday, 24 * day);
  return hours;
}

/** Layers of a surface by its construction, with added insulation. */
function layersOf(surface: Surface, values: EnergyValues, measures: RoomMeasures): readonly Layer[] {
  const construction = values.constructions.find(({ id }) => id === surface.construction);
  if (!construction) throw missing("construction", "select a construction");
  return atPath(`constructions.${construction.id}`, () => {
    if (construction.by === "layers" && construction.layers.length === 0) throw missing("layers", "enter at least one layer");
    const layers: readonly Layer[] =
      construction.by === "uValue"
        ? layersOfClass(construction.uValue, construction.mass, insideFilm(surface.tilt))
        : layersOfRow(construction);
    const added = surface.beyond === "outdoors" && measures.addedInsulation > 0 ? [{ resistance: measures.addedInsulation }] : [];
    return [...added, ...layers];
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
      reason: "the windows are larger than the surface",
    });
  return {
    area: difference(surface.area, glass),
    azimuth: isOutside ? surface.azimuth : 0,
    tilt: surface.tilt,
    beyond: surface.beyond,
    layers: layersOf(surface, values, measures),
    absorptance: surface.absorptance,
    windows: windows.map(({ area, shading, ...window }) => {
      const uValue = measures.newWindowUValue ?? window.uValue;
      const shgc = measures.newWindowShgc ?? window.shgc;
      const glazing = glazingForWindow(Math.min(uValueRange.max, Math.max(uValueRange.min, uValue)), shgc);
      return { area, uValue, shgc, glazing, shading };
    }),
  };
}

const storesHeat = (layer: Layer): boolean => "thickness" in layer && layer.density * layer.specificHeat > 0;
const storesOrLosesHeat = ({ layers, beyond, area, windows }: RoomSurface): boolean =>
  (area > 0 && (beyond !== "identical" || layers.some(storesHeat))) || windows.length > 0;

/** Hourly set points. */
function setPointsOf(profile: Float64Array, occupied: number, unoccupied: number): Float64Array {
  return profile.map((share) => (share > occupiedShare ? occupied : unoccupied));
}

/** Use of a room by its profiles over the hours of the year. */
export interface RoomUse {
  /** Power of lighting and equipment, W. */
  readonly electricity: Float64Array;
  /** Ventilation airflow, relative to design. */
  readonly ventilation: Float64Array;
}

export function useOf(room: Room, values: EnergyValues, { lightingShare }: Pick<RoomMeasures, "lightingShare">): RoomUse {
  const lights = hoursOf(room.lightingProfile, values);
  const equipment = hoursOf(room.equipmentProfile, values);
  const electricity = lights.map((share, hour) => share * room.lighting * lightingShare + equipment[hour]! * room.equipment);
  return { electricity, ventilation: hoursOf(room.outdoorAirProfile, values) };
}

/** Years of rooms that are remembered: a hundred rooms with ten different sets of measures and assumptions, in 70 to 140 MB. */
const maxRooms = 1000;
const rememberedRooms = new Memory<RoomHours>(maxRooms);

/** Names and numbers of identical rooms change no room. */
const withoutNames = (field: string, value: unknown): unknown => (field === "name" || field === "count" ? undefined : value);

/** All values on which the year of a room depends, but the weather. */
function keyOf(room: Room, values: EnergyValues, measures: RoomMeasures): string {
  const { constructions, profiles, yearBegins, groundTemperature, groundReflectance } = values;
  const { use, outdoorAirProfile, peopleProfile, lightingProfile, equipmentProfile } = room;
  const usedProfiles = new Set([use, outdoorAirProfile, peopleProfile, lightingProfile, equipmentProfile]);
  const usedConstructions = new Set(room.surfaces.map(({ construction }) => construction));
  return JSON.stringify(
    [
      room,
      constructions.filter(({ id }) => usedConstructions.has(id)),
      profiles.filter(({ id }) => usedProfiles.has(id)),
      yearBegins,
      groundTemperature,
      groundReflectance,
      measures,
    ],
    withoutNames,
  );
}

/** Hourly year of a room with a system and its measures; remembered by its values. */
export function roomHours(room: Room, values: EnergyValues, measures: RoomMeasures, weather: WeatherYear): RoomHours {
  return rememberedRooms.recall(values.weather, keyOf(room, values, measures), () => calculatedHours(room, values, measures, weather));
}

/** Key of a room's year if it is not remembered yet. */
export function unknownRoom(room: Room, values: EnergyValues, measures: RoomMeasures): string | undefined {
  const key = keyOf(room, values, measures);
  return rememberedRooms.has(values.weather, key) ? undefined : key;
}

function calculatedHours(room: Room, values: EnergyValues, measures: RoomMeasures, weather: WeatherYear): RoomHours {
  const { climate, air, groundTemperature } = weather;
  if (room.surfaces.length === 0) throw missing("surfaces", "enter at least one surface");
  const surfaces = room.surfaces.map((surface) => atPath(`surfaces.${surface.id}`, () => surfaceOf(surface, values, measures)));
  if (!surfaces.some(storesOrLosesHeat)) throw missing("surfaces", "at least one must store or lose heat");
  const occupancy = hoursOf(room.use, values);
  const heatingSetPoint = setPointsOf(
    occupancy,
    room.heatingSetPoint - measures.heatingSetPointReduction,
    room.heatingSetback - measures.heatingSetPointReduction,
  );
  const coolingSetPoint = setPointsOf(
    occupancy,
    room.coolingSetPoint + measures.coolingSetPointIncrease,
    room.coolingSetup + measures.coolingSetPointIncrease,
  );
  for (const [hour, upper] of coolingSetPoint.entries())
    if (upper < heatingSetPoint[hour]!)
      throw new OutOfRangeError({
        parameter: occupancy[hour]! > occupiedShare ? "coolingSetPoint" : "coolingSetup",
        value: upper,
        min: heatingSetPoint[hour]!,
        max: Infinity,
        unit: "°C",
        reason: "the cooling set point is below the heating set point",
      });
  const people = hoursOf(room.peopleProfile, values);
  const { electricity, ventilation } = useOf(room, values, measures);
  const flow = air * room.outdoorAir;
  const leak = air * room.infiltration * measures.infiltrationShare * room.floorArea * room.height;
  const { dryBulb } = climate;
  // Recovery runs while outdoor air is below the heating set point; where the room needs cooling then, it is bypassed below.
  const recovers = (hour: number): boolean => dryBulb[hour]! < heatingSetPoint[hour]!;
  const [airConductance, gains] = [new Float64Array(yearHours), new Float64Array(yearHours)];
  for (let hour = 0; hour < yearHours; hour++) {
    airConductance[hour] = leak + flow * ventilation[hour]! * (recovers(hour) ? 1 - measures.heatRecovery : 1);
    gains[hour] = people[hour]! * room.people * room.personHeat + electricity[hour]!;
  }
  const { power, temperature } = roomYear(
    {
      surfaces,
      floorArea: room.floorArea,
      volume: room.floorArea * room.height,
      gains,
      airConductance,
      ...(measures.isHeated && { heatingSetPoint }),
      ...(measures.isCooled && { coolingSetPoint }),
      ...(room.heatingLimit !== null && { heatingLimit: room.heatingLimit }),
      ...(room.coolingLimit !== null && { coolingLimit: room.coolingLimit }),
    },
    { climate, groundTemperature, groundReflectance: values.groundReflectance },
  );
  const addedAir = measures.freeCooling > 1 ? new Float64Array(yearHours) : undefined;
  // Recovery is bypassed first; then more outdoor air meets the cooling load as far as it can.
  const afterFreeCooling = (hour: number, cooling: number): number => {
    // Air as warm as the room, to rounding, cools nothing, whatever its flow.
    const colder = isAbove(temperature[hour]!, dryBulb[hour]!) ? temperature[hour]! - dryBulb[hour]! : 0;
    const perShare = ventilation[hour]! * flow * colder;
    const bypass = recovers(hour) ? perShare * measures.heatRecovery : 0;
    const additional = perShare * (measures.freeCooling - 1);
    const added = Math.min(additional, Math.max(0, cooling - bypass));
    if (addedAir && added > 0) addedAir[hour] = added / (flow * colder);
    return Math.max(0, cooling - bypass - additional);
  };
  let unmetHours = 0;
  for (let hour = 0; hour < yearHours; hour++) {
    if (power[hour]! < 0) power[hour] = -afterFreeCooling(hour, -power[hour]!);
    const isCold = measures.isHeated && temperature[hour]! < heatingSetPoint[hour]! - setPointTolerance;
    const isWarm = measures.isCooled && temperature[hour]! > coolingSetPoint[hour]! + setPointTolerance;
    if (isCold || isWarm) unmetHours++;
  }
  return { load: power, ...(addedAir && { addedAir }), unmetHours };
}

/** Steady-state heat loss coefficient of a room's surfaces and windows to the outdoors, W/K, without air. */
export function envelopeOf(room: Room, values: EnergyValues, measures: RoomMeasures): number {
  return room.surfaces.reduce((sum, surface) => {
    if (surface.beyond !== "outdoors") return sum;
    const { area, layers, windows, tilt } = surfaceOf(surface, values, measures);
    return (
      sum +
      area * transmittance(layers, { outside: outsideFilm, inside: insideFilm(tilt) }) +
      windows.reduce((all, window) => all + window.area * window.uValue, 0)
    );
  }, 0);
}
