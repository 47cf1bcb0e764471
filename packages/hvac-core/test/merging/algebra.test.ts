import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ductSizer } from "../../src/calculators/duct-sizer/index.ts";
import { isAssumed, valueAt, type Calculator, type CompleteInput } from "../../src/kernel/index.ts";
import {
  differences,
  isSame,
  isSamePhysically,
  mergeThreeWay,
  type Conflict,
  type Plain,
  type PlainRecord,
} from "../../src/merging/index.ts";
import { ductTree } from "../depth/ductTree.ts";
import { roomLoads } from "../depth/roomLoads.ts";
import { soundPaths } from "../depth/soundPaths.ts";
import { tariff } from "../depth/tariff.ts";
import { inputArbitrary, placesOf } from "../laws/inputs.ts";
import { afterEdits, edit, type Edit } from "./edits.ts";

/** Merging on inputs as deep as buildings: rows in rows in rows, series, matrices, references. */
const calculators: readonly (readonly [string, Calculator])[] = [ductSizer, roomLoads, ductTree, soundPaths, tariff].map(
  (each: Calculator) => [each.title, each],
);

const edits = fc.array(edit, { maxLength: 6 });
const draws = { numRuns: runs(50) };
const plain = (input: CompleteInput): PlainRecord => input as PlainRecord;
const paths = (open: readonly Conflict[]): readonly string[] => open.map(({ path }) => path.join("/")).toSorted();
const other = (input: CompleteInput): "Imperial" | "Metric" => (input.unitSystem === "Metric" ? "Imperial" : "Metric");

/** Rows by their ids, so that their order does not count. */
function unordered(value: Plain): Plain {
  if (Array.isArray(value))
    return (value as readonly Plain[]).every((each) => typeof each === "object" && each !== null && "id" in each)
      ? Object.fromEntries((value as readonly PlainRecord[]).map((row) => [row["id"], unordered(row)]))
      : value;
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unordered(each)]))
    : value;
}

/** Value at a place of one version. */
interface Side {
  readonly held: Plain | undefined;
  readonly isMarked: boolean;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((key, index) => path[index] === key);
}

