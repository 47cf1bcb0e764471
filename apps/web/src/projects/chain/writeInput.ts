import type { PlainRecord, Workspace } from "@org/data";
import type { FileState, OpenFile } from "@org/data/store";
import type { CompleteInput } from "@org/hvac-core/kernel";
import type { NamedFile } from "./readFiles.ts";

type Settled = Exclude<FileState, { readonly status: "loading" }>;

function settled(open: OpenFile): Promise<Settled> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined;
    const look = (): void => {
      const state = open.getSnapshot();
      if (state.status === "loading") return;
      unsubscribe?.();
      resolve(state);
    };
    unsubscribe = open.subscribe(look);
    look();
  });
}

/**
 * Writes the input of a file that no page edits; it is sent as what is typed is, also later.
 *
 * @param over what it was made from: what others have changed since is kept
 * @throws {Error} when the file cannot be opened, in words
 */
export async function writeInput(
  workspace: Workspace,
  { ref, name, calculator }: NamedFile,
  input: CompleteInput,
  over: CompleteInput,
): Promise<void> {
  const open = workspace.files.open(ref, calculator);
  try {
    const state = await settled(open);
    if (state.status !== "ready") throw new Error(`“${name}” could not be opened.`);
    open.setInput(input as PlainRecord, over as PlainRecord);
  } finally {
    open.close();
  }
}
