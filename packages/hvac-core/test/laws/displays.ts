import fc from "fast-check";
import {
  displayedQuantity,
  isTypedQuantity,
  type Calculator,
  type CellField,
  type Fields,
  type QuantityField,
  enteredKind,
} from "../../src/kernel/index.ts";
import { bareUnit, unitsOfField, withDisplayUnit } from "../../src/internal/index.ts";
import { defaultUnit, siUnit, unitsOf, type UnitSystem } from "../../src/quantity/index.ts";
import { few, some, type LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import type { Drawn } from "./drawn.ts";
import { leavesOf, placesOf, type Input } from "./inputs.ts";

const other = (unitSystem: UnitSystem | undefined): UnitSystem => (unitSystem === "Metric" ? "Imperial" : "Metric");

/** All entered numbers by path, with their units. */
function typedIn(definition: Calculator, input: Input): ReadonlyMap<string, unknown> {
  const unitOf = (cell: CellField): string | undefined =>
    cell.type === "quantity" ? bareUnit(cell.quantity, input.unitSystem ?? "Imperial") : undefined;
  const entries = [...placesOf(definition.fields, input)].filter(({ value }) => value !== undefined);
  return new Map(
    entries.map(({ path, field, value }) => {
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      const unit = cell.type === "quantity" && value !== null ? unitOf(cell) : undefined;
      if (isTypedQuantity(value)) return [path, [value.value, value.unit]];
      const cells =
        typeof value === "object" && value !== null && !Array.isArray(value) && "values" in value
          ? (value as { values: unknown; unit?: string })
          : undefined;
      return [path, cells ? [cells.values, cells.unit ?? unit] : [value, unit]];
    }),
  );
}

/** Results without their texts: a size may be given in inches or in millimetres. */
function withoutTexts(results: unknown): unknown {
  if (Array.isArray(results)) return results.map(withoutTexts);
  if (typeof results !== "object" || results === null) return results;
  return "quantity" in results && results.quantity === "text"
    ? undefined
    : Object.fromEntries(Object.entries(results).map(([name, each]) => [name, withoutTexts(each)]));
}

/** The path of a column with an id for each of its lists: the unit may be that of any row. */
function inSomeRow(fields: Fields, path: string): string {
  const [name = "", ...rest] = path.split(".");
  const field = fields[name];
  if (field?.type === "group") return `${name}.${inSomeRow(field.fields, rest.join("."))}`;
  return field?.type === "list" ? `${name}.any.${inSomeRow(field.row, rest.join("."))}` : path;
}

/** Every value that is entered, with the path of its column: that of its place without the ids of rows. */
function* columnsOf(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  prefix = "",
): Generator<{ readonly column: string; readonly value: unknown }> {
  for (const [name, field] of Object.entries(fields)) {
    const value = input[name];
    const rows = (field.type === "list" ? (value ?? []) : field.type === "group" ? [value ?? {}] : []) as Readonly<
      Record<string, unknown>
    >[];
    if (field.type !== "list" && field.type !== "group") yield { column: prefix + name, value };
    else for (const row of rows) yield* columnsOf(field.type === "list" ? field.row : field.fields, row, `${prefix}${name}.`);
  }
}

function isQuantity({ field }: { readonly field: { readonly type: string } }): boolean {
  return field.type === "quantity";
}

/** Tests that displaying an input in other units changes only the display. */
export function holdDisplayToItsWord({ definition, inputs, lookAt, holdsForInputs }: LawContext): void {
  const columns = [...leavesOf(definition.fields)].flatMap(({ path, field }) => {
    const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
    return cell.type === "quantity" ? [{ path, cell }] : [];
  });
  const valueOf = (values: Readonly<Record<string, unknown>>, name: string): unknown =>
    typeof values[name] === "object" ? JSON.stringify(values[name]) : values[name];
  /** An unused field keeps the default of the current unit system. */
  const isInactive = ({ assumed, unused }: ReturnType<Drawn["read"]>, path: string): boolean =>
    !assumed.includes(path) || unused.includes(path);

  /** Reads and calculates the same, to the last bit. */
  const requireSameAnswer = (before: Drawn, after: Input, what: string): void => {
    const shown = lookAt(after);
    const [then, now] = [before.read(), shown.read()];
    const refusals = ({ errors }: typeof then): unknown => errors.map(({ field, code }) => [field, code]);
    requireSame(refusals(now), refusals(then), `${what}, it is refused otherwise`);
    if (then.errors.length > 0) return;
    if (shown.outcome.ok !== before.outcome.ok) fail(`${what}, it is ${shown.outcome.ok ? "answered" : "refused"}, unlike before`);
    if (before.outcome.ok && shown.outcome.ok)
      requireSame(withoutTexts(shown.outcome.results), withoutTexts(before.outcome.results), `${what}, a result differs`);
    for (const { path } of columns)
      if (!path.includes(".") && !isInactive(then, path))
        requireSame(valueOf(now.values, path), valueOf(then.values, path), `${what}, ${path}`);
  };
  const requireTyped = (input: Input, shown: Input, what: string): void => {
    const remaining = typedIn(definition, shown);
    for (const [path, value] of typedIn(definition, input))
      requireSame(remaining.get(path), value, `${what}, what was typed in ${path} differs`);
  };

  holdsForInputs(
    "shown in the other unit system, nothing that was typed changes and no result moves by a bit",
    (drawn) => {
      const { input } = drawn;
      const system = other(input.unitSystem);
      const shown = definition.display(input, system) as Input;
      if (shown.unitSystem !== system) fail(`Shown in ${system}, its unit system is ${shown.unitSystem}`);
      requireTyped(input, shown, `Shown in ${system}`);
      requireSameAnswer(drawn, shown, `Shown in ${system}`);
      requireSameAnswer(drawn, definition.display(shown, input.unitSystem ?? "Imperial"), `Shown in ${system} and back`);
      requireSame(definition.display(shown, system), shown, "Shown twice it differs");
      // A value that was left to its default is still assumed, whether or not it had to be entered to stay the same.
      if (drawn.read().errors.length === 0)
        requireSame(lookAt(shown).read().assumed, drawn.read().assumed, `Shown in ${system}, it assumes`);
    },
    some,
  );

  holdsForInputs(
    "shown in the other unit system, every number that counts is in a unit of that system",
    ({ input }) => {
      const system = other(input.unitSystem);
      const shown = definition.complete(definition.display(input, system));
      for (const { path, field, value } of [...placesOf(definition.fields, shown)].filter(isQuantity)) {
        const quantity = isTypedQuantity(value) ? enteredKind(field as QuantityField, value.unit)! : (field as QuantityField).quantity;
        // The switch does not change a kind with one default for both systems.
        if (!isTypedQuantity(value) || defaultUnit(quantity, "Imperial") === defaultUnit(quantity, "Metric")) continue;
        const { unit } = displayedQuantity(value);
        if (!(unitsOf(quantity, system) as readonly string[]).includes(unit))
          fail(`${path} is shown in ${unit}, which is not a unit of ${system}`);
      }
    },
    few,
  );

  if (columns.length === 0) return;
  const choice = fc
    .constantFrom(...columns)
    .chain(({ path, cell }) =>
      fc.constantFrom(...unitsOfField(cell, "Imperial"), ...unitsOfField(cell, "Metric")).map((unit) => ({ path, cell, unit })),
    );
  let choices: readonly { readonly path: string; readonly cell: QuantityField; readonly unit: string }[] | undefined;
  holdsForInputs(
    "a column shown in another unit keeps what was typed in it, and moves no result by a bit",
    (drawn) => {
      const { input, index } = drawn;
      choices ??= fc.sample(choice, { numRuns: inputs().length });
      const { path, cell, unit } = choices[index]!;
      // W and W/m² are two entries, and choosing the other is an edit.
      const isOfOtherKind = (value: unknown): boolean =>
        enteredKind(cell, isTypedQuantity(value) ? value.unit : siUnit(cell.quantity)) !== enteredKind(cell, unit);
      if ([...columnsOf(definition.fields, input)].some(({ column, value }) => column === path && isOfOtherKind(value))) return;
      const shown = withDisplayUnit<Input>(definition.fields, input, definition.complete(input), inSomeRow(definition.fields, path), unit);
      requireTyped(input, shown, `${path} in ${unit}`);
      requireSameAnswer(drawn, shown, `${path} in ${unit}`);
      if (drawn.read().errors.length === 0)
        requireSame(lookAt(shown).read().assumed, drawn.read().assumed, `${path} in ${unit}, it assumes`);
      for (const { column, value } of columnsOf(definition.fields, shown))
        if (column === path && isTypedQuantity(value) && displayedQuantity(value).unit !== unit)
          fail(`${path} is shown in ${displayedQuantity(value).unit}, not in ${unit}`);
    },
    some,
  );
}
