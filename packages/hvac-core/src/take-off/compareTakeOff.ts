import { fits, inUnit, lineQuantity, rounded } from "./billUnits.ts";
import { claimsOf, type Claim, type Claims } from "./claims.ts";
import { takenLine, type ItemSource } from "./itemSource.ts";
import type { ProposedLine, Alternative } from "./lines.ts";

/** An item of a bill, as far as it matters here. */
export interface BillItem {
  readonly id: string;
  readonly quantity: number | null;
  /** As bills name it. */
  readonly unit: string;
  /** Packed; empty for an item that was not taken off. */
  readonly source: string;
}

/**
 * What became of an item's sources: `unchanged`; `changed`, in quantity or in what they are; `merged`, another item has all that is left of them;
 * `gone`, nothing of them is in the project any more; `unit`, the item has another unit than its sources, and the number in it is still theirs;
 * `copy`, another item before it has the same lines; `unread`, one of the files that matter could not be calculated.
 */
export type TakeOffState = "unchanged" | "changed" | "merged" | "gone" | "unit" | "copy" | "unread";

/** An item that was taken off, compared with the project of today. */
export interface ComparedItem {
  readonly id: string;
  readonly state: TakeOffState;
  /** As taken and as of today, in `unit`: the item's own, or that of its sources where it cannot be converted to the item's. */
  readonly taken: number;
  readonly now: number;
  readonly unit: string;
  /** The unit that its sources were taken in, where the state is `unit`. */
  readonly takenUnit?: string;
  /** Its present name, if its line no longer exists and another one has replaced it. */
  readonly description?: string;
  /** What lines are called that its elements are in today and no item has. Left out for none. */
  readonly splitInto?: readonly string[];
  /** Ids of the items that elements of it belong to today. Left out for none. */
  readonly mergedInto?: readonly string[];
  /** The id of the item before it that has the same lines. */
  readonly copyOf?: string;
  /** The item after an update to the present project. */
  readonly next: { readonly quantity: number | null; readonly unit: string; readonly source: ItemSource };
}

/** A line of today that no item has, though items had some of its elements: without it, following these items would leave the elements out. */
export interface SplitOffLine {
  readonly line: ProposedLine;
  /** Ids of the items that had some of its elements. */
  readonly from: readonly string[];
}

/** A bill compared with its project. */
export interface ComparedBill {
  /** An entry for each item that was taken off, in the order of the items. */
  readonly items: readonly ComparedItem[];
  readonly splitOff: readonly SplitOffLine[];
  /** Lines of today, ducts by the amounts that the bill has them by. */
  readonly lines: readonly ProposedLine[];
  /** Quantity by which the bill measures ducts; mass by default. */
  readonly ductsBy: Alternative;
  /** By the id of a line of today, the id of the item that has it, or will when it follows. */
  readonly owners: ReadonlyMap<string, string>;
}

/** Further options of a comparison. */
export interface ComparisonOptions {
  readonly unread?: ReadonlySet<string>;
  readonly newDuctsBy?: Alternative;
}

