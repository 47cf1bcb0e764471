import { habits } from "./habits.ts";

/** Documents that are read, written and deleted. */
export interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** The table of docs/deploy.md that a test of @org/data holds to what the local Firestore counts. @throws {Error} when a row is not there */
export function operationsTable(document: string): (action: string) => Operations {
  const table = document.slice(document.indexOf("## Reads and writes per action"));
  const rows = new Map(
    [...table.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(([, action, ...counts]) => {
      const [reads = 0, writes = 0, deletes = 0] = counts.map(Number);
      return [action!, { reads, writes, deletes }] as const;
    }),
  );
  return (action) => {
    const row = rows.get(action);
    if (!row) throw new Error(`docs/deploy.md has no row "${action}" in its table of reads and writes.`);
    return row;
  };
}

/** Documents that the security rules read besides, which are billed as reads. */
function withRules({ reads, ...rest }: Operations, read: number): Operations {
  return { ...rest, reads: reads + read };
}

/** What one user does in a month. */
export function monthlyOperations(of: (action: string) => Operations): Operations {
  const { day, has, workingDays } = habits;
  const each: readonly (readonly [times: number, operations: Operations])[] = [
    [day.starts, { reads: 1 + has.projects + has.recentFiles, writes: 0, deletes: 0 }],
    // The list, and each of its files, which are compared with one another.
    [day.listsOpened, { reads: 2 * has.filesInList, writes: 0, deletes: 0 }],
    [day.filesOpened, of("Open a file")],
    [day.pauses, of("Type into it and pause")],
    [day.saves, withRules(of("Save it, which keeps a revision"), 1)],
    [day.filesCreated, withRules(of("Create a file"), 1)],
    [day.filesRenamed, of("Rename it")],
    [day.filesMoved, withRules(of("Move it, with 1 revision, to another project"), 4)],
    [day.filesDeleted, of("Delete it, with 1 revision")],
    [day.projectsCreated, of("Create a project")],
  ];
  const sum = (key: keyof Operations): number =>
    workingDays * each.reduce((total, [times, operations]) => total + times * operations[key], 0);
  return { reads: sum("reads"), writes: sum("writes"), deletes: sum("deletes") };
}
