import { isTypedQuantity, joinPath, pathSegments, valueAt, type CompleteInput, type Path, enteredKind } from "@org/hvac-core/kernel";
import { columnOf, fieldAt, withDisplayUnit } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { complete, isRecord, isStart, startInput, statedShownIn, type AnyCalculator, type FormInput, type Row } from "./formInput.ts";
import { hasItsRows, withValue } from "./places.ts";
import { inTreeOrder } from "./treeOrder.ts";

/** What the user has entered: what was stated, and by path the texts that could not be read. */
export interface Entry {
  readonly input: FormInput;
  readonly unparsed: Readonly<Record<Path, string>>;
  /** By column: units chosen where no number was entered, for what stands there by default too. */
  readonly blankUnits?: Readonly<Record<Path, string>>;
}

export type Edit =
  /** `cells`: the cells that were typed, pasted or drawn, for a series, whose value is entered as a whole. */
  | { readonly type: "value"; readonly path: Path; readonly value: unknown; readonly cells?: Path | readonly Path[] }
  /** Several fields at once, as one step; with a `run`, as what a pointer drags, one step with those before it of the same run. */
  | { readonly type: "values"; readonly values: Readonly<Record<Path, unknown>>; readonly run?: string }
  | { readonly type: "unparsed"; readonly path: Path; readonly text: string }
  | { readonly type: "unit"; readonly path: Path; readonly unit: string }
  /**
   * `isPage`: what was not stated takes the other system's defaults, and a page that is as it began becomes the other system's beginning. A file
   * stays what it is to the last bit: its defaults are stated.
   */
  | { readonly type: "unitSystem"; readonly unitSystem: UnitSystem; readonly isPage?: boolean }
  /** `texts`: by path, cells of the rows whose text cannot be read; `undefined` for those that can be read now. */
  | {
      readonly type: "rows";
      readonly path: Path;
      readonly rows: readonly Row[];
      readonly texts?: Readonly<Record<Path, string | undefined>>;
    }
  | { readonly type: "load"; readonly input: FormInput };

/** Texts that could not be read, without those at a place and inside it. */
function readAt(unparsed: Entry["unparsed"], path: Path, keeps: (inside: Path) => boolean = () => false): Entry["unparsed"] {
  return Object.fromEntries(Object.entries(unparsed).filter(([at]) => at !== path && (!at.startsWith(`${path}.`) || keeps(at))));
}

/** Whether a number stands in a field by default: the unit it is shown in is then no part of the input. Rows state their units. */
function isDefault({ fields }: AnyCalculator, input: FormInput, path: Path): boolean {
  return fieldAt(fields, path)?.type === "quantity" && columnOf(fields, path) === path && valueAt(input, path) === undefined;
}

/** An input with nothing left to default, in the units it is shown in. */
export function completeInUnits(definition: AnyCalculator, input: FormInput, blankUnits: Entry["blankUnits"] = {}): CompleteInput {
  const { fields } = definition;
  const completed = complete(definition, input);
  return Object.entries(blankUnits).reduce((shown, [path, unit]) => {
    const field = fieldAt(fields, path);
    // A draft may name a unit that the field has no more.
    const isShown = field?.type === "quantity" && isDefault(definition, input, path) && enteredKind(field, unit) !== undefined;
    return isShown ? withDisplayUnit(fields, shown, completed, path, unit) : shown;
  }, completed);
}

/** The same input without the units it is shown in. */
function asStated(stated: unknown): unknown {
  if (Array.isArray(stated)) return stated.map(asStated);
  if (!isRecord(stated)) return stated;
  return Object.fromEntries(Object.entries(stated).flatMap(([name, value]) => (name === "displayUnit" ? [] : [[name, asStated(value)]])));
}

