import fc from "fast-check";
import {
  axes,
  type CalculatorInput,
  type CellField,
  type Field,
  type Fields,
  type QuantityField,
  type Scope,
} from "../../src/kernel/index.ts";
import { bareUnit } from "../../src/internal/index.ts";
import { convert, siUnit, unitsOf, type QuantityKind, type UnitSystem } from "../../src/quantity/index.ts";

export type Input = CalculatorInput<Fields>;
type Data = Readonly<Record<string, unknown>>;

/** A number of a quantity field as users enter it: the whole accepted range with its ends, bare or with a unit. */
function quantityArbitrary(field: QuantityField, unitSystem: UnitSystem): fc.Arbitrary<unknown> {
  const [low, high] = [Math.max(field.min, -1e12), Math.min(field.max, 1e12)];
  const si = siUnit(field.quantity);
  const grain = 1e-9 * (high - low);
  // Typical entries: six digits, at a step that is not lost in the range. Two temperatures are equal or differ by more than rounding.
  const typedIn =
    (unit: string) =>
    (value: number): number => {
      const number = Number(convert(Math.abs(value) < grain ? Math.max(low, 0) : value, si, unit).toPrecision(6));
      const back = convert(number, unit, si);
      return back < low || back > high ? convert(value, si, unit) : number;
    };
  // fast-check draws doubles evenly over their bits, mostly near zero; entries are anywhere in the range, or at its lower end.
  const share = fc.integer({ min: 0, max: 1_000_000 }).map((part) => part / 1e6);
  const values = field.integer
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.oneof(
        { weight: 4, arbitrary: share.map((part) => low + part * (high - low)) },
        { weight: 3, arbitrary: share.map((part) => low + (high - low) * 10 ** (-4 * part)) },
        { weight: 1, arbitrary: fc.double({ min: low, max: high, noNaN: true }) },
      );
  const inUnit = (unit: string): fc.Arbitrary<number> =>
    fc.oneof(
      { weight: 6, arbitrary: field.integer ? values.map((value) => convert(value, si, unit)) : values.map(typedIn(unit)) },
      { weight: 1, arbitrary: fc.constantFrom(low, high).map((value) => convert(value, si, unit)) },
    );
  const unit = fc.constantFrom(...unitsOf(field.quantity, "Imperial"), ...unitsOf(field.quantity, "Metric"));
  const entry = fc.oneof(
    { weight: 3, arbitrary: inUnit(bareUnit(field.quantity, unitSystem)) },
    { weight: 1, arbitrary: unit.chain((entryUnit) => inUnit(entryUnit).map((value) => ({ value, unit: entryUnit }))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(unit, unit)
        .chain(([entryUnit, displayUnit]) => inUnit(entryUnit).map((value) => ({ value, unit: entryUnit, displayUnit }))),
    },
  );
  const typed = field.per ? fc.oneof({ weight: 3, arbitrary: entry }, { weight: 2, arbitrary: perArbitrary(field.per.quantity) }) : entry;
  return field.optional ? fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 9, arbitrary: typed }) : typed;
}

/** A number entered per another quantity: up to 100 of its SI unit, in any of its units. */
function perArbitrary(kind: QuantityKind): fc.Arbitrary<unknown> {
  const units = [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")];
  return fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(...units), fc.constantFrom(undefined, ...units))
    .map(([tenths, unit, displayUnit]) => ({
      value: Number(convert(tenths / 10, siUnit(kind), unit).toPrecision(6)),
      unit,
      ...(displayUnit && { displayUnit }),
    }));
}

function cellArbitrary(cell: CellField, unitSystem: UnitSystem, ids: Ids): fc.Arbitrary<unknown> {
  if (cell.type !== "quantity") return fieldArbitrary(cell, unitSystem, ids);
  const bare = quantityArbitrary(cell, unitSystem).filter((value) => typeof value === "number");
  return cell.optional ? fc.oneof(fc.constant(null), bare) : bare;
}

/** Cells bare, or with their unit, shown in it or in another. */
function shownSomehow(cell: QuantityField, cells: fc.Arbitrary<unknown>, unitSystem: UnitSystem): fc.Arbitrary<unknown> {
  const displayUnit = fc.constantFrom(undefined, ...unitsOf(cell.quantity, "Imperial"), ...unitsOf(cell.quantity, "Metric"));
  const withUnit = fc
    .tuple(cells, displayUnit)
    .map(([values, shown]) => ({ values, unit: bareUnit(cell.quantity, unitSystem), ...(shown && { displayUnit: shown }) }));
  return fc.oneof({ weight: 3, arbitrary: cells }, { weight: 1, arbitrary: withUnit });
}

/** Ids of the rows in reach, by list; for the list that contains a row, also those before it. */
type Ids = Readonly<Record<string, readonly string[]>>;
const before = (list: string): string => `${list} before`;

