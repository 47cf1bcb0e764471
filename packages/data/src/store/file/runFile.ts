import type { Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import type { Drafts } from "../device/drafts.ts";
import type { FileCalculator } from "./calculator.ts";
import { createFileDraft, type FileDraft } from "./fileDraft.ts";
import type { FileEvent } from "./fileEvents.ts";
import { createHandle } from "./fileHandle.ts";
import { createFileMachine, type FileMachine, type FileOptions } from "./fileMachine.ts";
import type { FileModel } from "./fileModel.ts";
import { createFileRequests } from "./fileRequests.ts";
import type { FileState, OpenFile } from "./fileState.ts";
import { createStoring } from "./storing.ts";
import { watchFile, type FileWatch } from "./watchFile.ts";

/** An open file at work: it continues, with or without an editor, until everything typed is stored. */
export interface RunningFile extends Readable<FileState> {
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
  readonly model: () => FileModel;
  readonly dispatch: (event: FileEvent) => void;
  /** Opens the file for an editor; `onClose` is called once when it closes. */
  readonly handle: (onClose: () => void) => OpenFile;
  /** Merges a draft that another tab has left, unless something here has to be stored first. */
  readonly adoptDraft: () => Promise<void>;
  /** Stores due changes; resolves when no store is running. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export interface RunOptions extends FileOptions {
  readonly drafts: Drafts;
  /** Called after every change. */
  readonly onChange: (file: RunningFile) => void;
}

/** Opens a file: merges the draft of an earlier page, listens to the server, and stores changes. */
export function runFile(options: RunOptions): RunningFile {
  const { ref, calculator, onChange } = options;
  const machine = createFileMachine(options, {
    run: (effect) => {
      if (effect.type === "wake") storing.wake(effect.after);
      else if (effect.type === "store") storing.store(effect.request);
      else if (effect.type === "keep draft") draft.write();
      else listener.restart();
    },
    onChange: () => onChange(file),
  });
  const storing = createStoring(options, machine);
  const draft = createFileDraft(options, options.drafts, machine);
  const requests = createFileRequests(options, machine, storing.flush);
  const listener = startListener(options, draft, machine);

  const { getSnapshot, subscribe, model, dispatch } = machine;
  const file: RunningFile = {
    ref,
    calculator,
    getSnapshot,
    subscribe,
    model,
    dispatch,
    handle: (onClose) => createHandle({ state: machine, calculator, dispatch, ...requests, onClose }),
    adoptDraft: draft.adopt,
    flush: storing.flush,
    stop: () => {
      if (machine.isStopped()) return;
      machine.stop();
      storing.stop();
      listener.stop();
    },
  };
  return file;
}

/** Reads the draft of an earlier page, then listens to the server: a snapshot before the draft would be stored over it. */
function startListener({ context, ref, calculator }: RunOptions, draft: FileDraft, machine: FileMachine): FileWatch {
  let watch: FileWatch | undefined;
  const begin = async (): Promise<void> => {
    const left = await draft.read();
    if (machine.isStopped()) return;
    machine.dispatch({ type: "draft read", draft: left });
    watch = watchFile(context, ref, calculator, (snapshot) => machine.dispatch({ type: "snapshot", snapshot }));
  };
  void begin();
  return { restart: () => watch?.restart(), stop: () => watch?.stop() };
}
