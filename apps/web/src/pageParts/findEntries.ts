import { normalizeText, searchWords } from "./textMatch.ts";

/** Something that the search leads to or does. */
export interface SearchEntry {
  readonly id: string;
  /** What it is found under. */
  readonly group: string;
  readonly label: string;
  /** Shown beneath the label, and searched. */
  readonly description?: string;
  /** Searched and not shown: other words for the same. */
  readonly keywords?: string;
  /** When it was changed last, in milliseconds since 1970: of two that fit alike the later comes first. */
  readonly changedAt?: number;
}

/** An entry with its texts as they are compared; made once, because there may be thousands. */
export interface PreparedEntry<E extends SearchEntry = SearchEntry> {
  readonly entry: E;
  readonly label: string;
  readonly rest: string;
}

export function prepareEntries<E extends SearchEntry>(entries: readonly E[]): readonly PreparedEntry<E>[] {
  return entries.map((entry) => ({
    entry,
    label: normalizeText(entry.label),
    rest: normalizeText(`${entry.keywords ?? ""} ${entry.description ?? ""}`),
  }));
}

/** How well a word fits, best first: the whole label, its beginning, the beginning of a word in it or beside it, the middle of a word in it or beside it. */
const scores = { whole: 100, start: 60, wordStart: 40, restWordStart: 15, middle: 12, restMiddle: 4 } as const;

/** Words are looked for by their beginnings: who types “sign” does not mean “design”. */
function scoreOfBeginning(word: string, { label, rest }: PreparedEntry): number {
  if (label === word) return scores.whole;
  if (label.startsWith(word)) return scores.start;
  if (startsAWord(label, word)) return scores.wordStart;
  return startsAWord(rest, word) ? scores.restWordStart : 0;
}

/** The same for words that may stand within others, as “cooling” in “subcooling”. */
function scoreOfPart(word: string, entry: PreparedEntry): number {
  const beginning = scoreOfBeginning(word, entry);
  if (beginning > 0) return beginning;
  if (entry.label.includes(word)) return scores.middle;
  return entry.rest.includes(word) ? scores.restMiddle : 0;
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}

/** Letters from which on a word may have a slip. */
const shortestWithSlip = 5;

/** The same for a word with one letter too many, missing, wrong or swapped with its neighbour. */
function scoreOfSlip(word: string, entry: PreparedEntry): number {
  const exact = scoreOfPart(word, entry);
  if (exact > 0 || word.length < shortestWithSlip) return exact;
  const isNear = (text: string): boolean => text.split(/[^\p{L}\p{N}]+/u).some((each) => isWithinOneSlip(word, each));
  return isNear(entry.label) ? scores.middle : isNear(entry.rest) ? scores.restMiddle : 0;
}

/** Whether a word becomes the beginning of another by one slip at most. */
function isWithinOneSlip(word: string, other: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  return (
    otherRest.slice(1).startsWith(rest) ||
    otherRest.startsWith(rest.slice(1)) ||
    otherRest.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && otherRest[0] === rest[1] && otherRest[1] === rest[0] && otherRest.slice(2).startsWith(rest.slice(2)))
  );
}

/**
 * The entries in which every word of a search begins a word, best first; where there is none, those that hold them within words, and then those in
 * which they are found but for one slip of the keys.
 *
 * @param maxCount at most so many
 */
export function findEntries<E extends SearchEntry>(search: string, prepared: readonly PreparedEntry<E>[], maxCount: number): readonly E[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  for (const score of [scoreOfBeginning, scoreOfPart, scoreOfSlip]) {
    const found = foundBy(score, words, prepared, maxCount);
    if (found.length > 0) return found;
  }
  return [];
}

type Score = (word: string, entry: PreparedEntry) => number;

function foundBy<E extends SearchEntry>(
  score: Score,
  words: readonly string[],
  prepared: readonly PreparedEntry<E>[],
  maxCount: number,
): readonly E[] {
  const whole = words.join(" ");
  const found = prepared.flatMap((one) => {
    const each = words.map((word) => score(word, one));
    if (each.includes(0)) return [];
    // Words that stand together in the label, in their order, fit better than the same words apart.
    const together = words.length > 1 && one.label.includes(whole) ? scores.start : 0;
    return [{ entry: one.entry, score: together + each.reduce((sum, fit) => sum + fit, 0) / words.length }];
  });
  return found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        (other.entry.changedAt ?? 0) - (one.entry.changedAt ?? 0) ||
        one.entry.label.localeCompare(other.entry.label, undefined, { numeric: true }),
    )
    .slice(0, maxCount)
    .map(({ entry }) => entry);
}

/** Entries by their groups: the group of the best entry first, and in each the order in which they were found. */
export function byGroup<E extends SearchEntry>(found: readonly E[]): readonly (readonly [E["group"], readonly E[]])[] {
  const groups = new Map<E["group"], E[]>();
  for (const entry of found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}