const rowIds = ["a", "b7", "c_3", "d-4"];

function fieldArbitrary(field: Field, unitSystem: UnitSystem, ids: Ids): fc.Arbitrary<unknown> {
  switch (field.type) {
    case "quantity":
      return quantityArbitrary(field, unitSystem);
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "flag":
      return fc.boolean();
    case "text":
      return fc.string({ maxLength: Math.min(field.maxLength, 30) });
    case "date":
      return fc.constantFrom(null, "2026-02-28", "2024-02-29", "1999-12-31");
    case "reference": {
      const reached = [field.to].flat().flatMap((list) => (field.earlier && ids[before(list)]) || (ids[list] ?? []));
      const known = reached.filter((id) => reached.indexOf(id) === reached.lastIndexOf(id));
      return field.optional || known.length === 0 ? fc.constantFrom(null, ...known) : fc.constantFrom(...known);
    }
    case "series": {
      const cells = fc.array(cellArbitrary(field.cell, unitSystem, ids), {
        minLength: axes[field.axis].length,
        maxLength: axes[field.axis].length,
      });
      return field.cell.type === "quantity" ? shownSomehow(field.cell, cells, unitSystem) : cells;
    }
    case "matrix": {
      const [rows, columns] = [axes[field.rows].length, axes[field.columns].length];
      return fc.array(fc.array(cellArbitrary(field.cell, unitSystem, ids), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      });
    }
    case "group":
      return fieldsArbitrary(field.fields, unitSystem, ids);
    case "list":
      return fc
        .integer({ min: 0, max: Math.min(rowIds.length, field.maxRows) })
        .chain((count) => rowsArbitrary("", field.row, rowIds.slice(0, count), unitSystem, ids));
  }
}

function rowsArbitrary(list: string, row: Fields, idsOfList: readonly string[], unitSystem: UnitSystem, ids: Ids): fc.Arbitrary<unknown> {
  const reach = (index: number): Ids => ({ ...ids, [before(list)]: idsOfList.slice(0, index) });
  return fc.tuple(...idsOfList.map((id, index) => fieldsArbitrary(row, unitSystem, reach(index)).map((cells) => ({ id, ...cells }))));
}

/** Values of a set of fields. Lists come first, so that references may name their rows; fields with a default are sometimes left out. */
function fieldsArbitrary(fields: Fields, unitSystem: UnitSystem, around: Ids): fc.Arbitrary<Data> {
  const lists = Object.entries(fields).filter(([, field]) => field.type === "list");
  const counts = fc.record(
    Object.fromEntries(
      lists.map(([name, field]) => [name, fc.integer({ min: 0, max: Math.min(rowIds.length, field.type === "list" ? field.maxRows : 0) })]),
    ),
  );
  return counts.chain((count) => {
    const ids: Ids = { ...around, ...Object.fromEntries(lists.map(([name]) => [name, rowIds.slice(0, count[name])])) };
    const arbitraryOf = (name: string, field: Field): fc.Arbitrary<unknown> =>
      field.type === "list" ? rowsArbitrary(name, field.row, ids[name]!, unitSystem, ids) : fieldArbitrary(field, unitSystem, ids);
    const record = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isNeeded(field) || (field.type === "quantity" && field.optional)
          ? arbitraryOf(name, field)
          : fc.oneof({ weight: 2, arbitrary: arbitraryOf(name, field) }, { weight: 1, arbitrary: fc.constant(undefined) }),
      ]),
    );
    return fc.record(record).map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
  });
}

/** Whether a field is required. */
export function isNeeded(field: Field): boolean {
  if (field.type === "series" || field.type === "matrix") return isNeeded(field.cell);
  if (field.type === "quantity") return field.default === null && !field.optional;
  return field.type === "reference" && !field.optional;
}

/** Inputs of a set of fields, in both unit systems, with row ids. */
export function inputArbitrary(fields: Fields): fc.Arbitrary<Input> {
  return fc
    .constantFrom("Imperial" as const, "Metric" as const)
    .chain((unitSystem) => fieldsArbitrary(fields, unitSystem, {}).map((values) => ({ ...values, unitSystem })));
}

/** Ids of the rows of an input, by list. */
export function idsIn(fields: Fields, values: Data): Ids {
  const lists = Object.entries(fields).filter(([, field]) => field.type === "list");
  return Object.fromEntries(lists.map(([name]) => [name, ((values[name] ?? []) as Data[]).map(({ id }) => String(id))]));
}

/** Whether rows of lists name rows. */
export function refersToRows(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => field.type === "reference" || (field.type === "list" && Object.values(field.row).some(({ type }) => type === "reference")),
  );
}

/**
 * Inputs near typical ones: a row of a list, or the value of a field, drawn again. Where rows name rows, rows that are all drawn at random seldom
 * make a chain that can be calculated.
 */
