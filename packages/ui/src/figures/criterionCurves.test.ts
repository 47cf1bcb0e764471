import { addLevels, aWeighted, octaveBands } from "@org/hvac-core/acoustics";
import { expect, test } from "vitest";
import { criterionCurve, criterionCurves } from "./criterionCurves.ts";

test("a target between two curves is drawn among them, and only it has a full name", () => {
  const curves = criterionCurves("classic", 32);
  expect(curves.map(({ label }) => label)).toEqual(["15", "20", "25", "30", "35", "40", "45", "50", "55", "60", "65", "NC 32"]);
  expect(curves.filter(({ look }) => look === "limit")).toHaveLength(1);
  // Between NC-30 (57 dB) and NC-35 (60 dB) at 63 Hz.
  expect(curves.at(-1)!.levels[0]).toBeCloseTo(58.2, 9);
  expect(criterionCurves("rc", 90).some(({ look }) => look === "limit")).toBe(false);
});

test("a band alone on the curve of an A-weighted level makes that level", () => {
  const curve = criterionCurve("dba", 35) as readonly number[];
  // IEC 61672: −26.2 dB at 63 Hz.
  expect(curve[0]).toBeCloseTo(61.2, 6);
  for (const band of octaveBands.keys())
    expect(aWeighted(octaveBands.map((_, other) => (other === band ? curve[band]! : -200)))).toBeCloseTo(35, 6);
  expect(aWeighted(curve)).toBeCloseTo(addLevels(octaveBands.map(() => 35)), 6);
});
