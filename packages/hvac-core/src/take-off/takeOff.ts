import type { WorkSectionStandardId } from "../costing/index.ts";
import type { AmountKind, Measured, MeasuredElement, Path } from "../kernel/index.ts";
import { convert, type UnitSystem } from "../quantity/index.ts";
import { nextBest } from "./alternatives.ts";
import { contentOf, describeElement, lineId, repeatedContent } from "./describe.ts";
import { findRepeats, keyOf, type FileElement, type Repeat } from "./repeats.ts";
import { sectionOfWork, workKinds } from "./workKinds.ts";
import type { TakeOffUnit, TakeOffSource, RepeatedLine, ProposedLine, Alternative } from "./lines.ts";

/** Measured elements of a project's file. */
export interface MeasuredFile {
  readonly collection: string;
  readonly fileId: string;
  /** From `quantities` of its calculator. */
  readonly measured: Measured;
}

/** How a bill wants its lines. */
export interface TakeOffOptions {
  readonly unitSystem: UnitSystem;
  /** Standard that divides the bill into sections. */
  readonly standard: WorkSectionStandardId | "own";
  /**
   * What rigid ducts are measured by; what has no such amount is measured by the next one. By the mass of their sheet when left out. `every` gives
   * the lines of each way, to compare a bill with, whichever its lines were taken by.
   */
  readonly ductsBy?: Alternative | "every";
}

const units: Readonly<Record<AmountKind, { readonly si: string } & Readonly<Record<UnitSystem, TakeOffUnit>>>> = {
  count: { si: "", Imperial: "each", Metric: "each" },
  length: { si: "m", Imperial: "ft", Metric: "m" },
  area: { si: "m2", Imperial: "ft2", Metric: "m2" },
  volume: { si: "m3", Imperial: "gal", Metric: "L" },
  mass: { si: "kg", Imperial: "lb", Metric: "kg" },
};

/** The elements of one amount, where things can be measured by several. */
function withoutAlternatives(
  elements: readonly MeasuredElement[],
  ductsBy: NonNullable<TakeOffOptions["ductsBy"]>,
): readonly MeasuredElement[] {
  if (ductsBy === "every") return elements;
  const byPath = new Map<Path, Set<string>>();
  for (const { path, alternative } of elements) if (alternative) byPath.set(path, (byPath.get(path) ?? new Set()).add(alternative));
  return elements.filter(
    ({ path, alternative }) => !alternative || alternative === nextBest[ductsBy].find((each) => byPath.get(path)!.has(each)),
  );
}

interface Gathered {
  readonly id: string;
  readonly elements: readonly FileElement[];
}

const order = Object.keys(workKinds);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareSources = (a: TakeOffSource, b: TakeOffSource): number =>
  compareText(a.collection, b.collection) || compareText(a.fileId, b.fileId) || compareText(a.path, b.path) || compareText(a.part, b.part);

/** Elements by line: those of one content, and next to them those that other lines have as well. Where all of a content are, it has one line. */
function gather(elements: readonly FileElement[], repeats: ReadonlyMap<string, readonly Repeat[]>): readonly Gathered[] {
  const byContent = new Map<string, { readonly single: FileElement[]; readonly repeated: FileElement[] }>();
  for (const each of elements) {
    const content = contentOf(each.element);
    const lines = byContent.get(content) ?? { single: [], repeated: [] };
    lines[repeats.get(keyOf(each))?.length ? "repeated" : "single"].push(each);
    byContent.set(content, lines);
  }
  return [...byContent].flatMap(([content, { single, repeated }]): Gathered[] => {
    if (single.length === 0 || repeated.length === 0) return [{ id: lineId(content), elements: [...single, ...repeated] }];
    return [
      { id: lineId(content), elements: single },
      { id: lineId(repeatedContent(content)), elements: repeated },
    ];
  });
}

