import { compareTakeOff, takeOff, type ComparedItem, type ProposedLine, type SplitOffLine } from "../../take-off/index.ts";
import { billItems, ignoredLines, takeOffOptions, updatedItems, type BillForm, type NumberedItem } from "./billItems.ts";
import { measuredFiles, type ProjectFile } from "./measureInput.ts";

/** A difference between a bill and its project: of an item, or of a line that no item has. */
export type BillDifference =
  | { readonly kind: "item"; readonly item: NumberedItem; readonly compared: ComparedItem }
  | { readonly kind: "line"; readonly splitOff: SplitOffLine };

/** A bill compared with its project of today. */
export interface ProjectComparison {
  /** Items in their order, then the lines that split off them. */
  readonly differences: readonly BillDifference[];
  /** Items without a difference. Their elements may be others than before. */
  readonly unchanged: readonly ComparedItem[];
}

/**
 * Every line of a project that an item of a bill may have.
 *
 * @param bill complete input of the bill
 * @param files measured files of the project
 * @returns lines, ducts by every amount
 * @example
 * ```ts
 * import { projectLines } from "@org/hvac-core/exchange/project";
 * projectLines({ complete: { unitSystem: "Metric", standard: "own" } }, []); // []
 * ```
 */
export const projectLines = (bill: Pick<BillForm, "complete">, files: readonly ProjectFile[]): readonly ProposedLine[] =>
  takeOff(measuredFiles(files), { ...takeOffOptions(bill), ductsBy: "every" });

/**
 * Compares a bill with its project of today.
 *
 * @param bill complete input of the bill
 * @param lines from `projectLines`
 * @param files files of the project; elements of those with a problem are unknown, not gone
 * @returns differences
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { compareWithProject } from "@org/hvac-core/exchange/project";
 * const complete = boq.complete({ unitSystem: "Metric", items: [{ id: "a", description: "Fan" }] });
 * compareWithProject({ complete }, [], []).differences; // []
 * ```
 */
export function compareWithProject(
  bill: Pick<BillForm, "complete">,
  lines: readonly ProposedLine[],
  files: readonly ProjectFile[],
): ProjectComparison {
  const items = billItems(bill);
  const byId = new Map(items.map((item) => [item.id, item]));
  const unread = new Set(files.flatMap(({ collection, id, problem }) => (problem === undefined ? [] : [`${collection}/${id}`])));
  const ignored = new Set(ignoredLines(bill).map(({ id }) => id));
  const { items: compared, splitOff } = compareTakeOff(items, lines, { unread });
  return {
    differences: [
      ...compared.flatMap((each): BillDifference[] =>
        each.state === "unchanged" ? [] : [{ kind: "item", item: byId.get(each.id)!, compared: each }],
      ),
      ...splitOff.flatMap((each): BillDifference[] => (ignored.has(each.line.id) ? [] : [{ kind: "line", splitOff: each }])),
    ],
    unchanged: compared.filter(({ state }) => state === "unchanged"),
  };
}

/**
 * The differences between a bill and its project of today.
 *
 * @param bill complete input of the bill
 * @param files files of the project
 * @returns differences
 * @example
 * ```ts
 * import { billDifferences } from "@org/hvac-core/exchange/project";
 * billDifferences({ complete: { unitSystem: "Metric", standard: "own", items: [] } }, []); // []
 * ```
 */
export const billDifferences = (bill: Pick<BillForm, "complete">, files: readonly ProjectFile[]): readonly BillDifference[] =>
  compareWithProject(bill, projectLines(bill, files), files).differences;

/**
 * Whether a difference needs a decision of the user, or cannot be applied yet. Others can be applied all at once.
 *
 * @param difference from `compareWithProject`
 * @returns true for an item with another unit, a copy, and one whose files have no results
 * @example
 * ```ts
 * import { needsDecision } from "@org/hvac-core/exchange/project";
 * needsDecision({ kind: "line", splitOff: { line: {} as never, from: [] } }); // false
 * ```
 */
export const needsDecision = (difference: BillDifference): boolean =>
  difference.kind === "item" && !["changed", "merged", "gone"].includes(difference.compared.state);

/** An item that keeps its quantity and gets the elements that it consists of today. */
const refreshed = (each: ComparedItem): ComparedItem => ({ ...each, next: { ...each.next, quantity: null } });

/**
 * The items of a bill after some differences are applied. A line that split off an item is added with it, since the item no longer has its elements.
 *
 * @param bill input of the bill
 * @param choice.some differences to apply
 * @param choice.comparison comparison that they are from
 * @param newId gives an id to an added item
 * @returns values by field
 * @example
 * ```ts
 * import { applyDifferences } from "@org/hvac-core/exchange/project";
 * applyDifferences({ input: { items: [{ id: "a" }] } }, { some: [], comparison: { differences: [], unchanged: [] } }, () => "new"); // { items: [{ id: "a" }] }
 * ```
 */
export function applyDifferences(
  bill: Pick<BillForm, "input">,
  { some, comparison }: { readonly some: readonly BillDifference[]; readonly comparison: ProjectComparison },
  newId: () => string,
): Readonly<Record<string, unknown>> {
  const { differences, unchanged } = comparison;
  const items = some.flatMap((each) => (each.kind === "item" ? [each.compared] : []));
  const ids = new Set(items.map(({ id }) => id));
  const lines = differences.flatMap((each) =>
    each.kind === "line" && (some.includes(each) || each.splitOff.from.some((id) => ids.has(id))) ? [each.splitOff.line] : [],
  );
  return updatedItems(bill, [...unchanged.map(refreshed), ...items], lines, newId);
}
