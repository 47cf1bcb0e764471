import type { FileRef } from "../../paths.ts";
import { isTyped } from "../device/draft.ts";
import type { DeviceDraft } from "../device/drafts.ts";
import type { FileState } from "./fileState.ts";
import { texts } from "../texts.ts";

/** A file with changes that the server does not have. */
export interface WaitingFile {
  readonly file: FileRef;
  /** Empty where the name is unknown. */
  readonly name: string;
  readonly typedAt: Date;
  /**
   * `saving`: on its way. `offline`: waits for the server. `conflict`: waits for an answer. `missing`: the file no longer exists. `newer`: waits for
   * a later version of this page. `failed`: refused. `elsewhere`: another tab of this device has it.
   */
  readonly status: "saving" | "offline" | "conflict" | "missing" | "newer" | "failed" | "elsewhere";
  /** Why it failed. */
  readonly message?: string;
}

/** Identifies a file among all files of a user. */
export function pathOf({ projectId, collection, fileId }: FileRef): string {
  return `${projectId}/${collection}/${fileId}`;
}

/**
 * The waiting files, one row each, by the time of their last change.
 *
 * @param drafts of all tabs of this device
 * @param stateOf state of a file that this tab sends; `undefined` of one that another tab has
 */
export function waitingFiles(
  drafts: readonly DeviceDraft[],
  tabId: string,
  stateOf: (path: string) => FileState | undefined,
  isOffline: boolean,
): readonly WaitingFile[] {
  const waiting = new Map<string, WaitingFile>();
  for (const { draft, tabId: keeper } of drafts) {
    const path = pathOf(draft.file);
    if (!isTyped(draft) || (waiting.has(path) && keeper !== tabId)) continue;
    const state = stateOf(path);
    waiting.set(path, {
      file: draft.file,
      name: draft.name,
      typedAt: new Date(draft.editedAt),
      ...(state ? statusOf(state, isOffline) : { status: "elsewhere" }),
    });
  }
  return [...waiting.values()];
}

function statusOf(file: FileState, isOffline: boolean): Pick<WaitingFile, "status" | "message"> {
  switch (file.status) {
    case "ready":
      if (file.saving.status !== "saved") return file.saving;
      return file.refusedIssues.length > 0
        ? { status: "failed", message: texts.issue.refused(file.refusedIssues[0]!.issuedBy) }
        : { status: "saving" };
    case "missing":
      return { status: file.offline ? "offline" : "missing" };
    case "newer":
      return { status: "newer" };
    case "unreadable":
      return { status: "failed", message: file.unreadable.reason };
    case "failed":
      return { status: "failed", message: file.message };
    case "loading":
      return { status: isOffline ? "offline" : "saving" };
  }
}