/** Amounts are added in one order, so that a sum does not depend on that of the files; twelve digits leave out what adding and converting leave behind. */
function lineOf({ id, elements }: Gathered, { unitSystem, standard }: TakeOffOptions): Omit<ProposedLine, "repeats"> {
  const { element } = elements[0]!;
  const sources = elements
    .map(({ collection, fileId, element: { path, part, amount } }): TakeOffSource => ({ collection, fileId, path, part, amount }))
    .toSorted(compareSources);
  const amount = sources.reduce((sum, source) => sum + source.amount, 0);
  const { si, [unitSystem]: unit } = units[element.kind];
  const quantity = unit === "each" ? amount : convert(amount, si, unit);
  return {
    id,
    work: element.work,
    workSection: sectionOfWork(element.work, standard),
    description: describeElement(element, unitSystem),
    unit,
    quantity: Number(quantity.toPrecision(12)),
    ...(element.alternative && { alternative: element.alternative }),
    sources,
  };
}

/** Turns what elements repeat into lines, each line of each file once. Lines of one kind repeat the same hundreds of others: they share one list. */
function repeatsByLine(repeats: ReadonlyMap<string, readonly Repeat[]>, lines: ReadonlyMap<string, Omit<ProposedLine, "repeats">>) {
  const numbers = new Map<readonly Repeat[], number>();
  const numberOf = (list: readonly Repeat[]): number => {
    const number = numbers.get(list) ?? numbers.size;
    numbers.set(list, number);
    return number;
  };
  const shared = new Map<string, readonly RepeatedLine[]>();
  return ({ elements }: Gathered): readonly RepeatedLine[] => {
    const lists = [...new Set(elements.map((each) => repeats.get(keyOf(each)) ?? []))].filter(({ length }) => length > 0);
    const key = lists
      .map(numberOf)
      .toSorted((a, b) => a - b)
      .join();
    const before = shared.get(key);
    if (before) return before;
    const repeatedBy = lists.flat().map(({ original, tag }): RepeatedLine => {
      const { id: lineOfOriginal, description } = lines.get(keyOf(original))!;
      const { collection, fileId } = original;
      return { lineId: lineOfOriginal, collection, fileId, description, ...(tag !== undefined && { tag }) };
    });
    const unique = new Map(repeatedBy.map((each) => [JSON.stringify([each.tag ?? "", each.collection, each.fileId, each.lineId]), each]));
    const sorted = [...unique].toSorted(([a], [b]) => compareText(a, b)).map(([, each]) => each);
    shared.set(key, sorted);
    return sorted;
  };
}

/**
 * Lines for a bill of quantities from the calculations of a project. Every element of the files is part of exactly one line, but for things that
 * can be measured by several amounts, which are measured by one of them. Elements that another file lists too are separate lines, which say so.
 * @param files what each file measures; their order does not matter
 * @param options units and standard of the bill
 * @returns lines in the order of a bill, each with the elements that it comes from
 * @source mathematics, sums
 * @example
 * ```ts
 * import { takeOff, type MeasuredFile } from "@org/hvac-core/take-off";
 * const pipe = { path: "pipeLength", part: "pipe", work: "pipework", description: ["Pipe, DN 80"], kind: "length", amount: 30 } as const;
 * const fileOf = (fileId: string): MeasuredFile => ({ collection: "pipeCalculations", fileId, measured: { elements: [pipe], notMeasured: [] } });
 * const [line] = takeOff([fileOf("a"), fileOf("b")], { unitSystem: "Metric", standard: "nrm2" });
 * line?.description; // "Pipe, DN 80"
 * line?.quantity; // 60
 * line?.workSection; // "38.3"
 * ```
 */
