import { convert } from "../quantity/index.ts";
import { elementKey, readSource, takenLine, type ItemSource, type TakenLine } from "./itemSource.ts";
import type { ProposedLine } from "./takeOff.ts";

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
 * What became of an item's sources: `unchanged`; `changed`, in quantity or in what they are; `gone`, nothing of them is in the project any more;
 * `unread`, one of their files could not be calculated.
 */
export type TakeOffState = "unchanged" | "changed" | "gone" | "unread";

/** An item that was taken off, compared with the project of today. */
export interface ComparedItem {
  readonly id: string;
  readonly state: TakeOffState;
  /** As taken and as of today, in `unit`: the item's own, or that of its sources where it cannot be converted to the item's. */
  readonly taken: number;
  readonly now: number;
  readonly unit: string;
  /** What it is called today, where its own line is no more and another one has all of its elements. */
  readonly description?: string;
  /** The line that has all of its elements today and is another item's: that item has their quantity. */
  readonly mergedInto?: string;
  /** What the item becomes when the project of today is taken over. */
  readonly next: { readonly quantity: number; readonly unit: string; readonly source: ItemSource };
}

/** Quantities that agree in so many digits are the same: adding and converting change no more. */
const same = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

const dimensions: Readonly<Record<string, string>> = {
  m: "length",
  ft: "length",
  m2: "area",
  ft2: "area",
  L: "volume",
  gal: "volume",
  kg: "mass",
  lb: "mass",
};

const siUnits: Readonly<Record<string, string>> = { length: "m", area: "m2", volume: "m3", mass: "kg" };

/** A quantity in another unit of the same kind; undefined where there is no such way. */
function inUnit(quantity: number, from: string, to: string): number | undefined {
  if (from === to) return quantity;
  if (dimensions[from] === undefined || dimensions[from] !== dimensions[to]) return undefined;
  return Number(convert(quantity, from, to).toPrecision(12));
}

interface Found {
  readonly taken: TakenLine;
  /** Of today; undefined where nothing is left. */
  readonly line: ProposedLine | undefined;
  readonly isMoved: boolean;
  /** What has its elements today, but belongs to another item. */
  readonly mergedInto?: ProposedLine;
  readonly isUnread: boolean;
}

/**
 * The line of today with its id, or else the one that has all of its elements, unless an item has that one already: no line is in two items.
 * @param held ids of lines that items have; a line that is found by its elements is added
 */
function find(
  taken: TakenLine,
  byId: ReadonlyMap<string, ProposedLine>,
  byElement: ReadonlyMap<string, ProposedLine>,
  held: Set<string>,
): Omit<Found, "isUnread"> {
  const own = byId.get(taken.id);
  if (own) return { taken, line: own, isMoved: false };
  const moved = new Set(taken.elements.map((key) => byElement.get(key)));
  const [line] = moved;
  if (moved.size !== 1 || !line) return { taken, line: undefined, isMoved: false };
  if (held.has(line.id)) return { taken, line: undefined, isMoved: false, mergedInto: line };
  held.add(line.id);
  return { taken, line, isMoved: true };
}

function stateOf(found: readonly Found[]): TakeOffState {
  if (found.some(({ isUnread }) => isUnread)) return "unread";
  if (found.every(({ line }) => !line)) return "gone";
  const isSame = ({ taken, line, isMoved }: Found): boolean => {
    const before = line && inUnit(taken.quantity, taken.unit, line.unit);
    return before !== undefined && !isMoved && same(before, line!.quantity);
  };
  return found.every(isSame) ? "unchanged" : "changed";
}

/** A quantity of today in a unit: from the amounts in SI, so that it is the same however the lines are shown. */
function quantityIn({ quantity, unit: own, sources }: ProposedLine, unit: string): number | undefined {
  const dimension = dimensions[own];
  if (dimension === undefined || dimension !== dimensions[unit]) return own === unit ? quantity : undefined;
  const amount = sources.reduce((sum, source) => sum + source.amount, 0);
  return Number(convert(amount, siUnits[dimension]!, unit).toPrecision(12));
}

/** What was typed beside the quantity taken off stays: the item changes by as much as its sources did. */
function compared(item: BillItem, found: readonly Found[]): ComparedItem {
  const unitOfSources = found.find(({ line }) => line)?.line?.unit ?? found[0]!.taken.unit;
  // An item in a unit that the sources are not in cannot be told apart from them: it becomes what they are.
  const isInOwn = inUnit(1, unitOfSources, item.unit) !== undefined;
  const unit = isInOwn ? item.unit : unitOfSources;
  const sum = (amounts: readonly number[]): number => Number(amounts.reduce((total, each) => total + each, 0).toPrecision(12));
  const lines = found.flatMap(({ line }) => {
    if (!line) return [];
    const quantity = quantityIn(line, unit);
    return quantity === undefined ? [line] : [{ ...line, quantity, unit }];
  });
  const taken = sum(found.map((each) => inUnit(each.taken.quantity, each.taken.unit, unit) ?? each.taken.quantity));
  const now = sum(lines.map(({ quantity }) => quantity));
  const beside = !isInOwn || item.quantity === null || same(item.quantity, taken) ? 0 : item.quantity - taken;
  const [moved] = found.filter(({ isMoved }) => isMoved);
  const [merged] = found.filter(({ mergedInto }) => mergedInto);
  return {
    id: item.id,
    state: stateOf(found),
    taken,
    now,
    unit,
    ...(found.length === 1 && moved?.line && { description: moved.line.description }),
    ...(found.length === 1 && merged && { mergedInto: merged.mergedInto!.description }),
    next: { quantity: Number((now + beside).toPrecision(12)), unit, source: lines.map(takenLine) },
  };
}

/**
 * Compares the items of a bill that were taken off with the project of today.
 * @param items of the bill; those without a source are left out
 * @param lines of today, from `takeOff` with `ductsBy: "every"`
 * @param unread files that could not be calculated, as `collection/id`: of what came from them nothing is known
 * @returns an entry for each item that was taken off, in the order of the items
 * @source mathematics, differences
 * @example
 * ```ts
 * import { compareTakeOff, packSource } from "@org/hvac-core/takeOff";
 * const source = packSource([{ id: "f3", quantity: 30, unit: "m", files: [["pipeCalculations", "a"]], elements: [] }]);
 * const [item] = compareTakeOff([{ id: "1", quantity: 30, unit: "m", source }], []);
 * item?.state; // "gone"
 * item?.next.quantity; // 0
 * ```
 */
export function compareTakeOff(
  items: readonly BillItem[],
  lines: readonly ProposedLine[],
  unread: ReadonlySet<string> = new Set(),
): readonly ComparedItem[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byElement = new Map(lines.flatMap((line) => line.sources.map((source) => [elementKey(source), line] as const)));
  const sources = items.map(({ source }) => readSource(source));
  const held = new Set(sources.flatMap((source) => source.map(({ id }) => id)));
  return items.flatMap((item, index) => {
    const source = sources[index]!;
    if (source.length === 0) return [];
    const found = source.map((taken) => ({
      ...find(taken, byId, byElement, held),
      isUnread: taken.files.some((file) => unread.has(file.join("/"))),
    }));
    return [compared(item, found)];
  });
}
