import { randomBytes } from "node:crypto";
import { StatusError, invalidArgument } from "../status.ts";
import type { Micros } from "../values/value.ts";
import type { DocumentView } from "./document.ts";

/**
 * Server-side transactions, optimistic: what was read must still be as it was when the transaction commits. The web
 * SDK does not use them (it sends preconditions instead); REST clients may.
 */
export type Transactions = {
  readonly begin: () => string;
  readonly noteRead: (transaction: string, name: string, updateTime: Micros | undefined) => void;
  /** Ends the transaction; @throws ABORTED if something that it read has changed. */
  readonly finish: (transaction: string, view: DocumentView) => void;
  readonly rollback: (transaction: string) => void;
};

/** Transactions that nobody finishes are forgotten, the oldest first. */
const maxOpen = 1000;

export function trackTransactions(): Transactions {
  const open = new Map<string, Map<string, Micros | undefined>>();
  const reads = (transaction: string): Map<string, Micros | undefined> => {
    const transactionReads = open.get(transaction);
    if (transactionReads === undefined) throw invalidArgument("The transaction is unknown or has ended.");
    return transactionReads;
  };
  return {
    begin: () => {
      const transaction = randomBytes(12).toString("base64");
      open.set(transaction, new Map());
      for (const oldest of open.keys()) {
        if (open.size <= maxOpen) break;
        open.delete(oldest);
      }
      return transaction;
    },
    noteRead: (transaction, name, updateTime) => {
      const seen = reads(transaction);
      if (!seen.has(name)) seen.set(name, updateTime);
    },
    finish: (transaction, view) => {
      const seen = reads(transaction);
      open.delete(transaction);
      for (const [name, updateTime] of seen) {
        if (view.get(name)?.updateTime !== updateTime) throw new StatusError("ABORTED", `${name} was changed by another transaction.`);
      }
    },
    rollback: (transaction) => {
      reads(transaction);
      open.delete(transaction);
    },
  };
}
