import { expect, test } from "vitest";
import { pipeSizer } from "../../calculators/pipe-sizer/index.ts";
import { pumpHeadCalc } from "../../calculators/pump-head-calc/index.ts";
import { isTypedQuantity, type Calculator } from "../../kernel/index.ts";
import { checkLinks } from "../../links/index.ts";
import { defaultUnit, type UnitSystem } from "../../quantity/index.ts";
import { compareDuty, dutyValues, listedLosses, type DutyField } from "./dutyValues.ts";
import { pipeDuties, type PipeDuty } from "./pipeDuties.ts";

const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" } as const;

function dutiesOf(input: object): readonly PipeDuty[] {
  const read = pipeDuties({ input: input as Readonly<Record<string, unknown>>, calculatorVersion: pipeSizer.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content;
}

/** The results of a pump calculation with an imported duty. */
function withDuty(duty: PipeDuty, before: Readonly<Record<string, unknown>> & { readonly unitSystem: UnitSystem }) {
  const unitOf = (field: DutyField): string => defaultUnit(pumpHeadCalc.fields[field].quantity, before.unitSystem);
  const outcome = pumpHeadCalc.calculate({ ...before, ...dutyValues(duty, file, unitOf) });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join(" "));
  return outcome.results;
}

function pipeResults(input: object): Readonly<Record<string, { readonly value: number }>> {
  const outcome = pipeSizer.calculate(input, { strict: false });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join(" "));
  return outcome.results as never;
}

const example = (id: string, system: UnitSystem): object => pipeSizer.examples.find((each) => each.id === id)!.input[system];

/** Numbers of a file have twelve digits, and the density of the same fluid is the same. */
const equal = (a: number, b: number): void => expect(Math.abs(a / b - 1)).toBeLessThan(1e-9);

const systems = ["chilled-water-system", "heating-reverse-return", "condenser-water", "primary-secondary"] as const;

for (const system of ["Metric", "Imperial"] as const)
  for (const other of ["Metric", "Imperial"] as const)
    test(`pumps of a file in ${system} units keep their flow and head in one in ${other} units`, () => {
      for (const id of systems) {
        const input = example(id, system);
        const expected = pipeResults(input);
        const duties = dutiesOf(input);
        expect(duties.map(({ id: name }) => name)).toEqual(id === "primary-secondary" ? ["secondary", "primary"] : ["pump"]);
        for (const duty of duties) {
          const [flow, head] = duty.id === "primary" ? ["primaryFlow", "primaryHead"] : ["pumpFlow", "pumpHead"];
          // The duty overwrites the entries for another open circuit.
          const before = {
            unitSystem: other,
            kind: "open",
            staticLift: 7,
            residualPressure: 9,
            sourcePressure: 11,
            headMargin: 0.08,
          } as const;
          const taken = withDuty(duty, before);
          equal(duty.flow.value, expected[flow]!.value);
          equal(taken.systemHeadAtDesign.value, expected[head]!.value);
          equal(taken.fluidDensity.value, expected["fluidDensity"]!.value);
        }
      }
    });

test("lift and pressure at the nozzles of an open system are static head, not losses", () => {
  const input = example("condenser-water", "Metric");
  const [duty] = dutiesOf(input);
  const taken = withDuty(duty!, { unitSystem: "Metric" });
  equal(taken.staticHead!.value, 3.5 + 30_000 / (taken.fluidDensity.value * 9.80665));
  equal(taken.losses.value, pipeResults(input)["circuitHeadLoss"]!.value);
});

test("each number is linked to its result or input, and equal to it", () => {
  const onePipe = { ...pipeSizer.start("Metric"), unitSystem: "Metric" };
  const glycol = { ...onePipe, fluid: "ethylene", glycolMassFraction: 0.3 };
  for (const input of [...systems.map((id) => example(id, "Metric")), onePipe, glycol]) {
    const source = { collection: file.collection, id: file.fileId, calculator: pipeSizer as unknown as Calculator };
    for (const duty of dutiesOf(input)) {
      const values = dutyValues(duty, file, (field) => defaultUnit(pumpHeadCalc.fields[field].quantity, "Metric"));
      const complete = pumpHeadCalc.complete({ unitSystem: "Metric", ...values });
      const target = { collection: pumpHeadCalc.collection, id: "p", calculator: pumpHeadCalc as unknown as Calculator, input: complete };
      const { numbers } = checkLinks([{ ...source, input: pipeSizer.complete(input) }, target]);
      expect(numbers.map(({ state }) => state)).toEqual(numbers.map(() => "current"));
      const entered = Object.keys(values).filter((name) => isTypedQuantity(values[name]) && name !== "sourcePressure");
      expect(numbers.map(({ path }) => path).toSorted()).toEqual(entered.toSorted());
      // What was just imported is already here; another duty, or one that has changed since, is not.
      expect(compareDuty(duty, pumpHeadCalc.complete({ unitSystem: "Metric" }), file).state).toBe("new");
      expect(compareDuty(duty, complete, file)).toEqual({ state: "current", differences: [] });
      const larger = { ...duty, flow: { ...duty.flow, value: 2 * duty.flow.value } };
      expect(compareDuty(larger, complete, file)).toMatchObject({ state: "changed", differences: [{ name: "flowRate" }] });
    }
  }
});

test("one pipe gives flow and loss, and does not change the type of circuit", () => {
  const input = {
    unitSystem: "Imperial",
    flowRate: 100,
    pipeLength: 300,
    fluid: "ethylene",
    glycolMassFraction: 0.35,
    fluidTemperature: 40,
  };
  const [duty] = dutiesOf(input);
  const results = pipeResults(input);
  const taken = withDuty(duty!, { unitSystem: "Metric", kind: "open", staticLift: 5 });
  equal(taken.losses.value, results["totalHeadLoss"]!.value);
  equal(taken.systemHeadAtDesign.value, 5 + results["totalHeadLoss"]!.value);
});

test("a system that cannot be calculated, such as one without flow, gives the reason", () => {
  const sections = [{ id: "main", name: "Main", length: 10 }];
  const still = { unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, sections };
  for (const input of [still, { unitSystem: "Metric", scope: "system" }])
    expect(pipeDuties({ input, calculatorVersion: pipeSizer.version })).toHaveProperty("problem");
});

test("listed losses are named, and without them the head is that of the pipe file", () => {
  const input = example("chilled-water-system", "Metric");
  const [duty] = dutiesOf(input);
  const before = {
    unitSystem: "Metric",
    segments: [{ id: "a", lossBy: "head", headLoss: 2 }],
    equipment: [
      { id: "b", ratedLoss: 40 },
      { id: "c", ratedLoss: 10 },
    ],
    controlValveBy: "loss",
    controlValveLoss: 20,
    strainerLoss: 8,
  } as const;
  const listed = listedLosses(pumpHeadCalc.complete(before))!;
  expect(listed.text).toBe("1 segment, 2 components, a control valve and a strainer");
  const head = pipeResults(input)["pumpHead"]!.value;
  expect(withDuty(duty!, before).systemHeadAtDesign.value).toBeGreaterThan(head + 9);
  equal(withDuty(duty!, { ...before, ...listed.removed }).systemHeadAtDesign.value, head);
  expect(listedLosses(pumpHeadCalc.complete({ unitSystem: "Metric" }))).toBeUndefined();
});
