import fc from "fast-check";
import { expect, test } from "vitest";
import { allEntries, compileReader, markDecimals, type Outcome, type ResultFields, type SheetEntry } from "../../src/kernel/index.ts";
import { convert, unitsOf } from "../../src/quantity/index.ts";
import { holdDisplayToItsWord } from "./displays.ts";
import { placesOf, withValueAt, type Input } from "./inputs.ts";
import { close } from "./sheets.ts";
import { runs, type LawContext } from "./context.ts";

/** The standards whose names have a point, with the words that go before. */
const names = /\b(?:ASHRAE|Standard) (?:62\.1|90\.1)/g;

/** Points between digits that name nothing. */
function pointsLeft(text: string): string[] {
  return text.replaceAll(names, "").match(/\d+\.\d+/g) ?? [];
}

/** All that a sheet says in words: headings, names, typed and looked-up numbers, titles of rows. */
function wordsOf(entry: SheetEntry): string[] {
  if (entry.kind === "rows") return [entry.part ?? "", entry.title, ...entry.rows.map(({ title }) => title)];
  if (entry.kind === "choice") return [entry.part ?? "", entry.name, entry.text];
  return [entry.part ?? "", entry.name, ...(entry.kind === "input" || entry.kind === "lookup" ? [entry.substitution] : [])];
}

/** The same physics in any unit, unit system and locale. */
export function unitLaws({ definition, inputs, numbers, tables, succeed, explanation, leaves }: LawContext): void {
  test("the same physical input gives the same results in Imperial and in Metric", () => {
    const complete = inputs.map((input) => definition.complete(input) as Input);
    fc.assert(
      fc.property(complete, (input) => {
        const here = definition.calculate(input);
        const there = definition.calculate(definition.convert(input, input.unitSystem === "Imperial" ? "Metric" : "Imperial"));
        // A value exactly on a limit may fall on its other side by the last bit of the conversion.
        if (!here.ok || !there.ok) return;
        const [before, after] = [numbers(here), new Map(numbers(there))];
        const scale = Math.max(...before.map(([, value]) => Math.abs(value)), 0);
        for (const [path, value] of before) {
          const other = after.get(path);
          // A result may exist on one side of zero only, and the last bit of a conversion may cross it.
          if (other !== undefined)
            expect(close(other, value, 1e-9, Math.max(scale, 1) * 1e-3), `${path}: ${value} and ${other}`).toBe(true);
        }
      }),
      runs,
    );
  });

  holdDisplayToItsWord(definition);

  test("completing an input changes no value in SI, and is idempotent", () => {
    const read = compileReader(definition.fields);
    fc.assert(
      fc.property(inputs, (input) => {
        const complete = definition.complete(input);
        expect(definition.complete(complete as Input)).toEqual(complete);
        const [before, after] = [read(input), read(complete)];
        if (before.errors.length > 0) return;
        expect(after.errors).toEqual([]);
        expect(after.assumed).toEqual([]);
        const same = new Map([...placesOf(definition.fields, after.values as never)].map(({ path, value }) => [path, value]));
        for (const { path, value } of placesOf(definition.fields, before.values)) {
          const other = same.get(path);
          if (typeof value === "number") expect(close(other as number, value, 1e-11), `${path}: ${value} and ${String(other)}`).toBe(true);
          else if (!Array.isArray(value)) expect(other, path).toEqual(value);
        }
      }),
      runs,
    );
  });

  test("with decimal commas it says the same, number for number, and nothing is left with a point", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const [point, comma] = [definition.calculate(input), definition.calculate(input, { decimalMark: "," })];
        const sheets =
          point.ok && comma.ok
            ? [allEntries(explanation().sheet(point)), allEntries(explanation().sheet(comma, { decimalMark: "," }))]
            : [[], []];
        const said = (outcome: Outcome, entries: readonly SheetEntry[]): string[] => [
          ...(outcome.ok ? outcome.warnings : outcome.errors).map(({ message }) => message),
          ...entries.flatMap(wordsOf),
        ];
        const [before, after] = [said(point, sheets[0]!), said(comma, sheets[1]!)];
        // A name that somebody typed may have commas of its own.
        const withPoints = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/(?<=\d),(?=\d)/g, "."));
        expect(withPoints(after)).toEqual(withPoints(before));
        expect(after.map((text) => text.match(names))).toEqual(before.map((text) => text.match(names)));
        for (const text of after) expect(pointsLeft(text), text).toEqual([]);
        // Results and formulas are data: they are stored, compared and evaluated.
        if (point.ok && comma.ok)
          expect(JSON.stringify([comma.results, tables(comma)])).toBe(JSON.stringify([point.results, tables(point)]));
      }),
      { numRuns: 100 },
    );
  });

  test("what is written beforehand can be read with decimal commas, names of standards aside", () => {
    const resultTexts = (fields: ResultFields): string[] =>
      Object.values(fields).flatMap((field) => [
        field.label,
        field.help ?? "",
        field.group ?? "",
        ...(field.type === "rows" ? resultTexts(field.row) : []),
      ]);
    const texts = [
      definition.title,
      definition.summary,
      ...definition.sections.map(({ title }) => title),
      ...explanation().cases.map(({ title }) => title),
      ...resultTexts(definition.results),
      ...leaves.flatMap(({ field }) => [field.label, field.help ?? "", ...(field.type === "choice" ? Object.values(field.options) : [])]),
    ];
    for (const text of texts) expect(pointsLeft(markDecimals(text, ",")), text).toEqual([]);
  });

  test("a unit of its own means the same as the converted number, in any cell", () => {
    const start = definition.complete(definition.start("Metric"));
    const before = numbers(succeed(start));
    for (const { path, field, value } of placesOf(definition.fields, start)) {
      if (field.type !== "quantity" || value === null) continue;
      const typed = value as { readonly value: number; readonly unit: string };
      for (const unit of unitsOf(field.quantity, "Imperial")) {
        const restated = { value: convert(typed.value, typed.unit, unit), unit };
        const after = new Map(numbers(succeed(withValueAt(start, path, restated))));
        for (const [name, number] of before)
          expect(close(after.get(name)!, number, 1e-9, 1e-9), `${path} in ${unit}: ${name} ${number} and ${after.get(name)}`).toBe(true);
      }
    }
  });
}
