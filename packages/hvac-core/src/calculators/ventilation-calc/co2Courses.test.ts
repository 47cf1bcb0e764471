import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { concentrationAfter, purgeTime, type DilutedSpace } from "../../ventilation/index.ts";
import { co2Courses, purgeCourse } from "./co2Courses.ts";
import { ventilationCalc, type VentilationInput } from "./index.ts";

const space: fc.Arbitrary<DilutedSpace> = fc.record({
  start: fc.double({ min: 0, max: 0.01, noNaN: true }),
  outdoor: fc.double({ min: 0, max: 0.001, noNaN: true }),
  source: fc.double({ min: 0, max: 1e-3, noNaN: true }),
  airflow: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 100, noNaN: true })),
  volume: fc.double({ min: 1, max: 1e4, noNaN: true }),
});
const seconds = fc.double({ min: 0, max: 1e5, noNaN: true });

describe("the concentration in a mixed space", () => {
  test("goes on from where it was: two times one after the other are their sum", () => {
    fc.assert(
      fc.property(space, seconds, seconds, (given, first, second) => {
        const start = concentrationAfter(first, given);
        fc.pre(start <= 1);
        expect(concentrationAfter(second, { ...given, start })).toBeCloseTo(concentrationAfter(first + second, given), 10);
      }),
    );
  });

  test("keeps the mass: what is stored is what was given off less what left", () => {
    fc.assert(
      fc.property(space, seconds, (given, time) => {
        const { outdoor, source, airflow, volume } = given;
        const dt = 1e-4 * (volume / Math.max(airflow, 1e-2));
        const stored = (volume * (concentrationAfter(time + dt, given) - concentrationAfter(time, given))) / dt;
        const left = airflow * (concentrationAfter(time + dt / 2, given) - outdoor);
        expect(Math.abs(stored - (source - left))).toBeLessThanOrEqual(1e-6 * (source + Math.abs(left) + (volume / dt) * 1e-9));
      }),
    );
  });

  test("rises in a straight line without air, and the formula comes there steadily", () => {
    const still = { start: 0.0004, outdoor: 0.0004, source: 1e-4, airflow: 0, volume: 100 };
    expect(concentrationAfter(1000, still)).toBeCloseTo(0.0014, 15);
    expect(concentrationAfter(1000, { ...still, airflow: 1e-12 })).toBeCloseTo(0.0014, 12);
  });

  test("refuses invalid input", () => {
    expect(() => concentrationAfter(-1, { start: 0, outdoor: 0, source: 0, airflow: 0, volume: 1 })).toThrow("time");
    expect(() => concentrationAfter(1, { start: 0, outdoor: 0, source: 0, airflow: 0, volume: 0 })).toThrow("volume");
  });
});

function courses(input: VentilationInput) {
  const outcome = ventilationCalc.calculate({
    roomWidth: 9,
    roomLength: 12,
    roomHeight: 2.7,
    airChangesPerHour: 6,
    category: "office-space",
    ...input,
  });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  if (outcome.calculation.scope !== "room") throw new Error("a room is calculated");
  return { courses: co2Courses(outcome.calculation, outcome.values), results: outcome.results };
}

describe("the courses of CO₂", () => {
  test.each([
    { airChangesPerHour: 6 },
    { airChangesPerHour: 0.5 },
    { airChangesPerHour: 2, outdoorAirFraction: 0.3, airDistribution: "displacement" },
  ] as const)("settle where the results say: %o", (input) => {
    const { courses: both, results } = courses({ unitSystem: "Metric", ...input });
    const governing = both.filter(({ governs }) => governs);
    expect(governing.map(({ by }) => by)).toEqual([results.governing.value]);
    expect(governing[0]!.steadyState! / results.co2AtSteadyState!.value).toBeCloseTo(1, 12);
    expect(governing[0]!.outdoorAirflow / results.designOutdoorAirflow.value).toBeCloseTo(1, 12);
  });

  test("begin outdoors, and are 95 % risen after three time constants", () => {
    for (const { after, timeConstant, settlingTime, steadyState } of courses({ unitSystem: "Metric", outdoorCo2: 400 }).courses) {
      expect(after(0)).toBeCloseTo(0.0004, 15);
      expect(settlingTime! / timeConstant!).toBeCloseTo(-Math.log(0.05), 2);
      expect((after(settlingTime!) - 0.0004) / (steadyState! - 0.0004)).toBeCloseTo(1 - Math.exp(-3), 12);
    }
  });

  test("without outdoor air never settle", () => {
    const [still] = courses({ unitSystem: "Metric", airChangesPerHour: 0 }).courses;
    expect(still).toMatchObject({ by: "Air changes", governs: false, timeConstant: undefined, steadyState: undefined });
    expect(still!.after(7200) - still!.after(3600)).toBeCloseTo(still!.after(3600) - still!.after(0), 15);
  });

  test("are empty without people", () => expect(courses({ unitSystem: "Metric", category: "none" }).courses).toEqual([]));
});

test("a zone is purged at the purge time, whatever its air changes", () =>
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1e-2, noNaN: true }), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (purgeChanges, share) => {
      const values = { purgeFrom: 0.002, outdoorCo2: 0.0004 };
      const purgeTo = values.outdoorCo2 + share * (values.purgeFrom - values.outdoorCo2);
      const after = purgeCourse({ purgeChanges }, values);
      expect(after(0)).toBe(values.purgeFrom);
      const needed = purgeTime({ from: values.purgeFrom, to: purgeTo, supplied: values.outdoorCo2, changes: purgeChanges });
      expect(after(needed) / purgeTo).toBeCloseTo(1, 12);
    }),
  ));
