import type { GlazingType } from "../solar/index.ts";
import { zoneModel, type ZoneElement } from "./circuit.ts";
import { runZone } from "./run.ts";
import { outsideFilm, type Beyond, type WallChain } from "./wallChain.ts";
import type { YearClimate } from "./yearClimate.ts";

/** A window in a surface. */
export interface RoomWindow {
  /** m². */
  readonly area: number;
  /** U-value of the whole window, W/(m²·K). */
  readonly uValue: number;
  /** At normal incidence, 0…1. */
  readonly shgc: number;
  readonly glazing: GlazingType;
  /** Solar factor of shades, 0…1. */
  readonly shading: number;
}

/** A wall, roof, floor or ceiling of a room. */
export interface RoomSurface {
  /** Area without windows, m². */
  readonly area: number;
  /** Clockwise from north, degrees. */
  readonly azimuth: number;
  /** 0 faces up, 90 is vertical, 180 faces down. */
  readonly tilt: number;
  readonly beyond: Beyond;
  readonly chain: WallChain;
  /** Solar absorptance outside, 0…1. */
  readonly absorptance: number;
  readonly windows: readonly RoomWindow[];
}

/** A room and its use, hour by hour: series of 8760 values. */
export interface RoomOfYear {
  readonly surfaces: readonly RoomSurface[];
  /** Heat gain from people, lights and equipment, W. */
  readonly gains: Float64Array;
  /** Heat flow of outdoor air per kelvin, after heat recovery, W/K. */
  readonly airConductance: Float64Array;
  /** °C; absent if not heated. */
  readonly heatingSetPoint?: Float64Array;
  /** °C; absent if not cooled. */
  readonly coolingSetPoint?: Float64Array;
  /** W. */
  readonly heatingLimit?: number;
  /** W. */
  readonly coolingLimit?: number;
}

/** Hourly power and temperature of a room over a year. */
export interface RoomYear {
  /** Heating (positive) or cooling (negative), W. */
  readonly power: Float64Array;
  /** Air, °C. */
  readonly temperature: Float64Array;
}

/** Surroundings of the rooms. */
export interface Surroundings {
  readonly climate: YearClimate;
  /** °C. */
  readonly groundTemperature: number;
  readonly groundReflectance: number;
}

/** Convective coefficients inside, W/(m²·K), of vertical and of horizontal surfaces: VDI 6007 Part 1. */
const convections = { standing: 2.7, lying: 1.7 } as const;
/** Long-wave coefficient inside, W/(m²·K): VDI 6007 Part 1. */
const radiation = 5;
/** Convective share of internal gains and of solar gains: ISO 52016-1, Annex B. */
const convectiveShares = { gains: 0.4, sun: 0.1 } as const;
/** Difference of the sky from the air temperature, K, and coefficient of the exchange with it, W/(m²·K): ISO 52016-1, Annex B. */
const sky = { difference: 11, coefficient: 4.14 } as const;
/** Warm-up of the room before the year, with the last days of the same year. */
const warmUpHours = 30 * 24;
const yearHours = 8760;
/** °C at which the warm-up starts. */
const startTemperature = 20;

const convectionOf = (tilt: number): number => (tilt > 45 && tilt < 135 ? convections.standing : convections.lying);

/** Film on the room's side of a surface, m²·K/W. */
export const insideFilm = (tilt: number): number => 1 / (convectionOf(tilt) + radiation);

/** Surfaces of one make-up, with the temperature beyond them. */
interface Group {
  area: number;
  readonly isWindow: boolean;
  readonly element: Omit<ZoneElement, "area">;
  /** Sum of temperatures beyond times area, K·m². */
  readonly beyond: Float64Array;
}

