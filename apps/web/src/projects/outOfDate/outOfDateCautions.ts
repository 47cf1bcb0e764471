import type { FileRef, Workspace } from "@org/data";
import type { CalculatorState } from "@org/form/state";
import type { NamedFile } from "../links/readFiles.ts";
import type { FileReads } from "../links/readLinks.ts";
import type { ReportCautions } from "../../reports/CalculationReport.tsx";
import { texts as reportTexts } from "../../reports/texts.ts";
import { texts as listTexts } from "../texts.ts";
import { untilListed } from "../untilListed.ts";
import { differencesFromProject, measuresOf } from "./findOutOfDate.ts";
import { texts } from "./texts.ts";
import { readUpstream, type ProjectToCompare } from "./upstream.ts";

/**
 * What a report of a file says: that lines of a bill differ from the project, that imported rows differ from their source, and that files that it depends on are out of date.
 *
 * @param read files that were read before; the files read now are added
 */
export async function outOfDateCautions(
  project: ProjectToCompare,
  target: Omit<NamedFile, "name">,
  read?: FileReads,
): Promise<ReportCautions> {
  const lines = (await differencesFromProject(target, project.measure)).length;
  const { rows, outOfDate } = await readUpstream(project, target, read);
  return {
    cautions: [
      ...(lines === 0 ? [] : [reportTexts.outOfDate(lines)]),
      ...(rows === 0 ? [] : [`${listTexts.outOfDate.rows(rows)}.`]),
      ...(outOfDate.length === 0 ? [] : [texts.staleSources(outOfDate.map(({ name }) => name))]),
    ],
    outOfDate: lines + rows,
  };
}

/** {@link outOfDateCautions} of an open file. */
export async function cautionsOfOpenFile(
  workspace: Workspace,
  ref: FileRef,
  { definition, complete }: Pick<CalculatorState, "definition" | "complete">,
): Promise<ReportCautions> {
  const list = workspace.files.ofProject(ref.projectId);
  await untilListed(workspace, list);
  const known = list.getSnapshot().items.flatMap((item) => (item.ok ? [item.value] : []));
  const target = { id: ref.fileId, collection: ref.collection, ref, calculator: definition, input: complete };
  return outOfDateCautions({ workspace, known, measure: measuresOf(workspace, known) }, target);
}
