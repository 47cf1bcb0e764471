import { areaFactor, lengthFactor, volumeFactor } from "../gbxml/units.ts";
import type { BuildingSpace, BuildingStorey, BuildingSurface, FileUnits } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import type { ResolvedSpace } from "./spaces.ts";

/** Units that programs confuse. */
const confused = ["Meters", "Feet", "Inches", "Millimeters", "Centimeters"];

/** Relative difference of a length from that in the other unit: entries are of inner faces, polygons often of axes. */
const nearly = 0.06;

/** Share of the entries that must be in the other unit. */
const most = 0.5;

/** Height of rooms, m, below or above which their unit is in doubt if most rooms have it. */
const room = { min: 1.5, max: 9 } as const;

/** Heights of rooms with a ceiling, m, and the share of them from which the other rooms of a building are halls, atria or shafts. */
const usualRoom = { min: 1.8, max: 6.5, share: 0.1 } as const;

/** A building of this many halls, each at least as wide as high, may have no other rooms. */
const maxHalls = 3;

/** Heights of doors that people pass, m: they are of the same size in halls and in offices. */
const usualDoor = { min: 1.8, max: 3.2 } as const;

/** Relative difference up to which an entered area is that of the geometry: both have the same unit. */
const sameArea = 0.25;

type Quantity = Extract<Finding, { readonly kind: "unit-doubtful" }>["quantity"];

/** A value of the file and that of the geometry, SI. */
interface Pair {
  readonly entered: number;
  readonly computed: number;
}

const powers = { level: 1, area: 2, volume: 3 } as const;
const factorOf = { level: lengthFactor, area: areaFactor, volume: volumeFactor } as const;

/** Whether most entries differ from the geometry as if they were in another unit, and in which. */
function doubtful(quantity: Quantity, pairs: readonly Pair[], unit: string): readonly Finding[] {
  const ofUnit = factorOf[quantity](unit);
  if (ofUnit === undefined || pairs.length === 0) return [];
  const factor = ofUnit ** (1 / powers[quantity]);
  const ratios = pairs.map(({ entered, computed }) => (entered / computed) ** (1 / powers[quantity]));
  return confused.flatMap((likely): Finding[] => {
    const expected = factor / lengthFactor(likely)!;
    // Yards are nearly metres, and the same unit is no doubt.
    if (Math.abs(expected - 1) < 2 * nearly) return [];
    const count = ratios.filter((ratio) => Math.abs(ratio / expected - 1) <= nearly).length;
    return count > most * pairs.length ? [{ kind: "unit-doubtful", quantity, unit, likely, count }] : [];
  });
}

/** Levels of storeys with the floors of their spaces; those near the zero of the model say nothing. */
function levelPairs(storeys: readonly BuildingStorey[], spaces: readonly BuildingSpace[]): readonly Pair[] {
  return storeys.flatMap(({ id, level }): Pair[] => {
    const floors = spaces
      .filter(({ storeyId, floorPolygons }) => storeyId === id && floorPolygons.length > 0)
      .map(({ floorLevel }) => floorLevel);
    const floor = floors.toSorted((a, b) => a - b)[floors.length >> 1];
    return level === undefined || floor === undefined || Math.abs(floor) < 0.1 || level / floor <= 0
      ? []
      : [{ entered: level, computed: floor }];
  });
}

const middleOf = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1];

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean => value >= min && value <= max;

/**
 * Height of a room: the extent of its surfaces. Where that is out of the ordinary, as with slopes, shafts and parapets, its shell by its floor or its
 * volume by its area in the file, if one of these is not; the area has to be that of the geometry.
 */
function heightOf({ space, extent }: ResolvedSpace): number | undefined {
  if (extent === undefined || extent === 0) return undefined;
  const { floorArea, shellVolume = 0, enteredArea = 0, enteredVolume = 0 } = space;
  const isSameArea = Math.abs(enteredArea - floorArea) < sameArea * floorArea;
  const heights = [extent, shellVolume / floorArea, isSameArea ? enteredVolume / enteredArea : 0];
  return heights.find((height) => isWithin(height, room)) ?? extent;
}

/**
 * Height of most rooms, if their unit of length is in doubt. It is not where doors are as high as doors, where other rooms have usual heights, or where a
 * few rooms are as wide as high: these are halls.
 */
function heightFindings(results: readonly ResolvedSpace[], surfaces: readonly BuildingSurface[]): readonly Finding[] {
  const rooms = results.flatMap((result) => {
    const height = heightOf(result);
    return height === undefined ? [] : [{ height, area: result.space.floorArea }];
  });
  const height = middleOf(rooms.map((each) => each.height));
  if (height === undefined || isWithin(height, room)) return [];
  const door = middleOf(surfaces.flatMap(({ openings }) => openings.flatMap((each) => (each.kind === "door" ? [each.height] : []))));
  if (door !== undefined && isWithin(door, usualDoor)) return [];
  const halls = rooms.filter((each) => each.height > room.max);
  const isOfHalls =
    rooms.filter((each) => isWithin(each.height, usualRoom)).length >= usualRoom.share * rooms.length ||
    (halls.length <= maxHalls && halls.every((hall) => hall.height ** 2 <= hall.area));
  return height > room.max && isOfHalls ? [] : [{ kind: "height-doubtful", height }];
}

/** What a file became, for the units of its entries. */
interface Resolved {
  readonly storeys: readonly BuildingStorey[];
  readonly results: readonly ResolvedSpace[];
  readonly surfaces: readonly BuildingSurface[];
}

/** Entries of a file that are as if they were in another unit than the file says, and rooms that are too high or too low for its unit. */
export function doubtfulUnits({ storeys, results, surfaces }: Resolved, units: FileUnits): readonly Finding[] {
  const spaces = results.map(({ space }) => space);
  const areas = spaces.flatMap(({ enteredArea, floorArea }): Pair[] =>
    enteredArea !== undefined && enteredArea > 0 && floorArea > 0 ? [{ entered: enteredArea, computed: floorArea }] : [],
  );
  const volumes = spaces.flatMap(({ enteredVolume, shellVolume }): Pair[] =>
    enteredVolume !== undefined && enteredVolume > 0 && shellVolume !== undefined && shellVolume > 0
      ? [{ entered: enteredVolume, computed: shellVolume }]
      : [],
  );
  return [
    ...doubtful("level", levelPairs(storeys, spaces), units.length),
    ...doubtful("area", areas, units.area),
    ...doubtful("volume", volumes, units.volume),
    ...heightFindings(results, surfaces),
  ];
}
