import { catalogue } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { inUnitSystem, openInput, startInput, type AnyCalculator } from "./formInput.ts";
import { holdsEntries } from "./holdsEntries.ts";
import { fromSearchParams, toSearchParams } from "../addresses/searchParams.ts";

const calculators: readonly AnyCalculator[] = catalogue;

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("what somebody entered in %s", (_, definition) => {
  const holds = (input: ReturnType<typeof startInput>): boolean => holdsEntries({ definition, input, unparsed: {} });

  test.each(["Imperial", "Metric"] as const)(
    "is nothing on a new page, by whatever address, and in an example as it was loaded: %s",
    (unitSystem) => {
      const start = startInput(definition, unitSystem);
      expect(holds(start)).toBe(false);
      for (const params of [{}, { u: unitSystem }, { u: unitSystem, v: String(definition.version) }, toSearchParams(definition, start)])
        expect(holds(fromSearchParams(definition, params, unitSystem).input), JSON.stringify(params)).toBe(false);
      for (const example of definition.examples)
        for (const input of Object.values(example.input)) expect(holds(openInput(definition, input).input), example.title).toBe(false);
    },
  );

  test("is any row that was added, also to an example", () => {
    const [start, ...examples] = [
      startInput(definition, "Metric"),
      ...definition.examples.flatMap(({ input }) => Object.values(input).map((each) => openInput(definition, each).input)),
    ];
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.type !== "list") continue;
      for (const input of [start, ...examples]) {
        const rows = (input as unknown as Readonly<Record<string, readonly object[] | undefined>>)[name] ?? [];
        expect(holds({ ...input, [name]: [...rows, { id: "added" }] }), name).toBe(true);
      }
    }
  });

  test("is any name that was typed, in whatever units it is then shown", () => {
    const start = startInput(definition, "Metric");
    const [name] = Object.entries(definition.fields).find(([, field]) => field.type === "text")!;
    const entered = { ...start, [name]: "Level 2" };
    expect(holds(entered)).toBe(true);
    expect(holds(inUnitSystem(definition, entered, "Imperial"))).toBe(true);
    expect(holdsEntries({ definition, input: start, unparsed: { [name]: "1..2" } })).toBe(true);
  });
});
