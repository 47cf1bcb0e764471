import fc from "fast-check";
import { expect, test } from "vitest";
import { type Field } from "../../src/kernel/index.ts";
import { fieldAt } from "../../src/internal/index.ts";
import { convert, defaultUnit, siUnit, unitGroups, unitIdOf, type QuantityKind } from "../../src/quantity/index.ts";
import { inputSchema } from "../../src/schemas/index.ts";
import { isNeeded, placesOf, withValueAt, type Input } from "./inputs.ts";
import type { LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import { numbersIn } from "./sheets.ts";

function refersToRows(field: Field | undefined): boolean {
  return field?.type === "reference" || ((field?.type === "series" || field?.type === "matrix") && field.cell.type === "reference");
}

/** Whether a key has the value undefined, which documents cannot store: the reader ignores it, zod refuses the key. */
function namesNothing(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((each) => (each === undefined && !Array.isArray(value)) || namesNothing(each));
}

/** Spellings of units that a kind accepts and that mean another unit elsewhere, with the ids that they mean here. */
function spellingsOfSeveral(kind: QuantityKind): readonly { readonly spelling: string; readonly id: string }[] {
  return Object.values(unitGroups)
    .flat()
    .flatMap((spelling) => {
      const id = unitIdOf(spelling, kind);
      return id === undefined || id === spelling ? [] : [{ spelling, id }];
    });
}

/** Data too deep for any recursion. */
function nested(inside: unknown): unknown {
  return Array.from({ length: 20_000 }).reduce<unknown>((within) => (Array.isArray(inside) ? [within] : { within }), inside);
}

/** Laws of the content of inputs, and of opening stored ones. */
export function readingLaws({ definition, inputs, succeed, leaves, holdsForInputs }: LawContext): void {
  test("refuses a value that is not a number, at its path and in words, in any cell", () => {
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
        if (outcome.ok) fail(`${path} accepted ${JSON.stringify(bad)}`);
        const refusal = outcome.errors.find((error) => error.field === path);
        if (!refusal) fail(`${path}: ${JSON.stringify(bad)} is refused elsewhere: ${JSON.stringify(outcome.errors)}`);
        if (!refusal.message.includes(field.label)) fail(`${path}: the refusal does not say ${field.label}: ${refusal.message}`);
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
          (field.when ?? []).some(
            ({ field: decisiveName, is }) => !is.includes((shown.values as Readonly<Record<string, string>>)[decisiveName]!),
          )
        )
          continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        const span = Number.isFinite(field.max - field.min) ? field.max - field.min : 1;
        for (const beyond of [field.min - 0.01 * span, field.max + 0.01 * span].filter(Number.isFinite)) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(beyond, siUnit(field.quantity), unit), unit } });
          const subject = `${name} of ${beyond}, ${unitSystem},`;
          if (outcome.ok) fail(`${subject} is accepted, beyond ${field.min} to ${field.max}`);
          if (!outcome.errors.some((error) => error.field === name))
            fail(`${subject} is refused elsewhere: ${JSON.stringify(outcome.errors)}`);
        }
      }
    }
  });

  test("refuses names that are not fields, with the nearest field; files are read without them", () => {
    const start = definition.start("Metric");
    const known = Object.keys(definition.fields).find((name) => name.length > 5)!;
    const misspelt = `${known.slice(0, 3)}${known.slice(4)}`;
    const outcome = definition.calculate({ ...start, [misspelt]: 1 });
    expect(outcome.ok ? `${misspelt} is accepted` : outcome.errors).toEqual([
      expect.objectContaining({ field: misspelt, code: "unknown", message: expect.stringContaining(known) as string }),
    ]);
    succeed(start);
    expect(definition.calculate({ ...start, [misspelt]: 1 }, { strict: false }).ok, `a file with ${misspelt} is calculated`).toBe(true);
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
      if (outcome.ok) continue;
      // The rest may require an omitted part, or refer to it.
      for (const { code, field: path, message } of outcome.errors)
        if (code !== "required" && !refersToRows(fieldAt(definition.fields, path)))
          fail(`with ${name} set aside, ${path} is refused: ${message}`);
    }
  });

  test("nothing but an object is read", () => {
    for (const bad of [null, undefined, 3, "x", [], () => 0])
      if (definition.calculate(bad as never).ok) fail(`${JSON.stringify(bad)} is accepted as an input`);
  });

  test("a spelling that names several units is read in any cell as the unit of its field", () => {
    const start = definition.complete(definition.start("Metric"));
    for (const { path, field, value } of placesOf(definition.fields, start)) {
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      if (cell.type !== "quantity" || value === null) continue;
      for (const { spelling, id } of spellingsOfSeveral(cell.quantity)) {
        const asEntered = (unit: string): Input => withValueAt(start, path, { ...(value as object), unit, displayUnit: unit });
        const [spelt, named] = [definition.calculate(asEntered(spelling)), definition.calculate(asEntered(id))];
        requireSame(spelt, named, `${path} in ${spelling} and in ${id}`);
        requireSame(definition.open(asEntered(spelling), definition.version).input, asEntered(id), `${path}, opened with ${spelling}`);
      }
    }
  });

  test("whatever data are given, calculating and opening answer or refuse, and never throw", () => {
    const anything = fc.oneof(
      fc.anything({ withBigInt: false, withNullPrototype: true, withSparseArray: true }),
      fc.constantFrom(nested([]), nested({}), 1e308, -1e308, 5e-324),
      fc.record({ value: fc.anything(), unit: fc.oneof(fc.anything(), fc.constantFrom("K", "%", "ft")), displayUnit: fc.anything() }),
      fc.record({ values: fc.array(fc.anything(), { maxLength: 24 }), unit: fc.anything() }),
    );
    const hold = (input: unknown): void => {
      for (const [door, enter] of Object.entries({
        calculate: () => {
          const outcome = definition.calculate(input as never, { strict: false });
          for (const [path, number] of outcome.ok ? numbersIn(definition, outcome) : [])
            if (!Number.isFinite(number)) throw new Error(`${path} is ${number}`);
        },
        open: () => {
          if (typeof input !== "object" || input === null) return;
          for (let version = 1; version <= definition.version; version++) {
            const opened = definition.open(input as Readonly<Record<string, unknown>>, version).input;
            const outcome = definition.calculate(opened, { strict: false });
            const typeError = outcome.ok ? undefined : outcome.errors.find(({ code }) => code === "type");
            if (typeError) fail(`the opened input is still refused: ${typeError.message}`);
            definition.complete(opened);
          }
        },
      }))
        try {
          enter();
        } catch (cause) {
          const message = cause instanceof Error ? cause.message : String(cause);
          fail(`${door} throws: ${message}\nwith the input ${JSON.stringify(input)?.slice(0, 2000)}`);
        }
    };
    const spoilt = fc.sample(fc.tuple(fc.nat(), anything, anything), { numRuns: Math.ceil(inputs().length / 2) });
    for (const [index, [spoiltPath, value, whole]] of spoilt.entries()) {
      const complete = definition.complete(inputs()[index]!);
      const places = [...placesOf(definition.fields, complete)];
      hold(whole);
      hold(withValueAt(complete, places[spoiltPath % places.length]!.path, value));
      const names = Object.keys(definition.fields);
      hold({ ...complete, [names[spoiltPath % names.length]!]: value });
    }
  });

  const schema = inputSchema(definition);
  const holdSchema = (input: unknown): void => {
    const outcome = definition.calculate(input as Input);
    const refusal = outcome.ok ? undefined : outcome.errors.find(({ code }) => code === "type" || code === "unknown");
    if (schema.safeParse(input).success === (refusal === undefined)) return;
    const verdict = refusal ? `the schema accepts what calculate refuses: ${refusal.message}` : "the schema refuses what calculate reads";
    fail(`${verdict}\nwith the input ${JSON.stringify(input)}`);
  };
  holdsForInputs("the zod schema accepts what calculate can read", ({ input }) => holdSchema(input));

  test("the zod schema refuses exactly what calculate cannot read", () => {
    const anything = fc.anything().filter((value) => !namesNothing(value));
    for (const input of fc.sample(anything, { numRuns: Math.ceil(inputs().length / 4) })) holdSchema(input);
    const names = fc.constantFrom(...leaves.map(({ path }) => path.split(".")[0]!), "unitSystem");
    const spoilt = fc.sample(fc.tuple(names, anything), { numRuns: Math.ceil(inputs().length / 2) });
    for (const [index, [name, value]] of spoilt.entries()) holdSchema({ ...inputs()[index], [name]: value });
  });
}
