import {
  componentTexts,
  roomHours,
  sumOfRoomLoads,
  type HeatLoadValues,
  type HourlyLoads,
  type RoomsHours,
} from "@org/hvac-core/calculators/heat-load";

/** Subject of the hourly charts: all rooms, the plant, or one of its systems, zones or rooms. */
export interface Scope {
  readonly id: string;
  readonly kind: "block" | "plant" | "system" | "zone" | "room";
  readonly name: string;
}

/** A part of the load at 288 hours, W. */
export interface ScopePart {
  readonly id: string;
  readonly label: string;
  readonly values: readonly number[];
}

export interface ScopeHours {
  /** W, 288 values. */
  readonly total: readonly number[];
  readonly parts: readonly ScopePart[];
}

/** Smaller parts are residue of sums, W. */
const minPart = 0.05;

const named = (name: string, index: number, kind: string): string => (name === "" ? `${kind} ${index + 1}` : name);

/** Everything whose hours can be shown. */
export function scopesOf({ systems, zones, rooms }: Pick<HeatLoadValues, "systems" | "zones" | "rooms">): Scope[] {
  return [
    { id: "block", kind: "block", name: "All rooms together (block)" },
    { id: "plant", kind: "plant", name: "Plant: rooms, outdoor air, fans" },
    ...systems.map(({ id, name }, index): Scope => ({ id: `system ${id}`, kind: "system", name: named(name, index, "System") })),
    ...zones.map(({ id, name }, index): Scope => ({ id: `zone ${id}`, kind: "zone", name: named(name, index, "Zone") })),
    ...rooms.map(({ id, name }, index): Scope => ({ id: `room ${id}`, kind: "room", name: named(name, index, "Room") })),
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
  Array.from({ length: 288 }, (_, hour) => parts.reduce((sum, { values }) => sum + values[hour]!, 0));

/** Hours of a plant with the load beyond its rooms as a separate part. */
function withRest(total: readonly number[], parts: readonly ScopePart[], label: string): ScopeHours {
  const rooms = sumOf(parts);
  const values = total.map((value, hour) => {
    const beyond = value - rooms[hour]!;
    return Math.abs(beyond) < minPart ? 0 : beyond;
  });
  return { total, parts: values.some((value) => value !== 0) ? [...parts, { id: "rest", label, values }] : parts };
}

/** The hours of a scope with their parts; those of single rooms are computed here. */
export function hoursOf(scope: Scope, values: HeatLoadValues, { block, systems, rooms }: HourlyLoads): ScopeHours {
  const id = scope.id.slice(scope.kind.length + 1);
  switch (scope.kind) {
    case "plant":
      return withRest(block.plant, partsOf(block.components), "Outdoor air, plant");
    case "system": {
      const coil = systems.find((each) => each.id === id)?.coil;
      if (!coil) return { total: Array.from({ length: 288 }, () => 0), parts: [] };
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
