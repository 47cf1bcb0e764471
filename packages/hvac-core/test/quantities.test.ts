import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import {
  acousticCalculator,
  ductSizer,
  pipeSizer,
  pumpHeadCalc,
  refrigerantPipeSizer,
  schedules,
  ventilationCalc,
} from "../src/calculators/index.ts";
import { valueAt, type Calculator, type Measured, type MeasuredElement, type Success } from "../src/kernel/index.ts";
import { sectionOfWork, takeOff, workKinds, type MeasuredFile } from "../src/take-off/index.ts";
import { workSections, type WorkSectionStandardId } from "../src/costing/index.ts";
import { nearArbitrary, type Input } from "./laws/inputs.ts";

/* What calculators measure is what they calculate: nothing twice, nothing left out, nothing added. Sums are made of the outcomes by hand. */

const draws = { numRuns: runs(40) };
const measuring = (catalogue as readonly unknown[] as readonly Calculator[]).filter((calculator) => "quantities" in calculator);
const examplesOf = (calculator: Calculator): readonly Input[] => [
  calculator.start("Metric"),
  ...calculator.examples.flatMap(({ input }) => [input.Metric, input.Imperial]),
];

/** Runs a check on what generated inputs near to the examples measure. */
async function eachMeasured(calculator: Calculator, check: (measured: Measured, outcome: Success) => void): Promise<void> {
  let count = 0;
  const checkInput = async (input: Input): Promise<void> => {
    const outcome = calculator.calculate(input, { strict: false });
    if (!outcome.ok) return;
    count++;
    check(await calculator.quantities!(outcome), outcome);
  };
  for (const input of examplesOf(calculator)) await checkInput(input);
  await fc.assert(fc.asyncProperty(nearArbitrary(calculator.fields, examplesOf(calculator)), checkInput), draws);
  expect(count).toBeGreaterThan(5);
}

const near = (actual: number, expected: number, what: string): void =>
  expect(Math.abs(actual - expected), `${what}: ${actual} and ${expected}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const amount = ({ elements }: Measured, which: (element: MeasuredElement) => boolean): number =>
  sum(elements.filter(which).map((element) => element.amount));

test("calculators of ducts, pipes, pumps, refrigerant lines, sound and ventilation measure", () => {
  expect(measuring.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      "duct-sizer",
      "pipe-sizer",
      "pump-head-calc",
      "refrigerant-pipe-sizer",
      "acoustic-calculator",
      "ventilation-calc",
    ]),
  );
});

describe.each(measuring.map((calculator) => [calculator.id, calculator] as const))("%s", (_id, calculator) => {
  test("measures each element once, at a place of its input, by a positive amount", () =>
    eachMeasured(calculator, ({ elements }, outcome) => {
      const keys = elements.map(({ path, part }) => `${path}/${part}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { path, part, amount: elementAmount, work, kind, description, alternative } of elements) {
        // By this a bill knows a duct again that is measured by another amount than before.
        if (alternative) expect([part, kind]).toEqual([alternative, alternative]);
        expect(valueAt(outcome.values, path), path).toBeDefined();
        expect(elementAmount, path).toBeGreaterThan(0);
        expect(Number.isFinite(elementAmount)).toBe(true);
        expect(workKinds[work]).toBeDefined();
        if (kind === "count")
          expect(Number.isInteger(elementAmount) || work === "refrigerantFittings" || work === "refrigerantValves").toBe(true);
        expect(JSON.stringify(description)).not.toMatch(/undefined|NaN|null/);
      }
    }));
});

