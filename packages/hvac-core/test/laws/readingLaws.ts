import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldAt, type Field } from "../../src/kernel/index.ts";
import { convert, defaultUnit, siUnit } from "../../src/quantity/index.ts";
import { inputSchema } from "../../src/schemas/index.ts";
import { isNeeded, placesOf, withValueAt, type Input } from "./inputs.ts";
import { runs, type LawContext } from "./context.ts";

function refersToRows(field: Field | undefined): boolean {
  return field?.type === "reference" || ((field?.type === "series" || field?.type === "matrix") && field.of.type === "reference");
}

/** Whether a name stands in it for nothing at all, which no document can say: reading passes over it, zod refuses the name. */
function namesNothing(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((each) => (each === undefined && !Array.isArray(value)) || namesNothing(each));
}

/** What an input may state, and how stored ones are opened. */
export function readingLaws({ definition, inputs, succeed, leaves }: LawContext): void {
  test("refuses what is no number, at its path and in words, in any cell", () => {
    const start = definition.complete(definition.start("Metric"));
    for (const { path, field } of placesOf(definition.fields, start)) {
      if (field.type !== "quantity") continue;
      for (const bad of [
        NaN,
        Infinity,
        -Infinity,
        Number.MAX_VALUE,
        "12",
        true,
        [],
        {},
        { value: "1", unit: "m" },
        { value: 1, unit: "furlong" },
        { value: 1, unit: 3 },
      ]) {
        const outcome = definition.calculate(withValueAt(start, path, bad));
        expect(outcome.ok, `${path} accepted ${JSON.stringify(bad)}`).toBe(false);
        if (!outcome.ok) expect(outcome.errors.find((error) => error.field === path)?.message, path).toContain(field.label);
      }
    }
  });

  test("refuses a value beyond the limits of an active field, naming the limits", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      const shown = succeed(start);
      for (const [name, field] of Object.entries(definition.fields)) {
        if (
          field.type !== "quantity" ||
          (field.when ?? []).some(({ field: asked, is }) => !is.includes((shown.values as Readonly<Record<string, string>>)[asked]!))
        )
          continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        const span = Number.isFinite(field.max - field.min) ? field.max - field.min : 1;
        for (const beyond of [field.min - 0.01 * span, field.max + 0.01 * span].filter(Number.isFinite)) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(beyond, siUnit(field.quantity), unit), unit } });
          expect(outcome.ok, `${name} accepted ${beyond}`).toBe(false);
          if (!outcome.ok) expect(outcome.errors.map((error) => error.field)).toContain(name);
        }
      }
    }
  });

  test("refuses names that are no fields, with the nearest one that is; files are read without them", () => {
    const start = definition.start("Metric");
    const known = Object.keys(definition.fields).find((name) => name.length > 5)!;
    const misspelt = `${known.slice(0, 3)}${known.slice(4)}`;
    const outcome = definition.calculate({ ...start, [misspelt]: 1 });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok)
      expect(outcome.errors).toEqual([
        expect.objectContaining({ field: misspelt, code: "unknown", message: expect.stringContaining(known) as string }),
      ]);
    expect(definition.calculate({ ...start, [misspelt]: 1 }, { strict: false }).ok).toBe(true);
    const opened = definition.open({ ...start, [misspelt]: 1 }, definition.version);
    expect(opened.input).toMatchObject({ [misspelt]: 1 });
    expect(opened.notes.join()).toContain(misspelt);
  });

  test("opening sets aside what cannot be read, says so, and calculates the rest", () => {
    const start = definition.start("Metric");
    for (const [name, field] of Object.entries(definition.fields)) {
      if (isNeeded(field)) continue;
      const damaged = definition.open({ ...start, [name]: { nonsense: [] } }, definition.version);
      if (field.type === "group") continue;
      expect(damaged.notes.join(), name).toContain(field.label);
      const outcome = definition.calculate(damaged.input, { strict: false });
      // What was set aside may be needed beside the rest, or referred to.
      if (!outcome.ok)
        expect(
          outcome.errors.every(({ code, field: path }) => code === "required" || refersToRows(fieldAt(definition.fields, path))),
          name,
        ).toBe(true);
    }
  });

  test("nothing but an object is read", () => {
    for (const bad of [null, undefined, 3, "x", [], () => 0]) expect(definition.calculate(bad as never).ok).toBe(false);
  });

  test("the zod schema accepts exactly what calculate can read", () => {
    const schema = inputSchema(definition);
    const anything = fc.anything().filter((value) => !namesNothing(value));
    const spoilt = fc
      .tuple(inputs, fc.constantFrom(...leaves.map(({ path }) => path.split(".")[0]!), "unitSystem"), anything)
      .map(([input, name, value]) => ({ ...input, [name]: value }));
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: inputs }, { weight: 1, arbitrary: anything }, { weight: 3, arbitrary: spoilt }),
        (input) => {
          const outcome = definition.calculate(input as Input);
          const isRefused = !outcome.ok && outcome.errors.some(({ code }) => code === "type" || code === "unknown");
          expect(schema.safeParse(input).success, JSON.stringify(outcome.ok ? "" : outcome.errors)).toBe(!isRefused);
        },
      ),
      runs,
    );
  });
}
