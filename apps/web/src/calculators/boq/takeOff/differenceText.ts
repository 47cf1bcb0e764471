import type { BillDifference, NumberedItem } from "@org/hvac-core/exchange/project";
import type { ComparedItem } from "@org/hvac-core/take-off";
import { amountText, unitText } from "./amountText.ts";
import { texts } from "./texts.ts";

/** Description of the item or line of a difference. */
export const nameOf = (difference: BillDifference): string =>
  difference.kind === "line"
    ? difference.splitOff.line.description
    : difference.item.description || texts.difference.item(difference.item.number);

function itemsText(ids: readonly string[], items: ReadonlyMap<string, NumberedItem>): string {
  const numbers = ids.map((id) => String(items.get(id)?.number ?? "")).filter(Boolean);
  return texts.difference.items(numbers);
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
      return texts.difference.notKnown;
    case "copy":
      return texts.difference.copy(itemsText([copyOf!], items));
    case "unit": {
      const entered = quantity === null ? texts.difference.noQuantity : amountText(quantity, billUnit);
      const inProject = amountText(now, unit);
      return texts.difference.unit({ takenUnit: unitText(takenUnit!), unit: unitText(billUnit), entered, inProject });
    }
    case "merged":
      return texts.difference.merged(amountText(taken, unit), itemsText(mergedInto!, items));
    case "gone":
      return splitInto ? texts.difference.split(amountText(taken, unit), splitInto) : texts.difference.gone(amountText(taken, unit));
    case "changed":
      return [
        texts.difference.changed(amountText(taken, unit), amountText(now, unit)),
        ...(description === undefined ? [] : [texts.difference.renamed(description)]),
        ...(mergedInto ? [texts.difference.partMerged(itemsText(mergedInto, items))] : []),
        ...(copyOf === undefined ? [] : [texts.difference.partCopied(itemsText([copyOf], items))]),
      ].join("; ");
  }
}

/** A difference in words. */
export function differenceText(difference: BillDifference, items: ReadonlyMap<string, NumberedItem>): string {
  if (difference.kind === "item") return itemText(difference.item, difference.compared, items);
  const { line, from } = difference.splitOff;
  if (from.length === 0) return texts.difference.added(amountText(line.quantity, line.unit));
  return texts.difference.splitOff(amountText(line.quantity, line.unit), itemsText(from, items));
}
