import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileSummary, Workspace } from "@org/data";
import { doLongParts } from "@org/data/store";
import { linksOf } from "../links/readLinks.ts";
import { readKnownFiles } from "../links/readKnownFiles.ts";
import { findOutOfDate } from "./findOutOfDate.ts";

/** The files of a project that are out of date, by id. @param summaries its files @param signal stops it; the result is then incomplete */
export async function compareFiles(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OutOfDate>> {
  const project = await readKnownFiles(workspace, summaries);
  const linkedIds = new Set(project.files.flatMap(linksOf).map(({ fileId }) => fileId));
  for (const { id, calculator, input } of project.files) {
    if (signal.aborted) break;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (linkedIds.has(id)) await doLongParts(calculator, input);
  }
  return findOutOfDate(project, signal);
}
