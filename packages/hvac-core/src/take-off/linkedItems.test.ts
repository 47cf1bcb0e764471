import fc from "fast-check";
import { expect, test } from "vitest";
import type { MeasuredElement } from "../kernel/index.ts";
import { convert } from "../quantity/index.ts";
import {
  compareTakeOff,
  elementMark,
  packSource,
  readSource,
  takeOff,
  takenLine,
  type BillItem,
  type ComparedBill,
  type MeasuredFile,
  type ProposedLine,
} from "./index.ts";

/* After a bill is updated from its project, each element is in one item with its present amount, whatever happened in between. */

/** Things of few places and descriptions: they merge, split, go, come back, and become of another kind. */
const thing = fc.record({
  row: fc.integer({ min: 0, max: 7 }),
  what: fc.constantFrom("pipe", "pipe", "duct", "duct", "flexible", "unit" as const),
  size: fc.constantFrom(0.08, 0.1, 0.125),
  /** Whether there is a sheet thickness for the size of a duct. */
  hasSheet: fc.boolean(),
  amount: fc.integer({ min: 1, max: 1000 }),
  tag: fc.constantFrom("", "AHU-1", "AHU-2"),
});
type Thing = typeof thing extends fc.Arbitrary<infer T> ? T : never;

/** Amounts of an object in a file: of a duct each of them. */
function elementsOf({ row, what, size, hasSheet, amount, tag }: Thing, collection: string): readonly MeasuredElement[] {
  const base = { path: `rows.${row}` } as const;
  const sized = [`${what}, `, { quantity: "smallLength", values: [size] }] as const;
  const duct = { ...base, work: "ductwork", description: [`duct${hasSheet ? "" : ", no sheet"}`] } as const;
  const [length, area, mass] = ["length", "area", "mass"] as const;
  switch (what) {
    case "pipe":
      return [{ ...base, part: "pipe", work: "pipework", kind: "length", description: sized, amount }];
    case "flexible":
      return [{ ...base, part: length, alternative: length, work: "ductwork", kind: length, description: sized, amount }];
    case "duct":
      return [
        { ...duct, part: length, alternative: length, kind: length, description: sized, amount },
        { ...duct, part: area, alternative: area, kind: area, amount: 2 * amount },
        ...(hasSheet ? [{ ...duct, part: mass, alternative: mass, kind: mass, amount: 7 * amount } as const] : []),
      ];
    case "unit": {
      const isInSchedule = collection === "equipmentSchedules";
      const listed = isInSchedule ? ({ work: "airHandlingUnits" } as const) : ({ work: "terminalUnits", list: "unitsOnPipes" } as const);
      return [{ ...base, part: "unit", ...listed, kind: "count", description: ["unit"], amount, tag }];
    }
  }
}

