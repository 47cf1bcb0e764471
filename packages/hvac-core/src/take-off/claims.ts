import { asMeasured } from "./alternatives.ts";
import { fits } from "./billUnits.ts";
import { elementMark, readSource, type TakenLine } from "./itemSource.ts";
import type { ProposedLine, TakeOffSource, Alternative } from "./lines.ts";

/** A line that an item of the bill took. */
export interface Claim {
  /** Index of the item. */
  readonly item: number;
  readonly taken: TakenLine;
}

/** Which item of the bill has which line of today. Every line is one item's at most, so that no element is in two. */
export interface Claims {
  readonly all: readonly Claim[];
  /** Lines of today, ducts by the amounts that the bill has them by. */
  readonly lines: readonly ProposedLine[];
  /** Quantity by which the bill measures ducts. */
  readonly ductsBy: Alternative;
  /** Lines that another item has taken before: copies of rows. By the claim, that item. */
  readonly copies: ReadonlyMap<Claim, number>;
  /** By the id of a line of today, the item that has it. */
  readonly owners: ReadonlyMap<string, number>;
  /** Claims whose line is not there any more, with the line that they have instead; undefined where they have none. */
  readonly lost: ReadonlyMap<Claim, ProposedLine | undefined>;
  /** Lines of today that no item has, though some of their elements are in items: these items. */
  readonly splitOff: ReadonlyMap<ProposedLine, readonly number[]>;
  /** By item, the lines of other items that some of its elements are in today. */
  readonly elsewhere: ReadonlyMap<number, ReadonlySet<ProposedLine>>;
}

interface Place {
  readonly line: ProposedLine;
  readonly amount: number;
}

/** Lines are compared with the bill at every edit of it. */
const knownMarks = new WeakMap<TakeOffSource, string>();

function markOf(source: TakeOffSource): string {
  const mark = knownMarks.get(source) ?? elementMark(source);
  knownMarks.set(source, mark);
  return mark;
}

/** Lines of elements by their marks, and by the marks of their alternative amounts. */
function placesOf(lines: readonly ProposedLine[], instead: ReadonlyMap<string, TakeOffSource>): ReadonlyMap<string, Place> {
  const places = new Map(lines.flatMap((line) => line.sources.map((source) => [markOf(source), { line, amount: source.amount }] as const)));
  for (const [mark, source] of instead) places.set(mark, places.get(markOf(source))!);
  return places;
}

/** Claims by the id of their line: the first of each, and those that copy it. */
function withoutCopies(all: readonly Claim[]): { readonly first: ReadonlyMap<string, Claim>; readonly copies: ReadonlyMap<Claim, number> } {
  const first = new Map<string, Claim>();
  const copies = new Map<Claim, number>();
  for (const claim of all) {
    const other = first.get(claim.taken.id);
    if (other) copies.set(claim, other.item);
    else first.set(claim.taken.id, claim);
  }
  return { first, copies };
}

/** The elements of a claim that are in the project, with the line that each is in today. */
const placesOfClaim = ({ taken }: Claim, places: ReadonlyMap<string, Place>): readonly Place[] =>
  taken.elements.flatMap((mark) => places.get(mark) ?? []);

/** Gives lines that no item has by their ids to the claims that lost theirs: the largest part of a claim first. */
function replaceLost(
  claims: readonly Claim[],
  places: ReadonlyMap<string, Place>,
  owners: Map<string, number>,
): ReadonlyMap<Claim, ProposedLine | undefined> {
  const parts = claims.flatMap((claim) => {
    const amounts = new Map<ProposedLine, number>();
    for (const { line, amount } of placesOfClaim(claim, places))
      if (fits(line.unit, claim.taken.unit)) amounts.set(line, (amounts.get(line) ?? 0) + amount);
    return [...amounts].map(([line, amount]) => ({ claim, line, amount }));
  });
  const lineOfClaim = new Map<Claim, ProposedLine | undefined>(claims.map((claim) => [claim, undefined]));
  // Sorting is stable: of equal parts the first in the bill has the line.
  for (const { claim, line } of parts.toSorted((a, b) => b.amount - a.amount)) {
    if (lineOfClaim.get(claim) || owners.has(line.id)) continue;
    lineOfClaim.set(claim, line);
    owners.set(line.id, claim.item);
  }
  return lineOfClaim;
}

const meaning = ({ work, description, unit }: ProposedLine): string => JSON.stringify([work, description, unit]);

/**
 * Finds for each line of today the item of the bill that has it: the first that took the line with its id; or, where that line is gone, the item
 * that has most of its elements. What means the same as a line of an item, such as a unit that another file has come to list as well, is in that item.
 *
 * @param sources sources of the items of the bill, packed, in the order of the bill
 * @param every line of today, ducts by every amount
 * @param newDuctsBy what ducts are measured by that the bill does not have; as the bill measures the others when left out
 */
export function claimsOf(sources: readonly string[], every: readonly ProposedLine[], newDuctsBy?: Alternative): Claims {
  const all = sources.flatMap((source, item) => readSource(source).map((taken): Claim => ({ item, taken })));
  const { lines, usual, instead } = asMeasured(
    all.map(({ taken }) => taken),
    every,
    newDuctsBy,
  );
  const { first, copies } = withoutCopies(all);
  const live = [...first.values()];
  const places = placesOf(lines, instead);
  const ids = new Set(lines.map(({ id }) => id));
  const owners = new Map(live.flatMap(({ item, taken: { id } }) => (ids.has(id) ? [[id, item] as const] : [])));
  const lost = replaceLost(
    live.filter(({ taken: { id } }) => !ids.has(id)),
    places,
    owners,
  );
  const itemsOf = new Map<ProposedLine, Set<number>>();
  for (const claim of live)
    for (const { line } of placesOfClaim(claim, places)) itemsOf.set(line, (itemsOf.get(line) ?? new Set()).add(claim.item));
  const byMeaning = new Map(lines.flatMap((line) => (owners.has(line.id) ? [[meaning(line), owners.get(line.id)!] as const] : [])));
  const splitOff = new Map<ProposedLine, readonly number[]>();
  for (const line of lines) {
    const items = itemsOf.get(line);
    if (!items || owners.has(line.id)) continue;
    const owner = byMeaning.get(meaning(line));
    if (owner !== undefined) owners.set(line.id, owner);
    else splitOff.set(line, [...items]);
  }
  const elsewhere = new Map<number, Set<ProposedLine>>();
  for (const [line, items] of itemsOf) {
    const owner = owners.get(line.id);
    for (const item of items) if (owner !== undefined && owner !== item) elsewhere.set(item, (elsewhere.get(item) ?? new Set()).add(line));
  }
  return { all, lines, ductsBy: usual, copies, owners, lost, splitOff, elsewhere };
}
