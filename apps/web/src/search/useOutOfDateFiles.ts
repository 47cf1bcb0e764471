import { log } from "@org/device/log";
import type { FileSummary, Listed, Workspace } from "@org/data";
import { foldText } from "@org/form/search";
import { useEffect, useState } from "react";
import type { SearchableWork } from "./useSearchableWork.ts";

/** Number of projects that are compared, those that were changed last. */
const maxProjects = 5;
/** Files of a larger project are compared on its page only, where the user asks for it. */
const maxFiles = 200;

/** What a search for “out of date” has compared. */
export interface OutOfDateFiles {
  /** Ids of the files that are out of date, as far as they are known. */
  readonly ids: ReadonlySet<string>;
  readonly isComparing: boolean;
  /** Number of projects that were not compared. */
  readonly skipped: number;
}

const nothing: ReadonlySet<string> = new Set();

/** The files by project, the latest projects first. */
function filesByProject(files: readonly FileSummary[]): readonly (readonly FileSummary[])[] {
  const latestFirst = files.toSorted((left, right) => right.updatedAt.getTime() - left.updatedAt.getTime());
  return [...Map.groupBy(latestFirst, ({ projectId }) => projectId).values()].filter(({ length }) => length > 1);
}

/** The projects to compare, and the number of others. */
export function projectsToCompare(files: readonly FileSummary[]): {
  readonly projects: readonly (readonly FileSummary[])[];
  readonly skipped: number;
} {
  const all = filesByProject(files);
  const projects = all.slice(0, maxProjects).filter(({ length }) => length <= maxFiles);
  return { projects, skipped: all.length - projects.length };
}

/** Compares the files of the latest projects one project after the other: the results of the latest are shown first. @returns number of projects that were not compared */
async function compareLatest(
  workspace: Workspace,
  files: readonly FileSummary[],
  signal: AbortSignal,
  onResult: (ids: Iterable<string>) => void,
): Promise<number> {
  const { compareFiles } = await import("../projects/outOfDate/compareFiles.ts");
  const { projects, skipped } = projectsToCompare(files);
  let failed = 0;
  for (const project of projects) {
    if (signal.aborted) break;
    try {
      // oxlint-disable-next-line no-await-in-loop
      const outOfDate = await compareFiles(workspace, project, signal);
      if (!signal.aborted) onResult(outOfDate.keys());
    } catch (error) {
      log.warn("Files could not be compared for the search.", error);
      failed += 1;
    }
  }
  return skipped + failed;
}

/**
 * The files that are out of date. Nothing is compared until somebody searches for “out of date”: the comparison reads the files of a project, each
 * once in a session.
 */
export function useOutOfDateFiles({ workspace, files }: SearchableWork, query: string): OutOfDateFiles {
  const [ids, setIds] = useState(nothing);
  const [compared, setCompared] = useState<{ readonly files: readonly Listed<FileSummary>[]; readonly skipped: number }>();
  const isWanted = files.length > 0 && /^(out of d|outdat|stale)/.test(foldText(query.trim()));
  useEffect(() => {
    if (!isWanted || !workspace) return;
    const ending = new AbortController();
    const end = (skipped: number): void => {
      if (!ending.signal.aborted) setCompared({ files, skipped });
    };
    const readable = files.flatMap((item) => (item.ok ? [item.value] : []));
    compareLatest(workspace, readable, ending.signal, (more) => setIds((before) => new Set([...before, ...more]))).then(
      end,
      (error: unknown) => {
        log.warn("The comparison of files could not be loaded.", error);
        end(filesByProject(readable).length);
      },
    );
    return () => ending.abort();
  }, [isWanted, workspace, files]);
  return { ids, isComparing: isWanted && compared?.files !== files, skipped: isWanted && compared ? compared.skipped : 0 };
}
