import { lineQuantity } from "./billUnits.ts";
import { elementMark, type TakenLine } from "./itemSource.ts";
import type { ProposedLine, TakeOffSource, Alternative } from "./lines.ts";

/** Amounts in order of preference, where an element lacks the first. */
export const nextBest = {
  mass: ["mass", "area", "length"],
  area: ["area", "mass", "length"],
  length: ["length", "area", "mass"],
} as const satisfies Readonly<Record<Alternative, readonly Alternative[]>>;

const all = nextBest.mass;

/** A duct, which lines have by each of its amounts. */
interface Thing {
  readonly file: string;
  readonly lineIds: ReadonlyMap<Alternative, string>;
  readonly sources: ReadonlyMap<Alternative, TakeOffSource>;
}

interface Things {
  readonly all: readonly Thing[];
  readonly bySource: ReadonlyMap<TakeOffSource, Thing>;
  /** By the marks of their amounts, those among them that they do not have today. */
  readonly byMark: ReadonlyMap<string, readonly [thing: Thing, alternative: Alternative]>;
}

/** Lines are compared with the bill at every edit of it. */
const thingsByLines = new WeakMap<readonly ProposedLine[], Things>();

function thingsOf(lines: readonly ProposedLine[]): Things {
  const earlier = thingsByLines.get(lines);
  if (earlier) return earlier;
  const byPlace = new Map<
    string,
    Thing & { readonly lineIds: Map<Alternative, string>; readonly sources: Map<Alternative, TakeOffSource> }
  >();
  const bySource = new Map<TakeOffSource, Thing>();
  for (const { id, alternative, sources } of lines) {
    if (!alternative) continue;
    for (const source of sources) {
      const file = `${source.collection}/${source.fileId}`;
      const place = `${file}/${source.path}`;
      const thing = byPlace.get(place) ?? { file, lineIds: new Map(), sources: new Map() };
      byPlace.set(place, thing);
      thing.lineIds.set(alternative, id);
      thing.sources.set(alternative, source);
      bySource.set(source, thing);
    }
  }
  const things = [...byPlace.values()];
  const byMark = new Map(
    things.flatMap((thing) => {
      const [source] = thing.sources.values();
      return all.map((each) => [elementMark({ ...source!, part: each }), [thing, each] as const] as const);
    }),
  );
  const result: Things = { all: things, bySource, byMark };
  thingsByLines.set(lines, result);
  return result;
}

/** Lines of today as a bill measures them. */
export interface MeasuredLines {
  readonly lines: readonly ProposedLine[];
  /** Amount by which ducts that are not in the bill are measured. */
  readonly usual: Alternative;
  /** Sources that replace amounts in the bill that the duct no longer has, by their marks. */
  readonly instead: ReadonlyMap<string, TakeOffSource>;
}

/** Amounts of each element that items took, in the order of the bill. Lines with too many elements for marks are found by their ids. */
function amountsTaken(taken: readonly TakenLine[], lines: readonly ProposedLine[], { byMark, bySource }: Things) {
  const amounts = new Map<Thing, Alternative[]>();
  const add = (thing: Thing, alternative: Alternative): void => {
    const alternatives = amounts.get(thing) ?? [];
    amounts.set(thing, alternatives);
    if (!alternatives.includes(alternative)) alternatives.push(alternative);
  };
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { id, elements } of taken) {
    for (const mark of elements) {
      const match = byMark.get(mark);
      if (match) add(...match);
    }
    const line = elements.length === 0 ? byId.get(id) : undefined;
    if (line?.alternative) for (const source of line.sources) add(bySource.get(source)!, line.alternative);
  }
  return amounts;
}

/**
 * Leaves of ducts, which lines have by each of their amounts, the amounts in the bill: a duct in an item by mass is in no line by area. Ducts that are
 * not in the bill are measured as the others of their file, or of the project; or by another amount if only that has a line in the bill.
 *
 * @param taken lines of all items, in the order of the bill
 * @param lines lines of today, by every amount
 * @param ductsBy amount by which ducts that are not in the bill are measured
 */
export function asMeasured(taken: readonly TakenLine[], lines: readonly ProposedLine[], ductsBy?: Alternative): MeasuredLines {
  const things = thingsOf(lines);
  const amounts = amountsTaken(taken, lines, things);
  /** Amounts of the first duct with alternatives, by file; under the empty name those of the whole bill. */
  const usual = new Map<string, readonly Alternative[]>();
  for (const [thing, inBill] of amounts)
    if (thing.sources.size > 1) for (const name of [thing.file, ""]) if (!usual.has(name)) usual.set(name, inBill);
  const used = new Set<TakeOffSource>();
  const instead = new Map<string, TakeOffSource>();
  const ids = new Set(taken.map(({ id }) => id));
  const joined = ({ file, lineIds }: Thing): readonly Alternative[] => {
    const first = usual.get(file) ?? usual.get("") ?? [all[0]];
    const isInBill = (each: Alternative): boolean => ids.has(lineIds.get(each) ?? "");
    const other = first.some(isInBill) ? undefined : all.find(isInBill);
    return other ? [other] : first;
  };
  const best = ({ sources }: Thing, wanted: Alternative): TakeOffSource =>
    sources.get(nextBest[wanted].find((each) => sources.has(each))!)!;
  for (const thing of things.all) {
    const inBill = amounts.get(thing);
    const wanted = inBill ?? (ductsBy ? [ductsBy] : joined(thing));
    const there = wanted.filter((each) => thing.sources.has(each));
    for (const source of there.length > 0 ? there.map((each) => thing.sources.get(each)!) : [best(thing, wanted[0]!)]) {
      used.add(source);
      if (inBill && there.length === 0) for (const each of inBill) instead.set(elementMark({ ...source, part: each }), source);
    }
  }
  return {
    lines: lines.flatMap((line): readonly ProposedLine[] => {
      if (!line.alternative) return [line];
      const sources = line.sources.filter((source) => used.has(source));
      if (sources.length === line.sources.length) return [line];
      return sources.length === 0 ? [] : [{ ...line, quantity: lineQuantity({ ...line, sources }, line.unit), sources }];
    }),
    usual: usual.get("")?.[0] ?? all[0],
    instead,
  };
}
