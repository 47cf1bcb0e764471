import { kindOfCollection } from "../../collections.ts";
import type { PlainRecord } from "../../documents/index.ts";
import type { Done } from "../../messages.ts";
import { createObservable, type Readable } from "../../observable.ts";
import type { FileRef } from "../../paths.ts";
import { isTyped, released, type Draft, type Drafts } from "../device/drafts.ts";
import type { Session } from "../session.ts";
import type { FileCalculator } from "./calculator.ts";
import { isUnsent } from "./fileModel.ts";
import type { FileState, OpenFile } from "./fileState.ts";
import { runFile, type RunningFile } from "./runFile.ts";

/** A file with something typed that the server does not have. */
export interface WaitingFile {
  readonly file: FileRef;
  /** Empty where it is not known. */
  readonly name: string;
  readonly typedAt: Date;
  /**
   * `saving`: on its way. `offline`: waits for the server. `conflict`: waits for an answer. `missing`: the file is not there any more. `newer`: waits for a
   * later version of this page. `failed`: refused. `elsewhere`: another tab of this device has it.
   */
  readonly status: "saving" | "offline" | "conflict" | "missing" | "newer" | "failed" | "elsewhere";
  /** Why it failed. */
  readonly message?: string;
}

/** Everything typed on this device that the server does not have, whoever typed it where: it is sent from any page of its user. */
export interface Outbox extends Readable<readonly WaitingFile[]> {
  /** Tries everything again now. */
  readonly retry: () => void;
  /** Whether something typed is on its way to the disk of this device: until then a browser that is killed may lose it. */
  readonly isWriting: Readable<boolean>;
  /** Gives up what was typed into a file and is not stored. */
  readonly discard: (file: FileRef) => Promise<void>;
  /** Makes a new file of what was typed into one that is not there any more. @param projectId where to; the file's own project unless told otherwise */
  readonly keepAsNew: (file: FileRef, projectId?: string) => Promise<Done<{ readonly file: FileRef }>>;
}

