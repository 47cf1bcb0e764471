import { isDocumentId, isFileCollection, type FileSummary, type Workspace } from "@org/data";
import { comparedImports, takenFrom, type OutOfDate, type ProjectFile } from "@org/hvac-core/exchange/project";
import { isBinned } from "@org/data/store";
import { readFileWithResults, type NamedFile } from "../links/readFiles.ts";
import { readLinks, type FileReads } from "../links/readLinks.ts";
import { bills, differencesFromProject } from "./findOutOfDate.ts";

/** The project of a file, for comparisons. */
export interface ProjectToCompare {
  readonly workspace: Workspace;
  /** All files of the project. */
  readonly known: readonly FileSummary[];
  /** Measures the project's files, when first called. */
  readonly measure: () => Promise<readonly ProjectFile[]>;
}

/** The files that a file depends on, directly or through others. */
export interface Upstream {
  readonly ids: ReadonlySet<string>;
  /** Number of rows of the file that differ from those that they were imported from. */
  readonly rows: number;
  /** Files among them that are out of date: a file that agrees with them may be as old as they are. */
  readonly outOfDate: readonly { readonly name: string; readonly differences: OutOfDate }[];
}

/**
 * Reads the files that a file depends on: those that its numbers are linked to, those that its rows were imported
 * from or its lines taken off, and theirs.
 *
 * @param read files that were read before; the files read now are added
 */
export async function readUpstream(
  { workspace, known, measure }: ProjectToCompare,
  target: Omit<NamedFile, "name">,
  read: FileReads = new Map(),
): Promise<Upstream> {
  const nameOf = (fileId: string): string | undefined => known.find(({ id }) => id === fileId)?.name;
  const outOfDate: { readonly name: string; readonly differences: OutOfDate }[] = [];
  const seen = new Set([target.id]);
  const start: NamedFile = { ...target, name: "" };
  const open = [start];
  const { projectId } = target.ref;
  let differingRows = 0;
  for (let next = open.shift(); next; next = open.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- its links decide what is read next
    const { numbers, files } = await readLinks(workspace, next, nameOf, read);
    const linkedFiles = [...files.values()];
    const rows = comparedImports(next, linkedFiles).reduce((sum, { count }) => sum + count, 0);
    if (next === start) differingRows = rows;
    else {
      const inputs = numbers.filter(({ state }) => state !== "current").length;
      // oxlint-disable-next-line no-await-in-loop
      const lines = (await differencesFromProject(next, measure)).length;
      if (inputs + lines + rows > 0) outOfDate.push({ name: nameOf(next.id) ?? next.name, differences: { inputs, lines, rows } });
    }
    if (next.ref.collection === bills)
      for (const [collection, fileId] of takenFrom(next)) {
        if (seen.has(fileId) || !isDocumentId(fileId) || !isFileCollection(collection)) continue;
        const reading = read.get(fileId) ?? readFileWithResults(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? fileId);
        read.set(fileId, reading);
        // oxlint-disable-next-line no-await-in-loop -- few, and mostly known
        const result = await reading;
        if (result.ok && !isBinned(workspace.bin.targets.getSnapshot(), result.file.ref)) linkedFiles.push(result.file);
      }
    for (const linked of linkedFiles) {
      if (seen.has(linked.id)) continue;
      seen.add(linked.id);
      open.push(linked);
    }
  }
  seen.delete(target.id);
  return { ids: seen, rows: differingRows, outOfDate };
}
