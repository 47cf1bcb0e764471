import type { Logger } from "@org/device/log";
import { isUnreachable } from "../failures.ts";
import { createTimers } from "../timers.ts";
import type { RemovalDocuments } from "./removalDocuments.ts";
import type { RemovalEffect, RemovalEvent } from "./removalModel.ts";
import { removalId, type RemovalTarget } from "./removalTarget.ts";
import type { RemovalNotes } from "./removalNotes.ts";

export interface RemovalEffectOptions {
  readonly documents: Pick<RemovalDocuments, "request" | "remove" | "expire">;
  readonly report: Logger;
  /** Removes a target from the server; rejects when the server cannot be reached, and is then tried again. */
  readonly carryOut: (target: RemovalTarget) => Promise<void>;
}

interface RemovalEffects {
  readonly run: (effect: RemovalEffect) => void;
  /** Resolves when a removal has ended. */
  readonly ending: (id: string) => Promise<void>;
  readonly stop: () => void;
}

/** Runs the effects of removals. After `stop` no wait begins, and running effects end. */
export function removalEffects(
  { documents, report, carryOut }: RemovalEffectOptions,
  notes: RemovalNotes,
  dispatch: (event: RemovalEvent) => void,
): RemovalEffects {
  const endings = new Map<string, readonly (() => void)[]>();
  const timers = createTimers();

  const store = async ({ removal }: Extract<RemovalEffect, { type: "store" }>): Promise<void> => {
    const { id, target, number, isFinal } = removal;
    try {
      await documents.request(id, "file" in target ? target.file : target, isFinal);
      dispatch({ type: "stored", id, number });
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
  const expire = async (id: string): Promise<void> => {
    try {
      if (await documents.expire(id)) dispatch({ type: "expired", id });
    } catch (error) {
      // A refusal means that this device's clock is ahead of the server's: nothing is deleted.
      report.warn("The time of a deleted file in the bin could not be ended.", error);
      if (isUnreachable(error)) dispatch({ type: "not expired", id });
    }
  };
  const deleteRequest = async (target: RemovalTarget): Promise<void> => {
    const id = removalId(target);
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
        case "expire":
          return void expire(effect.id);
        case "carry out":
          return void remove(effect.id, effect.target);
        case "delete request":
          return void deleteRequest(effect.target);
        case "end":
          for (const resolve of endings.get(effect.id) ?? []) resolve();
          endings.delete(effect.id);
      }
    },
    ending: (id) => new Promise((resolve) => endings.set(id, [...(endings.get(id) ?? []), resolve])),
    stop: timers.stop,
  };
}
