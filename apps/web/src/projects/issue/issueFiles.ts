import { kindOfCollection, type ActionResult, type FileRef, type FileSummary, type Workspace } from "@org/data";
import type { IssueResult, OpenFile, ReadyFile } from "@org/data/store";
import { log } from "@org/device/log";
import type { AnyCalculator } from "@org/form/state";
import { loadView } from "../../calculators/views.ts";
import { errorText } from "../../pageParts/runAction.ts";
import { measuresOf } from "../outOfDate/findOutOfDate.ts";
import { withOpenFile, type SettledState } from "../withOpenFile.ts";
import { issuedBefore } from "./issuedBefore.ts";
import { remarksOn } from "./remarksOn.ts";
import { issueFile, type Issuer, type Stated } from "./issueFile.ts";
import { texts } from "./texts.ts";

/** A file and what is to be said of it before it is issued, if it can be. */
export interface RemarkedFile {
  readonly file: FileSummary;
  readonly messages: readonly string[];
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

/** A file that can be issued, open. */
interface FitFile {
  readonly ref: FileRef;
  readonly open: OpenFile;
  readonly definition: AnyCalculator;
  readonly state: ReadyFile;
}

type Fault = ActionResult & { readonly ok: false };

/** Does something with a file as it stands, where that can be issued. @returns otherwise why not, as where doing it failed */
async function withFitFile<T extends object>(
  workspace: Workspace,
  file: FileSummary,
  work: (fit: FitFile) => Promise<ActionResult<T>>,
): Promise<ActionResult<T>> {
  const refused = (message: string): Fault => ({ ok: false, message });
  try {
    const view = await loadView(kindOfCollection(file.collection).route);
    if (!view) return refused(together.noCalculator);
    const { definition } = view;
    const ref = refOf(file);
    // What opens first is what this device has of it: by this it has what the server has.
    await workspace.files.read(ref);
    return await withOpenFile(workspace, ref, definition, async (open, state) => {
      const fault = faultIn(state, definition);
      if (fault !== undefined || state.status !== "ready") return refused(fault ?? together.missing);
      return work({ ref, open, definition, state });
    });
  } catch (error) {
    log.warn("A file could not be issued.", error);
    return refused(errorText(error));
  }
}

/** What keeps files from being issued together, and what should be seen before. */
export interface Checked {
  /** Those that cannot be issued, and why. */
  readonly faulty: readonly RemarkedFile[];
  readonly remarked: readonly RemarkedFile[];
  /** Those that were issued under the same designation. */
  readonly taken: readonly FileSummary[];
}

/**
 * Looks through files that are to be issued, one after the other.
 *
 * @param known files of the project
 * @param signal ends it after the file in hand
 */
export async function checkFiles(
  workspace: Workspace,
  files: readonly FileSummary[],
  known: readonly FileSummary[],
  revision: string,
  onFile: OnFile,
  signal: AbortSignal,
): Promise<Checked> {
  const faulty: RemarkedFile[] = [];
  const remarked: RemarkedFile[] = [];
  const taken: FileSummary[] = [];
  const project = { workspace, known, measure: measuresOf(workspace, known) };
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onFile(index, file);
    // One after the other: each takes the page a moment, in which it stays usable.
    // oxlint-disable-next-line no-await-in-loop
    const found = await withFitFile(workspace, file, async ({ ref, open, definition, state }) => ({
      ok: true,
      isTaken: (await issuedBefore(workspace, ref, open, revision)) !== undefined,
      remarks: await remarksOn(project, ref, definition, state),
    }));
    if (!found.ok) {
      faulty.push({ file, messages: [found.message] });
      continue;
    }
    if (found.isTaken) taken.push(file);
    if (found.remarks.length > 0) remarked.push({ file, messages: found.remarks });
  }
  return { faulty, remarked, taken };
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
    const result = await withFitFile(issuer.workspace, file, ({ ref, open, definition }) =>
      issueFile(issuer, ref, open, definition, stated),
    );
    outcomes.push({ file, result });
  }
  return outcomes;
}
