import { expect, test } from "vitest";
import {
  allEntries,
  valueAt,
  warningsByPlace,
  type Outcome,
  type ResultFields,
  type SheetEntry,
  type Warning,
} from "../../src/kernel/index.ts";
import { presentNumbers } from "../../src/internal/index.ts";
import { convert, unitsOf } from "../../src/quantity/index.ts";
import { holdDisplayToItsWord } from "./displays.ts";
import { placesOf, withValueAt, type Input } from "./inputs.ts";
import { some, type LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import { close, numbersIn, tablesOf } from "./sheets.ts";

/** The standards whose names have a point, with the words that go before. */
const names = /\b(?:ASHRAE|Standard) (?:62\.1|90\.1)/g;

/** Points between digits that name nothing. */
function pointsLeft(text: string): string[] {
  return text.replaceAll(names, "").match(/\d+\.\d+/g) ?? [];
}

/** All that a sheet says in words: headings, names, typed and looked-up numbers, titles of rows. */
function wordsOf(entry: SheetEntry): string[] {
  if (entry.kind === "rows") return [entry.part ?? "", entry.title, ...entry.rows.map(({ title }) => title)];
  if (entry.kind === "table")
    return [entry.part ?? "", entry.title, entry.note ?? "", ...entry.columns.flatMap(({ name, texts }) => [name, ...texts])];
  if (entry.kind === "choice") return [entry.part ?? "", entry.name, entry.text];
  return [entry.part ?? "", entry.name, ...(entry.kind === "input" || entry.kind === "lookup" ? [entry.substitution] : [])];
}

/** The same physics in any unit, unit system and locale. */
export function unitLaws(context: LawContext): void {
  const { definition, succeed, explanation, leaves, lookAt, holdsForInputs } = context;

  holdsForInputs("the same physical input gives the same results in Imperial and in Metric", ({ input, complete }) => {
    const completedInput = complete() as Input;
    const here = definition.calculate(completedInput);
    const there = definition.calculate(definition.convert(completedInput, input.unitSystem === "Imperial" ? "Metric" : "Imperial"));
    // A value exactly on a limit may fall on its other side by the last bit of the conversion.
    if (!here.ok || !there.ok) return;
    const [before, after] = [[...numbersIn(definition, here)], new Map(numbersIn(definition, there))];
    const scale = Math.max(...before.map(([, value]) => Math.abs(value)), 1) * 1e-3;
    for (const [path, value] of before) {
      const other = after.get(path);
      // A result may exist on one side of zero only, and the last bit of a conversion may cross it.
      if (other !== undefined && !close(other, value, 1e-9, scale)) fail(`${path}: ${value} and, in the other system, ${other}`);
    }
  });

  holdDisplayToItsWord(context);

  holdsForInputs("completing an input changes no value in SI and nothing that is assumed, and is idempotent", ({ read, complete }) => {
    const again = lookAt(complete());
    requireSame(again.complete(), complete(), "Completed twice it differs");
    const [before, after] = [read(), again.read()];
    if (before.errors.length > 0) return;
    if (after.errors.length > 0) fail(`The completed input is refused: ${after.errors.map(({ message }) => message).join(" ")}`);
    requireSame(after.assumed, before.assumed, "Completed, it assumes something else");
    const stored = definition.open(JSON.parse(JSON.stringify(complete())) as Input, definition.version);
    requireSame(stored, { input: complete(), notes: [] }, "Stored and opened, it differs");
    const same = new Map([...placesOf(definition.fields, after.values as never)].map(({ path, value }) => [path, value]));
    for (const { path, value } of placesOf(definition.fields, before.values)) {
      const other = same.get(path);
      if (typeof value === "number") {
        if (!close(other as number, value, 1e-11)) fail(`${path} is ${value}, and completed ${String(other)}`);
      } else if (!Array.isArray(value)) requireSame(other, value, `Completed, ${path} differs`);
    }
  });

  /** Warnings of an input, but those of shares below one percent that stand bare in it: only programs state these, and mean them. */
  const warningsOf = (outcome: Outcome, input: Input): readonly Warning[] =>
    // One that is left out may have led its code, so that the others of it come later.
    warningsByPlace(outcome.ok ? outcome.warnings : [])
      .filter(({ code, field = "" }) => code !== "small-percent" || typeof valueAt(input, field) !== "number")
      .toSorted((first, other) => first.code.localeCompare(other.code));
  const holdWarnings = (input: Input, outcome: Outcome, complete: Input): void => {
    const completed = definition.calculate(complete);
    if (outcome.ok && completed.ok)
      requireSame(
        warningsOf(completed, input),
        warningsOf(outcome, input),
        "Its warnings differ between the completed and the entered input",
      );
  };
  holdsForInputs("completing an input changes no warning", ({ input, outcome, complete }) => holdWarnings(input, outcome, complete()));
  test("completing a new page or an example changes no warning", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const)
      for (const input of [definition.start(unitSystem), ...definition.examples.map((example) => example.input[unitSystem])])
        holdWarnings(input, definition.calculate(input), definition.complete(input));
  });

  holdsForInputs(
    "with decimal commas it says the same, number for number, and nothing is left with a point",
    ({ input, outcome: point, answer }) => {
      const comma = definition.calculate(input, { decimalMark: "," });
      const entries = comma.ok ? allEntries(explanation().sheet(comma, { decimalMark: "," })) : [];
      const allTexts = (outcome: Outcome, sheet: readonly SheetEntry[]): string[] => [
        ...(outcome.ok ? outcome.warnings : outcome.errors).map(({ message }) => message),
        ...sheet.flatMap(wordsOf),
      ];
      const [before, after] = [allTexts(point, answer?.entries() ?? []), allTexts(comma, entries)];
      // An entered name may contain commas.
      const withPoints = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/(?<=\d),(?=\d)/g, "."));
      requireSame(withPoints(after), withPoints(before), "With commas and with points");
      for (const [index, text] of after.entries()) {
        requireSame(text.match(names), before[index]!.match(names), "Names of standards with commas and with points");
        // What somebody typed stays as it was typed.
        const typed = comma.ok ? (comma.asTyped ?? []) : [];
        const withoutTyped = typed.reduce((rest, each) => rest.replaceAll(each, ""), text);
        if (pointsLeft(withoutTyped).length > 0) fail(`a number is left with a point: ${text}`);
      }
      // Results and formulas are data: they are stored, compared and evaluated.
      if (!answer || !comma.ok) return;
      requireSame(comma.results, answer.outcome.results, "Results with commas and with points");
      requireSame(tablesOf(definition, comma), answer.tables(), "Tables with commas and with points");
    },
    some,
  );

  test("fixed texts can be shown with decimal commas, except the names of standards", () => {
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
    for (const text of texts) expect(pointsLeft(presentNumbers(text, { decimalMark: "," })), text).toEqual([]);
  });

  test("a number in another unit means the same as the converted number, in any cell", () => {
    const start = definition.complete(definition.start("Metric"));
    const before = [...numbersIn(definition, succeed(start))];
    for (const { path, field, value } of placesOf(definition.fields, start)) {
      if (field.type !== "quantity" || value === null) continue;
      const typed = value as { readonly value: number; readonly unit: string };
      for (const unit of unitsOf(field.quantity, "Imperial")) {
        const restated = { value: convert(typed.value, typed.unit, unit), unit };
        const after = new Map(numbersIn(definition, succeed(withValueAt(start, path, restated))));
        for (const [name, number] of before)
          if (!close(after.get(name)!, number, 1e-9, 1e-9)) fail(`${path} in ${unit}: ${name} ${number} and ${after.get(name)}`);
      }
    }
  });
}
