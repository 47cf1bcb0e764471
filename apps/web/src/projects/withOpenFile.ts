import type { FileRef, Workspace } from "@org/data";
import type { FileState, OpenFile } from "@org/data/store";
import { untilHolds } from "./untilHolds.ts";

/** State of a file once it is read. */
export type SettledState = Exclude<FileState, { readonly status: "loading" }>;

type FileCalculator = Parameters<Workspace["files"]["open"]>[1];

function settled(open: OpenFile): Promise<SettledState> {
  return untilHolds(() => {
    const state = open.getSnapshot();
    return state.status !== "loading" && state;
  }, [open]);
}

/** Opens a file without a page while a function works on it. Changes that are not stored by then stay in the outbox and are sent later. */
export async function withOpenFile<T>(
  workspace: Workspace,
  file: FileRef,
  calculator: FileCalculator,
  work: (open: OpenFile, state: SettledState) => T | Promise<T>,
): Promise<T> {
  const open = workspace.files.open(file, calculator);
  try {
    return await work(open, await settled(open));
  } finally {
    open.close();
  }
}