/** An entry in which a unit was chosen for a column. A number that cannot be converted stays, unless it has been cleared. */
function inUnit(definition: AnyCalculator, entry: Entry, path: Path, unit: string): Entry {
  const { fields } = definition;
  const blankUnits = { ...entry.blankUnits, [columnOf(fields, path)]: unit };
  const input = withDisplayUnit(fields, entry.input, definition.complete(entry.input), path, unit);
  const value = valueAt(input, path);
  if (!isTypedQuantity(value) || (value.displayUnit ?? value.unit) === unit)
    return { ...entry, blankUnits, input: isDefault(definition, entry.input, path) ? entry.input : input };
  // What was cleared stands no more: the next number is read in the unit chosen.
  return entry.unparsed[path]?.trim() === "" ? { ...entry, input: withValue(fields, input, path, { value: 0, unit }) } : entry;
}

/** An input with a value at a path. An option that asks for other fields of the same thing moves what was entered there. */
function withEdited(definition: AnyCalculator, input: FormInput, path: Path, value: unknown): FormInput {
  const { fields } = definition;
  const isSelected = typeof value === "string" && fields[path]?.type === "choice" && value !== input[path];
  return isSelected
    ? (definition.select(input, path, value) as FormInput)
    : inOrder(definition, withValue(fields, input, path, value), path);
}

/** An input in which the list that was written, or whose row was put under another, is in the order of its tree. */
function inOrder({ fields }: AnyCalculator, input: FormInput, path: Path): FormInput {
  const segments = pathSegments(path);
  const isCell = segments.length > 2 && fieldAt(fields, path)?.type === "reference";
  const at = isCell ? joinPath(...segments.slice(0, -2)) : path;
  const list = fieldAt(fields, at);
  const rows = valueAt(input, at);
  if (list?.type !== "list" || !Array.isArray(rows) || (isCell && segments.at(-1) !== list.outline)) return input;
  return withValue(fields, input, at, inTreeOrder(list, rows as readonly Row[]));
}

export function applyEdit(definition: AnyCalculator, entry: Entry, edit: Edit): Entry {
  const { fields } = definition;
  switch (edit.type) {
    case "value": {
      if (!fieldAt(fields, edit.path)) return entry;
      const input = withEdited(definition, entry.input, edit.path, edit.value);
      const places = [edit.cells ?? edit.path].flat();
      if (input === entry.input && places.every((at) => entry.unparsed[at] === undefined)) return entry;
      const before = edit.value === null ? valueAt(entry.input, edit.path) : undefined;
      const blankUnits = isTypedQuantity(before)
        ? { ...entry.blankUnits, [columnOf(fields, edit.path)]: before.displayUnit ?? before.unit }
        : entry.blankUnits;
      const unparsed = places.reduce((texts, at) => readAt(texts, at), entry.unparsed);
      return { ...entry, ...(blankUnits && { blankUnits }), input, unparsed };
    }
    case "values":
      return Object.entries(edit.values).reduce(
        (next, [path, value]) => applyEdit(definition, next, { type: "value", path, value }),
        entry,
      );
    case "unparsed":
      return fieldAt(fields, edit.path) && hasItsRows(entry.input, edit.path)
        ? { ...entry, unparsed: { ...entry.unparsed, [edit.path]: edit.text } }
        : entry;
    case "unit":
      return inUnit(definition, entry, edit.path, edit.unit);
    case "unitSystem": {
      const { input, unparsed } = entry;
      const { unitSystem, isPage } = edit;
      if (unitSystem === input.unitSystem) return entry;
      if (!isPage) return { unparsed, input: definition.display(input, unitSystem) as FormInput };
      const start = (): FormInput => startInput(definition, unitSystem, definition.currency && input[definition.currency]);
      return {
        unparsed,
        input: isStart(definition, asStated(input) as FormInput) ? start() : statedShownIn(definition, input, unitSystem),
      };
    }
    case "rows": {
      const input = inOrder(definition, withValue(fields, entry.input, edit.path, edit.rows), edit.path);
      const isTold = Object.entries(edit.texts ?? {}).every(([at, text]) => entry.unparsed[at] === text);
      if (input === entry.input && isTold) return entry;
      const texts = { ...readAt(entry.unparsed, edit.path, (at) => hasItsRows(input, at)), ...edit.texts };
      const unparsed = Object.fromEntries(Object.entries(texts).flatMap(([at, text]) => (text === undefined ? [] : [[at, text]])));
      return { ...entry, input, unparsed };
    }
    case "load":
      return { input: edit.input, unparsed: {} };
  }
}
