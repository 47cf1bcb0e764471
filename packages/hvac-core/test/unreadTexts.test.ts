import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue, unreadTextsIn, type Calculator } from "../src/index.ts";
import { joinPath, type Fields, type Path } from "../src/kernel/index.ts";
import { checkLinks } from "../src/links/index.ts";
import { mergeThreeWay, type PlainRecord } from "../src/merging/index.ts";
import { inputSchema } from "../src/schemas/index.ts";

/* Texts in number fields that could not be read, and are stored with the input. */

const calculators = catalogue as unknown as readonly Calculator[];
type Input = Readonly<Record<string, unknown>>;

/** Paths of the numbers of an input. */
function pathsOf(fields: Fields, input: Input, within = ""): readonly Path[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Path[] => {
    const path = within === "" ? name : joinPath(within, name);
    if (field.type === "quantity") return [path];
    const inner = input[name];
    if (field.type === "group") return pathsOf(field.fields, (inner ?? {}) as Input, path);
    if (field.type !== "list" || !Array.isArray(inner)) return [];
    return (inner as readonly Input[]).flatMap((row) => pathsOf(field.row, row, joinPath(path, String(row["id"]))));
  });
}

const examples = calculators.flatMap((calculator) => calculator.examples.map(({ input }) => [calculator, input.Metric as Input] as const));

test("a text in any number field refuses the input at that field, and is nothing else to the calculation", () => {
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), fc.constantFrom("12 x", "", "–"), ([calculator, entered], place, text) => {
      const input = calculator.complete(entered);
      const paths = pathsOf(calculator.fields, input);
      const id = paths[place % paths.length]!;
      const unread = { ...input, unread: [{ id, text }] } as never;
      const outcome = calculator.calculate(unread, { strict: false });
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) expect(outcome.errors.map(({ field }) => field)).toEqual([id]);
      expect(inputSchema(calculator).safeParse(unread).success).toBe(true);
      expect(calculator.open(unread, calculator.version).notes).toEqual([]);
      // A text whose row was removed, or whose field is of another version, has no field.
      const gone = { ...input, unread: [{ id: "former.a.field", text }] } as never;
      expect(calculator.calculate(gone, { strict: false }).ok).toBe(true);
    }),
  );
});

test("a number of another file is not linked to a field whose text cannot be read", () => {
  const [calculator, entered] = examples[0]!;
  const source = { collection: calculator.collection, id: "source", calculator, input: calculator.complete(entered) };
  const duct = calculators.find(({ id }) => id === "duct-sizer")!;
  const link = { collection: calculator.collection, fileId: "source", result: "supplyAirflow" };
  const target = {
    collection: duct.collection,
    id: "duct",
    calculator: duct,
    input: duct.complete({ unitSystem: "Metric", airflow: { value: 1, unit: "L/s", link }, ductLength: 5 } as never),
  };
  const unread = { ...source, input: { ...source.input, unread: [{ id: pathsOf(calculator.fields, source.input)[0]!, text: "12 x" }] } };
  expect(checkLinks([source, target]).numbers[0]?.state).toBe("changed");
  expect(checkLinks([unread as never, target]).numbers[0]?.state).toBe("notCalculated");
});

test("texts of two devices merge field by field, without a conflict", () => {
  const texts = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("1 x", "2 x"));
  const inputOf = (each: Readonly<Record<string, string>>): PlainRecord => ({
    unitSystem: "Metric",
    unread: Object.entries(each).map(([id, text]) => ({ id, text })),
  });
  fc.assert(
    fc.property(texts, texts, texts, (base, mine, theirs) => {
      const { value, open } = mergeThreeWay(inputOf(base), inputOf(mine), inputOf(theirs));
      expect(open).toEqual([]);
      const merged = new Map(unreadTextsIn(value).map(({ id, text }) => [id, text]));
      for (const id of ["a", "b", "c"]) expect([mine[id], theirs[id]], id).toContain(merged.get(id));
    }),
  );
});
