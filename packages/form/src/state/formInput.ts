import {
  isTypedQuantity,
  type Calculator,
  type CompletedRows,
  type CompleteInput,
  type Field,
  type Fields,
  type TypedQuantity,
} from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { Citation } from "@org/hvac-core/sources";

/** Any calculator, seen only through its fields and results. */
export type AnyCalculator = Calculator;
/** The outcome of any calculator. */
export type AnyOutcome = ReturnType<AnyCalculator["calculate"]>;
/** An outcome with results. */
export type AnySuccess = Extract<AnyOutcome, { readonly ok: true }>;

/** A worked example, as far as a form needs it. */
export interface WorkedExample {
  readonly id: string;
  readonly title: string;
  readonly source: Citation;
  readonly input: object;
}

type Data = Readonly<Record<string, unknown>>;

/** What was stated in a form, and no more: numbers with their units, rows with their ids. */
export type FormInput = Data & { readonly unitSystem: UnitSystem };
/** A row of a list. */
export type Row = Data & { readonly id: string };

export interface OpenedInput {
  readonly input: FormInput;
  /** In words: what was set aside, and what is kept without being understood. */
  readonly notes: readonly string[];
}

export function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const completedRows: CompletedRows = new WeakMap();

/** An input with nothing left to default. Inputs of a form are never changed in place: rows that stay as they are give the very same rows. */
export function complete(definition: AnyCalculator, input: FormInput): CompleteInput {
  return definition.complete(input, completedRows);
}

/** A value without what its completion put in: what was stated, with units and ids beside it. */
function statedOf(field: Field, stated: unknown, complete: unknown): unknown {
  if (field.type === "group" && isRecord(stated)) return statedFields(field.fields, stated, complete as Data);
  if (field.type === "list" && Array.isArray(stated)) {
    return stated.map((row: unknown, index) => {
      const own = (complete as readonly Data[])[index]!;
      return isRecord(row) ? { id: own["id"], ...statedFields(field.row, row, own) } : row;
    });
  }
  return complete;
}

function statedFields(fields: Fields, stated: Data, complete: Data): Data {
  return Object.fromEntries(
    Object.entries(stated)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Object.hasOwn(fields, name) ? statedOf(fields[name]!, value, complete[name]) : value]),
  );
}

/**
 * Opens an input for a form: brought to today's version, with the unit beside every number and an id in every row.
 *
 * @param definition the calculator
 * @param stored an input of a file, a link or a program
 * @param version the calculator's version that the input is of
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function openInput(definition: AnyCalculator, stored: object, version = definition.version): OpenedInput {
  const { input, notes } = definition.open(stored as Data, version);
  return { input: statedFields(definition.fields, input, definition.complete(input)) as FormInput, notes: [...new Set(notes)] };
}

/**
 * An input as it is shown in a unit system, in which what was not stated takes the defaults of that system.
 *
 * @param definition the calculator
 * @param input what is stated; none of it changes physically
 */
export function statedShownIn(definition: AnyCalculator, input: FormInput, unitSystem: UnitSystem): FormInput {
  return { ...statedFields(definition.fields, input, definition.display(input, unitSystem)), unitSystem };
}

/** What a new page begins with. @param currency stated for money; that of the unit system where it is none of the calculator's */
export function startInput(definition: AnyCalculator, unitSystem: UnitSystem, currency?: unknown): FormInput {
  const stated = typeof currency === "string" ? currencyField(definition, currency) : {};
  return openInput(definition, { ...definition.start(unitSystem), unitSystem, ...stated }).input;
}

/** A currency as the calculator's field states it; nothing where it has no such field or option. */
function currencyField({ currency: name, fields }: AnyCalculator, currency: string): Readonly<Record<string, string>> {
  const field = name === undefined ? undefined : fields[name];
  return field?.type === "choice" && Object.hasOwn(field.options, currency) ? { [name!]: currency } : {};
}

/** Whether an input is as a new page begins, in whatever currency. */
export function isStart(definition: AnyCalculator, input: FormInput): boolean {
  return isSame(input, startInput(definition, input.unitSystem, definition.currency && input[definition.currency]));
}

/** Deep equality; absent and `undefined` are the same, the order of names is nothing. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => isSame(each, right[index]));
  if (!isRecord(left) || !isRecord(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => isSame(left[name], right[name]));
}

/** A complete quantity as it stands in a field; `undefined` where there is no number. */
export function quantityIn(complete: unknown): TypedQuantity | undefined {
  return isTypedQuantity(complete) ? complete : undefined;
}
