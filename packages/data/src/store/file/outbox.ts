import { kindOfCollection } from "../../collections.ts";
import type { PlainRecord } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { createObservable, type Readable } from "@org/device/observable";
import type { FileRef, Owner } from "../../paths.ts";
import type { Draft } from "../device/draft.ts";
import { isReleased, type Drafts } from "../device/drafts.ts";
import type { StoreContext } from "../storeContext.ts";
import type { FileCalculator } from "./calculator.ts";
import { isDone, isUnsent } from "./fileModel.ts";
import type { OpenFile } from "./fileState.ts";
import { runFile, type RunningFile } from "./runFile.ts";
import { pathOf, waitingFiles, type WaitingFile } from "./waitingFiles.ts";

/** Everything typed on this device that the server does not have, whoever typed it where: it is sent from any page of its user. */
export interface Outbox extends Readable<readonly WaitingFile[]> {
  /** Tries everything again now. */
  readonly retry: () => void;
  /** Whether something typed is on its way to the disk of this device: until then a browser that is killed may lose it. */
  readonly isWriting: Readable<boolean>;
  /** Gives up what was typed into a file and is not stored: what the list shows, and nothing that another tab has besides. */
  readonly discard: (file: FileRef) => Promise<void>;
  /** Makes a new file of what was typed into one that is not there any more. @param projectId where to; the file's own project unless told otherwise */
  readonly saveAsNewFile: (file: FileRef, projectId?: string) => Promise<ActionResult<{ readonly file: FileRef }>>;
}

