import type { WorkSectionStandardId } from "../costing/index.ts";
import type { AmountKind, Measured, MeasuredElement, Path, WorkKind } from "../kernel/index.ts";
import { convert, type UnitSystem } from "../quantity/index.ts";
import { contentOf, describeElement, lineId } from "./describe.ts";
import { sectionOfWork, workKinds } from "./workKinds.ts";

/** Units that lines are measured in, as bills name them. */
export type TakeOffUnit = "each" | "m" | "m2" | "kg" | "L" | "ft" | "ft2" | "lb" | "gal";

/** What a file of a project measures. */
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
  readonly ductsBy?: "mass" | "area" | "length" | "every";
}

/** An element of a file, and how much of a line it is. */
export interface TakeOffSource {
  readonly collection: string;
  readonly fileId: string;
  readonly path: Path;
  readonly part: string;
  /** In SI. */
  readonly amount: number;
}

/** A line for a bill, and where it comes from. */
export interface ProposedLine {
  /** Follows from what the line is, not from its quantity or its sources: it stays the same as long as the line means the same. */
  readonly id: string;
  readonly work: WorkKind;
  readonly workSection: string;
  readonly description: string;
  readonly unit: TakeOffUnit;
  /** In the unit. */
  readonly quantity: number;
  /** Where the same things could be measured otherwise: what they are measured by here. */
  readonly alternative?: "mass" | "area" | "length";
  /** Why it may stand in the bill a second time. */
  readonly mayRepeat?: string;
  /** By file, then by element. */
  readonly sources: readonly TakeOffSource[];
}

const units: Readonly<Record<AmountKind, { readonly si: string } & Readonly<Record<UnitSystem, TakeOffUnit>>>> = {
  count: { si: "", Imperial: "each", Metric: "each" },
  length: { si: "m", Imperial: "ft", Metric: "m" },
  area: { si: "m2", Imperial: "ft2", Metric: "m2" },
  volume: { si: "m3", Imperial: "gal", Metric: "L" },
  mass: { si: "kg", Imperial: "lb", Metric: "kg" },
};

/** What is taken where a thing has no amount of the kind asked for. */
const nextBest = { mass: ["mass", "area", "length"], area: ["area", "mass", "length"], length: ["length", "area", "mass"] } as const;

/** Of things that can be measured by several of their amounts, the elements of one of them. */
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
  readonly content: string;
  readonly element: MeasuredElement;
  readonly sources: TakeOffSource[];
}

const order = Object.keys(workKinds);
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const compareSources = (one: TakeOffSource, other: TakeOffSource): number =>
  compareText(one.collection, other.collection) ||
  compareText(one.fileId, other.fileId) ||
  compareText(one.path, other.path) ||
  compareText(one.part, other.part);

/** Amounts are added in one order, so that a sum does not depend on that of the files; twelve digits leave out what adding and converting leave behind. */
function lineOf({ content, element, sources }: Gathered, { unitSystem, standard }: TakeOffOptions): ProposedLine {
  const sorted = sources.toSorted(compareSources);
  const amount = sorted.reduce((sum, source) => sum + source.amount, 0);
  const { si, [unitSystem]: unit } = units[element.kind];
  const quantity = unit === "each" ? amount : convert(amount, si, unit);
  return {
    id: lineId(content),
    work: element.work,
    workSection: sectionOfWork(element.work, standard),
    description: describeElement(element, unitSystem),
    unit,
    quantity: Number(quantity.toPrecision(12)),
    ...(element.alternative && { alternative: element.alternative }),
    ...(element.mayRepeat !== undefined && { mayRepeat: element.mayRepeat }),
    sources: sorted,
  };
}

/**
 * Lines for a bill of quantities from the calculations of a project. Every element of the files is part of exactly one line, but for things that
 * can be measured by several amounts, which are measured by one of them.
 * @param files what each file measures; their order does not matter
 * @param options units and standard of the bill
 * @returns lines in the order of a bill, each with the elements that it comes from
 * @source mathematics, sums
 * @example
 * ```ts
 * import { takeOff, type MeasuredFile } from "@org/hvac-core/takeOff";
 * const pipe = { path: "pipeLength", part: "pipe", work: "pipework", description: ["Pipe, DN 80"], kind: "length", amount: 30 } as const;
 * const fileOf = (fileId: string): MeasuredFile => ({ collection: "pipeCalculations", fileId, measured: { elements: [pipe], notMeasured: [] } });
 * const [line] = takeOff([fileOf("a"), fileOf("b")], { unitSystem: "Metric", standard: "nrm2" });
 * line?.description; // "Pipe, DN 80"
 * line?.quantity; // 60
 * line?.workSection; // "38.3"
 * ```
 */
export function takeOff(files: readonly MeasuredFile[], options: TakeOffOptions): readonly ProposedLine[] {
  const gathered = new Map<string, Gathered>();
  for (const { collection, fileId, measured } of files)
    for (const element of withoutAlternatives(measured.elements, options.ductsBy ?? "mass")) {
      const content = contentOf(element);
      const line = gathered.get(content) ?? { content, element, sources: [] };
      line.sources.push({ collection, fileId, path: element.path, part: element.part, amount: element.amount });
      gathered.set(content, line);
    }
  return [...gathered.values()]
    .map((each) => lineOf(each, options))
    .toSorted(
      (one, other) =>
        order.indexOf(one.work) - order.indexOf(other.work) ||
        one.description.localeCompare(other.description, "en", { numeric: true }) ||
        compareText(one.id, other.id),
    );
}
