import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonYear } from "./calendar.ts";
import { hourlyDegreeDays } from "./degreeDays.ts";
import { parseEpw, type EpwFile } from "./epw.ts";
import { annualDesignConditions, monthlyDesignConditions } from "./hourlyStatistics.ts";
import { weatherBins } from "./weatherBins.ts";
import { monthlyWeather } from "./monthlyWeather.ts";
import { packWeather } from "./packedWeather.ts";
import { WeatherFileError } from "./weatherFile.ts";
import { windRose } from "./windRose.ts";

const location = "LOCATION,Testville,CO,USA,AMY,724666,39.5,-104.8,-7.0,1790";

/** Days of a year as lines: a sine over the year, one over the day, and a bit of each day's own. */
const daysOfYear = (isLeap: boolean): string[][] =>
  Array.from({ length: isLeap ? 366 : 365 }, (_, dayOfYear) => {
    const date = new Date(Date.UTC(isLeap ? 2020 : 2021, 0, 1 + dayOfYear));
    return Array.from({ length: 24 }, (__, hour) => {
      const dryBulb =
        12 - 14 * Math.cos((2 * Math.PI * (dayOfYear - 15)) / 365) - 6 * Math.cos((Math.PI * (hour - 3)) / 12) + ((dayOfYear * 7) % 5);
      const air = `${dryBulb.toFixed(1)},${(dryBulb - 6).toFixed(1)},66,82000`;
      const sun = Math.max(0, Math.round(800 * Math.sin((Math.PI * (hour - 6)) / 12)));
      return `2020,${date.getUTCMonth() + 1},${date.getUTCDate()},${hour + 1},0,?,${air},0,0,300,${sun},${sun},${Math.round(sun / 5)},0,0,0,0,180,3.5,5`;
    });
  });
const [common, leap] = [daysOfYear(false), daysOfYear(true)];
const read = (days: readonly (readonly string[])[]): EpwFile => parseEpw([location, ...days.flat()].join("\n"));
const turn = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** All that is calculated from the hours of a file. */
function climateOf({ hours, location: place, source }: EpwFile) {
  return {
    annual: annualDesignConditions(hours),
    monthly: monthlyDesignConditions(hours, 0.02),
    degreeDays: hourlyDegreeDays(hours, 18),
    bins: weatherBins(hours, { width: 3 }),
    months: monthlyWeather(hours),
    packed: packWeather({ location: place, source, hours: commonYear(hours) }),
  };
}

describe("the calendar of a weather file", () => {
  test("a year that begins on any other day gives the same hours and the same climate, with and without 29 February", () => {
    for (const days of [common, leap]) {
      const straight = read(days);
      expect(straight.warnings).toEqual([]);
      const climate = climateOf(straight);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: days.length - 1 }), (by) => {
          const turned = read(turn(days, by));
          expect(turned.hours).toEqual(straight.hours);
          expect(turned.warnings).toEqual([expect.stringMatching(/^The hours begin on \d+ \w+; they are sorted to begin on 1 January\.$/)]);
          expect(climateOf(turned)).toEqual(climate);
        }),
        { numRuns: runs(4), examples: [[59], [days.length - 1]] },
      );
    }
  });

  test("a year that begins within a day, as one of another time zone does, is turned as well", () => {
    const hours = common.flat();
    expect(read([turn(hours, 8753)]).hours).toEqual(read(common).hours);
  });

  test("a common year is the same file with and without its 29 February", () => {
    const feb29 = 31 + 28;
    const without = read(leap.toSpliced(feb29, 1));
    expect(commonYear(read(leap).hours)).toEqual(without.hours);
    expect(commonYear(without.hours)).toEqual(without.hours);
  });

  test("a month removed, doubled or swapped, days swapped, and two years are refused with line and date", () => {
    const month = (days: readonly string[][], m: number) => days.filter(([line]) => line!.split(",")[1] === String(m));
    const line = (days: readonly string[][]) => new RegExp(`^EPW line ${2 + days.flat().length}: `);
    fc.assert(
      fc.property(fc.constantFrom(common, leap), fc.integer({ min: 2, max: 11 }), fc.nat({ max: 200 }), (days, m, by) => {
        const before = days.filter(([first]) => Number(first!.split(",")[1]) < m);
        const [daysOfMonth, after] = [month(days, m), days.filter(([first]) => Number(first!.split(",")[1]) > m)];
        const refused = (wrong: string[][], message: RegExp) => {
          expect(() => read(wrong)).toThrow(
            expect.objectContaining({ name: WeatherFileError.name, message: expect.stringMatching(message) }),
          );
        };
        refused([...before, ...after], line(before));
        refused([...before, ...daysOfMonth, ...daysOfMonth, ...after], line([...before, ...daysOfMonth]));
        refused([...before, ...daysOfMonth, ...after, ...daysOfMonth], line(days));
        refused([...turn(days, by), ...turn(days, by)], line(days));
        refused(days.with(by + 1, days[by + 2]!).with(by + 2, days[by + 1]!), line(days.slice(0, by + 1)));
      }),
      { numRuns: runs(6) },
    );
    expect(() => read([...common.slice(0, 181), ...common.slice(212)])).toThrow(
      "1 August follows 30 June; days are missing, doubled or out of order",
    );
    expect(() => read([...common, common[0]!])).toThrow(
      "hour 1 of 1 January comes a year after the first hour; a file of one year is expected",
    );
  });

  test("a leap year that was cut to 8760 hours says which days it has, and is not taken for a common year", () => {
    const cut = read(leap.slice(0, 365));
    const lack = "he hours run from 1 January to 30 December; 24 hours of a whole year are missing";
    expect(cut.warnings).toEqual([`T${lack}.`]);
    expect(() => commonYear(cut.hours)).toThrow(lack);
  });
});

describe("statistics of a year", () => {
  const { hours } = read(common);
  const joined = (m: number): typeof hours => {
    const positions = hours.month.flatMap((each, index) => (each === m ? [index] : []));
    return Object.fromEntries(
      Object.entries(hours).map(([name, series]) => [
        name,
        [...series, ...positions.map((index) => (series as readonly unknown[])[index])],
      ]),
    ) as unknown as typeof hours;
  };

  test("are refused for hours in which a month comes twice, from whichever program they come", () => {
    for (const m of [1, 7]) {
      const twice = joined(m);
      for (const compute of [
        () => hourlyDegreeDays(twice, 18),
        () => weatherBins(twice, { width: 3 }),
        () => annualDesignConditions(twice),
        () => monthlyWeather(twice),
        () => windRose(twice),
        () => monthlyDesignConditions(twice, 0.05),
      ])
        expect(compute).toThrow(/hours of (January|July) is 1488 h; it must lie between 0 and 744 h/);
      expect(() => commonYear(twice)).toThrow(/hours: /);
    }
  });

  test("of a year without a month are refused", () => {
    const dryBulb = hours.dryBulb.map((value, index) => (hours.month[index] === 7 ? undefined : value));
    expect(() => annualDesignConditions({ ...hours, dryBulb })).toThrow("hours of July with a dry bulb is 0");
  });
});