describe.each(calculators)("merging inputs of %s", (_title, definition) => {
  const bases = inputArbitrary(definition.fields).map((input) => definition.complete(input));
  /** A base, and two sides that came from it. */
  const holds = (check: (base: CompleteInput, mine: CompleteInput, theirs: CompleteInput) => void): void =>
    fc.assert(
      fc.property(bases, edits, edits, (base, here, there) =>
        check(base, afterEdits(definition, base, here), afterEdits(definition, base, there)),
      ),
      draws,
    );

  test("a side that changed nothing takes the other's version as it is, and so do two that made the same changes", () => {
    holds((base, mine) => {
      expect(mergeThreeWay(plain(base), plain(mine), plain(base))).toEqual({ value: mine, open: [] });
      expect(mergeThreeWay(plain(base), plain(base), plain(mine))).toEqual({ value: mine, open: [] });
      expect(mergeThreeWay(plain(base), plain(mine), plain(mine))).toEqual({ value: mine, open: [] });
    });
  });

  test("both sides see the same conflicts, and with the same answers come to the same values", () => {
    holds((base, mine, theirs) => {
      for (const mineWins of [true, false]) {
        const forth = mergeThreeWay(plain(base), plain(mine), plain(theirs), () => (mineWins ? "mine" : "theirs")).value;
        const back = mergeThreeWay(plain(base), plain(theirs), plain(mine), () => (mineWins ? "theirs" : "mine")).value;
        expect(isSamePhysically(unordered(forth), unordered(back))).toBe(true);
      }
      expect(paths(mergeThreeWay(plain(base), plain(mine), plain(theirs)).open)).toEqual(
        paths(mergeThreeWay(plain(base), plain(theirs), plain(mine)).open),
      );
    });
  });

  test("nothing that either side changed is lost: it is in the merged version, or a conflict asks about it", () => {
    holds((base, mine, theirs) => {
      const { value, open } = mergeThreeWay(plain(base), plain(mine), plain(theirs));
      for (const side of [mine, theirs])
        for (const { path, now, was } of differences(plain(base), plain(side))) {
          if (open.some((conflict) => startsWith(path, conflict.path) || startsWith(conflict.path, path))) continue;
          const merged = valueAt(value, path.join(".")) as Plain | undefined;
          // Rows in another order: their order may be the other side's. A row that both changed or added holds what both did.
          const isOfRows = Array.isArray(now) || (was === undefined && typeof now === "object" && now !== null && "id" in now);
          if (isOfRows) expect(merged, path.join(".")).toBeDefined();
          else expect(isSamePhysically(merged, now), path.join(".")).toBe(true);
        }
    });
  });

  test("a value is assumed where the side that it comes from assumes it, and no value that somebody entered becomes assumed", () => {
    holds((base, mine, theirs) => {
      for (const choice of ["mine", "theirs"] as const) {
        const { value } = mergeThreeWay(plain(base), plain(mine), plain(theirs), () => choice);
        for (const { path } of placesOf(definition.fields, value)) {
          const [before, here, there, merged] = [base, mine, theirs, value].map((input) => {
            const held = valueAt(input, path) as Plain | undefined;
            return { held, isMarked: isAssumed(input, path) && held !== undefined };
          }) as [Side, Side, Side, Side];
          const isUntouched = (side: Side): boolean => isSamePhysically(side.held, before.held) && side.isMarked === before.isMarked;
          // Of a row that one side has no more, or not yet, the other's stands.
          if (here.held === undefined || there.held === undefined) expect(merged.isMarked, path).toBe(here.isMarked || there.isMarked);
          else if (isUntouched(here)) expect(merged.isMarked, path).toBe(there.isMarked);
          else if (isUntouched(there)) expect(merged.isMarked, path).toBe(here.isMarked);
          else if (here.isMarked === there.isMarked) expect(merged.isMarked, path).toBe(here.isMarked);
          else if (!isSamePhysically(here.held, there.held))
            expect(merged.isMarked, path).toBe(isSamePhysically(merged.held, here.held) ? here.isMarked : there.isMarked);
        }
      }
    });
  });

  test("a value that somebody entered over a mark is in the merged version, even where the number is the same, or a conflict asks about it", () => {
    holds((base, mine, theirs) => {
      const { value, open } = mergeThreeWay(plain(base), plain(mine), plain(theirs));
      for (const { path } of placesOf(definition.fields, value)) {
        if (open.some((conflict) => startsWith(path.split("."), conflict.path))) continue;
        for (const side of [mine, theirs]) {
          const held = valueAt(side, path) as Plain | undefined;
          const isEntered = held !== undefined && isAssumed(base, path) && !isAssumed(side, path) && valueAt(base, path) !== undefined;
          if (isEntered) expect(isSamePhysically(valueAt(value, path) as Plain, held), path).toBe(true);
        }
      }
    });
    const base = { k: 24, assumed: ["k"] };
    const others = { k: 21, assumed: ["k"] };
    expect(mergeThreeWay(base, { k: 24 }, others).open).toEqual([{ path: ["k"], base: 24, mine: 24, theirs: 21 }]);
    expect(mergeThreeWay(base, others, { k: 24 }, () => "theirs").value).toEqual({ k: 24 });
  });

  test("looking at the input in other units makes no conflict, and changes nothing that is merged", () => {
    fc.assert(
      fc.property(bases, edits, edits, fc.boolean(), (base, here, there, isMine) => {
        const lookAt = (input: CompleteInput): CompleteInput => definition.complete(definition.display(input, other(input)));
        const onlyTyped = (all: readonly Edit[]): readonly Edit[] => all.filter(({ does }) => does !== "switches the unit system");
        const [mine, theirs] = [afterEdits(definition, base, onlyTyped(here)), afterEdits(definition, base, onlyTyped(there))];
        // The unit system is a separate choice, and the only thing that a look changes besides display units.
        const withoutSystem = (input: CompleteInput): PlainRecord => ({ ...plain(input), unitSystem: "Metric" });
        const [plainly, looked] = [
          mergeThreeWay(withoutSystem(base), withoutSystem(mine), withoutSystem(theirs)),
          mergeThreeWay(withoutSystem(base), withoutSystem(isMine ? lookAt(mine) : mine), withoutSystem(isMine ? theirs : lookAt(theirs))),
        ];
        expect(paths(looked.open)).toEqual(paths(plainly.open));
        expect(isSamePhysically(looked.value, plainly.value)).toBe(true);
      }),
      draws,
    );
  });

  test("undoing an edit takes back that edit and nothing of what others did meanwhile", () => {
    fc.assert(
      fc.property(bases, edit, edits, (before, edited, there) => {
        const after = afterEdits(definition, before, [edited]);
        const present = afterEdits(definition, after, there);
        const undone = mergeThreeWay(plain(after), plain(before), plain(present), () => "theirs").value;
        if (there.length === 0) expect(undone).toEqual(before);
        for (const { path, now } of differences(plain(after), plain(present))) {
          if (Array.isArray(now)) continue;
          expect(isSamePhysically(valueAt(undone, path.join(".")) as Plain | undefined, now), path.join(".")).toBe(true);
        }
        // And what nobody else touched is as it was before the edit.
        const touched = differences(plain(after), plain(present)).map(({ path }) => path);
        for (const { path, was } of differences(plain(before), plain(after))) {
          if (Array.isArray(was) || touched.some((touchedPath) => startsWith(touchedPath, path) || startsWith(path, touchedPath))) continue;
          expect(isSamePhysically(valueAt(undone, path.join(".")) as Plain | undefined, was), path.join(".")).toBe(true);
        }
      }),
      draws,
    );
  });

  test("redoing what was undone keeps what others did, and with nothing of theirs gives what stood before the undo", () => {
    fc.assert(
      fc.property(bases, edit, edits, (before, edited, there) => {
        const after = afterEdits(definition, before, [edited]);
        const present = afterEdits(definition, after, there);
        const undone = mergeThreeWay(plain(after), plain(before), plain(present), () => "theirs").value;
        const redone = mergeThreeWay(plain(before), plain(after), undone, () => "theirs").value;
        for (const { path, now } of differences(plain(after), plain(present))) {
          // Where the other took the edit back by hand, the redo makes it again.
          const isTakenBack = isSamePhysically(valueAt(before, path.join(".")) as Plain | undefined, now);
          if (Array.isArray(now) || isTakenBack) continue;
          expect(isSamePhysically(valueAt(redone, path.join(".")) as Plain | undefined, now), path.join(".")).toBe(true);
        }
        if (there.length === 0) expect(isSame(redone, plain(after))).toBe(true);
      }),
      draws,
    );
  });
});

