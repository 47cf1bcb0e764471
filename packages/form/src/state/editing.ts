import { isTypedQuantity, joinPath, pathSegments, valueAt, type CompleteInput, type Path, enteredKind } from "@org/hvac-core/kernel";
import { columnOf, fieldAt, withDisplayUnit } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { complete, isRecord, isStart, startInput, inUnitSystem, type AnyCalculator, type FormInput, type Row } from "./formInput.ts";
import { hasItsRows, withValue } from "./places.ts";
import { inTreeOrder } from "./treeOrder.ts";

/** Entries of the user: the input, and unparsed texts by path. */
export interface Entry {
  readonly input: FormInput;
  readonly unparsed: Readonly<Record<Path, string>>;
  /** Units chosen for columns without an entered number, which also apply to their defaults. */
  readonly blankUnits?: Readonly<Record<Path, string>>;
}

export type Edit =
  /** `cells`: the cells that were typed, pasted or drawn, for a series, whose value is entered as a whole. */
  | { readonly type: "value"; readonly path: Path; readonly value: unknown; readonly cells?: Path | readonly Path[] }
  /** Several fields as one step. Edits of the same `run`, such as a drag, form a single step. */
  | { readonly type: "values"; readonly values: Readonly<Record<Path, unknown>>; readonly run?: string }
  | { readonly type: "unparsed"; readonly path: Path; readonly text: string }
  | { readonly type: "unit"; readonly path: Path; readonly unit: string }
  /**
   * `isPage`: fields without entries get the defaults of the new system, and an unchanged page becomes a new page of that system. A file contains its
   * defaults, so its values stay exactly the same.
   */
  | { readonly type: "unitSystem"; readonly unitSystem: UnitSystem; readonly isPage?: boolean }
  /** `texts`: unparsed texts of cells by path; `undefined` for cells that can be read now. */
  | {
      readonly type: "rows";
      readonly path: Path;
      readonly rows: readonly Row[];
      readonly texts?: Readonly<Record<Path, string | undefined>>;
    }
  | { readonly type: "load"; readonly input: FormInput };

/** Unparsed texts without those at a path and inside it. */
function readAt(unparsed: Entry["unparsed"], path: Path, keeps: (inside: Path) => boolean = () => false): Entry["unparsed"] {
  return Object.fromEntries(
    Object.entries(unparsed).filter(
      ([unparsedPath]) => unparsedPath !== path && (!unparsedPath.startsWith(`${path}.`) || keeps(unparsedPath)),
    ),
  );
}

/** Whether a field outside rows has a default number, whose display unit is not part of the input. */
function isDefault({ fields }: AnyCalculator, input: FormInput, path: Path): boolean {
  return fieldAt(fields, path)?.type === "quantity" && columnOf(fields, path) === path && valueAt(input, path) === undefined;
}

/** Input with all defaults, in the displayed units. */
export function completeInUnits(definition: AnyCalculator, input: FormInput, blankUnits: Entry["blankUnits"] = {}): CompleteInput {
  const { fields } = definition;
  const completed = complete(definition, input);
  return Object.entries(blankUnits).reduce((shown, [path, unit]) => {
    const field = fieldAt(fields, path);
    // A draft may contain a unit that the field no longer has.
    const isShown = field?.type === "quantity" && isDefault(definition, input, path) && enteredKind(field, unit) !== undefined;
    return isShown ? withDisplayUnit(fields, shown, completed, path, unit) : shown;
  }, completed);
}

/** The same input without display units. */
function withoutDisplayUnits(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutDisplayUnits);
  if (!isRecord(input)) return input;
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (name === "displayUnit" ? [] : [[name, withoutDisplayUnits(value)]])),
  );
}

/** An entry with a new unit for a column. A number that cannot be converted stays, unless it was cleared. */
function inUnit(definition: AnyCalculator, entry: Entry, path: Path, unit: string): Entry {
  const { fields } = definition;
  const blankUnits = { ...entry.blankUnits, [columnOf(fields, path)]: unit };
  const input = withDisplayUnit(fields, entry.input, definition.complete(entry.input), path, unit);
  const value = valueAt(input, path);
  if (!isTypedQuantity(value) || (value.displayUnit ?? value.unit) === unit)
    return { ...entry, blankUnits, input: isDefault(definition, entry.input, path) ? entry.input : input };
  // The old number was cleared, and the next one is read in the chosen unit.
  return entry.unparsed[path]?.trim() === "" ? { ...entry, input: withValue(fields, input, path, { value: 0, unit }) } : entry;
}

/** An input with a value at a path. An option that replaces fields moves their entries to the new fields. */
function withEdited(definition: AnyCalculator, input: FormInput, path: Path, value: unknown): FormInput {
  const { fields } = definition;
  const isSelected = typeof value === "string" && fields[path]?.type === "choice" && value !== input[path];
  return isSelected
    ? (definition.select(input, path, value) as FormInput)
    : inOrder(definition, withValue(fields, input, path, value), path);
}

/** An input with a list in tree order, after the list was written or one of its rows got a new parent. */
function inOrder({ fields }: AnyCalculator, input: FormInput, path: Path): FormInput {
  const segments = pathSegments(path);
  const isCell = segments.length > 2 && fieldAt(fields, path)?.type === "reference";
  const listPath = isCell ? joinPath(...segments.slice(0, -2)) : path;
  const list = fieldAt(fields, listPath);
  const rows = valueAt(input, listPath);
  if (list?.type !== "list" || !Array.isArray(rows) || (isCell && segments.at(-1) !== list.outline)) return input;
  return withValue(fields, input, listPath, inTreeOrder(list, rows as readonly Row[]));
}

export function applyEdit(definition: AnyCalculator, entry: Entry, edit: Edit): Entry {
  const { fields } = definition;
  switch (edit.type) {
    case "value": {
      if (!fieldAt(fields, edit.path)) return entry;
      const input = withEdited(definition, entry.input, edit.path, edit.value);
      const places = [edit.cells ?? edit.path].flat();
      if (input === entry.input && places.every((place) => entry.unparsed[place] === undefined)) return entry;
      const before = edit.value === null ? valueAt(entry.input, edit.path) : undefined;
      const blankUnits = isTypedQuantity(before)
        ? { ...entry.blankUnits, [columnOf(fields, edit.path)]: before.displayUnit ?? before.unit }
        : entry.blankUnits;
      const unparsed = places.reduce((texts, place) => readAt(texts, place), entry.unparsed);
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
        input: isStart(definition, withoutDisplayUnits(input) as FormInput) ? start() : inUnitSystem(definition, input, unitSystem),
      };
    }
    case "rows": {
      const input = inOrder(definition, withValue(fields, entry.input, edit.path, edit.rows), edit.path);
      const isUnchanged = Object.entries(edit.texts ?? {}).every(([textPath, text]) => entry.unparsed[textPath] === text);
      if (input === entry.input && isUnchanged) return entry;
      const texts = { ...readAt(entry.unparsed, edit.path, (textPath) => hasItsRows(input, textPath)), ...edit.texts };
      const unparsed = Object.fromEntries(
        Object.entries(texts).flatMap(([textPath, text]) => (text === undefined ? [] : [[textPath, text]])),
      );
      return { ...entry, input, unparsed };
    }
    case "load":
      return { input: edit.input, unparsed: {} };
  }
}
