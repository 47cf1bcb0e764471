import { honeybeeStandards, type Citation } from "../sources/index.ts";
import type { ByClimateZone } from "./envelopeLimits.ts";
import { rowOf, type ReferenceRow } from "./row.ts";

/** The usual envelope of a US building: constructions and windows by age or edition of ASHRAE 90.1, climate zone and way of building. */
export interface TypicalEnvelope extends ReferenceRow {
  /** `id` of a row in `constructions()`. */
  readonly wall: string;
  /** `id` of a row in `constructions()`. */
  readonly roof: string;
  /** `id` of a row in `constructions()`: a floor over outdoor air. */
  readonly floor: string;
  /** Thermal transmittance of windows with their frames, W/(m²·K). */
  readonly windowUValue: number;
  readonly windowSolarHeatGainCoefficient: number;
}

type Age = "before-1980" | "1980-2004" | "2004" | "2007" | "2010" | "2013" | "2016" | "2019";
type Framing = "steel-framed" | "wood-framed" | "mass" | "metal-building";

/** Insulation of wall, roof and floor, h·ft²·°F/Btu, then U-value in W/(m²·K) and solar heat gain coefficient of the windows. */
type Row = readonly [
  age: Age, framing: Framing, wall: ByClimateZone, roof: ByClimateZone, floor: ByClimateZone, windowUValue: ByClimateZone, windowSolar: ByClimateZone,
];

