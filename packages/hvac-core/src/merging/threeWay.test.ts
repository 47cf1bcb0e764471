import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences, isSame, isSamePhysically, mergeThreeWay, type Plain, type PlainRecord } from "./index.ts";

/** Lengths, some of them the same in other units: 1 ft is 12 in and 0.3048 m, to the last bit. */
const length = fc.constantFrom(
  ...(
    [
      [1, "ft"],
      [12, "in"],
      [0.3048, "m"],
      [2, "ft"],
      [2, "m"],
    ] as const
  ).map(([value, unit]) => ({ value, unit })),
);
/** Inputs as calculators have them: quantities, series, text, flags, a group, rows with ids, and a list without. */
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom("a", "b"), fc.boolean(), fc.constant(null));
const items = fc.uniqueArray(fc.record({ id: fc.constantFrom("1", "2", "3", "4"), rate: scalar, unit: scalar, length }), {
  selector: ({ id }) => id,
  maxLength: 4,
});
const input: fc.Arbitrary<PlainRecord> = fc.record(
  {
    width: scalar,
    height: scalar,
    length: scalar,
    depth: length,
    load: fc.record({ values: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 2 }), unit: fc.constantFrom("m", "ft") }),
    site: fc.record({ altitude: length, name: scalar }, { requiredKeys: [] }),
    items,
    fittings: fc.array(fc.record({ k: scalar }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const valueAtPath = (value: Plain | undefined, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly PlainRecord[]).find((element) => element["id"] === key);
    return typeof inner === "object" && inner !== null ? (inner as PlainRecord)[key] : undefined;
  }, value);

/** A quantity without the unit it is shown in. */
const asTyped = (value: Plain | undefined): Plain | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { displayUnit: _, ...typed } = value as PlainRecord;
  return typed;
};

const startsWith = (path: readonly string[], start: readonly string[]): boolean => start.every((key, index) => path[index] === key);
const isOrderOnly = (was: Plain | undefined, now: Plain | undefined): boolean =>
  Array.isArray(was) &&
  Array.isArray(now) &&
  was.length === now.length &&
  was.every((element: Plain) => now.some((other: Plain) => isSame(element, other)));

