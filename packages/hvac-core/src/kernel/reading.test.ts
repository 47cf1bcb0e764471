import { expect, test } from "vitest";
import { readingBenchmarks } from "../../bench/reading.bench.ts";
import { readingFields } from "../../bench/readingFields.ts";
import { type Fields } from "./index.ts";
import { compileReader } from "../internal/index.ts";

/** The same fields, counting every question for their names: who compiles asks, who reads does not. */
function counting<T extends object>(target: T, count: () => void): T {
  return new Proxy(target, {
    ownKeys: (target) => {
      count();
      return Reflect.ownKeys(target);
    },
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "object" && value !== null && !Array.isArray(value) ? counting(value, count) : value;
    },
  });
}

test("a reader is compiled once: reading asks no field for its names, however many rows there are", () => {
  let reads = 0;
  const read = compileReader(counting<Fields>(readingFields, () => reads++));
  const compiling = reads;
  expect(compiling).toBeGreaterThan(0);
  const row = { length: 3, material: "steel", diameter: { value: 5, unit: "in" } };
  const rowsOf = (count: number) => ({ sections: Array.from({ length: count }, () => row) });
  const asking = [1, 500, 1, 500].map((count) => {
    const before = reads;
    expect(read(rowsOf(count)).errors).toEqual([]);
    return reads - before;
  });
  expect(asking).toEqual([0, 0, 0, 0]);
});

test("what the benchmark reads is 500 rows of 17 columns, answered without an error", () => {
  expect(Object.keys(readingFields.sections.row)).toHaveLength(17);
  for (const { ours, name } of readingBenchmarks()) expect(ours(), name).toBe(500);
});
