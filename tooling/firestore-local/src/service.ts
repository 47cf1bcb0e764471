import type { Caller } from "./access/caller.ts";
import type { AccessContext } from "./access/authorize.ts";
import { authorizeWrites } from "./access/authorize.ts";
import type { RulesBook } from "./access/rulesBook.ts";
import { invalidArgument } from "./status.ts";
import type { Commit, Store } from "./store/store.ts";
import type { Transactions } from "./store/transactions.ts";
import type { Write } from "./store/write.ts";
import type { UsageLedger } from "./usage.ts";
import type { Json } from "./values/json.ts";
import type { Micros } from "./values/value.ts";

/** Everything that requests work with. */
export type Service = {
  readonly store: Store;
  readonly rules: RulesBook;
  readonly transactions: Transactions;
  readonly usage: UsageLedger;
  /** The only project that is served; every project if undefined. */
  readonly project: string | undefined;
};

export function accessContext(service: Service, database: string, caller: Caller, time: Micros): AccessContext {
  return { rules: service.rules.rulesOf(database), caller, time };
}

/** Applies writes under the rules; with a transaction, only if what it read still stands. */
export function commitWrites(service: Service, database: string, caller: Caller, writes: readonly Write[], transaction?: string): Commit {
  const commit = service.store.commit(writes, (plan) => {
    authorizeWrites(accessContext(service, database, caller, plan.time), database, plan);
    if (transaction !== undefined) service.transactions.finish(transaction, plan.before);
  });
  const deletes = writes.filter(({ kind }) => kind === "delete").length;
  service.usage.add(database, { deletes, writes: writes.length - deletes });
  return commit;
}

/** @throws INVALID_ARGUMENT if the name is no database, or one of a project that is not served. */
export function requireDatabase(service: Service, database: Json | undefined): string {
  const [, project] = typeof database === "string" ? (/^projects\/([^/]+)\/databases\/[^/]+$/.exec(database) ?? []) : [];
  if (typeof database !== "string" || project === undefined)
    throw invalidArgument("A database is named projects/{project}/databases/{database}.");
  if (service.project !== undefined && service.project !== project) {
    throw invalidArgument(`This server serves project "${service.project}", not "${project}".`);
  }
  return database;
}
