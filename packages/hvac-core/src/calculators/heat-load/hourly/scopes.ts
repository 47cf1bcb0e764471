import { sumOfRoomLoads, type RoomsHours } from "./block.ts";
import type { HourlyLoads } from "./calculate.ts";
import { hourCount } from "./hours.ts";
import { roomHours } from "./rooms.ts";
import { componentTexts } from "./tables.ts";
import type { HeatLoadValues } from "../schema.ts";

/** Part of a project with a load at every hour: all rooms, the plant, or one of its systems, zones or rooms. */
export interface LoadScope {
  readonly id: string;
  readonly kind: "block" | "plant" | "system" | "zone" | "room";
  readonly name: string;
}

/** A part of a load at 288 hours, W: index 24·(month − 1) + hour − 1. */
export interface ScopePart {
  readonly id: string;
  readonly label: string;
  readonly values: readonly number[];
}

/** Load of a scope at 288 hours of the design days. */
export interface ScopeHours {
  /** Sum of the parts, W. */
  readonly total: readonly number[];
  readonly parts: readonly ScopePart[];
}

/** Minimum part, W; smaller ones are residue of sums. */
const minPart = 0.05;

const named = (name: string, index: number, kind: string): string => (name === "" ? `${kind} ${index + 1}` : name);

/**
 * The parts of a project that have a load at every hour.
 *
 * @param values of an outcome of the hourly method (`outcome.values`)
 * @returns all rooms, the plant, then systems, zones and rooms
 * @example
 * ```ts
 * import { heatLoad, loadScopes } from "@org/hvac-core/calculators/heat-load";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: 20 }] });
 * outcome.ok && loadScopes(outcome.values).at(-1); // { id: "room a", kind: "room", name: "Room 1" }
 * ```
 */
export function loadScopes({ systems, zones, rooms }: Pick<HeatLoadValues, "systems" | "zones" | "rooms">): LoadScope[] {
  return [
    { id: "block", kind: "block", name: "All rooms together (block)" },
    { id: "plant", kind: "plant", name: "Plant: rooms, outdoor air, fans" },
    ...systems.map(({ id, name }, index): LoadScope => ({ id: `system ${id}`, kind: "system", name: named(name, index, "System") })),
    ...zones.map(({ id, name }, index): LoadScope => ({ id: `zone ${id}`, kind: "zone", name: named(name, index, "Zone") })),
    ...rooms.map(({ id, name }, index): LoadScope => ({ id: `room ${id}`, kind: "room", name: named(name, index, "Room") })),
  ];
}

type Components = RoomsHours["components"];

const partsOf = (components: Components): ScopePart[] =>
  components
    .map(({ component, sensible, latent }) => ({
      id: component,
      label: componentTexts[component].label,
      values: sensible.map((value, hour) => value + latent[hour]!),
    }))
    .filter(({ values }) => values.some((value) => Math.abs(value) >= minPart));

const sumOf = (parts: readonly ScopePart[]): number[] =>
  Array.from({ length: hourCount }, (_, hour) => parts.reduce((sum, { values }) => sum + values[hour]!, 0));

/** Hours of a plant or a system, with the load other than that of its rooms as a separate part. */
function withRest(total: readonly number[], parts: readonly ScopePart[], label: string): ScopeHours {
  const rooms = sumOf(parts);
  const values = total.map((value, hour) => {
    const rest = value - rooms[hour]!;
    return Math.abs(rest) < minPart ? 0 : rest;
  });
  return { total, parts: values.some((value) => value !== 0) ? [...parts, { id: "rest", label, values }] : parts };
}

/**
 * The load of a part of a project at every hour of the twelve design days, by its components.
 *
 * @param scope from `loadScopes`
 * @param values of the outcome
 * @param hourly hourly loads of the outcome's calculation
 * @returns total and parts, W; of a room, those of one of its identical rooms
 * @throws {OutOfRangeError} when the input could not be calculated
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method
 * @example
 * ```ts
 * import { heatLoad, loadScopes, scopeHours } from "@org/hvac-core/calculators/heat-load";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: 20, lighting: 200 }] });
 * const scopes = outcome.ok ? loadScopes(outcome.values) : [];
 * const hours = outcome.ok && "hourly" in outcome.calculation && scopeHours(scopes[0]!, outcome.values, outcome.calculation.hourly);
 * hours && Math.round(hours.parts[0]!.values[0]!); // 200
 * ```
 */
export function scopeHours(scope: LoadScope, values: HeatLoadValues, { block, systems, rooms }: HourlyLoads): ScopeHours {
  const id = scope.id.slice(scope.kind.length + 1);
  switch (scope.kind) {
    case "plant":
      return withRest(block.plant, partsOf(block.components), "Outdoor air, plant");
    case "system": {
      const coil = systems.find((each) => each.id === id)?.coil;
      if (!coil) return { total: Array.from({ length: hourCount }, () => 0), parts: [] };
      const served = new Set(rooms.flatMap((room) => (room.systemId === id ? [room.id] : [])));
      return withRest(coil, partsOf(sumOfRoomLoads(values, served).components), "Outdoor air, plant");
    }
    case "zone": {
      const roomIds = new Set(values.rooms.flatMap((room) => (room.zone === id ? [room.id] : [])));
      const { sensible, latent, components } = sumOfRoomLoads(values, roomIds);
      return { total: sensible.map((value, hour) => value + latent[hour]!), parts: partsOf(components) };
    }
    case "room": {
      const parts = partsOf(roomHours(values, id)?.components ?? []);
      return { total: sumOf(parts), parts };
    }
    case "block": {
      const parts = partsOf(block.components);
      return { total: block.sensible.map((value, hour) => value + block.latent[hour]!), parts };
    }
  }
}