test("a duct, or a system of ducts, is measured in metres, square metres and kilograms as it is calculated", () =>
  eachMeasured(ductSizer as unknown as Calculator, (measured, outcome) => {
    const { values, results } = outcome as unknown as Extract<ReturnType<typeof ductSizer.calculate>, { ok: true }>;
    const sectionResults = new Map((results.sections ?? []).map((section) => [section.id, section]));
    const rows =
      values.scope === "section"
        ? [
            {
              shape: values.ductShape,
              length: values.ductLength,
              flexible: 0,
              flexibleWall: 0,
              fittings: values.fittings,
              wall: results.surfaceArea.value,
            },
          ]
        : values.sections
            .filter(({ id }) => sectionResults.get(id)!.size !== undefined)
            .map(({ id, ductShape: shape, ductLength: length, flexibleLength, lined, linerThickness, fittings }) => {
              const { diameter, surfaceArea } = sectionResults.get(id)!;
              const flexible = shape === "round" ? flexibleLength : 0;
              const clear = (diameter?.value ?? 0) - (lined ? 2 * linerThickness : 0);
              const flexibleWall = Math.PI * clear * flexible;
              return { shape, length, flexible, flexibleWall, fittings, wall: surfaceArea!.value - flexibleWall };
            });
    const rigid = rows.filter(({ shape }) => shape !== "flexible");
    const isFlexible = ({ description: [first] }: MeasuredElement): boolean => first === "Flexible duct ";
    near(
      amount(measured, isFlexible),
      sum(rows.map(({ shape, length, flexible }) => (shape === "flexible" ? length : flexible))),
      "flexible duct, m",
    );
    near(
      amount(measured, (element) => element.part === "length" && !isFlexible(element)),
      sum(rigid.map(({ length }) => length)),
      "duct, m",
    );
    near(
      amount(measured, ({ part }) => part === "area"),
      sum(rigid.map(({ wall }) => wall)),
      "duct, m²",
    );
    near(
      amount(measured, ({ part }) => part === "mass"),
      results.sheetMass?.value ?? 0,
      "duct, kg",
    );
    near(
      amount(measured, ({ part }) => part === "insulation"),
      results.insulationArea?.value ?? 0,
      "insulation, m²",
    );
    const listed = rows.flatMap(({ fittings }) => fittings.filter(({ fitting }) => fitting !== "pipeAcross"));
    near(
      amount(measured, ({ part }) => part === "fitting"),
      sum(listed.map(({ quantity }) => quantity)),
      "fittings",
    );
  }));

test("a pipe, or a system of pipes, is measured in metres and litres as it is calculated", () =>
  eachMeasured(pipeSizer as unknown as Calculator, (measured, outcome) => {
    const { values, results, calculation } = outcome as unknown as Extract<ReturnType<typeof pipeSizer.calculate>, { ok: true }>;
    if (calculation.scope === "section") {
      near(
        amount(measured, ({ work }) => work === "pipework"),
        values.pipeLength,
        "pipe, m",
      );
      near(
        amount(measured, ({ path }) => path.startsWith("fittings.")),
        sum(values.fittings.map(({ quantity }) => quantity)),
        "fittings",
      );
      near(
        amount(measured, ({ work }) => work === "fluid"),
        results.volume.value,
        "contents, m³",
      );
      const isInsulated = values.heatExchange && values.pipeLength > 0;
      const insulated = amount(measured, ({ work }) => work === "pipeInsulation");
      expect(isInsulated ? [0, values.pipeLength] : [0]).toContainEqual(insulated);
      return;
    }
    const legs = calculation.sections.flatMap(({ pipes }) => (pipes ? [pipes.supply, ...(pipes.return ? [pipes.return] : [])] : []));
    const decoupler = calculation.circuits.decoupler?.option ? values.decouplerLength : 0;
    near(
      amount(measured, ({ work }) => work === "pipework"),
      sum(legs.map(({ length }) => length)) + decoupler,
      "pipe, m",
    );
    const rows = legs.flatMap(({ fittings }) => fittings.flatMap(({ losses }) => losses.map(({ number }) => number)));
    near(
      amount(measured, ({ path }) => /fittings[.]|Fittings[.]/.test(path)),
      sum(rows),
      "fittings",
    );
    const held = calculation.tank ? values.equipmentVolume : 0;
    near(
      amount(measured, ({ work }) => work === "fluid"),
      results.volume.value + held,
      "contents, m³",
    );
    const units = values.sections.filter((_, index) => calculation.flows.unitFlows[index]! > 0).length;
    near(
      amount(measured, ({ part }) => part === "unit"),
      units,
      "units",
    );
  }));

