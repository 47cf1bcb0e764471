import { kindOfCollection, type FileSummary, type Workspace } from "@org/data";
import { log } from "@org/device/log";
import type { Calculator } from "@org/hvac-core";
import { measureInput, type ProjectFile } from "@org/hvac-core/exchange/project";
import { loadCalculator } from "@org/hvac-core/loading";
import { errorText } from "../../../page/runAction.ts";

async function measureFile(calculator: Calculator, summary: FileSummary, files: Workspace["files"]): Promise<ProjectFile> {
  const { projectId, collection, id, name } = summary;
  const file = { collection, id, name };
  try {
    const stored = await files.read({ projectId, collection, fileId: id });
    if (!stored.ok) return { ...file, problem: stored.message };
    const { input, calculatorVersion } = stored.content;
    return { ...file, ...(await measureInput(calculator, calculator.open(input, calculatorVersion).input)) };
  } catch (error) {
    log.warn("A file could not be measured.", error);
    return { ...file, problem: errorText(error) };
  }
}

/** Measures the files of a project that have measurable lines, sorted by name. */
export async function measureProject(summaries: readonly FileSummary[], files: Workspace["files"]): Promise<readonly ProjectFile[]> {
  const measured = await Promise.all(
    summaries.map(async (summary) => {
      const calculator = await loadCalculator(kindOfCollection(summary.collection).route);
      return calculator && "quantities" in calculator ? [await measureFile(calculator, summary, files)] : [];
    }),
  );
  return measured.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}
