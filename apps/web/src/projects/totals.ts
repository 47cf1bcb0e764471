import { isFileCollection, type FileCollection, type FileSummary, type Remark } from "@org/data";
import { unreadIn } from "../calculators/headline.ts";
import { loadTotals, type LoadTotals } from "@org/hvac-core/exchange/project";

/** Totals of the files of a project. */
export interface ProjectTotals extends LoadTotals {
  readonly files: number;
  readonly byCollection: ReadonlyMap<FileCollection, number>;
  /** Number of files without results, which are in no sum; of files that exceed a limit; and of other files with a caution. */
  readonly withoutResults: number;
  readonly limits: number;
  readonly cautions: number;
  readonly changedAt: Date | undefined;
}

const noFiles: ProjectTotals = { files: 0, byCollection: new Map(), withoutResults: 0, limits: 0, cautions: 0, changedAt: undefined };

/** Totals of the files of one project. */
export function totalsOf(files: readonly FileSummary[]): ProjectTotals {
  if (files.length === 0) return noFiles;
  const byCollection = new Map<FileCollection, number>();
  for (const { collection } of files)
    if (isFileCollection(collection)) byCollection.set(collection, (byCollection.get(collection) ?? 0) + 1);
  return {
    files: files.length,
    byCollection,
    ...loadTotals(files),
    withoutResults: files.filter((file) => unreadIn(file) !== undefined).length,
    limits: files.filter(({ remark }) => remark === "limit").length,
    cautions: files.filter(({ remark }) => remark === "caution").length,
    changedAt: new Date(Math.max(...files.map(({ updatedAt }) => updatedAt.getTime()))),
  };
}

/** What lists mark: `none` a file without results. */
export type ListedRemark = Remark | "none";

/** The remark of a file. */
export const remarkOfFile = (file: FileSummary): ListedRemark | undefined => (unreadIn(file) === undefined ? file.remark : "none");

/** The most severe remark of a project's files. */
export function remarkOf(totals: ProjectTotals | undefined): ListedRemark | undefined {
  if (!totals) return undefined;
  if (totals.withoutResults > 0) return "none";
  return totals.limits > 0 ? "limit" : totals.cautions > 0 ? "caution" : "";
}

/** Totals by the ids of the projects; projects without files are left out. */
export function totalsByProject(files: readonly FileSummary[]): ReadonlyMap<string, ProjectTotals> {
  const byProject = new Map<string, FileSummary[]>();
  for (const file of files) {
    const others = byProject.get(file.projectId);
    if (others) others.push(file);
    else byProject.set(file.projectId, [file]);
  }
  return new Map([...byProject].map(([id, projectFiles]) => [id, totalsOf(projectFiles)]));
}
