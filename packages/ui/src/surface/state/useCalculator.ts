import { log } from "@org/device/log";
import { maxSaveDelayMs, typingPauseMs } from "@org/device/storage";
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { writeWordsFor } from "@org/form/numbers";
import { notify } from "../../elements/notifications/notify.ts";
import { beginWork } from "../../elements/pendingWork.ts";
import {
  debounce,
  completeInUnits,
  unparsedErrors,
  changeHistory,
  openHistory,
  spelledDefinition,
  type WorkerCalculator,
  type Debounced,
  type Entry,
  type CalculatedState,
  type CalculatorState,
  type AnyCalculator,
  type Change,
  type EditId,
  type History,
} from "@org/form/state";
import { saveUnitSystem } from "./preferredUnitSystem.ts";
import { useOutcome } from "./useOutcome.ts";
import { texts } from "../texts.ts";

/** Called with the page's entries to save: shortly after a change, every second while the user types, and when the user leaves the page. */
export type SaveEntry = (entry: Entry) => void;

const noUnits = {};
let lastEdit: EditId = 0;

async function undoEdit(definition: AnyCalculator, id: EditId, dispatch: (change: Change) => void): Promise<void> {
  try {
    // Merging is loaded after the page, with the explanation: undoing the latest edit does not need it.
    const { withoutEdit } = await import("@org/form/rebase");
    dispatch({ type: "rebase", rebase: (history) => withoutEdit(definition, history, id) });
  } catch (error) {
    log.warn("The undo of an earlier edit could not be loaded.", error);
    notify({ message: texts.undoNeedsConnection, tone: "error" });
  }
}

function useAutosave(present: Entry, save: SaveEntry | undefined): void {
  const latest = useRef(present);
  // Before anything else can happen to the page, so that a reload right after a key finds the typed text.
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

/** Gives every edit an id, so that a notification can undo that edit. */
export function useEdits(dispatch: (change: Change) => void): CalculatorState["change"] {
  return useCallback(
    (next) => {
      lastEdit += 1;
      dispatch(next.type === "undo" ? next : { ...next, id: lastEdit });
      return lastEdit;
    },
    [dispatch],
  );
}

/**
 * Holds the input of one calculator with its history and calculates on every change.
 *
 * @param save saves the entries; a page without it stays in the unit system in which it was opened
 * @param worker calculates inputs that are too large for the page
 */
export function useCalculator(definition: AnyCalculator, initial: Entry, save?: SaveEntry, worker?: WorkerCalculator): CalculatorState {
  const [history, dispatch] = useReducer((before: History, next: Change) => changeHistory(definition, before, next), initial, openHistory);
  const isPage = save !== undefined;
  const latestStep = useRef<EditId>(undefined);
  const { present, past } = history;
  useLayoutEffect(() => {
    latestStep.current = past.at(-1)?.id;
  }, [past]);
  const dispatchOnPage = useCallback(
    (next: Change): void => {
      if (next.type === "unitSystem" && isPage) {
        saveUnitSystem(next.unitSystem);
        dispatch({ ...next, isPage: true });
      } else if (next.type === "undo" && next.id !== undefined && next.id !== latestStep.current)
        void undoEdit(definition, next.id, dispatch);
      else dispatch(next);
    },
    [definition, isPage],
  );
  const change = useEdits(dispatchOnPage);
  useAutosave(present, save);
  return useCalculatorState(definition, history, change, worker);
}

/** A state that also has the last one with results, while it has none. */
function useWithLatest(state: CalculatorState): CalculatorState {
  const [latest, setLatest] = useState<CalculatedState>();
  const calculated = state.outcome.ok ? (state as CalculatedState) : undefined;
  // While the worker calculates, the results are of another input than the one next to them.
  if (calculated && !calculated.isCalculating && calculated !== latest) setLatest(calculated);
  const known = latest?.definition === state.definition ? latest : undefined;
  return useMemo(() => (calculated || !known ? state : { ...state, latest: known }), [state, calculated, known]);
}

/**
 * A calculator with a history from outside, such as that of an open file.
 *
 * @param change changes that history
 * @param worker calculates inputs that are too large for the page
 */
export function useCalculatorState(
  definition: AnyCalculator,
  { present, past, future }: History,
  change: CalculatorState["change"],
  worker?: WorkerCalculator,
): CalculatorState {
  const { input, blankUnits } = present;
  // What is calculated and drawn from here on is in this spelling.
  writeWordsFor(input.unitSystem);
  const complete = useMemo(() => completeInUnits(definition, input, blankUnits), [definition, input, blankUnits]);
  const unparsed = useMemo(() => unparsedErrors(definition, present, complete), [definition, present, complete]);
  const { outcome, isCalculating, progress } = useOutcome(definition, input, unparsed, worker);
  const errors = useMemo(
    () =>
      Object.fromEntries((outcome.ok ? (outcome.leftOut ?? []) : outcome.errors).toReversed().map((error) => [error.field, error.message])),
    [outcome],
  );
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  // The same object until something changes, so that components render again only then.
  const state = useMemo(
    (): CalculatorState => ({
      definition: spelledDefinition(definition, complete.unitSystem),
      input: present.input,
      complete,
      blankUnits: present.blankUnits ?? noUnits,
      unparsed: present.unparsed,
      outcome,
      isCalculating,
      progress,
      errors,
      canUndo,
      canRedo,
      change,
    }),
    [definition, present, complete, outcome, isCalculating, progress, errors, canUndo, canRedo, change],
  );
  return useWithLatest(state);
}
