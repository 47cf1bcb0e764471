import { createObservable, type Readable } from "@org/device/observable";
import type { FileRef } from "../../paths.ts";
import { createMachine, type Machine } from "../../machine.ts";
import type { StoreContext } from "../storeContext.ts";
import type { FileCalculator } from "./calculator.ts";
import type { FileEffect, FileEvent } from "./fileEvents.ts";
import { unopenedModel, type FileModel } from "./fileModel.ts";
import type { FileState } from "./fileState.ts";
import { transition } from "./fileTransition.ts";
import { createFileView } from "./fileView.ts";

export interface FileOptions {
  readonly context: StoreContext;
  readonly ref: FileRef;
  readonly calculator: FileCalculator;
}

/** The state machine of a running file, and its observable state. */
export interface FileMachine extends Machine<FileModel, FileEvent>, Readable<FileState> {}

/** Runs the reducer of a file, and shows its model together with the state of the connection. */
export function createFileMachine(
  { context, calculator }: FileOptions,
  { run, onChange }: { readonly run: (effect: FileEffect) => void; readonly onChange: () => void },
): FileMachine {
  const view = createFileView(calculator, () => show());
  const state = createObservable<FileState>({ status: "loading" });
  const show = (): void => {
    state.set(view(machine.model(), context.sync.isOffline()));
    onChange();
  };
  const machine = createMachine<FileModel, FileEvent, FileEffect>({
    name: "file",
    initial: unopenedModel,
    transition: (model, event) => transition(calculator, model, event),
    run,
    onChange: show,
  });
  const onNetwork = (): void => machine.dispatch({ type: "retry" });
  globalThis.addEventListener?.("online", onNetwork);
  const unsubscribeSync = context.sync.subscribe(show);
  return {
    ...machine,
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    stop: () => {
      machine.stop();
      globalThis.removeEventListener?.("online", onNetwork);
      unsubscribeSync();
    },
  };
}
