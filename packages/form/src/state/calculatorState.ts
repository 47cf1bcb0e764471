import { joinPath, pathSegments, valueAt, type CompleteInput, type FieldError, type Path, type QuantityField } from "@org/hvac-core/kernel";
import { columnOf, fieldAt } from "@org/hvac-core/internal";
import { defaultUnit } from "@org/hvac-core/quantity";
import type { Entry } from "./editing.ts";
import { isRecord, type AnyCalculator, type AnyOutcome, type FormInput } from "./formInput.ts";
import type { Change, EditId } from "./undo.ts";
import { readFieldText } from "./readFieldText.ts";

/** Everything a calculator page shows, and the one way to change it. */
export interface CalculatorState {
  readonly definition: AnyCalculator;
  /** What was stated. */
  readonly input: FormInput;
  /** The same with nothing left to default: what the form shows. */
  readonly complete: CompleteInput;
  readonly unparsed: Entry["unparsed"];
  /** The unit that a column is in where it has no number. */
  readonly blankUnits: NonNullable<Entry["blankUnits"]>;
  readonly outcome: AnyOutcome;
  /** The outcome is that of the input before: the present one is still being calculated. */
  readonly isCalculating: boolean;
  /** By path: why a field is refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @returns what the edit is called, to take back this one */
  readonly change: (change: Change) => EditId;
}

/** The quantity that is typed at a path, if it is one, and the path of what states its unit: for a cell of a series the series. */
function quantityAt(definition: AnyCalculator, path: Path): { readonly field: QuantityField; readonly unitPath: Path } | undefined {
  const field = fieldAt(definition.fields, path);
  if (field?.type === "quantity") return { field, unitPath: path };
  if ((field?.type !== "series" && field?.type !== "matrix") || field.cell.type !== "quantity") return undefined;
  return { field: field.cell, unitPath: joinPath(...pathSegments(path).slice(0, field.type === "series" ? -1 : -2)) };
}

/** The unit that a quantity is shown and typed in: that of the number which stands there, else the one chosen for its column, else the unit system's. */
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
    // Left by a visit in another locale, where it was ambiguous: the value beside it is an older one.
    if (read.ok) return [{ field: path, code: "type", message: `“${text}” is ambiguous. Enter it again.` }];
    return [
      read.code === "empty"
        ? { field: path, code: "required", message: `${place.field.label} is required.` }
        : { field: path, code: "type", message: read.message },
    ];
  });
}
