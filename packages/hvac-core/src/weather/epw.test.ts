import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEpw } from "./epw.ts";
import { annualDesignConditions } from "./hourlyStatistics.ts";
import { WeatherFileError } from "./weatherFile.ts";

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A data line in the order of the EPW data dictionary, with what a test changes. */
function hourLine(
  month: number,
  day: number,
  hour: number,
  change: Partial<Record<"dryBulb" | "dewPoint" | "humidity" | "pressure" | "beam", string | number>> = {},
): string {
  const { dryBulb = 20, dewPoint = 10, humidity = 53, pressure = 101325, beam = 500 } = change;
  const flags = "?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9?9?9?9";
  return [
    1999,
    month,
    day,
    hour,
    0,
    flags,
    dryBulb,
    dewPoint,
    humidity,
    pressure,
    1200,
    1415,
    350,
    400,
    beam,
    120,
    40000,
    45000,
    12000,
    1500,
    270,
    3.1,
    2,
    2,
    16.1,
    77777,
    9,
    999999999,
    15,
    0.062,
    0,
    88,
    0,
    0,
    0,
  ].join(",");
}

/** A year whose dry bulb swings as a sine with its lowest value at midnight of 1 January. */
function sineYear(mean: number, swing: number): string[] {
  let n = 0;
  return monthLengths.flatMap((length, m) =>
    Array.from({ length: length * 24 }, (_, i) => {
      const dryBulb = mean - swing * Math.cos((2 * Math.PI * n++) / 8760);
      return hourLine(m + 1, Math.floor(i / 24) + 1, (i % 24) + 1, { dryBulb: dryBulb.toFixed(4), dewPoint: (dryBulb - 5).toFixed(4) });
    }),
  );
}

const location = "LOCATION,Testville,GA,USA,TMY3,722190,33.63,-84.43,-5.0,313.0";
const heating = "1,-6.3,-3.6,-15.7,1,-2.2,-13,1.2,0.3,11.7,3.6,10.6,4.3,5.3,320";
const cooling =
  "7,9.6,34.4,23.5,33.2,23.4,31.9,23.2,25.1,31.3,24.6,30.4,24.1,29.6,4,300,23.4,18.9,27.2,22.9,18.3,26.8,22.5,17.8,26.5,78.3,31.4,76,30.4,74,29.6,752";
const header = [
  location,
  `DESIGN CONDITIONS,1,Climate Design Data 2009 ASHRAE Handbook,,Heating,${heating},Cooling,${cooling},Extremes,9.4,8.3,7.6,28.8,-11,35.9`,
  "TYPICAL/EXTREME PERIODS,1,Summer - Week Nearest Max Temperature For Period,Extreme,7/6,7/12",
  "GROUND TEMPERATURES,0",
  "HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0",
  "COMMENTS 1,made for a test, with a comma",
  "COMMENTS 2,",
  "DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31",
];

