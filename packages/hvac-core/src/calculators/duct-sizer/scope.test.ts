import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ductNumbers } from "./ductNumbers.ts";
import { ductSizer, type DuctInput } from "./index.ts";

const anyOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

const fittings = fc
  .array(
    fc.record({
      fitting: anyOf("elbowRectangularSmooth", "elbowRoundSmooth", "fireDamperCurtain"),
      quantity: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 3 },
  )
  .map((rows) => rows.map((row, index) => ({ id: `f${index}`, ...row })));

/** A single duct, by whatever its size is entered. */
const ducts = fc.record(
  {
    unitSystem: anyOf("Imperial", "Metric"),
    airflow: number(30, 250).map((value) => ({ value, unit: "L/s" })),
    ductShape: anyOf("rectangular", "round", "oval", "flexible"),
    sizingMethod: anyOf("friction", "velocity"),
    targetFriction: number(0.4, 2).map((value) => ({ value, unit: "Pa/m" })),
    targetVelocity: number(2, 9).map((value) => ({ value, unit: "m/s" })),
    velocityCap: anyOf("none", "noise"),
    sideRule: anyOf("aspectRatio", "fixedSide"),
    fixedSide: fc.constant({ value: 200, unit: "mm" }),
    aspectRatio: number(1, 4),
    sizeChoice: anyOf("standard", "exact", "chosen"),
    chosenDiameter: fc.constant({ value: 250, unit: "mm" }),
    chosenWidth: fc.constant({ value: 400, unit: "mm" }),
    chosenHeight: fc.constant({ value: 200, unit: "mm" }),
    ductLength: number(0, 60),
    ductMaterial: anyOf("galvanizedSpiral", "fibrousLiner", "custom"),
    compression: number(0, 0.3),
    fittings,
    terminalPressureDrop: number(0, 90).map((value) => ({ value, unit: "Pa" })),
    ductPart: anyOf("main", "branch", "runout"),
    insulationThickness: anyOf({ value: 0, unit: "mm" }, { value: 25, unit: "mm" }),
    heatExchange: fc.boolean(),
    wallHeatBy: anyOf("uValue", "insulation"),
  },
  { requiredKeys: ["unitSystem", "airflow", "fixedSide", "chosenDiameter", "chosenWidth", "chosenHeight", "ductLength"] },
) as unknown as fc.Arbitrary<DuctInput>;

const select = (input: DuctInput, scope: "section" | "system"): DuctInput => ductSizer.select(input, "scope", scope);

/** A single duct is asked for its mean static pressure, a custom size of it is compared with its target, and its losses are those of the fan. */
const differing = new Set(["leakageAirflow"]);
const ofTarget = new Set(["exactWidth", "exactHeight", "exactDiameter"]);

describe("a single duct and a system of one section", () => {
  test("answer the same to the last bit", () => {
    let answered = 0;
    fc.assert(
      fc.property(ducts, (input) => {
        const duct = ductSizer.calculate(input);
        const system = ductSizer.calculate(select(input, "system"));
        expect(system.ok).toBe(duct.ok);
        if (!duct.ok || !system.ok) return;
        answered++;
        const [section] = system.results.sections!;
        for (const name of Object.keys(ductNumbers) as (keyof typeof ductNumbers)[])
          if (!differing.has(name) && !(input.sizeChoice === "chosen" && ofTarget.has(name)))
            expect(section![name], name).toEqual(duct.results[name]);
        for (const name of ["totalPressureLoss", "fanPower", "surfaceArea", "massFlow", "heatGain", "insulationArea"] as const)
          expect(system.results[name], name).toEqual(duct.results[name]);
        expect(section!.pathPressureLoss).toEqual(duct.results.totalPressureLoss);
      }),
      { numRuns: runs(300) },
    );
    expect(answered).toBeGreaterThan(10);
  });

  test("warn of the same in the same words, after the name of the section", () => {
    const ofDuct = new Set([
      "velocity-noisy",
      "friction-high",
      "aspect-ratio-high",
      "beyond-standard-sizes",
      "sheet-beyond-rule",
      "not-turbulent",
    ]);
    const texts = (input: DuctInput): readonly string[] => {
      const outcome = ductSizer.calculate(input);
      if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
      return outcome.warnings.flatMap(({ code, message, field, result }) =>
        ofDuct.has(code)
          ? [`${code} ${field?.replace("sections.main.", "")} ${result?.replace("sections.main.", "")}: ${message.toLowerCase()}`]
          : [],
      );
    };
    const inputs: readonly DuctInput[] = [
      { unitSystem: "Metric", airflow: 12_000, ductLength: 10 },
      { unitSystem: "Metric", airflow: 500, ductLength: 10, sizeChoice: "chosen", chosenWidth: 1500, chosenHeight: 250 },
      { unitSystem: "Metric", airflow: 150_000, ductLength: 10, ductShape: "round", targetFriction: 0.3 },
      { unitSystem: "Metric", airflow: 2000, ductLength: 10, targetFriction: 3 },
    ];
    for (const input of inputs) {
      const single = texts(input);
      expect(single.length).toBeGreaterThan(0);
      const named = texts(select(input, "system")).map((each) =>
        each.replace(": section 1: ", ": ").replace(": section 1 is", ": the duct is"),
      );
      expect(named).toEqual(single);
    }
  });
});

describe("a scope that is switched", () => {
  const withoutSections = ({ sections: _sections, ...input }: DuctInput): DuctInput => input;

  test("and switched back gives the same answer: for a single duct, and for a system", () => {
    const rows = fc.array(
      fc.record({
        ductLength: number(1, 50),
        airflow: number(10, 90),
        sizingMethod: anyOf("friction", "velocity", "regain"),
        name: anyOf("A", "B"),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(ducts, rows, (duct, others) => {
        const sections = others.map((row, index) => ({ id: `s${index}`, ...(index > 0 && { parent: "s0" }), ...row }));
        const input: DuctInput = { ...duct, scope: "section", sections };
        const system = select(input, "system");
        const back = select(system, "section");
        expect(withoutSections(back)).toEqual(withoutSections(input));
        expect(back.sections?.slice(1)).toEqual(input.sections!.slice(1));
        expect(select(back, "system")).toEqual(system);
      }),
      { numRuns: runs(200) },
    );
  });

  test("leaves a section that feeds others its airflow, and other sections what the system says", () => {
    const system: DuctInput = {
      unitSystem: "Metric",
      scope: "system",
      ductShape: "rectangular",
      sections: [
        { id: "main", ductLength: 20, ductShape: "round" },
        { id: "a", parent: "main", airflow: 100, ductLength: 5 },
      ],
    };
    const duct = select(system, "section");
    expect(duct).toMatchObject({ scope: "section", ductLength: 20, ductShape: "rectangular", sections: system.sections });
    expect(duct).not.toHaveProperty("airflow");
    expect(select({ ...duct, airflow: 900, ductLength: 25 }, "system").sections).toEqual([
      { ...system.sections![0], ductLength: 25 },
      system.sections![1],
    ]);
  });

  test("moves nothing that nobody entered, and is kept where it is selected again", () => {
    const complete = ductSizer.complete({ unitSystem: "Metric", airflow: 500, ductLength: 15 }) as DuctInput;
    const [row] = select(complete, "system").sections!;
    expect(Object.keys(row!).toSorted()).toEqual(["airflow", "ductLength", "fittings", "id"]);
    expect(select(complete, "section")).toBe(complete);
  });
});
