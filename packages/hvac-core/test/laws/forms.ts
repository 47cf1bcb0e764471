import { expect, test } from "vitest";
import { isActive, type Calculator, type Field, type Section, type Success } from "../../src/kernel/index.ts";
import { convert, siUnit, unitsOf } from "../../src/quantity/index.ts";
import { isNeeded, type Input } from "./inputs.ts";

const unitSystems = ["Imperial", "Metric"] as const;

/** A result that moves by more than this is moved by an assumption that somebody should see. */
const noticeable = 0.03;

const isWhole = ({ first, summary }: Section): boolean => first === undefined && summary === undefined;

/** Names in braces. */
export function placeholdersOf(clause: string): string[] {
  return [...clause.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
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

/** Whether a choice is told by the clause of a field that it turns on: 40 % relative humidity says by what the humidity is stated. */
function isToldByOthers(name: string, named: ReadonlySet<string>, { fields }: Calculator): boolean {
  return Object.entries(fields).some(([other, { when }]) => named.has(other) && when?.some(({ field }) => field === name));
}

/** Holds the sections, the examples and the sentence of a calculator to what the contract says of them. */
export function holdTheFormToItsWord(definition: Calculator): void {
  const { fields, sections, headline } = definition;

  test("sections name fields of their own, and a summary none that are shown at first", () => {
    for (const { id, first = [], summary = [] } of sections) {
      const told = summary.flatMap(placeholdersOf);
      for (const name of [...first, ...told]) expect(fields[name]?.section, `${name} in the section ${id}`).toBe(id);
      expect(told.filter((name) => first.includes(name))).toEqual([]);
      for (const clause of summary) expect(placeholdersOf(clause), `“${clause}” says nothing of the input`).not.toEqual([]);
    }
  });

  test("what must be stated is shown at first", () => {
    const first = shownAtFirst(definition);
    const hidden = Object.entries(fields).filter(([name, field]) => isNeeded(field) && !first.includes(name));
    expect(hidden.map(([name]) => name)).toEqual([]);
  });

  test("7 to 14 fields are shown at first in each mode, or all where there are fewer", () => {
    const first = shownAtFirst(definition);
    for (const input of startingInputs(definition)) {
      const values = definition.complete(input);
      const shown = first.filter((name) => isActive(fields[name]!, { values }));
      const active = Object.values(fields).filter((field) => isActive(field, { values }));
      expect(shown.length, shown.join(", ")).toBeGreaterThanOrEqual(Math.min(7, active.length));
      expect(shown.length, shown.join(", ")).toBeLessThanOrEqual(14);
    }
  });

  test(`a field in a fold that moves a headline result by more than ${noticeable * 100} % is named by its summary`, () => {
    const first = shownAtFirst(definition);
    const named = new Set(sections.flatMap(({ summary = [] }) => summary.flatMap(placeholdersOf)));
    const folded = Object.entries(fields).filter(([name]) => !first.includes(name));
    const silent = new Set<string>();
    for (const input of startingInputs(definition)) {
      const before = definition.calculate(input);
      if (!before.ok) continue;
      for (const [name, field] of folded) {
        if (silent.has(name) || named.has(name) || isToldByOthers(name, named, definition)) continue;
        const moves = usualValues(field).some((value) => {
          const after = definition.calculate({ ...input, [name]: value });
          return after.ok && headline.some((result) => hasMoved(before, after, result));
        });
        if (moves) silent.add(name);
      }
    }
    expect([...silent]).toEqual([]);
  });

  test("three examples or more answer in both systems, use all they state and pass no limit", () => {
    expect(definition.examples.length).toBeGreaterThanOrEqual(3);
    expect(new Set(definition.examples.map(({ id }) => id)).size).toBe(definition.examples.length);
    for (const { id, input } of definition.examples)
      for (const unitSystem of unitSystems) {
        const outcome = definition.calculate(input[unitSystem]) as Success;
        expect(outcome.ok ? [] : outcome, `${id}, ${unitSystem}`).toEqual([]);
        expect(outcome.values.unitSystem, id).toBe(unitSystem);
        expect(outcome.unused, id).toEqual([]);
        expect(
          outcome.warnings.filter(({ severity }) => severity !== "info").map(({ code }) => code),
          `${id}, ${unitSystem}`,
        ).toEqual([]);
      }
  });

  test("the answer is a sentence without gaps and without a full stop, its numbers said by whoever shows it", () => {
    const said = { result: (name: string) => `[${name}]`, field: (path: string) => `[${path}]` };
    for (const input of startingInputs(definition)) {
      const outcome = definition.calculate(input);
      if (!outcome.ok) continue;
      const sentence = definition.answer(outcome);
      expect(sentence).toMatch(/^\S.*[^.\s]$/);
      expect(sentence).not.toMatch(/undefined|NaN|object|–|  /);
      const own = definition.answer(outcome, said);
      for (const name of own.matchAll(/\[(\w+)\]/g)) expect({ ...fields, ...definition.results }).toHaveProperty(name[1]!);
      // Whole numbers of percent read alike in every locale.
      expect(own.replaceAll(/\[\w+\]|\d+\u202f%/g, "")).not.toMatch(/\d/);
      expect(
        headline.every((name) => outcome.results[name] === undefined || own.includes(`[${name}]`)),
        own,
      ).toBe(true);
    }
  });
}

function hasMoved(before: Success, after: Success, name: string): boolean {
  const [one, other] = [before.results[name], after.results[name]];
  if (one === undefined || other === undefined || !("value" in one) || !("value" in other)) return one !== other;
  if (typeof one.value === "string" || typeof other.value === "string") return one.value !== other.value;
  return Math.abs(one.value - other.value) > noticeable * Math.abs(one.value);
}