export interface RunningOutbox extends Outbox {
  readonly open: (ref: FileRef, calculator: FileCalculator) => OpenFile;
  /** What stands in the editor or in a draft of a file: the input as it was typed, where it is not stored. */
  readonly unsentInput: (ref: FileRef) => { readonly input: PlainRecord; readonly calculatorVersion: number } | undefined;
  /** Whether an issued report waits on this device to be sent, or was refused. */
  readonly pendingIssue: (ref: FileRef, issueId: string) => "waiting" | "refused" | undefined;
  /** Stores what can be stored now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface OutboxOptions {
  readonly context: StoreContext;
  readonly drafts: Drafts;
  readonly tabId: string;
  readonly findCalculator: (route: string) => Promise<FileCalculator | undefined>;
  /** Creates a file from an input that was typed. */
  readonly create: (
    file: FileRef,
    name: string,
    calculator: FileCalculator,
    input: PlainRecord,
  ) => Promise<ActionResult<{ readonly file: FileRef }>>;
  /** Where a file that has left its place stands now. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** So often this tab looks for what other tabs left, in milliseconds; it also looks when one of them says so, or the network is back. */
const orphanCheckMs = 20_000;
const inAnotherTab = "These changes are open in another tab. Check there, or try again in a moment.";

export function openOutbox({ context, drafts, tabId, findCalculator, create, findMoved }: OutboxOptions): RunningOutbox {
  const running = new Map<string, RunningFile>();
  /** How many editors show a file. */
  const editors = new Map<string, number>();
  const movesAskedFor = new Set<string>();
  const state = createObservable<readonly WaitingFile[]>([]);
  let isStopped = false;

  const report = (work: Promise<void>): void => {
    work.catch((error: unknown) => context.report.error("What was left on this device could not be sent yet.", error));
  };

  const show = (): void => {
    if (isStopped) return;
    const next = waitingFiles(drafts.all.getSnapshot(), tabId, (path) => running.get(path)?.getSnapshot(), context.sync.isOffline());
    if (JSON.stringify(next) !== JSON.stringify(state.getSnapshot())) state.set(next);
    const waiting = new Set(next.map(({ file }) => pathOf(file)));
    for (const [path, file] of running) context.sync.setUnsaved(file, waiting.has(path));
  };

  const stopFile = (path: string): void => {
    const file = running.get(path);
    if (!file) return;
    file.stop();
    running.delete(path);
    context.sync.setUnsaved(file, false);
  };

  const ownDraft = (ref: FileRef): Draft | undefined => {
    const path = pathOf(ref);
    return drafts.all.getSnapshot().find(({ draft, tabId: keeper }) => keeper === tabId && pathOf(draft.file) === path)?.draft;
  };

  /** What was typed goes along to where the file stands now. */
  const followMove = async (file: RunningFile): Promise<void> => {
    const path = pathOf(file.ref);
    if (movesAskedFor.has(path)) return;
    movesAskedFor.add(path);
    try {
      const to = await findMoved(file.ref);
      if (!to || isStopped) return;
      file.dispatch({ type: "moved", to });
      const draft = ownDraft(file.ref);
      // It waits where it stands while the other place is open here.
      if (!draft || running.has(pathOf(to))) return;
      if (!(await drafts.save({ ...draft, file: to }))) return;
      file.dispatch({ type: "discarded" });
      drafts.remove(file.ref);
      await send(to);
    } catch (error) {
      movesAskedFor.delete(path);
      throw error;
    }
  };

  const onChange = (file: RunningFile): void => {
    const path = pathOf(file.ref);
    const shown = file.getSnapshot();
    if (
      shown.status === "missing" &&
      !shown.offline &&
      (isUnsent(file.model()) || file.model().refusedIssues.length > 0 || editors.get(path))
    )
      report(followMove(file));
    show();
    if (editors.get(path)) adoptReleased();
    // Ended in the next turn: whoever changed it may still be at work with it.
    if (!editors.get(path) && shown.status !== "loading") queueMicrotask(() => endIfDone(path));
  };

  const endIfDone = (path: string): void => {
    const file = running.get(path);
    if (!file || editors.get(path) || !isDone(file.model())) return;
    stopFile(path);
    drafts.remove(file.ref);
    // Several tabs may have left something in one file; the next one's turn is now.
    report(sendOrphans());
  };

  const run = (ref: FileRef, calculator: FileCalculator): RunningFile => {
    const file = running.get(pathOf(ref)) ?? runFile({ context, drafts, ref, calculator, onChange });
    running.set(pathOf(ref), file);
    return file;
  };

  /** Sends a draft without an editor. */
  const send = async (ref: FileRef): Promise<void> => {
    if (running.has(pathOf(ref))) return;
    const calculator = await findCalculator(kindOfCollection(ref.collection).route);
    if (calculator && !isStopped) run(ref, calculator);
  };

  /** Sends what closed and crashed tabs left, and what is this tab's and has nobody at work. */
  const sendOrphans = async (): Promise<void> => {
    const own = drafts.all.getSnapshot().filter(({ tabId: keeper, draft }) => keeper === tabId && !running.has(pathOf(draft.file)));
    for (const { file } of [...own.map(({ draft }) => draft), ...(await drafts.orphans())]) {
      if (isStopped) return;
      const open = running.get(pathOf(file));
      if (open) await open.adoptDraft();
      else await send(file);
    }
    show();
  };

  /** Where a file is shown, what waits in it is asked about: a tab that only sends it leaves it to the one that shows it. */
  const handOver = async (path: string): Promise<void> => {
    const file = running.get(path);
    if (!file || editors.get(path)) return;
    await file.flush();
    if (editors.get(path) || running.get(path) !== file) return;
    stopFile(path);
    await drafts.release(file.ref);
    show();
  };
  const adoptReleased = (): void => {
    for (const one of drafts.all.getSnapshot().filter(isReleased)) {
      const path = pathOf(one.draft.file);
      const file = editors.get(path) ? running.get(path) : undefined;
      if (file) report(file.adoptDraft());
    }
  };
  const shownFiles = openShownFiles(context.owner, (path) => report(handOver(path)));

  const timer = setInterval(() => report(sendOrphans()), orphanCheckMs);
  const onNetwork = (): void => report(sendOrphans());
  globalThis.addEventListener?.("online", onNetwork);
  const unsubscribeDrafts = drafts.all.subscribe(() => {
    show();
    adoptReleased();
  });
  report(drafts.ready.then(sendOrphans));

  const discard = async (ref: FileRef): Promise<void> => {
    await drafts.adopt(ref);
    running.get(pathOf(ref))?.dispatch({ type: "discarded" });
    drafts.remove(ref);
    endIfDone(pathOf(ref));
  };

  const saveAsNewFile = async (ref: FileRef, projectId: string): Promise<ActionResult<{ readonly file: FileRef }>> => {
    const calculator = await findCalculator(kindOfCollection(ref.collection).route);
    const draft = await drafts.adopt(ref);
    if (!draft || !calculator) return { ok: false, message: inAnotherTab };
    if (draft.calculatorVersion > calculator.version)
      return { ok: false, message: "It was made with a later version of this page. Reload the page and try again." };
    const input = calculator.open(draft.input, draft.calculatorVersion).input as PlainRecord;
    const result = await create({ ...ref, projectId }, draft.name, calculator, input);
    if (result.ok) await discard(ref);
    return result;
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    isWriting: { getSnapshot: drafts.isWriting.getSnapshot, subscribe: drafts.isWriting.subscribe },
    retry: () => {
      movesAskedFor.clear();
      for (const file of running.values()) file.dispatch({ type: "retry" });
      report(sendOrphans());
    },
    discard,
    saveAsNewFile: (ref, projectId = ref.projectId) => saveAsNewFile(ref, projectId),
    open: (ref, calculator) => {
      const path = pathOf(ref);
      editors.set(path, (editors.get(path) ?? 0) + 1);
      // Another version of the calculator, as tests have them, opens the file anew.
      if (running.get(path) && running.get(path)!.calculator !== calculator) stopFile(path);
      const handle = run(ref, calculator).handle(() => {
        editors.set(path, (editors.get(path) ?? 1) - 1);
        endIfDone(path);
      });
      shownFiles.announce(path);
      return handle;
    },
    unsentInput: (ref) => ownDraft(ref) ?? drafts.all.getSnapshot().findLast(({ draft }) => pathOf(draft.file) === pathOf(ref))?.draft,
    pendingIssue: (ref, issueId) => {
      const here = drafts.all.getSnapshot().filter(({ draft }) => pathOf(draft.file) === pathOf(ref));
      if (here.some(({ draft }) => draft.kept.some(({ issued }) => issued?.id === issueId))) return "waiting";
      return here.some(({ draft }) => draft.refused?.some(({ id }) => id === issueId)) ? "refused" : undefined;
    },
    flush: async () => void (await Promise.all([...running.values()].map((file) => file.flush()))),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      globalThis.removeEventListener?.("online", onNetwork);
      unsubscribeDrafts();
      shownFiles.stop();
      for (const path of running.keys()) stopFile(path);
      drafts.stop();
    },
  };
}

/** Tells the other tabs of a user which files this one shows. */
function openShownFiles(
  { appId, uid }: Owner,
  onShown: (path: string) => void,
): { readonly announce: (path: string) => void; readonly stop: () => void } {
  if (typeof BroadcastChannel === "undefined") return { announce: () => {}, stop: () => {} };
  const channel = new BroadcastChannel(`plenum.shown:${appId}:${uid}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onShown(String(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
    announce: (path) => channel.postMessage(path),
    stop: () => channel.close(),
  };
}
