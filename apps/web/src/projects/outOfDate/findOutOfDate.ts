import type { FileCollection, FileSummary, Workspace } from "@org/data";
import { checkChain } from "@org/hvac-core/chain";
import { differencesOf, type Difference } from "../../calculators/boq/takeOff/differences.ts";
import { measureInput, measureProject, type ProjectFile } from "../../calculators/boq/takeOff/measureProject.ts";
import { wasTakenOff } from "../../calculators/boq/takeOff/wasTakenOff.ts";
import type { NamedFile, ReadProject } from "../chain/readFiles.ts";

/** How far a file is behind the rest of its project: at least one of the two is not zero. */
export interface OutOfDate {
  /** Inputs that differ from the results that they follow, or cannot follow any more. */
  readonly inputs: number;
  /** Lines of a bill that differ from the project. */
  readonly lines: number;
}

/** Bills are the files whose lines are taken off others. */
export const bills: FileCollection = "boqs";

/** Lets the page answer what was clicked meanwhile. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function measured(files: readonly NamedFile[], signal: AbortSignal): Promise<readonly ProjectFile[]> {
  const all: ProjectFile[] = [];
  for (const { ref, id, name, calculator, input } of files) {
    if (signal.aborted) break;
    if (ref.collection === bills || !("quantities" in calculator)) continue;
    // One after the other: each takes the page a moment.
    // oxlint-disable-next-line no-await-in-loop
    all.push({ collection: ref.collection, id, name, ...(await measureInput(calculator, input)) });
    // oxlint-disable-next-line no-await-in-loop
    await pause();
  }
  return all;
}

/**
 * Which files of a project are out of date, by their ids; nothing of those that are not.
 *
 * @param project its files; what bills took off those that cannot be read is not gone, but not known
 * @param signal ends it; the result is not to be used then
 */
export async function findOutOfDate({ files, unread }: ReadProject, signal: AbortSignal): Promise<ReadonlyMap<string, OutOfDate>> {
  const behind = checkChain(files).numbers.filter(({ state }) => state !== "current");
  const inputs = Map.groupBy(behind, ({ file }) => file);
  const taken = files.filter(({ ref, input }) => ref.collection === bills && wasTakenOff(input));
  const notMeasured = unread.map(({ ref: { collection, fileId }, name, message }) => ({ collection, id: fileId, name, problem: message }));
  const measures = taken.length > 0 ? [...(await measured(files, signal)), ...notMeasured] : [];
  const lines = new Map(taken.map(({ id, input }) => [id, differencesOf({ complete: input }, measures).length]));
  return new Map(
    files.flatMap(({ id }): (readonly [string, OutOfDate])[] => {
      const own = { inputs: inputs.get(id)?.length ?? 0, lines: lines.get(id) ?? 0 };
      return own.inputs + own.lines > 0 ? [[id, own]] : [];
    }),
  );
}

/** Measures a project when the first of its bills asks for it. @param known files of the project */
export function measuresOf(workspace: Workspace, known: readonly FileSummary[]): () => Promise<readonly ProjectFile[]> {
  let measures: Promise<readonly ProjectFile[]> | undefined;
  return () =>
    (measures ??= measureProject(
      known.filter(({ collection }) => collection !== bills),
      workspace.files,
    ));
}

/** Where a bill differs from its project; nothing for files of other kinds, and for bills that took nothing off it. */
export async function billDifferences(
  { ref, input }: Pick<NamedFile, "ref" | "input">,
  measure: () => Promise<readonly ProjectFile[]>,
): Promise<readonly Difference[]> {
  if (ref.collection !== bills || !wasTakenOff(input)) return [];
  return differencesOf({ complete: input }, await measure());
}
