import { kindOfCollection } from "../../collections.ts";
import type { FileRef } from "../../paths.ts";
import type { Draft } from "../device/draft.ts";
import type { Drafts } from "../device/drafts.ts";
import type { Machine } from "../../machine.ts";
import type { FileCalculator } from "./calculator.ts";
import { isEdited, type OutboxEffect, type OutboxEvent, type OutboxModel } from "./outboxModel.ts";
import type { RunningFiles } from "./runningFiles.ts";
import type { RunningFile } from "./runFile.ts";
import { pathOf } from "./waitingFiles.ts";

export interface OutboxEffectOptions {
  readonly drafts: Drafts;
  readonly tabId: string;
  readonly findCalculator: (route: string) => Promise<FileCalculator | undefined>;
  /** The new place of a file that has left its place. */
  readonly findMoved: (file: FileRef) => Promise<FileRef | undefined>;
}

/** The draft that this tab keeps of a file. */
export function tabDraft({ drafts, tabId }: Pick<OutboxEffectOptions, "drafts" | "tabId">, file: FileRef): Draft | undefined {
  const path = pathOf(file);
  return drafts.all.getSnapshot().find(({ draft, tabId: keeper }) => keeper === tabId && pathOf(draft.file) === path)?.draft;
}

/** Runs the effects of an outbox. @param attempt runs work whose failure is only reported */
export function outboxEffects(
  options: OutboxEffectOptions,
  files: RunningFiles,
  machine: Machine<OutboxModel, OutboxEvent>,
  attempt: (work: Promise<void>) => void,
): (effect: OutboxEffect) => void {
  const { drafts } = options;

  const end = (path: string): void => {
    const file = files.get(path);
    if (!file) return;
    files.stop(path);
    drafts.remove(file.ref);
    // Several tabs may have left drafts of one file; the next one is sent now.
    attempt(sendOrphans(options, files, machine));
  };
  const handOver = async (path: string, file: RunningFile): Promise<void> => {
    await file.flush();
    if (isEdited(machine.model(), path) || files.get(path) !== file) return;
    files.stop(path);
    await drafts.release(file.ref);
    machine.dispatch({ type: "checked" });
  };

  return ({ type, path }: { readonly type: OutboxEffect["type"]; readonly path?: string }) => {
    if (path === undefined) return attempt(sendOrphans(options, files, machine));
    const file = files.get(path);
    if (type === "settle") queueMicrotask(() => machine.dispatch({ type: "settled", path }));
    else if (type === "end") end(path);
    else if (!file) return;
    else if (type === "find place") attempt(moveDraft(options, files, machine, file));
    else if (type === "adopt") attempt(file.adoptDraft());
    else if (type === "hand over") attempt(handOver(path, file));
    else file.dispatch({ type: "retry" });
  };
}

/** Sends the drafts that closed and crashed tabs have left, and drafts of this tab whose file is not running. */
async function sendOrphans(options: OutboxEffectOptions, files: RunningFiles, machine: Machine<OutboxModel, OutboxEvent>): Promise<void> {
  const { drafts, tabId } = options;
  const idle = drafts.all.getSnapshot().filter(({ tabId: keeper, draft }) => keeper === tabId && !files.get(pathOf(draft.file)));
  for (const { file } of [...idle.map(({ draft }) => draft), ...(await drafts.orphans())]) {
    if (machine.isStopped()) return;
    const running = files.get(pathOf(file));
    if (running) await running.adoptDraft();
    else await send(options, files, machine, file);
  }
  machine.dispatch({ type: "checked" });
}

/** Runs a file without an editor, which sends its draft. */
async function send(
  { findCalculator }: OutboxEffectOptions,
  files: RunningFiles,
  machine: Machine<OutboxModel, OutboxEvent>,
  ref: FileRef,
): Promise<void> {
  if (files.get(pathOf(ref))) return;
  const calculator = await findCalculator(kindOfCollection(ref.collection).route);
  if (calculator && !machine.isStopped()) files.run(ref, calculator);
}

/** The draft of a moved file goes to the new place of the file. */
async function moveDraft(
  options: OutboxEffectOptions,
  files: RunningFiles,
  machine: Machine<OutboxModel, OutboxEvent>,
  file: RunningFile,
): Promise<void> {
  const { drafts, findMoved } = options;
  try {
    const to = await findMoved(file.ref);
    if (!to || machine.isStopped()) return;
    file.dispatch({ type: "moved", to });
    const draft = tabDraft(options, file.ref);
    // While the new place is open here, the draft waits.
    if (!draft || files.get(pathOf(to))) return;
    if (!(await drafts.save({ ...draft, file: to }))) return;
    file.dispatch({ type: "discarded" });
    drafts.remove(file.ref);
    await send(options, files, machine, to);
  } catch (error) {
    machine.dispatch({ type: "lookup failed", path: pathOf(file.ref) });
    throw error;
  }
}