export function nearArbitrary(fields: Fields, typical: readonly Input[]): fc.Arbitrary<Input> {
  return fc.constantFrom(...typical).chain((input) => {
    const { unitSystem = "Imperial" } = input;
    const ids = idsIn(fields, input);
    const rows = Object.entries(ids).flatMap(([list, idsInList]) => idsInList.map((id, index) => ({ list, id, index })));
    const anotherValue = fc
      .constantFrom(...placesOf(fields, input))
      .chain(({ path, field }) => fieldArbitrary(field, unitSystem, ids).map((value) => withValueAt(input, path, value) as Input));
    if (rows.length === 0) return anotherValue;
    const anotherRow = fc.constantFrom(...rows).chain(({ list, id, index }) => {
      const { row } = fields[list] as Extract<Field, { type: "list" }>;
      const reach = { ...ids, [before(list)]: ids[list]!.slice(0, index) };
      return fieldsArbitrary(row, unitSystem, reach).map((cells) => ({
        ...input,
        [list]: (input[list] as Data[]).with(index, { id, ...cells }),
      }));
    });
    return fc.oneof({ weight: 2, arbitrary: anotherRow }, { weight: 1, arbitrary: anotherValue });
  });
}

/** A path with a value, in an input of a shape. */
export interface Leaf {
  readonly path: string;
  readonly field: Exclude<Field, { readonly type: "group" | "list" }>;
}

/** Every path with a value: with rows and groups, without ids of rows. */
export function* leavesOf(fields: Fields, prefix = ""): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === "list") yield* leavesOf(field.row, `${prefix}${name}.`);
    else if (field.type === "group") yield* leavesOf(field.fields, `${prefix}${name}.`);
    else yield { path: prefix + name, field };
  }
}

/** A place in one input. */
export interface Place extends Leaf {
  /** Its path with the ids of rows left out. */
  readonly kind: string;
  readonly value: unknown;
  readonly around: readonly Data[];
}

/** The values around a path, for conditions. */
export const scopeOf = ({ around }: Place): Scope =>
  around.toReversed().reduce<Scope | undefined>((scope, values) => ({ values, around: scope }), undefined)!;

/** Every path with a value in one input, rows by their ids. */
export function* placesOf(fields: Fields, values: Data, prefix = "", kinds = ""): Generator<Place> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const kind = kinds + name;
    if (field.type === "list") {
      for (const row of (value ?? []) as Data[])
        for (const place of placesOf(field.row, row, `${prefix}${name}.${String(row["id"])}.`, `${kind}.`))
          yield { ...place, around: [...place.around, values] };
    } else if (field.type === "group") {
      for (const place of placesOf(field.fields, (value ?? {}) as Data, `${prefix}${name}.`, `${kind}.`))
        yield { ...place, around: [...place.around, values] };
    } else yield { path: prefix + name, kind, field, value, around: [values] };
  }
}

/** The same input with another value at a path. */
export function withValueAt(input: Data, path: string, value: unknown): Data {
  const [name, ...rest] = path.split(".") as [string, ...string[]];
  if (rest.length === 0) return { ...input, [name]: value };
  const inside = input[name];
  if (Array.isArray(inside))
    return {
      ...input,
      [name]: inside.map((row: Data) => (row["id"] === rest[0] ? withValueAt(row, rest.slice(1).join("."), value) : row)),
    };
  return { ...input, [name]: withValueAt((inside ?? {}) as Data, rest.join("."), value) };
}

/** The same input with nothing entered at a path. */
export function withoutValueAt(input: Data, path: string): Data {
  const [name, ...rest] = path.split(".") as [string, ...string[]];
  const { [name]: inside, ...others } = input;
  if (rest.length === 0) return others;
  const within = (row: unknown): unknown => withoutValueAt(row as Data, rest.slice(Array.isArray(inside) ? 1 : 0).join("."));
  if (Array.isArray(inside)) return { ...input, [name]: inside.map((row: Data) => (row["id"] === rest[0] ? within(row) : row)) };
  return typeof inside === "object" && inside !== null ? { ...input, [name]: within(inside) } : input;
}

const values = new WeakMap<Leaf["field"], Map<string, fc.Arbitrary<unknown>>>();

/** One arbitrary value for a place. */
export function valueArbitrary(field: Leaf["field"], unitSystem: UnitSystem, ids: Ids): fc.Arbitrary<unknown> {
  const known = values.get(field) ?? new Map<string, fc.Arbitrary<unknown>>();
  values.set(field, known);
  const key = `${unitSystem}${JSON.stringify(ids)}`;
  const arbitrary = known.get(key) ?? fieldArbitrary(field, unitSystem, ids);
  known.set(key, arbitrary);
  return arbitrary;
}
