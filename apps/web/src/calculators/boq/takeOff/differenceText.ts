import type { BillDifference, NumberedItem } from "@org/hvac-core/exchange/project";
import type { ComparedItem } from "@org/hvac-core/take-off";
import { amountText, unitText } from "./amountText.ts";

/** "3 lines differ from the project". */
export const countText = (count: number): string => `${count === 1 ? "1 line differs" : `${count} lines differ`} from the project`;

/** Description of the item or line of a difference. */
export const nameOf = (difference: BillDifference): string =>
  difference.kind === "line" ? difference.splitOff.line.description : difference.item.description || `Item ${difference.item.number}`;

function itemsText(ids: readonly string[], items: ReadonlyMap<string, NumberedItem>): string {
  const numbers = ids.map((id) => String(items.get(id)?.number ?? "")).filter(Boolean);
  return `${numbers.length === 1 ? "item" : "items"} ${new Intl.ListFormat("en-GB", { type: "conjunction" }).format(numbers)}`;
}

function itemText(
  { quantity, unit: billUnit }: NumberedItem,
  { state, taken, now, unit, takenUnit, description, splitInto, mergedInto, copyOf }: ComparedItem,
  items: ReadonlyMap<string, NumberedItem>,
): string {
  switch (state) {
    case "unchanged":
      return "";
    case "unread":
      return "not known: one of the files has no results";
    case "copy":
      return `copied from ${itemsText([copyOf!], items)}, which follows the project; this row does not. Delete it if it is the same work`;
    case "unit": {
      const entered = quantity === null ? "no quantity" : amountText(quantity, billUnit);
      return `taken off in ${unitText(takenUnit!)}, then set to ${unitText(billUnit)}: ${entered} entered, ${amountText(now, unit)} in the project`;
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

/** A difference in words. */
export function differenceText(difference: BillDifference, items: ReadonlyMap<string, NumberedItem>): string {
  if (difference.kind === "item") return itemText(difference.item, difference.compared, items);
  const { line, from } = difference.splitOff;
  return `${amountText(line.quantity, line.unit)}, until now part of ${itemsText(from, items)}; not in the bill as a line`;
}