test("tees and reducers of pipes are measured by their largest end, in its material", async () => {
  const section = { unit: "flow", sizeChoice: "custom", pipeLength: 5, unitPressureDrop: 10 };
  const outcome = (pipeSizer as unknown as Calculator).calculate({
    unitSystem: "Metric",
    scope: "system",
    designTemperatureDifference: 6,
    fluidTemperature: 10,
    sections: [
      { id: "main", sizeChoice: "custom", customSize: 65, pipeLength: 5 },
      { ...section, id: "on", parent: "main", customSize: 50, flowRate: 1.5 },
      { ...section, id: "off", parent: "main", customSize: 25, flowRate: 0.3, pipeMaterial: "copperL" },
    ],
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const lines = takeOff([{ collection: "p", fileId: "p", measured: await pipeSizer.quantities!(outcome as never) }], {
    unitSystem: "Metric",
    standard: "own",
  });
  const junctions = lines.filter(({ work }) => work === "pipeFittings").map(({ description, quantity }) => [description, quantity]);
  const main = "Steel, schedule 40, NPS 2-1/2 (DN 65)";
  expect(junctions).toEqual([
    [`Reducer, ${main}`, 2],
    [`Tee or wye, ${main}`, 2],
  ]);
});

test("pumps are counted with standby pumps, and the pipes of their circuit are measured in metres", () =>
  eachMeasured(pumpHeadCalc as unknown as Calculator, (measured, outcome) => {
    const { values } = outcome as unknown as Extract<ReturnType<typeof pumpHeadCalc.calculate>, { ok: true }>;
    const pumps = values.pumps.length === 0 ? 1 : sum(values.pumps.map(({ number, standby }) => number + standby));
    near(
      amount(measured, ({ work }) => work === "pumps"),
      pumps,
      "pumps",
    );
    const pipes = values.segments.filter(({ lossBy }) => lossBy === "pipe");
    near(
      amount(measured, ({ work }) => work === "pipework"),
      sum(pipes.map(({ length }) => length)),
      "pipe, m",
    );
    near(
      amount(measured, ({ part }) => part === "equipment"),
      values.equipment.length,
      "equipment",
    );
  }));

test("refrigerant lines are measured in metres and kilograms of charge as they are calculated", () =>
  eachMeasured(refrigerantPipeSizer as unknown as Calculator, (measured, outcome) => {
    const { values, results } = outcome as unknown as Extract<ReturnType<typeof refrigerantPipeSizer.calculate>, { ok: true }>;
    const tubes = values.lines.map(({ length, count, sizing }) => length * count * (sizing === "double" ? 2 : 1));
    near(
      amount(measured, ({ work }) => work === "refrigerantPipework"),
      sum(tubes),
      "tube, m",
    );
    near(
      amount(measured, ({ work }) => work === "refrigerant"),
      results.totalCharge.value,
      "charge, kg",
    );
  }));

test("hoods are measured by their length", () =>
  eachMeasured(ventilationCalc as unknown as Calculator, (measured, outcome) => {
    const { values } = outcome as unknown as Extract<ReturnType<typeof ventilationCalc.calculate>, { ok: true }>;
    const hoods = values.scope === "zones" ? values.zones.filter(({ hood }) => hood !== "none" && hood !== "capture") : [];
    near(
      amount(measured, ({ kind }) => kind === "length"),
      sum(hoods.map(({ hoodLength }) => hoodLength)),
      "hoods, m",
    );
  }));

describe("a machine entered in several calculators", () => {
  async function fileOf(calculator: { readonly id: string }, input: Input): Promise<MeasuredFile> {
    const calculatorOfFile = calculator as unknown as Calculator;
    const outcome = calculatorOfFile.calculate({ unitSystem: "Metric", ...input });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return { collection: calculatorOfFile.collection, fileId: calculatorOfFile.id, measured: await calculatorOfFile.quantities!(outcome) };
  }
  const band = Array.from({ length: 8 }, () => 10);
  const inputs: readonly (readonly [{ readonly id: string }, Input])[] = [
    [
      schedules,
      {
        airHandlingUnits: [{ id: "a", tag: "AHU-1" }],
        chillers: [{ id: "c", tag: "CH-1" }],
        vavTerminals: [{ id: "v", tag: "VAV-1" }],
        fanCoilUnits: [{ id: "f", tag: "FCU-1" }],
        pumps: [{ id: "p", tag: "P-1" }],
        customTypes: [{ id: "t", name: "Silencer" }],
        otherEquipment: [{ id: "s", tag: "SIL-1", type: "t" }],
      },
    ],
    [
      pipeSizer,
      {
        scope: "system",
        designTemperatureDifference: 6,
        fluidTemperature: 10,
        sections: ["AHU-1", "CH-1", "FCU-1"].map((name) => ({
          id: name,
          name,
          pipeLength: 10,
          unit: "flow",
          flowRate: 2,
          unitPressureDrop: 20,
        })),
      },
    ],
    [
      ductSizer,
      {
        scope: "system",
        sections: [
          { id: "a", name: "AHU-1", ductLength: 5, equipmentPressureDrop: 100 },
          { id: "s", name: "SIL-1", parent: "a", ductLength: 5, equipmentPressureDrop: 20 },
          { id: "v", name: "VAV-1", parent: "s", ductLength: 5, airflow: 100 },
          { id: "f", name: "FCU-1", parent: "s", ductLength: 5, airflow: 100 },
        ],
      },
    ],
    [
      pumpHeadCalc,
      {
        flowRate: 4,
        equipment: ["AHU-1", "CH-1"].map((name) => ({ id: name, name, ratedLoss: 30 })),
        pumps: [{ id: "p", name: "P-1", number: 1 }],
      },
    ],
    [
      acousticCalculator,
      {
        sources: [{ id: "fan", kind: "bands", discharge: band }],
        elements: [{ id: "s", name: "SIL-1", kind: "silencer", width: 400, height: 400, insertionLoss: band }],
      },
    ],
  ];
  const tags = ["AHU-1", "CH-1", "VAV-1", "FCU-1", "SIL-1", "P-1"];
  /** Number of places that list each tag, and of its units in lines that repeat nothing. */
  function counted(files: readonly MeasuredFile[]): Readonly<Record<string, readonly [places: number, taken: number]>> {
    const tagOf = new Map(
      files.flatMap(({ fileId, measured }) => measured.elements.map(({ path, part, tag }) => [`${fileId}/${path}/${part}`, tag] as const)),
    );
    const sources = takeOff(files, { unitSystem: "Metric", standard: "own" }).flatMap((line) =>
      line.sources.map((source) => ({ ...source, isTaken: line.repeats === undefined })),
    );
    return Object.fromEntries(
      tags.map((tag) => {
        const tagged = sources.filter(({ fileId, path, part }) => tagOf.get(`${fileId}/${path}/${part}`) === tag);
        return [tag, [tagged.length, sum(tagged.filter(({ isTaken }) => isTaken).map(({ amount: units }) => units))]];
      }),
    );
  }

  test("under one tag is in one line that repeats nothing, from any two calculators and from all of them", async () => {
    const files = await Promise.all(inputs.map(([calculator, input]) => fileOf(calculator, input)));
    expect(counted(files)).toEqual({ "AHU-1": [4, 1], "CH-1": [3, 1], "VAV-1": [2, 1], "FCU-1": [3, 1], "SIL-1": [3, 1], "P-1": [2, 1] });
    for (const sourceFile of files)
      for (const other of files) {
        if (sourceFile === other) continue;
        const alone = [counted([sourceFile]), counted([other])];
        for (const [tag, [places, taken]] of Object.entries(counted([sourceFile, other])))
          expect(taken, `${tag} in ${sourceFile.fileId} and ${other.fileId}`).toBe(Math.min(places, 1));
        for (const placesByTag of alone) for (const [places, taken] of Object.values(placesByTag)) expect(taken).toBe(places);
      }
  });
});

test("every kind of work has a section in every standard", () => {
  for (const work of Object.keys(workKinds) as (keyof typeof workKinds)[])
    for (const standard of Object.keys(workSections) as WorkSectionStandardId[])
      expect(
        workSections[standard].sections.map(({ code }) => code),
        `${work} in ${standard}`,
      ).toContain(sectionOfWork(work, standard));
});