describe("reading an EPW", () => {
  test("finds place, source, comments and printed design conditions with their edition", () => {
    const file = parseEpw([...header, hourLine(7, 21, 15)].join("\n"));
    expect(file.location).toEqual({
      name: "Testville, GA, USA",
      latitude: 33.63,
      longitude: -84.43,
      timeZone: -5,
      elevation: 313,
      stationNumber: "722190",
    });
    expect(file.source).toBe("TMY3");
    expect(file.comments[0]).toBe("made for a test, with a comma");
    expect(file.designConditions).toMatchObject({ edition: "2009", coldestMonth: 1, hottestMonth: 7, dryBulbRange: 9.6 });
    expect(file.designConditions?.heating).toEqual({ dryBulb996: -6.3, dryBulb990: -3.6 });
    expect(file.designConditions?.cooling).toEqual({
      dryBulb004: 34.4,
      wetBulb004: 23.5,
      dryBulb010: 33.2,
      wetBulb010: 23.4,
      dryBulb020: 31.9,
      wetBulb020: 23.2,
    });
  });

  test("puts every quantity in SI into its place", () => {
    const { hours } = parseEpw(
      [location, hourLine(7, 21, 15, { dryBulb: 33, dewPoint: 20.5, humidity: 48, pressure: 98500, beam: 700 })].join("\n"),
    );
    const first = Object.fromEntries(Object.entries(hours).map(([name, values]) => [name, values[0]]));
    expect(first).toEqual({
      month: 7,
      day: 21,
      hour: 15,
      dryBulb: 33,
      dewPoint: 20.5,
      relativeHumidity: 0.48,
      pressure: 98500,
      infraredSky: 350,
      globalHorizontal: 400,
      directNormal: 700,
      diffuseHorizontal: 120,
      windDirection: 270,
      windSpeed: 3.1,
      skyCover: 2,
    });
  });

  test("reads the same from every system's line ends, with a byte order mark, blank lines and lower-case keywords", () => {
    const lines = [...header, hourLine(1, 1, 1), hourLine(1, 1, 2)];
    const plain = parseEpw(lines.join("\n"));
    expect(parseEpw(`\uFEFF${lines.join("\r\n")}\r\n\r\n`)).toEqual(plain);
    expect(parseEpw(lines.join("\r"))).toEqual(plain);
    expect(parseEpw([location.toLowerCase(), ...header.slice(1), ...lines.slice(8)].join("\n")).hours).toEqual(plain.hours);
    expect(parseEpw([location, hourLine(1, 1, 1), hourLine(1, 1, 2)].join("\n")).hours).toEqual(plain.hours);
  });

  // The mark of each field in the Data Dictionary, and the place of the field in a line.
  const marks = {
    dryBulb: [6, "99.9"],
    dewPoint: [7, "99.9"],
    relativeHumidity: [8, "999."],
    pressure: [9, "999999."],
    infraredSky: [12, "9999."],
    globalHorizontal: [13, "9999."],
    directNormal: [14, "9999."],
    diffuseHorizontal: [15, "9999."],
    windDirection: [20, "999."],
    windSpeed: [21, "999."],
    skyCover: [22, "99"],
  } as const;
  test.each(Object.entries(marks))(
    "reads %s as undefined where it is marked as missing or blank, and nothing else",
    (name, [column, mark]) => {
      const { hours: whole } = parseEpw([location, hourLine(1, 1, 1)].join("\n"));
      for (const text of [mark, "", "-9999", "-999.0", "-99.9"]) {
        const { hours } = parseEpw([location, hourLine(1, 1, 1).split(",").with(column, text).join(",")].join("\n"));
        expect(hours).toEqual({ ...whole, [name]: [undefined] });
      }
    },
  );

  test("drops quotes and dashes from the name, and reads on past fields it does not know", () => {
    const odd = location.replace("Testville,GA", '"TEST-VILLE",-').concat(",Csb");
    expect(parseEpw([odd, hourLine(1, 1, 1)].join("\n")).location.name).toBe("TEST-VILLE, USA");
  });

  test.each([
    ["a day that does not exist", [hourLine(2, 30, 1)], /line 2: day is "30"/],
    ["a month that is no whole number", [hourLine(1.5, 1, 1)], /line 2: month is "1.5"/],
    ["an hour twice", [hourLine(1, 1, 1), hourLine(1, 1, 1)], /line 3: hour 1 of 1 January follows hour 1 of 1 January/],
    ["an hour left out", [hourLine(1, 1, 1), hourLine(1, 1, 3)], /line 3: .*missing or doubled/],
    ["a day cut short", [hourLine(1, 1, 23), hourLine(1, 2, 1)], /line 3: .*missing or doubled/],
    [
      "a year that is no number, in the first hour",
      ["DATA PERIODS,1,1,Data,Sunday,1/1,12/31", hourLine(1, 1, 1).replace("1999", "19x9"), hourLine(1, 1, 2)],
      /line 3: "19X9" where an hour is expected/,
    ],
    ["the same without a heading for the data", ["99,1,1,1,0", hourLine(1, 1, 2)], /line 2: "99" where an hour is expected/],
  ])("names the line of %s", (_, lines, message) => {
    expect(() => parseEpw([location, ...lines].join("\n"))).toThrow(message);
    expect(() => parseEpw([location, ...lines].join("\n"))).toThrow(WeatherFileError);
  });

  test("takes 29 February, and the step from one typical month to the next of another year", () => {
    const { hours } = parseEpw([location, hourLine(2, 29, 24), hourLine(3, 1, 1).replace("1999", "2007")].join("\n"));
    expect(hours.day).toEqual([29, 1]);
  });

  test("gives no design conditions where the header has none", () => {
    expect(parseEpw([location, "DESIGN CONDITIONS,0", hourLine(1, 1, 1)].join("\n")).designConditions).toBeUndefined();
    expect(
      parseEpw([location, "DESIGN CONDITIONS,1,Something,,Heating,1,-6", hourLine(1, 1, 1)].join("\n")).designConditions,
    ).toBeUndefined();
  });

  test.each([
    ["no location", [hourLine(1, 1, 1)], /EPW: there is no LOCATION/],
    ["no hours", header, /EPW: there are no hours/],
    ["a latitude of 133", [location.replace("33.63", "133.63"), hourLine(1, 1, 1)], /EPW line 1: latitude is "133.63"/],
    ["a temperature of -200", [location, hourLine(1, 1, 1), hourLine(1, 1, 2, { dryBulb: -200 })], /EPW line 3: dry bulb is "-200"/],
    ["words for a number", [location, hourLine(1, 1, 1, { pressure: "high" })], /EPW line 2: air pressure is "high"/],
    ["a line cut short", [location, "1999,1,1,1,0,?9,20,10"], /EPW line 2: 8 fields/],
    ["hours from 0 to 23", [location, hourLine(1, 1, 0)], /EPW line 2: hour is "0"; hours of the format are numbered 1 to 24/],
    [
      "an hour that has one of two records",
      [location, "DATA PERIODS,1,2,Data,Sunday,1/1,12/31", hourLine(1, 1, 1), hourLine(1, 1, 2), hourLine(1, 1, 2)],
      /EPW line 4: hour 1 of 1 January has 1 of its 2 records/,
    ],
    [
      "a file saved by a spreadsheet with semicolons",
      [location.replaceAll(",", ";")],
      /EPW line 1: fields are separated by another character/,
    ],
    ["an hour 25", [location, hourLine(1, 1, 25)], /EPW line 2: hour is "25"/],
    ["words among the hours", [location, hourLine(1, 1, 1), "<html>"], /EPW line 3: "<HTML>"/],
    ["a last hour cut short", [location, "DATA PERIODS,1,4,Data,Sunday,1/1,12/31", hourLine(1, 1, 1)], /1 of its 4 records/],
    ["half a record", [location, "DATA PERIODS,1,0.5,Data,Sunday,1/1,12/31", hourLine(1, 1, 1)], /EPW line 2: 0.5 records per hour/],
  ])("refuses %s and names the line", (_, lines, message) => {
    expect(() => parseEpw(lines.join("\n"))).toThrow(WeatherFileError);
    expect(() => parseEpw(lines.join("\n"))).toThrow(message);
  });

  test("averages the records of an hour, whatever their number, and of winds the vectors", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -30, max: 40 }), fc.integer({ min: 0, max: 900 })), { minLength: 2, maxLength: 6 }),
        (records) => {
          const line = ([dryBulb, beam]: readonly [number, number]): string => hourLine(1, 1, 1, { dryBulb, beam, dewPoint: -40 });
          const head = [location, `DATA PERIODS,1,${records.length},Data,Sunday,1/1,12/31`];
          const { hours, warnings } = parseEpw([...head, ...records.map(line)].join("\n"));
          const mean = (index: 0 | 1): number => records.reduce((sum, each) => sum + each[index], 0) / records.length;
          expect(hours.dryBulb).toHaveLength(1);
          expect(hours.dryBulb[0]).toBeCloseTo(mean(0), 10);
          expect(hours.directNormal[0]).toBeCloseTo(mean(1), 10);
          // Winds from one direction come from there, all together.
          expect(hours.windDirection[0]).toBeCloseTo(270, 10);
          expect(warnings).toContain(`The ${records.length} records of each hour are averaged.`);
        },
      ),
    );
    const around = (direction: number): string => hourLine(1, 1, 1).replace(",270,", `,${direction},`);
    const { hours } = parseEpw([location, "DATA PERIODS,1,2,Data,Sunday,1/1,12/31", around(350), around(20)].join("\n"));
    expect(hours.windDirection[0]).toBeCloseTo(5, 10);
  });

  test("leads to the design conditions that mathematics gives for a sinusoidal year", () => {
    const { hours } = parseEpw([...header, ...sineYear(15, 18)].join("\r\n"));
    expect(hours.dryBulb).toHaveLength(8760);
    const conditions = annualDesignConditions(hours);
    // A sine exceeds mean + swing·cos(πp) for the share p of its period; the sampling leaves 1e-3 K at most, where it is flat.
    for (const [value, p] of [
      [conditions.cooling.dryBulb004, 0.004],
      [conditions.cooling.dryBulb010, 0.01],
      [conditions.cooling.dryBulb020, 0.02],
      [conditions.heating.dryBulb990, 0.99],
      [conditions.heating.dryBulb996, 0.996],
    ] as const) {
      expect(Math.abs(value - (15 + 18 * Math.cos(Math.PI * p)))).toBeLessThan(2e-3);
    }
    expect([conditions.coldestMonth, conditions.hottestMonth]).toEqual([1, 7]);
  });

  test("reports its progress, never backwards and never over the whole", () => {
    const shares: number[] = [];
    parseEpw([...header, ...sineYear(15, 18)].join("\n"), (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test("a file cut off anywhere is refused in words, or leaves too few hours for design conditions", () => {
    const text = [...header, ...sineYear(15, 18)].join("\r\n");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(text.length * 0.85) }), (length) => {
        try {
          const { hours } = parseEpw(text.slice(0, length));
          expect(() => annualDesignConditions(hours)).toThrow(/hours with a dry bulb/);
        } catch (error) {
          expect(error).toBeInstanceOf(WeatherFileError);
          expect((error as WeatherFileError).message).toMatch(/^EPW( line \d+)?: /);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  test("whatever takes the place of a field, the line is refused or its numbers stay within the format's bounds", () => {
    const fields = hourLine(7, 1, 1).split(",");
    fc.assert(
      fc.property(fc.nat({ max: 22 }), fc.oneof(fc.string({ maxLength: 8 }), fc.double().map(String)), (column, text) => {
        try {
          const { hours } = parseEpw([location, fields.with(column, text).join(",")].join("\n"));
          const [dryBulb, humidity] = [hours.dryBulb[0], hours.relativeHumidity[0]];
          expect(dryBulb === undefined || (dryBulb >= -90 && dryBulb <= 70)).toBe(true);
          expect(humidity === undefined || (humidity >= 0 && humidity <= 1.1)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(WeatherFileError);
        }
      }),
    );
  });

  test("reads a leap year of 8784 hours", () => {
    const year = monthLengths.flatMap((length, m) =>
      Array.from({ length: (m === 1 ? 29 : length) * 24 }, (_, i) => hourLine(m + 1, Math.floor(i / 24) + 1, (i % 24) + 1)),
    );
    expect(parseEpw([...header, ...year].join("\n")).hours.dryBulb).toHaveLength(8784);
  });
});
