import { describe, expect, test } from "vitest";
import { atBlockHour, dayOf, loads, peakOf, peakOfMonth, project, sides, sumOnThatDay } from "./values/block-load.ts";

const { coincidentPeak, sumOfRoomPeaks, diversity } = project;

describe("what the article on block loads says", () => {
  test("the four loads of the hour add up to the block, and the four peaks to the sum", () => {
    expect(sides.reduce((sum, side) => sum + atBlockHour(side), 0)).toBeCloseTo(coincidentPeak.total, 6);
    expect(sides.reduce((sum, side) => sum + peakOf(side).total, 0)).toBeCloseTo(sumOfRoomPeaks.total, 6);
    expect(diversity).toBeCloseTo(coincidentPeak.total / sumOfRoomPeaks.total, 12);
  });

  test("no hour of the year exceeds the block, and the sum of peaks exceeds every hour", () => {
    const hours = Array.from({ length: 288 }, (_, k) => loads.reduce((sum, load) => sum + load.sensible[k]! + load.latent[k]!, 0));
    expect(Math.max(...hours)).toBeCloseTo(coincidentPeak.total, 6);
    expect(coincidentPeak.total).toBeLessThan(sumOnThatDay);
    expect(sumOnThatDay).toBeLessThan(sumOfRoomPeaks.total);
  });

  test("the peaks are at the hours in the text: east in the morning, west at five, south and north in between, the block at four", () => {
    const hourOf = (side: (typeof sides)[number]) => peakOfMonth(side, coincidentPeak.month).hour;
    expect(coincidentPeak).toMatchObject({ month: 8, hour: 16 });
    expect([hourOf("East"), hourOf("South"), hourOf("West"), hourOf("North")]).toEqual([10, 14, 17, 14]);
  });

  /*
   * Peak solar gain through south, east and north glass at 30° north, Btu/(h·ft²), of June, July and May, August and April, September and
   * March, October and February, November and January, December: Carrier, Handbook of Air Conditioning System Design, part 1, table 6.
   */
  const carrier = {
    North: [20, 16, 11, 9, 8, 7, 6],
    East: [161, 164, 165, 158, 135, 116, 105],
    South: [21, 30, 63, 105, 145, 159, 163],
    West: [161, 164, 165, 158, 135, 116, 105],
  } as const;
  /** Peak of the sun through the window, W, in the same order (the later month of each pair). */
  const sunOf = (side: (typeof sides)[number]): number[] =>
    [6, 7, 8, 9, 10, 11, 12].map((month) => {
      const sun = loads[sides.indexOf(side)]!.components.find(({ component }) => component === "windowSolar")!.sensible;
      return Math.max(...sun.slice(24 * (month - 1), 24 * month));
    });

  test("the sun makes the south room's load rise towards winter and the others' fall, as the old table has it", () => {
    const rise = (values: readonly number[]): number => values.at(-1)! / values[0]!;
    expect(rise(sunOf("South"))).toBeGreaterThan(1.5);
    expect(rise(carrier.South)).toBeGreaterThan(1.5);
    for (const side of ["East", "West", "North"] as const) {
      expect(rise(sunOf(side))).toBeLessThan(0.85);
      expect(rise(carrier[side])).toBeLessThan(0.85);
    }
    expect(peakOf("South").month).toBe(12);
    const south = Array.from({ length: 12 }, (_, m) => peakOfMonth("South", m + 1).total);
    expect(south.indexOf(Math.min(...south)) + 1).toBe(6);
    for (const side of ["East", "West", "North"] as const) expect([4, 5, 6, 7, 8]).toContain(peakOf(side).month);
  });

  test("the rooms differ only in their sun: at night their loads are nearly equal", () => {
    const atFour = sides.map((side) => dayOf(side)[3]!);
    expect(Math.max(...atFour) - Math.min(...atFour)).toBeLessThan(100);
  });
});
