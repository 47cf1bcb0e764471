import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEpw } from "./epw.ts";
import { implausibleConditions, WeatherFileError } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";

const location = "LOCATION,Testville,GA,USA,TMY3,722190,33.63,-84.43,-5.0,313.0";
const plain = "0,?,20,10,53,101325,0,0,350,400,500,120,0,0,0,0,270,3.1,2,2";

/** Days as lines, 20 °C, with fields of some hours changed: `[hour from 0, position in the line, text]`. */
function hoursWith(changes: readonly (readonly [hour: number, at: number, text: string])[], days = 1): string {
  const lines = Array.from({ length: 24 * days }, (_, i) => `1999,1,${Math.floor(i / 24) + 1},${(i % 24) + 1},${plain}`.split(","));
  for (const [hour, column, text] of changes) lines[hour]![column] = text;
  return [location, ...lines.map((fields) => fields.join(","))].join("\n");
}
const fileWarnings = (text: string): readonly string[] => parseEpw(text).warnings.slice(1);

const unneeded = {
  infraredSky: 12,
  globalHorizontal: 13,
  directNormal: 14,
  diffuseHorizontal: 15,
  windDirection: 20,
  windSpeed: 21,
  skyCover: 22,
};

describe("impossible values of a weather file", () => {
  test.each([
    ["an infrared radiation of −999", 12, "-999", "infraredSky"],
    ["a sky cover of 11 tenths", 22, "11", "skyCover"],
    ["a wind direction of 990, variable", 20, "990", "windDirection"],
    ["a wind direction of −1", 20, "-1", "windDirection"],
    ["a relative humidity of 111 %", 8, "111", "relativeHumidity"],
    ["a radiation of 5000 W/m²", 13, "5000", "globalHorizontal"],
    ["a dew point of −9999", 7, "-9999", "dewPoint"],
    ["a dry bulb of −9999", 6, "-9999", "dryBulb"],
    ["a pressure in hectopascals", 9, "1013", "pressure"],
    ["no number, from a program's empty cell", 12, "NaN", "infraredSky"],
  ] as const)("%s is missing, counted and named once", (_, column, text, name) => {
    const whole = parseEpw(hoursWith([])).hours;
    const { hours, warnings } = parseEpw(
      hoursWith([
        [5, column, text],
        [7, column, text],
      ]),
    );
    expect(hours).toEqual({
      ...whole,
      [name]: (whole[name] as readonly number[]).map((value, i) => (i === 5 || i === 7 ? undefined : value)),
    });
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toMatch(/^Impossible values are treated as missing: 2 of /);
    expect(warnings[1]).toContain(`(first: "${text}" in line 7).`);
  });

  // Magnus over water: a dew point of 21.5 °C at 20 °C is 110 % relative humidity, the bound of the format.
  test("a dew point above the dry bulb is missing, counted and named, but for air as much above saturation as the format allows", () => {
    const dewPointAt = (text: string, dryBulb = "20") =>
      parseEpw(
        hoursWith([
          [3, 6, dryBulb],
          [3, 7, text],
        ]),
      );
    for (const text of ["-30", "20", "20.4", "21.5"]) expect(dewPointAt(text).hours.dewPoint[3]).toBe(Number(text));
    for (const text of ["22.5", "45", "60"]) {
      const { hours, warnings } = dewPointAt(text);
      expect(hours.dewPoint[3]).toBeUndefined();
      expect(warnings[1]).toBe(
        `Impossible values are treated as missing: 1 of dew point, more than 2 K above the dry bulb (first: "${text}" in line 5).`,
      );
    }
    // Nothing is compared with a dry bulb that is missing.
    for (const missing of ["99.9", "-9999", ""]) expect(dewPointAt("15", missing).hours.dewPoint[3]).toBe(15);
    fc.assert(
      fc.property(fc.double({ min: -60, max: 50, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }), (dryBulb, text) => {
        const dewPoint = dewPointAt(String(text), String(dryBulb)).hours.dewPoint[3];
        expect(dewPoint === undefined || dewPoint <= dryBulb + 2).toBe(true);
      }),
    );
  });

  test("in a column that nobody needs never refuse a file, whatever they are, and are either in bounds or missing", () => {
    const text = fc.oneof(
      fc.double().map(String),
      fc.integer({ min: -10000, max: 10000 }).map(String),
      fc.constantFrom("", "NaN", "N/A", "*", "calm"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(unneeded)), text, (name, value) => {
        const { hours, warnings } = parseEpw(hoursWith([[3, unneeded[name as keyof typeof unneeded], value]]));
        const parsed = hours[name as keyof WeatherHours][3];
        expect(parsed === undefined || (parsed >= 0 && parsed <= 2000)).toBe(true);
        expect(warnings.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("slightly negative radiation, as pyranometers give at night, is 0 and counted", () => {
    const text = hoursWith([
      [0, 13, "-1"],
      [1, 13, "-2.5"],
      [2, 14, "-1"],
    ]);
    expect(parseEpw(text).hours.globalHorizontal.slice(0, 2)).toEqual([0, 0]);
    expect(fileWarnings(text)).toEqual([
      "Slightly negative radiation, as instruments give at night, is treated as 0: 2 of global horizontal radiation; 1 of direct normal radiation.",
    ]);
  });

  test("of the dry bulb refuse the file, and so does text in place of air", () => {
    for (const [column, text] of [
      [6, "-120"],
      [6, "85"],
      [6, "NaN"],
      [7, "wet"],
      [9, "high"],
    ] as const)
      expect(() => parseEpw(hoursWith([[3, column, text]]))).toThrow(WeatherFileError);
    expect(parseEpw(hoursWith([[3, 8, "109"]])).hours.relativeHumidity[3]).toBeCloseTo(1.09, 12);
  });
});

/** A year that is hottest in July and coldest in January, or with a sign of −1 the reverse. */
function yearWith(header: string, sign = 1): string {
  const lines = Array.from({ length: 8760 }, (_, i) => {
    const date = new Date(Date.UTC(2021, 0, 1, i));
    const dryBulb = 12 - sign * 18 * Math.cos((2 * Math.PI * i) / 8760);
    const air = `${dryBulb.toFixed(1)},${(dryBulb - 10).toFixed(1)}`;
    return `2021,${date.getUTCMonth() + 1},${date.getUTCDate()},${(i % 24) + 1},0,?,${air},50,101325,0,0,350,400,500,120,0,0,0,0,270,3.1,2,2`;
  });
  return [location, header, ...lines].join("\n");
}

// Made up, in the order of each edition: since 2005 with month and range in front, in 2001 without months and the range at the end.
const dry = { heating: [-11.5, -9.2], cooling: [33.6, 23.4, 32.1, 23.1, 30.7, 22.4], range: 10.4 };
const rest2001 = "7.5,6.6,5.7,8.1,-0.5,7.1,-0.8,2.5,310,2.9,240,36.8,-16.1,2.9,3.1";
const humid2001 = "25.1,31.2,24.4,30.1,23.6,29,23.4,18.4,28.2,22.7,17.6,27.5,21.6,16.4,27.1";
const of2001 = `DESIGN CONDITIONS,1,Climate Design Data 2001 ASHRAE Handbook,HEATING,${dry.heating.join()},${rest2001},COOLING,${dry.cooling.join()},${humid2001},${dry.range}`;
const of2009 = `DESIGN CONDITIONS,1,Climate Design Data 2009 ASHRAE Handbook,,Heating,1,${dry.heating.join()},-15.7,1,-2.2,Cooling,7,${dry.range},${dry.cooling.join()},25.1,31.3,Extremes,9.4,8.3`;

describe("design conditions in the header of a weather file", () => {
  test("are the same in the layout of 2001, whose months are those of its hours, and in the one since", () => {
    const old = parseEpw(yearWith(of2001));
    expect(old.warnings).toEqual([]);
    const { source: _source, ...conditions } = old.designConditions!;
    const { source: _other, edition: _edition, ...since } = parseEpw(yearWith(of2009)).designConditions!;
    expect(conditions).toEqual(since);
    expect(conditions).toMatchObject({ coldestMonth: 1, hottestMonth: 7, dryBulbRange: 10.4, heating: { dryBulb996: -11.5 } });
    expect(parseEpw(yearWith(of2001, -1)).designConditions).toMatchObject({ coldestMonth: 7, hottestMonth: 1 });
  });

  test.each([
    ["an impossible month", of2009.replace(",7,10.4", ",7.9,10.4"), "the hottest month is 7.9"],
    ["a range of nothing", of2009.replace(",10.4,", ",0,"), "the daily range is 0 K"],
    [
      "a wet bulb above its dry bulb",
      of2009.replace("32.1,23.1", "32.1,33.1"),
      "the wet bulb at 1 %, 33.1 °C, is above its dry bulb, 32.1 °C",
    ],
    [
      "rarer heat that is cooler",
      of2009.replace("33.6,", "31.6,"),
      "the 1 % cooling dry bulb, 32.1 °C, is above the 0.4 % cooling dry bulb, 31.6 °C",
    ],
    [
      "rarer cold that is warmer",
      of2009.replace("-11.5", "-8.5"),
      "the 99.6 % heating dry bulb, -8.5 °C, is above the 99 % heating dry bulb, -9.2 °C",
    ],
    ["a block cut short", "DESIGN CONDITIONS,1,Something,,Heating,1,-6", "they are incomplete"],
  ])("with %s are not used, and the warning says why", (_, header, reason) => {
    const { designConditions, warnings } = parseEpw(yearWith(header));
    expect(designConditions).toBeUndefined();
    expect(warnings).toEqual([`The design conditions in the header are not used: ${reason}.`]);
  });

  test("that are far from the hours of the file, as those of another place are, are used with a warning", () => {
    // The year runs from −6 to 30 °C, or to half and five quarters of it.
    const sine = (swing: number) =>
      yearWith(of2009).replaceAll(
        /(,0,\?,)(-?[\d.]+),(-?[\d.]+)/g,
        (_, before: string, ...air: string[]) =>
          `${before}${air
            .slice(0, 2)
            .map((value) => (Number(value) * swing).toFixed(1))
            .join(",")}`,
      );
    const far = parseEpw(sine(0.5));
    expect(far.designConditions).toBeDefined();
    expect(far.warnings).toEqual([
      expect.stringMatching(
        /^The design conditions in the header may be of another place: their 0\.4 % cooling dry bulb is 33\.6 °C, that of the hours 15\.0 °C\.$/,
      ),
    ]);
    expect(parseEpw(sine(1.25)).warnings).toEqual([]);
  });

  test("whose columns were shifted or changed are plausible or not used, and never both", () => {
    const number = fc.oneof(fc.integer({ min: -40, max: 45 }), fc.double({ min: -40, max: 45, noNaN: true }));
    const fields = of2009.split(",");
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 20 }), number, fc.boolean(), (column, value, shifts) => {
        const changed = shifts ? fields.toSpliced(column, 1) : fields.with(column, String(value));
        const { designConditions, warnings } = parseEpw([location, changed.join(","), `1999,1,1,1,${plain}`].join("\n"));
        expect(designConditions === undefined).toBe(warnings.some((each) => each.startsWith("The design conditions in the header")));
        if (designConditions) expect(implausibleConditions(designConditions)).toBeUndefined();
      }),
    );
  });

  test("a name in quotes may hold a comma", () => {
    const quoted = location.replace("Testville", '"Sometown, Intl AP"');
    expect(parseEpw([quoted, `1999,1,1,1,${plain}`].join("\n")).location).toMatchObject({
      name: "Sometown, Intl AP, GA, USA",
      latitude: 33.63,
    });
  });
});
