import { dryAirSpecificHeat, gasConstant, icePoint } from "../psychrometrics/internal.ts";
import type { GlazingType } from "../solar/index.ts";
import type { Layer } from "../envelope/index.ts";
import type { BalanceBeyond, BalanceFace, BalanceSurface } from "./balance/building.ts";
import { ratedWindow } from "./balance/ratedWindow.ts";
import { runBalance } from "./balance/run.ts";
import type { WeatherDrive } from "./balance/weatherDrive.ts";

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

/** Space beyond a wall: outdoors, ground, or an identical room. */
export type Beyond = "outdoors" | "ground" | "identical";

/** A wall, roof, floor or ceiling of a room. */
export interface RoomSurface {
  /** Area without windows, m². */
  readonly area: number;
  /** Clockwise from north, degrees. */
  readonly azimuth: number;
  /** 0 faces up, 90 is vertical, 180 faces down. */
  readonly tilt: number;
  readonly beyond: Beyond;
  /** From outside to inside. */
  readonly layers: readonly Layer[];
  /** Solar absorptance outside, 0…1. */
  readonly absorptance: number;
  readonly windows: readonly RoomWindow[];
}

/** A room and its use, hour by hour: series of 8760 values. */
export interface RoomOfYear {
  readonly surfaces: readonly RoomSurface[];
  /** m². */
  readonly floorArea: number;
  /** m³. */
  readonly volume: number;
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
  readonly climate: WeatherDrive;
  /** °C. */
  readonly groundTemperature: number;
  readonly groundReflectance: number;
}

/** Convective share of internal gains, and heat capacity of furniture, J/(m²·K) of floor: ISO 52016-1, Annex B. */
const convectiveShare = 0.4;
const furniture = 10_000;
/** Solar absorptance inside, and emissivity of both faces: those of the base building of ASHRAE 140. */
const inner = { absorptance: 0.6, emissivity: 0.9 } as const;
/** Multiplier of the wind's convection at walls, of brick and wood, and at glass. */
const roughness = { wall: 1.67, glass: 1 } as const;
/** Height of a window in ratings, m. */
const windowHeight = 1.5;
/** Temperature of a room's air for its heat capacity, °C. */
const roomTemperature = 20;
/** Steps of half an hour: annual loads are within half a percent of those of five minutes. */
const options = { stepsPerHour: 2, warmUpDays: 30 } as const;

function beyondOf(surface: RoomSurface, groundTemperature: number, isGlass: boolean): BalanceBeyond {
  if (surface.beyond === "identical") return { kind: "identical" };
  if (surface.beyond === "ground") return { kind: "temperature", temperature: groundTemperature };
  return { kind: "outdoors", roughness: isGlass ? roughness.glass : roughness.wall, isExposed: true };
}

/** A surface and its windows. */
function surfacesOf(surface: RoomSurface, groundTemperature: number): BalanceSurface[] {
  const { area, azimuth, tilt, layers, absorptance, windows } = surface;
  const outside: BalanceFace = { absorptance, emissivity: inner.emissivity };
  const shared = { zone: 0, azimuth, tilt, inside: inner, outside };
  const glass = { absorptance: 0, emissivity: 0.84 };
  return [
    ...(area > 0 && layers.length > 0 ? [{ ...shared, area, body: { layers }, beyond: beyondOf(surface, groundTemperature, false) }] : []),
    ...windows.map(({ area: windowArea, uValue, shgc, glazing, shading }): BalanceSurface => ({
      ...shared,
      area: windowArea,
      body: { glazing: ratedWindow(uValue, shgc, glazing), height: windowHeight, solarFactor: shading },
      beyond: beyondOf(surface, groundTemperature, true),
      inside: glass,
      outside: glass,
    })),
  ];
}

/**
 * Power and temperature of a room by the hour of a year: the heat balance of its surfaces and its air with ideal heating and cooling of the air. Sun by Perez falls
 * on the floor and from there on all faces; windows follow the angle of incidence.
 *
 * @source walton-1983, heat balance
 * @source iso-52016-1, Annex B, convective share of gains and furniture
 * @source perez-1990
 */
export function roomYear(room: RoomOfYear, { climate, groundTemperature, groundReflectance }: Surroundings): RoomYear {
  const { surfaces, floorArea, volume, ...use } = room;
  const air = (climate.pressure / (gasConstant * (roomTemperature + icePoint))) * dryAirSpecificHeat;
  const [hours] = runBalance(
    {
      zones: [{ ...use, airCapacity: volume * air + floorArea * furniture, convectiveShare }],
      surfaces: surfaces.flatMap((surface) => surfacesOf(surface, groundTemperature)),
      groundReflectance,
    },
    climate,
    options,
  );
  const { heating, cooling, airTemperature } = hours!;
  return { power: heating.map((heat, hour) => heat - cooling[hour]!), temperature: airTemperature };
}
