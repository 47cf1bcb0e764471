import { rateBook, ratesOfBill, type BookEntry, type UsedRate } from "@org/hvac-core/exchange/bills";
import type { FileRef, FileSummary, Workspace } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../../../account/signedIn.ts";
import { errorText } from "../../../pageParts/runAction.ts";

/** Bills that are read for the book: what is older is older than its prices are good for. */
const maxBills = 60;
/** Read at once; the others wait for them. */
const atOnce = 6;

interface ReadBill {
  readonly changedAt: number;
  readonly rates: readonly UsedRate[];
}

/** Bills that were read, by the id of their file: read again only when they have changed. */
const readBills = new WeakMap<Workspace, Map<string, ReadBill>>();

export interface RateBook {
  readonly entries: readonly BookEntry[];
  /** The bills that it is made of. */
  readonly bills: number;
  /** Bills that are older than those read. */
  readonly left: number;
  /** Bills that could not be read, and why the first of them. */
  readonly unread: number;
  readonly problem?: string | undefined;
}

/** Noon, so that the day is the same in every time zone. */
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
    left: bills.length - wanted.length,
    unread: problems.length,
    problem: problems[0],
  };
}

const nothing = { getSnapshot: () => undefined, subscribe: () => () => {} };

/**
 * The rates of the user's bills in all projects, from this device where there is no network; `undefined` until they are read.
 *
 * @param isWanted nothing is read before
 * @param except the bill that is edited: what stands in it is seen there
 */
export function useRateBook(isWanted: boolean, except: FileRef | undefined): RateBook | undefined {
  const { workspace } = useSignedIn();
  const files = useObservable<ReturnType<typeof workspace.files.all.getSnapshot> | undefined>(isWanted ? workspace.files.all : nothing);
  const projects = useObservable<ReturnType<typeof workspace.projects.list.getSnapshot> | undefined>(
    isWanted ? workspace.projects.list : nothing,
  );
  const own = except?.fileId;
  const bills = useMemo((): readonly Bill[] | undefined => {
    if (files === undefined || projects === undefined || files.status === "loading" || projects.status === "loading") return undefined;
    const names = new Map(projects.items.flatMap((item) => (item.ok ? [[item.id, item.value.name] as const] : [])));
    return files.items.flatMap((item): Bill[] =>
      item.ok && item.value.collection === "boqs" && item.value.id !== own
        ? [{ ...item.value, projectName: names.get(item.value.projectId) ?? "" }]
        : [],
    );
  }, [files, projects, own]);
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