const project: fc.Arbitrary<readonly MeasuredFile[]> = fc
  .record({
    files: fc.array(fc.uniqueArray(thing, { selector: ({ row }) => row, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
    copies: fc.constantFrom(0, 0, 1, 2),
  })
  .map(({ files, copies }) => {
    const measuredFiles = files.map((things, index) => {
      const collection = ["ductCalculations", "pipeCalculations", "equipmentSchedules"][index % 3]!;
      const elements = things.flatMap((each) => elementsOf(each, collection));
      return { collection, fileId: `file${index}`, measured: { notMeasured: [], elements } };
    });
    return [...measuredFiles, ...measuredFiles.slice(0, copies).map((file) => ({ ...file, fileId: `${file.fileId} copy` }))];
  });

const linesOf = (files: readonly MeasuredFile[]): readonly ProposedLine[] =>
  takeOff(files, { unitSystem: "Metric", standard: "own", ductsBy: "every" });
const itemOf = (line: ProposedLine, beside = 0): BillItem => ({
  id: line.id,
  quantity: line.quantity + beside,
  unit: line.unit,
  source: packSource([takenLine(line)]),
});
const marksIn = (items: readonly BillItem[]): readonly string[] =>
  items.flatMap(({ source }) => readSource(source).flatMap((line) => line.elements));

/** What following does to a bill: some of its items, and what splits off them. */
function follow(items: readonly BillItem[], { items: compared, splitOff }: ComparedBill, some: ReadonlySet<string>): readonly BillItem[] {
  const next = new Map(compared.filter(({ id }) => some.has(id)).map((each) => [each.id, each.next]));
  return [
    ...items.map((item): BillItem => {
      const to = next.get(item.id);
      return to ? { ...item, quantity: to.quantity, unit: to.unit, source: packSource(to.source) } : item;
    }),
    ...splitOff.flatMap(({ line, from }) =>
      from.some((id) => some.has(id)) ? [{ ...itemOf(line), id: `${line.id} ${items.length}` }] : [],
    ),
  ];
}

const perUnit = {
  m: 1,
  ft: convert(1, "m", "ft"),
  m2: 1,
  ft2: convert(1, "m2", "ft2"),
  kg: 1,
  lb: convert(1, "kg", "lb"),
  each: 1,
} as const;
const otherUnit: Readonly<Record<string, string>> = { m: "ft", ft: "m", m2: "ft2", ft2: "m2", kg: "lb", lb: "kg", each: "set" };

/** An edit of the bill: lines are merged, copied, deleted, or measured in another unit. */
const edit = fc.record({
  what: fc.constantFrom("merge", "merge", "copy", "copy", "delete", "unit" as const),
  first: fc.nat(),
  second: fc.nat(),
});

function edited(
  items: readonly BillItem[],
  { what, first, second }: { readonly what: string; readonly first: number; readonly second: number },
) {
  const linked = items.filter(({ source }) => source !== "");
  if (linked.length < 2) return items;
  const linkedItem = linked[first % linked.length]!;
  const otherItem = linked[second % linked.length]!;
  switch (what) {
    case "merge":
      if (linkedItem === otherItem || linkedItem.unit !== otherItem.unit) return items;
      return items.flatMap((item): BillItem[] => {
        if (item === otherItem) return [];
        if (item !== linkedItem) return [item];
        const source = packSource([...readSource(linkedItem.source), ...readSource(otherItem.source)]);
        return [{ ...linkedItem, quantity: linkedItem.quantity! + otherItem.quantity!, source }];
      });
    case "copy":
      return items.flatMap((item) => (item === linkedItem ? [item, { ...item, id: `${item.id} copy ${items.length}` }] : [item]));
    case "delete":
      return items.filter((item) => item !== linkedItem);
    case "unit":
      return items.map((item) => (item === linkedItem ? { ...item, unit: otherUnit[item.unit]! } : item));
    default:
      return items;
  }
}

/** Element of a mark; for a duct, which has one for each of its amounts, the duct. */
function thingsByMark(all: readonly (readonly MeasuredFile[])[]): ReadonlyMap<string, string> {
  const things = all
    .flat()
    .flatMap(({ collection, fileId, measured }) =>
      measured.elements.flatMap(({ path, part, alternative }) =>
        (alternative ? ["length", "area", "mass"] : [part]).map((each): readonly [string, string] => [
          elementMark({ collection, fileId, path, part: each }),
          `${fileId}/${path}/${alternative ? "duct" : part}`,
        ]),
      ),
    );
  return new Map(things);
}

/** Each thing that is in the bill is there once, and each item is as many as its elements are today. */
function expectEachOnce(
  items: readonly BillItem[],
  lines: readonly ProposedLine[],
  things: ReadonlyMap<string, string>,
  beside: ReadonlyMap<string, number>,
): void {
  const amounts = new Map(lines.flatMap(({ sources }) => sources.map((source) => [elementMark(source), source.amount] as const)));
  const inBill = marksIn(items).map((mark) => things.get(mark)!);
  expect(inBill.filter((each, index) => inBill.indexOf(each) !== index)).toEqual([]);
  for (const item of items) {
    if (item.source === "") continue;
    const fromMarks = marksIn([item]).reduce((sum, mark) => sum + amounts.get(mark)!, 0) * perUnit[item.unit as keyof typeof perUnit];
    expect(item.quantity! / (fromMarks + (beside.get(item.id) ?? 0))).toBeCloseTo(1, 9);
  }
}

const measures = fc.constantFrom("mass", "area", "length" as const);
const round = fc.record({
  files: project,
  edits: fc.array(edit, { maxLength: 4 }),
  /** Which of the files have no results for a while. */
  unread: fc.array(fc.nat(), { maxLength: 2 }),
  /** Which of the bills before is opened again, if any: a revision that was restored, or a step that was undone. */
  restored: fc.option(fc.nat(), { nil: undefined, freq: 3 }),
  order: fc.infiniteStream(fc.nat()),
});

/** A bill of some lines, of which the first files are measured otherwise than the others. */
function firstBill(
  files: readonly MeasuredFile[],
  [firstBasis, restBasis]: readonly ("mass" | "area" | "length")[],
  takes: (id: string) => boolean,
) {
  const linesOf = (some: readonly MeasuredFile[], ductsBy: "mass" | "area" | "length" | undefined) =>
    takeOff(some, { unitSystem: "Metric", standard: "own", ductsBy: ductsBy! });
  const taken = new Map([...linesOf(files.slice(1), restBasis), ...linesOf(files.slice(0, 1), firstBasis)].map((line) => [line.id, line]));
  return [...taken.values()].flatMap((line) => (takes(line.id) ? [itemOf(line)] : []));
}

/** Follows what is known while some files have no results: what other files have stays in the bill, and once. */
function linkReadable(
  items: readonly BillItem[],
  files: readonly MeasuredFile[],
  unread: ReadonlySet<number>,
  things: ReadonlyMap<string, string>,
): readonly BillItem[] {
  if (unread.size === 0) return items;
  const nameOf = ({ collection, fileId }: MeasuredFile): string => `${collection}/${fileId}`;
  const lines = linesOf(files.filter((_, index) => !unread.has(index)));
  const compared = compareTakeOff(items, lines, {
    unread: new Set(files.flatMap((file, index) => (unread.has(index) ? [nameOf(file)] : []))),
  });
  const known = compared.items.filter(({ state }) => state !== "unread" && state !== "copy");
  const next = follow(items, compared, new Set(known.map(({ id }) => id)));
  const today = new Set(lines.flatMap(({ sources }) => sources.map((source) => things.get(elementMark(source)))));
  const countIn = (bill: readonly BillItem[], thing: string | undefined): number =>
    marksIn(bill).filter((mark) => things.get(mark) === thing).length;
  for (const each of today) {
    const [before, after] = [countIn(items, each), countIn(next, each)];
    if (before > 0) expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(Math.max(1, before));
  }
  return next;
}

test("after following, everything of the project that the bill had is in one item of it, with its amount of today", () => {
  let moved = 0;
  let restores = 0;
  fc.assert(
    fc.property(
      project,
      fc.array(round, { minLength: 1, maxLength: 4 }),
      fc.func(fc.boolean()),
      fc.array(measures, { minLength: 2, maxLength: 2 }),
      (first, rounds, takes, ductsBy) => {
        const things = thingsByMark([first, ...rounds.map(({ files }) => files)]);
        let items: readonly BillItem[] = firstBill(first, ductsBy, takes);
        const bills = [items];
        for (const { files, edits, unread, restored, order } of rounds) {
          const before = items;
          if (restored !== undefined) {
            items = bills[restored % bills.length]!;
            restores++;
          }
          for (const each of edits) items = edited(items, each);
          // Nobody asks for what rows held that were deleted.
          const had = new Set(marksIn(items).map((mark) => things.get(mark)));
          items = linkReadable(items, files, new Set(unread.map((pick) => pick % files.length)), things);
          const lines = linesOf(files);
          const compared = compareTakeOff(items, lines);
          for (const { id, mergedInto = [], copyOf } of compared.items) expect([...mergedInto, copyOf]).not.toContain(id);
          expect(compareTakeOff(items, linesOf(files.toReversed()))).toEqual(compared);
          // One after the other, in any order, and then all of them.
          for (const pick of order) {
            const open = compareTakeOff(items, lines).items.filter(({ state }) => state !== "unchanged");
            if (open.length === 0 || pick % 4 === 0) break;
            items = follow(items, compareTakeOff(items, lines), new Set([open[pick % open.length]!.id]));
            bills.push(items);
          }
          const last = compareTakeOff(items, lines);
          items = follow(items, last, new Set(items.map(({ id }) => id)));
          bills.push(items);
          expectEachOnce(items, lines, things, new Map());
          const inBill = new Set(marksIn(items).map((mark) => things.get(mark)));
          const today = new Set(lines.flatMap(({ sources }) => sources.map((source) => things.get(elementMark(source)))));
          expect([...had].filter((each) => today.has(each) && !inBill.has(each))).toEqual([]);
          const again = compareTakeOff(items, lines);
          expect(again.items.filter(({ state }) => state !== "unchanged")).toEqual([]);
          expect(again.splitOff).toEqual([]);
          if (before.length > 0 && items.length > before.length) moved++;
        }
      },
    ),
  );
  expect(moved).toBeGreaterThan(0);
  expect(restores).toBeGreaterThan(0);
});

test("a bill of everything has everything after any edit, and once", () => {
  fc.assert(
    fc.property(project, fc.array(project, { minLength: 1, maxLength: 3 }), measures, (first, rounds, ductsBy) => {
      const things = thingsByMark([first, ...rounds]);
      let items: readonly BillItem[] = firstBill(first, [ductsBy, ductsBy], () => true);
      for (const files of rounds) {
        const lines = linesOf(files);
        items = follow(items, compareTakeOff(items, lines), new Set(items.map(({ id }) => id)));
        // What is new in the project is taken off as a user does it.
        const { owners, lines: offered } = compareTakeOff(items, lines, { newDuctsBy: ductsBy });
        const taken = offered.filter(({ id }) => !owners.has(id));
        items = [...items, ...taken.map((line) => ({ ...itemOf(line), id: `new ${line.id} ${items.length}` }))];
        expectEachOnce(items, lines, things, new Map());
        // Nobody merged anything: an item is of one kind.
        const meanings = new Map(lines.map(({ id, work, description, unit }) => [id, `${work} ${description} ${unit}`]));
        for (const { source } of items) expect(new Set(readSource(source).map(({ id }) => meanings.get(id))).size).toBeLessThanOrEqual(1);
        const today = new Set(
          files.flatMap(({ fileId, measured }) =>
            measured.elements.map(({ path, part, alternative }) => `${fileId}/${path}/${alternative ? "duct" : part}`),
          ),
        );
        expect(new Set(marksIn(items).map((mark) => things.get(mark)))).toEqual(today);
      }
    }),
  );
});

test("an amount that was typed in addition to a quantity stays through all rounds", () => {
  fc.assert(
    fc.property(project, fc.array(project, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 50 }), (first, rounds, extra) => {
      let items: readonly BillItem[] = firstBill(first, ["mass", "mass"], () => true).map((item) => ({
        ...item,
        quantity: item.quantity! + extra,
      }));
      const beside = new Map(items.map(({ id }) => [id, extra]));
      for (const files of rounds) {
        const lines = linesOf(files);
        items = follow(items, compareTakeOff(items, lines), new Set(items.map(({ id }) => id)));
        expectEachOnce(items, lines, thingsByMark([first, ...rounds]), beside);
      }
    }),
  );
});
