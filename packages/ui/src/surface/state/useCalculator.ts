import { joinPath, pathSegments, valueAt, type CompleteInput, type FieldError, type Path, type QuantityField } from "@org/hvac-core/kernel";
import { columnOf, fieldAt } from "@org/hvac-core/internal";
import { defaultUnit } from "@org/hvac-core/quantity";
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { notify } from "../../elements/notifications/notify.ts";
import { beginWork } from "../../elements/pendingWork.ts";
import type { ApartCalculator } from "./apart.ts";
import { debounce, type Debounced } from "./debounce.ts";
import { completeInUnits, type Entry } from "./editing.ts";
import { isRecord, type AnyCalculator, type AnyOutcome, type FormInput } from "./formInput.ts";
import { changeHistory, openHistory, type Change, type EditId, type History } from "./history.ts";
import { saveUnitSystem } from "./preferredUnitSystem.ts";
import { readFieldText } from "./readFieldText.ts";
import { useOutcome } from "./useOutcome.ts";

/** Everything a calculator page shows, and the one way to change it. */
export interface CalculatorState {
  readonly definition: AnyCalculator;
  /** What was stated. */
  readonly input: FormInput;
  /** The same with nothing left to default: what the form shows. */
  readonly complete: CompleteInput;
  readonly unread: Entry["unread"];
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

/** Called with what is to be kept of a page: shortly after a change, every second while the typing goes on, and when the page is left. */
export type SaveEntry = (entry: Entry) => void;

/** How long the typing rests before a page is kept, and how long it is kept at the latest, ms: a tab can be killed at any time. */
const saveDelayMs = 300;
const maxSaveDelayMs = 1000;
const noUnits = {};
let lastEdit: EditId = 0;

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

function unreadErrors(definition: AnyCalculator, { unread, blankUnits = {} }: Entry, complete: CompleteInput): FieldError[] {
  return Object.entries(unread).flatMap(([path, text]): FieldError[] => {
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

async function undoEdit(definition: AnyCalculator, id: EditId, dispatch: (change: Change) => void): Promise<void> {
  try {
    // Merging comes behind the page, with what explains the numbers: taking back the latest edit needs none of it.
    const { withoutEdit } = await import("./rebase.ts");
    dispatch({ type: "rebase", rebase: (history) => withoutEdit(definition, history, id) });
  } catch (error) {
    globalThis.console.warn("What takes back an earlier edit could not be loaded.", error);
    notify({ message: "This needs an internet connection. Use Undo instead, or try again when you are connected.", tone: "error" });
  }
}

function useAutosave(present: Entry, save: SaveEntry | undefined): void {
  const latest = useRef(present);
  // Before anything else can happen to the page: a reload right after a key finds what was typed.
  useLayoutEffect(() => {
    latest.current = present;
  }, [present]);
  const saving = useRef<Debounced<Entry>>(undefined);
  useEffect(() => {
    if (!save) return;
    const saveLatest = (): void => save(latest.current);
    saving.current = debounce(save, saveDelayMs, maxSaveDelayMs, beginWork);
    saving.current.call(latest.current);
    window.addEventListener("pagehide", saveLatest);
    return () => {
      saving.current?.cancel();
      saving.current = undefined;
      window.removeEventListener("pagehide", saveLatest);
      saveLatest();
    };
  }, [save]);
  useEffect(() => saving.current?.call(present), [present]);
}

/**
 * Holds the input of one calculator with its history and calculates on every change.
 *
 * @param save keeps what is entered; a file needs none, its store keeps it
 * @param apart calculates what is too large for the page
 */
export function useCalculator(definition: AnyCalculator, initial: Entry, save?: SaveEntry, apart?: ApartCalculator): CalculatorState {
  const [history, dispatch] = useReducer((before: History, next: Change) => changeHistory(definition, before, next), initial, openHistory);
  const isPage = save !== undefined;
  const latestStep = useRef<EditId>(undefined);
  const change = useCallback(
    (next: Change): EditId => {
      lastEdit += 1;
      if (next.type === "unitSystem" && isPage) {
        saveUnitSystem(next.unitSystem);
        dispatch({ ...next, id: lastEdit, isPage: true });
      } else if (next.type !== "undo") dispatch({ ...next, id: lastEdit });
      else if (next.id === undefined || next.id === latestStep.current) dispatch(next);
      else void undoEdit(definition, next.id, dispatch);
      return lastEdit;
    },
    [definition, isPage],
  );
  const { present, past, future } = history;
  useLayoutEffect(() => {
    latestStep.current = past.at(-1)?.id;
  }, [past]);
  const { input, blankUnits } = present;
  const complete = useMemo(() => completeInUnits(definition, input, blankUnits), [definition, input, blankUnits]);
  const unread = useMemo(() => unreadErrors(definition, present, complete), [definition, present, complete]);
  const { outcome, isCalculating } = useOutcome(definition, input, unread, apart);
  const errors = useMemo(
    () =>
      Object.fromEntries((outcome.ok ? (outcome.leftOut ?? []) : outcome.errors).toReversed().map((error) => [error.field, error.message])),
    [outcome],
  );
  useAutosave(present, save);

  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  // The same object until something changes: what is drawn from it is drawn again only then.
  return useMemo(
    () => ({
      definition,
      input: present.input,
      complete,
      blankUnits: present.blankUnits ?? noUnits,
      unread: present.unread,
      outcome,
      isCalculating,
      errors,
      canUndo,
      canRedo,
      change,
    }),
    [definition, present, complete, outcome, isCalculating, errors, canUndo, canRedo, change],
  );
}
