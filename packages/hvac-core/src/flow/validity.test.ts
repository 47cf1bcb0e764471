import { describe, expect, test } from "vitest";
import { OutOfRangeError, UnknownNameError } from "../refusals/errors.ts";
import {
  ductFitting,
  ductFittings,
  equivalentDiameterValidity,
  erosionVelocityValidity,
  exceededRanges,
  hazenWilliamsValidity,
  pipeFittings,
  type Fitting,
} from "./index.ts";

const all: readonly Fitting[] = [...ductFittings, ...pipeFittings];
const samples = 400;

/** The usual values, but dampers nearly closed and tees as wyes: there every parameter counts. */
const others = (fitting: Fitting): Record<string, number> =>
  fitting.family === "damper" && "angle" in fitting.parameters
    ? { angle: 60 }
    : fitting.leg === "run" && "angle" in fitting.parameters
      ? { angle: 45 }
      : {};

describe("what a fitting's source covers", () => {
  test("lies within what is computed, and holds at the usual values", () => {
    for (const fitting of all) {
      for (const [key, { min, max }] of Object.entries(fitting.parameters)) {
        expect(fitting.valid[key]!.min, `${fitting.key} ${key}`).toBeGreaterThanOrEqual(min);
        expect(fitting.valid[key]!.max, `${fitting.key} ${key}`).toBeLessThanOrEqual(max);
      }
      expect(exceededRanges(fitting), fitting.key).toEqual([]);
    }
  });

  test("is exceeded exactly where a value lies outside it", () => {
    for (const fitting of all)
      for (const [key, { min, max }] of Object.entries(fitting.parameters)) {
        const range = fitting.valid[key]!;
        for (let i = 0; i <= 40; i++) {
          const value = min + ((max - min) * i) / 40;
          const exceeded = exceededRanges(fitting, { [key]: value }).map(({ parameter }) => parameter);
          expect(exceeded.includes(key), `${fitting.key} ${key} = ${value}`).toBe(value < range.min || value > range.max);
        }
      }
  });

  test("no coefficient stays flat towards the end of a parameter unless its source says so or the fitting does", () => {
    for (const fitting of all)
      for (const [key, { min, max, constantOver = [] }] of Object.entries(fitting.parameters)) {
        const values = Array.from({ length: samples + 1 }, (_, i) => min + ((max - min) * i) / samples);
        const coefficientAt = (value: number): number => fitting.coefficient({ ...others(fitting), [key]: value });
        if (values.every((value) => coefficientAt(value) === coefficientAt(min))) continue;
        for (const fromEnd of [values, values.toReversed()]) {
          const end = coefficientAt(fromEnd[0]!);
          const flat = fromEnd.slice(
            0,
            fromEnd.findIndex((value) => Math.abs(coefficientAt(value) - end) > 1e-12),
          );
          // A single sample is no stretch.
          if (flat.length < 3) continue;
          for (const value of flat.slice(0, -1)) {
            const isKnownFlat = constantOver.some(([from, to]) => value >= from - 1e-9 && value <= to + 1e-9);
            const isOutOfRange = exceededRanges(fitting, { ...others(fitting), [key]: value }).length > 0;
            expect(isKnownFlat || isOutOfRange, `${fitting.key} ${key} = ${value} is flat`).toBe(true);
          }
        }
      }
  });

  test("has limits that read as printed: four digits at most, as error messages show them", () => {
    const isShort = (value: number): boolean => Number(value.toPrecision(4)) === value;
    for (const fitting of all) {
      for (const { min, max, default: usual } of Object.values(fitting.parameters))
        expect([min, max, usual].every(isShort), fitting.key).toBe(true);
      for (const { min, max } of Object.values(fitting.valid)) expect(isShort(min) && isShort(max), fitting.key).toBe(true);
    }
  });

  test("take-offs to a conical branch were measured from 0.4 to 1.5, vaned elbows from 5 to 12.5 m/s", () => {
    const takeoff = ductFitting("takeoffRectangularToConical");
    expect(exceededRanges(takeoff, { velocityRatio: 0.2 })).toMatchObject([{ parameter: "velocityRatio", value: 0.2, min: 0.4, max: 1.5 }]);
    expect(exceededRanges(takeoff, { velocityRatio: 1.5 })).toEqual([]);
    for (const { key } of ductFittings.filter((fitting: Fitting) => fitting.vanes)) {
      expect(exceededRanges(ductFitting(key), { velocity: 3 })).toMatchObject([{ parameter: "velocity", unit: "m/s" }]);
      expect(exceededRanges(ductFitting(key), { velocity: 20 })).toHaveLength(1);
      expect(exceededRanges(ductFitting(key), { velocity: 8 })).toEqual([]);
    }
  });

  test("covers quantities that follow from others: the velocity ratio of a take-off by flow and area", () => {
    const takeoff = ductFitting("takeoffRectangular45");
    // 0.5 of the flow through 0.2 of the area: 2.5 times the velocity, beyond the table's 1.8.
    expect(exceededRanges(takeoff, { flowRatio: 0.5, areaRatio: 0.2 }).map(({ parameter }) => parameter)).toEqual(["velocityRatio"]);
  });

  test("is given in the same way for correlations: Huebscher's up to 8 : 1, Hazen and Williams' from 50 mm and up to 3 m/s", () => {
    expect(exceededRanges(equivalentDiameterValidity, { width: 0.2, height: 1.6 })).toEqual([]);
    expect(exceededRanges(equivalentDiameterValidity, { width: 0.2, height: 1.7 })).toMatchObject([{ parameter: "aspectRatio", max: 8 }]);
    // 0.01 m³/s is 5.1 m/s in 50 mm.
    expect(exceededRanges(hazenWilliamsValidity, { flow: 0.01, diameter: 0.05 })).toMatchObject([{ parameter: "velocity", unit: "m/s" }]);
    expect(exceededRanges(hazenWilliamsValidity, { flow: 1e-4, diameter: 0.02 })).toMatchObject([{ parameter: "diameter" }]);
    expect(exceededRanges(erosionVelocityValidity, { hours: 8760 })).toMatchObject([{ parameter: "hours", max: 8000 }]);
    expect(() => exceededRanges(equivalentDiameterValidity, { width: 0.2 })).toThrow(OutOfRangeError);
  });

  test("impossible values and unknown parameters are refused", () => {
    expect(() => exceededRanges(ductFitting("screen"), { freeArea: 1.1 })).toThrow(OutOfRangeError);
    expect(() => exceededRanges(ductFitting("screen"), { freeArea: Number.NaN })).toThrow(OutOfRangeError);
    expect(() => exceededRanges(ductFitting("screen"), { area: 0.5 })).toThrow(UnknownNameError);
  });
});