const envelopeRows = (): readonly Row[] => [
  ["before-1980", "steel-framed", [3, 3, 3, 5, 6, 6, 7, 7], [10, 10, 10, 12, 14, 17, 17, 17], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 6.93, 6.93, 3.52, 3.52, 3.52, 3.52], [0.54, 0.54, 0.54, 0.54, 0.41, 0.41, 0.41, 0.41]],
  ["before-1980", "wood-framed", [3, 3, 3, 5, 6, 6, 7, 7], [10, 10, 10, 11, 13, 16, 16, 16], [1, 17, 17, 17, 28, 28, 28, 28],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.39, 0.39, 0.49, 0.39, 0.49, 0.45]],
  ["before-1980", "mass", [3, 3, 3, 4, 5, 5, 6, 6], [10, 10, 10, 12, 14, 17, 17, 17], [0, 0, 0, 0, 0, 0, 0, 0],
    [6.93, 6.93, 6.93, 6.93, 3.52, 3.52, 3.52, 3.52], [0.54, 0.54, 0.54, 0.54, 0.41, 0.41, 0.41, 0.41]],
  ["before-1980", "metal-building", [4, 4, 4, 6, 7, 7, 8, 8], [0, 0, 0, 0, 0, 0, 0, 0], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 6.93, 6.93, 3.52, 3.52, 3.52, 3.52], [0.54, 0.54, 0.54, 0.54, 0.41, 0.41, 0.41, 0.41]],
  ["1980-2004", "steel-framed", [0, 6, 7, 11, 12, 15, 16, 21], [14, 16, 14, 17, 19, 22, 25, 32], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 4.09, 3.35, 3.35, 2.95, 2.95, 2.95], [0.25, 0.25, 0.25, 0.36, 0.39, 0.39, 0.49, 0.61]],
  ["1980-2004", "wood-framed", [0, 6, 7, 10, 11, 15, 16, 21], [13, 15, 13, 17, 19, 22, 25, 32], [1, 17, 17, 17, 28, 28, 28, 28],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.39, 0.39, 0.49, 0.39, 0.49, 0.45]],
  ["1980-2004", "mass", [0, 2, 2, 7, 8, 13, 15, 20], [14, 16, 14, 17, 19, 22, 25, 32], [0, 0, 0, 0, 0, 0, 0, 0],
    [6.93, 6.93, 4.09, 3.35, 3.35, 2.95, 2.95, 2.95], [0.25, 0.25, 0.25, 0.36, 0.39, 0.39, 0.49, 0.61]],
  ["1980-2004", "metal-building", [1, 7, 8, 12, 12, 15, 17, 23], [10, 10, 10, 12, 14, 23, 25, 33], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 4.09, 3.35, 3.35, 2.95, 2.95, 2.95], [0.25, 0.25, 0.25, 0.36, 0.39, 0.39, 0.49, 0.61]],
  ["2004", "steel-framed", [7, 7, 7, 7, 11, 11, 15, 15], [16, 16, 16, 16, 16, 16, 16, 21], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.25, 0.39, 0.39, 0.39, 0.49, 0.45]],
  ["2004", "wood-framed", [10, 10, 10, 10, 10, 10, 10, 19], [29, 29, 29, 29, 29, 37, 37, 37], [1, 17, 17, 17, 28, 28, 28, 28],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.25, 0.39, 0.39, 0.39, 0.49, 0.45]],
  ["2004", "mass", [1, 1, 5, 5, 7, 8, 10, 11], [16, 16, 16, 16, 16, 16, 16, 21], [2, 6, 8, 8, 10, 10, 10, 14],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.25, 0.39, 0.39, 0.39, 0.49, 0.45]],
  ["2004", "metal-building", [9, 9, 9, 9, 9, 9, 17, 17], [16, 16, 16, 16, 16, 16, 16, 21], [1, 17, 17, 17, 17, 24, 24, 24],
    [6.93, 6.93, 3.24, 3.24, 3.24, 3.24, 3.24, 2.61], [0.25, 0.25, 0.25, 0.39, 0.39, 0.39, 0.49, 0.45]],
  ["2007", "steel-framed", [7, 7, 11, 15, 15, 15, 15, 15], [16, 21, 21, 21, 21, 21, 21, 21], [1, 17, 17, 24, 24, 24, 24, 29],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2007", "wood-framed", [10, 10, 10, 10, 15, 19, 19, 27], [29, 37, 37, 37, 37, 37, 37, 47], [1, 17, 17, 28, 28, 28, 28, 28],
    [5, 4.09, 3.69, 2.21, 1.99, 1.99, 1.99, 1.99], [0.16, 0.25, 0.25, 0.38, 0.26, 0.35, 0.35, 0.35]],
  ["2007", "mass", [1, 5, 7, 8, 10, 11, 13, 13], [16, 21, 21, 21, 21, 21, 21, 21], [2, 8, 8, 10, 12, 14, 14, 16],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2007", "metal-building", [9, 9, 9, 9, 9, 9, 17, 17], [16, 16, 16, 16, 16, 16, 16, 21], [1, 17, 17, 24, 24, 24, 24, 29],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2010", "steel-framed", [7, 7, 11, 15, 15, 15, 15, 15], [16, 21, 21, 21, 21, 21, 21, 21], [1, 17, 17, 24, 24, 24, 24, 29],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2010", "wood-framed", [10, 10, 10, 10, 15, 19, 19, 27], [29, 37, 37, 37, 37, 37, 37, 47], [1, 17, 17, 28, 28, 28, 28, 28],
    [5, 4.09, 3.69, 2.21, 1.99, 1.99, 1.99, 1.99], [0.16, 0.25, 0.25, 0.38, 0.35, 0.35, 0.35, 0.35]],
  ["2010", "mass", [1, 5, 7, 8, 10, 11, 13, 13], [16, 21, 21, 21, 21, 21, 21, 21], [2, 8, 8, 10, 12, 14, 14, 16],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2010", "metal-building", [11, 11, 12, 12, 14, 14, 17, 17], [16, 19, 19, 19, 19, 21, 21, 29], [1, 17, 17, 24, 24, 24, 24, 29],
    [6.93, 4.09, 3.52, 2.95, 2.95, 2.73, 2.38, 2.38], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2013", "steel-framed", [7, 11, 12, 15, 17, 19, 19, 26], [21, 26, 26, 31, 31, 31, 36, 36], [1, 24, 24, 24, 24, 29, 29, 29],
    [3.41, 3.41, 3.12, 2.73, 2.73, 2.73, 2.27, 2.27], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2013", "wood-framed", [10, 10, 10, 15, 19, 19, 19, 30], [37, 37, 37, 47, 47, 47, 59, 59], [1, 28, 28, 28, 28, 35, 35, 35],
    [2.5, 2.16, 1.99, 1.99, 1.7, 1.7, 1.7, 1.7], [0.26, 0.26, 0.26, 0.35, 0.4, 0.4, 0.4, 0.4]],
  ["2013", "mass", [1, 5, 7, 8, 10, 11, 13, 20], [21, 26, 26, 31, 31, 31, 36, 36], [2, 8, 12, 16, 16, 18, 23, 25],
    [3.41, 3.41, 3.12, 2.73, 2.73, 2.73, 2.27, 2.27], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2013", "metal-building", [11, 11, 11, 17, 20, 20, 23, 26], [25, 25, 25, 27, 27, 33, 35, 39], [1, 24, 24, 24, 24, 29, 29, 29],
    [3.41, 3.41, 3.12, 2.73, 2.73, 2.73, 2.27, 2.27], [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45]],
  ["2016", "steel-framed", [7, 11, 12, 15, 17, 19, 19, 26], [21, 26, 26, 31, 31, 31, 36, 36], [1, 24, 24, 24, 24, 29, 29, 29],
    [3.24, 3.07, 2.56, 2.16, 2.16, 2.04, 1.87, 1.65], [0.25, 0.25, 0.25, 0.36, 0.38, 0.4, 0.45, 0.45]],
  ["2016", "wood-framed", [10, 10, 10, 15, 19, 19, 19, 30], [37, 37, 37, 47, 47, 47, 59, 59], [1, 28, 28, 28, 28, 35, 35, 35],
    [2.84, 2.1, 1.87, 1.76, 1.76, 1.7, 1.59, 1.42], [0.25, 0.25, 0.25, 0.36, 0.38, 0.4, 0.45, 0.45]],
  ["2016", "mass", [1, 5, 7, 8, 10, 11, 13, 20], [21, 26, 26, 31, 31, 31, 36, 36], [2, 8, 12, 16, 16, 18, 23, 25],
    [3.24, 3.07, 2.56, 2.16, 2.16, 2.04, 1.87, 1.65], [0.25, 0.25, 0.25, 0.36, 0.38, 0.4, 0.45, 0.45]],
  ["2016", "metal-building", [11, 11, 11, 17, 20, 20, 23, 26], [25, 25, 25, 27, 27, 33, 35, 39], [1, 24, 24, 24, 24, 29, 29, 29],
    [3.24, 3.07, 2.56, 2.16, 2.16, 2.04, 1.87, 1.65], [0.25, 0.25, 0.25, 0.36, 0.38, 0.4, 0.45, 0.45]],
  ["2019", "steel-framed", [7, 11, 12, 15, 17, 19, 19, 26], [21, 26, 26, 31, 31, 31, 36, 36], [1, 24, 24, 24, 24, 29, 29, 29],
    [2.84, 2.56, 2.38, 2.04, 2.04, 1.93, 1.65, 1.48], [0.23, 0.25, 0.25, 0.36, 0.38, 0.38, 0.4, 0.4]],
  ["2019", "wood-framed", [10, 10, 10, 15, 19, 19, 19, 30], [37, 37, 37, 47, 47, 47, 59, 59], [1, 28, 28, 28, 28, 35, 35, 35],
    [2.84, 2.56, 2.38, 2.04, 2.04, 1.93, 1.65, 1.48], [0.23, 0.25, 0.25, 0.36, 0.38, 0.38, 0.4, 0.4]],
  ["2019", "mass", [1, 5, 7, 8, 10, 11, 13, 20], [21, 26, 26, 31, 31, 31, 36, 36], [2, 8, 12, 16, 16, 18, 23, 25],
    [2.84, 2.56, 2.38, 2.04, 2.04, 1.93, 1.65, 1.48], [0.23, 0.25, 0.25, 0.36, 0.38, 0.38, 0.4, 0.4]],
  ["2019", "metal-building", [11, 11, 11, 17, 20, 20, 23, 26], [25, 25, 25, 27, 27, 33, 35, 39], [1, 24, 24, 24, 24, 29, 29, 29],
    [2.84, 2.56, 2.38, 2.04, 2.04, 1.93, 1.65, 1.48], [0.23, 0.25, 0.25, 0.36, 0.38, 0.38, 0.4, 0.4]],
];

