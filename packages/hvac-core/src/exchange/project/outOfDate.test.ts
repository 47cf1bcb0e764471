import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boq } from "../../calculators/boq/index.ts";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { pipeSizer } from "../../calculators/pipe-sizer/index.ts";
import type { LinkedFile } from "../../links/index.ts";
import { valueAt, type Calculator } from "../../kernel/index.ts";
import {
  headlineLoad,
  initialChoices,
  isTakenOffBill,
  loadTotals,
  measureInput,
  outOfDateFiles,
  takeLines,
  takeOffProposal,
  type FileHeadline,
  type ProjectFile,
} from "./index.ts";

const file = (calculator: unknown, id: string, input: object): LinkedFile => {
  const typed = calculator as Calculator;
  return { collection: typed.collection, id, calculator: typed, input: typed.complete({ unitSystem: "Metric", ...input }) };
};
const measured = ({ collection, id, calculator, input }: LinkedFile): Promise<ProjectFile> =>
  measureInput(calculator, input).then((result) => ({ collection, id, name: id, ...result }));

const pipeOf = (length: number): LinkedFile => file(pipeSizer, "pipe", { flowRate: 2, pipeLength: length });

/** A bill of all that a pipe file measures. */
async function billOf(pipe: LinkedFile): Promise<LinkedFile> {
  const input = { unitSystem: "Metric", items: [{ id: "a" }] } as const;
  const state = { input, complete: boq.complete(input) };
  const { taken } = takeOffProposal(state, [await measured(pipe)], initialChoices(state));
  let last = 0;
  return file(
    boq,
    "bill",
    takeLines(state, { taken, ignored: [] }, () => `new${++last}`),
  );
}

/** Number of items of a bill: pipe and what covers it become longer together. */
const itemsOf = ({ input }: LinkedFile): number => (input["items"] as readonly unknown[]).length;

const room = file(heatLoad, "room", heatLoad.start("Metric"));
const outcome = heatLoad.calculate(room.input);
const { value: supplied } = valueAt(outcome.ok ? outcome.results : {}, "supplyAirflow") as { readonly value: number };
const link = { collection: "calculations", fileId: "room", result: "supplyAirflow" };
const ductOf = (litres: number): LinkedFile => file(ductSizer, "duct", { airflow: { value: litres, unit: "L/s", link } });

describe("files of a project that are out of date", () => {
  test("are none where bills and links are as the project, in any order of the files", async () => {
    const [pipe, duct] = [pipeOf(20), ductOf(supplied * 1000)];
    const bill = await billOf(pipe);
    expect([bill, pipe].map(isTakenOffBill)).toEqual([true, false]);
    const files = [room, duct, pipe, bill];
    for (const order of [files, files.toReversed()]) expect(outOfDateFiles(order, [await measured(pipe)])).toEqual(new Map());
  });

  test("are the bill of a pipe that became longer, and the duct of a room with another airflow", async () => {
    const bill = await billOf(pipeOf(20));
    const [pipe, duct] = [pipeOf(30), ductOf(1)];
    const expected = { duct: { inputs: 1, lines: 0, rows: 0 }, bill: { inputs: 0, lines: itemsOf(bill), rows: 0 } };
    for (const files of [
      [room, duct, pipe, bill],
      [bill, pipe, duct, room],
    ])
      expect(Object.fromEntries(outOfDateFiles(files, [await measured(pipe)]))).toEqual(expected);
  });

  test("are those with a link to a deleted file; a bill whose files cannot be read is unknown", async () => {
    const bill = await billOf(pipeOf(20));
    const unread = { collection: "pipeCalculations", id: "pipe", name: "pipe", problem: "It could not be read." };
    expect(outOfDateFiles([ductOf(1)], []).get("duct")).toEqual({ inputs: 1, lines: 0, rows: 0 });
    expect(outOfDateFiles([bill], [unread]).get("bill")).toEqual({ inputs: 0, lines: itemsOf(bill), rows: 0 });
  });
});

describe("loads of a project", () => {
  const watts = fc.integer({ min: 0, max: 100_000 });
  const headlines: fc.Arbitrary<readonly FileHeadline[]> = fc.array(
    fc.record({
      collection: fc.constant("calculations"),
      mode: fc.constantFrom("Cooling" as const, "Heating" as const),
      results: watts.map((value) => ({ load: { value, quantity: "power" } })),
    }),
  );

  test("are the sums of their files, whatever their order and however they are divided", () =>
    fc.assert(
      fc.property(headlines, headlines, (first, second) => {
        const [whole, part, rest] = [loadTotals([...second, ...first]), loadTotals(first), loadTotals(second)];
        for (const mode of ["cooling", "heating"] as const) {
          expect(whole[mode]?.watts ?? 0).toBe((part[mode]?.watts ?? 0) + (rest[mode]?.watts ?? 0));
          expect(whole[mode]?.rooms ?? 0).toBe((part[mode]?.rooms ?? 0) + (rest[mode]?.rooms ?? 0));
        }
      }),
    ));

  test("have no sum where a heat load does not say its mode; other files without one are left out; a file of rooms counts all of them", () => {
    const load = { load: { value: 1000, quantity: "power" } };
    const heating = { collection: "calculations", mode: "Heating", results: load } as const;
    expect(loadTotals([heating, { collection: "calculations", results: load }])).toEqual({});
    expect(loadTotals([heating, { collection: "pumpHeadCalculations", results: load }])).toEqual({ heating: { watts: 1000, rooms: 1 } });
    const floor = { ...heating, results: { ...load, rooms: { value: 24, quantity: "count" } } };
    expect(loadTotals([heating, floor])).toEqual({ heating: { watts: 2000, rooms: 25 } });
    expect(headlineLoad({ results: { name: "x", area: { value: 3, quantity: "area" } } })).toBeUndefined();
  });
});
