import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { boq } from "../../calculators/boq/index.ts";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { pipeSizer } from "../../calculators/pipe-sizer/index.ts";
import { schedules } from "../../calculators/schedules/index.ts";
import { isTypedQuantity, type Calculator } from "../../kernel/index.ts";
import { elementMark, readSource } from "../../take-off/index.ts";
import {
  applyDifferences,
  billItems,
  canStay,
  compareWithProject,
  initialChoices,
  leaveAsIs,
  measureInput,
  needsDecision,
  projectLines,
  takeLines,
  takeOffProposal,
  type ProjectFile,
} from "./index.ts";
import { measuredFiles } from "./measureInput.ts";

/* Calculations are taken off into a bill, changed at random, and the bill is updated: it always has what the project has. */

type Input = Readonly<Record<string, unknown>>;
interface FileOfTest {
  readonly kind: keyof typeof calculators;
  readonly id: string;
  readonly input: Input;
}

const calculators = { duct: ductSizer, pipe: pipeSizer, schedule: schedules } as unknown as Readonly<
  Record<"duct" | "pipe" | "schedule", Calculator>
>;

const metres = fc.integer({ min: 1, max: 60 }).map((value) => ({ value, unit: "m" }));
const flow = fc.constantFrom(2, 6, 12, 25).map((value) => ({ value, unit: "L/s" }));
const fittings = fc.uniqueArray(
  fc.record({ id: fc.constantFrom("a", "b", "c"), quantity: fc.integer({ min: 1, max: 9 }).map((value) => ({ value, unit: "unitless" })) }),
  { selector: ({ id }) => id, maxLength: 3 },
);

const singlePipe = fc
  .record({ flowRate: flow, pipeLength: metres, heatExchange: fc.boolean() })
  .map((input): Input => ({ unitSystem: "Metric", ...input }));
/** More sections than a few, under names that change. */
const pipeSystem = fc
  .array(fc.record({ pipeLength: metres, flowRate: flow, name: fc.constantFrom("AHU-1", "FCU-2", "Hall") }), {
    minLength: 1,
    maxLength: 16,
  })
  .map((sections): Input => ({
    unitSystem: "Metric",
    scope: "system",
    designTemperatureDifference: { value: 6, unit: "deltaK" },
    fluidTemperature: { value: 10, unit: "degC" },
    sections: sections.map((section, index) => ({
      id: `s${index}`,
      unit: "flow",
      unitPressureDrop: { value: 20, unit: "kPa" },
      ...section,
    })),
  }));
const singleDuct = fc
  .record({ width: fc.constantFrom(400, 500, 700, 3500), isFlexible: fc.boolean(), length: metres, rows: fittings })
  .map(({ width, isFlexible, length, rows }): Input => ({
    unitSystem: "Metric",
    ductShape: isFlexible ? "flexible" : "rectangular",
    ...(isFlexible && { chosenDiameter: { value: 250, unit: "mm" } }),
    airflow: { value: 300, unit: "L/s" },
    sizeChoice: "chosen",
    chosenWidth: { value: width, unit: "mm" },
    chosenHeight: { value: 200, unit: "mm" },
    ductLength: length,
    fittings: rows.map((row) => ({ fitting: "elbowRectangularSmooth", ...row })),
  }));
const units = fc
  .uniqueArray(fc.constantFrom("AHU-1", "AHU-2", "AHU-3"), { maxLength: 3 })
  .map((tags): Input => ({ unitSystem: "Metric", airHandlingUnits: tags.map((tag) => ({ id: tag, tag })) }));

/** Files of today: some are not there, and those that are differ from round to round. */
const project: fc.Arbitrary<readonly FileOfTest[]> = fc
  .tuple(
    fc.option(singlePipe, { nil: undefined }),
    fc.option(singlePipe, { nil: undefined }),
    fc.option(pipeSystem, { nil: undefined }),
    fc.option(singleDuct, { nil: undefined }),
    fc.option(singleDuct, { nil: undefined }),
    fc.option(units, { nil: undefined }),
  )
  .map((inputs) =>
    inputs.flatMap((input, index): FileOfTest[] =>
      input ? [{ kind: (["pipe", "pipe", "pipe", "duct", "duct", "schedule"] as const)[index]!, id: `file${index}`, input }] : [],
    ),
  );

const filesOf = (files: readonly FileOfTest[]): Promise<readonly ProjectFile[]> =>
  Promise.all(
    files.map(async ({ kind, id, input }) => ({
      collection: calculators[kind].collection,
      id,
      name: id,
      ...(await measureInput(calculators[kind], calculators[kind].complete(input))),
    })),
  );

let lastId = 0;
const newId = (): string => `new${++lastId}`;

const bill = boq as unknown as Calculator;
const stateOf = (input: Input) => ({ input: input as never, complete: bill.complete(input) });

/** Takes all that the dialog proposes. */
function takeAll(input: Input, files: readonly ProjectFile[]): Input {
  const state = stateOf(input);
  const choices = initialChoices(state);
  const ticks = new Map(takeOffProposal(state, files, choices).lines.map(({ line }) => [line.id, true]));
  const { taken } = takeOffProposal(state, files, { ...choices, ticks });
  return { ...input, ...takeLines(state, { taken, ignored: choices.ignored }, newId) };
}

