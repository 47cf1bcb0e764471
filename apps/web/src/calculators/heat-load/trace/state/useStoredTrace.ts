import type { Drawing } from "@org/hvac-core/building/drawing";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from "react";
import { ownedBy, stored, type Owner } from "../../../../device/storedItems.ts";
import { changeTrace } from "./changeTrace.ts";
import { drawingText, isNothing, openedTrace, withOtherDrawing, type StoredTrace } from "./storedTrace.ts";
import { openTrace, type TraceEvent, type TraceState } from "./traceState.ts";

/** Place at which a drawing is stored on the device. */
export interface TracePlace {
  readonly owner: Owner;
  /** Name of the page or file. */
  readonly name: string;
}

/** Time without changes after which a drawing is stored, ms. Leaving the page stores it at once. */
const saveDelayMs = 300;

/** Stores what has changed since the editor was opened. @returns whether the browser could not store it */
function useSaving(trace: StoredTrace, name: string): boolean {
  const [isNotStored, setNotStored] = useState(false);
  const latest = useRef(trace);
  const written = useRef(trace);
  const save = useCallback((): void => {
    const next = latest.current;
    if (next === written.current) return;
    written.current = next;
    if (isNothing(next)) stored.tracedPlan.remove(name);
    else setNotStored(!stored.tracedPlan.write({ ...next }, name));
  }, [name]);
  useEffect(() => {
    latest.current = trace;
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  }, [trace, save]);
  useEffect(() => {
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      // The editor was closed within the delay.
      save();
    };
  }, [save]);
  return isNotStored;
}

/** What is stored of a state: the same object until it changes. */
function useTraceToStore({ history, newRoom, storeyId, tool, points, newOpening, entry, unread }: TraceState, base?: string): StoredTrace {
  const { document } = history;
  return useMemo(
    () => ({ document, newRoom, begun: { storeyId, tool, points, newOpening, entry, unread }, base }),
    [document, newRoom, storeyId, tool, points, newOpening, entry, unread, base],
  );
}

/** Another drawing than that of the device, which the heat load has. */
interface OtherDrawing {
  /** Takes it; undo gives back that of the device. */
  readonly take: () => void;
  readonly dismiss: () => void;
}

export interface StoredTraceState {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  /** The browser cannot store the drawing. */
  readonly isNotStored: boolean;
  readonly other?: OtherDrawing | undefined;
}

/** The state of the editor, which is stored on the device while it is edited. */
export function useStoredTrace(place: TracePlace, recorded: () => Drawing | undefined): StoredTraceState {
  const name = ownedBy(place.owner) + place.name;
  const [opened] = useState(() => openedTrace(stored.tracedPlan.read(name), recorded()));
  const [state, dispatch] = useReducer(changeTrace, opened, ({ document, newRoom, begun }) => openTrace(document, newRoom, begun));
  const [other, setOther] = useState(opened.other);
  const [base, setBase] = useState(opened.base);
  const isNotStored = useSaving(useTraceToStore(state, base), name);
  if (!other) return { state, dispatch, isNotStored };
  const dismiss = (): void => {
    setBase(drawingText(other));
    setOther(undefined);
  };
  const take = (): void => {
    dispatch({ type: "edit", edit: (before) => withOtherDrawing(before, other) });
    dismiss();
  };
  return { state, dispatch, isNotStored, other: { take, dismiss } };
}
