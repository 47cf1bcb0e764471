import { maxSaveDelayMs, typingPauseMs } from "@org/device/storage";
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { notify } from "../../elements/notifications/notify.ts";
import { beginWork } from "../../elements/pendingWork.ts";
import {
  debounce,
  completeInUnits,
  unreadErrors,
  changeHistory,
  openHistory,
  type ApartCalculator,
  type Debounced,
  type Entry,
  type CalculatorState,
  type AnyCalculator,
  type Change,
  type EditId,
  type History,
} from "@org/form/state";
import { saveUnitSystem } from "./preferredUnitSystem.ts";
import { useOutcome } from "./useOutcome.ts";

/** Called with what is to be kept of a page: shortly after a change, every second while the typing goes on, and when the page is left. */
export type SaveEntry = (entry: Entry) => void;

const noUnits = {};
let lastEdit: EditId = 0;

async function undoEdit(definition: AnyCalculator, id: EditId, dispatch: (change: Change) => void): Promise<void> {
  try {
    // Merging comes behind the page, with what explains the numbers: taking back the latest edit needs none of it.
    const { withoutEdit } = await import("@org/form/rebase");
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
    saving.current = debounce(save, typingPauseMs, maxSaveDelayMs, beginWork);
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
