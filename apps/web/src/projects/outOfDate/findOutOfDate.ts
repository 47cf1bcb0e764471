import type { FileCollection, FileSummary, Workspace } from "@org/data";
import {
  billDifferences,
  isTakenOffBill,
  measureFiles,
  outOfDateFiles,
  type BillDifference,
  type OutOfDate,
  type ProjectFile,
} from "@org/hvac-core/exchange/project";
import { measureProject } from "../../calculators/boq/takeOff/measureProject.ts";
import type { NamedFile, ReadProject } from "../links/readFiles.ts";

/** The kind of file whose lines are taken off other files. */
export const bills: FileCollection = "boqs";

/** Lets the page handle input between two files. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Files that cannot be read, as measured ones with a problem. */
export const notMeasured = ({ unread }: ReadProject): readonly ProjectFile[] =>
  unread.map(({ ref: { collection, fileId }, name, message }) => ({ collection, id: fileId, name, problem: message }));

/**
 * The files of a project that are out of date, by their ids. The files are measured only if a bill was taken off them.
 *
 * @param project the files as read; lines taken off a file that cannot be read are unknown, not gone
 * @param signal stops it; the result is then incomplete
 */
export async function findOutOfDate(project: ReadProject, signal: AbortSignal): Promise<ReadonlyMap<string, OutOfDate>> {
  const { files } = project;
  if (!files.some(isTakenOffBill)) return outOfDateFiles(files, []);
  return outOfDateFiles(files, [...(await measureFiles(files, { nameOf: ({ name }) => name, pause, signal })), ...notMeasured(project)]);
}

/** Measures a project when the first of its bills needs it. @param known files of the project */
export function measuresOf(workspace: Workspace, known: readonly FileSummary[]): () => Promise<readonly ProjectFile[]> {
  let measures: Promise<readonly ProjectFile[]> | undefined;
  return () =>
    (measures ??= measureProject(
      known.filter(({ collection }) => collection !== bills),
      workspace.files,
    ));
}

/** Differences between a bill and its project; none for other files, and for bills without a take-off. */
export async function differencesFromProject(
  { ref, input }: Pick<NamedFile, "ref" | "input">,
  measure: () => Promise<readonly ProjectFile[]>,
): Promise<readonly BillDifference[]> {
  return isTakenOffBill({ collection: ref.collection, input }) ? billDifferences({ complete: input }, await measure()) : [];
}
