import type { PeakLoad } from "../../../loads/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { LoadedRoom } from "./rooms.ts";
import { airflowFor, designSensible } from "./systems.ts";

/** Heating load of one room, or of all rooms of a project, W. */
export interface RoomHeating {
  /** Through surfaces, windows, partitions and the ground. */
  readonly transmission: number;
  readonly infiltration: number;
  /** Outdoor air of the ventilation, after heat recovery. */
  readonly outdoorAir: number;
  /** Infiltration and outdoor air of the ventilation. */
  readonly ventilation: number;
  /** Power of heaters in the room, with the outdoor air warmed at the air handler. */
  readonly inRoom: number;
  readonly pickUp: number;
  readonly total: number;
}

/** A room of the project: the results of one of its identical rooms. */
export interface RoomLoads {
  readonly id: string;
  readonly name: string;
  /** Load at its own peak, with its parts. */
  readonly peak: PeakLoad;
  readonly systemId: string | null;
  /** m². */
  readonly floorArea: number;
  /** m³/s. */
  readonly supplyAirflow: number;
  /** Outdoor air that follows from the space type, m³/s; undefined where it was entered. */
  readonly typeOutdoorAir: number | undefined;
  readonly heating: RoomHeating;
}

export function heatingOf({ heating }: LoadedRoom): RoomHeating {
  const { infiltration, ventilation: outdoorAir, pickUp, total } = heating;
  const transmission = heating.surfaces + heating.windows + heating.partitions + heating.slabs + heating.ground;
  return {
    transmission,
    infiltration,
    outdoorAir,
    ventilation: infiltration + outdoorAir,
    inRoom: transmission + infiltration + pickUp,
    pickUp,
    total,
  };
}

/** Supply air of a room at full load, °C: that of its system, or by the temperature difference of units of single rooms. */
export function supplyTemperatureOf({ values, system }: LoadedRoom, { supplyTemperatureDifference }: HeatLoadValues): number {
  return system?.supplyTemperature ?? values.indoorTemp - supplyTemperatureDifference;
}

/**
 * Results of a room.
 *
 * @param pressure Pa
 */
export function roomLoads(room: LoadedRoom, input: HeatLoadValues, pressure: number): RoomLoads {
  const { values, hours, system } = room;
  return {
    id: values.id,
    name: values.name,
    peak: hours.result.peak,
    systemId: system?.id ?? null,
    floorArea: values.floorArea,
    supplyAirflow: airflowFor(designSensible(room), hours.parts.room, supplyTemperatureOf(room, input), pressure),
    typeOutdoorAir: values.isOutdoorAirOfType ? values.outdoorAir : undefined,
    heating: heatingOf(room),
  };
}

/** Heating of all rooms, each times its multiplier. */
export function sumOfHeating(rooms: readonly RoomLoads[], multipliers: readonly number[]): RoomHeating {
  const sums = { transmission: 0, infiltration: 0, outdoorAir: 0, ventilation: 0, inRoom: 0, pickUp: 0, total: 0 };
  const parts = Object.keys(sums) as (keyof RoomHeating)[];
  rooms.forEach(({ heating }, i) => {
    for (const part of parts) sums[part] += multipliers[i]! * heating[part];
  });
  return sums;
}
