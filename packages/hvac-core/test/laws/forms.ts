import { expect, test } from "vitest";
import { isActive, type Calculator, type Field, type Section, type Success } from "../../src/kernel/index.ts";
import { fieldAt } from "../../src/kernel/open.ts";
import { convert, siUnit, unitsOf } from "../../src/quantity/index.ts";
import { fail } from "./difference.ts";
import { isNeeded, type Input } from "./inputs.ts";

const unitSystems = ["Imperial", "Metric"] as const;

/** An assumption that changes a result by more than this must be visible. */
const noticeable = 0.03;

const isWhole = ({ first, summary }: Section): boolean => first === undefined && summary === undefined;

/** Names in braces: of fields, or paths within a group. */
export function placeholdersOf(clause: string): string[] {
  return [...clause.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => name!);
}

/** Options of a choice; of a list as long as that of all currencies each twentieth, and the last. */
function triedOptions(options: Readonly<Record<string, string>>): string[] {
  const all = Object.keys(options);
  return all.length <= 40 ? all : all.filter((_, index) => index % 20 === 0 || index === all.length - 1);
}

/** Values of a field within its usual range, or else within its accepted one; options of a choice. */
function usualValues(field: Field): readonly unknown[] {
  if (field.type === "choice") return triedOptions(field.options);
  if (field.type === "flag") return [true, false];
  if (field.type !== "quantity") return [];
  const [low, high] = field.usual ?? [field.min, field.max];
  const si = siUnit(field.quantity);
  const unit = unitsOf(field.quantity, "Metric")[0]!;
  return [0, 0.02, 0.25, 0.5, 1].map((share) => ({ value: convert(low + share * (high - low), si, unit), unit }));
}

/** Inputs of a new page and of the examples, in each mode: with each option of each choice that is shown at first. */
function startingInputs(definition: Calculator): Input[] {
  const first = shownAtFirst(definition);
  return unitSystems.flatMap((unitSystem) =>
    [definition.start(unitSystem), ...definition.examples.map(({ input }) => input[unitSystem])].flatMap((input) => [
      input,
      ...first.flatMap((name) => {
        const field = definition.fields[name]!;
        return field.type === "choice" ? triedOptions(field.options).map((option) => ({ ...input, [name]: option })) : [];
      }),
    ]),
  );
}

/** Names of the fields that a section shows before its fold is opened. */
function shownAtFirst({ sections, fields }: Calculator): string[] {
  return Object.keys(fields).filter((name) => {
    const section = sections.find(({ id }) => id === fields[name]!.section)!;
    return isWhole(section) || section.first?.includes(name);
  });
}

/** Whether the clause of a conditional field implies the choice: 40 % relative humidity implies the entered measure. */
function isToldByOthers(name: string, named: ReadonlySet<string>, { fields }: Calculator): boolean {
  return Object.entries(fields).some(([other, { when }]) => named.has(other) && when?.some(({ field }) => field === name));
}

