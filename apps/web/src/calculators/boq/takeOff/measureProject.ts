import type { FileCollection, FileSummary, Workspace } from "@org/data";
import type { Calculator } from "@org/hvac-core";
import type { Measured } from "@org/hvac-core/kernel";
import { errorText } from "../../../pageParts/runAction.ts";

/** A file of the project, measured, or why it could not be. */
export interface ProjectFile {
  readonly collection: FileCollection;
  readonly id: string;
  readonly name: string;
  readonly measured?: Measured;
  readonly problem?: string;
}

/** Calculators that measure, by the collection of their files. */
export async function measuringCalculators(): Promise<ReadonlyMap<string, Calculator>> {
  const { catalogue } = await import("../../catalogue.ts");
  const all = catalogue as readonly unknown[] as readonly Calculator[];
  return new Map(all.flatMap((calculator) => ("quantities" in calculator ? [[calculator.collection, calculator] as const] : [])));
}

async function measureFile(calculator: Calculator, summary: FileSummary, files: Workspace["files"]): Promise<ProjectFile> {
  const { projectId, collection, id, name } = summary;
  const file = { collection, id, name };
  try {
    const stored = await files.read({ projectId, collection, fileId: id });
    if (!stored.ok) return { ...file, problem: stored.message };
    const { input, calculatorVersion } = stored.content;
    const outcome = calculator.calculate(calculator.open(input, calculatorVersion).input, { strict: false });
    if (!outcome.ok) return { ...file, problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
    const measured = await calculator.quantities?.(outcome);
    return measured ? { ...file, measured } : { ...file, problem: "It has nothing to measure." };
  } catch (error) {
    globalThis.console.warn("A file could not be measured.", error);
    return { ...file, problem: errorText(error) };
  }
}

/** Measures the files of a project that there is anything to measure of, in the order of their names. */
export async function measureProject(summaries: readonly FileSummary[], files: Workspace["files"]): Promise<readonly ProjectFile[]> {
  const calculators = await measuringCalculators();
  const measuring = summaries.flatMap((summary) => {
    const calculator = calculators.get(summary.collection);
    return calculator ? [measureFile(calculator, summary, files)] : [];
  });
  return (await Promise.all(measuring)).toSorted((one, other) => one.name.localeCompare(other.name));
}
