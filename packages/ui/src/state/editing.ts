import type { Fields } from "@org/hvac-core/kernel";
import { placeOf, withRows, withUnit, withValue, type FormInput, type Row } from "./formInput.ts";
import { toggleUnits, type Toggled } from "./unitToggle.ts";

/** What the user has entered: readable values, and by path the texts that could not be read. */
export interface Entry {
  readonly input: FormInput;
  readonly unread: Readonly<Record<string, string>>;
  readonly toggled?: Toggled;
}

export type Edit =
  | { readonly type: "value"; readonly path: string; readonly value: unknown }
  | { readonly type: "unread"; readonly path: string; readonly text: string }
  | { readonly type: "unit"; readonly column: string; readonly unit: string }
  | { readonly type: "unitSystem"; readonly unitSystem: FormInput["unitSystem"] }
  | { readonly type: "rows"; readonly name: string; readonly rows: readonly Row[] }
  | { readonly type: "load"; readonly input: FormInput };

export function applyEdit(fields: Fields, entry: Entry, edit: Edit): Entry {
  switch (edit.type) {
    case "value": {
      const place = placeOf(fields, edit.path);
      if (!place) return entry;
      const { [edit.path]: _read, ...unread } = entry.unread;
      return { ...entry, input: withValue(entry.input, place, edit.value), unread };
    }
    case "unread":
      return { ...entry, unread: { ...entry.unread, [edit.path]: edit.text } };
    case "unit": {
      const place = placeOf(fields, edit.column) ?? placeOf(fields, edit.column.replace(".", ".0."));
      if (place?.field.type !== "quantity") return entry;
      return { ...entry, input: withUnit(entry.input, edit.column, place.field, edit.unit) };
    }
    case "unitSystem": {
      if (edit.unitSystem === entry.input.unitSystem) return entry;
      const to = toggleUnits(fields, entry.input, entry.toggled, edit.unitSystem);
      return { ...entry, input: to, toggled: { from: entry.input, to } };
    }
    case "rows": {
      const unread = Object.fromEntries(Object.entries(entry.unread).filter(([path]) => !path.startsWith(`${edit.name}.`)));
      return { ...entry, input: withRows(entry.input, edit.name, edit.rows), unread };
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
  return edit.type === "value" || edit.type === "unread" ? edit.path : undefined;
}

export function changeHistory(fields: Fields, history: History, change: Change): History {
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
      const next = applyEdit(fields, present, change);
      if (next === present) return history;
      const run = runOf(change);
      const joined = run !== undefined && run === history.run;
      return { past: joined ? past : [...past.slice(1 - remembered), present], present: next, future: [], run };
    }
  }
}