describe("merging by field", () => {
  test("a side that changed nothing takes the other side's version", () => {
    fc.assert(
      fc.property(input, input, (base, other) => {
        for (const merged of [mergeThreeWay(base, other, base), mergeThreeWay(base, base, other), mergeThreeWay(base, other, other)]) {
          expect(merged.open).toEqual([]);
          expect(differences(merged.value, other)).toEqual([]);
        }
      }),
    );
  });

  test("nothing that either side changed is lost: it is in the merged version, or an open conflict names the place", () => {
    fc.assert(
      fc.property(input, input, input, (base, mine, theirs) => {
        const { value, open } = mergeThreeWay(base, mine, theirs);
        for (const side of [mine, theirs]) {
          for (const { path, was, now } of differences(base, side)) {
            if (isOrderOnly(was, now)) continue;
            const isAsked = open.some((conflict) => startsWith(path, conflict.path) || startsWith(conflict.path, path));
            const isKept = isUnchanged(valueAtPath(value, path), now) || mergesBothSides(path, base, mine, theirs, value);
            expect(isAsked || isKept, path.join("/")).toBe(true);
          }
        }
      }),
    );
  });

  test("both sides see the same conflicts, with mine and theirs exchanged", () => {
    fc.assert(
      fc.property(input, input, input, (base, mine, theirs) => {
        const forth = mergeThreeWay(base, mine, theirs).open;
        const back = mergeThreeWay(base, theirs, mine).open;
        const key = (path: readonly string[]): string => path.join("/");
        expect(forth.map(({ path }) => key(path)).sort()).toEqual(back.map(({ path }) => key(path)).sort());
        for (const conflict of forth) {
          const twin = back.find(({ path }) => key(path) === key(conflict.path))!;
          expect([twin.mine, twin.theirs]).toEqual([conflict.theirs, conflict.mine]);
        }
      }),
    );
  });

  test("a conflict is open until it is answered, and the answer becomes the value", () => {
    fc.assert(
      fc.property(input, input, input, fc.constantFrom("mine" as const, "theirs" as const), (base, mine, theirs, answer) => {
        const conflicts = mergeThreeWay(base, mine, theirs).open;
        const { value, open } = mergeThreeWay(base, mine, theirs, () => answer);
        expect(open).toEqual([]);
        for (const conflict of conflicts) expect(isSamePhysically(valueAtPath(value, conflict.path), conflict[answer])).toBe(true);
      }),
    );
  });

  test("a quantity that somebody typed is never changed: the merged version has one side's, number and unit", () => {
    fc.assert(
      fc.property(input, input, input, (base, mine, theirs) => {
        const { value } = mergeThreeWay(base, mine, theirs);
        for (const { path, now } of differences({}, value)) {
          const sides = [mine, theirs].map((side) => valueAtPath(side, path));
          const isQuantity =
            typeof now === "object" && now !== null && !Array.isArray(now) && ("unit" in now || "values" in now) && !("id" in now);
          if (isQuantity)
            expect(
              sides.some((side) => isSame(asTyped(side), asTyped(now))),
              `${path.join("/")} is ${JSON.stringify(now)}, on neither side`,
            ).toBe(true);
        }
      }),
    );
  });

  test("one device switches the units while another types a number: the number keeps its unit", () => {
    const base = { unitSystem: "Imperial", roofArea: { value: 0, unit: "ft2" }, wallArea: { value: 200, unit: "ft2" } };
    const switched = { unitSystem: "Metric", roofArea: { value: 0, unit: "m2" }, wallArea: { value: 18.580608, unit: "m2" } };
    const typed = { ...base, roofArea: { value: 500, unit: "ft2" } };
    const merged = {
      unitSystem: "Metric",
      roofArea: { value: 500, unit: "ft2", displayUnit: "m2" },
      wallArea: { value: 18.580608, unit: "m2" },
    };
    expect(mergeThreeWay(base, switched, typed)).toEqual({ value: merged, open: [] });
    expect(mergeThreeWay(base, typed, switched)).toEqual({ value: merged, open: [] });
  });

  test("a unit on one side and a number on the other are one conflict where they differ in SI, and none where they do not", () => {
    const base = { wallArea: { value: 400, unit: "ft2" } };
    const [conflict] = mergeThreeWay(base, { wallArea: { value: 400, unit: "m2" } }, { wallArea: { value: 450, unit: "ft2" } }).open;
    expect(conflict).toEqual({
      path: ["wallArea"],
      base: base.wallArea,
      mine: { value: 400, unit: "m2" },
      theirs: { value: 450, unit: "ft2" },
    });
    // 500 ft² is 46.45152 m² exactly.
    const same = mergeThreeWay(base, { wallArea: { value: 500, unit: "ft2" } }, { wallArea: { value: 46.45152, unit: "m2" } });
    expect(same).toEqual({ value: { wallArea: { value: 46.45152, unit: "m2" } }, open: [] });
  });

  test("a series is one value", () => {
    const load = (...values: number[]): PlainRecord => ({ load: { values, unit: "W" } });
    expect(mergeThreeWay(load(1, 2), load(1, 3), load(0, 2)).open.map(({ path }) => path)).toEqual([["load"]]);
    expect(mergeThreeWay(load(1000, 2000), { load: { values: [1, 2], unit: "kW" } }, load(1000, 3000))).toEqual({
      value: { load: { values: [1000, 3000], unit: "W", displayUnit: "kW" } },
      open: [],
    });
  });

  test("the unit that a quantity is shown in is merged by itself: theirs, if both changed it", () => {
    const shown = (value: number, unit: string, displayUnit?: string): PlainRecord => ({
      area: { value, unit, ...(displayUnit && { displayUnit }) },
    });
    const merged = (mine: PlainRecord, theirs: PlainRecord, base = shown(20, "m2")): unknown => mergeThreeWay(base, mine, theirs);
    expect(merged(shown(20, "m2", "ft2"), shown(30, "m2"))).toEqual({ value: shown(30, "m2", "ft2"), open: [] });
    expect(merged(shown(30, "m2"), shown(20, "m2", "ft2"))).toEqual({ value: shown(30, "m2", "ft2"), open: [] });
    expect(merged(shown(20, "m2", "ft2"), shown(20, "m2", "in2"))).toEqual({ value: shown(20, "m2", "in2"), open: [] });
    // Typed in the unit that was shown: nobody has changed that one.
    expect(merged(shown(500, "ft2"), shown(20, "m2"), shown(20, "m2", "ft2"))).toEqual({ value: shown(500, "ft2", "m2"), open: [] });
    // A conflict tells each value as it was typed, and is one of values only.
    const { open, value } = mergeThreeWay(shown(20, "m2"), shown(30, "m2", "ft2"), shown(40, "m2")) as { open: unknown[]; value: unknown };
    expect(open).toEqual([
      {
        path: ["area"],
        base: { value: 20, unit: "m2" },
        mine: { value: 30, unit: "m2", displayUnit: "ft2" },
        theirs: { value: 40, unit: "m2" },
      },
    ]);
    expect(value).toEqual(shown(40, "m2", "ft2"));
  });

  test("other properties of a quantity, of another version, is kept and compared", () => {
    const [plain, noted] = [{ a: { value: 1, unit: "ft" } }, { a: { value: 1, unit: "ft", note: "measured" } }];
    expect(mergeThreeWay(plain, noted, { a: { value: 12, unit: "in" } }).value).toEqual({
      a: { value: 1, unit: "ft", note: "measured", displayUnit: "in" },
    });
    expect(mergeThreeWay(plain, noted, { a: { value: 2, unit: "ft" } }).open).toHaveLength(1);
  });

  test("a row that one side takes away and the other only looks at in other units is gone", () => {
    const rows = (...cells: PlainRecord[]): PlainRecord => ({ rows: cells.map((area, index) => ({ id: String(index), area })) });
    const base = rows({ value: 1, unit: "m2" });
    for (const looked of [rows({ value: 1, unit: "m2", displayUnit: "ft2" }), rows({ value: 10000, unit: "cm2" })]) {
      expect(mergeThreeWay(base, rows(), looked)).toEqual({ value: rows(), open: [] });
      expect(mergeThreeWay(base, looked, rows())).toEqual({ value: rows(), open: [] });
    }
  });

  test("quantities of damaged files are compared as stored", () => {
    const odd = (unit: string): PlainRecord => ({ a: { value: 1, unit } });
    expect(mergeThreeWay(odd("ft"), odd("no unit"), odd("Pa")).open).toHaveLength(1);
  });

  test("items of a bill that two devices add both arrive, each behind its neighbour", () => {
    const item = (id: string, rate = 1): PlainRecord => ({ id, rate });
    const mine = { items: [item("a"), item("mine"), item("b")] };
    const theirs = { items: [item("a", 2), item("b"), item("theirs")] };
    const merged = mergeThreeWay({ items: [item("a"), item("b")] }, mine, theirs);
    expect(merged).toEqual({ value: { items: [item("a", 2), item("mine"), item("b"), item("theirs")] }, open: [] });
  });

  test("an item that one side deletes and the other changes is asked about", () => {
    const { open } = mergeThreeWay({ items: [{ id: "a", rate: 1 }] }, { items: [] }, { items: [{ id: "a", rate: 2 }] });
    expect(open).toEqual([{ path: ["items", "a"], base: { id: "a", rate: 1 }, mine: undefined, theirs: { id: "a", rate: 2 } }]);
  });

  test("a field that is called like a member of every object is a field like any other", () => {
    const hostile = JSON.parse('{"__proto__": 1, "constructor": 2}') as PlainRecord;
    expect(JSON.stringify(mergeThreeWay({}, hostile, { a: 1 }).value)).toBe('{"a":1,"__proto__":1,"constructor":2}');
  });
});

