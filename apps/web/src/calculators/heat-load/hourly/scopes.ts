import { roomHours, type BlockHours, type HeatLoadValues, type HourlyLoads } from "@org/hvac-core/calculators/heat-load";
import type { LoadComponent } from "@org/hvac-core/loads";

/** Of what hours are shown: the rooms together, the plant, or one of its systems, zones or rooms. */
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

const componentLabels: Readonly<Record<LoadComponent, string>> = {
  wall: "Walls",
  roof: "Roofs",
  floor: "Floors",
  partition: "Partitions",
  windowConduction: "Windows, conduction",
  windowSolar: "Windows, sun",
  people: "People",
  lighting: "Lighting",
  equipment: "Equipment",
  infiltration: "Infiltration",
};

/** Hours of so many rooms are added up at once on the page; those of more would hold it up. */
const maxRooms = 300;

/** What is less is what adding up leaves, W. */
const least = 0.05;

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

type Components = BlockHours["components"];

const partsOf = (components: Components): ScopePart[] =>
  components
    .map(({ component, sensible, latent }) => ({
      id: component,
      label: componentLabels[component],
      values: sensible.map((value, hour) => value + latent[hour]!),
    }))
    .filter(({ values }) => values.some((value) => Math.abs(value) >= least));

const sumOf = (parts: readonly ScopePart[]): number[] =>
  Array.from({ length: 288 }, (_, hour) => parts.reduce((sum, { values }) => sum + values[hour]!, 0));

/** With what a plant has beyond its rooms as a part of its own. */
function withRest(total: readonly number[], parts: readonly ScopePart[], label: string): ScopeHours {
  const rooms = sumOf(parts);
  const values = total.map((value, hour) => {
    const beyond = value - rooms[hour]!;
    return Math.abs(beyond) < least ? 0 : beyond;
  });
  return { total, parts: values.some((value) => value !== 0) ? [...parts, { id: "rest", label, values }] : parts };
}

/** Hours of several rooms, each as often as it is there. */
function roomsTogether(values: HeatLoadValues, ids: ReadonlySet<string>): ScopePart[] {
  const byComponent = new Map<LoadComponent, number[]>();
  for (const { id, multiplier } of values.rooms) {
    if (!ids.has(id)) continue;
    for (const { component, sensible, latent } of roomHours(values, id)?.components ?? []) {
      const sum = byComponent.get(component) ?? Array.from({ length: 288 }, () => 0);
      for (let hour = 0; hour < 288; hour++) sum[hour] = sum[hour]! + multiplier * (sensible[hour]! + latent[hour]!);
      byComponent.set(component, sum);
    }
  }
  return Object.entries(componentLabels).flatMap(([component, label]) => {
    const sum = byComponent.get(component as LoadComponent);
    return sum && sum.some((value) => Math.abs(value) >= least) ? [{ id: component, label, values: sum }] : [];
  });
}

/** The hours of a scope with their parts; those of single rooms are computed here. */
export function hoursOf(scope: Scope, values: HeatLoadValues, { block, systems, rooms }: HourlyLoads): ScopeHours {
  const id = scope.id.slice(scope.kind.length + 1);
  switch (scope.kind) {
    case "plant":
      return withRest(block.plant, partsOf(block.components), "Outdoor air, plant");
    case "system": {
      const coil = systems.find((each) => each.id === id)?.coil;
      const served = rooms.filter(({ systemId }) => systemId === id);
      if (!coil) return { total: Array.from({ length: 288 }, () => 0), parts: [] };
      const parts = served.length > maxRooms ? [] : roomsTogether(values, new Set(served.map((room) => room.id)));
      return withRest(coil, parts, parts.length === 0 ? "Coil" : "Outdoor air, plant");
    }
    case "zone": {
      const parts = roomsTogether(values, new Set(values.rooms.flatMap((room) => (room.zone === id ? [room.id] : []))));
      return { total: sumOf(parts), parts };
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