describe("rows by their ids, in lists in lists", () => {
  const windows = (...ids: readonly string[]): PlainRecord[] => ids.map((id) => ({ id, area: { value: 1, unit: "m2" } }));
  const building = (...windowRows: PlainRecord[]): PlainRecord => ({
    zones: [
      {
        id: "z",
        rooms: [
          { id: "r", windows: windowRows },
          { id: "s", windows: windows("x") },
        ],
      },
    ],
  });
  const [a, b, c] = windows("a", "b", "c") as [PlainRecord, PlainRecord, PlainRecord];
  const larger = { ...b, area: { value: 2, unit: "m2" } };

  test("rows that both add arrive, each behind its neighbour", () => {
    const [mine, theirs] = windows("mine", "theirs") as [PlainRecord, PlainRecord];
    expect(mergeThreeWay(building(a, b, c), building(a, mine, b, c), building(a, b, theirs, c))).toEqual({
      value: building(a, mine, b, theirs, c),
      open: [],
    });
  });

  test("a row that one side moves and the other edits is moved and edited", () => {
    expect(mergeThreeWay(building(a, b, c), building(b, a, c), building(a, larger, c))).toEqual({
      value: building(larger, a, c),
      open: [],
    });
    expect(mergeThreeWay(building(a, b, c), building(a, larger, c), building(b, a, c))).toEqual({
      value: building(larger, a, c),
      open: [],
    });
  });

  test("a row that one side removes and the other edits is asked about: neither the edit nor the removal is lost unseen", () => {
    const path = ["zones", "z", "rooms", "r", "windows", "b"];
    expect(mergeThreeWay(building(a, b, c), building(a, c), building(a, larger, c))).toEqual({
      value: building(a, larger, c),
      open: [{ path, base: b, mine: undefined, theirs: larger }],
    });
    expect(mergeThreeWay(building(a, b, c), building(a, c), building(a, larger, c), () => "mine")).toEqual({
      value: building(a, c),
      open: [],
    });
    expect(mergeThreeWay(building(a, b, c), building(a, larger, c), building(a, c), () => "mine")).toEqual({
      value: building(a, larger, c),
      open: [],
    });
  });

  test("a room that one side removes and in which the other adds a window is asked about as a room", () => {
    const { open } = mergeThreeWay(building(a), { zones: [{ id: "z", rooms: [{ id: "s", windows: windows("x") }] }] }, building(a, b));
    expect(open.map(({ path }) => path)).toEqual([["zones", "z", "rooms", "r"]]);
  });
});
