import type { PlainRecord } from "@org/data";
import type { OpenFile, ReadyFile } from "@org/data/store";
import { fileForm, nextExchange, openFileForm, type FileForm, type FileFormEvent } from "@org/form/fileForm";
import type { AnyCalculator, CalculatorState, Change, History } from "@org/form/state";
import { useEdits } from "@org/ui/surface";
import { useCallback, useEffect, useReducer } from "react";

/** The form of an open file: edits go to the store at once, and changes by others come into the form (see fileForm.ts). */
export function useFileForm(
  open: OpenFile,
  state: ReadyFile,
  definition: AnyCalculator,
): { readonly history: History; readonly change: CalculatorState["change"] } {
  const [form, dispatch] = useReducer(
    (before: FileForm, event: FileFormEvent) => fileForm(definition, before, event),
    state,
    (stored) => openFileForm(definition, stored),
  );
  useEffect(() => {
    // Reads the current state of the store; `state` only signals a change.
    const latest = open.getSnapshot();
    const exchange = latest.status === "ready" ? nextExchange(form, latest) : undefined;
    if (!exchange) return;
    const { give, event } = exchange;
    if (give) open.setInput(give.input as PlainRecord, give.over as PlainRecord | undefined);
    dispatch(event);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [open, form, state]);
  const change = useEdits(useCallback((next: Change) => dispatch({ type: "changed", change: next }), []));
  return { history: form.history, change };
}
