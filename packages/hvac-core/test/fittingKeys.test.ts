import { afterAll, expect, test, vi } from "vitest";
import type { Calculator } from "../src/kernel/index.ts";
import type * as Fittings from "../src/flow/fitting.ts";
import type * as DuctFittings from "../src/flow/ductFittings.ts";
import type * as PipeFittings from "../src/flow/pipeFittings.ts";
import type { Input } from "./laws/inputs.ts";
import { allSteps } from "../src/kernel/sheetEntries.ts";

/*
 * Only the definition of a fitting matters. With another key for every fitting, nothing changes except the key: no result, warning,
 * step of a sheet or line of a bill. So code that reads the spelling of a key, or compares with one, fails.
 */

/** Another key for each, without any word of the old one. */
const renamed = new Map<string, string>();
function rename(key: string): string {
  if (!renamed.has(key)) renamed.set(key, `zq${renamed.size}zq`);
  return renamed.get(key)!;
}
const withOldKeys = (text: string): string => {
  const old = new Map([...renamed].map(([key, other]) => [other, key]));
  return text.replaceAll(/zq\d+zq/g, (key) => old.get(key)!);
};

interface Library {
  readonly calculators: readonly Calculator[];
  readonly ductKeys: readonly string[];
  readonly takeoffKeys: readonly string[];
  readonly pipeKeys: readonly string[];
}

async function load(): Promise<Library> {
  const { ductSizer, pipeSizer, pumpHeadCalc } = await import("../src/calculators/index.ts");
  const { ductFittings, ductTakeoffs, pipeFittings } = await import("../src/flow/index.ts");
  return {
    calculators: [ductSizer, pipeSizer, pumpHeadCalc] as unknown as readonly Calculator[],
    ductKeys: ductFittings.map(({ key }) => key),
    takeoffKeys: ductTakeoffs.map(({ key }) => key),
    pipeKeys: pipeFittings.map(({ key }) => key),
  };
}

/** The library with another key for each fitting; `ductFitting("elbowRoundSmooth")` names a definition, as an import would. */
async function loadRenamed(): Promise<Library> {
  vi.resetModules();
  vi.doMock("../src/flow/fitting.ts", async (original) => {
    const module = await original<typeof Fittings>();
    const defineFitting = (spec: Parameters<typeof module.defineFitting>[0]) => module.defineFitting({ ...spec, key: rename(spec.key) });
    return { ...module, defineFitting };
  });
  vi.doMock("../src/flow/ductFittings.ts", async (original) => {
    const module = await original<typeof DuctFittings>();
    return { ...module, ductFitting: (key: string) => module.ductFitting(renamed.get(key) ?? key) };
  });
  vi.doMock("../src/flow/pipeFittings.ts", async (original) => {
    const module = await original<typeof PipeFittings>();
    return { ...module, pipeFitting: (key: string) => module.pipeFitting(renamed.get(key) ?? key) };
  });
  return load();
}

/** The complete outcome of a calculator for an input, as text. */
async function answerOf(calculator: Calculator, input: Input): Promise<string> {
  const outcome = calculator.calculate(input);
  if (!outcome.ok) return JSON.stringify(outcome);
  const { results, warnings } = outcome;
  const measured = "quantities" in calculator ? await calculator.quantities(outcome) : undefined;
  return JSON.stringify([
    results,
    warnings,
    calculator.tables(outcome),
    measured,
    allSteps((await calculator.explanation()).sheet(outcome)),
  ]);
}

/** An input with the new key wherever a row names a fitting. */
const withNewKeys = (input: Input): Input =>
  JSON.parse(JSON.stringify(input), (name, value: unknown) =>
    (name === "fitting" || name === "junction") && typeof value === "string" ? (renamed.get(value) ?? value) : value,
  ) as Input;

const sections = (junction: string, airPath: string): Input => ({
  unitSystem: "Metric",
  scope: "system",
  sections: [
    { id: "main", airPath, airflow: 100, ductLength: 0.5, fittings: [{ id: "a", fitting: "elbowRoundSmooth" }], ductShape: "round" },
    { id: "branch", parent: "main", airflow: 250, ductLength: 5, junction },
    { id: "round", parent: "main", airflow: 150, ductLength: 5, junction, ductShape: "round" },
    { id: "run", parent: "main", airflow: 700, ductLength: 5 },
  ],
});

const inputsOf = (before: Library): Readonly<Record<string, readonly Input[]>> => ({
  "duct-sizer": [
    ...before.ductKeys.map((fitting): Input => ({
      unitSystem: "Metric",
      airflow: 500,
      ductLength: 10,
      fittings: [
        { id: "here", fitting, quantity: 2 },
        { id: "there", fitting, junctionLeg: "other", transitionEnd: "larger" },
      ],
    })),
    ...["auto", "tee", "none", ...before.takeoffKeys].flatMap((junction) =>
      ["supply", "return", "exhaust"].map((airPath) => sections(junction, airPath)),
    ),
  ],
  "pipe-sizer": before.pipeKeys.map((fitting) => ({
    unitSystem: "Metric",
    flowRate: 6,
    pipeLength: 30,
    fittings: [{ id: "here", fitting, quantity: 2 }],
  })),
  "pump-head-calc": before.pipeKeys.map((fitting) => ({
    unitSystem: "Metric",
    flowRate: 6,
    segments: [{ id: "one", lossBy: "pipe", length: 10, fittings: [{ id: "here", fitting, kv: 20 }] }],
  })),
});

/** Outcomes by calculator, computed before the next library is loaded, because explanations load on demand. */
async function answersOf({ calculators }: Library, inputs: Readonly<Record<string, readonly Input[]>>): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const calculator of calculators) {
    answers[calculator.id] = [];
    for (const input of inputs[calculator.id]!) answers[calculator.id]!.push(await answerOf(calculator, input));
  }
  return answers;
}

// Tests of other files share the modules.
afterAll(() => {
  vi.doUnmock("../src/flow/fitting.ts");
  vi.doUnmock("../src/flow/ductFittings.ts");
  vi.doUnmock("../src/flow/pipeFittings.ts");
  vi.resetModules();
});

test("with another key for every fitting nothing changes but the key", async () => {
  const before = await load();
  const drawn = inputsOf(before);
  const inputs = Object.fromEntries(
    before.calculators.map(({ id, examples }) => [id, [...examples.flatMap(({ input }) => [input.Metric, input.Imperial]), ...drawn[id]!]]),
  );
  const expected = await answersOf(before, inputs);
  const after = await loadRenamed();
  expect(after.ductKeys).toEqual(before.ductKeys.map(rename));
  expect(after.pipeKeys).toEqual(before.pipeKeys.map(rename));
  const given = Object.fromEntries(Object.entries(inputs).map(([id, each]) => [id, each.map(withNewKeys)]));
  const actual = await answersOf(after, given);
  for (const [id, answers] of Object.entries(expected)) {
    expect(
      answers.filter((answer) => answer.startsWith('{"ok":false')),
      id,
    ).toEqual([]);
    const changed = answers.flatMap((answer, index) => {
      const other = withOldKeys(actual[id]![index]!);
      if (other === answer) return [];
      let position = 0;
      while (answer[position] === other[position]) position++;
      return [`${JSON.stringify(inputs[id]![index])}: …${answer.slice(Math.max(0, position - 60), position + 60)}…`];
    });
    expect(changed, `${id} reads the spelling of a fitting's key`).toEqual([]);
  }
});
