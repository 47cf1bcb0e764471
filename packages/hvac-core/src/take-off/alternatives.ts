import { lineQuantity } from "./billUnits.ts";
import { elementMark, type TakenLine } from "./itemSource.ts";
import type { ProposedLine, TakeOffSource, Alternative } from "./lines.ts";

/** What is taken where a thing has no amount of the kind asked for. */
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
const knownThings = new WeakMap<readonly ProposedLine[], Things>();

function thingsOf(lines: readonly ProposedLine[]): Things {
  const known = knownThings.get(lines);
  if (known) return known;
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
  const found = [...byPlace.values()];
  const byMark = new Map(
    found.flatMap((thing) => {
      const [one] = thing.sources.values();
      return all.map((each) => [elementMark({ ...one!, part: each }), [thing, each] as const] as const);
    }),
  );
  const things: Things = { all: found, bySource, byMark };
  knownThings.set(lines, things);
  return things;
}

/** Lines of today as a bill measures them. */
export interface MeasuredLines {
  readonly lines: readonly ProposedLine[];
  /** What the bill measures ducts by that it does not have yet. */
  readonly usual: Alternative;
  /** By the mark of an amount that the bill has and the duct has not any more, that by which it is measured instead. */
  readonly instead: ReadonlyMap<string, TakeOffSource>;
}

/** By thing, the amounts of it that items took, in the order of the bill. Lines that took too many for their marks are known by their ids. */
function amountsTaken(taken: readonly TakenLine[], lines: readonly ProposedLine[], { byMark, bySource }: Things) {
  const amounts = new Map<Thing, Alternative[]>();
  const add = (thing: Thing, alternative: Alternative): void => {
    const own = amounts.get(thing) ?? [];
    amounts.set(thing, own);
    if (!own.includes(alternative)) own.push(alternative);
  };
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { id, elements } of taken) {
    for (const mark of elements) {
      const found = byMark.get(mark);
      if (found) add(...found);
    }
    const line = elements.length === 0 ? byId.get(id) : undefined;
    if (line?.alternative) for (const source of line.sources) add(bySource.get(source)!, line.alternative);
  }
  return amounts;
}

/**
 * Of ducts, which lines have by each of their amounts, leaves the amounts that the bill has them by: one that is in an item by its mass comes into
 * no line of surfaces. What the bill does not have is measured as it measures the others of its file, or of the project; where it has no such line,
 * but one by another amount, by that.
 *
 * @param taken lines of all items, in the order of the bill
 * @param lines lines of today, by every amount
 * @param ductsBy what ducts are measured by that the bill does not have, whatever it measures others by
 */
export function asMeasured(taken: readonly TakenLine[], lines: readonly ProposedLine[], ductsBy?: Alternative): MeasuredLines {
  const things = thingsOf(lines);
  const amounts = amountsTaken(taken, lines, things);
  /** By file, and of the whole bill under no name: what the first duct is in it by that could be measured otherwise. */
  const usual = new Map<string, readonly Alternative[]>();
  for (const [thing, own] of amounts)
    if (thing.sources.size > 1) for (const name of [thing.file, ""]) if (!usual.has(name)) usual.set(name, own);
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
    const own = amounts.get(thing);
    const wanted = own ?? (ductsBy ? [ductsBy] : joined(thing));
    const there = wanted.filter((each) => thing.sources.has(each));
    for (const source of there.length > 0 ? there.map((each) => thing.sources.get(each)!) : [best(thing, wanted[0]!)]) {
      used.add(source);
      if (own && there.length === 0) for (const each of own) instead.set(elementMark({ ...source, part: each }), source);
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
