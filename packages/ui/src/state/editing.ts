import { fieldAt, isTypedQuantity, joinPath, pathSegments, valueAt, type Path } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { AnyCalculator, FormInput, Row } from "./formInput.ts";
import { columnOf, withUnit, withValue } from "./places.ts";
import { toggleUnits, type Toggled } from "./unitToggle.ts";

/** What the user has entered: what was stated, and by path the texts that could not be read. */
export interface Entry {
  readonly input: FormInput;
  readonly unread: Readonly<Record<Path, string>>;
  /** By column: units chosen where there is no number yet. */
  readonly blankUnits?: Readonly<Record<Path, string>>;
  readonly toggled?: Toggled | undefined;
}

export type Edit =
  /** `at`: the cell that was typed in, where a series is stated as a whole. */
  | { readonly type: "value"; readonly path: Path; readonly value: unknown; readonly at?: Path }
  | { readonly type: "unread"; readonly path: Path; readonly text: string }
  | { readonly type: "unit"; readonly path: Path; readonly unit: string }
  | { readonly type: "unitSystem"; readonly unitSystem: UnitSystem }
  | { readonly type: "rows"; readonly path: Path; readonly rows: readonly Row[] }
  | { readonly type: "load"; readonly input: FormInput };

/** Texts that could not be read, without those at a place and inside it. */
function readAt(unread: Entry["unread"], path: Path, keeps: (inside: Path) => boolean = () => false): Entry["unread"] {
  return Object.fromEntries(Object.entries(unread).filter(([at]) => at !== path && (!at.startsWith(`${path}.`) || keeps(at))));
}

export function applyEdit(definition: AnyCalculator, entry: Entry, edit: Edit): Entry {
  const { fields } = definition;
  switch (edit.type) {
    case "value": {
      if (!fieldAt(fields, edit.path)) return entry;
      const input = withValue(fields, entry.input, edit.path, edit.value);
      if (input === entry.input && entry.unread[edit.path] === undefined) return entry;
      const before = edit.value === null ? valueAt(entry.input, edit.path) : undefined;
      const blankUnits = isTypedQuantity(before) ? { ...entry.blankUnits, [columnOf(fields, edit.path)]: before.unit } : entry.blankUnits;
      return { ...entry, ...(blankUnits && { blankUnits }), input, unread: readAt(entry.unread, edit.at ?? edit.path) };
    }
    case "unread":
      return fieldAt(fields, edit.path) ? { ...entry, unread: { ...entry.unread, [edit.path]: edit.text } } : entry;
    case "unit": {
      const blankUnits = { ...entry.blankUnits, [columnOf(fields, edit.path)]: edit.unit };
      return { ...entry, blankUnits, input: withUnit(fields, entry.input, definition.complete(entry.input), edit.path, edit.unit) };
    }
    case "unitSystem": {
      if (edit.unitSystem === entry.input.unitSystem) return entry;
      return { unread: entry.unread, ...toggleUnits(definition, entry.input, entry.toggled, edit.unitSystem) };
    }
    case "rows": {
      const input = withValue(fields, entry.input, edit.path, edit.rows);
      const depth = pathSegments(edit.path).length + 1;
      const isOfRow = (at: Path): boolean => valueAt(input, joinPath(...pathSegments(at).slice(0, depth))) !== undefined;
      return { ...entry, input, unread: readAt(entry.unread, edit.path, isOfRow) };
    }
    case "load":
      return { input: edit.input, unread: {} };
  }
}

/** Entries before and after the present one. `run` names the field being typed in, so that one undo takes back all of the typing. */
export interface History {
  readonly past: readonly Entry[];
  readonly present: Entry;
  readonly future: readonly Entry[];
  readonly run?: string | undefined;
}

export type Change = Edit | { readonly type: "undo" } | { readonly type: "redo" } | { readonly type: "settle" };

const remembered = 200;

function runOf(edit: Edit): string | undefined {
  if (edit.type === "value") return edit.at ?? edit.path;
  return edit.type === "unread" ? edit.path : undefined;
}

export function changeHistory(definition: AnyCalculator, history: History, change: Change): History {
  const { past, present, future } = history;
  switch (change.type) {
    case "undo": {
      const previous = past.at(-1);
      return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future] } : history;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { past: [...past, present], present: next, future: rest } : history;
    }
    case "settle":
      return history.run === undefined ? history : { ...history, run: undefined };
    default: {
      const next = applyEdit(definition, present, change);
      if (next === present) return history;
      const run = runOf(change);
      const joined = run !== undefined && run === history.run;
      return { past: joined ? past : [...past.slice(1 - remembered), present], present: next, future: [], run };
    }
  }
}
