import type { Revision } from "../../documents/index.ts";
import type { Done } from "../../messages.ts";
import { createObservable, type Readable } from "../../observable.ts";
import type { FileRef } from "../../paths.ts";
import type { Draft, Drafts } from "../device/drafts.ts";
import { failureText, isRetryable } from "../failures.ts";
import type { Session } from "../session.ts";
import type { FileCalculator } from "./calculator.ts";
import {
  isUnsent,
  openConflicts,
  partToKeep,
  retryDelay,
  step,
  unopened,
  type FileEvent,
  type FileModel,
  type StoreFailure,
  type StoreRequest,
} from "./fileModel.ts";
import type { FileState, OpenFile } from "./fileState.ts";
import { createFileView } from "./fileView.ts";
import { FileGoneError, storeFile } from "./storeFile.ts";
import { watchFile } from "./watchFile.ts";

const unanswered: Done = { ok: false, message: "The file was changed elsewhere in the same places. Choose what to keep, then save." };
const notOpen: Done = { ok: false, message: "The file is not open." };

/** An open file with its effects: it goes on, with or without an editor, until everything typed is stored. */
export interface RunningFile extends Readable<FileState> {
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
  readonly model: () => FileModel;
  readonly dispatch: (event: FileEvent) => void;
  /** What an editor gets; `onClose` is called once when it goes. */
  readonly handle: (onClose: () => void) => OpenFile;
  /** Takes up what another tab left in the file, unless something typed here is still to be stored first. */
  readonly takeUp: () => Promise<void>;
  /** Stores what is due; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface RunOptions {
  readonly session: Session;
  readonly drafts: Drafts;
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
  /** Called after every change. */
  readonly onChange: (file: RunningFile) => void;
}

/** Opens a file: takes up what an earlier page left, follows the server, and stores what is typed. */
export function runFile({ session, drafts, ref, calculator, onChange }: RunOptions): RunningFile {
  const view = createFileView(calculator);
  const state = createObservable<FileState>({ status: "loading" });
  let model = unopened;
  let name = "";
  let isKeptOnDevice = true;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> | undefined;
  let stopWatching = (): void => {};

  const show = (): void => {
    if (isStopped) return;
    state.set(view(model, session.sync.isOffline(), isKeptOnDevice));
    onChange(file);
  };

  const dispatch = (event: FileEvent): void => {
    if (isStopped) return;
    const before = model;
    const { model: after, effects } = step(calculator, model, event);
    model = after;
    name = model.stored?.name ?? model.draft?.name ?? name;
    if (after.copy !== before.copy || after.kept !== before.kept || after.ignoredUpTo !== before.ignoredUpTo) keepDraft();
    if (event.type === "retry" && after.unavailable?.status === "failed") watch();
    for (const effect of effects) {
      if (effect.type === "wake") wake(effect.after);
      else storing = store(effect.request);
    }
    show();
  };

  const keepDraft = (): void => {
    // One that an earlier page left is not written over before it is taken up.
    if (model.draft || session.isClosed()) return;
    const part = partToKeep(model);
    if (!part) return drafts.drop(ref);
    const follow = async (): Promise<void> => {
      const isKept = await drafts.keep({ ...part, file: ref, name, calculatorVersion: calculator.version, at: Date.now() });
      if (isKept === isKeptOnDevice) return;
      isKeptOnDevice = isKept;
      show();
    };
    follow().catch((error: unknown) => session.report.error("A draft could not be kept.", error));
  };

  const wake = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: "due" }), after);
  };

  const store = async (request: StoreRequest): Promise<void> => {
    try {
      dispatch({ type: "stored", stored: await storeFile(session, ref, calculator, request) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== "unreachable") session.report.error("A file could not be stored.", error);
      dispatch({ type: "store failed", failure });
    }
  };

  const onNetwork = (): void => dispatch({ type: "retry" });
  globalThis.addEventListener?.("online", onNetwork);
  const leaveSync = session.sync.subscribe(show);

  const begin = async (): Promise<void> => {
    let draft: Draft | undefined;
    try {
      draft = await drafts.adopt(ref);
    } catch (error) {
      session.report.error("The drafts on this device could not be read.", error);
    }
    if (isStopped) return;
    dispatch({ type: "draft read", draft });
    watch();
  };

  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  /** Follows the server; a listener that failed is dead, and is begun anew. */
  const watch = (): void => {
    clearTimeout(watchTimer);
    stopWatching();
    if (isStopped) return;
    stopWatching = watchFile(session, ref, calculator, (heard) => {
      dispatch({ type: "heard", heard });
      if (heard.content.status === "failed" && !isStopped) watchTimer = setTimeout(watch, retryDelay);
    });
  };

  let takingUp: Promise<void> | undefined;
  const takeUpOnce = async (): Promise<void> => {
    const isBusy = (): boolean => isStopped || isUnsent(model) || model.isStoring || !model.copy;
    if (isBusy()) return;
    const draft = await drafts.adopt(ref);
    if (!draft) return;
    // What is typed meanwhile comes first; the draft waits for its turn again.
    if (isBusy()) await drafts.putBack(draft);
    else dispatch({ type: "draft read", draft });
  };
  const takeUp = (): Promise<void> => {
    takingUp ??= takeUpOnce().finally(() => {
      takingUp = undefined;
    });
    return takingUp;
  };

  const flush = async (): Promise<void> => {
    await storing;
    dispatch({ type: "due" });
    await storing;
  };

  const save = async (event: FileEvent): Promise<Done> => {
    if (!model.copy || !model.stored || isStopped) return notOpen;
    if (openConflicts(model).length > 0) return unanswered;
    dispatch(event);
    await flush();
    if (model.failure) return { ok: false, message: model.failure.message };
    return openConflicts(model).length === 0 ? { ok: true } : unanswered;
  };

  const handle = (onClose: () => void): OpenFile => {
    let isOpen = true;
    const whileOpen = (event: FileEvent): void => {
      if (isOpen) dispatch(event);
    };
    return {
      getSnapshot: state.getSnapshot,
      subscribe: state.subscribe,
      setInput: (input) => whileOpen({ type: "typed", input }),
      save: (note = "") => (isOpen ? save({ type: "save asked", note }) : Promise.resolve(notOpen)),
      resolve: (conflict, choice) => whileOpen({ type: "answered", conflict, choice }),
      restore: ({ data, calculatorVersion: version, createdAt }: Revision) => {
        if (!isOpen) return Promise.resolve(notOpen);
        if (version > calculator.version)
          return Promise.resolve({ ok: false, message: "This revision was made by a later version. Reload the page and try again." });
        return save({ type: "restored", input: data.input, version, note: `Restored from ${createdAt.toISOString()}` });
      },
      retry: () => whileOpen({ type: "retry" }),
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        dispatch({ type: "due" });
        onClose();
      },
    };
  };

  const file: RunningFile = {
    ref,
    calculator,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    model: () => model,
    dispatch,
    handle,
    takeUp,
    flush,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(watchTimer);
      globalThis.removeEventListener?.("online", onNetwork);
      leaveSync();
      stopWatching();
    },
  };
  void begin();
  return file;
}

function failureOf(error: unknown): StoreFailure {
  const kind = error instanceof FileGoneError ? "gone" : isRetryable(error) ? "unreachable" : "refused";
  return { kind, message: failureText(error) };
}