/** Quantities that agree in so many digits are the same: adding and converting change no more. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** By a key, in the order in which keys first occur. */
function grouped<K, T>(all: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

const sum = (amounts: readonly number[]): number => rounded(amounts.reduce((total, each) => total + each, 0));

/** Number of an item: the unit for comparison, the quantity that was taken off, and the quantity that was added by hand. */
interface ItemNumber {
  readonly unit: string;
  readonly taken: number;
  readonly added: number;
  /** The sources among which the user must choose what the item's number means. */
  readonly takenUnit?: string;
}

/**
 * Reads the number of an item. Where its unit is not that of its sources any more, the number is what it is nearer to: the quantity in the old
 * unit, which was not converted, or that in the new one.
 */
function itemNumber({ quantity, unit }: BillItem, claims: readonly Claim[]): ItemNumber {
  const [{ taken: first }] = claims as [Claim];
  const takenIn = (to: string): number => sum(claims.map(({ taken }) => inUnit(taken.quantity, taken.unit, to) ?? taken.quantity));
  const addedTo = (taken: number): number => (quantity === null || same(quantity, taken) ? 0 : quantity - taken);
  const isSameUnit = claims.every(({ taken }) => taken.unit === unit);
  const taken = isSameUnit || fits(first.unit, unit) ? takenIn(unit) : takenIn(first.unit);
  if (isSameUnit) return { unit, taken, added: addedTo(taken) };
  // Nothing tells what of "1 item" is a part of 30 m.
  if (!fits(first.unit, unit)) return { unit: first.unit, taken, added: 0, takenUnit: first.unit };
  const before = takenIn(first.unit);
  const isConverted = quantity === null || Math.abs(quantity - taken) * Math.abs(before) <= Math.abs(quantity - before) * Math.abs(taken);
  if (isConverted) return { unit, taken, added: addedTo(taken) };
  return { unit, taken, added: inUnit(addedTo(before), first.unit, unit)!, takenUnit: first.unit };
}

interface Reading {
  readonly items: readonly BillItem[];
  readonly claims: Claims;
  readonly linesOf: ReadonlyMap<number, readonly ProposedLine[]>;
  /** Indices of items of which some file, or some item that has their elements, could not be read. */
  readonly unread: ReadonlySet<number>;
}

/** An item whose lines an item before it has already: it follows nothing, and keeps what it says. */
function copied({ id, quantity, unit }: BillItem, { taken }: ItemNumber, copyOf: string): ComparedItem {
  return { id, state: "copy", taken, now: taken, unit, copyOf, next: { quantity, unit, source: [] } };
}

/** A quantity that was added by hand stays: the item changes by as much as its sources. */
function compared(index: number, itemClaims: readonly Claim[], { items, claims, linesOf, unread }: Reading): ComparedItem {
  const item = items[index]!;
  const { unit, taken, added, takenUnit } = itemNumber(item, itemClaims);
  const copies = itemClaims.map((claim) => claims.copies.get(claim));
  const copy = copies.find((other) => other !== undefined && other !== index);
  if (copies.every((other) => other !== undefined)) return copied(item, { unit, taken, added }, items[copy!]!.id);
  const lines = (linesOf.get(index) ?? []).map((line) => ({ ...line, quantity: lineQuantity(line, unit), unit }));
  const now = sum(lines.map(({ quantity }) => quantity));
  const [moved] = itemClaims.flatMap((claim) => claims.lost.get(claim) ?? []);
  const splitInto = [...claims.splitOff].flatMap(([line, from]) => (from.includes(index) ? [line.description] : []));
  const mergedInto = [...new Set([...(claims.elsewhere.get(index) ?? [])].map((line) => items[claims.owners.get(line.id)!]!.id))];
  const stateOf = (): ComparedItem["state"] => {
    if (unread.has(index)) return "unread";
    if (lines.length === 0) return mergedInto.length > 0 ? "merged" : "gone";
    if (takenUnit !== undefined) return "unit";
    return !moved && same(taken, now) ? "unchanged" : "changed";
  };
  return {
    id: item.id,
    state: stateOf(),
    taken,
    now,
    unit,
    ...(takenUnit !== undefined && { takenUnit }),
    ...(itemClaims.length === 1 && moved && { description: moved.description }),
    ...(splitInto.length > 0 && { splitInto }),
    ...(mergedInto.length > 0 && { mergedInto }),
    ...(copy !== undefined && { copyOf: items[copy]!.id }),
    next: { quantity: rounded(now + added), unit, source: lines.map(takenLine) },
  };
}

/**
 * Items that say nothing of today: those of files that cannot be read, and those that elements moved to or from such an item. If one of them followed
 * and the other could not, the elements would be in both, or in neither.
 */
function unreadItems({ all, elsewhere, splitOff, owners }: Claims, unread: ReadonlySet<string>): ReadonlySet<number> {
  const items = new Set(all.flatMap(({ item, taken }) => (taken.files.some((file) => unread.has(file.join("/"))) ? [item] : [])));
  if (items.size === 0) return items;
  const related = [...[...elsewhere].map(([item, lines]) => [item, ...[...lines].map(({ id }) => owners.get(id)!)]), ...splitOff.values()];
  for (let before = 0; before < items.size;) {
    before = items.size;
    for (const each of related) if (each.some((item) => items.has(item))) for (const item of each) items.add(item);
  }
  return items;
}

/**
 * Compares the items of a bill that were taken off with the project of today. Every element of the project is in one item at most. Once all items
 * follow and the lines that split off are taken, each element that the bill had and the project still has is in exactly one.
 * @param items items of the bill; those without a source are left out
 * @param lines lines of today, from `takeOff` with `ductsBy: "every"`
 * @param options.unread files that could not be calculated, as `collection/id`: of what came from them nothing is known
 * @param options.newDuctsBy what ducts are measured by that the bill does not have; as the bill measures the others when left out
 * @returns each item with what it becomes, and the lines that items must not lose
 * @source mathematics, differences
 * @example
 * ```ts
 * import { compareTakeOff, packSource } from "@org/hvac-core/take-off";
 * const source = packSource([{ id: "f3", quantity: 30, unit: "m", files: [["pipeCalculations", "a"]], elements: [] }]);
 * const { items } = compareTakeOff([{ id: "1", quantity: 30, unit: "m", source }], []);
 * items[0]?.state; // "gone"
 * items[0]?.next.quantity; // 0
 * ```
 */
export function compareTakeOff(
  items: readonly BillItem[],
  lines: readonly ProposedLine[],
  { unread = new Set(), newDuctsBy }: ComparisonOptions = {},
): ComparedBill {
  const claims = claimsOf(
    items.map(({ source }) => source),
    lines,
    newDuctsBy,
  );
  const owned = claims.lines.filter(({ id }) => claims.owners.has(id));
  const reading: Reading = {
    items,
    claims,
    linesOf: grouped(owned, ({ id }) => claims.owners.get(id)!),
    unread: unreadItems(claims, unread),
  };
  const byItem = grouped(claims.all, ({ item }) => item);
  return {
    items: [...byItem].map(([index, itemClaims]) => compared(index, itemClaims, reading)),
    // Lines that split off an unread item are left out, since the item may still have them.
    splitOff: [...claims.splitOff]
      .filter(([, from]) => !from.some((index) => reading.unread.has(index)))
      .map(([line, from]) => ({ line, from: from.map((index) => items[index]!.id) })),
    lines: claims.lines,
    ductsBy: claims.ductsBy,
    owners: new Map([...claims.owners].map(([id, index]) => [id, items[index]!.id])),
  };
}
