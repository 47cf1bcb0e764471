import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saturationPressure } from "../psychrometrics/index.ts";
import { vaporPressureFromHumidityRatio } from "../psychrometrics/quantities/index.ts";
import { clo, comfortTemperature, comfortZone, met, predictedMeanVote, type ThermalSensation } from "./index.ts";

type Row = readonly [
  dryBulb: number,
  meanRadiant: number,
  airSpeed: number,
  percentHumidity: number,
  met: number,
  clo: number,
  vote: number,
  dissatisfied: number,
];

const vaporOf = (t: number, percent: number): number => (percent / 100) * saturationPressure(t);
const sensationOf = ([dryBulb, meanRadiant, airSpeed, percent, activity, clothes]: Row): ThermalSensation =>
  predictedMeanVote({
    dryBulb,
    meanRadiant,
    airSpeed,
    vaporPressure: vaporOf(dryBulb, percent),
    metabolicRate: activity * met,
    clothing: clothes * clo,
  });

/** ISO 7730:2005, Table D.1. Its seventh row prints 0.50 and 10 %, which neither its own program nor its neighbours bear out. */
const iso: readonly Row[] = [
  [22, 22, 0.1, 60, 1.2, 0.5, -0.75, 17],
  [27, 27, 0.1, 60, 1.2, 0.5, 0.77, 17],
  [27, 27, 0.3, 60, 1.2, 0.5, 0.44, 9],
  [23.5, 25.5, 0.1, 60, 1.2, 0.5, -0.01, 5],
  [23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.55, 11],
  [19, 19, 0.1, 40, 1.2, 1, -0.6, 13],
  [23.5, 23.5, 0.3, 40, 1.2, 1, 0.12, 5],
  [23, 21, 0.1, 40, 1.2, 1, 0.05, 5],
  [23, 21, 0.3, 40, 1.2, 1, -0.16, 6],
  [22, 22, 0.1, 60, 1.6, 0.5, 0.05, 5],
  [27, 27, 0.1, 60, 1.6, 0.5, 1.17, 34],
  [27, 27, 0.3, 60, 1.6, 0.5, 0.95, 24],
];

/** ASHRAE 55-2017, validation of the predicted mean vote, rows in air of up to 0.1 m/s. */
const ashrae: readonly Row[] = [
  [19.6, 19.6, 0.1, 86, 1.1, 1, -0.5, 10],
  [23.9, 23.9, 0.1, 66, 1.1, 1, 0.5, 10],
  [25.7, 25.7, 0.1, 15, 1.1, 1, 0.5, 10],
  [21.2, 21.2, 0.1, 20, 1.1, 1, -0.5, 10],
  [23.6, 23.6, 0.1, 67, 1.1, 0.5, -0.5, 10],
  [26.8, 26.8, 0.1, 56, 1.1, 0.5, 0.5, 10],
  [27.9, 27.9, 0.1, 13, 1.1, 0.5, 0.5, 10],
  [24.7, 24.7, 0.1, 16, 1.1, 0.5, -0.5, 10],
];

describe("the predicted mean vote", () => {
  // Two digits are printed, of a program that stops its iteration at 0.15 mK of clothing over 100 and has another saturation pressure.
  test.each(iso)("reproduces ISO 7730's table: %d and %d °C, %d m/s, %d %%, %d met, %d clo", (...row) => {
    const { vote, dissatisfied } = sensationOf(row);
    expect(Math.abs(vote - row[6])).toBeLessThan(0.01);
    expect(Math.abs(100 * dissatisfied - row[7])).toBeLessThan(0.6);
  });

  test("gives 0.36 and 8 % where ISO 7730 prints 0.50 and 10 %, as other programs do (pythermalcomfort)", () => {
    const { vote, dissatisfied } = sensationOf([23.5, 23.5, 0.1, 40, 1.2, 1, 0.36, 7.7]);
    expect(Math.abs(vote - 0.36)).toBeLessThan(0.005);
    expect(Math.abs(dissatisfied - 0.077)).toBeLessThan(0.001);
  });

  // The rows are temperatures rounded to 0.1 K, of which 0.05 K moves the vote by 0.015 to 0.02, and a met is 58.2 W/m² there.
  test.each(ashrae)("reproduces ASHRAE 55's rows: %d and %d °C, %d m/s, %d %%, %d met, %d clo", (...row) => {
    const { vote, dissatisfied } = sensationOf(row);
    expect(Math.abs(vote - row[6])).toBeLessThan(0.03);
    expect(Math.abs(100 * dissatisfied - row[7])).toBeLessThan(1);
  });

  test("rises with warmth, clothes and humidity, falls with moving air that is cooler than the clothes, and always balances", () => {
    const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        number(12, 28),
        number(0.05, 0.9),
        number(0.05, 0.8),
        number(1, 2),
        number(0.1, 1.5),
        (t, share, speed, activity, dress) => {
          const people = {
            dryBulb: t,
            airSpeed: speed,
            vaporPressure: share * saturationPressure(t),
            metabolicRate: activity * met,
            clothing: dress * clo,
          };
          const { vote, dissatisfied, clothingTemperature } = predictedMeanVote(people);
          expect(predictedMeanVote({ ...people, dryBulb: t + 1 }).vote).toBeGreaterThan(vote);
          expect(predictedMeanVote({ ...people, vaporPressure: people.vaporPressure + 100 }).vote).toBeGreaterThan(vote);
          if (clothingTemperature > t) expect(predictedMeanVote({ ...people, airSpeed: speed + 0.2 }).vote).toBeLessThanOrEqual(vote);
          expect(dissatisfied).toBeGreaterThanOrEqual(0.05);
          expect(dissatisfied).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("refuses conditions that nobody lives in", () => {
    const usual = { dryBulb: 22, airSpeed: 0.1, vaporPressure: 1500, metabolicRate: 70, clothing: 0.1 };
    expect(() => predictedMeanVote({ ...usual, clothing: 2 })).toThrow("clothing");
    expect(() => predictedMeanVote({ ...usual, dryBulb: 120 })).toThrow("dryBulb");
    expect(() => predictedMeanVote({ ...usual, externalWork: 80 })).toThrow("externalWork");
  });
});

describe("the comfort zone", () => {
  // A vote that is 0.03 off, as above, is 0.12 K.
  test.each(ashrae)("meets the temperatures of ASHRAE 55's rows: %d °C at %d", (...row) => {
    const [t, , airSpeed, percent, activity, clothes, vote] = row;
    const neutral = comfortTemperature(vote, vaporOf(t, percent), { airSpeed, metabolicRate: activity * met, clothing: clothes * clo });
    expect(Math.abs(neutral - t)).toBeLessThan(0.12);
  });

  test("has votes of -0.5 and 0.5 on its sides, at any altitude", () => {
    for (const pressure of [101_325, 75_000])
      for (const clothes of [0.5, 1]) {
        const zone = comfortZone({ clothing: clothes * clo, pressure });
        for (const [index, { dryBulb, humidityRatio }] of zone.entries()) {
          const { vote } = predictedMeanVote({
            dryBulb,
            airSpeed: 0.1,
            vaporPressure: vaporPressureFromHumidityRatio(humidityRatio, pressure),
            metabolicRate: 1.1 * met,
            clothing: clothes * clo,
          });
          expect(vote).toBeCloseTo(index < zone.length / 2 ? -0.5 : 0.5, 8);
        }
        expect(Math.max(...zone.map(({ humidityRatio }) => humidityRatio))).toBeCloseTo(0.012, 12);
      }
  });
});
