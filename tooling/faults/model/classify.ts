import type { History, Write } from "./history.ts";
import { isSame, si, valueText, type Value } from "./values.ts";

export const findingKinds = [
  "lost",
  "overwritten",
  "changed",
  "wrong conflict",
  "wrong badge",
  "not sent",
  "not checked",
  "page error",
] as const;

/**
 * Faults of the product in an episode.
 *
 * - lost: the last entry is neither stored nor discarded in a conflict
 * - overwritten: the same, and the stored value was entered on another device that had not seen the entry
 * - changed: a number is stored that nobody entered
 * - wrong conflict: a page asked about equal values, or about a value that it could know to be replaced by the other
 * - wrong badge: a page said "Saved" while an entry of the page was not stored
 * - not sent: with everything online, an entry did not reach the server, or a page never said "Saved"
 * - not checked: a page or the server did not respond to the comparison
 * - page error: an uncaught exception or rejection
 */
export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  readonly text: string;
}

const isRowPlace = (place: string): boolean => /^\d+:[^.]+\.[^.]+$/.test(place);
const rowOf = (place: string): string | undefined => /^(\d+:[^.]+\.[^.]+)\.[^.]+$/.exec(place)?.[1];

/**
 * Compares entries with stored values.
 *
 * @param stored the value at a place; `undefined` where its file or row is not there
 */
export function compareStored(history: History, stored: (place: string) => Value | undefined): readonly Finding[] {
  return history.places().flatMap((place) => {
    if (isRowPlace(place)) return rowFindings(history, place, stored(place)?.type === "row");
    const row = rowOf(place);
    if (row !== undefined && stored(row)?.type !== "row") return [];
    return fieldFindings(history, place, stored(place));
  });
}

/** Writes that may be stored at a path: current ones, without those that may be lost and are not stored. */
function expected(history: History, place: string, stored: Value | undefined): readonly Write[] {
  const gone = new Set<Write>();
  for (;;) {
    const standing = history.standing(place, gone);
    const dropped = standing.filter(({ value, mayBeGone }) => mayBeGone && !(stored !== undefined && isSame(value, stored)));
    if (dropped.length === 0) return standing;
    for (const write of dropped) gone.add(write);
  }
}

function fieldFindings(history: History, place: string, stored: Value | undefined): readonly Finding[] {
  const standing = expected(history, place, stored);
  const match = standing.find(({ value }) => stored !== undefined && isSame(value, stored));
  const stands = stored === undefined ? "nothing is there" : `${valueText(stored)} is stored`;
  if (match) {
    // Undo does not overrule users who knew the value that it restores.
    const isClaim = ({ value, restores }: Write): boolean => !isSame(value, match.value) && !(restores && history.knew(match, restores));
    // A conflict of a whole row concerns all of its fields.
    const row = rowOf(place);
    const rivals = row !== undefined && history.wasAsked(row) ? [] : standing.filter(isClaim);
    return rivals.map((rival) => ({
      kind: rival.device === match.device ? "lost" : "overwritten",
      text: `${place}: ${writeText(rival)} had not been seen, and ${stands} (${writeText(match)}) without a question`,
    }));
  }
  const isTyped = stored === undefined || history.writesTo(place).some(({ value }) => isSame(value, stored));
  return standing.map((write) => ({
    kind: isTyped ? "lost" : "changed",
    text: `${place}: ${writeText(write)}, and ${stands}${nearText(write.value, stored)}`,
  }));
}

function nearText(typed: Value, stored: Value | undefined): string {
  if (typed.type !== "quantity" || stored?.type !== "quantity") return "";
  const [typedValue, storedValue] = [si(typed), si(stored)];
  return Math.abs(typedValue - storedValue) <= 1e-9 * Math.abs(typedValue) ? " (the same but for the last bits)" : "";
}

/** Values entered into a row and not seen by the user who removed it: a user has to be asked. */
export function unseenByRemoval(history: History, row: string): readonly Write[] {
  const removals = history.writesTo(row).filter(({ value }) => value.type === "noRow");
  if (removals.length === 0) return [];
  const typed = history
    .places()
    .filter((each) => rowOf(each) === row)
    .flatMap((each) => history.standing(each));
  return typed.filter((write) => write.tab !== undefined && !removals.some((removal) => history.knew(removal, write)));
}

function rowFindings(history: History, place: string, isThere: boolean): readonly Finding[] {
  const [latest] = history.standing(place).toReversed();
  const removals = history.writesTo(place).filter(({ value }) => value.type === "noRow");
  const wasAsked = history.wasAsked(place);
  if (!isThere) {
    if (removals.length === 0) return latest!.mayBeGone ? [] : [{ kind: "lost", text: `${place}: the row is gone, and nobody removed it` }];
    if (wasAsked || latest!.value.type === "row")
      return latest!.value.type === "row" && !wasAsked ? [{ kind: "lost", text: `${place}: the row was brought back, and is gone` }] : [];
    return unseenByRemoval(history, place)
      .filter(({ mayBeGone }) => !mayBeGone)
      .map((write) => ({
        kind: "overwritten",
        text: `${place}: ${writeText(write)} at ${write.place} had not been seen when the row was removed, and nobody was asked`,
      }));
  }
  const isWanted = latest!.value.type === "row" || latest!.mayBeGone || wasAsked;
  return isWanted ? [] : [{ kind: "lost", text: `${place}: the row was removed, and is there` }];
}

/** A page asks which of two values stays. @returns what is wrong with the question */
export function conflictFindings(
  history: History,
  place: string,
  mine: Write | undefined,
  theirs: Write | undefined,
  text: string,
): readonly Finding[] {
  const wrong = (reason: string): readonly Finding[] => [{ kind: "wrong conflict", text: `${place}: ${text}: ${reason}` }];
  if (!mine || !theirs) return [{ kind: "changed", text: `${place}: ${text}: a value that nobody typed` }];
  if (isSame(mine.value, theirs.value)) return wrong("the values are equal");
  if (history.knew(mine, theirs)) return wrong("mine was typed over theirs");
  // If the acknowledgement was lost with its tab or connection, a device cannot know that the other had seen its value.
  if (history.isAcknowledged(mine) && history.knew(theirs, mine)) return wrong("theirs was typed over mine");
  return [];
}

/**
 * A page said "Saved", and then the server was read.
 *
 * @param tab the page's
 * @param stored the value at a place
 */
export function badgeFindings(
  history: History,
  file: number,
  tab: string,
  stored: (place: string) => Value | undefined,
): readonly Finding[] {
  return history
    .places()
    .filter((place) => place.startsWith(`${file}:`) && !isRowPlace(place))
    .flatMap((place): readonly Finding[] => {
      const mine = history.standing(place).findLast((write) => write.tab === tab);
      const there = stored(place);
      if (!mine || there === undefined || isSame(mine.value, there)) return [];
      const write = history.stored(place, there);
      if (write && !history.knew(mine, write)) return [];
      return [{ kind: "wrong badge", text: `${place}: the page says “Saved”, ${writeText(mine)}, and ${valueText(there)} is stored` }];
    });
}

export function writeText({ value, tab }: Write): string {
  return tab === undefined ? `${valueText(value)} from the beginning` : `${valueText(value)} by ${tab}`;
}
