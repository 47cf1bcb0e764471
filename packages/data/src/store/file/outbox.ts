import { createObservable, type Readable } from "@org/device/observable";
import { kindOfCollection } from "../../collections.ts";
import type { PlainRecord } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { FileRef } from "../../paths.ts";
import { isReleased, type Drafts } from "../device/drafts.ts";
import { createMachine } from "../../machine.ts";
import type { StoreContext } from "../storeContext.ts";
import type { FileCalculator } from "./calculator.ts";
import type { OpenFile } from "./fileState.ts";
import { outboxEffects, tabDraft, type OutboxEffectOptions } from "./outboxEffects.ts";
import { emptyOutbox, transition, type OutboxEffect, type OutboxEvent, type OutboxModel } from "./outboxModel.ts";
import { createRunningFiles } from "./runningFiles.ts";
import { openShownFiles } from "./shownFiles.ts";
import { pathOf, waitingFiles, type WaitingFile } from "./waitingFiles.ts";
import { texts } from "../texts.ts";

/** Everything typed on this device that the server does not have, in any tab: it is sent from any page of its user. */
export interface Outbox extends Readable<readonly WaitingFile[]> {
  /** Tries everything again now. */
  readonly retry: () => void;
  /** Whether something typed is on its way to the disk of this device: until then a browser that is killed may lose it. */
  readonly isWriting: Readable<boolean>;
  /** Gives up the unstored changes of a file that the list shows, but none that another tab has. */
  readonly discard: (file: FileRef) => Promise<void>;
  /** Makes a new file of the unstored changes of one that no longer exists. @param projectId of the new file; the file's project by default */
  readonly saveAsNewFile: (file: FileRef, projectId?: string) => Promise<ActionResult<{ readonly file: FileRef }>>;
}

export interface RunningOutbox extends Outbox {
  readonly open: (ref: FileRef, calculator: FileCalculator) => OpenFile;
  /** The input in the editor or in a draft of a file, where it is not stored. */
  readonly unsentInput: (ref: FileRef) => { readonly input: PlainRecord; readonly calculatorVersion: number } | undefined;
  /** Whether an issued report waits on this device to be sent, or was refused. */
  readonly pendingIssue: (ref: FileRef, issueId: string) => "waiting" | "refused" | undefined;
  /** Stores what can be stored now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface OutboxOptions extends OutboxEffectOptions {
  readonly context: StoreContext;
  /** Creates a file from an input that was typed. */
  readonly create: (
    file: FileRef,
    name: string,
    calculator: FileCalculator,
    input: PlainRecord,
  ) => Promise<ActionResult<{ readonly file: FileRef }>>;
}

/** Interval of the search for drafts that other tabs have left, in milliseconds; this tab also searches when another tab says so, or the network is back. */
const orphanCheckMs = 20_000;

