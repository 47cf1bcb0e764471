import type { TraceDocument } from "./document.ts";

/** Steps of a document that can be undone. `run` names the drag or the field that is being typed in, so that one undo reverts all of it. */
export interface History {
  readonly past: readonly TraceDocument[];
  readonly document: TraceDocument;
  readonly future: readonly TraceDocument[];
  readonly run?: string | undefined;
}

const maxSteps = 200;

export const openHistory = (document: TraceDocument): History => ({ past: [], document, future: [] });

/** The history after a change. A change of the same run as the last one is part of the same step. */
export function changed(history: History, document: TraceDocument, run?: string): History {
  if (document === history.document) return history;
  if (run !== undefined && run === history.run) return { ...history, document, future: [] };
  return { past: [...history.past.slice(1 - maxSteps), history.document], document, future: [], run };
}

export function undone(history: History): History {
  const document = history.past.at(-1);
  return document ? { past: history.past.slice(0, -1), document, future: [history.document, ...history.future] } : history;
}

export function redone(history: History): History {
  const [document, ...future] = history.future;
  return document ? { past: [...history.past, history.document], document, future } : history;
}
