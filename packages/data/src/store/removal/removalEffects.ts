import type { Logger } from "@org/device/log";
import { createTimers } from "../timers.ts";
import type { RemovalDocuments } from "./removalDocuments.ts";
import type { RemovalEffect, RemovalEvent, RemovalTarget } from "./removalModel.ts";
import type { RemovalNotes } from "./removalNotes.ts";

export interface RemovalEffectOptions {
  readonly documents: Pick<RemovalDocuments, "request" | "remove">;
  readonly report: Logger;
  /** Removes a target from the server; rejects when the server cannot be reached, and is then tried again. */
  readonly carryOut: (target: RemovalTarget) => Promise<void>;
}

interface RemovalEffects {
  readonly run: (effect: RemovalEffect) => void;
  /** Resolves with the result of a removal. */
  readonly ending: (number: number) => Promise<"removed" | "undone">;
  readonly stop: () => void;
}

/** Runs the effects of removals. After `stop` no wait begins, and running effects end. */
export function removalEffects(
  { documents, report, carryOut }: RemovalEffectOptions,
  notes: RemovalNotes,
  dispatch: (event: RemovalEvent) => void,
): RemovalEffects {
  const endings = new Map<number, (result: "removed" | "undone") => void>();
  const timers = createTimers();

  const store = async ({ removal, due }: Extract<RemovalEffect, { type: "store" }>): Promise<void> => {
    const { id, target, number } = removal;
    try {
      await documents.request(id, "file" in target ? target.file : target);
      dispatch({ type: "stored", id, number, due });
    } catch (error) {
      report.error("A removal could not be stored.", error);
    }
  };
  const remove = async (id: string, target: RemovalTarget): Promise<void> => {
    if (timers.isStopped()) return;
    try {
      await carryOut(target);
      await documents.remove(id);
    } catch (error) {
      // The request stays stored, and is carried out later: here, or by the next device.
      if (!timers.isStopped()) report.warn("A removal could not be carried out yet.", error);
      return dispatch({ type: "failed", id });
    }
    dispatch({ type: "removed", id });
  };
  const deleteRequest = async (id: string, target: RemovalTarget): Promise<void> => {
    let isDeleted = false;
    try {
      await documents.remove(id);
      isDeleted = true;
    } catch (error) {
      report.error("A removal could not be undone.", error);
    }
    dispatch({ type: "undo ended", id, target, isDeleted });
  };
  return {
    run: (effect) => {
      switch (effect.type) {
        case "note":
          return notes.put(effect.target, effect.note);
        case "wait":
          return timers.set(effect.id, effect.milliseconds, () => dispatch({ type: "due", id: effect.id }));
        case "store":
          return void store(effect);
        case "carry out":
          return void remove(effect.id, effect.target);
        case "delete request":
          return void deleteRequest(effect.id, effect.target);
        case "end":
          endings.get(effect.number)?.(effect.result);
          endings.delete(effect.number);
      }
    },
    ending: (number) => new Promise((resolve) => endings.set(number, resolve)),
    stop: timers.stop,
  };
}
