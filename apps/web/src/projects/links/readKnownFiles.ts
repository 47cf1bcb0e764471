import type { FileSummary, Workspace } from "@org/data";
import { readFile, type ReadFile, type ReadProject } from "./readFiles.ts";

interface Known {
  readonly stored: number;
  readonly reading: Promise<ReadFile>;
}

/** Files that were read for a comparison, by id; a file is read again if it has been stored since. */
const knownFiles = new WeakMap<Workspace, Map<string, Known>>();

/** Reads files of a project; those that were read before and not stored since are not read again. */
export async function readKnownFiles(workspace: Workspace, summaries: readonly FileSummary[]): Promise<ReadProject> {
  const known = knownFiles.get(workspace) ?? new Map<string, Known>();
  knownFiles.set(workspace, known);
  // Unsent changes are in no list.
  const unsent = new Set(workspace.outbox.getSnapshot().map(({ file }) => file.fileId));
  const read = await Promise.all(
    summaries.map(({ id, projectId, collection, name, updatedAt }) => {
      const before = known.get(id);
      if (before?.stored === updatedAt.getTime() && !unsent.has(id)) return before.reading;
      const reading = readFile(workspace, { projectId, collection, fileId: id }, name);
      known.set(id, { stored: updatedAt.getTime(), reading });
      return reading.then((result) => {
        if (!result.ok || unsent.has(id)) known.delete(id);
        return result;
      });
    }),
  );
  return { files: read.flatMap((each) => (each.ok ? [each.file] : [])), unread: read.flatMap((each) => (each.ok ? [] : [each.unread])) };
}
