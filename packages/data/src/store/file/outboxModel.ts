/** A running file as the outbox sees it. */
export interface OutboxFile {
  /** The server has said that the file does not exist. */
  readonly isGone: boolean;
  /** It has not been read yet. */
  readonly isLoading: boolean;
  /** It holds something that is not stored, or that was refused. */
  readonly hasWork: boolean;
  /** Nothing of it needs this page any more. */
  readonly isDone: boolean;
}

/** The files that this tab runs, by path (waitingFiles.ts), and who needs them. It changes by `transition` only. */
export interface OutboxModel {
  readonly files: ReadonlyMap<string, OutboxFile>;
  /** Number of editors of each file. */
  readonly editors: ReadonlyMap<string, number>;
  /** Files with a draft that no tab keeps. */
  readonly released: ReadonlySet<string>;
  /** Gone files whose new place has been looked up. */
  readonly lookups: ReadonlySet<string>;
}

export const emptyOutbox: OutboxModel = { files: new Map(), editors: new Map(), released: new Set(), lookups: new Set() };

export type OutboxEvent =
  | { readonly type: "file changed"; readonly path: string; readonly file: OutboxFile }
  | { readonly type: "file stopped"; readonly path: string }
  /** The code that changed the file has finished. */
  | { readonly type: "settled"; readonly path: string }
  | { readonly type: "editor opened"; readonly path: string }
  | { readonly type: "editor closed"; readonly path: string }
  | { readonly type: "drafts changed"; readonly released: ReadonlySet<string> }
  /** An editor of another tab shows the file. */
  | { readonly type: "opened elsewhere"; readonly path: string }
  /** The new place of a file could not be looked up. */
  | { readonly type: "lookup failed"; readonly path: string }
  /** Time to look for drafts that other tabs have left. */
  | { readonly type: "check" }
  /** The drafts that other tabs had left are being sent. */
  | { readonly type: "checked" }
  /** The user requests another attempt of everything. */
  | { readonly type: "retry" };

export type OutboxEffect =
  /** Looks up the new place of a gone file, and moves its draft there. */
  | { readonly type: "find place"; readonly path: string }
  /** Merges a draft that no tab keeps into the running file. */
  | { readonly type: "adopt"; readonly path: string }
  /** Brings `settled` once the caller has finished. */
  | { readonly type: "settle"; readonly path: string }
  /** Stops a file and removes its draft. */
  | { readonly type: "end"; readonly path: string }
  /** Stores what can be stored, and leaves the draft to the tab that shows the file. */
  | { readonly type: "hand over"; readonly path: string }
  | { readonly type: "retry file"; readonly path: string }
  /** Sends the drafts that closed and crashed tabs have left. */
  | { readonly type: "send orphans" };

export interface OutboxTransition {
  readonly model: OutboxModel;
  readonly effects: readonly OutboxEffect[];
}

/** Whether an editor of this tab shows the file. */
export function isEdited({ editors }: OutboxModel, path: string): boolean {
  return (editors.get(path) ?? 0) > 0;
}

/** The outbox after an event, and the effects to run. */
export function transition(model: OutboxModel, event: OutboxEvent): OutboxTransition {
  switch (event.type) {
    case "file changed":
      return changeFile(model, event.path, event.file);
    case "file stopped": {
      const files = new Map(model.files);
      files.delete(event.path);
      return { model: { ...model, files }, effects: [] };
    }
    case "settled":
      return { model, effects: endIfDone(model, event.path) };
    case "editor opened":
      return { model: withEditors(model, event.path, 1), effects: [] };
    case "editor closed": {
      const closed = withEditors(model, event.path, -1);
      return { model: closed, effects: endIfDone(closed, event.path) };
    }
    case "drafts changed": {
      const changed = { ...model, released: event.released };
      return { model: changed, effects: adoptReleased(changed) };
    }
    case "opened elsewhere":
      // The tab that shows a file asks about its conflicts; a tab that only sends it must not.
      return {
        model,
        effects: model.files.has(event.path) && !isEdited(model, event.path) ? [{ type: "hand over", path: event.path }] : [],
      };
    case "lookup failed": {
      const lookups = new Set(model.lookups);
      lookups.delete(event.path);
      return { model: { ...model, lookups }, effects: [] };
    }
    case "check":
      return { model, effects: [{ type: "send orphans" }] };
    case "checked":
      return { model, effects: [] };
    case "retry":
      return {
        model: { ...model, lookups: new Set() },
        effects: [...[...model.files.keys()].map((path) => ({ type: "retry file", path }) as const), { type: "send orphans" }],
      };
  }
}

function changeFile(before: OutboxModel, path: string, file: OutboxFile): OutboxTransition {
  const edited = isEdited(before, path);
  const findsPlace = file.isGone && (file.hasWork || edited) && !before.lookups.has(path);
  const model = {
    ...before,
    files: new Map(before.files).set(path, file),
    ...(findsPlace && { lookups: new Set(before.lookups).add(path) }),
  };
  return {
    model,
    effects: [
      ...(findsPlace ? [{ type: "find place", path } as const] : []),
      ...(edited ? adoptReleased(model) : file.isLoading ? [] : [{ type: "settle", path } as const]),
    ],
  };
}

function withEditors(model: OutboxModel, path: string, change: number): OutboxModel {
  const editors = new Map(model.editors);
  const count = (editors.get(path) ?? 0) + change;
  if (count > 0) editors.set(path, count);
  else editors.delete(path);
  return { ...model, editors };
}

function endIfDone(model: OutboxModel, path: string): readonly OutboxEffect[] {
  return model.files.get(path)?.isDone && !isEdited(model, path) ? [{ type: "end", path }] : [];
}

function adoptReleased(model: OutboxModel): readonly OutboxEffect[] {
  return [...model.released]
    .filter((path) => isEdited(model, path) && model.files.has(path))
    .map((path): OutboxEffect => ({ type: "adopt", path }));
}
