import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { catalogue, heatLoad, valueAt, type Calculator, type Field, type Fields } from "../src/index.ts";
import { siteParts, type SitePart, type SiteSource } from "../src/kernel/index.ts";
import { entriesOnSelect, projectSite, siteDifferences, withSite, type ProjectSite } from "../src/site/index.ts";
import { inputArbitrary, type Input } from "./laws/inputs.ts";

const calculators = catalogue as readonly Calculator[];

/** A field of a calculator by its path, rows without ids. */
interface Place {
  readonly id: string;
  readonly path: string;
  readonly field: Field;
  readonly isInList: boolean;
}

function* placesOf(id: string, fields: Fields, within = "", isInList = false): Generator<Place> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${within}${name}`;
    yield { id, path, field, isInList };
    if (field.type === "group") yield* placesOf(id, field.fields, `${path}.`, isInList);
    if (field.type === "list") yield* placesOf(id, field.row, `${path}.`, true);
  }
}

const places = calculators.flatMap(({ id, fields }) => [...placesOf(id, fields)]);
const sourcesOf = ({ site }: Field): readonly SiteSource[] =>
  site === undefined ? [] : typeof site === "string" ? [{ part: site }] : site;
const cellOf = (field: Field): Field => (field.type === "series" || field.type === "matrix" ? field.cell : field);

/** Fields that are about the place, its weather, the currency or an edition by their kind or name, and take no part of the site, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  "heat-load month": "a decision of the calculation: the optical depths follow it",
  "heat-load site": "the group of the parts",
  "heat-load site.groundReflectance": "of the surroundings of a building",
  "heat-load rooms.outdoorAir": "ventilation of a room",
  "psychrometric-chart states.standardAirflow": "an airflow",
  "psychrometric-chart states.dryBulb": "a state that the user draws",
  "psychrometric-chart states.wetBulb": "a state that the user draws",
  "psychrometric-chart states.dewPoint": "a state that the user draws",
  "psychrometric-chart processes.heatingDryBulb": "air that leaves a process",
  "psychrometric-chart processes.apparatusDewPoint": "of a coil",
  "psychrometric-chart processes.coilDryBulb": "air that leaves a coil",
  "psychrometric-chart processes.coilWetBulb": "air that leaves a coil",
  "psychrometric-chart processes.supplyDryBulb": "air that leaves a process",
  "psychrometric-chart minDryBulb": "range of the chart",
  "psychrometric-chart maxDryBulb": "range of the chart",
  "ventilation-calc outdoorAirFraction": "a share of the supply air",
  "ventilation-calc zones.outdoorAirChanges": "ventilation of a zone",
  "ventilation-calc zones.outdoorAirFraction": "a share of the supply air",
  "ventilation-calc outdoorCo2": "usually that of the year, not of the place",
  "ventilation-calc weatherFactor": "of a table of the standard, by station",
  "boq standard": "the numbers of the items belong to it",
  "energy-analysis weather": "a year of hours, which a site does not have",
  "energy-analysis outdoorMeans": "a year, which a site does not have",
  "energy-analysis heatingDegreeDays": "a year, which a site does not have",
  "energy-analysis coolingDegreeDays": "a year, which a site does not have",
  "energy-analysis rooms.outdoorAir": "ventilation of a room",
  "energy-analysis rooms.outdoorAirProfile": "ventilation of a room",
  "energy-analysis cases.replacementCost": "money",
  "schedules airHandlingUnits.outdoorAirflow": "an airflow",
  "schedules rooftopUnits.outdoorAirflow": "an airflow",
};
/** Rows of equipment have the conditions at which a manufacturer rates them. */
const ratedRows = /^schedules \w+\.(entering|leaving|outdoor)(Dry|Wet)Bulb$/;

describe("fields of the place, its weather, the currency and editions", () => {
  const about =
    /altitude|latitude|longitude|timezone|currency|edition|standard|outdoor|drybulb|wetbulb|dewpoint|^tau|\.tau|weather|degreeday|place$|site|ratecolumn/i;
  const belongs = ({ path, field }: Place): boolean => {
    const cell = cellOf(field);
    return (
      about.test(path.replace(/^site\./, "site.")) ||
      (cell.type === "quantity" && ["altitude", "atmosphericPressure"].includes(cell.quantity))
    );
  };

  test("take a part of the site, or are listed with the reason", () => {
    const open = places
      .filter((place) => belongs(place) && place.field.site === undefined)
      .map(({ id, path }) => `${id} ${path}`)
      .filter((name) => !Object.hasOwn(exempt, name) && !ratedRows.test(name));
    expect(open).toEqual([]);
    // The list has no more than what it is for.
    expect(
      Object.keys(exempt).filter((name) => !places.some(({ id, path, field }) => `${id} ${path}` === name && field.site === undefined)),
    ).toEqual([]);
  });

  test("take parts of their kind, every value that a site accepts, and none within rows", () => {
    for (const { id, path, field, isInList } of places)
      for (const { part, month, option } of sourcesOf(field)) {
        const name = `${id} ${path}`;
        expect(isInList, name).toBe(false);
        const [taken, given] = [cellOf(field), cellOf(projectSite.fields[part]!)];
        if (option !== undefined) {
          expect(field.type === "choice" && Object.hasOwn(field.options, option), name).toBe(true);
          continue;
        }
        expect(month === undefined ? projectSite.fields[part]!.type : field.type, name).toBe(field.type);
        expect(taken.type, name).toBe(given.type);
        if (taken.type === "quantity" && given.type === "quantity") {
          expect(taken.quantity, name).toBe(given.quantity);
          expect(taken.min <= given.min && taken.max >= given.max, name).toBe(true);
        }
        if (taken.type === "choice" && given.type === "choice")
          // "None" of the site is an option of no calculator: it leaves the choice to the file.
          expect(
            Object.keys(given.options).filter((key) => key !== "none" && !Object.hasOwn(taken.options, key)),
            name,
          ).toEqual([]);
      }
  });

  test("take every part that a site has", () => {
    const used = new Set<SitePart>(places.flatMap(({ field }) => sourcesOf(field).map(({ part }) => part)));
    expect(siteParts.filter((part) => !used.has(part))).toEqual([]);
    expect(Object.keys(projectSite.fields).filter((name) => !(siteParts as readonly string[]).includes(name))).toEqual(["weatherSource"]);
  });
});

const sites = inputArbitrary(projectSite.fields) as fc.Arbitrary<ProjectSite>;
const systems = fc.constantFrom("Imperial", "Metric");

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("the site in %s", (_, calculator) => {
  const inputs = inputArbitrary(calculator.fields);
  const differing = (file: Input, site: ProjectSite): string[] => siteDifferences(calculator, file, site).map(({ path }) => path);
  const single = [...placesOf(calculator.id, calculator.fields)].filter(
    ({ isInList, field }) => !isInList && field.type !== "group" && field.type !== "list",
  );

  test("leaves no difference once it is applied, whatever units site and file are in, and changes only fields that take a part of it", () => {
    fc.assert(
      fc.property(inputs, sites, systems, (input, site, unitSystem) => {
        const applied = withSite(calculator, input, site);
        expect(differing(applied, site)).toEqual([]);
        expect(withSite(calculator, applied, site)).toEqual(applied);

        const reported = differing(input, site);
        const restated = projectSite.convert(site, unitSystem);
        expect(differing(input, restated)).toEqual(reported);
        expect(differing(calculator.display(input, unitSystem), site)).toEqual(reported);
        expect(differing(withSite(calculator, input, restated), site)).toEqual([]);

        const [before, after] = [calculator.complete(input), calculator.complete(applied)];
        for (const { path, field } of single) {
          const isUntouched = JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(after, path));
          if (reported.includes(path)) expect(isUntouched, path).toBe(false);
          // A default may follow a choice that the site makes.
          else if (field.site === undefined && !("defaultWhen" in field) && !("defaultBy" in field)) expect(isUntouched, path).toBe(true);
        }
      }),
      { numRuns: runs(12) },
    );
  });

  test("changes nothing where it is empty", () => {
    fc.assert(
      fc.property(inputs, systems, (input, unitSystem) => {
        expect(differing(input, { unitSystem })).toEqual([]);
        expect(withSite(calculator, input, { unitSystem })).toBe(input);
      }),
      { numRuns: runs(12) },
    );
  });

  test("is refused by no limit of a field", () => {
    const taken = new Set(single.filter(({ field }) => field.site !== undefined).map(({ path }) => path));
    fc.assert(
      fc.property(sites, systems, (site, unitSystem) => {
        const outcome = calculator.calculate(withSite(calculator, { unitSystem, ...calculator.start(unitSystem) }, site));
        // A wet bulb may be impossible at its dry bulb.
        const refused = outcome.ok
          ? []
          : outcome.errors.filter(({ code, field }) => code !== "impossible" && taken.has(field.replace(/\.\d+$/, "")));
        expect(refused).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("the site of a station in %s", (_, calculator) => {
  const quantity = (value: number, unit: string) => ({ value, unit });
  // Only what every station has.
  const station: ProjectSite = {
    unitSystem: "Imperial",
    altitude: quantity(5430, "ft"),
    coolingDryBulb: quantity(94, "degF"),
    coolingWetBulb: quantity(60, "degF"),
    heatingDryBulb: quantity(1, "degF"),
  };
  const errorsOf = (input: Input): string[] => {
    const outcome = calculator.calculate(input);
    return outcome.ok ? [] : outcome.errors.map(({ code, field }) => `${field} ${code}`);
  };
  const choices = Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === "choice" ? Object.keys(field.options).map((option) => [name, option] as const) : [],
  );

  test("makes no calculation impossible, whatever is selected between a new file and taking its values again", () => {
    const start = { unitSystem: "Metric" as const, ...calculator.start("Metric") };
    for (const [name, option] of choices) {
      const selected = calculator.select(withSite(calculator, start, station), name, option);
      const errors = errorsOf(withSite(calculator, selected, station));
      // Some options need entries that a new file lacks.
      if (errors.length > 0) expect(errorsOf(calculator.select(start, name, option)), `${name} ${option}`).toEqual(errors);
    }
  });
});

describe("the column of the rates of a project", () => {
  const columns = ["inch-pound", "SI"] as const;

  test.each(columns)("is that of rooms of a heat load and of zones, except of a file by another standard: %s", (rateColumn) => {
    for (const unitSystem of ["Metric", "Imperial"] as const) {
      const site: ProjectSite = { unitSystem, rateColumn };
      expect(heatLoad.complete(withSite(heatLoad, { unitSystem }, site))).toMatchObject({ spaceTypesBy: rateColumn });
      for (const spaceTypesBy of columns)
        expect(siteDifferences(heatLoad, { unitSystem, spaceTypesBy }, site).map(({ path }) => path)).toEqual(
          spaceTypesBy === rateColumn ? [] : ["spaceTypesBy"],
        );
      expect(siteDifferences(heatLoad, { unitSystem, spaceTypesBy: "sia" }, site)).toEqual([]);
    }
  });
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  "an option that is selected in %s",
  (_, calculator) => {
    const choices = Object.entries(calculator.fields).flatMap(([name, field]) =>
      // Another currency or edition is a difference.
      field.type === "choice" && field.site === undefined ? Object.keys(field.options).map((option) => [name, option] as const) : [],
    );
    const applied = (input: Input, name: string, option: string, site: ProjectSite): Input => {
      const values = entriesOnSelect(calculator, input, { choice: name, option, site });
      const selected = calculator.select(input, name, option);
      return Object.entries(values).reduce((next, [path, value]) => {
        const [outer = "", inner] = path.split(".");
        const group = next[outer] as Input | undefined;
        return { ...next, [outer]: inner === undefined ? value : { ...group, [inner]: value } };
      }, selected);
    };

    test("leaves a file with the values of the site, and keeps other entries", () => {
      for (const [name, option] of choices)
        fc.assert(
          fc.property(sites, systems, (site, unitSystem) => {
            const start = { unitSystem, ...calculator.start(unitSystem) };
            expect(siteDifferences(calculator, applied(withSite(calculator, start, site), name, option, site), site)).toEqual([]);
          }),
          { numRuns: runs(3) },
        );
    });
  },
);

describe("a project in Denver", () => {
  // ASHRAE Handbook—Fundamentals 2021, Denver Intl AP: elevation 1,655 m, 83.0 kPa.
  const site: ProjectSite = { unitSystem: "Metric", altitude: { value: 1655, unit: "m" } };

  test("has the air pressure that the handbook prints for the station", () => {
    const outcome = projectSite.calculate(site);
    const { airPressure } = outcome.ok ? outcome.results : {};
    expect((airPressure as { readonly value: number }).value).toBeCloseTo(83_000, -3);
  });

  test("gives every calculator that depends on the air pressure its altitude", () => {
    const withAltitude = calculators.filter((calculator) =>
      siteDifferences(calculator, { unitSystem: "Metric" }, site).some(({ part }) => part === "altitude"),
    );
    expect(withAltitude.map(({ id }) => id)).toEqual([
      "heat-load",
      "psychrometric-chart",
      "duct-sizer",
      "acoustic-calculator",
      "energy-analysis",
    ]);
  });

  test("does not differ from a file that is filled from the same place in other units, and differs beyond its rounding", () => {
    const [roundedTemperature, roundedAltitude] = [
      [0.1, 0.1 / 1.8],
      [1, 0.3048],
    ] as const;
    const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const round = (value: number, step: number): number => Math.round(value / step) * step;
    fc.assert(
      fc.property(between(-30, 45), between(0, 4000), (dryBulb, altitude) => {
        const [[celsius, fahrenheit], [meter, foot]] = [roundedTemperature, roundedAltitude];
        const input = {
          ...heatLoad.start("Metric"),
          unitSystem: "Metric",
          outdoorTemp: { value: round(dryBulb, celsius), unit: "degC" },
          altitude: { value: round(altitude, meter), unit: "m" },
        } as const;
        const project = (degrees: number, feet: number): ProjectSite => ({
          unitSystem: "Imperial",
          coolingDryBulb: { value: degrees * 1.8 + 32, unit: "degF" },
          altitude: { value: feet, unit: "ft" },
        });
        const differing = (other: ProjectSite): string[] => siteDifferences(heatLoad, input, other).map(({ path }) => path);
        expect(differing(project(round(dryBulb, fahrenheit), round(altitude, foot) / foot))).toEqual([]);
        expect(differing(project(round(dryBulb, fahrenheit) + 0.2, round(altitude, foot) / foot + 5))).toEqual(["outdoorTemp", "altitude"]);
      }),
      { numRuns: runs(100) },
    );
  });

  test("keeps an outdoor temperature that was entered when heating is selected", () => {
    const known: ProjectSite = { ...site, coolingDryBulb: { value: 34.6, unit: "degC" }, heatingDryBulb: { value: -18, unit: "degC" } };
    const start = withSite(heatLoad, { ...heatLoad.start("Metric"), unitSystem: "Metric" }, known);
    const valuesOf = (input: Input) => entriesOnSelect(heatLoad, input, { choice: "calculationMode", option: "Heating", site: known });
    expect(valuesOf(start)).toHaveProperty("outdoorTemp", { value: -18, unit: "degC" });
    expect(valuesOf({ ...start, outdoorTemp: { value: 31, unit: "degC" } })).not.toHaveProperty("outdoorTemp");
  });

  test("has its months in a heat load that is then calculated hour by hour", () => {
    const dryBulb = { values: [15, 16, 20, 24, 29, 33, 36, 34, 31, 26, 20, 14], unit: "degC" };
    const known: ProjectSite = {
      ...site,
      coolingDryBulb: { value: 34.6, unit: "degC" },
      heatingDryBulb: { value: -18, unit: "degC" },
      dryBulb,
    };
    const start = withSite(heatLoad, { ...heatLoad.start("Metric"), unitSystem: "Metric" }, known);
    const hourly = heatLoad.select(start, "method", "hourly");
    expect(siteDifferences(heatLoad, hourly, known)).toEqual([]);
  });

  test("explains its air pressure", async () => {
    const outcome = projectSite.calculate(site);
    if (!outcome.ok) throw new Error("refused");
    const explanation = await projectSite.explanation();
    expect(JSON.stringify(explanation.sheet(outcome))).toContain("pressureAtAltitude");
  });
});
