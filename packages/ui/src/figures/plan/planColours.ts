import type { BoundaryKind, Building, BuildingSpace } from "@org/hvac-core/building";
import { shadeSteps, stepOf, type ShadeStep } from "../heatMapLayout.ts";
import type { PlanWall } from "./planLayout.ts";

/** A number of each room, such as its load. */
export interface PlanValues {
  readonly id: string;
  /** Quantity: “Cooling load”. */
  readonly label: string;
  readonly values: ReadonlyMap<string, number>;
  /** A value with its unit. */
  readonly text: (value: number) => string;
}

/** What the colours of the plan show: types of surfaces, directions of walls, zones, space types, or the values with this identifier. */
export type PlanColouring = "type" | "azimuth" | "zone" | "spaceType" | `values-${string}`;

/** Colour of a room: one of a few categories, or a shade. */
export interface RoomColour {
  readonly category?: number;
  readonly shade?: number;
  /** Name of the category, or the value with its unit. */
  readonly text: string | undefined;
}

/** Number of distinct colours of rooms; further categories repeat them. */
const categoryColours = 10;

/** A colour of the legend. */
export interface LegendEntry {
  readonly text: string;
  readonly category?: number;
  readonly shade?: number;
}

export interface RoomColours {
  readonly colourOf: (space: BuildingSpace) => RoomColour;
  readonly legend: readonly LegendEntry[];
}

const none: RoomColours = { colourOf: () => ({ text: undefined }), legend: [] };

/** Rooms by the name of their group, in the order of the first room of each. */
function byCategory(spaces: readonly BuildingSpace[], nameOf: (space: BuildingSpace) => string | undefined): RoomColours {
  const names = [...new Set(spaces.flatMap((space) => nameOf(space) ?? []))].toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const categories = new Map(names.map((name, index) => [name, index % categoryColours]));
  return {
    colourOf: (space) => {
      const text = nameOf(space);
      return text === undefined ? { text } : { text, category: categories.get(text)! };
    },
    legend: names.map((text) => ({ text, category: categories.get(text)! })),
  };
}

/** Text of a step of values. */
function stepText(
  steps: readonly ShadeStep[],
  index: number,
  text: PlanValues["text"],
  below: (value: string) => string,
  from: (value: string) => string,
): string {
  if (steps.length === 1) return text(steps[0]!.from);
  return index === 0 ? below(text(steps[1]!.from)) : from(text(steps[index]!.from));
}

/** Colours of the rooms of a building: the same in all storeys. */
export function roomColours(
  { spaces, zones }: Building,
  colouring: PlanColouring,
  values: readonly PlanValues[],
  words: { readonly below: (value: string) => string; readonly from: (value: string) => string },
): RoomColours {
  if (colouring === "zone") {
    const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
    return byCategory(spaces, ({ zoneId = "" }) => zoneNames.get(zoneId));
  }
  if (colouring === "spaceType") return byCategory(spaces, ({ spaceType }) => spaceType);
  const shown = values.find(({ id }) => colouring === `values-${id}`);
  const numbers = shown ? spaces.flatMap(({ id }) => shown.values.get(id) ?? []) : [];
  if (!shown || numbers.length === 0) return none;
  const steps = shadeSteps(numbers);
  return {
    colourOf: ({ id }) => {
      const value = shown.values.get(id);
      return value === undefined ? { text: undefined } : { text: shown.text(value), shade: stepOf(value, steps).shade };
    },
    legend: steps.map(({ shade }, index) => ({ shade, text: stepText(steps, index, shown.text, words.below, words.from) })),
  };
}

/** Look of a wall: its other side, or one of eight points of the compass for an outer wall. */
export type WallLook = BoundaryKind | `compass-${number}`;

/** Sector of a direction: 0 for north, clockwise to 7 for north-west. */
export const sectorOf = (azimuth: number): number => Math.round((((azimuth % 360) + 360) % 360) / 45) % 8;

/** Walls by their look. */
export function wallsByLook(walls: readonly PlanWall[], colouring: PlanColouring): ReadonlyMap<WallLook, readonly PlanWall[]> {
  const groups = new Map<WallLook, PlanWall[]>();
  for (const wall of walls) {
    const { boundary, azimuth } = wall;
    const look =
      colouring === "azimuth" && boundary === "outdoors" && azimuth !== undefined ? (`compass-${sectorOf(azimuth)}` as const) : boundary;
    const group = groups.get(look);
    if (group) group.push(wall);
    else groups.set(look, [wall]);
  }
  return groups;
}
