import type { PeakLoad } from "../../../loads/index.ts";
import { highestHour, peakAt } from "../../../loads/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { weightedParts } from "./block.ts";
import { hourCount } from "./hours.ts";
import type { LoadedRoom, SystemValues } from "./rooms.ts";
import { airflowFor, fanSensibleOf, mixedRoom, sensibleHeatOf } from "./systems.ts";

/** A zone with rooms. */
export interface ZoneLoads {
  readonly id: string;
  readonly name: string;
  /** Block load of its rooms. */
  readonly peak: PeakLoad;
  /** m³/s; `undefined` without a system. */
  readonly supplyAirflow: number | undefined;
}

function peakOf(rooms: readonly LoadedRoom[]): PeakLoad {
  const [parts, counts] = weightedParts(rooms);
  const total = new Float64Array(hourCount);
  for (const { values, hours } of rooms) {
    const { multiplier } = values;
    for (let k = 0; k < total.length; k++) total[k] = total[k]! + multiplier * (hours.sensible[k]! + hours.latent[k]!);
  }
  const peak = highestHour((k) => total[k]!, 0, hourCount);
  return peakAt(parts, peak, counts);
}

function airflowOf(rooms: readonly LoadedRoom[], system: SystemValues, pressure: number): number {
  const { supplyTemperature } = system;
  return airflowFor(fanSensibleOf(sensibleHeatOf(rooms, system)), mixedRoom(rooms, supplyTemperature), supplyTemperature, pressure);
}

/**
 * The zones that have rooms.
 *
 * @param pressure Pa
 */
export function zoneLoads(values: HeatLoadValues, rooms: readonly LoadedRoom[], pressure: number): ZoneLoads[] {
  const byZone = new Map<string, LoadedRoom[]>();
  for (const room of rooms) {
    const { zone } = room.values;
    if (zone === null) continue;
    const served = byZone.get(zone);
    if (served) served.push(room);
    else byZone.set(zone, [room]);
  }
  return values.zones.flatMap(({ id, name }) => {
    const served = byZone.get(id);
    if (!served) return [];
    const { system } = served[0]!;
    return [{ id, name, peak: peakOf(served), supplyAirflow: system ? airflowOf(served, system, pressure) : undefined }];
  });
}
