/** What a database has been used for, as production bills it: documents read, written and deleted. */
export type Usage = { readonly reads: number; readonly writes: number; readonly deletes: number };

export type UsageLedger = { readonly of: (database: string) => Usage; readonly add: (database: string, usage: Partial<Usage>) => void };

/** Keeps account since the server was started. Reads by security rules are in their own count (`coverage`). */
export function openUsageLedger(): UsageLedger {
  const ledger = new Map<string, Usage>();
  const of = (database: string): Usage => ledger.get(database) ?? { reads: 0, writes: 0, deletes: 0 };
  return {
    of,
    add: (database, { reads = 0, writes = 0, deletes = 0 }) => {
      const before = of(database);
      ledger.set(database, { reads: before.reads + reads, writes: before.writes + writes, deletes: before.deletes + deletes });
    },
  };
}
