import { OutOfRangeError } from "@org/hvac-core/kernel";
import { expect, test } from "vitest";
import { logSamples } from "./samples.ts";

test("samples have even steps on a logarithmic axis and include its ends", () => {
  const points = logSamples([1, 10_000], (x) => x * x, 5);
  for (const [index, { x, y }] of points.entries()) {
    expect(x).toBeCloseTo(10 ** index, 9 - index);
    expect(y).toBe(x * x);
  }
});

test("an input out of range is a gap; any other error is thrown", () => {
  const refuse = (x: number): number => {
    if (x > 50) throw new OutOfRangeError({ parameter: "velocity", value: x, min: 0, max: 50, unit: "m/s" });
    return x;
  };
  expect(logSamples([1, 100], refuse, 3).map(({ y }) => y)).toEqual([1, 10, Number.NaN]);
  expect(() =>
    logSamples([1, 100], () => {
      throw new TypeError("broken");
    }),
  ).toThrow("broken");
});
