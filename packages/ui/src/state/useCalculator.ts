import { typedUnit, type FieldError } from "@org/hvac-core/kernel";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, type Dispatch } from "react";
import { decimalMark, parseQuantity } from "../locale/numbers.ts";
import { keepDraft } from "./drafts.ts";
import { changeHistory, type Change, type Entry, type History } from "./editing.ts";
import { keepUnitSystem } from "./preferredUnitSystem.ts";
import { placeOf, type AnyDefinition, type AnyOutcome, type FormInput } from "./formInput.ts";

/** Everything a calculator page shows, and the one way to change it. */
export interface CalculatorState {
  readonly definition: AnyDefinition;
  readonly input: FormInput;
  readonly unread: Readonly<Record<string, string>>;
  readonly outcome: AnyOutcome;
  /** By path: why a field is refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: Dispatch<Change>;
}

const draftDelay = 300;

function unreadErrors(definition: AnyDefinition, { input, unread }: Entry): FieldError[] {
  return Object.entries(unread).flatMap(([path, text]): FieldError[] => {
    const place = placeOf(definition.fields, path);
    if (place?.field.type !== "quantity") return [];
    const { field, column } = place;
    const read = parseQuantity(text, field.quantity, input.unitSystem, { unit: typedUnit(field, column, input) });
    // Left by a visit in another locale, where it was in doubt: the value beside it is an older one.
    if (read.ok) return [{ field: path, code: "type", message: `“${text}” was in doubt where it was typed. Write it again.` }];
    return [read.code === "empty" ? { field: path, code: "required", message: `${field.label} is needed.` } : { field: path, code: "type", message: read.message }];
  });
}

function outcomeOf(definition: AnyDefinition, entry: Entry): AnyOutcome {
  const errors = unreadErrors(definition, entry);
  const outcome = definition.calculate(entry.input, { decimalMark });
  if (errors.length === 0) return outcome;
  const unread = new Set(errors.map((error) => error.field));
  return { ok: false, errors: [...errors, ...(outcome.ok ? [] : outcome.errors.filter((error) => !unread.has(error.field)))] };
}

/**
 * Holds the input of one calculator with its history and calculates on every change.
 *
 * @param keepsDraft keeps what is entered as the draft of this calculator; a file does not, it is kept elsewhere
 */
export function useCalculator(definition: AnyDefinition, initial: Entry, keepsDraft = true): CalculatorState {
  const [history, change] = useReducer((before: History, next: Change) => changeHistory(definition.fields, before, next), {
    past: [],
    present: initial,
    future: [],
  });
  const { present, past, future } = history;
  const outcome = useMemo(() => outcomeOf(definition, present), [definition, present]);
  const errors = useMemo(
    () => (outcome.ok ? {} : Object.fromEntries(outcome.errors.toReversed().map((error) => [error.field, error.message]))),
    [outcome],
  );

  const latest = useRef(present);
  // Before anything else can happen to the page: a reload right after a key finds what was typed.
  useLayoutEffect(() => {
    latest.current = present;
  }, [present]);
  useEffect(() => {
    if (!keepsDraft) return;
    const timer = setTimeout(() => keepDraft(definition, present), draftDelay);
    return () => clearTimeout(timer);
  }, [definition, present, keepsDraft]);
  useEffect(() => {
    if (!keepsDraft) return;
    const keep = (): void => keepDraft(definition, latest.current);
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [definition, keepsDraft]);
  const { unitSystem } = present.input;
  useEffect(() => {
    if (keepsDraft) keepUnitSystem(unitSystem);
  }, [unitSystem, keepsDraft]);

  return {
    definition,
    input: present.input,
    unread: present.unread,
    outcome,
    errors,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change,
  };
}
