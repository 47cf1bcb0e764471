import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plain, PlainRecord } from "../documents/index.ts";
import { differences, isSame, mergeThreeWay } from "./index.ts";

/** Inputs as calculators have them: numbers, text, flags, a record of units, a list with ids and one without. */
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom("a", "b"), fc.boolean(), fc.constant(null));
const items = fc.uniqueArray(fc.record({ id: fc.constantFrom("1", "2", "3", "4"), rate: scalar, unit: scalar }), { selector: ({ id }) => id, maxLength: 4 });
const input: fc.Arbitrary<PlainRecord> = fc.record(
  {
    width: scalar,
    height: scalar,
    length: scalar,
    units: fc.dictionary(fc.constantFrom("width", "list.length"), scalar),
    items,
    fittings: fc.array(fc.record({ k: scalar }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const at = (value: Plain | undefined, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly PlainRecord[]).find((element) => element["id"] === key);
    return typeof inner === "object" && inner !== null ? (inner as PlainRecord)[key] : undefined;
  }, value);

const startsWith = (path: readonly string[], start: readonly string[]): boolean => start.every((key, index) => path[index] === key);
const isOrderOnly = (was: Plain | undefined, now: Plain | undefined): boolean =>
  Array.isArray(was) && Array.isArray(now) && was.length === now.length && was.every((element: Plain) => now.some((other: Plain) => isSame(element, other)));

describe("merging by field", () => {
  test("a side that changed nothing takes the other side's version", () => {
    fc.assert(
      fc.property(input, input, (base, other) => {
        for (const merged of [mergeThreeWay(base, other, base), mergeThreeWay(base, base, other), mergeThreeWay(base, other, other)]) {
          expect(merged.open).toEqual([]);
          expect(isSame(merged.value, other)).toBe(true);
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
            const isKept = isSame(at(value, path), now) || mergesBothSides(path, base, mine, theirs, value);
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

  test("a conflict is open until it is answered, and the answer is what then stands there", () => {
    fc.assert(
      fc.property(input, input, input, fc.constantFrom("mine" as const, "theirs" as const), (base, mine, theirs, answer) => {
        const asked = mergeThreeWay(base, mine, theirs).open;
        const { value, open } = mergeThreeWay(base, mine, theirs, () => answer);
        expect(open).toEqual([]);
        for (const conflict of asked) expect(isSame(at(value, conflict.path), conflict[answer])).toBe(true);
      }),
    );
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

/** Both sides changed parts of the same record: then what is merged differs from either. */
function mergesBothSides(path: readonly string[], base: PlainRecord, mine: PlainRecord, theirs: PlainRecord, value: PlainRecord): boolean {
  const parts = (side: PlainRecord): ReturnType<typeof differences> => differences({ v: at(base, path) ?? {} }, { v: at(side, path) ?? {} });
  return [mine, theirs].every((side) => parts(side).every(({ path: [, ...inner], now }) => inner.length === 0 || isSame(at(value, [...path, ...inner]), now)));
}
