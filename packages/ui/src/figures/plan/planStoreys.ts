import type { Building, BuildingSpace } from "@org/hvac-core/building";

/** Rooms of a storey. */
export interface StoreySpaces {
  readonly id: string;
  /** None for rooms without a storey in the file. */
  readonly name: string | undefined;
  /** Level in the file, or else the lowest floor, m. */
  readonly level: number;
  readonly spaces: readonly BuildingSpace[];
}

/** Difference of floor levels within one storey, m. */
const sameLevel = 0.5;

const lowest = (spaces: readonly BuildingSpace[]): number => Math.min(...spaces.map(({ floorLevel }) => floorLevel));

/** Storeys with rooms, from the lowest to the highest. Rooms without a storey are those of a storey at their floor level, or else of one of that level. */
export function planStoreys({ storeys, spaces }: Building): readonly StoreySpaces[] {
  const known = storeys.map(({ id, name, level }) => ({ id, name, level, spaces: spaces.filter(({ storeyId }) => storeyId === id) }));
  const ids = new Set(storeys.map(({ id }) => id));
  const others: BuildingSpace[][] = [];
  const without = spaces.filter(({ storeyId }) => storeyId === undefined || !ids.has(storeyId));
  const extra = new Map<string, BuildingSpace[]>();
  for (const space of without.toSorted((a, b) => a.floorLevel - b.floorLevel)) {
    const near = known
      .map((storey) => ({ id: storey.id, distance: Math.abs(space.floorLevel - (storey.level ?? lowest(storey.spaces))) }))
      .filter(({ distance }) => distance <= sameLevel)
      .toSorted((a, b) => a.distance - b.distance)[0];
    if (near) extra.set(near.id, [...(extra.get(near.id) ?? []), space]);
    else if (others.length > 0 && space.floorLevel - others.at(-1)![0]!.floorLevel <= sameLevel) others.at(-1)!.push(space);
    else others.push([space]);
  }
  return [
    ...known.map((storey) => {
      const all = [...storey.spaces, ...(extra.get(storey.id) ?? [])];
      return { id: storey.id, name: storey.name, level: storey.level ?? lowest(all), spaces: all };
    }),
    ...others.map((group, index) => ({ id: `level-${index}`, name: undefined, level: lowest(group), spaces: group })),
  ]
    .filter((storey) => storey.spaces.length > 0)
    .toSorted((a, b) => a.level - b.level);
}
