import { issueId, type Issue } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import type { Draft } from "../device/draft.ts";
import type { Drafts } from "../device/drafts.ts";
import { failureText, isRetryable, issueRefused } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";
import type { FileCalculator } from "./calculator.ts";
import {
  isUnsent,
  openConflicts,
  draftContent,
  transition,
  unopenedModel,
  type FileEvent,
  type FileModel,
  type StoreFailure,
  type StoreRequest,
} from "./fileModel.ts";
import type { FileState, IssueResult, OpenFile } from "./fileState.ts";
import { createHandle, notOpen } from "./fileHandle.ts";
import { createFileView } from "./fileView.ts";
import { contentToIssue, type IssueStatement } from "./issueFile.ts";
import { waitForWriteWhileOnline } from "../writes/waitForWrite.ts";
import { MissingFileError, storeFile } from "./storeFile.ts";
import { storeWhatIsTaken } from "./storeWhatIsTaken.ts";
import { watchFile, type FileWatch } from "./watchFile.ts";

const notOnServer: ActionResult & { readonly ok: false } = {
  ok: false,
  message: "This file has not been sent to the server yet. It can be issued as soon as it is there.",
};
const openConflict: ActionResult & { readonly ok: false } = {
  ok: false,
  message: "The file was changed elsewhere in the same fields. Choose what to keep, then save.",
};

/** An open file with its effects: it goes on, with or without an editor, until everything typed is stored. */
export interface RunningFile extends Readable<FileState> {
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
  readonly model: () => FileModel;
  readonly dispatch: (event: FileEvent) => void;
  /** What an editor gets; `onClose` is called once when it goes. */
  readonly handle: (onClose: () => void) => OpenFile;
  /** Takes up what another tab left in the file, unless something typed here is still to be stored first. */
  readonly adoptDraft: () => Promise<void>;
  /** Stores what is due; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface RunOptions {
  readonly context: StoreContext;
  readonly drafts: Drafts;
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
  /** Called after every change. */
  readonly onChange: (file: RunningFile) => void;
}

