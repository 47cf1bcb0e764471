import { countWork, workGrowth } from "@tooling/testing/work";
import { mutatedText, mutationLimitMs, mutationRuns, numbersIn } from "@tooling/testing/mutations";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importUrdb, TariffError } from "../src/energy/index.ts";
import { ExpressionError, OutOfRangeError, callsIn, parseExpression, symbolsIn } from "../src/kernel/index.ts";
import { kinds, parseQuantity, type QuantityKind } from "../src/quantity/index.ts";
import {
  packWeather,
  parseDdy,
  parseEpw,
  parsePosition,
  parseStat,
  searchPlaces,
  unpackWeather,
  WeatherFileError,
  weatherText,
} from "../src/weather/index.ts";

/*
 * The law of readers: whatever a text holds, a reader answers with finite numbers within the bounds of its quantities, or refuses in words that fit on a
 * page; and a text twice as long takes twice the work.
 */

const epwHour = (day: number, hour: number): string =>
  `1999,1,${day},${hour},0,?9?9?9?9E0,-3.0,-5.5,83,98500,0,0,250,0,0,0,0,0,0,0,270,3.1,2,2,9999,99999,9,999999999,100,0.09,0,88,0,0,1`;
const epw = [
  'LOCATION,"Town, North",GA,USA,TMY3,722190,33.63,-84.43,-5.0,313',
  "DESIGN CONDITIONS,1,Climate Design Data 2009 ASHRAE Handbook,,Heating,1,-6.6,-4.1,-15.7,1,-2.1,-13.2,1.4,0.3,11.8,4.4,10.9,4.6,5.3,320,Cooling,7,9.6,34.3,23.5,33.1,23.4,31.8,23,25.3,31.6,24.7,30.6,Extremes,9.8,8.6,7.9",
  "HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0",
  "COMMENTS 1,typical months",
  "DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31",
  ...[1, 2].flatMap((day) => Array.from({ length: 24 }, (_, index) => epwHour(day, index + 1))),
].join("\r\n");

const ddy = `! 2013 ASHRAE Handbook, WMO=722190
 Site:Location,
  Town, !- Name
  33.63, -84.43, -5.00, 313;
 SizingPeriod:DesignDay, Town Ann Clg 1% Condns DB=>MWB, 7, 21, SummerDesignDay, 33.1, 9.6, DefaultMultipliers, , Wetbulb, 23.4, , , , , 97620, 4, 300, No, No, No, ASHRAETau, , , 0.44, 2.02;
 SizingPeriod:DesignDay, Town Ann Htg 99.6% Condns DB, 1, 21, WinterDesignDay, -6.6, 0, DefaultMultipliers, , Wetbulb, -6.6, , , , , 97620, 5.3, 320, No, No, No, ASHRAEClearSky, , , , , 0;
`;

const months = (from: number, step: number): string => Array.from({ length: 12 }, (_, m) => (from + step * m).toFixed(1)).join("\t");
const stat = ` -EnergyPlus Weather Converter
 Location -- Town GA USA
      {N 33°  38'} {W  84°  26'} {GMT -5.0 Hours}
 Elevation --   313m above sea level
 WMO Station 722190
 - Displaying Design Conditions from "Climate Design Data 2009 ASHRAE Handbook"
    \tHeating\t1\t-6.6\t-4.1\t-15.7
    \tCooling\t7\t9.6\t34.3\t23.5\t33.1\t23.4\t31.8\t23.0\t25.3\t31.6\t24.7\t30.6\t23.9\t29.8\t4\t300\t23.7\t19.1\t26.8\t23.2\t18.5\t26.3\t22.6\t17.8\t25.9
 - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"
 \t             taub (beam)\t${months(0.31, 0.01)}\t
 \t          taud (diffuse)\t${months(2.4, -0.05)}\t
 \t            Drybulb 0.4%\t${months(20, 1)}\t
 \t Coincident Wetbulb 0.4%\t${months(10, 0.5)}\t
 \t            Wetbulb 0.4%\t${months(12, 0.5)}\t
 \t Coincident Drybulb 0.4%\t${months(18, 1)}\t
 \t   Drybulb range - DB 5%\t${months(12, 0.1)}\t
 \t     HDD base 18.3°C\t  294\t  204\t  118\t   41\t    4\t    1\t    0\t    0\t    1\t   26\t  168\t  312\t
`;