/** The same, or the same quantity in another unit. */
function isUnchanged(was: Plain | undefined, now: Plain | undefined): boolean {
  const place = (value: Plain | undefined): PlainRecord => (value === undefined ? {} : { value: value });
  return differences({ at: place(was) }, { at: place(now) }).length === 0;
}

/** Both sides changed parts of the same record: then what is merged differs from either. */
function mergesBothSides(path: readonly string[], base: PlainRecord, mine: PlainRecord, theirs: PlainRecord, value: PlainRecord): boolean {
  const parts = (side: PlainRecord): ReturnType<typeof differences> =>
    differences({ v: valueAtPath(base, path) ?? {} }, { v: valueAtPath(side, path) ?? {} });
  return [mine, theirs].every((side) =>
    parts(side).every(({ path: [, ...inner], now }) => inner.length === 0 || isUnchanged(valueAtPath(value, [...path, ...inner]), now)),
  );
}

test("a link is part of its quantity: it is neither lost to another unit, nor brought back by another number", () => {
  const link = { file: "f", result: "totalLoad" };
  const [plain, linked] = [{ depth: { value: 1, unit: "ft" } }, { depth: { value: 1, unit: "ft", link } }];
  expect(mergeThreeWay(plain, linked, { depth: { value: 12, unit: "in" } })).toEqual({
    value: { depth: { value: 1, unit: "ft", link, displayUnit: "in" } },
    open: [],
  });
  expect(mergeThreeWay(linked, plain, { depth: { value: 2, unit: "ft", link } }).open).toHaveLength(1);
  expect(differences(plain, linked)).not.toEqual([]);
});
