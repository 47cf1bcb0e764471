import { compareTakeOff, takeOff, type ComparedItem, type ProposedLine, type SplitOffLine } from "@org/hvac-core/take-off";
import type { CalculatorState } from "@org/form/state";
import { amountText, followProject, ignoredOf, itemsOf, optionsOf, unitText, type NamedItem } from "./bill.ts";
import { measuredFiles } from "./choices.ts";
import type { ProjectFile } from "./measureProject.ts";

type Bill = Pick<CalculatorState, "complete">;

/** Where a bill is not as the project: at an item of it, or in a line that no item has. */
export type Difference =
  | { readonly of: "item"; readonly item: NamedItem; readonly compared: ComparedItem }
  | { readonly of: "line"; readonly splitOff: SplitOffLine };

/** A bill beside its project of today. */
export interface Comparison {
  /** Items in their order, then the lines that split off them. */
  readonly differences: readonly Difference[];
  /** Items that are as the project. What they are made of may be other elements than before. */
  readonly unchanged: readonly ComparedItem[];
}

/** Every line of a project that an item of the bill may have. */
export const linesOfProject = (bill: Bill, files: readonly ProjectFile[]): readonly ProposedLine[] =>
  takeOff(measuredFiles(files), { ...optionsOf(bill), ductsBy: "every" });

/** Compares a bill with its project of today. */
export function compareWithProject(bill: Bill, lines: readonly ProposedLine[], files: readonly ProjectFile[]): Comparison {
  const items = itemsOf(bill);
  const byId = new Map(items.map((item) => [item.id, item]));
  const unread = new Set(files.flatMap(({ collection, id, problem }) => (problem === undefined ? [] : [`${collection}/${id}`])));
  const ignored = new Set(ignoredOf(bill).map(({ id }) => id));
  const { items: compared, splitOff } = compareTakeOff(items, lines, { unread });
  return {
    differences: [
      ...compared.flatMap((each): Difference[] =>
        each.state === "unchanged" ? [] : [{ of: "item", item: byId.get(each.id)!, compared: each }],
      ),
      ...splitOff.flatMap((each): Difference[] => (ignored.has(each.line.id) ? [] : [{ of: "line", splitOff: each }])),
    ],
    unchanged: compared.filter(({ state }) => state === "unchanged"),
  };
}

/** Where a bill is not as its project is today. */
export const differencesOf = (bill: Bill, files: readonly ProjectFile[]): readonly Difference[] =>
  compareWithProject(bill, linesOfProject(bill, files), files).differences;

export const countText = (count: number): string => `${count === 1 ? "1 line differs" : `${count} lines differ`} from the project`;

/** What a difference is called. */
export const nameOf = (difference: Difference): string =>
  difference.of === "line" ? difference.splitOff.line.description : difference.item.description || `Item ${difference.item.number}`;

function itemsText(ids: readonly string[], items: ReadonlyMap<string, NamedItem>): string {
  const numbers = ids.map((id) => String(items.get(id)?.number ?? "")).filter(Boolean);
  return `${numbers.length === 1 ? "item" : "items"} ${new Intl.ListFormat("en-GB", { type: "conjunction" }).format(numbers)}`;
}

function itemText(
  { quantity, unit: ownUnit }: NamedItem,
  { state, taken, now, unit, takenUnit, description, splitInto, mergedInto, copyOf }: ComparedItem,
  items: ReadonlyMap<string, NamedItem>,
): string {
  switch (state) {
    case "unchanged":
      return "";
    case "unread":
      return "not known: one of the files has no results";
    case "copy":
      return `copied from ${itemsText([copyOf!], items)}, which follows the project; this row does not. Delete it if it is the same work`;
    case "unit": {
      const entered = quantity === null ? "no quantity" : amountText(quantity, ownUnit);
      return `taken off in ${unitText(takenUnit!)}, then set to ${unitText(ownUnit)}: ${entered} entered, ${amountText(now, unit)} in the project`;
    }
    case "merged":
      return `${amountText(taken, unit)} taken off, now part of ${itemsText(mergedInto!, items)}, which has it from there: take it out here`;
    case "gone":
      return splitInto
        ? `${amountText(taken, unit)} taken off, now measured as ${splitInto.map((line) => `“${line}”`).join(" and ")}`
        : `${amountText(taken, unit)} taken off, no longer in the project`;
    case "changed":
      return [
        `was ${amountText(taken, unit)}, is ${amountText(now, unit)}`,
        ...(description === undefined ? [] : [`now “${description}”: check its rate`]),
        ...(mergedInto ? [`part of it is now in ${itemsText(mergedInto, items)}`] : []),
        ...(copyOf === undefined ? [] : [`part of it was copied from ${itemsText([copyOf], items)}, where it remains`]),
      ].join("; ");
  }
}

/** What a difference is, in words. */
export function differenceText(difference: Difference, items: ReadonlyMap<string, NamedItem>): string {
  if (difference.of === "item") return itemText(difference.item, difference.compared, items);
  const { line, from } = difference.splitOff;
  return `${amountText(line.quantity, line.unit)}, until now part of ${itemsText(from, items)}; not in the bill as a line`;
}

/** What somebody must decide, and what cannot be done yet, is not done together with the rest. */
export const followsWithoutAsking = (difference: Difference): boolean =>
  difference.of === "line" || ["changed", "merged", "gone"].includes(difference.compared.state);

/** An item that stays as it is, and knows of what it is made now. */
const refreshed = (each: ComparedItem): ComparedItem => ({ ...each, next: { ...each.next, quantity: null } });

/**
 * What of a bill changes when some differences are taken over. What splits off an item is added with it: the item does not know of it any more.
 *
 * @param some of the differences
 */
export function follow(
  state: Pick<CalculatorState, "input">,
  some: readonly Difference[],
  { differences, unchanged }: Comparison,
): Readonly<Record<string, unknown>> {
  const items = some.flatMap((each) => (each.of === "item" ? [each.compared] : []));
  const ids = new Set(items.map(({ id }) => id));
  const lines = differences.flatMap((each) =>
    each.of === "line" && (some.includes(each) || each.splitOff.from.some((id) => ids.has(id))) ? [each.splitOff.line] : [],
  );
  return followProject(state, [...unchanged.map(refreshed), ...items], lines);
}
