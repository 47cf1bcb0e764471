import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import { acceptanceId, acceptanceOf, acceptancesIn, acceptWarning, withAcceptance } from "../src/internal/index.ts";
import type { Calculator } from "../src/kernel/index.ts";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { mergeThreeWay, type PlainRecord } from "../src/merging/index.ts";
import { inputSchema } from "../src/schemas/index.ts";
import type { Input } from "./laws/inputs.ts";

type Outcome = Extract<ReturnType<Calculator["calculate"]>, { readonly ok: true }>;

function outcomeOf(definition: Calculator, input: Input): Outcome {
  const outcome = definition.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

describe("a warning that is accepted with a reason", () => {
  for (const definition of catalogue as unknown as readonly Calculator[])
    test(`of ${definition.id} stays so, and changes nothing else`, () => {
      for (const { input } of definition.examples) {
        const before = outcomeOf(definition, input.Metric);
        for (const warning of before.warnings) {
          const acceptance = acceptWarning(before, warning, "Agreed with the client.");
          const accepted = withAcceptance(input.Metric, acceptanceId(warning), acceptance);
          const after = outcomeOf(definition, accepted);
          expect(acceptanceOf(after, warning)).toEqual(acceptance);
          for (const other of after.warnings)
            if (acceptanceId(other) !== acceptanceId(warning)) expect(acceptanceOf(after, other)).toBeUndefined();
          expect({ ...after, input: before.input }).toEqual(before);
          // It goes with the input: completed, in the other units, stored and opened, and through JSON.
          const complete = definition.complete(accepted);
          expect(acceptanceOf(outcomeOf(definition, complete), warning)).toEqual(acceptance);
          const opened = definition.open(JSON.parse(JSON.stringify(complete)) as Input, definition.version);
          expect(opened.notes).toEqual([]);
          expect(acceptancesIn(opened.input)).toEqual([acceptance]);
          expect(acceptancesIn(definition.display(complete, "Imperial"))).toEqual([acceptance]);
          expect(inputSchema(definition).safeParse(complete).success).toBe(true);
          expect(withAcceptance(accepted, acceptanceId(warning), undefined)).toEqual(input.Metric);
        }
      }
    });

  const duct = (velocity: number): Input => ({
    unitSystem: "Metric",
    airflow: { value: 2000, unit: "L/s" },
    ductLength: { value: 10, unit: "m" },
    sizingMethod: "velocity",
    targetVelocity: { value: velocity, unit: "m/s" },
  });
  const definition = ductSizer as unknown as Calculator;

  test("is so until a number at its places changes by more than a tenth", () => {
    const fast = outcomeOf(definition, duct(18));
    const warning = fast.warnings.find(({ severity }) => severity !== "info")!;
    const accepted = (velocity: number): boolean => {
      const outcome = outcomeOf(
        definition,
        withAcceptance(duct(velocity), acceptanceId(warning), acceptWarning(fast, warning, "A plant room.")),
      );
      const now = outcome.warnings.find(({ code, severity }) => code === warning.code && severity === warning.severity);
      return now !== undefined && acceptanceOf(outcome, now) !== undefined;
    };
    expect([accepted(18), accepted(18.5), accepted(24)]).toEqual([true, true, false]);
  });

  /** Pairs of inputs that differ in one number, which is far from that of the input. */
  function* pairs(value: unknown, rebuild: (next: unknown) => Input): Generator<readonly [Input, Input]> {
    if (typeof value === "number" && value !== 0)
      for (const factor of [3, 1 / 3]) yield [rebuild(value * factor), rebuild(value * factor ** 2)];
    else if (Array.isArray(value))
      for (const [index, each] of value.entries()) yield* pairs(each, (next) => rebuild(value.with(index, next)));
    else if (typeof value === "object" && value !== null)
      for (const [name, each] of Object.entries(value)) yield* pairs(each, (next) => rebuild({ ...value, [name]: next }));
  }

  const messagesOf = ({ message, field, result, places }: Outcome["warnings"][number]) =>
    (places ?? [{ message, field, result }]).map((place) => ({ place: place.field ?? place.result, message: place.message }));
  const numbersOf = (message: string): readonly number[] =>
    [...message.replace(/(?<=\d)[\u2009\u202f](?=\d)/g, "").matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const isFar = (first: number, second: number): boolean => Math.abs(first - second) > 0.11 * Math.max(first, second);
  const differs = (before: string, now: string): boolean => {
    const [first, second] = [numbersOf(before), numbersOf(now)];
    return first.length !== second.length || first.some((number, index) => isFar(number, second[index]!));
  };
  /** Number of warnings of the second input that say something else than the accepted ones of the first. */
  function holdToNumbers(each: Calculator, [first, second]: readonly [Input, Input]): number {
    const before = each.calculate(first, { strict: false });
    if (!before.ok) return 0;
    const warnings = before.warnings.filter(({ severity }) => severity !== "info");
    const outcome = each.calculate(
      warnings.reduce((part, warning) => withAcceptance(part, acceptanceId(warning), acceptWarning(before, warning, "Agreed.")), second),
      { strict: false },
    );
    if (!outcome.ok) return 0;
    const others = outcome.warnings.filter((now) => {
      const was = warnings.find((warning) => acceptanceId(warning) === acceptanceId(now));
      const old = was && messagesOf(was);
      return (
        old && messagesOf(now).some(({ place, message }) => old.every((each) => each.place !== place || differs(each.message, message)))
      );
    });
    for (const now of others) expect(acceptanceOf(outcome, now), `${each.id}: ${now.message}`).toBeUndefined();
    return others.length;
  }
  const maxPairs = runs(20);

  test("is so only while the numbers that its message names are", () => {
    let count = 0;
    for (const each of catalogue as unknown as readonly Calculator[])
      for (const { input } of each.examples)
        for (const pair of [...pairs(input.Metric, (value) => value as Input)].slice(0, maxPairs)) count += holdToNumbers(each, pair);
    expect(count).toBeGreaterThan(20);
  });

  test("of a result in words is so only for its numbers", () => {
    const low = (height: number): Input => ({
      unitSystem: "Metric",
      scope: "system",
      sections: [{ id: "a", airflow: 800, ductLength: 10, heightLimit: height, ductShape: "round" }],
    });
    const before = outcomeOf(definition, low(300));
    const warning = before.warnings.find(({ code }) => code === "higher-than-void")!;
    const rows = withAcceptance(low(300), acceptanceId(warning), acceptWarning(before, warning, "The ceiling is lowered."));
    const after = outcomeOf(definition, { ...rows, sections: low(200)["sections"] });
    const now = after.warnings.find(({ code }) => code === "higher-than-void")!;
    expect(acceptanceOf(outcomeOf(definition, rows), warning)).toBeDefined();
    expect(acceptanceOf(after, now)).toBeUndefined();
  });

  test("is so for every reader, whatever the marks of numbers are", () => {
    for (const each of catalogue as unknown as readonly Calculator[])
      for (const { input } of each.examples) {
        const before = outcomeOf(each, input.Metric);
        const accepted = before.warnings.reduce(
          (part, warning) => withAcceptance(part, acceptanceId(warning), acceptWarning(before, warning, "Agreed.")),
          input.Metric as Input,
        );
        for (const presentation of [
          { decimalMark: ",", grouping: "space" },
          { decimalMark: ",", grouping: "apostrophe" },
          { decimalMark: ".", grouping: "lakh" },
          { decimalMark: ".", grouping: "comma" },
        ] as const) {
          const read = each.calculate(accepted, presentation);
          if (!read.ok) throw new Error(JSON.stringify(read.errors));
          for (const warning of read.warnings) expect(acceptanceOf(read, warning), warning.message).toBeDefined();
        }
      }
  });

  test("of two devices merges with that of the other, and one that was taken back goes", () => {
    const id = fc.constantFrom("caution-a", "caution-b", "limit-c");
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 2, maxLength: 2 }), fc.string(), ([mine, theirs], reason) => {
        const accept = (input: PlainRecord, each: string): PlainRecord => withAcceptance(input, each, { id: each, reason, facts: "" });
        const base = accept({ unitSystem: "Metric" }, "limit-d");
        const merged = mergeThreeWay(base, accept(base, mine!), withAcceptance(accept(base, theirs!), "limit-d", undefined));
        expect(merged.open).toEqual([]);
        expect(new Set(acceptancesIn(merged.value).map((each) => each.id))).toEqual(new Set([mine, theirs]));
      }),
    );
  });

  test("on two devices, for different reasons and facts, is one conflict", () => {
    const accept = (reason: string, facts: string): PlainRecord =>
      withAcceptance({ unitSystem: "Metric" }, "caution-a", { id: "caution-a", reason, facts });
    const { open } = mergeThreeWay({ unitSystem: "Metric" }, accept("Mine", "x=1"), accept("Theirs", "x=2"));
    expect(open.map(({ path }) => path)).toEqual([["accepted", "caution-a"]]);
    const both = mergeThreeWay(accept("Old", "x=0"), accept("Mine", "x=1"), accept("Theirs", "x=2"), () => "mine");
    expect([both.open, both.value]).toEqual([[], accept("Mine", "x=1")]);
  });

  test("that cannot be read is refused, and left out of a file", () => {
    const input = { ...duct(5), accepted: "all" } as unknown as Input;
    expect(definition.calculate(input)).toMatchObject({ ok: false, errors: [{ field: "accepted", code: "type" }] });
    const opened = definition.open(input, definition.version);
    expect(opened.input).not.toHaveProperty("accepted");
    expect(opened.notes.length).toBe(1);
  });
});

test("no two warnings of an outcome have one code and severity", () => {
  for (const definition of catalogue as unknown as readonly Calculator[])
    for (const { input } of definition.examples)
      for (const each of [input.Metric, input.Imperial]) {
        const ids = outcomeOf(definition, each).warnings.map(acceptanceId);
        expect(new Set(ids).size, definition.id).toBe(ids.length);
      }
});
