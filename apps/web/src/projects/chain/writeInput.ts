import type { PlainRecord, Workspace } from "@org/data";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { withOpenFile } from "../withOpenFile.ts";
import type { NamedFile } from "./readFiles.ts";

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
  await withOpenFile(workspace, ref, calculator, (open, state) => {
    if (state.status !== "ready") throw new Error(`“${name}” could not be opened.`);
    open.setInput(input as PlainRecord, over as PlainRecord);
  });
}
