import {
  compareTakeOff,
  packIgnored,
  repeatedLines,
  takeOff,
  type ComparedItem,
  type ProposedLine,
  type SplitOffLine,
} from "../../take-off/index.ts";
import { billItems, ignoredLines, takeOffOptions, updatedItems, type BillForm, type NumberedItem } from "./billItems.ts";
import { isNewLine } from "./takenRecord.ts";
import { measuredFiles, type ProjectFile } from "./measureInput.ts";

/** A difference between a bill and its project: of an item, or of a line that no item has; one that is new in the project splits off none. */
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
  const { items: compared, splitOff, lines: today, owners } = compareTakeOff(items, lines, { unread });
  const parts = new Set(splitOff.map(({ line }) => line.id));
  // Where a file of the bill cannot be read, its items may have the line.
  const isNew = compared.some(({ state }) => state === "unread") ? () => false : isNewLine(bill.complete);
  const added = today.filter((line) => !owners.has(line.id) && !parts.has(line.id) && isNew(line));
  const repeated = added.length === 0 ? new Map<string, unknown>() : repeatedLines(today, new Set(owners.keys()));
  const all = [...splitOff, ...added.flatMap((line): SplitOffLine[] => (repeated.has(line.id) ? [] : [{ line, from: [] }]))];
  return {
    differences: [
      ...compared.flatMap((each): BillDifference[] =>
        each.state === "unchanged" ? [] : [{ kind: "item", item: byId.get(each.id)!, compared: each }],
      ),
      ...all.flatMap((each): BillDifference[] => (ignored.has(each.line.id) ? [] : [{ kind: "line", splitOff: each }])),
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
 * @returns true for an item with another unit, a copy, one whose files have no results, and a line that is new in the project
 * @example
 * ```ts
 * import { needsDecision } from "@org/hvac-core/exchange/project";
 * needsDecision({ kind: "line", splitOff: { line: {} as never, from: ["a"] } }); // false
 * ```
 */
export const needsDecision = (difference: BillDifference): boolean =>
  difference.kind === "item" ? !["changed", "merged", "gone"].includes(difference.compared.state) : difference.splitOff.from.length === 0;

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

/** States of items that stay linked when their difference is left as it is. */
const staysLinked: ReadonlySet<ComparedItem["state"]> = new Set(["changed", "unchanged"]);

/**
 * Whether a difference can be left as it is: the bill keeps its number, and the difference is no longer shown.
 *
 * @param difference from `compareWithProject`
 * @returns false for an item whose files have no results: nothing is known about it
 * @example
 * ```ts
 * import { canStay } from "@org/hvac-core/exchange/project";
 * canStay({ kind: "line", splitOff: { line: {} as never, from: [] } }); // true
 * ```
 */
export const canStay = (difference: BillDifference): boolean => difference.kind === "line" || difference.compared.state !== "unread";

/**
 * A bill after some differences are left as they are. A changed item keeps quantity and description, and is compared with the project of today from now
 * on; a later change is shown again. An item whose elements are gone, in another item or copied is no longer linked; a line that is not in the bill is
 * ignored.
 *
 * @param bill the bill
 * @param some differences from `compareWithProject`
 * @returns values by field
 * @example
 * ```ts
 * import { leaveAsIs } from "@org/hvac-core/exchange/project";
 * const bill = { input: { items: [{ id: "a" }] }, complete: { unitSystem: "Metric", items: [] } } as const;
 * leaveAsIs(bill, []); // { items: [{ id: "a" }] }
 * ```
 */
export function leaveAsIs(bill: BillForm, some: readonly BillDifference[]): Readonly<Record<string, unknown>> {
  const left = some.filter(canStay);
  const compared = left.flatMap((each) => (each.kind === "item" ? [each.compared] : []));
  const lines = left.flatMap((each) => (each.kind === "line" ? [each.splitOff.line] : []));
  const linked = compared.filter(({ state }) => staysLinked.has(state)).map(({ description: _description, ...each }) => refreshed(each));
  const unlinked = new Set(compared.flatMap(({ id, state }) => (staysLinked.has(state) ? [] : [id])));
  const { items } = updatedItems(bill, linked, [], () => "");
  const rows = (items as readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]).map((row) =>
    unlinked.has(row.id) ? { ...row, source: "" } : row,
  );
  const ignored = [...ignoredLines(bill), ...lines.map(({ id, description }) => ({ id, description }))];
  return { items: rows, ...(lines.length > 0 && { ignoredLines: packIgnored(ignored) }) };
}