export interface RunningOutbox extends Outbox {
  readonly open: (ref: FileRef, calculator: FileCalculator) => OpenFile;
  /** What stands in the editor or in a draft of a file: the input as it was typed, where it is not stored. */
  readonly unsentInput: (ref: FileRef) => { readonly input: PlainRecord; readonly calculatorVersion: number } | undefined;
  /** Stores what can be stored now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface OutboxOptions {
  readonly session: Session;
  readonly drafts: Drafts;
  readonly tabId: string;
  readonly findCalculator: (route: string) => Promise<FileCalculator | undefined>;
  /** Creates a file from an input that was typed. */
  readonly create: (file: FileRef, name: string, calculator: FileCalculator, input: PlainRecord) => Promise<Done<{ readonly file: FileRef }>>;
  /** Where a file that has left its place stands now. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** So often this tab looks for what other tabs left, in milliseconds; it also looks when one of them says so, or the network is back. */
const lookEvery = 20_000;

export function openOutbox({ session, drafts, tabId, findCalculator, create, findMoved }: OutboxOptions): RunningOutbox {
  const running = new Map<string, RunningFile>();
  const editors = new Map<string, number>();
  const sought = new Set<string>();
  /** Files that this tab has said to show. */
  const shown = new Set<string>();
  const state = createObservable<readonly WaitingFile[]>([]);
  let isStopped = false;

  const pathOf = ({ projectId, collection, fileId }: FileRef): string => `${projectId}/${collection}/${fileId}`;

  const statusOf = (file: FileState): Pick<WaitingFile, "status" | "message"> => {
    switch (file.status) {
      case "ready":
        return file.saving.status === "saved" ? { status: "saving" } : file.saving;
      case "missing":
        return { status: file.offline ? "offline" : "missing" };
      case "newer":
        return { status: "newer" };
      case "unreadable":
        return { status: "failed", message: file.unreadable.reason };
      case "failed":
        return { status: "failed", message: file.message };
      case "loading":
        return { status: session.sync.isOffline() ? "offline" : "saving" };
    }
  };

  const show = (): void => {
    if (isStopped) return;
    const waiting = new Map<string, WaitingFile>();
    for (const { draft, tabId: keeper } of drafts.all.getSnapshot()) {
      if (!isTyped(draft)) continue;
      const path = pathOf(draft.file);
      const file = running.get(path);
      if (waiting.has(path) && keeper !== tabId) continue;
      waiting.set(path, { file: draft.file, name: draft.name, typedAt: new Date(draft.at), ...(file ? statusOf(file.getSnapshot()) : { status: "elsewhere" }) });
    }
    const next = [...waiting.values()];
    if (JSON.stringify(next) !== JSON.stringify(state.getSnapshot())) state.set(next);
    for (const [path, file] of running) session.sync.edited(file, waiting.has(path));
  };

  const end = (path: string): void => {
    const file = running.get(path);
    if (!file) return;
    file.stop();
    running.delete(path);
    session.sync.edited(file, false);
  };

  /** What was typed goes along to where the file stands now. */
  const followMove = async (file: RunningFile): Promise<void> => {
    const path = pathOf(file.ref);
    if (sought.has(path)) return;
    sought.add(path);
    const target = await findMoved(file.ref);
    if (!target || isStopped) return;
    // It waits where it stands while the other place is open here.
    if (running.has(pathOf(target))) return void sought.delete(path);
    const draft = draftOf(file.ref);
    if (!draft || !(await drafts.keep({ ...draft, file: target }))) return;
    file.dispatch({ type: "discarded" });
    await drafts.discard(file.ref);
    await send(target);
  };

  const onChange = (file: RunningFile): void => {
    const path = pathOf(file.ref);
    const state = file.getSnapshot();
    if (editors.get(path) && !shown.has(path) && state.status !== "loading") {
      shown.add(path);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
      channel?.postMessage(path);
    }
    if (state.status === "missing" && !state.offline && isUnsent(file.model())) report(followMove(file));
    show();
    // Ended in the next turn: whoever changed it may still be at work with it.
    if (!editors.get(path) && !isUnsent(file.model()) && state.status !== "loading") queueMicrotask(() => endIfDone(path));
  };

  const endIfDone = (path: string): void => {
    const file = running.get(path);
    if (!file || editors.get(path) || isUnsent(file.model()) || file.model().isStoring) return;
    end(path);
    // Several tabs may have left something in one file; the next one's turn is now.
    report(lookForOrphans());
  };

  const run = (ref: FileRef, calculator: FileCalculator): RunningFile => {
    const path = pathOf(ref);
    const known = running.get(path);
    if (known) return known;
    const file = runFile({ session, drafts, ref, calculator, onChange });
    running.set(path, file);
    return file;
  };

  /** Sends a draft without an editor. */
  const send = async (ref: FileRef): Promise<void> => {
    if (running.has(pathOf(ref))) return;
    const calculator = await findCalculator(kindOfCollection(ref.collection).route);
    if (calculator && !isStopped) run(ref, calculator);
  };

  const lookForOrphans = async (): Promise<void> => {
    const own = drafts.all.getSnapshot().filter(({ tabId: keeper, draft }) => keeper === tabId && !running.has(pathOf(draft.file)));
    for (const { file } of [...own.map(({ draft }) => draft), ...(await drafts.orphans())]) {
      if (isStopped) return;
      const open = running.get(pathOf(file));
      if (open) await open.takeUp();
      else await send(file);
    }
    show();
  };
  const report = (work: Promise<void>): void => {
    work.catch((error: unknown) => session.report.error("What was left on this device could not be sent yet.", error));
  };

  const draftOf = (ref: FileRef): Draft | undefined => {
    const path = pathOf(ref);
    const found = drafts.all.getSnapshot().filter(({ draft }) => pathOf(draft.file) === path);
    return (found.find(({ tabId: keeper }) => keeper === tabId) ?? found.at(-1))?.draft;
  };

  const timer = setInterval(() => report(lookForOrphans()), lookEvery);
  const onNetwork = (): void => report(lookForOrphans());
  globalThis.addEventListener?.("online", onNetwork);
  const leaveDrafts = drafts.all.subscribe(() => {
    show();
    for (const { draft, tabId: keeper } of drafts.all.getSnapshot()) {
      const file = keeper === released && editors.get(pathOf(draft.file)) ? running.get(pathOf(draft.file)) : undefined;
      if (file) report(file.takeUp());
    }
  });

  /** Where a file is shown, what waits in it is asked about: a tab that only sends it leaves it to the one that shows it. */
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(`plenum.shown:${session.owner.appId}:${session.owner.uid}`);
  const handOver = async (path: string): Promise<void> => {
    const file = running.get(path);
    if (!file || editors.get(path)) return;
    await file.flush();
    if (editors.get(path) || running.get(path) !== file) return;
    end(path);
    await drafts.release(file.ref);
    show();
  };
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => report(handOver(String(data)));
  report(drafts.ready.then(lookForOrphans));

  const discard = async (ref: FileRef): Promise<void> => {
    running.get(pathOf(ref))?.dispatch({ type: "discarded" });
    await drafts.discard(ref);
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    isWriting: { getSnapshot: drafts.isWriting.getSnapshot, subscribe: drafts.isWriting.subscribe },
    retry: () => {
      sought.clear();
      for (const file of running.values()) file.dispatch({ type: "retry" });
      report(lookForOrphans());
    },
    discard,
    keepAsNew: async (ref, projectId = ref.projectId) => {
      const draft = draftOf(ref);
      const calculator = await findCalculator(kindOfCollection(ref.collection).route);
      if (!draft || !calculator) return { ok: false, message: "What was typed is not on this device any more." };
      if (draft.calculatorVersion > calculator.version) return { ok: false, message: "It was typed in a later version of this page. Reload the page and try again." };
      const input = calculator.open(draft.input, draft.calculatorVersion).input as PlainRecord;
      const done = await create({ ...ref, projectId }, draft.name, calculator, input);
      if (done.ok) await discard(ref);
      return done;
    },
    open: (ref, calculator) => {
      const path = pathOf(ref);
      editors.set(path, (editors.get(path) ?? 0) + 1);
      const known = running.get(path);
      // Another version of the calculator, as tests have them, opens the file anew.
      if (known && known.calculator !== calculator) end(path);
      return run(ref, calculator).handle(() => {
        editors.set(path, (editors.get(path) ?? 1) - 1);
        shown.delete(path);
        endIfDone(path);
      });
    },
    unsentInput: draftOf,
    flush: async () => void (await Promise.all([...running.values()].map((file) => file.flush()))),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      globalThis.removeEventListener?.("online", onNetwork);
      leaveDrafts();
      channel?.close();
      for (const path of running.keys()) end(path);
      drafts.stop();
    },
  };
}
