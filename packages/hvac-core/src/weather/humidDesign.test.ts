import { describe, expect, test } from "vitest";
import { parseDdy } from "./ddy.ts";
import { humidDesignConditions, humidDesignFromDdy, humidDesignFromStat } from "./humidDesign.ts";
import { parseStat } from "./stat.ts";

const none = Array.from({ length: 12 }, () => null);
const only = (month: number, value: number): (number | null)[] => none.map((_, m) => (m + 1 === month ? value : null));
const twelve = (from: number): string => Array.from({ length: 12 }, (_, m) => (from + m).toFixed(1)).join("\t");

/** Washington Dulles, annual conditions in the order of the converter: 0.4, 1 and 2 %. */
const dulles =
  "7\t11.5\t34.1\t23.9\t32.8\t23.6\t31.2\t22.9\t25.4\t31.6\t24.8\t30.4\t24.1\t29.2\t4.2\t190\t24.1\t19.2\t28.2\t23.4\t18.4\t27.5\t22.8\t17.7\t26.9";
const place = " Location -- Testville\n {N 38° 57'} {W 77° 27'} {GMT -5.0 Hours}\n Elevation -- 98m above sea level\n";
const annual = `${place}\tCooling\t${dulles}\n`;

describe("humid design conditions", () => {
  test("of a STAT: wet bulbs of the months, the dew point of the year in its hottest month", () => {
    const rows = `\t Wetbulb 2.0%\t${twelve(10)}\n\t Coincident Drybulb 2.0%\t${twelve(15)}\n`;
    const design = humidDesignFromStat(parseStat(annual + rows), "2");
    expect(design.designWetBulb).toEqual(Array.from({ length: 12 }, (_, m) => 10 + m));
    expect(design.wetBulbDryBulb).toEqual(Array.from({ length: 12 }, (_, m) => 15 + m));
    expect([design.designDewPoint, design.dewPointDryBulb]).toEqual([only(7, 24.1), only(7, 28.2)]);
  });

  test("of a STAT with annual conditions only: those of the hottest month, the rarer the rarer", () => {
    const stat = parseStat(annual);
    expect(humidDesignFromStat(stat, "0.4").designWetBulb).toEqual(only(7, 25.4));
    expect(humidDesignFromStat(stat, "5").wetBulbDryBulb).toEqual(only(7, 30.4));
    expect(humidDesignFromStat(stat, "10").designDewPoint).toEqual(only(7, 22.8));
  });

  test("of a STAT that has neither, or other columns: none", () => {
    expect(humidDesignFromStat(parseStat(place), "2")).toEqual({
      designWetBulb: none,
      wetBulbDryBulb: none,
      designDewPoint: none,
      dewPointDryBulb: none,
    });
    const short = parseStat(`${place}\tCooling\t7\t13\t42.4\t20.1\t41.2\t19.7\t39.8\t19.2\t22.6\n`);
    expect(humidDesignFromStat(short, "2").designWetBulb).toEqual(none);
    const shifted = parseStat(`${place}\tCooling\t${dulles.replace("25.4\t31.6", "31.6\t25.4")}\n`);
    expect(humidDesignFromStat(shifted, "0.4").designWetBulb).toEqual(none);
  });

  test("of a DDY: the days of months by wet bulb, and of the year by dew point, never those of dry bulb or heating", () => {
    const day = (name: string, month: number, dryBulb: number, type: string, humid: number): string =>
      `SizingPeriod:DesignDay, Testville ${name}, ${month}, 21, SummerDesignDay, ${dryBulb}, 9, DefaultMultipliers, , ${type}, ${humid};`;
    const days = [
      day("Ann Htg 99.6% Condns DB", 1, -10, "Wetbulb", -10),
      day("Ann Hum_n 99.6% Condns DP=>MCDB", 1, -8, "Dewpoint", -20),
      day("Ann Clg .4% Condns DB=>MWB", 7, 34.1, "Wetbulb", 23.9),
      day("Ann Clg .4% Condns WB=>MDB", 7, 31.6, "Wetbulb", 25.4),
      day("Ann Clg .4% Condns DP=>MDB", 7, 28.2, "Dewpoint", 24.1),
      day("Ann Clg 1% Condns DP=>MDB", 7, 27.5, "Dewpoint", 23.4),
    ];
    const monthly = [
      day("July 2% Condns DB=>MCWB", 7, 33, "Wetbulb", 23),
      day("July 2% Condns WB=>MCDB", 7, 30.8, "Wetbulb", 25.1),
      day("June 2% Condns WB=>MCDB", 6, 29.9, "Wetbulb", 24.4),
    ];
    const read = (list: readonly string[]) => parseDdy(["Site:Location, Testville, 38.9, -77.4, -5, 98;", ...list].join("\n"));
    const year = humidDesignFromDdy(read(days), "2");
    expect([year.designWetBulb, year.wetBulbDryBulb]).toEqual([only(7, 25.4), only(7, 31.6)]);
    expect([year.designDewPoint, year.dewPointDryBulb]).toEqual([only(7, 24.1), only(7, 28.2)]);
    expect(humidDesignFromDdy(read(days), "5").designDewPoint).toEqual(only(7, 23.4));
    const months = humidDesignFromDdy(read([...days, ...monthly]), "2");
    expect(months.designWetBulb).toEqual(none.map((_, m) => [24.4, 25.1][m - 5] ?? null));
    expect(months.wetBulbDryBulb).toEqual(none.map((_, m) => [29.9, 30.8][m - 5] ?? null));
  });

  test("of hours: what the share of each month exceeds, at the dry bulb of the same hours", () => {
    // Months of 100 hours with dew points from 10 to 19.9 °C, the most humid ten at 26 °C and the others at 30 °C.
    const hour = Array.from({ length: 1200 }, (_, i) => i);
    const month = hour.map((i) => Math.floor(i / 100) + 1);
    const dewPoint = hour.map((i) => 10 + (i % 100) / 10);
    const hours = { month, day: hour.map(() => 1), dryBulb: hour.map((i) => (i % 100 >= 90 ? 26 : 30)), dewPoint };
    const { designDewPoint, dewPointDryBulb, designWetBulb, wetBulbDryBulb } = humidDesignConditions(hours, 0.05);
    // Straight between the sorted hours: 94.05 of 0…99.
    expect(designDewPoint.map((value) => value!.toFixed(6))).toEqual(Array.from({ length: 12 }, () => "19.405000"));
    expect(dewPointDryBulb[6]).toBe(26);
    for (const m of [0, 6, 11]) {
      expect(designWetBulb[m]!).toBeLessThan(wetBulbDryBulb[m]!);
      expect(designWetBulb[m]!).toBeGreaterThan(15);
    }
  });
});
