import type { FileRef } from "../../paths.ts";
import type { Drafts } from "../device/drafts.ts";
import type { StoreContext } from "../storeContext.ts";
import type { FileCalculator } from "./calculator.ts";
import { isDone, isUnsent } from "./fileModel.ts";
import type { OutboxEvent, OutboxFile } from "./outboxModel.ts";
import { runFile, type RunningFile } from "./runFile.ts";
import { pathOf } from "./waitingFiles.ts";

/** The files that this tab runs, by path. */
export interface RunningFiles {
  readonly get: (path: string) => RunningFile | undefined;
  readonly all: () => readonly RunningFile[];
  /** Runs a file, or returns the running one. */
  readonly run: (ref: FileRef, calculator: FileCalculator) => RunningFile;
  readonly stop: (path: string) => void;
}

export function createRunningFiles(context: StoreContext, drafts: Drafts, dispatch: (event: OutboxEvent) => void): RunningFiles {
  const files = new Map<string, RunningFile>();
  const onChange = (file: RunningFile): void => dispatch({ type: "file changed", path: pathOf(file.ref), file: outboxFile(file) });
  return {
    get: (path) => files.get(path),
    all: () => [...files.values()],
    run: (ref, calculator) => {
      const path = pathOf(ref);
      const known = files.get(path);
      if (known) return known;
      const file = runFile({ context, drafts, ref, calculator, onChange });
      files.set(path, file);
      onChange(file);
      return file;
    },
    stop: (path) => {
      const file = files.get(path);
      if (!file) return;
      file.stop();
      files.delete(path);
      context.sync.setUnsaved(file, false);
      dispatch({ type: "file stopped", path });
    },
  };
}

function outboxFile(file: RunningFile): OutboxFile {
  const [state, model] = [file.getSnapshot(), file.model()];
  return {
    isGone: state.status === "missing" && !state.offline,
    isLoading: state.status === "loading",
    hasWork: isUnsent(model) || model.refusedIssues.length > 0,
    isDone: isDone(model),
  };
}
