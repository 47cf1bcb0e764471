import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import type { Calculator } from "../src/kernel/index.ts";

/**
 * Files of older versions mean what they meant: every quantity in SI to the last bit, every result as it was computed then, but for those that
 * changed on purpose. `test/fixtures/version<n>/<calculator>.json` holds inputs as version n stored them, with the SI values and results that
 * the engine of then made of them.
 */

type Data = Readonly<Record<string, unknown>>;

interface StoredFile {
  readonly name: string;
  readonly calculatorVersion: number;
  readonly input: Data;
  readonly values: Data;
  readonly results: Readonly<Record<string, { readonly value: number | string } | undefined>> | null;
}

/** Results that differ from those of then, and why. */
interface Change {
  readonly results: readonly string[];
  readonly because: string;
  /** Largest relative difference, where it is known. */
  readonly within?: number;
}

const yearOfTheSun: Change = {
  results: [
    "areaPerCapacity",
    "loadPerArea",
    "sensibleHeatRatio",
    "sensibleLoad",
    "supplyAirflow",
    "totalLoad",
    "windowLoad",
    "windowSolarLoad",
  ],
  because: "the sun stands where it does in the design year of all loads, 1e-5 from that of the year that the calculator had of its own",
  within: 1e-4,
};

/** At another room temperature than 24 °C, such as 75 °F, people give off another part of their heat by breath and sweat. */
const yearOfTheSunAndWarmth: Change = {
  results: [...yearOfTheSun.results, "latentLoad", "peopleLatentLoad", "peopleSensibleLoad"],
  because: `${yearOfTheSun.because}; and the split of people's heat follows the room's temperature`,
};

const noTonsOfHeating: Change = {
  results: ["areaPerCapacity"],
  because: "floor area per capacity is of cooling; in heating it is not told",
};

/** By calculator and name of the file. */
const changes: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  "heat-load": {
    "defaults, Imperial": yearOfTheSunAndWarmth,
    "defaults, Metric": yearOfTheSun,
    "the specification's fields alone": yearOfTheSunAndWarmth,
    "units of its own in every field, Imperial": yearOfTheSunAndWarmth,
    "units of its own in every field, Metric": yearOfTheSun,
    "atlanta-skylight-july-noon": yearOfTheSun,
    "british-ground-floor-room": noTonsOfHeating,
    "semi-detached-dining-room": noTonsOfHeating,
  },
  "pipe-sizer": {
    "rows with columns in units of their own, Imperial": {
      results: ["fittingsEquivalentLength", "fittingsHeadLoss", "totalHeadLoss", "totalPressureLoss"],
      because: "into the branch of a wye below 90° Crane's factors H = 1, J = 2 hold whatever the areas",
    },
    "a heating system with a vessel, pressures bare": {
      results: ["criticalMargin", "largestImbalance"],
      because: "the factors of a tee at 90° are interpolated between a branch of two thirds of the run's diameter and one of its size",
    },
  },
  "duct-sizer": {
    "an elbow without its sides": {
      results: ["fittingsPressureLoss", "totalPressureLoss", "fittingsCoefficient", "fanPower"],
      because: "a blank H/W meant 1; it now means the duct's own sides",
    },
  },
};

/** Where a field of then stands now: in a row, which is absent when the field `area` was 0. */
interface Place {
  readonly now: string;
  readonly area: string;
}

const inSurface = (id: string, area: string, cells: Readonly<Record<string, string>>): Readonly<Record<string, Place>> =>
  Object.fromEntries(Object.entries({ [area]: "area", ...cells }).map(([then, cell]) => [then, { now: `surfaces.${id}.${cell}`, area }]));

/** Fields of then that stand elsewhere now, by calculator. */
const moved: Readonly<Record<string, Readonly<Record<string, Place | "told by the results">>>> = {
  "heat-load": {
    ...inSurface("wall", "wallArea", { wallUValue: "uValue" }),
    ...inSurface("window", "windowArea", { windowUValue: "uValue", windowShgc: "shgc", windowShading: "shading" }),
    ...inSurface("roof", "roofArea", { roofUValue: "uValue" }),
    ...inSurface("floor", "exposedFloorArea", { floorUValue: "uValue" }),
    ...inSurface("door", "doorArea", { doorUValue: "uValue" }),
    // "horizontal" became a tilt, and no temperature below the floor an exposure.
    windowOrientation: "told by the results",
    belowFloorTemp: "told by the results",
  },
};

const versions = readdirSync(new URL("fixtures/", import.meta.url)).filter((name) => name.startsWith("version"));
const filesOf = (version: string, id: string): StoredFile[] =>
  JSON.parse(readFileSync(new URL(`fixtures/${version}/${id}.json`, import.meta.url), "utf8")) as StoredFile[];
const idsIn = (version: string): string[] =>
  readdirSync(new URL(`fixtures/${version}/`, import.meta.url)).map((name) => name.replace(".json", ""));

/** Every value of an input of then by its path; rows by their ids, or by their numbers, which became their ids. */
function* leavesOf(values: Data, prefix = ""): Generator<readonly [string, unknown]> {
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value)) yield [prefix + name, value];
    else
      for (const [index, row] of (value as Data[]).entries())
        yield* leavesOf(row, `${prefix}${name}.${typeof row["id"] === "string" ? row["id"] : String(index + 1)}.`);
  }
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, segment) => (Array.isArray(at) ? at.find((row: Data) => row["id"] === segment) : (at as Data | undefined)?.[segment]),
      values,
    );
}

/** Sums in another order differ in the last bits. */
const same = (a: unknown, b: unknown, within = 1e-12): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= within * Math.max(Math.abs(a), Math.abs(b)) : a === b;

test("every calculator has files of each of its older versions", () => {
  for (const { id, version } of catalogue) for (let older = 1; older < version; older++) expect(idsIn(`version${older}`)).toContain(id);
});

describe.each(versions.flatMap((version) => idsIn(version).map((id) => [id, version] as const)))("%s of %s", (id, version) => {
  const calculator = catalogue.find((each) => each.id === id) as unknown as Calculator;

  test.each(filesOf(version, id).map((file) => [file.name, file] as const))("%s", (name, file) => {
    const { input, notes } = calculator.open(file.input, file.calculatorVersion);
    expect(notes).toEqual([]);
    const outcome = calculator.calculate(input, { strict: false });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    // A file says all that its version left unsaid.
    for (const [path, value] of leavesOf(file.values)) {
      const place = moved[id]?.[path];
      if (place === "told by the results" || (place && file.values[place.area] === 0)) continue;
      expect(valueAt(outcome.values, place?.now ?? path), path).toEqual(value);
    }
    const { results: purposely, within = Infinity } = changes[id]?.[name] ?? { results: [] };
    const now = outcome.results as NonNullable<StoredFile["results"]>;
    const differing = Object.entries(file.results ?? {}).filter(([result, then]) => !same(now[result]?.value, then!.value));
    expect(differing.map(([result]) => result).toSorted()).toEqual([...purposely].toSorted());
    for (const [result, then] of differing)
      if (now[result]) expect(same(now[result].value, then!.value, within), `${result} is near what it was`).toBe(true);
  });
});

test.each(Object.keys(changes))("what changed on purpose in %s is named for files that exist", (id) => {
  const names = versions.flatMap((version) => (idsIn(version).includes(id) ? filesOf(version, id).map(({ name }) => name) : []));
  expect(names).toEqual(expect.arrayContaining(Object.keys(changes[id]!)));
});
