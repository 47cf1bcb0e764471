import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { boq, ductSizer, energyAnalysis, heatLoad, type Calculator } from "../../index.ts";
import {
  applyDifferences,
  billDifferences,
  compareWithProject,
  leaveAsIs,
  measureInput,
  outOfDateFiles,
  projectLines,
  recordTakeOff,
  takeLines,
  takeOffProposal,
  initialChoices,
  updateProject,
  type FileUpdate,
} from "./index.ts";
import type { LinkedFile } from "../../links/index.ts";

/* A room, the duct that its air needs, a bill of the duct, and an energy cost that invests its total: one depends on the other. */

const made = (calculator: unknown, id: string, input: object): LinkedFile => {
  const each = calculator as Calculator;
  return { collection: each.collection, id, calculator: each, input: each.complete({ unitSystem: "Metric", ...input }) };
};
let lastId = 0;
const options = { nameOf: ({ id }: LinkedFile) => id, newId: () => `new${++lastId}` };

const room = (numPeople: number): LinkedFile => made(heatLoad, "room", { ...heatLoad.start("Metric"), numPeople });
const duct = (length: number): LinkedFile =>
  made(ductSizer, "duct", {
    airflow: { value: 100, unit: "L/s", link: { collection: heatLoad.collection, fileId: "room", result: "supplyAirflow" } },
    ductLength: { value: length, unit: "m" },
  });
const measuredOf = (files: readonly LinkedFile[]) =>
  Promise.all(
    files
      .filter(({ id }) => id === "duct")
      .map(async ({ collection, id, calculator, input }) => ({ collection, id, name: id, ...(await measureInput(calculator, input)) })),
  );

/** A bill with everything that a duct measures, at a rate. */
async function billOf(source: LinkedFile): Promise<LinkedFile> {
  const state = {
    input: { unitSystem: "Metric", currency: "€", items: [{ id: "1" }] },
    complete: boq.complete({ unitSystem: "Metric", currency: "€" }),
  };
  const choices = initialChoices(state);
  const files = await measuredOf([source]);
  const { taken } = takeOffProposal(state, files, choices);
  const { items } = takeLines(state, { taken, ignored: [] }, options.newId);
  return made(boq, "bill", { currency: "€", items: (items as readonly object[]).map((item) => ({ ...item, rate: 10 })) });
}
const study = made(energyAnalysis, "study", {
  currency: "€",
  cases: [{ id: "base", investment: { value: 1, unit: "money", link: { collection: boq.collection, fileId: "bill", result: "total" } } }],
});

const after = (files: readonly LinkedFile[], updates: readonly FileUpdate[]): readonly LinkedFile[] =>
  files.map((file) => ({ ...file, input: updates.find(({ file: id }) => id === file.id)?.input ?? file.input }));

test("an update reaches all files in their order, bills among them, and leaves nothing out of date", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 50 }),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      async (people, length, order) => {
        const bill = await billOf(duct(20));
        const all = [room(people), duct(length), bill, study];
        const files = order.map((index) => all[index]!);
        const updates = await updateProject(files, options);
        const changed = updates.map(({ file }) => file);
        expect(changed).toEqual(["duct", "bill", "study"].filter((id) => changed.includes(id)));
        expect(changed).toContain("study");
        const next = after(files, updates);
        expect(outOfDateFiles(next, await measuredOf(next))).toEqual(new Map());
        expect(await updateProject(next, options)).toEqual([]);
      },
    ),
    { numRuns: runs(10) },
  );
});

test("files that are left out stay as they are, and those after them see them so", async () => {
  const bill = await billOf(duct(20));
  const files = [study, bill, duct(30), room(40)];
  const updates = await updateProject(files, { ...options, takes: ({ id }) => id !== "duct" });
  expect(updates.map(({ file }) => file)).toEqual(["bill", "study"]);
  const next = after(files, updates);
  expect(next[2]).toEqual(files[2]);
  expect([...outOfDateFiles(next, await measuredOf(next))]).toEqual([["duct", { inputs: 1, lines: 0, rows: 0 }]]);
});