const urdb = JSON.stringify({
  items: [
    {
      label: "5c8",
      name: "General",
      startdate: 1_577_836_800,
      energyratestructure: [[{ max: 3000, unit: "kWh", rate: "0.12", adj: 0.01 }, { rate: 0.06 }], [{ rate: 0.2, sell: 0.02 }]],
      energyweekdayschedule: Array.from({ length: 12 }, () => Array.from({ length: 24 }, (_, hour) => (hour > 12 ? 1 : 0))),
      energyweekendschedule: Array.from({ length: 12 }, () => Array<number>(24).fill(0)),
      flatdemandstructure: [[{ rate: 10, max: 1e38 }]],
      flatdemandmonths: Array<number>(12).fill(0),
      lookbackpercent: 80,
      lookbackrange: 11,
      fixedchargefirstmeter: 25,
      fixedchargeunits: "$/month",
    },
  ],
});

const rest = (value: number): number[] => Array<number>(288).fill(value);
const meanDays = packWeather({
  location: { name: "Here, 50 %", latitude: 52, longitude: 13, timeZone: 1, elevation: 40, stationNumber: "10384" },
  source: "made up",
  hours: {
    dryBulb: rest(-4.5),
    relativeHumidity: rest(0.8),
    pressure: rest(101_325),
    directNormal: rest(0),
    diffuseHorizontal: rest(90),
    windSpeed: rest(3),
  },
});

