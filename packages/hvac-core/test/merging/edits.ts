import fc from "fast-check";
import {
  pathSegments,
  type Calculator,
  type CompleteInput,
  type Field,
  type Fields,
  type ListField,
  type QuantityField,
} from "../../src/kernel/index.ts";
import { fieldAt, withDisplayUnit } from "../../src/internal/index.ts";
import { withMarkOf, type PlainRecord } from "../../src/merging/index.ts";
import { unitsOf } from "../../src/quantity/index.ts";
import { placesOf, withValueAt } from "../laws/inputs.ts";

/** One thing that somebody does to an input. Numbers choose the place and the value. */
export interface Edit {
  readonly does:
    | "types"
    | "clears"
    | "switches the unit system"
    | "chooses a unit"
    | "adds a row"
    | "removes a row"
    | "moves a row"
    | "copies a row";
  readonly position: number;
  readonly value: number;
}

type Data = Readonly<Record<string, unknown>>;
type Row = Data & { readonly id: string };

/** Edits as people make them: mostly typing. */
export const edit: fc.Arbitrary<Edit> = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant("types" as const) },
    { weight: 1, arbitrary: fc.constantFrom("clears" as const, "switches the unit system" as const) },
    { weight: 1, arbitrary: fc.constant("chooses a unit" as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom("adds a row" as const, "removes a row" as const, "moves a row" as const, "copies a row" as const),
    },
  ),
  position: fc.nat(1e6),
  value: fc.nat(1e6),
});

function unitsFor(field: QuantityField): readonly string[] {
  return [...new Set([...unitsOf(field.quantity, "Imperial"), ...unitsOf(field.quantity, "Metric")])];
}

function typedInto(field: Field, before: unknown, value: number): unknown {
  switch (field.type) {
    case "quantity": {
      const units = unitsFor(field);
      return field.optional && value % 5 === 0 ? null : { value: value / 7, unit: units[value % units.length] };
    }
    case "choice":
      return Object.keys(field.options)[value % Object.keys(field.options).length];
    case "flag":
      return before !== true;
    case "reference":
      return value % 2 === 0 ? null : `r${value % 4}`;
    case "series":
    case "matrix": {
      const cells = before as { readonly values: readonly unknown[] };
      return { ...cells, values: cells.values.with(value % cells.values.length, typedCell(field.cell, value)) };
    }
    default:
      return `typed ${value}`;
  }
}

function typedCell(cell: Field, value: number): unknown {
  const typed = typedInto(cell, undefined, value);
  return cell.type === "quantity" ? value / 7 : typed;
}

/** Every list of an input by its path. */
function* listsOf(
  fields: Fields,
  input: Data,
  prefix = "",
): Generator<{ readonly path: string; readonly field: ListField; readonly rows: readonly Row[] }> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === "group") yield* listsOf(field.fields, input[name] as Data, `${prefix}${name}.`);
    if (field.type !== "list") continue;
    const rows = input[name] as readonly Row[];
    yield { path: prefix + name, field, rows };
    for (const row of rows) yield* listsOf(field.row, row, `${prefix}${name}.${row.id}.`);
  }
}

/** Ids in a copied row stay as they are: rows within it are known within it. */
function rowsAfter({ does, value }: Edit, rows: readonly Row[]): readonly Row[] {
  const index = rows.length === 0 ? 0 : value % rows.length;
  if (does === "adds a row") return rows.toSpliced(index, 0, { id: `n${value}` });
  if (rows.length === 0) return rows;
  if (does === "removes a row") return rows.toSpliced(index, 1);
  if (does === "copies a row") return rows.toSpliced(index + 1, 0, { ...rows[index]!, id: `c${value}` });
  return rows.toSpliced(index, 1).toSpliced(Math.floor(value / rows.length) % rows.length, 0, rows[index]!);
}

function edited(definition: Calculator, input: CompleteInput, change: Edit): Data {
  const { fields } = definition;
  const places = [...placesOf(fields, input)];
  const place = places[change.position % places.length]!;
  if (change.does === "switches the unit system") return definition.display(input, input.unitSystem === "Metric" ? "Imperial" : "Metric");
  if (change.does === "clears") return withValueAt(input, place.path, undefined);
  if (change.does === "types") {
    const typed = withValueAt(input, place.path, typedInto(place.field, place.value, change.value));
    return withMarkOf(typed as PlainRecord, pathSegments(place.path), {});
  }
  if (change.does === "chooses a unit") {
    const field = fieldAt(fields, place.path);
    const cell = field?.type === "series" || field?.type === "matrix" ? field.cell : field;
    if (cell?.type !== "quantity") return input;
    const units = unitsFor(cell);
    return withDisplayUnit(fields, input, input, place.path, units[change.value % units.length]!);
  }
  const lists = [...listsOf(fields, input)];
  if (lists.length === 0) return input;
  const { path, rows } = lists[change.position % lists.length]!;
  const after = rowsAfter(change, rows);
  // A row is added or copied once only by one name.
  return new Set(after.map(({ id }) => id)).size === after.length ? withValueAt(input, path, after) : input;
}

/** An input after some edits, complete as files keep it. */
export function afterEdits(definition: Calculator, input: CompleteInput, edits: readonly Edit[]): CompleteInput {
  return edits.reduce((before, change) => definition.complete(edited(definition, before, change) as CompleteInput), input);
}
