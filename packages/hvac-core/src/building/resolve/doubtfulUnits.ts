import { lengthFactor } from "../gbxml/units.ts";
import type { BuildingSpace, BuildingStorey, FileUnits } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import type { ResolvedSpace } from "./spaces.ts";

/** Units that programs confuse. */
const confused = ["Meters", "Feet", "Inches", "Millimeters", "Centimeters"];

/** Relative difference of a length from that in the other unit: entries are of inner faces, polygons often of axes. */
const nearly = 0.06;

/** Share of the entries that must be in the other unit. */
const most = 0.5;

/** Height of rooms, m, below or above which their unit is in doubt if most rooms have it. */
const [lowRoom, highRoom] = [1.5, 9];

type Quantity = Extract<Finding, { readonly kind: "unit-doubtful" }>["quantity"];

/** A value of the file and that of the geometry, SI. */
interface Pair {
  readonly entered: number;
  readonly computed: number;
}

const powers = { level: 1, area: 2, volume: 3 } as const;

/** Whether most entries differ from the geometry as if they were in another unit, and in which. */
function doubtful(quantity: Quantity, pairs: readonly Pair[], unit: string): readonly Finding[] {
  const factor = lengthFactor(unit.replace(/^(square|cubic)/i, ""));
  if (factor === undefined || pairs.length === 0) return [];
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

/** Height of most rooms by their geometry alone. */
function heightFindings(results: readonly ResolvedSpace[]): readonly Finding[] {
  const height = middleOf(results.flatMap(({ extent }) => (extent === undefined || extent === 0 ? [] : [extent])));
  return height === undefined || (height >= lowRoom && height <= highRoom) ? [] : [{ kind: "height-doubtful", height }];
}

/** Entries of a file that are as if they were in another unit than the file says, and rooms that are too high or too low for its unit. */
export function doubtfulUnits(storeys: readonly BuildingStorey[], results: readonly ResolvedSpace[], units: FileUnits): readonly Finding[] {
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
    ...heightFindings(results),
  ];
}
