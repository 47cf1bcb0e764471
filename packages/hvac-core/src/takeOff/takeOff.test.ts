import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boq } from "../calculators/boq/index.ts";
import type { AmountKind, MeasuredElement, WorkKind } from "../kernel/index.ts";
import { convert } from "../quantity/index.ts";
import {
  compareTakeOff,
  packIgnored,
  packSource,
  readIgnored,
  readSource,
  takeOff,
  takenLine,
  workKinds,
  type MeasuredFile,
  type ProposedLine,
  type TakeOffOptions,
} from "./index.ts";

const kinds = ["count", "length", "area", "volume", "mass"] as const satisfies readonly AmountKind[];
const metric: TakeOffOptions = { unitSystem: "Metric", standard: "nrm2" };
const imperial: TakeOffOptions = { unitSystem: "Imperial", standard: "masterFormat" };

/** Elements of few descriptions, so that many become one line. */
const element = fc.record({
  work: fc.constantFrom(...(Object.keys(workKinds) as WorkKind[])),
  kind: fc.constantFrom(...kinds),
  name: fc.constantFrom("Duct", "Pipe"),
  size: fc.constantFrom(0.1, 0.25),
  amount: fc.integer({ min: 1, max: 1000 }),
});
const files: fc.Arbitrary<readonly MeasuredFile[]> = fc.array(fc.array(element, { maxLength: 12 }), { maxLength: 5 }).map((all) =>
  all.map((elements, index) => ({
    collection: "ductCalculations",
    fileId: `file${index}`,
    measured: {
      notMeasured: [],
      elements: elements.map(({ work, kind, name, size, amount }, row): MeasuredElement => ({
        path: `rows.${row}`,
        part: "all",
        work,
        kind,
        description: [`${name}, `, { quantity: "smallLength", values: [size] }],
        amount,
      })),
    },
  })),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const keysOf = (lines: readonly ProposedLine[]): string[] =>
  lines.flatMap(({ sources }) => sources.map(({ fileId, path, part }) => `${fileId}/${path}/${part}`)).toSorted();
const itemOf = (line: ProposedLine, own = 0) => ({
  id: line.id,
  quantity: line.quantity + own,
  unit: line.unit,
  source: packSource([takenLine(line)]),
});

describe("a take-off", () => {
  test("has each element of each file in exactly one line, with its amount", () => {
    fc.assert(
      fc.property(files, (all) => {
        const lines = takeOff(all, metric);
        expect(keysOf(lines)).toEqual(
          all.flatMap(({ fileId, measured }) => measured.elements.map(({ path, part }) => `${fileId}/${path}/${part}`)).toSorted(),
        );
        for (const { fileId, measured } of all)
          for (const kind of kinds) {
            const own = new Set(measured.elements.filter((each) => each.kind === kind).map(({ path }) => path));
            const taken = lines.flatMap(({ sources }) => sources.filter((each) => each.fileId === fileId && own.has(each.path)));
            // Whole numbers add exactly.
            expect(sum(taken.map(({ amount }) => amount))).toBe(
              sum(measured.elements.filter((each) => each.kind === kind).map(({ amount }) => amount)),
            );
          }
        for (const line of lines) {
          const si = { m: "m", m2: "m2", kg: "kg", L: "m3", each: undefined }[line.unit as "m" | "m2" | "kg" | "L" | "each"];
          const amount = sum(line.sources.map((source) => source.amount));
          expect(line.quantity).toBeCloseTo(si === undefined ? amount : convert(amount, si, line.unit), 6);
        }
      }),
    );
  });

  test("does not depend on the order of files and elements, and has no two lines of one description and unit in a kind of work", () => {
    fc.assert(
      fc.property(files, (all) => {
        const lines = takeOff(all, metric);
        const turned = all.toReversed().map((file) => ({
          ...file,
          measured: { ...file.measured, elements: file.measured.elements.toReversed() },
        }));
        expect(takeOff(turned, metric)).toEqual(lines);
        const names = lines.map(({ work, description, unit }) => `${work} ${description} ${unit}`);
        expect(new Set(names).size).toBe(names.length);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(names.length);
      }),
    );
  });

  test("means the same in both unit systems, by the same ids", () => {
    fc.assert(
      fc.property(files, (all) => {
        const there = new Map(takeOff(all, imperial).map((line) => [line.id, line]));
        for (const { id, unit, quantity } of takeOff(all, metric)) {
          const other = there.get(id)!;
          const back = unit === "each" ? other.quantity : convert(other.quantity, other.unit, unit);
          expect(Math.abs(back / quantity - 1)).toBeLessThan(1e-10);
        }
      }),
    );
  });

  test("measures in units of bills", () => {
    const units = Object.keys(boq.fields.items.row.unit.options);
    fc.assert(
      fc.property(files, (all) => {
        for (const options of [metric, imperial]) for (const { unit } of takeOff(all, options)) expect(units).toContain(unit);
      }),
    );
  });

  test("measures a duct by one of its amounts, and by the next one where it has no such", () => {
    const duct = (path: string, alternative: "mass" | "area" | "length", amount: number): MeasuredElement => ({
      path,
      part: alternative,
      alternative,
      work: "ductwork",
      kind: alternative,
      description: ["Duct"],
      amount,
    });
    const elements = [duct("a", "length", 10), duct("a", "area", 12), duct("a", "mass", 70), duct("b", "length", 5), duct("b", "area", 6)];
    const of = (ductsBy: TakeOffOptions["ductsBy"]) =>
      takeOff([{ collection: "c", fileId: "f", measured: { elements, notMeasured: [] } }], { ...metric, ...(ductsBy && { ductsBy }) }).map(
        ({ quantity, unit }) => `${quantity} ${unit}`,
      );
    expect(of(undefined).toSorted()).toEqual(["6 m2", "70 kg"]);
    expect(of("area")).toEqual(["18 m2"]);
    expect(of("length")).toEqual(["15 m"]);
    expect(of("every")).toHaveLength(3);
  });
});

describe("a bill compared with the project", () => {
  test("is unchanged as long as the project is, whatever unit system it is shown in", () => {
    fc.assert(
      fc.property(files, (all) => {
        const items = takeOff(all, metric).map((line) => itemOf(line));
        for (const options of [metric, imperial])
          for (const { state, next, id } of compareTakeOff(items, takeOff(all, options))) {
            const item = items.find((each) => each.id === id)!;
            expect(state).toBe("unchanged");
            expect(Math.abs(next.quantity / item.quantity - 1)).toBeLessThan(1e-9);
            expect(next.unit).toBe(item.unit);
          }
      }),
    );
  });

  test("differs by what the project does, and keeps what was typed beside it", () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 50 }), (all, factor, own) => {
        const larger = all.map((file) => ({
          ...file,
          measured: { ...file.measured, elements: file.measured.elements.map((each) => ({ ...each, amount: each.amount * factor })) },
        }));
        const items = takeOff(all, metric).map((line) => itemOf(line, own));
        for (const { id, state, taken, now, next } of compareTakeOff(items, takeOff(larger, metric))) {
          expect(state).toBe("changed");
          expect(now / taken).toBeCloseTo(factor, 9);
          expect(next.quantity).toBeCloseTo(now + own, 6);
          expect(items.find((item) => item.id === id)!.quantity - own).toBeCloseTo(taken, 6);
        }
      }),
    );
  });

  test("is unchanged once the project has been taken over", () => {
    fc.assert(
      fc.property(files, files, (before, after) => {
        const lines = takeOff(after, metric);
        const items = takeOff(before, metric).map((line) => itemOf(line, 3));
        const taken = compareTakeOff(items, lines).map(({ id, next }) => ({
          id,
          quantity: next.quantity,
          unit: next.unit,
          source: packSource(next.source),
        }));
        for (const { state } of compareTakeOff(taken, lines)) expect(state).toBe("unchanged");
      }),
    );
  });

  const one = (description: string, amount: number): MeasuredFile => ({
    collection: "pumpHeadCalculations",
    fileId: "p",
    measured: {
      notMeasured: [],
      elements: [{ path: "flowRate", part: "pump", work: "pumps", description: [description], kind: "count", amount }],
    },
  });

  test("finds what has another description now by its elements", () => {
    const items = takeOff([one("Pump, 20 L/s", 1)], metric).map((line) => itemOf(line));
    const [found] = compareTakeOff(items, takeOff([one("Pump, 25 L/s", 1)], metric));
    expect(found).toMatchObject({ state: "changed", description: "Pump, 25 L/s", taken: 1, now: 1 });
  });

  test("says what is gone, and what is not known", () => {
    const items = takeOff([one("Pump, 20 L/s", 2)], metric).map((line) => itemOf(line, 1));
    expect(compareTakeOff(items, [])).toMatchObject([{ state: "gone", now: 0, next: { quantity: 1, source: [] } }]);
    expect(compareTakeOff(items, [], new Set(["pumpHeadCalculations/p"]))).toMatchObject([{ state: "unread" }]);
    expect(compareTakeOff([{ id: "own", quantity: 4, unit: "m", source: "" }], [])).toEqual([]);
  });

  test("turns an item whose unit no source is in into what its sources are", () => {
    const [item] = takeOff([one("Pump, 20 L/s", 2)], metric).map((line) => ({ ...itemOf(line), unit: "set" }));
    expect(compareTakeOff([item!], takeOff([one("Pump, 20 L/s", 3)], metric))).toMatchObject([{ next: { quantity: 3, unit: "each" } }]);
  });
});

test("sources and ignored lines come back as they were packed; other texts are none", () => {
  const text = fc.string({ maxLength: 20 });
  const taken = fc.record({
    id: text,
    quantity: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    unit: text,
    files: fc.array(fc.tuple(text, text), { maxLength: 3 }),
    elements: fc.array(text, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(taken, { maxLength: 4 }), fc.array(fc.record({ id: text, description: text })), (source, ignored) => {
      expect(readSource(packSource(source))).toEqual(source);
      expect(readIgnored(packIgnored(ignored))).toEqual(ignored);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (words, data) => {
      for (const other of [words, `takeOff|${words}`, `takeOff|a|${JSON.stringify(data)}`]) {
        expect(Array.isArray(readSource(other))).toBe(true);
        expect(Array.isArray(readIgnored(other))).toBe(true);
      }
    }),
  );
});