/** Tests the sections, the examples and the answer of a calculator against the contract. */
export function holdTheFormToItsWord(definition: Calculator): void {
  const { fields, sections, headline } = definition;

  test("sections name fields of the calculator, and a summary none that are shown at first", () => {
    for (const { id, first = [], summary = [] } of sections) {
      const placeholders = summary.flatMap(placeholdersOf);
      for (const name of [...first, ...placeholders]) {
        if (!fieldAt(fields, name)) fail(`The section ${id} names ${name}, which is not a field`);
        const { section } = fields[name.split(".")[0]!]!;
        if (section !== id) fail(`The section ${id} names ${name}, which is in the section ${section}`);
      }
      for (const name of placeholders) if (first.includes(name)) fail(`The summary of ${id} names ${name}, which is shown at first anyway`);
      for (const clause of summary)
        if (placeholdersOf(clause).length === 0) fail(`The summary of ${id} says “${clause}”, which names no field in braces`);
    }
  });

  test("a required field is shown at first", () => {
    const first = shownAtFirst(definition);
    for (const [name, field] of Object.entries(fields))
      if (isNeeded(field) && !first.includes(name)) fail(`${name} is required, and in a fold: put it into \`first\` of ${field.section}`);
  });

  test("7 to 14 fields are shown at first in each mode, or all where there are fewer", () => {
    const first = shownAtFirst(definition);
    for (const input of startingInputs(definition)) {
      const values = definition.complete(input);
      const shown = first.filter((name) => isActive(fields[name]!, { values }));
      const active = Object.values(fields).filter((field) => isActive(field, { values }));
      if (shown.length < Math.min(7, active.length) || shown.length > 14)
        fail(`${shown.length} of ${active.length} fields are shown at first, ${shown.join(", ")}\nwith the input ${JSON.stringify(input)}`);
    }
  });

  test(`a field in a fold that moves a headline result by more than ${noticeable * 100} % is named by its summary`, () => {
    const first = shownAtFirst(definition);
    const named = new Set(sections.flatMap(({ summary = [] }) => summary.flatMap(placeholdersOf)));
    const folded = Object.entries(fields).filter(([name]) => !first.includes(name));
    const silent = new Map<string, string>();
    for (const input of startingInputs(definition)) {
      const before = definition.calculate(input);
      if (!before.ok) continue;
      for (const [name, field] of folded) {
        if (silent.has(name) || named.has(name) || isToldByOthers(name, named, definition)) continue;
        for (const value of usualValues(field)) {
          const after = definition.calculate({ ...input, [name]: value });
          const moved = after.ok && headline.find((result) => hasMoved(before, after, result));
          if (moved) silent.set(name, moved);
        }
      }
    }
    const causes = [...silent].map(([name, moved]) => `${name} moves ${moved}, and no \`summary\` of ${fields[name]!.section} names it`);
    if (causes.length > 0) fail(causes.join("\n"));
  });

  test("three examples or more answer in both systems, use every field they enter and exceed no limit", () => {
    expect(definition.examples.length, "examples").toBeGreaterThanOrEqual(3);
    const ids = definition.examples.map(({ id }) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) fail(`Two examples have the id ${id}`);
    for (const { id, input } of definition.examples)
      for (const unitSystem of unitSystems) {
        const outcome = definition.calculate(input[unitSystem]);
        const example = `The ${unitSystem} example ${id}`;
        if (!outcome.ok) fail(`${example} is refused: ${outcome.errors.map(({ message }) => message).join(" ")}`);
        if (outcome.values.unitSystem !== unitSystem) fail(`${example} is ${outcome.values.unitSystem}`);
        if (outcome.unused.length > 0) fail(`${example} enters unused fields: ${outcome.unused.join(", ")}`);
        for (const { severity, code, message } of outcome.warnings)
          if (severity !== "info") fail(`${example} has the ${severity} ${code}: ${message}`);
      }
  });

  test("the answer is a sentence without gaps and without a full stop, whose numbers are formatted where it is shown", () => {
    const placeholderTexts = { result: (name: string) => `[${name}]`, field: (path: string) => `[${path}]` };
    for (const input of startingInputs(definition)) {
      const outcome = definition.calculate(input);
      if (!outcome.ok) continue;
      const sentence = definition.answer(outcome);
      if (!/^\S.*[^.\s]$/.test(sentence)) fail(`The answer begins or ends with a space, or ends with a full stop: “${sentence}”`);
      const gap = /undefined|NaN|object|–|  /.exec(sentence)?.[0];
      if (gap !== undefined) fail(`The answer has a gap, “${gap}”: “${sentence}”`);
      const answer = definition.answer(outcome, placeholderTexts);
      for (const [, name] of answer.matchAll(/\[(\w+)\]/g))
        if (!Object.hasOwn({ ...fields, ...definition.results }, name!)) fail(`The answer names ${name}, which is not a field or result`);
      // Whole numbers of percent read the same in every locale.
      if (/\d/.test(answer.replaceAll(/\[\w+\]|\d+\u202f%/g, "")))
        fail(`The answer has a number that the reader's units cannot reach; say it by \`say\`: “${answer}”`);
      for (const name of headline)
        if (outcome.results[name] !== undefined && !answer.includes(`[${name}]`))
          fail(`The answer does not say the headline ${name}: “${answer}”`);
    }
  });
}

function hasMoved(before: Success, after: Success, name: string): boolean {
  const [first, other] = [before.results[name], after.results[name]];
  if (first === undefined || other === undefined || !("value" in first) || !("value" in other)) return first !== other;
  if (typeof first.value === "string" || typeof other.value === "string") return first.value !== other.value;
  return Math.abs(first.value - other.value) > noticeable * Math.abs(first.value);
}