/** Gives an item another unit, and leaves its number. */
function switchUnit(input: Input, pick: number): Input {
  const items = input["items"] as readonly (Input & { readonly id: string })[];
  const others: Readonly<Record<string, string>> = { m: "ft", kg: "lb", L: "gal" };
  return {
    ...input,
    items: items.map((item, index) =>
      index === pick % items.length && item["source"] !== "" ? { ...item, unit: others[item["unit"] as string] ?? item["unit"] } : item,
    ),
  };
}

test("a bill that is updated from its project has each element once, and as many metres of pipe as are entered", async () => {
  const ducts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      project,
      fc.array(fc.tuple(project, fc.nat(), fc.array(fc.nat(), { maxLength: 4 }), fc.boolean()), { minLength: 1, maxLength: 3 }),
      async (first, rounds) => {
        let input = takeAll({ unitSystem: "Metric", items: [{ id: "1" }] }, await filesOf(first));
        for (const [today, pick, order, isTurned] of rounds) {
          const files = await filesOf(isTurned ? today.toReversed() : today);
          input = switchUnit(input, pick);
          const open = () => compareWithProject(stateOf(input), projectLines(stateOf(input), files), files);
          for (const each of order) {
            const all = open();
            const some = all.differences.filter((each) => !needsDecision(each));
            if (some.length > 0)
              input = { ...input, ...applyDifferences(stateOf(input), { some: [some[each % some.length]!], comparison: all }, newId) };
          }
          const rest = open();
          input = { ...input, ...applyDifferences(stateOf(input), { some: rest.differences, comparison: rest }, newId) };
          expect(open().differences).toEqual([]);
          input = takeAll(input, files);
          expect(open().differences).toEqual([]);

          const items = billItems(stateOf(input));
          for (const { description } of items) ducts.add(/Flexible|beyond the table|0\.8 mm/.exec(description)?.[0] ?? "");
          // A duct has three marks, of which the bill has one.
          const things = new Map(
            measuredFiles(files).flatMap(({ collection, fileId, measured }) =>
              measured.elements.flatMap(({ path, part, alternative }) =>
                (alternative ? ["length", "area", "mass"] : [part]).map((each) => [
                  elementMark({ collection, fileId, path, part: each }),
                  `${fileId}/${path}/${alternative ? "duct" : part}`,
                ]),
              ),
            ),
          );
          const inBill = items.flatMap(({ source }) =>
            readSource(source).flatMap(({ elements }) => elements.map((mark) => things.get(mark))),
          );
          expect(new Set(inBill)).toEqual(new Set(things.values()));
          expect(inBill).toHaveLength(new Set(inBill).size);

          const perMetre = { m: 1, ft: 0.3048 } as const;
          const billed = items
            .filter(({ description, source }) => description.startsWith("Pipe,") && source !== "")
            .reduce((sum, { quantity, unit }) => sum + quantity! * perMetre[unit as "m" | "ft"], 0);
          const entered = today.reduce((sum, { kind, input: form }) => {
            if (kind !== "pipe") return sum;
            const single = form["pipeLength"];
            if (isTypedQuantity(single)) return sum + single.value;
            // Supply and return.
            return (
              sum +
              (form["sections"] as readonly { pipeLength: { value: number } }[]).reduce(
                (all, { pipeLength }) => all + 2 * pipeLength.value,
                0,
              )
            );
          }, 0);
          expect(billed).toBeCloseTo(entered, 6);
          expect(bill.calculate(input, { strict: false }).ok).toBe(true);
        }
      },
    ),
    { numRuns: runs(20) },
  );
  expect(ducts).toEqual(new Set(["", "Flexible", "beyond the table", "0.8 mm"]));
});

test("a bill whose differences are left as they are keeps every number, and shows a difference again only after another change", async () => {
  const numbersOf = (input: Input) =>
    billItems(stateOf(input)).map(({ id, description, quantity, unit }) => [id, description, quantity, unit]);
  await fc.assert(
    fc.asyncProperty(project, project, async (first, today) => {
      const before = takeAll({ unitSystem: "Metric", items: [{ id: "1" }] }, await filesOf(first));
      const files = await filesOf(today);
      const open = (input: Input) => compareWithProject(stateOf(input), projectLines(stateOf(input), files), files).differences;
      const differences = open(before);
      const after = { ...before, ...leaveAsIs(stateOf(before), differences) };
      expect(numbersOf(after)).toEqual(numbersOf(before));
      expect(open(after).filter(canStay)).toEqual([]);
      // One by one, in any order, the same holds.
      let single: Input = before;
      for (let next = open(single).find(canStay); next; next = open(single).find(canStay))
        single = { ...single, ...leaveAsIs(stateOf(single), [next]) };
      expect(numbersOf(single)).toEqual(numbersOf(before));
    }),
    { numRuns: runs(20) },
  );
});