const families: Readonly<Record<Framing, readonly [wall: string, roof: string, floor: string, label: string]>> = {
  "steel-framed": ["us-wall-framed", "us-roof-deck", "us-floor-framed", "steel-framed"],
  "wood-framed": ["us-wall-framed", "us-roof-attic", "us-floor-framed", "wood-framed"],
  mass: ["us-wall-mass", "us-roof-deck", "us-floor-mass", "mass walls"],
  "metal-building": ["us-wall-metal-building", "us-roof-metal-building", "us-floor-framed", "metal building"],
};

const ages: Readonly<Record<Age, string>> = {
  "before-1980": "US, before 1980",
  "1980-2004": "US, 1980 to 2004",
  2004: "ASHRAE 90.1-2004",
  2007: "ASHRAE 90.1-2007",
  2010: "ASHRAE 90.1-2010",
  2013: "ASHRAE 90.1-2013",
  2016: "ASHRAE 90.1-2016",
  2019: "ASHRAE 90.1-2019",
};

function envelopesOf([age, framing, wall, roof, floor, windowUValue, windowSolar]: Row): TypicalEnvelope[] {
  const source: Citation = { source: honeybeeStandards, locator: "construction sets" };
  const [wallFamily, roofFamily, floorFamily, label] = families[framing];
  return wall.map((insulation, index) => ({
    id: `us-${age}-zone-${index + 1}-${framing}`,
    label: `${ages[age]}, climate zone ${index + 1}, ${label}`,
    wall: `${wallFamily}-r${insulation}`,
    roof: `${roofFamily}-r${roof[index]!}`,
    floor: `${floorFamily}-r${floor[index]!}`,
    windowUValue: windowUValue[index]!,
    windowSolarHeatGainCoefficient: windowSolar[index]!,
    source,
  }));
}