/** Groups of surfaces and windows: in a linear circuit, those of one make-up are one element with the mean temperature beyond them. */
function groupsOf(surfaces: readonly RoomSurface[], { climate, groundTemperature, groundReflectance }: Surroundings): Group[] {
  const groups = new Map<string, Group>();
  const add = (area: number, isWindow: boolean, element: Omit<ZoneElement, "area">, temperature: (hour: number) => number): void => {
    const key = JSON.stringify([isWindow, element]);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { area: 0, isWindow, element, beyond: new Float64Array(yearHours) }));
    group.area += area;
    const { beyond } = group;
    for (let hour = 0; hour < yearHours; hour++) beyond[hour] = beyond[hour]! + area * temperature(hour);
  };
  const { dryBulb } = climate;
  for (const { area, azimuth, tilt, beyond, chain, absorptance, windows } of surfaces) {
    const convection = convectionOf(tilt);
    const toSky = ((1 + Math.cos((tilt * Math.PI) / 180)) / 2) * sky.coefficient * sky.difference * outsideFilm;
    if (area > 0) {
      const element = { convection, nodes: chain.nodes, ...(chain.beyond !== undefined && { beyond: chain.beyond }) };
      if (beyond === "outdoors") {
        const { total } = climate.surface(azimuth, tilt, groundReflectance);
        const factor = absorptance * outsideFilm;
        add(area, false, element, (hour) => dryBulb[hour]! + factor * total[hour]! - toSky);
      } else add(area, false, element, () => (beyond === "ground" ? groundTemperature : 0));
    }
    for (const window of windows)
      add(
        window.area,
        true,
        { convection, nodes: [], beyond: Math.max(1e-3, 1 / window.uValue - insideFilm(tilt)) },
        (hour) => dryBulb[hour]! - toSky,
      );
  }
  return [...groups.values()];
}

/** Solar gain through all windows, W. */
function sunOf(surfaces: readonly RoomSurface[], { climate, groundReflectance }: Surroundings): Float64Array {
  const sun = new Float64Array(yearHours);
  for (const { azimuth, tilt, windows } of surfaces)
    for (const { area, shgc, glazing, shading } of windows) {
      const factor = area * shgc * shading;
      if (factor === 0) continue;
      const entering = climate.surface(azimuth, tilt, groundReflectance).through(glazing);
      for (let hour = 0; hour < yearHours; hour++) sun[hour] = sun[hour]! + factor * entering[hour]!;
    }
  return sun;
}

/** Series of a year with its last days before it. */
function warmedUp(series: Float64Array): Float64Array {
  const all = new Float64Array(warmUpHours + yearHours);
  all.set(series.subarray(yearHours - warmUpHours));
  all.set(series, warmUpHours);
  return all;
}

/**
 * Power and temperature of a room by the hour of a year: its surfaces as a zone with ideal heating and cooling of the air, sun by Perez through windows whose transmission
 * follows the angle of incidence, spread over the walls by area, and the sky 11 K below the air.
 *
 * @source vdi-6007-1, room model
 * @source iso-52016-1, Annex B, shares and the sky
 * @source perez-1990
 */
export function roomYear(room: RoomOfYear, surroundings: Surroundings): RoomYear {
  const groups = groupsOf(room.surfaces, surroundings);
  const sun = sunOf(room.surfaces, surroundings);
  const model = zoneModel({ elements: groups.map(({ element, area }) => ({ ...element, area })), radiation });
  const airHeat = warmedUp(sun.map((heat, hour) => convectiveShares.gains * room.gains[hour]! + convectiveShares.sun * heat));
  const [gainsAll, sunAll] = [warmedUp(room.gains), warmedUp(sun)];
  const total = groups.reduce((sum, { area }) => sum + area, 0);
  // Solar gains go to walls, or without walls to the windows.
  const walls = groups.reduce((sum, { area, isWindow }) => sum + (isWindow ? 0 : area), 0);
  const surfaceHeat = ({ area, isWindow }: Group): Float64Array => {
    const gainShare = ((1 - convectiveShares.gains) * area) / total;
    const sunShare = (1 - convectiveShares.sun) * (walls === 0 ? area / total : isWindow ? 0 : area / walls);
    const heat = new Float64Array(sunAll.length);
    for (let hour = 0; hour < heat.length; hour++) heat[hour] = sunShare * sunAll[hour]! + gainShare * gainsAll[hour]!;
    return heat;
  };
  const means = ({ area, beyond }: Group): Float64Array => {
    const all = warmedUp(beyond);
    for (let hour = 0; hour < all.length; hour++) all[hour] = all[hour]! / area;
    return all;
  };
  const { heatingSetPoint, coolingSetPoint, heatingLimit, coolingLimit } = room;
  const { power, airTemperature } = runZone(
    model,
    {
      beyond: groups.map(means),
      surfaceHeat: groups.map(surfaceHeat),
      airHeat,
      airConductance: warmedUp(room.airConductance),
      airSupply: warmedUp(surroundings.climate.dryBulb),
      ...(heatingSetPoint && { heatingSetPoint: warmedUp(heatingSetPoint) }),
      ...(coolingSetPoint && { coolingSetPoint: warmedUp(coolingSetPoint) }),
      ...(heatingLimit !== undefined && { heatingLimit }),
      ...(coolingLimit !== undefined && { coolingLimit }),
    },
    startTemperature,
  );
  return { power: power.subarray(warmUpHours), temperature: airTemperature.subarray(warmUpHours) };
}
