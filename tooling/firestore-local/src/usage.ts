/** Use of a database as production bills it: documents read, written and deleted. */
export type Usage = { readonly reads: number; readonly writes: number; readonly deletes: number };

export type UsageLedger = {
  readonly usageOf: (database: string) => Usage;
  readonly add: (database: string, usage: Partial<Usage>) => void;
};

/** Counts since the server started. Reads by security rules are counted in `coverage`. */
export function openUsageLedger(): UsageLedger {
  const ledger = new Map<string, Usage>();
  const usageOf = (database: string): Usage => ledger.get(database) ?? { reads: 0, writes: 0, deletes: 0 };
  return {
    usageOf,
    add: (database, { reads = 0, writes = 0, deletes = 0 }) => {
      const before = usageOf(database);
      ledger.set(database, { reads: before.reads + reads, writes: before.writes + writes, deletes: before.deletes + deletes });
    },
  };
}