let known: readonly TypicalEnvelope[] | undefined;

/**
 * Usual envelopes of US buildings, read once when first asked for: a start for a load before the drawings are there. Names are
 * `us-<age>-zone-<1…8>-<framing>`.
 *
 * @returns the envelopes; units at {@link TypicalEnvelope}
 * @source honeybee-energy-standards
 * @example
 * ```ts
 * import { typicalEnvelopes } from "@org/hvac-core/reference";
 * typicalEnvelopes().length; // 256
 * ```
 */
export function typicalEnvelopes(): readonly TypicalEnvelope[] {
  known ??= envelopeRows().flatMap(envelopesOf);
  return known;
}

/**
 * One usual envelope of a US building, by its name.
 *
 * @param name `id` of a row of {@link typicalEnvelopes}
 * @returns the row; W/(m²·K)
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source honeybee-energy-standards
 * @example
 * ```ts
 * import { construction, typicalEnvelope } from "@org/hvac-core/reference";
 * const envelope = typicalEnvelope("us-2013-zone-4-steel-framed");
 * envelope.windowUValue; // 2.73
 * construction(envelope.wall).element; // "wall"
 * ```
 */
export function typicalEnvelope(name: string): TypicalEnvelope {
  return rowOf("name", name, typicalEnvelopes());
}
