import fc from "fast-check";
import { expect, test } from "vitest";
import { ductSizer, importRecordsIn, type ImportRecord } from "../src/index.ts";
import { mergeThreeWay, type PlainRecord } from "../src/merging/index.ts";
import { inputSchema } from "../src/schemas/index.ts";

/* What an input records of imports of rows. */

const link = { collection: "calculations", fileId: "office", result: "rooms" };
const record = (rows: Readonly<Record<string, string>>): ImportRecord => ({ id: "x", list: "sections", link, rows });
const input = { unitSystem: "Metric", airflow: 300, ductLength: 5 } as const;

test("records of imports have no effect on results, and are accepted by the schema", () => {
  const recorded = { ...input, imports: [record({ a: "-" })] };
  const [outcome, plain] = [recorded, input].map((each) => ductSizer.calculate(each));
  if (!outcome?.ok || !plain?.ok) throw new Error("It is calculated.");
  expect(outcome.results).toEqual(plain.results);
  expect(inputSchema(ductSizer).safeParse(recorded).success).toBe(true);
  expect(importRecordsIn(ductSizer.complete(recorded))).toEqual(recorded.imports);
});

test("records that cannot be read are refused, and left out of a file", () => {
  for (const imports of ["all", [{ id: "x" }], [{ ...record({}), rows: { a: 1 } }]]) {
    const recorded = { ...input, imports } as unknown as typeof input;
    expect(ductSizer.calculate(recorded)).toMatchObject({ ok: false, errors: [{ field: "imports", code: "type" }] });
    expect(inputSchema(ductSizer).safeParse(recorded).success).toBe(false);
    const opened = ductSizer.open(recorded, ductSizer.version);
    expect(opened.input).not.toHaveProperty("imports");
    expect(opened.notes).toHaveLength(1);
  }
});

test("records of two devices merge row by row, without a conflict", () => {
  const facts = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("-", "+", "spaceType=office"));
  const plain = (rows: Readonly<Record<string, string>>): PlainRecord => ({ ...input, imports: [record(rows)] }) as unknown as PlainRecord;
  fc.assert(
    fc.property(facts, facts, facts, (base, mine, theirs) => {
      const { value, open } = mergeThreeWay(plain(base), plain(mine), plain(theirs));
      expect(open).toEqual([]);
      const [merged] = importRecordsIn(value);
      for (const name of ["a", "b", "c", "d"]) expect([mine[name], theirs[name]], name).toContain(merged!.rows[name]);
    }),
  );
});
