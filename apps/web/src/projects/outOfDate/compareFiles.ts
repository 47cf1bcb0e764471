import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileSummary, Workspace } from "@org/data";
import { readKnownFiles } from "../links/readKnownFiles.ts";
import { findOutOfDate } from "./findOutOfDate.ts";

/** The files of a project that are out of date, by id. @param summaries its files @param signal stops it; the result is then incomplete */
export async function compareFiles(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OutOfDate>> {
  return findOutOfDate(await readKnownFiles(workspace, summaries), signal);
}