/** A text with the checksum that goes with it: who changes one can also change the other. FNV-1a of 32 bits. */
function withChecksum(text: string): string {
  const body = text.slice(0, Math.max(0, text.lastIndexOf("|")));
  const hash = body.split("").reduce((before, sign) => Math.imul(before ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return `${body}|${(hash >>> 0).toString(16).padStart(8, "0")}`;
}

/** A message is read by people: it repeats a part of a text, never a whole file. */
const maxMessageLength = 600;

interface Reader {
  readonly name: string;
  readonly seeds: readonly string[];
  readonly read: (text: string) => unknown;
  /** Errors that are answers. */
  readonly refusals: readonly (new (...given: never[]) => Error)[];
  /** No number of the format is larger. */
  readonly max: number;
  /** Fewer, where each gives the 8760 hours of a year. */
  readonly runs?: number;
}

const quantityKinds = Object.keys(kinds) as QuantityKind[];
const quantities = ["12,5", "1 200 cfm", "3/4", "1 1/2 in", "75°F", "−5 °C", "1.2e3", "50 %", "10 ft 6 in", "10'6\" x 12'", "(4+2)*2.7", "4 * 60 W", "20 ft * 15 ft"]; // prettier-ignore
const positions = ["48.1, 11.6", "33°52′ S 151°12′ E", "48,1; 11,6", "N", "-0.5 179.9 W"];

const readers: readonly Reader[] = [
  { name: "EPW", seeds: [epw], read: parseEpw, refusals: [WeatherFileError], max: 1e6 },
  { name: "DDY", seeds: [ddy], read: parseDdy, refusals: [WeatherFileError], max: 1e6 },
  { name: "STAT", seeds: [stat], read: parseStat, refusals: [WeatherFileError], max: 1e6 },
  { name: "URDB", seeds: [urdb], read: (text) => importUrdb(text), refusals: [TariffError, OutOfRangeError], max: Number.MAX_VALUE },
  {
    name: "quantity",
    seeds: quantities,
    read: (text) => {
      const kind = quantityKinds[text.length % quantityKinds.length]!;
      const decimalMark = text.length % 2 === 0 ? "." : ",";
      const results = [parseQuantity(text, kind, "Imperial", { decimalMark }), parseQuantity(text, "area", "Metric")];
      for (const result of results) if (!result.ok && result.message.length > 2 * maxMessageLength) throw new Error("a long message");
      return results;
    },
    refusals: [],
    max: Number.MAX_VALUE,
  },
  {
    name: "expression",
    seeds: ["2 * A * (t_o - t_i) / R_w^2", "sum(-x, max(1.5e-3 [m2/s], y)) * π", "sqrt(abs(a + b)) - sin(β)"],
    read: (text) => {
      const tree = parseExpression(text);
      return [symbolsIn(tree), callsIn(tree)];
    },
    refusals: [ExpressionError],
    max: 0,
  },
  {
    name: "packed weather",
    seeds: [meanDays],
    read: (text) => unpackWeather(withChecksum(text)),
    refusals: [OutOfRangeError],
    max: 1e6,
    runs: mutationRuns / 5,
  },
  { name: "position", seeds: positions, read: parsePosition, refusals: [], max: 180 },
];

describe.each(readers)("whatever a text of $name holds,", ({ seeds, read, refusals, max, runs = mutationRuns }) => {
  test(
    "it is answered in finite numbers, or refused in words",
    () => {
      for (const seed of seeds) expect(() => read(seed)).not.toThrow();
      fc.assert(
        fc.property(mutatedText(seeds), (text) => {
          let result: unknown;
          try {
            result = read(text);
          } catch (error) {
            if (!refusals.some((kind) => error instanceof kind)) throw error;
            const { message } = error as Error;
            if (message.length === 0 || message.length > maxMessageLength)
              throw new Error(`a message of ${message.length} characters`, { cause: error });
            return;
          }
          const beyond = numbersIn(result).find((value) => !(Math.abs(value) <= max));
          if (beyond !== undefined) throw new Error(`the answer holds ${beyond}`);
        }),
        { numRuns: runs },
      );
    },
    mutationLimitMs,
  );
});

test("whatever the bytes of a weather file are, they are text", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        expect(typeof weatherText(bytes)).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(WeatherFileError);
      }
    }),
  );
});

test(
  "whatever is searched for, places are found or none",
  () => {
    // A search goes over a thousand stations and forty thousand names: a few hundred of them say it.
    fc.assert(
      fc.property(mutatedText(["leeds", "97205", "45.5, -122.7", "東京", "portland or", "São Tomé"]), (query) => {
        for (const { station, place } of searchPlaces(query.slice(0, 200)))
          for (const value of numbersIn([station.latitude, station.longitude, place])) expect(Math.abs(value)).toBeLessThanOrEqual(180);
      }),
      { numRuns: Math.ceil(mutationRuns / 20) },
    );
  },
  mutationLimitMs,
);

