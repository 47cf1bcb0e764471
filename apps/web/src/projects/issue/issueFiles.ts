import { kindOfCollection, type ActionResult, type FileRef, type FileSummary, type Workspace } from "@org/data";
import { doLongParts, type IssueResult, type OpenFile, type ReadyFile } from "@org/data/store";
import { log } from "@org/device/log";
import type { AnyCalculator } from "@org/form/state";
import { loadView } from "../../calculators/views.ts";
import { errorText } from "../../page/runAction.ts";
import { measuresOf } from "../outOfDate/findOutOfDate.ts";
import { withOpenFile, type SettledState } from "../withOpenFile.ts";
import { issuedBefore } from "./issuedBefore.ts";
import { remarksOn } from "./remarksOn.ts";
import { issueFile, type Issuer, type IssueDetails } from "./issueFile.ts";
import { texts } from "./texts.ts";

/** A file with the remarks to check before it is issued, or with the reason why it cannot be. */
export interface RemarkedFile {
  readonly file: FileSummary;
  readonly messages: readonly string[];
}

/** A file with the outcome of issuing it. */
export interface FileOutcome {
  readonly file: FileSummary;
  readonly result: ActionResult<IssueResult>;
}

/** Called before each file. */
type OnFile = (index: number, file: FileSummary) => void;

export const refOf = ({ projectId, collection, id }: FileSummary): FileRef => ({ projectId, collection, fileId: id });

const { severalFiles } = texts;

/** Why an open file cannot be issued. */
function errorIn(state: SettledState, definition: AnyCalculator): string | undefined {
  switch (state.status) {
    case "missing":
      return state.movedTo ? severalFiles.moved : state.offline ? severalFiles.notOnDevice : severalFiles.missing;
    case "unreadable":
      return severalFiles.unreadable(state.unreadable.reason);
    case "newer":
      return severalFiles.newer;
    case "failed":
      return state.message;
    case "ready": {
      if (state.conflicts.length > 0) return severalFiles.conflicts;
      const outcome = definition.calculate(state.input, { strict: false });
      return outcome.ok ? undefined : severalFiles.errors([...new Set(outcome.errors.map(({ message }) => message))]);
    }
  }
}

/** An open file that can be issued. */
interface FitFile {
  readonly ref: FileRef;
  readonly open: OpenFile;
  readonly definition: AnyCalculator;
  readonly state: ReadyFile;
}

type Failure = ActionResult & { readonly ok: false };

/** Runs a function with a file that can be issued. @returns its result, or why the file cannot be issued or the function failed */
async function withFitFile<T extends object>(
  workspace: Workspace,
  file: FileSummary,
  work: (fit: FitFile) => Promise<ActionResult<T>>,
): Promise<ActionResult<T>> {
  const refused = (message: string): Failure => ({ ok: false, message });
  try {
    const view = await loadView(kindOfCollection(file.collection).route);
    if (!view) return refused(severalFiles.noCalculator);
    const { definition } = view;
    const ref = refOf(file);
    // The file opens with this device's state: reading it first brings the server's state.
    await workspace.files.read(ref);
    return await withOpenFile(workspace, ref, definition, async (open, state) => {
      if (state.status === "ready") await doLongParts(definition, state.input);
      const error = errorIn(state, definition);
      if (error !== undefined || state.status !== "ready") return refused(error ?? severalFiles.missing);
      return work({ ref, open, definition, state });
    });
  } catch (error) {
    log.warn("A file could not be issued.", error);
    return refused(errorText(error));
  }
}

/** Files that cannot be issued or should be checked first. */
export interface Checked {
  /** Files that cannot be issued, with the reasons. */
  readonly blocked: readonly RemarkedFile[];
  readonly remarked: readonly RemarkedFile[];
  /** Files that were already issued under this revision. */
  readonly taken: readonly FileSummary[];
}

/**
 * Checks files before they are issued, one at a time.
 *
 * @param known files of the project
 * @param signal stops after the current file
 */
export async function checkFiles(
  workspace: Workspace,
  files: readonly FileSummary[],
  known: readonly FileSummary[],
  revision: string,
  onFile: OnFile,
  signal: AbortSignal,
): Promise<Checked> {
  const blocked: RemarkedFile[] = [];
  const remarked: RemarkedFile[] = [];
  const taken: FileSummary[] = [];
  const project = { workspace, known, measure: measuresOf(workspace, known) };
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onFile(index, file);
    // One at a time: each blocks the page for a moment, and the page stays usable between them.
    // oxlint-disable-next-line no-await-in-loop
    const result = await withFitFile(workspace, file, async ({ ref, open, definition, state }) => ({
      ok: true,
      isTaken: (await issuedBefore(workspace, ref, open, revision)) !== undefined,
      remarks: await remarksOn(project, ref, definition, state),
    }));
    if (!result.ok) {
      blocked.push({ file, messages: [result.message] });
      continue;
    }
    if (result.isTaken) taken.push(file);
    if (result.remarks.length > 0) remarked.push({ file, messages: result.remarks });
  }
  return { blocked, remarked, taken };
}

/** Issues files separately, one at a time. @param signal stops after the current file; later files have no outcome */
export async function issueFiles(
  issuer: Issuer,
  files: readonly FileSummary[],
  details: IssueDetails,
  onFile: OnFile,
  signal: AbortSignal,
): Promise<readonly FileOutcome[]> {
  const outcomes: FileOutcome[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onFile(index, file);
    // Each issue must be stored on this device before the next: a user who stops or leaves the page loses none of them.
    // oxlint-disable-next-line no-await-in-loop
    const result = await withFitFile(issuer.workspace, file, ({ ref, open, definition }) =>
      issueFile(issuer, ref, open, definition, details),
    );
    outcomes.push({ file, result });
  }
  return outcomes;
}