/** Runs the files of a user: the model, with the open files and the drafts as its effects. */
export function openOutbox(options: OutboxOptions): RunningOutbox {
  const { context, drafts } = options;
  const state = createObservable<readonly WaitingFile[]>([]);
  const machine = createMachine<OutboxModel, OutboxEvent, OutboxEffect>({
    name: "outbox",
    initial: emptyOutbox,
    transition,
    run: (effect) => run(effect),
    onChange: () => {
      const waiting = waitingFiles(
        drafts.all.getSnapshot(),
        options.tabId,
        (path) => files.get(path)?.getSnapshot(),
        context.sync.isOffline(),
      );
      if (JSON.stringify(waiting) !== JSON.stringify(state.getSnapshot())) state.set(waiting);
      const paths = new Set(waiting.map(({ file }) => pathOf(file)));
      for (const file of files.all()) context.sync.setUnsaved(file, paths.has(pathOf(file.ref)));
    },
  });
  const { dispatch } = machine;
  const files = createRunningFiles(context, drafts, dispatch);
  const run = outboxEffects(options, files, machine, (work) => {
    work.catch((error: unknown) => context.report.error("Drafts on this device could not be sent yet.", error));
  });
  const triggers = openTriggers(options, dispatch);

  const discard = async (ref: FileRef): Promise<void> => {
    await drafts.adopt(ref);
    files.get(pathOf(ref))?.dispatch({ type: "discarded" });
    drafts.remove(ref);
    dispatch({ type: "settled", path: pathOf(ref) });
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    isWriting: { getSnapshot: drafts.isWriting.getSnapshot, subscribe: drafts.isWriting.subscribe },
    retry: () => dispatch({ type: "retry" }),
    discard,
    saveAsNewFile: async (ref, projectId = ref.projectId) => {
      const result = await createFromDraft(options, ref, projectId);
      if (result.ok) await discard(ref);
      return result;
    },
    open: (ref, calculator) => {
      const path = pathOf(ref);
      dispatch({ type: "editor opened", path });
      // Tests open one file with two versions of its calculator.
      const running = files.get(path);
      if (running && running.calculator !== calculator) files.stop(path);
      const handle = files.run(ref, calculator).handle(() => dispatch({ type: "editor closed", path }));
      triggers.announce(path);
      return handle;
    },
    unsentInput: (ref) =>
      tabDraft(options, ref) ?? drafts.all.getSnapshot().findLast(({ draft }) => pathOf(draft.file) === pathOf(ref))?.draft,
    pendingIssue: (ref, issueId) => pendingIssue(drafts, ref, issueId),
    flush: async () => void (await Promise.all(files.all().map((file) => file.flush()))),
    stop: () => {
      machine.stop();
      triggers.stop();
      for (const file of files.all()) files.stop(pathOf(file.ref));
      drafts.stop();
    },
  };
}

/** Triggers of another search by the outbox: time, the network, drafts and files of other tabs. */
function openTriggers(
  { context, drafts }: OutboxOptions,
  dispatch: (event: OutboxEvent) => void,
): { readonly announce: (path: string) => void; readonly stop: () => void } {
  const check = (): void => dispatch({ type: "check" });
  const shownFiles = openShownFiles(context.owner, (path) => dispatch({ type: "opened elsewhere", path }));
  const timer = setInterval(check, orphanCheckMs);
  globalThis.addEventListener?.("online", check);
  const unsubscribeDrafts = drafts.all.subscribe(() => {
    const released = drafts.all.getSnapshot().filter(isReleased);
    dispatch({ type: "drafts changed", released: new Set(released.map(({ draft }) => pathOf(draft.file))) });
  });
  drafts.ready.then(check, (error: unknown) => context.report.error("Drafts on this device could not be read.", error));
  return {
    announce: shownFiles.announce,
    stop: () => {
      clearInterval(timer);
      globalThis.removeEventListener?.("online", check);
      unsubscribeDrafts();
      shownFiles.stop();
    },
  };
}

function pendingIssue(drafts: Drafts, ref: FileRef, issueId: string): "waiting" | "refused" | undefined {
  const fileDrafts = drafts.all.getSnapshot().filter(({ draft }) => pathOf(draft.file) === pathOf(ref));
  if (fileDrafts.some(({ draft }) => draft.revisions.some(({ issued }) => issued?.id === issueId))) return "waiting";
  return fileDrafts.some(({ draft }) => draft.refused?.some(({ id }) => id === issueId)) ? "refused" : undefined;
}

async function createFromDraft(
  { drafts, findCalculator, create }: OutboxOptions,
  ref: FileRef,
  projectId: string,
): Promise<ActionResult<{ readonly file: FileRef }>> {
  const calculator = await findCalculator(kindOfCollection(ref.collection).route);
  const draft = await drafts.adopt(ref);
  if (!draft || !calculator) return { ok: false, message: texts.draft.inAnotherTab };
  if (draft.calculatorVersion > calculator.version) return { ok: false, message: texts.draft.laterVersion };
  const input = calculator.open(draft.input, draft.calculatorVersion).input as PlainRecord;
  return create({ ...ref, projectId }, draft.name, calculator, input);
}
