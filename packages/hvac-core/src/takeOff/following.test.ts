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

/* After a bill has followed its project, each element stands in one item with the amount that it has today, whatever happened in between. */

/** Elements of few places and descriptions: they merge, split, go, come back, and become of another kind. */
const element = fc.record({
  row: fc.integer({ min: 0, max: 7 }),
  work: fc.constantFrom("pipework", "ductwork" as const),
  kind: fc.constantFrom("length", "length", "mass" as const),
  size: fc.constantFrom(0.08, 0.1, 0.125),
  amount: fc.integer({ min: 1, max: 1000 }),
});
const project: fc.Arbitrary<readonly MeasuredFile[]> = fc
  .array(fc.uniqueArray(element, { selector: ({ row }) => row, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  .map((files) =>
    files.map((elements, index) => ({
      collection: ["ductCalculations", "pipeCalculations"][index % 2]!,
      fileId: `file${index}`,
      measured: {
        notMeasured: [],
        elements: elements.map(({ row, work, kind, size, amount }): MeasuredElement => ({
          path: `rows.${row}`,
          part: "all",
          work,
          kind,
          description: [`${work}, `, { quantity: "smallLength", values: [size] }],
          amount,
        })),
      },
    })),
  );

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

const perMetre = { m: 1, ft: convert(1, "m", "ft"), kg: 1, lb: convert(1, "kg", "lb") } as const;
const otherUnit: Readonly<Record<string, string>> = { m: "ft", ft: "m", kg: "lb", lb: "kg" };

/** What an edit of the bill is: lines of it are merged, copied, deleted, or measured in another unit. */
const edit = fc.record({
  what: fc.constantFrom("merge", "copy", "delete", "unit", "none" as const),
  first: fc.nat(),
  second: fc.nat(),
});

function edited(
  items: readonly BillItem[],
  { what, first, second }: { readonly what: string; readonly first: number; readonly second: number },
) {
  const own = items.filter(({ source }) => source !== "");
  if (own.length < 2) return items;
  const one = own[first % own.length]!;
  const other = own[second % own.length]!;
  switch (what) {
    case "merge":
      if (one === other || one.unit !== other.unit) return items;
      return items.flatMap((item): BillItem[] => {
        if (item === other) return [];
        if (item !== one) return [item];
        const source = packSource([...readSource(one.source), ...readSource(other.source)]);
        return [{ ...one, quantity: one.quantity! + other.quantity!, source }];
      });
    case "copy":
      return items.flatMap((item) => (item === one ? [item, { ...item, id: `${item.id} copy` }] : [item]));
    case "delete":
      return items.filter((item) => item !== one);
    case "unit":
      return items.map((item) => (item === one ? { ...item, unit: otherUnit[item.unit]! } : item));
    default:
      return items;
  }
}

/** Each element that is in the bill is there once, and each item is as many as its elements are today. */
function expectEachOnce(items: readonly BillItem[], lines: readonly ProposedLine[], beside: ReadonlyMap<string, number>): void {
  const amounts = new Map(lines.flatMap(({ sources }) => sources.map((source) => [elementMark(source), source.amount] as const)));
  const marks = marksIn(items);
  expect(new Set(marks).size).toBe(marks.length);
  for (const item of items) {
    if (item.source === "") continue;
    const own = marksIn([item]).reduce((sum, mark) => sum + amounts.get(mark)!, 0) * perMetre[item.unit as keyof typeof perMetre];
    expect(item.quantity! / (own + (beside.get(item.id) ?? 0))).toBeCloseTo(1, 9);
  }
}

test("after following, every element of the project that the bill had is in one item of it, with its amount of today", () => {
  let moved = 0;
  fc.assert(
    fc.property(
      project,
      fc.array(fc.record({ files: project, edits: fc.array(edit, { maxLength: 2 }), order: fc.infiniteStream(fc.nat()) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.func(fc.boolean()),
      (first, rounds, takes) => {
        let items: readonly BillItem[] = linesOf(first).flatMap((line) => (takes(line.id) ? [itemOf(line)] : []));
        for (const { files, edits, order } of rounds) {
          const before = items;
          for (const each of edits) items = edited(items, each);
          // Nobody asks for what rows held that were deleted.
          const had = new Set(marksIn(items));
          const lines = linesOf(files);
          const compared = compareTakeOff(items, lines);
          expect(compareTakeOff(items, linesOf(files.toReversed()))).toEqual(compared);
          // One after the other, in any order, and then all of them.
          for (const pick of order) {
            const open = compareTakeOff(items, lines).items.filter(({ state }) => state !== "unchanged");
            if (open.length === 0 || pick % 4 === 0) break;
            items = follow(items, compareTakeOff(items, lines), new Set([open[pick % open.length]!.id]));
          }
          const last = compareTakeOff(items, lines);
          items = follow(items, last, new Set(items.map(({ id }) => id)));
          expectEachOnce(items, lines, new Map());
          const marks = new Set(marksIn(items));
          for (const { sources } of lines)
            for (const source of sources) if (had.has(elementMark(source))) expect(marks.has(elementMark(source))).toBe(true);
          const again = compareTakeOff(items, lines);
          expect(again.items.every(({ state }) => state === "unchanged")).toBe(true);
          expect(again.splitOff).toEqual([]);
          if (before.length > 0 && items.length > before.length) moved++;
        }
      },
    ),
  );
  expect(moved).toBeGreaterThan(0);
});

test("a bill of everything has everything after any edit: by kind and unit as much as the project", () => {
  fc.assert(
    fc.property(project, fc.array(project, { minLength: 1, maxLength: 3 }), (first, rounds) => {
      let items: readonly BillItem[] = linesOf(first).map((line) => itemOf(line));
      for (const files of rounds) {
        const lines = linesOf(files);
        items = follow(items, compareTakeOff(items, lines), new Set(items.map(({ id }) => id)));
        const { owners } = compareTakeOff(items, lines);
        // What is new in the project is taken off as a user does it.
        items = [
          ...items,
          ...lines.filter(({ id }) => !owners.has(id)).map((line) => ({ ...itemOf(line), id: `new ${line.id} ${items.length}` })),
        ];
        for (const [unit, kind] of [
          ["m", "length"],
          ["kg", "mass"],
        ] as const) {
          const billed = items.reduce((sum, item) => sum + (item.unit === unit ? item.quantity! : 0), 0);
          const measured = files
            .flatMap((file) => file.measured.elements)
            .reduce((sum, each) => sum + (each.kind === kind ? each.amount : 0), 0);
          expect(billed).toBeCloseTo(measured, 6);
        }
      }
    }),
  );
});

test("what was typed beside a quantity stays through all rounds", () => {
  fc.assert(
    fc.property(project, fc.array(project, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 50 }), (first, rounds, own) => {
      let items: readonly BillItem[] = linesOf(first).map((line) => itemOf(line, own));
      const beside = new Map(items.map(({ id }) => [id, own]));
      for (const files of rounds) {
        const lines = linesOf(files);
        items = follow(items, compareTakeOff(items, lines), new Set(items.map(({ id }) => id)));
        expectEachOnce(items, lines, beside);
      }
    }),
  );
});
