import { joinPath, pathSegments, valueAt, type CompleteInput, type FieldError, type Path, type QuantityField } from "@org/hvac-core/kernel";
import { columnOf, fieldAt } from "@org/hvac-core/internal";
import { defaultUnit } from "@org/hvac-core/quantity";
import type { Entry } from "./editing.ts";
import { isRecord, type AnyCalculator, type AnyOutcome, type AnySuccess, type FormInput } from "./formInput.ts";
import type { Change, EditId } from "./undo.ts";
import { readFieldText } from "./readFieldText.ts";
import { texts } from "./texts.ts";

/** State of a calculator page, and the function that changes it. */
export interface CalculatorState {
  readonly definition: AnyCalculator;
  /** Entered values. */
  readonly input: FormInput;
  /** Input with all defaults, as the form shows it. */
  readonly complete: CompleteInput;
  readonly unparsed: Entry["unparsed"];
  /** Units of columns without a number. */
  readonly blankUnits: NonNullable<Entry["blankUnits"]>;
  readonly outcome: AnyOutcome;
  /** The page as it was with the last input that could be calculated, whose results are shown while the present one has errors. */
  readonly latest?: CalculatedState | undefined;
  /** The outcome belongs to the previous input, or the page has just opened; the current one is being calculated. */
  readonly isCalculating: boolean;
  /** Share of that calculation that is done, 0…1, if known. */
  readonly progress?: number | undefined;
  /** Errors by the path of their field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @returns the id of the edit, to undo it */
  readonly change: (change: Change) => EditId;
}

/** State of a page whose input could be calculated. */
export interface CalculatedState extends Omit<CalculatorState, "outcome" | "latest"> {
  readonly outcome: AnySuccess;
}

/** Whether the results lack an entry: a row is left out, or a text is unread, whose field still holds its earlier number. */
export function lacksEntries({ outcome, unparsed }: Pick<CalculatorState, "outcome" | "unparsed">): boolean {
  return Object.keys(unparsed).length > 0 || (outcome.ok && outcome.leftOut !== undefined);
}

/** Quantity field at a path, and the path of its unit, which for a cell of a series is the series. */
function quantityAt(definition: AnyCalculator, path: Path): { readonly field: QuantityField; readonly unitPath: Path } | undefined {
  const field = fieldAt(definition.fields, path);
  if (field?.type === "quantity") return { field, unitPath: path };
  if ((field?.type !== "series" && field?.type !== "matrix") || field.cell.type !== "quantity") return undefined;
  return { field: field.cell, unitPath: joinPath(...pathSegments(path).slice(0, field.type === "series" ? -1 : -2)) };
}

/** Unit in which a quantity is shown and typed: that of the current number, else that chosen for its column, else that of the unit system. */
export function unitAt(
  { definition, complete, blankUnits }: Pick<CalculatorState, "definition" | "complete" | "blankUnits">,
  path: Path,
  field: QuantityField,
): string {
  const value = valueAt(complete, path);
  const shownIn = isRecord(value) ? (value["displayUnit"] ?? value["unit"]) : undefined;
  if (typeof shownIn === "string") return shownIn;
  return blankUnits[columnOf(definition.fields, path)] ?? defaultUnit(field.quantity, complete.unitSystem);
}

export function unparsedErrors(definition: AnyCalculator, { unparsed, blankUnits = {} }: Entry, complete: CompleteInput): FieldError[] {
  return Object.entries(unparsed).flatMap(([path, text]): FieldError[] => {
    const place = quantityAt(definition, path);
    if (!place) return [];
    const unit = unitAt({ definition, complete, blankUnits }, place.unitPath, place.field);
    const read = readFieldText(text, place.field, complete.unitSystem, unit);
    // The text was ambiguous in the locale of an earlier visit, so the stored value is older than the text.
    if (read.ok) return [{ field: path, code: "type", message: texts.ambiguous(text) }];
    return [
      read.code === "empty"
        ? { field: path, code: "required", message: texts.required(place.field.label) }
        : { field: path, code: "type", message: read.message },
    ];
  });
}
