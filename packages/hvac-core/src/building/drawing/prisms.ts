import type { BuildingStorey } from "../model/building.ts";
import type { DrawingFinding } from "./findings.ts";
import type { Drawing, DrawnRoom, DrawnStorey } from "./model.ts";
import { tolerance } from "./network.ts";

/** A storey of the building: one of the drawing, or the first, the last or one between of identical ones. */
export interface StoreyInstance {
  readonly storey: DrawnStorey;
  /** Appended to identifiers. */
  readonly suffix: string;
  /** Appended to names. */
  readonly ending: string;
  /** Number of storeys that it stands for. */
  readonly multiplier: number;
  /** Level of its floor, m. */
  readonly level: number;
  /** Level of its floor in the model, which has each instance once, m. */
  readonly base: number;
}

/** Storeys of which more are identical have one for all but the first and the last. */
const instancesOfMany = 3;

/** Instances of identical storeys; that without a suffix is the usual one. */
function instancesOf(storey: DrawnStorey, shift: number): StoreyInstance[] {
  const { level, height } = storey;
  const count = Math.max(1, Math.round(storey.count));
  const instance = (index: number, position: number, suffix: string, ending: string, multiplier = 1): StoreyInstance => ({
    storey,
    suffix,
    ending,
    multiplier,
    level: level + position * height,
    base: level + index * height - shift,
  });
  if (count === 1) return [instance(0, 0, "", "")];
  if (count === 2) return [instance(0, 0, "", " (first)"), instance(1, 1, "-last", " (last)")];
  const between = count - 2;
  return [
    instance(0, 0, "-first", " (first)"),
    instance(1, 1, "", between === 1 ? " (between)" : ` (× ${between})`, between),
    instance(2, count - 1, "-last", " (last)"),
  ];
}

const topOf = ({ level, height, count }: DrawnStorey): number => level + height * Math.max(1, count);

/** Storeys of the building from below. Those above many identical ones are as much lower in the model as it lacks of them. */
export function storeyInstances({ storeys }: Drawing): StoreyInstance[] {
  const inOrder = storeys.toSorted((a, b) => a.level - b.level);
  return inOrder.flatMap((storey) => {
    const below = inOrder.filter((other) => other.count > instancesOfMany && storey.level > topOf(other) - other.height / 2);
    const shift = below.reduce((sum, { count, height }) => sum + (Math.round(count) - instancesOfMany) * height, 0);
    return instancesOf(storey, shift);
  });
}

/** Storeys next to identical ones that are not all in the model. */
export function nextToMultiplied({ storeys }: Drawing): DrawingFinding[] {
  return storeys.flatMap((many) =>
    many.count <= instancesOfMany
      ? []
      : storeys
          .filter((other) => other !== many && other.level < topOf(many) - tolerance && topOf(other) > many.level + tolerance)
          .map((other): DrawingFinding => ({ kind: "next-to-multiplied", storeyId: other.id, otherId: many.id })),
  );
}

/** A room of a storey of the building, from its floor to its top. */
export interface Prism {
  readonly id: string;
  readonly room: DrawnRoom;
  readonly instance: StoreyInstance;
  /** Index of its loop in the network. */
  readonly loop: number;
  /** m, in the model. */
  readonly low: number;
  /** m, in the model. */
  readonly high: number;
}

/** Prisms of the rooms of storeys. The loops are those of the rooms of the storeys of the drawing. */
export function prismsOf(instances: readonly StoreyInstance[], loopOf: ReadonlyMap<DrawnRoom, number>): Prism[] {
  return instances.flatMap((instance) =>
    instance.storey.rooms.flatMap((room): Prism[] => {
      const loop = loopOf.get(room);
      const { base, suffix, storey } = instance;
      if (loop === undefined) return [];
      return [{ id: `${room.id}${suffix}`, room, instance, loop, low: base, high: base + (room.height ?? storey.height) }];
    }),
  );
}

/** Storeys of the building as it lists them. */
export const buildingStoreys = (instances: readonly StoreyInstance[]): BuildingStorey[] =>
  instances.map(({ storey: { id, name }, suffix, ending, level }) => ({ id: `${id}${suffix}`, name: `${name}${ending}`, level }));

/** Whether prisms have a height in common. */
export const shareHeight = (a: Prism, b: Prism): boolean => Math.min(a.high, b.high) - Math.max(a.low, b.low) > tolerance;
