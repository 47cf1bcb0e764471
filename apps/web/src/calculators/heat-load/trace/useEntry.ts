import type { UnitSystem } from "@org/hvac-core/quantity";
import { useEffect, useRef, useState, type Dispatch, type RefObject } from "react";
import { distanceOfEntry, pointOfEntry } from "./edit/entry.ts";
import type { Aim, TraceEvent, TraceState } from "./state/traceState.ts";

export interface EntryOptions {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly aim: Aim | undefined;
  readonly unitSystem: UnitSystem;
  readonly canvas: RefObject<HTMLDivElement | null>;
}

/** The event of a typed text; `undefined` where it is not understood. */
function eventOf(text: string, { state, aim, unitSystem }: EntryOptions): TraceEvent | undefined {
  if (state.tool === "scale" && state.points.length === 2) {
    const distance = distanceOfEntry(text, unitSystem);
    return distance === undefined ? undefined : { type: "distance", distance };
  }
  const from = state.grab?.point ?? state.points.at(-1);
  const point = pointOfEntry(text, { unitSystem, from, toward: aim?.point });
  if (!point) return undefined;
  return state.grab ? { type: "drag", point } : { type: "place", point };
}

/** Lengths and coordinates that are typed while drawing. */
export function useEntry(options: EntryOptions) {
  const { state, dispatch, canvas } = options;
  const text = state.entry;
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const asksDistance = state.tool === "scale" && state.points.length === 2;
  useEffect(() => {
    if (asksDistance) input.current?.focus();
  }, [asksDistance]);
  const write = (next: string): void => {
    dispatch({ type: "entry", text: next });
    setRefused(false);
  };
  const leave = (): void => {
    write("");
    canvas.current?.focus({ preventScroll: true });
  };
  return {
    text,
    isRefused,
    input,
    write,
    leave,
    begin: (first: string): void => {
      write(first);
      input.current?.focus();
    },
    apply: (): void => {
      const event = eventOf(text, options);
      if (!event) return setRefused(true);
      dispatch(event);
      if (event.type === "drag") dispatch({ type: "drop" });
      leave();
    },
  };
}