/** Opens a file: takes up what an earlier page left, follows the server, and stores what is typed. */
export function runFile({ context, drafts, ref, calculator, onChange }: RunOptions): RunningFile {
  const view = createFileView(calculator);
  const state = createObservable<FileState>({ status: "loading" });
  let model = unopenedModel;
  let name = "";
  let isSavedOnDevice = true;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> | undefined;
  let watch: FileWatch | undefined;

  const show = (): void => {
    if (isStopped) return;
    state.set(view(model, { name, isOffline: context.sync.isOffline(), isSavedOnDevice }));
    onChange(file);
  };

  const dispatch = (event: FileEvent): void => {
    if (isStopped) return;
    const before = model;
    const { model: after, effects } = transition(calculator, model, event);
    model = after;
    name = model.stored?.name ?? model.draft?.name ?? name;
    const kept = ["copy", "pendingRevisions", "refusedIssues", "ignoredUpTo"] as const;
    if (kept.some((name) => after[name] !== before[name])) saveDraft();
    if (event.type === "retry" && after.unavailable?.status === "failed") watch?.restart();
    for (const effect of effects) {
      if (effect.type === "wake") wake(effect.after);
      else storing = store(effect.request);
    }
    show();
  };

  const saveDraft = (): void => {
    // One that an earlier page left is not written over before it is taken up.
    if (model.draft || context.isClosed()) return;
    const part = draftContent(model);
    if (!part) return drafts.remove(ref);
    const write = async (): Promise<void> => {
      const isSaved = await drafts.save({ ...part, file: ref, name, calculatorVersion: calculator.version, at: Date.now() });
      if (isSaved === isSavedOnDevice) return;
      isSavedOnDevice = isSaved;
      show();
    };
    write().catch((error: unknown) => context.report.error("A draft could not be saved.", error));
  };

  const wake = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: "due" }), after);
  };

  const store = async (request: StoreRequest): Promise<void> => {
    try {
      dispatch({ type: "stored", stored: await storeWhatIsTaken((part) => storeFile(context, ref, calculator, part), request) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== "unreachable") context.report.error("A file could not be stored.", error);
      dispatch({ type: "store failed", failure });
    }
  };

  const onNetwork = (): void => dispatch({ type: "retry" });
  globalThis.addEventListener?.("online", onNetwork);
  const unsubscribeSync = context.sync.subscribe(show);

  const begin = async (): Promise<void> => {
    let draft: Draft | undefined;
    try {
      draft = await drafts.adopt(ref);
    } catch (error) {
      context.report.error("The drafts on this device could not be read.", error);
    }
    if (isStopped) return;
    dispatch({ type: "draft read", draft });
    watch = watchFile(context, ref, calculator, (snapshot) => dispatch({ type: "snapshot", snapshot }));
  };

  let adopting: Promise<void> | undefined;
  const adoptDraftOnce = async (): Promise<void> => {
    const isBusy = (): boolean => isStopped || isUnsent(model) || model.isStoring || !model.copy;
    if (isBusy()) return;
    const draft = await drafts.adopt(ref);
    if (!draft) return;
    // What is typed meanwhile comes first; the draft waits for its turn again.
    if (isBusy()) await drafts.putBack(draft);
    else dispatch({ type: "draft read", draft });
  };
  const adoptDraft = (): Promise<void> => {
    adopting ??= adoptDraftOnce().finally(() => {
      adopting = undefined;
    });
    return adopting;
  };

  /** Resolves when the server has the file. */
  const placed = (): Promise<void> =>
    new Promise((resolve) => {
      const leave = state.subscribe(() => {
        if (!model.placedAt && !isStopped) return;
        queueMicrotask(() => leave());
        resolve();
      });
    });

  const flush = async (): Promise<void> => {
    await storing;
    dispatch({ type: "due" });
    await storing;
  };

  const save = async (event: FileEvent): Promise<ActionResult> => {
    if (!model.copy || !model.stored || isStopped) return notOpen;
    if (openConflicts(model).length > 0) return openConflict;
    dispatch(event);
    await flush();
    if (model.failure) return { ok: false, message: model.failure.message };
    return openConflicts(model).length === 0 ? { ok: true } : openConflict;
  };

  const sent: Issue[] = [];
  const issue = async (statement: IssueStatement): Promise<ActionResult<IssueResult>> => {
    if (!model.copy || !model.stored || isStopped) return notOpen;
    if (openConflicts(model).length > 0) return openConflict;
    // A file that was made a moment ago is on its way to the server.
    if (!model.placedAt) await waitForWriteWhileOnline(context, placed());
    if (!model.placedAt) return notOnServer;
    const made = await contentToIssue(calculator, model.stored.name, model.copy.mine, statement);
    if (!made.ok) return made;
    const id = issueId(ref.projectId, model.placedAt, made.content.issue.hash);
    dispatch({ type: "issue asked", issued: { id, content: made.content } });
    // Without the server there is nothing to wait for: it is on this device.
    await waitForWriteWhileOnline(context, flush());
    // It goes with the draft to where the file stands now.
    if (model.movedTo) return { ok: true, issueId: id, hash: made.content.issue.hash, isStored: false };
    const isRefused = model.refusedIssues.some((each) => each.id === id);
    const isStored = !isRefused && !model.pendingRevisions.some(({ issued }) => issued?.id === id);
    const refused = model.failure && model.failure.kind !== "unreachable" ? model.failure : undefined;
    const isHeldBack = openConflicts(model).length > 0;
    if (!isStored && (isRefused || refused || isHeldBack)) {
      // Nothing is issued later that somebody was told is not.
      dispatch({ type: "issue withdrawn", id });
      if (isRefused) return { ok: false, message: issueRefused(made.content.issue.issuedBy) };
      return refused ? { ok: false, message: refused.message } : openConflict;
    }
    if (isStored) sent.push(made.content.issue);
    return { ok: true, issueId: id, hash: made.content.issue.hash, isStored };
  };

  const ownIssues = (): readonly Issue[] => [
    ...sent,
    ...model.pendingRevisions.flatMap(({ issued }) => (issued ? [issued.content.issue] : [])),
  ];

  const file: RunningFile = {
    ref,
    calculator,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    model: () => model,
    dispatch,
    handle: (onClose) => createHandle({ state, calculator, dispatch, save, issue, ownIssues, onClose }),
    adoptDraft,
    flush,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", onNetwork);
      unsubscribeSync();
      watch?.stop();
    },
  };
  void begin();
  return file;
}

function failureOf(error: unknown): StoreFailure {
  const kind = error instanceof MissingFileError ? "gone" : isRetryable(error) ? "unreachable" : "refused";
  return { kind, message: failureText(error) };
}
