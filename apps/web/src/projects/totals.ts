import { isFileCollection, type FileCollection, type FileSummary, type Remark } from "@org/data";

/** What the files of a project come to. */
export interface ProjectTotals {
  readonly files: number;
  readonly byCollection: ReadonlyMap<FileCollection, number>;
  /** Sums of the rooms' loads, in W; absent where there are none, or where not all of them state whether they cool or heat. */
  readonly cooling?: LoadSum;
  readonly heating?: LoadSum;
  /** How many files exceed a limit, and how many of the others have a caution. */
  readonly limits: number;
  readonly cautions: number;
  readonly changedAt: Date | undefined;
}

export interface LoadSum {
  readonly watts: number;
  readonly rooms: number;
}

const noFiles: ProjectTotals = { files: 0, byCollection: new Map(), limits: 0, cautions: 0, changedAt: undefined };

/** The load that a file states as its first headline result in W. */
export function loadOf({ results }: FileSummary): number | undefined {
  for (const result of Object.values(results)) {
    const { value, quantity } = (result ?? {}) as { readonly value?: unknown; readonly quantity?: unknown };
    if (quantity === "power" && typeof value === "number") return value;
  }
  return undefined;
}

/** Sums up the files of one project. */
export function totalsOf(files: readonly FileSummary[]): ProjectTotals {
  if (files.length === 0) return noFiles;
  const byCollection = new Map<FileCollection, number>();
  const loads = { Cooling: { watts: 0, rooms: 0 }, Heating: { watts: 0, rooms: 0 } };
  let isModeUnknown = false;
  for (const file of files) {
    if (isFileCollection(file.collection)) byCollection.set(file.collection, (byCollection.get(file.collection) ?? 0) + 1);
    const load = loadOf(file);
    if (load === undefined) continue;
    if (!file.mode) {
      // A heat load of an earlier version that does not say which of the two it is: a sum would leave it out without a word.
      if (file.collection === "calculations") isModeUnknown = true;
      continue;
    }
    loads[file.mode].watts += load;
    loads[file.mode].rooms += 1;
  }
  return {
    files: files.length,
    byCollection,
    ...(loads.Cooling.rooms > 0 && !isModeUnknown && { cooling: loads.Cooling }),
    ...(loads.Heating.rooms > 0 && !isModeUnknown && { heating: loads.Heating }),
    limits: files.filter(({ remark }) => remark === "limit").length,
    cautions: files.filter(({ remark }) => remark === "caution").length,
    changedAt: new Date(Math.max(...files.map(({ updatedAt }) => updatedAt.getTime()))),
  };
}

/** The gravest remark among a project's files. */
export function remarkOf(totals: ProjectTotals | undefined): Remark | undefined {
  if (!totals) return undefined;
  return totals.limits > 0 ? "limit" : totals.cautions > 0 ? "caution" : "";
}

/** The same for many projects at once, by their ids; projects without files are not among them. */
export function totalsByProject(files: readonly FileSummary[]): ReadonlyMap<string, ProjectTotals> {
  const byProject = new Map<string, FileSummary[]>();
  for (const file of files) {
    const others = byProject.get(file.projectId);
    if (others) others.push(file);
    else byProject.set(file.projectId, [file]);
  }
  return new Map([...byProject].map(([id, own]) => [id, totalsOf(own)]));
}
