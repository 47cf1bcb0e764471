import { rateBook, ratesOfBill, type BookEntry, type UsedRate } from "@org/hvac-core/exchange/bills";
import type { FileRef, FileSummary, Workspace } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../../../account/signedIn.ts";
import { errorText } from "../../../page/runAction.ts";

/** Maximum number of bills that the book reads; prices of older bills are out of date. */
const maxBills = 60;
/** Number of bills that are read at the same time. */
const atOnce = 6;

interface ReadBill {
  readonly changedAt: number;
  readonly rates: readonly UsedRate[];
}

/** Bills by the id of their file; a bill is read again only after a change. */
const readBills = new WeakMap<Workspace, Map<string, ReadBill>>();

export interface RateBook {
  readonly entries: readonly BookEntry[];
  /** Number of bills in the book. */
  readonly bills: number;
  /** Number of older bills that were not read. */
  readonly notReadCount: number;
  /** Number of bills that could not be read, with the reason for the first. */
  readonly failedCount: number;
  readonly problem?: string | undefined;
}

/** Noon: the date is then the same in every time zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

type Bill = FileSummary & { readonly projectName: string };

async function ratesIn(workspace: Workspace, { id, projectId, name, updatedAt, projectName }: Bill): Promise<readonly UsedRate[]> {
  const known = readBills.get(workspace) ?? new Map<string, ReadBill>();
  readBills.set(workspace, known);
  const before = known.get(id);
  if (before?.changedAt === updatedAt.getTime()) return before.rates;
  const stored = await workspace.files.read({ projectId, collection: "boqs", fileId: id });
  if (!stored.ok) throw new Error(stored.message);
  const rates = ratesOfBill(stored.content, { fileId: id, file: name, project: projectName, changedAt: updatedAt }, noonOf);
  known.set(id, { changedAt: updatedAt.getTime(), rates });
  return rates;
}

async function readBook(workspace: Workspace, bills: readonly Bill[]): Promise<RateBook> {
  const wanted = bills.slice(0, maxBills);
  const rates: UsedRate[] = [];
  const problems: string[] = [];
  for (let start = 0; start < wanted.length; start += atOnce) {
    const read = await Promise.allSettled(wanted.slice(start, start + atOnce).map((bill) => ratesIn(workspace, bill)));
    for (const each of read) {
      if (each.status === "fulfilled") rates.push(...each.value);
      else problems.push(errorText(each.reason));
    }
  }
  return {
    entries: rateBook(rates),
    bills: wanted.length - problems.length,
    notReadCount: bills.length - wanted.length,
    failedCount: problems.length,
    problem: problems[0],
  };
}

const nothing = { getSnapshot: () => undefined, subscribe: () => () => {} };

/**
 * Rates of the user's bills in all projects; without a network, those on this device. `undefined` until they are read.
 *
 * @param isWanted reading starts once this is true
 * @param except the bill that is edited: its rates are already on the page
 */
export function useRateBook(isWanted: boolean, except: FileRef | undefined): RateBook | undefined {
  const { workspace } = useSignedIn();
  const files = useObservable<ReturnType<typeof workspace.files.all.getSnapshot> | undefined>(isWanted ? workspace.files.all : nothing);
  const projects = useObservable<ReturnType<typeof workspace.projects.list.getSnapshot> | undefined>(
    isWanted ? workspace.projects.list : nothing,
  );
  const editedId = except?.fileId;
  const bills = useMemo((): readonly Bill[] | undefined => {
    if (files === undefined || projects === undefined || files.status === "loading" || projects.status === "loading") return undefined;
    const names = new Map(projects.items.flatMap((item) => (item.ok ? [[item.id, item.value.name] as const] : [])));
    return files.items.flatMap((item): Bill[] =>
      item.ok && item.value.collection === "boqs" && item.value.id !== editedId
        ? [{ ...item.value, projectName: names.get(item.value.projectId) ?? "" }]
        : [],
    );
  }, [files, projects, editedId]);
  const [book, setBook] = useState<RateBook>();
  useEffect(() => {
    if (!bills) return;
    let isCurrent = true;
    readBook(workspace, bills).then(
      (read) => isCurrent && setBook(read),
      (error: unknown) => log.warn("The rate book could not be put together.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [workspace, bills]);
  return book;
}