test("the page handles input before each file is calculated, in each round", async () => {
  const files = [study, await billOf(duct(20)), duct(30), room(40)];
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
    await Promise.resolve();
  };
  const updates = await updateProject(files, { ...options, pause });
  // The bill changes in the first round; the second finds nothing more to change in it.
  expect(pauses).toBeGreaterThanOrEqual(2 * files.length);
  expect(updates).toEqual(
    await updateProject(files, options).then((plain) => plain.map((each, index) => ({ ...each, input: updates[index]!.input }))),
  );
});

test("lines whose elements are gone are counted, and those of a file that cannot be read stay", async () => {
  const bill = await billOf(duct(20));
  const [gone] = await updateProject([bill], options);
  expect(gone).toMatchObject({ file: "bill", inputs: 0 });
  expect(gone!.emptied).toBe(gone!.lines);
  expect(gone!.emptied).toBeGreaterThan(0);
  const unread = [{ collection: ductSizer.collection, id: "duct", name: "duct", problem: "It cannot be read." }];
  expect(await updateProject([bill], { ...options, unread })).toEqual([]);
});

test("a line that is new in the project makes its bill out of date until it is taken or left; what was left out does not", async () => {
  const section = (id: string, chosenWidth: number) => ({
    id,
    parent: id === "a" ? undefined : "a",
    ductLength: 5,
    airflow: 100,
    sizeChoice: "chosen",
    chosenWidth,
    chosenHeight: 200,
  });
  const system = (...widths: readonly number[]): LinkedFile =>
    made(ductSizer, "duct", { scope: "system", sections: widths.map((width, index) => section("abc"[index]!, width)) });
  const [before, later] = [system(300), system(300, 500)];
  const files = await measuredOf([before]);
  const start = {
    input: { unitSystem: "Metric", currency: "€", items: [{ id: "1" }] },
    complete: boq.complete({ unitSystem: "Metric", currency: "€" }),
  };
  const { lines, measured } = takeOffProposal(start, files, initialChoices(start));
  for (const leftOut of [false, true]) {
    const choices = { ...initialChoices(start), ticks: new Map(lines.slice(1).map(({ line }) => [line.id, !leftOut] as const)) };
    const { taken } = takeOffProposal(start, files, choices);
    const { items } = takeLines(start, { taken, ignored: [] }, options.newId);
    const bill = made(boq, "bill", { currency: "€", items, imports: recordTakeOff(start.complete, measured) });
    expect(outOfDateFiles([before, bill], files)).toEqual(new Map());
    const now = await measuredOf([later]);
    const comparison = compareWithProject({ complete: bill.input }, projectLines({ complete: bill.input }, now), now);
    const added = comparison.differences.flatMap((each) => (each.kind === "line" && each.splitOff.from.length === 0 ? [each] : []));
    // The duct of the new size.
    expect(added.map(({ splitOff: { line } }) => line.description).join(" ")).toContain("500 × 200");
    expect(added.map(({ splitOff: { line } }) => line.id)).not.toEqual(expect.arrayContaining(lines.map(({ line }) => line.id)));
    // An update adds none of them.
    const next = after([later, bill], await updateProject([later, bill], options));
    expect(outOfDateFiles(next, now).get("bill")?.lines).toBe(added.length);
    const updated = next[1]!.input;
    const again = compareWithProject({ complete: updated }, projectLines({ complete: updated }, now), now);
    for (const values of [
      applyDifferences({ input: updated }, { some: again.differences, comparison: again }, options.newId),
      leaveAsIs({ input: updated, complete: updated }, again.differences),
    ])
      expect(billDifferences({ complete: boq.complete({ ...updated, ...values }) }, now)).toEqual([]);
  }
});
