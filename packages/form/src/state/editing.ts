import {
  importsKey,
  isTypedQuantity,
  joinPath,
  pathSegments,
  valueAt,
  type Acceptance,
  type CompleteInput,
  type ImportRecord,
  type Path,
  enteredKind,
} from "@org/hvac-core/kernel";
import {
  acceptanceId,
  acceptanceOf,
  acceptancesIn,
  acceptWarning,
  columnOf,
  fieldAt,
  withAcceptance,
  withDisplayUnit,
} from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import {
  complete,
  isRecord,
  isSame,
  isStart,
  startInput,
  inUnitSystem,
  type AnyCalculator,
  type FormInput,
  type Row,
} from "./formInput.ts";
import type { Entry } from "./entry.ts";
import { hasItsRows, withValue } from "./places.ts";
import { inTreeOrder } from "./treeOrder.ts";
import { entryOf } from "./unread.ts";

export type { Entry } from "./entry.ts";

export type Edit =
  /** `cells`: the cells that were typed, pasted or drawn, for a series, whose value is entered as a whole. */
  | { readonly type: "value"; readonly path: Path; readonly value: unknown; readonly cells?: Path | readonly Path[] }
  /** Several fields as one step. Edits of the same `run`, such as a drag, form a single step. */
  | {
      readonly type: "values";
      readonly values: Readonly<Record<Path, unknown>>;
      readonly run?: string;
      /** Records of imports, where the values were imported. */
      readonly imports?: readonly ImportRecord[];
    }
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
      /** Records of imports, where the rows were imported. */
      readonly imports?: readonly ImportRecord[];
    }
  /** A warning is accepted with a reason; `undefined` takes it back. */
  | { readonly type: "accept"; readonly warning: string; readonly acceptance: Acceptance | undefined }
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
  const input = withDisplayUnit(fields, entry.input, complete(definition, entry.input), path, unit);
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
  if (!isSelected) return inOrder(definition, withValue(fields, input, path, value), path);
  const selected = definition.select(input, path, value) as FormInput;
  const hasNewRows = Object.entries(fields).some(([name, { type }]) => type === "list" && hasRows(selected[name]) && !hasRows(input[name]));
  const sample = hasNewRows && unchangedSample(definition, input);
  return sample ? withValue(fields, without(input, sample), path, value) : selected;
}

const hasRows = (rows: unknown): boolean => Array.isArray(rows) && rows.length > 0;

const without = (input: FormInput, names: ReadonlySet<string>): FormInput => ({
  ...Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name))),
  unitSystem: input.unitSystem,
});

/**
 * Names of the entries of a new page, if the user has changed none of them: the room that a new page shows is no room of a project, and would be added to
 * those that are pasted or imported. Values of the site of a project stay.
 */
function unchangedSample(definition: AnyCalculator, input: FormInput): ReadonlySet<string> | undefined {
  const start: FormInput = startInput(definition, input.unitSystem);
  const names = Object.keys(start).filter((name) => definition.fields[name] && definition.fields[name].site === undefined);
  return names.every((name) => isSame(input[name], start[name])) ? new Set(names) : undefined;
}

/**
 * Empty lists instead of the rows of a new page, if the user has changed none of them: what is imported then takes their place. No lists if there are no
 * such rows.
 */
