import { habits } from "./habits.ts";
import type { StoredFile, Transfer } from "./measure.ts";
import type { Operations } from "./operations.ts";
import { prices } from "./prices.ts";

/** What was measured: rounded, so that the document does not change with every commit. */
export interface Measured {
  readonly files: readonly StoredFile[];
  /** Gzipped, which is the larger of what browsers are sent. */
  readonly transfer: Transfer;
}

/** What one active user uses in a month. */
export interface Use extends Operations {
  /** Of everything kept after `habits.monthsKept`, with its indexes. */
  readonly storedBytes: number;
  readonly indexShare: number;
  readonly firestoreSentBytes: number;
  /** Kilobytes of 1000. */
  readonly hostingKB: number;
}

/** What the protocol adds to a document on its way: names of fields' types, and the document's name. Assumed. */
const protocolFactor = 1.5;

export function useOf({ files, transfer }: Measured, operations: Operations): Use {
  const mean = (key: Exclude<keyof StoredFile, "calculator">): number => files.reduce((sum, file) => sum + file[key], 0) / files.length;
  const { day, has, workingDays, monthsKept, visitors, newDevices, releases } = habits;
  const days = workingDays * monthsKept;
  const filesKept = days * (day.filesCreated - day.filesDeleted);
  const revisionsKept = days * day.saves * (1 - day.filesDeleted / day.filesCreated);
  const documents = filesKept * (mean("document") + mean("summary")) + revisionsKept * mean("revision");
  const indexes = filesKept * (mean("documentIndexes") + mean("summaryIndexes")) + revisionsKept * mean("revisionIndexes");
  const listed = day.starts * has.recentFiles + day.listsOpened * has.filesInList;
  const sent = workingDays * (day.filesOpened * mean("document") + listed * mean("summary")) * protocolFactor;
  const perVisitor =
    transfer.marketingPage + (visitors.pages - 1) * (transfer.marketingPage - transfer.marketingShared) + transfer.firstHeatLoad;
  return {
    ...operations,
    storedBytes: documents + indexes,
    indexShare: indexes / (documents + indexes),
    firestoreSentBytes: sent,
    hostingKB: visitors.perUser * perVisitor + (newDevices + releases) * transfer.keptByDevice,
  };
}

const GiB = 2 ** 30;
const daysInMonth = 30;

/** One line of the bill. */
export interface Line {
  readonly name: string;
  readonly dollars: number;
}

/** A month's bill of so many active users. @param hasFreeQuota whether what is free is taken off */
export function billOf(use: Use, users: number, hasFreeQuota = true): readonly Line[] {
  const { firestore, hosting, unverified } = prices;
  const above = (amount: number, free: number): number => Math.max(0, amount - (hasFreeQuota ? free : 0));
  const stored = (users * use.storedBytes) / GiB;
  const line = (name: string, dollars: number): Line => ({ name, dollars });
  return [
    line("Firestore: reads", (above(users * use.reads, firestore.free.readsPerDay * daysInMonth) / 1e5) * firestore.readsPer100k),
    line("Firestore: writes", (above(users * use.writes, firestore.free.writesPerDay * daysInMonth) / 1e5) * firestore.writesPer100k),
    line("Firestore: deletes", (above(users * use.deletes, firestore.free.deletesPerDay * daysInMonth) / 1e5) * firestore.deletesPer100k),
    line("Firestore: storage", above(stored, firestore.free.storageGiB) * firestore.storagePerGiB),
    line("Firestore: transfer †", above((users * use.firestoreSentBytes) / GiB, firestore.free.egressGiB) * unverified.egressPerGiB),
    line("Firestore: backups †", stored * habits.backupsKept * unverified.backupPerGiB),
    line("Identity Platform", hasFreeQuota ? identityDollars(users) : 0),
    line("App Check (reCAPTCHA)", recaptchaDollars(users * assessmentsOf(habits.appCheckTokenHours), hasFreeQuota)),
    line("Hosting: transfer", above((users * use.hostingKB) / 1e6, hosting.free.transferGBPerDay * daysInMonth) * hosting.transferPerGB),
  ];
}

/** The price of the active users of a month, step by step. */
export function identityDollars(users: number): number {
  const { steps } = prices.identity;
  return steps.reduce((sum, { from, each }, index) => {
    const to = steps[index + 1]?.from ?? Infinity;
    return sum + Math.max(0, Math.min(users, to) - from) * each;
  }, 0);
}

/** Tokens of App Check that one user's device asks for in a month: never more than the open hours give reason for. */
export function assessmentsOf(tokenHours: number): number {
  const renewedAfter = tokenHours / 2;
  return Math.min((daysInMonth * 24) / renewedAfter, habits.workingDays * Math.max(1, habits.busy.hours / renewedAfter));
}

/** The price of the assessments of a month. */
export function recaptchaDollars(assessments: number, hasFreeQuota = true): number {
  const { freeAssessments, flat, flatAssessments, eachAbove } = prices.recaptcha;
  if (!hasFreeQuota) return assessments * eachAbove;
  if (assessments <= freeAssessments) return 0;
  return flat + Math.max(0, assessments - flatAssessments) * eachAbove;
}

/** Rates of the busiest minutes, where all active users work on the same day. */
export function busiest(use: Use, users: number): { readonly writesPerSecond: number; readonly readsPerSecond: number } {
  const { busy, workingDays } = habits;
  const perSecond = (perMonth: number): number => ((users * perMonth) / workingDays / (busy.hours * 3600)) * busy.peak;
  return { writesPerSecond: perSecond(use.writes + use.deletes), readsPerSecond: perSecond(use.reads) };
}
