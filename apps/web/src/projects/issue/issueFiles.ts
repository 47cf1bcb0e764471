import { kindOfCollection, type ActionResult, type FileRef, type FileSummary, type Workspace } from "@org/data";
import type { IssueResult } from "@org/data/store";
import type { AnyCalculator } from "@org/ui/surface";
import { loadView } from "../../calculators/views.ts";
import { errorText } from "../../pageParts/runAction.ts";
import { withOpenFile, type SettledState } from "../withOpenFile.ts";
import { issuedBefore } from "./issuedBefore.ts";
import { issueFile, type Issuer, type Stated } from "./issueFile.ts";
import { texts } from "./texts.ts";

/** A file that cannot be issued as it stands, and why. */
export interface FaultyFile {
  readonly file: FileSummary;
  readonly message: string;
}

/** A file with what issuing it came to. */
export interface FileOutcome {
  readonly file: FileSummary;
  readonly result: ActionResult<IssueResult>;
}

/** Called before each file. */
type OnFile = (index: number, file: FileSummary) => void;

export const refOf = ({ projectId, collection, id }: FileSummary): FileRef => ({ projectId, collection, fileId: id });

const { together } = texts;

/** What hinders issuing a file that is open. */
function faultIn(state: SettledState, definition: AnyCalculator): string | undefined {
  switch (state.status) {
    case "missing":
      return state.movedTo ? together.moved : state.offline ? together.notOnDevice : together.missing;
    case "unreadable":
      return together.unreadable(state.unreadable.reason);
    case "newer":
      return together.newer;
    case "failed":
      return state.message;
    case "ready": {
      if (state.conflicts.length > 0) return together.conflicts;
      const outcome = definition.calculate(state.input, { strict: false });
      return outcome.ok ? undefined : together.errors([...new Set(outcome.errors.map(({ message }) => message))]);
    }
  }
}

/** What a file is found to be before it is issued: fit, faulty, or issued under the same designation. */
async function checkFile(workspace: Workspace, file: FileSummary, revision: string): Promise<"fit" | "taken" | { readonly fault: string }> {
  try {
    const view = await loadView(kindOfCollection(file.collection).route);
    if (!view) return { fault: together.noCalculator };
    const ref = refOf(file);
    // What opens is what this device has of it: here it takes what the server has.
    await workspace.files.read(ref);
    return await withOpenFile(workspace, ref, view.definition, async (open, state) => {
      const fault = faultIn(state, view.definition);
      if (fault !== undefined) return { fault };
      return (await issuedBefore(workspace, ref, open, revision)) ? "taken" : "fit";
    });
  } catch (error) {
    globalThis.console.warn("A file could not be checked.", error);
    return { fault: errorText(error) };
  }
}

/** What keeps files from being issued together. */
export interface Checked {
  readonly faulty: readonly FaultyFile[];
  /** Those that were issued under the same designation. */
  readonly taken: readonly FileSummary[];
}

/** Looks through files that are to be issued, one after the other. @param signal ends it after the file in hand */
export async function checkFiles(
  workspace: Workspace,
  files: readonly FileSummary[],
  revision: string,
  onFile: OnFile,
  signal: AbortSignal,
): Promise<Checked> {
  const faulty: FaultyFile[] = [];
  const taken: FileSummary[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onFile(index, file);
    // One after the other: each takes the page a moment, in which it stays usable.
    // oxlint-disable-next-line no-await-in-loop
    const found = await checkFile(workspace, file, revision);
    if (found === "taken") taken.push(file);
    else if (found !== "fit") faulty.push({ file, message: found.fault });
  }
  return { faulty, taken };
}

async function issueClosedFile(issuer: Issuer, file: FileSummary, stated: Stated): Promise<ActionResult<IssueResult>> {
  const { workspace } = issuer;
  try {
    const view = await loadView(kindOfCollection(file.collection).route);
    if (!view) return { ok: false, message: together.noCalculator };
    const { definition } = view;
    const ref = refOf(file);
    return await withOpenFile(workspace, ref, definition, async (open, state) => {
      const fault = faultIn(state, definition);
      return fault === undefined ? issueFile(issuer, ref, open, definition, stated) : { ok: false, message: fault };
    });
  } catch (error) {
    globalThis.console.warn("A file could not be issued.", error);
    return { ok: false, message: errorText(error) };
  }
}

/** Issues files, each on its own, one after the other. @param signal ends it after the file in hand; those behind it have no outcome */
export async function issueFiles(
  issuer: Issuer,
  files: readonly FileSummary[],
  stated: Stated,
  onFile: OnFile,
  signal: AbortSignal,
): Promise<readonly FileOutcome[]> {
  const outcomes: FileOutcome[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onFile(index, file);
    // Each must be kept on this device before the next: who stops, or leaves, loses none of them.
    // oxlint-disable-next-line no-await-in-loop
    outcomes.push({ file, result: await issueClosedFile(issuer, file, stated) });
  }
  return outcomes;
}
