import { airAt, snappedPoint, stateProperties } from "@org/hvac-core/calculators/psychrometric-chart";
import type { ChartPlane, ChartState } from "@org/ui/figures";
import { beginWork } from "@org/ui/elements";
import { prose } from "@org/form/numbers";
import { isSame, type FormInput } from "@org/form/state";
import type { FigureContext } from "@org/ui/surface";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ShownState } from "./chartModel.ts";

type Success = FigureContext["outcome"];
type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Interval at which the page follows a moved state, ms; the chart itself follows in every frame. */
const pageDelay = 100;
/** Time after which the page shows the moved state, ms. */
const settled = 700;

interface Preview {
  readonly input: FormInput;
  readonly outcome: Success;
  readonly isDropped?: true;
}

export interface Moving {
  /** Calculation that the chart shows: that of the input, or that of the state being moved. */
  readonly outcome: Success;
  /** Moves a state to a place, or to round values nearby; all moves of one `run` are one step of undo. */
  readonly move: (state: ShownState, to: ChartState, run: string, doesSnap: boolean) => void;
  /** Reason why the moved state does not follow: the air would be impossible, or a later process cannot start from it. */
  readonly refusal: string | undefined;
  /** Ends the move and keeps its result. */
  readonly drop: () => void;
  /** Ends an earlier move and removes its message. */
  readonly settle: () => void;
  /** Cancels the move: the state returns to its former place. */
  readonly cancel: () => void;
}

const rowsOf = (input: Readonly<Record<string, unknown>>, complete: Readonly<Record<string, unknown>>): readonly Row[] =>
  (input["states"] ?? complete["states"] ?? []) as readonly Row[];

/** Moves states. The chart recalculates and draws all processes in every frame; the page with its results follows ten times a second. */
export function useMoving({ outcome, state }: FigureContext, plane: ChartPlane): Moving {
  const { definition, input, complete, change } = state;
  const { unitSystem } = complete;
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const page = useRef<{ timer?: ReturnType<typeof setTimeout>; send?: () => void; sent: boolean; endWork?: () => void }>({ sent: false });
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const base = useRef(input);
  // Once the page has caught up, the chart shows the input again: an undo right after is visible immediately.
  if (preview?.isDropped && isSame(preview.input["states"], input["states"])) setPreview(undefined);
  const isActive = preview !== undefined;
  useEffect(() => {
    if (!isActive) base.current = input;
  }, [input, isActive]);
  useEffect(
    () => () => {
      clearTimeout(page.current.timer);
      page.current.endWork?.();
      clearTimeout(ending.current);
    },
    [],
  );

  const move = useCallback(
    ({ id, given }: ShownState, to: ChartState, run: string, doesSnap: boolean) => {
      clearTimeout(ending.current);
      const air = airAt(plane, doesSnap ? snappedPoint(plane, to, unitSystem) : to);
      const rows = rowsOf(base.current, complete);
      const shown = rowsOf(complete, complete).find((row) => row.id === id);
      if (!shown) return;
      const properties = stateProperties({ row: shown, given, air, unitSystem });
      const moved = { ...base.current, states: rows.map((row) => (row.id === id ? { ...row, ...properties } : row)) };
      const next = definition.calculate(moved, { strict: false });
      // The chart and the page remain at the last valid calculation: an error would hide the chart under the pointer.
      setRefusal(next.ok ? undefined : prose(next.errors[0]!.message));
      if (!next.ok) return;
      const send = (): void => {
        page.current.sent = true;
        change({
          type: "values",
          values: Object.fromEntries(Object.entries(properties).map(([name, value]) => [`states.${id}.${name}`, value])),
          run,
        });
      };
      page.current.send = send;
      page.current.endWork ??= beginWork();
      page.current.timer ??= setTimeout(() => {
        const { send: latest, endWork } = page.current;
        delete page.current.timer;
        delete page.current.endWork;
        // Sent once: a later drop must not overwrite an undo.
        delete page.current.send;
        startTransition(() => latest?.());
        endWork?.();
      }, pageDelay);
      base.current = moved;
      setPreview({ input: moved, outcome: next });
    },
    [plane, unitSystem, complete, definition, change],
  );

  const end = useCallback((delay: number) => {
    clearTimeout(page.current.timer);
    delete page.current.timer;
    delete page.current.send;
    page.current.endWork?.();
    delete page.current.endWork;
    clearTimeout(ending.current);
    ending.current = setTimeout(() => setPreview(undefined), delay);
  }, []);
  const drop = useCallback(() => {
    page.current.send?.();
    page.current.sent = false;
    change({ type: "settle" });
    setPreview((before) => before && { ...before, isDropped: true });
    end(settled);
  }, [change, end]);
  const settle = useCallback(() => {
    drop();
    setRefusal(undefined);
  }, [drop]);
  const cancel = useCallback(() => {
    setRefusal(undefined);
    change({ type: "settle" });
    if (page.current.sent) change({ type: "undo" });
    page.current.sent = false;
    end(0);
  }, [change, end]);

  return { outcome: preview?.outcome ?? outcome, refusal, move, drop, settle, cancel };
}