describe("a text twice as long takes twice the work:", () => {
  const location = "Site:Location, Town, 33.63, -84.43, -5.0, 313;\n";
  const stations = " Location -- Town\n {N 33° 38'} {W 84° 26'} {GMT -5.0 Hours}\n Elevation -- 313m\n";
  const texts: readonly (readonly [name: string, textOf: (times: number) => string, read: (text: string) => unknown])[] = [
    ["a DDY of blanks and semicolons", (times) => location + " ; ".repeat(times), parseDdy],
    ["a DDY of one field over many lines", (times) => `${location}Foo, ${"bar \n".repeat(times)};`, parseDdy],
    ["a DDY of blanks", (times) => location + " \n".repeat(times), parseDdy],
    ["a DDY of locations", (times) => location.repeat(times), parseDdy],
    ["a DDY of design days that are left out", (times) => location + "SizingPeriod:DesignDay, a, 13;\n".repeat(times), parseDdy],
    ["a STAT of tabs", (times) => `${stations}${"\t".repeat(times)}a`, parseStat],
    ["a STAT of lines of tabs", (times) => stations + "\t\t\tHeating\t1\n".repeat(times), parseStat],
    ["a STAT of long degrees", (times) => `{N 3 ${"1".repeat(times)}`, parseStat],
    ["a STAT of braces", (times) => `{N 3${" {N 3".repeat(times)}`, parseStat],
    ["a STAT of a place with blanks", (times) => `${stations} Location -- a${" ".repeat(times)}b`, parseStat],
    ["an EPW of hours", (times) => `${epw.split("DATA PERIODS")[0]!}${`${epwHour(1, 1)}\n`.repeat(times)}`, (text) => parseEpw(text)],
    ["an EPW of comments", (times) => `${epw.split("DATA PERIODS")[0]!}${"COMMENTS 2,a, b,\n".repeat(times)}`, (text) => parseEpw(text)],
    ["a tariff of tiers", (times) => JSON.stringify({ energyratestructure: [Array.from({ length: times }, (_, index) => ({ rate: 0.1, max: index }))] }), (text) => importUrdb(text)], // prettier-ignore
    ["a quantity of digits", (times) => "1".repeat(times), (text) => parseQuantity(text, "area", "Metric")],
    ["a quantity of blanks", (times) => `1${" ".repeat(times)}1`, (text) => parseQuantity(text, "area", "Metric")],
    ["a quantity of sums", (times) => `1${"+1".repeat(times)}`, (text) => parseQuantity(text, "area", "Metric")],
    ["a formula of sums", (times) => `1${"+1".repeat(times)}`, parseExpression],
    ["a formula of brackets", (times) => "(".repeat(times), parseExpression],
    ["a formula of blanks", (times) => `1${" ".repeat(times)}+${" ".repeat(times)}1`, parseExpression],
  ];
  test.each(texts)("%s", (_, textOf, read) => {
    expect(workGrowth(textOf, read)).toBeLessThan(2.3);
  });

  test("work is counted where a loop begins again at each sign", () => {
    const again = (text: string): void => {
      let read = "";
      for (const sign of text) {
        read += sign;
        read.trim();
      }
    };
    expect(countWork(() => again("abc"))).toBe(6);
    expect(workGrowth((times) => "a".repeat(times), again)).toBeGreaterThan(3.9);
    const shifted = (text: string): void => {
      const cells = text.split("\t");
      while (cells.length > 0) cells.shift();
    };
    expect(workGrowth((times) => "\t".repeat(times), shifted)).toBeGreaterThan(3.9);
  });
});

test("values beyond the bounds of their quantities are refused or left out by line", () => {
  expect(() => parseStat(stat.replace("38'", "4.5.6'"))).toThrow("STAT line 3: the coordinates");
  expect(() => parseStat(stat.replace("N 33", "N 136"))).toThrow("STAT line 3: the coordinates");
  expect(() => parseStat(stat.replace("GMT -5.0", "GMT -8.0.1"))).toThrow("STAT line 3: the coordinates");
  expect(() => parseStat(stat.replace("313m", "31.3.3m"))).toThrow("STAT line 4: elevation");
  expect(parseStat(stat.replace("HDD base 18.3", "HDD base 18.3.3")).degreeDays).toEqual([]);
  const { monthlyDesign, warnings } = parseStat(stat.replace("Drybulb 0.4%\t20.0", "Drybulb 0.4%\t999"));
  expect(monthlyDesign).toEqual({});
  expect(warnings).toEqual(["STAT line 12: Drybulb 0.4% is 999; a number between -90 and 70 is expected. This row is left out."]);
  expect(() => parseStat(`${stat}${"x".repeat(10_001)}`)).toThrow("the line has 10001 characters; maximum 10000 are read");
});
