import { issueId, type Issue } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { waitForWriteWhileOnline } from "../writes/waitForWrite.ts";
import type { FileEvent } from "./fileEvents.ts";
import { openConflicts } from "./fileModel.ts";
import type { IssueResult } from "./fileState.ts";
import { contentToIssue, type IssueStatement } from "./issueFile.ts";
import type { FileMachine, FileOptions } from "./fileMachine.ts";
import { texts } from "../texts.ts";

export const notOpen: ActionResult & { readonly ok: false } = { ok: false, message: texts.file.notOpen };
const notOnServer: ActionResult & { readonly ok: false } = { ok: false, message: texts.issue.notOnServer };
const openConflict: ActionResult & { readonly ok: false } = { ok: false, message: texts.file.conflict };

/** Requests of an editor that wait for the server. */
export interface FileRequests {
  /** Dispatches an event that keeps a revision, and waits until that is stored. */
  readonly save: (event: FileEvent) => Promise<ActionResult>;
  readonly issue: (statement: IssueStatement) => Promise<ActionResult<IssueResult>>;
  /** Reports that were issued here since the file was opened, or wait here to be sent. */
  readonly localIssues: () => readonly Issue[];
}

/** @param flush stores what is due */
export function createFileRequests({ context, ref, calculator }: FileOptions, file: FileMachine, flush: () => Promise<void>): FileRequests {
  const stored: Issue[] = [];

  /** Resolves when the server has the file. */
  const placed = (): Promise<void> =>
    new Promise((resolve) => {
      const unsubscribe = file.subscribe(() => {
        if (!file.model().placedAt && !file.isStopped()) return;
        queueMicrotask(() => unsubscribe());
        resolve();
      });
    });
  const conflict = (): typeof openConflict | undefined => (openConflicts(file.model()).length > 0 ? openConflict : undefined);
  const isOpen = (): boolean => file.model().copy !== undefined && file.model().stored !== undefined && !file.isStopped();

  const save = async (event: FileEvent): Promise<ActionResult> => {
    if (!isOpen()) return notOpen;
    const before = conflict();
    if (before) return before;
    file.dispatch(event);
    await flush();
    const { failure } = file.model();
    return failure ? { ok: false, message: failure.message } : (conflict() ?? { ok: true });
  };

  const issue = async (statement: IssueStatement): Promise<ActionResult<IssueResult>> => {
    if (!isOpen()) return notOpen;
    const before = conflict();
    if (before) return before;
    // A file that was just created is on its way to the server.
    if (!file.model().placedAt) await waitForWriteWhileOnline(context, placed());
    const { placedAt, stored: saved, copy } = file.model();
    if (!placedAt || !saved || !copy) return notOnServer;
    const made = await contentToIssue(calculator, saved.name, copy.mine, statement);
    if (!made.ok) return made;
    const { content } = made;
    const id = issueId(ref.projectId, file.model().placedAt ?? placedAt, content.issue.hash);
    file.dispatch({ type: "issue requested", issued: { id, content } });
    // Without the server there is nothing to wait for: the report is on this device.
    await waitForWriteWhileOnline(context, flush());
    return resultOf(id, content.issue);
  };

  const resultOf = (id: string, content: Issue): ActionResult<IssueResult> => {
    const { movedTo, refusedIssues, pendingRevisions, failure } = file.model();
    const result = { ok: true, issueId: id, hash: content.hash } as const;
    // It goes with the draft to the new place of the file.
    if (movedTo) return { ...result, isStored: false };
    const isRefused = refusedIssues.some((refused) => refused.id === id);
    const isStored = !isRefused && !pendingRevisions.some(({ issued }) => issued?.id === id);
    const refusal = failure && failure.kind !== "unreachable" ? failure : undefined;
    const problem = isRefused
      ? { ok: false as const, message: texts.issue.refused(content.issuedBy) }
      : refusal
        ? { ok: false as const, message: refusal.message }
        : conflict();
    if (!isStored && problem) {
      // The answer says that the issue failed: it must not be stored later.
      file.dispatch({ type: "issue withdrawn", id });
      return problem;
    }
    if (isStored) stored.push(content);
    return { ...result, isStored };
  };

  return {
    save,
    issue,
    localIssues: () => [...stored, ...file.model().pendingRevisions.flatMap(({ issued }) => (issued ? [issued.content.issue] : []))],
  };
}