export function withoutSampleRows(definition: AnyCalculator, input: FormInput): Readonly<Record<string, readonly never[]>> {
  const sample = Object.entries(startInput(definition, input.unitSystem)).filter(
    ([name, rows]) => definition.fields[name]?.type === "list" && hasRows(rows),
  );
  return sample.every(([name, rows]) => isSame(input[name], rows)) ? Object.fromEntries(sample.map(([name]) => [name, []])) : {};
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

type Cell = readonly [path: Path, value: unknown];

/** Values of cells of a list, at once: each of thousands of cells would go through all rows. */
function withCells(definition: AnyCalculator, entry: Entry, listPath: Path, cells: readonly Cell[]): Entry {
  const { fields } = definition;
  const list = listPath === "" ? undefined : fieldAt(fields, listPath);
  const before = valueAt(entry.input, listPath);
  const nameOf = ([path]: Cell): string => pathSegments(path).at(-1)!;
  const isApart = cells.length === 1 || list?.type !== "list" || !Array.isArray(before);
  if (isApart || cells.some((cell) => nameOf(cell) === list.outline || !Object.hasOwn(list.row, nameOf(cell))))
    return cells.reduce((next, [path, value]) => applyEdit(definition, next, { type: "value", path, value }), entry);
  const cellsOf = Map.groupBy(cells, ([path]) => pathSegments(path).at(-2)!);
  let { blankUnits } = entry;
  const rows = (before as readonly Row[]).map((row) =>
    (cellsOf.get(row.id) ?? []).reduce((next, cell) => {
      const [path, value] = cell;
      const cleared = value === null ? next[nameOf(cell)] : undefined;
      if (isTypedQuantity(cleared)) blankUnits = { ...blankUnits, [columnOf(fields, path)]: cleared.displayUnit ?? cleared.unit };
      return withValue(list.row, next, nameOf(cell), value);
    }, row),
  );
  const isUnchanged = rows.every((row, index) => row === before[index]);
  if (isUnchanged && cells.every(([path]) => entry.unparsed[path] === undefined)) return entry;
  const input = isUnchanged ? entry.input : withValue(fields, entry.input, listPath, rows);
  const hasTexts = Object.keys(entry.unparsed).length > 0;
  const unparsed = hasTexts ? cells.reduce((texts, [path]) => readAt(texts, path), entry.unparsed) : entry.unparsed;
  return { ...entry, ...(blankUnits && { blankUnits }), input, unparsed };
}

/** The same input in another unit system, whose warnings have other numbers: what was accepted is accepted with them. */
function withAcceptancesOf(definition: AnyCalculator, input: FormInput, converted: FormInput): FormInput {
  if (acceptancesIn(input).length === 0) return converted;
  const [before, after] = [input, converted].map((each) => definition.calculate(each, { strict: false, partial: true }));
  if (!before?.ok || !after?.ok) return converted;
  return after.warnings.reduce((next, warning) => {
    const id = acceptanceId(warning);
    const was = before.warnings.find((each) => acceptanceId(each) === id);
    const accepted = was && acceptanceOf(before, was);
    return accepted ? withAcceptance(next, id, acceptWarning(after, warning, accepted.reason)) : next;
  }, converted);
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
    case "values": {
      const byList = Map.groupBy(Object.entries(edit.values), ([path]) => joinPath(...pathSegments(path).slice(0, -2)));
      const after = [...byList].reduce((next, [listPath, cells]) => withCells(definition, next, listPath, cells), entry);
      return edit.imports ? { ...after, input: { ...after.input, [importsKey]: edit.imports } } : after;
    }
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
      if (!isPage) return { unparsed, input: withAcceptancesOf(definition, input, definition.display(input, unitSystem) as FormInput) };
      const start = (): FormInput => startInput(definition, unitSystem, definition.currency && input[definition.currency]);
      return {
        unparsed,
        input: isStart(definition, withoutDisplayUnits(input) as FormInput)
          ? start()
          : withAcceptancesOf(definition, input, inUnitSystem(definition, input, unitSystem)),
      };
    }
    case "rows": {
      const ordered = inOrder(definition, withValue(fields, entry.input, edit.path, edit.rows), edit.path);
      const input = edit.imports ? { ...ordered, [importsKey]: edit.imports } : ordered;
      const isUnchanged = Object.entries(edit.texts ?? {}).every(([textPath, text]) => entry.unparsed[textPath] === text);
      if (input === entry.input && isUnchanged) return entry;
      const texts = { ...readAt(entry.unparsed, edit.path, (textPath) => hasItsRows(input, textPath)), ...edit.texts };
      const unparsed = Object.fromEntries(
        Object.entries(texts).flatMap(([textPath, text]) => (text === undefined ? [] : [[textPath, text]])),
      );
      return { ...entry, input, unparsed };
    }
    case "accept":
      return { ...entry, input: withAcceptance(entry.input, edit.warning, edit.acceptance) };
    case "load":
      return entryOf(definition, edit.input);
  }
}
