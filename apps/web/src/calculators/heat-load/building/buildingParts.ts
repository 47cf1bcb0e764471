import type { Building } from "@org/hvac-core/building";

/** Lists of a building that are long in large models. */
const lists = ["spaces", "surfaces", "shades", "account", "findings"] as const;
type List = (typeof lists)[number];

/** Items of a list of a building. */
export interface BuildingPart {
  readonly list: List;
  readonly items: readonly unknown[];
}

/** A building without its long lists, and these in parts. */
export interface DividedBuilding {
  readonly rest: Building;
  readonly parts: readonly BuildingPart[];
}

/** Items that are copied to the page within some milliseconds. */
const itemsPerPart = 1000;

function partsOf(list: List, items: readonly unknown[]): BuildingPart[] {
  return Array.from({ length: Math.ceil(items.length / itemsPerPart) }, (_, index) => ({
    list,
    items: items.slice(index * itemsPerPart, (index + 1) * itemsPerPart),
  }));
}

/** Divides a building for messages: one message with a large model would block the page until it is copied. */
export function divided(building: Building): DividedBuilding {
  return {
    rest: { ...building, spaces: [], surfaces: [], shades: [], account: [], findings: [] },
    parts: lists.flatMap((list) => partsOf(list, building[list])),
  };
}

/** The building that was divided. */
export function joined({ rest, parts }: DividedBuilding): Building {
  const itemsOf = (list: List): readonly unknown[] => parts.filter((part) => part.list === list).flatMap(({ items }) => items);
  return { ...rest, ...Object.fromEntries(lists.map((list) => [list, itemsOf(list)])) };
}
