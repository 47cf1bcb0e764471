import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pipeSizer, type PipeInput } from "./index.ts";
import { pipeNumbers } from "./pipeNumbers.ts";

const anyOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

const fittings = fc
  .array(fc.record({ fitting: anyOf("elbow90Threaded", "gateValve", "bend", "exit"), quantity: fc.integer({ min: 0, max: 5 }) }), {
    maxLength: 3,
  })
  .map((rows) => rows.map((row, index) => ({ id: `f${index}`, ...row })));

/** One pipe, by whatever its flow and its size are entered. */
const pipes = fc.record(
  {
    unitSystem: anyOf("Imperial", "Metric"),
    flowBy: anyOf("flow", "load", "heating"),
    flowRate: number(2, 80).map((value) => ({ value, unit: "L/s" })),
    coolingLoad: number(20, 900).map((value) => ({ value, unit: "kW" })),
    heatingLoad: number(20, 900).map((value) => ({ value, unit: "kW" })),
    temperatureDifference: number(4, 20),
    fluid: anyOf("water", "ethylene"),
    fluidTemperature: number(20, 60).map((value) => ({ value, unit: "degC" })),
    pipeMaterial: anyOf("steel40", "copperL", "hdpeSdr11"),
    frictionRate: number(100, 400).map((value) => ({ value, unit: "Pa/m" })),
    roughness: number(0.01, 0.2).map((value) => ({ value, unit: "mm" })),
    sizeChoice: anyOf("smaller", "standard", "larger", "custom"),
    customSize: anyOf({ value: 100, unit: "mm" }),
    pipeLength: number(0, 200),
    fittings,
    compareHazenWilliams: fc.boolean(),
  },
  { requiredKeys: ["unitSystem", "flowRate", "coolingLoad", "heatingLoad", "temperatureDifference", "customSize", "pipeLength"] },
) as unknown as fc.Arbitrary<PipeInput>;

/** Names of what a pipe answers that the temperatures of a supply and a return have no part in. */
const { velocityLimit: _, ...flow } = pipeNumbers.flow;
const shared = {
  ...pipeNumbers.size,
  ...flow,
  ...pipeNumbers.comparison,
  ...pipeNumbers.heat,
  pipePressureLoss: true,
  fittings: true,
  fittingsPressureLoss: true,
  totalPressureLoss: true,
  volume: true,
  heatGain: true,
};

describe("one pipe and a system of one section", () => {
  test("answer the same to the last bit", () => {
    let answered = 0;
    fc.assert(
      fc.property(pipes, (input) => {
        const pipe = pipeSizer.calculate(input);
        const system = pipeSizer.calculate({ designTemperatureDifference: 4, ...pipeSizer.select(input, "scope", "system") });
        expect(system.ok).toBe(pipe.ok);
        if (!pipe.ok || !system.ok) return;
        answered++;
        const [section] = system.results.sections!;
        for (const name of Object.keys(shared) as (keyof typeof shared)[]) expect(section![name], name).toEqual(pipe.results[name]);
        expect(system.results.pumpFlow!.value).toBe(pipe.results.designFlow!.value);
        expect(system.results.pumpHead!.value).toBe(pipe.results.totalHeadLoss!.value);
        expect(system.results.volume.value).toBe(pipe.results.volume.value);
      }),
      { numRuns: runs(200) },
    );
    expect(answered).toBeGreaterThan(10);
  });

  test("refuse the same at fields of the same name", () => {
    const usual: PipeInput = {
      unitSystem: "Metric",
      flowRate: 6,
      pipeLength: 30,
      fittings: [{ id: "b", fitting: "bend", radiusRatio: 0.5 }],
    };
    const refused = (input: PipeInput): readonly string[] => {
      const outcome = pipeSizer.calculate({ designTemperatureDifference: 6, ...input }, { strict: false });
      return outcome.ok ? [] : outcome.errors.map(({ field, message }) => `${field}: ${message}`);
    };
    const inSystem = refused(pipeSizer.select(usual, "scope", "system"));
    expect(inSystem).toEqual(refused(usual).map((each) => `sections.pipe.${each}`));
    expect(inSystem).toHaveLength(1);
  });
});

describe("a scope that is switched", () => {
  const select = (input: PipeInput, scope: "section" | "system"): PipeInput => pipeSizer.select(input, "scope", scope);
  const withoutSections = ({
    sections: _sections,
    service: _service,
    designTemperatureDifference: _difference,
    ...input
  }: PipeInput): PipeInput => input;

  test("and switched back gives the same answer: for one pipe, and for a system", () => {
    const rows = fc.array(fc.record({ pipeLength: number(1, 50), unit: anyOf("none", "flow", "load"), name: anyOf("A", "B") }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(pipes, rows, (pipe, others) => {
        const sections = others.map((row, index) => ({ id: `s${index}`, ...row }));
        const input: PipeInput = { ...pipe, scope: "section", sections };
        const back = select(select(input, "system"), "section");
        expect(withoutSections({ flowBy: "flow", ...back })).toEqual(withoutSections({ flowBy: "flow", ...input }));
        expect(back.sections?.slice(1)).toEqual(input.sections!.slice(1));
        const system = select(input, "system");
        const again = select(select(system, "section"), "system");
        expect({ flowBy: "flow", ...again }).toEqual({ flowBy: "flow", ...system });
      }),
      { numRuns: runs(200) },
    );
  });

  test("leaves a section that feeds others its flow, and other sections what the system says", () => {
    const system: PipeInput = {
      unitSystem: "Metric",
      scope: "system",
      pipeMaterial: "steel40",
      sections: [
        { id: "main", pipeLength: 20, pipeMaterial: "copperL" },
        { id: "a", parent: "main", unit: "flow", flowRate: 1, pipeLength: 5 },
      ],
    };
    const pipe = select(system, "section");
    expect(pipe).toMatchObject({ scope: "section", pipeLength: 20, pipeMaterial: "steel40", sections: system.sections });
    expect(pipe).not.toHaveProperty("flowBy");
    expect(select({ ...pipe, flowRate: 9, pipeLength: 25 }, "system").sections).toEqual([
      { ...system.sections![0], pipeLength: 25 },
      system.sections![1],
    ]);
  });

  test("moves nothing that nobody entered, and is kept where it is selected again", () => {
    const complete = pipeSizer.complete({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 }) as PipeInput;
    const [row] = select(complete, "system").sections!;
    expect(Object.keys(row!).toSorted()).toEqual([
      "balancingValve",
      "fittings",
      "flowRate",
      "id",
      "pipeLength",
      "returnAs",
      "returnLength",
      "unit",
    ]);
    expect(select(complete, "section")).toBe(complete);
  });
});
