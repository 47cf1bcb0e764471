import type { PlainRecord, Workspace } from "@org/data";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { withOpenFile } from "../withOpenFile.ts";
import type { NamedFile } from "./readFiles.ts";

/** Writes the input of a file as {@link writeInput} does. @returns restores the input before */
export async function updateInput(
  workspace: Workspace,
  file: NamedFile,
  input: CompleteInput,
  over: CompleteInput,
): Promise<() => Promise<void>> {
  await writeInput(workspace, file, input, over);
  return () => writeInput(workspace, file, over, input);
}

/**
 * Writes the input of a file without a page. It is sent like an edit, later if necessary.
 *
 * @param over the input before the change: changes by others since then are kept
 * @throws {Error} when the file cannot be opened; the message says why
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
