import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inputIn, type ExampleInBothSystems, type InputInBothSystems } from "../../src/kernel/bothSystems.ts";
import { enteredKind, type Field, type Fields, type QuantityField } from "../../src/kernel/index.ts";
import { bareUnit } from "../../src/internal/index.ts";
import { unitsOf } from "../../src/quantity/index.ts";
import type { AnyCalculator } from "./laws.ts";

const unitSystems = ["Metric", "Imperial"] as const;

/** The content of `examples.json`. */
export interface ExamplesFile {
  readonly start: InputInBothSystems;
  readonly examples: readonly ExampleInBothSystems[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isBySystem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && unitSystems.some((unitSystem) => unitSystem in value);
const hasOneUnit = ({ quantity }: QuantityField): boolean => bareUnit(quantity, "Metric") === bareUnit(quantity, "Imperial");

function problemOfNumber(field: QuantityField, text: string): string | undefined {
  const parts = text.split(" | ");
  for (const part of parts) {
    const [, unit] = /^-?\d+(?:\.\d+)?(?:e-?\d+)? (\S.*)$/.exec(part) ?? [];
    if (unit === undefined) return `“${part}” is not a number, a space and a unit`;
    const kind = enteredKind(field, unit);
    const units = kind ? unitSystems.flatMap((unitSystem) => [bareUnit(kind, unitSystem), ...unitsOf(kind, unitSystem)] as string[]) : [];
    if (!units.includes(unit)) return `“${unit}” is not a unit of ${kind ?? field.quantity}`;
  }
  if (parts.length > 2) return "has more than two numbers";
  const inBoth = (value: string): string =>
    JSON.stringify(unitSystems.map((unitSystem) => inputIn({ field }, { field: value }, unitSystem)["field"]));
  const [metric = "", imperial] = parts;
  return imperial !== undefined && inBoth(metric) === inBoth(text) ? `“${metric}” alone says the same` : undefined;
}

function problemOfValue(field: Field | undefined, value: unknown, isOfOneSystem: boolean): string | undefined {
  const cell = field?.type === "series" || field?.type === "matrix" ? field.cell : field;
  if (cell?.type !== "quantity" || isOfOneSystem) return undefined;
  if (Array.isArray(value) || typeof value === "number")
    return hasOneUnit(cell) ? undefined : "needs a unit, or a value for each system: the systems have different default units";
  return isObject(value) ? `must be a text such as "25 m | 80 ft"` : undefined;
}

/** Errors that the reader of inputs cannot find: notations of a value for two systems, or of a part for one. */
function problemsOfNotation(fields: Fields, values: InputInBothSystems, path: string, isOfOneSystem = false): string[] {
  const problemsOf = (field: Field | undefined, value: unknown, problemPath: string, isOfOne: boolean): string[] => {
    if (isBySystem(value))
      return Object.entries(value).flatMap(([system, each]) =>
        system === "Metric" || system === "Imperial"
          ? problemsOf(field, each, problemPath, true)
          : [`${problemPath}: “${system}” is not a unit system`],
      );
    if (field?.type === "list" && Array.isArray(value))
      return value.flatMap((row: InputInBothSystems) => problemsOfNotation(field.row, row, `${problemPath}.${String(row["id"])}`, isOfOne));
    if (field?.type === "group" && isObject(value)) return problemsOfNotation(field.fields, value, problemPath, isOfOne);
    const isText = typeof value === "string" && field?.type === "quantity";
    const problem = isText ? problemOfNumber(field, value) : problemOfValue(field, value, isOfOne);
    return problem === undefined ? [] : [`${problemPath}: ${problem}`];
  };
  return Object.entries(values).flatMap(([name, value]) => problemsOf(fields[name], value, `${path}.${name}`, isOfOneSystem));
}

/**
 * Errors in a calculator's examples, according to its fields.
 *
 * @param definition the calculator
 * @param file content of its `examples.json`
 * @returns example, path and reason; empty where all is well
 */
export function problemsOfExamples(definition: AnyCalculator, { start, examples, ...others }: ExamplesFile): string[] {
  const unknown = Object.keys(others).map((name) => `“${name}” is neither "start" nor "examples"`);
  return [{ id: "start", input: start }, ...examples].reduce<string[]>((all, { id, input }) => {
    const notation = problemsOfNotation(definition.fields, input, id);
    if (notation.length > 0) return [...all, ...notation];
    const answers = unitSystems.flatMap((unitSystem) => {
      const outcome = definition.calculate(inputIn(definition.fields, input, unitSystem));
      return outcome.ok
        ? outcome.unused.map((path) => `${id}.${path}: is not used in ${unitSystem}, since other fields rule it out`)
        : outcome.errors.map(({ field, message }) => `${id}.${field}: ${message}`);
    });
    return [...all, ...new Set(answers)];
  }, unknown);
}

/** Reads `examples.json` of a calculator of the catalogue against its fields, in both unit systems. */
export function holdTheExamplesToTheFields(definition: AnyCalculator): void {
  const file = `src/calculators/${definition.id}/examples.json`;
  test("start and examples name fields that apply, with numbers and units that these take", () => {
    const content = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")) as ExamplesFile;
    expect(problemsOfExamples(definition, content).map((problem) => `${file}: ${problem}`)).toEqual([]);
  });
}