export function takeOff(files: readonly MeasuredFile[], options: TakeOffOptions): readonly ProposedLine[] {
  const elements = files.flatMap(({ collection, fileId, measured }) =>
    withoutAlternatives(measured.elements, options.ductsBy ?? "mass").map((element): FileElement => ({ collection, fileId, element })),
  );
  const repeats = findRepeats(elements);
  const gathered = gather(elements, repeats).map((each) => ({ each, line: lineOf(each, options) }));
  const lines = new Map(gathered.flatMap(({ each, line }) => each.elements.map((element) => [keyOf(element), line] as const)));
  const repeatsOf = repeatsByLine(repeats, lines);
  return gathered
    .map(({ each, line }): ProposedLine => {
      const repeated = repeatsOf(each);
      return repeated.length > 0 ? { ...line, repeats: repeated } : line;
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.work) - order.indexOf(b.work) ||
        a.description.localeCompare(b.description, "en", { numeric: true }) ||
        compareText(a.id, b.id),
    );
}

/**
 * What may be in a bill twice if lines are taken as well: the lines that they repeat, and those of the bill that repeat them.
 * @param lines from `takeOff`
 * @param taken ids of the lines that are in the bill already
 * @returns other lines with the same elements, by the id of a line; none for a line without repeats
 * @example
 * ```ts
 * import { repeatedLines, takeOff, type MeasuredFile } from "@org/hvac-core/take-off";
 * const unit = { path: "a", part: "unit", kind: "count", amount: 1, tag: "AHU-1" } as const;
 * const schedule: MeasuredFile = {
 *   collection: "equipmentSchedules",
 *   fileId: "s",
 *   measured: { elements: [{ ...unit, work: "airHandlingUnits", description: ["Air handling unit"] }], notMeasured: [] },
 * };
 * const pipes: MeasuredFile = {
 *   collection: "pipeCalculations",
 *   fileId: "p",
 *   measured: { elements: [{ ...unit, work: "terminalUnits", list: "unitsOnPipes", description: ["Unit on pipes"] }], notMeasured: [] },
 * };
 * const lines = takeOff([schedule, pipes], { unitSystem: "Metric", standard: "own" });
 * const [known, repeated] = lines;
 * repeatedLines(lines, new Set()).has(known!.id); // false
 * repeatedLines(lines, new Set()).get(repeated!.id)?.[0]?.tag; // "AHU-1"
 * // Once the unit on pipes is in the bill, it is the schedule that would repeat it.
 * repeatedLines(lines, new Set([repeated!.id])).get(known!.id)?.[0]?.description; // "Unit on pipes"
 * ```
 */
export function repeatedLines(lines: readonly ProposedLine[], taken: ReadonlySet<string>): ReadonlyMap<string, readonly RepeatedLine[]> {
  const repeatsById = new Map<string, readonly RepeatedLine[]>();
  const add = (id: string, repeats: readonly RepeatedLine[]): void => {
    const before = repeatsById.get(id);
    repeatsById.set(id, before ? [...before, ...repeats] : repeats);
  };
  /** Lines of the bill by what they repeat, which many of them share. */
  const inBill = new Map<readonly RepeatedLine[], RepeatedLine[]>();
  for (const { id, description, repeats, sources } of lines) {
    if (!repeats) continue;
    add(id, repeats);
    if (!taken.has(id)) continue;
    const { collection, fileId } = sources[0]!;
    const others = inBill.get(repeats) ?? [];
    others.push({ lineId: id, collection, fileId, description });
    inBill.set(repeats, others);
  }
  for (const [originals, others] of inBill) {
    const byTag = new Map<string | undefined, readonly RepeatedLine[]>([[undefined, others]]);
    // A line has originals in several files.
    const unique = new Map(originals.map(({ lineId: original, tag }) => [JSON.stringify([original, tag]), { original, tag }]));
    for (const { original, tag } of unique.values()) {
      const repeats = byTag.get(tag) ?? others.map((each) => ({ ...each, ...(tag !== undefined && { tag }) }));
      byTag.set(tag, repeats);
      add(original, repeats);
    }
  }
  return repeatsById;
}
