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

/** Any calculator, known only by its fields and results. */
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

/** Entries of a form, without defaults: numbers have their units, rows their ids. */
export type FormInput = Data & { readonly unitSystem: UnitSystem };
/** A row of a list. */
export type Row = Data & { readonly id: string };

export interface OpenedInput {
  readonly input: FormInput;
  /** Messages about values that were set aside, or are kept without being understood. */
  readonly notes: readonly string[];
}

export function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const completedRows: CompletedRows = new WeakMap();

/** Input with all defaults. Inputs of a form are immutable, so unchanged rows return the same completed objects. */
export function complete(definition: AnyCalculator, input: FormInput): CompleteInput {
  return definition.complete(input, completedRows);
}

/** Entered part of a completed value, with units and ids. */
function enteredValue(field: Field, entered: unknown, complete: unknown): unknown {
  if (field.type === "group" && isRecord(entered)) return enteredFields(field.fields, entered, complete as Data);
  if (field.type === "list" && Array.isArray(entered)) {
    return entered.map((row: unknown, index) => {
      const completeRow = (complete as readonly Data[])[index]!;
      return isRecord(row) ? { id: completeRow["id"], ...enteredFields(field.row, row, completeRow) } : row;
    });
  }
  return complete;
}

function enteredFields(fields: Fields, entered: Data, complete: Data): Data {
  return Object.fromEntries(
    Object.entries(entered)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Object.hasOwn(fields, name) ? enteredValue(fields[name]!, value, complete[name]) : value]),
  );
}

/**
 * Opens an input for a form: migrates it to today's version, and adds a unit to every number and an id to every row.
 *
 * @param definition the calculator
 * @param stored an input of a file, a link or a program
 * @param version the calculator's version of the input
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function openInput(definition: AnyCalculator, stored: object, version = definition.version): OpenedInput {
  const { input, notes } = definition.open(stored as Data, version);
  return { input: enteredFields(definition.fields, input, definition.complete(input)) as FormInput, notes: [...new Set(notes)] };
}

/**
 * Converts an input to a unit system. Fields without entries get the defaults of that system.
 *
 * @param definition the calculator
 * @param input entries, whose physical values do not change
 */
export function inUnitSystem(definition: AnyCalculator, input: FormInput, unitSystem: UnitSystem): FormInput {
  return { ...enteredFields(definition.fields, input, definition.display(input, unitSystem)), unitSystem };
}

/** Input of a new page. @param currency currency of the page; if the calculator does not have it, that of the unit system applies */
export function startInput(definition: AnyCalculator, unitSystem: UnitSystem, currency?: unknown): FormInput {
  const currencyEntry = typeof currency === "string" ? currencyField(definition, currency) : {};
  return openInput(definition, { ...definition.start(unitSystem), unitSystem, ...currencyEntry }).input;
}

/** Entry of a currency; empty if the calculator has no such field or option. */
function currencyField({ currency: name, fields }: AnyCalculator, currency: string): Readonly<Record<string, string>> {
  const field = name === undefined ? undefined : fields[name];
  return field?.type === "choice" && Object.hasOwn(field.options, currency) ? { [name!]: currency } : {};
}

/** Whether an input equals that of a new page, in any currency. */
export function isStart(definition: AnyCalculator, input: FormInput): boolean {
  return isSame(input, startInput(definition, input.unitSystem, definition.currency && input[definition.currency]));
}

/** Deep equality; absent and `undefined` are equal, and the order of names is ignored. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => isSame(each, right[index]));
  if (!isRecord(left) || !isRecord(right)) return false;
  for (const name in left) if (!isSame(left[name], right[name])) return false;
  for (const name in right) if (left[name] === undefined && right[name] !== undefined) return false;
  return true;
}

/** Complete quantity of a field; `undefined` if it has no number. */
export function quantityIn(complete: unknown): TypedQuantity | undefined {
  return isTypedQuantity(complete) ? complete : undefined;
}
