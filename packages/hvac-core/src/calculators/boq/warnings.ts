import { joinPath, rowName, type Warning } from "../../kernel/index.ts";
import type { BillCalculation } from "./calculate.ts";
import { areAlike, measures } from "../../costing/measures.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

/** More of a kind are counted, not listed. */
const mostListed = 5;

interface Named {
  readonly item: ItemValues;
  readonly name: string;
}

const listed = (names: readonly string[]): string =>
  names.length <= mostListed ? names.join("; ") : `${names.slice(0, mostListed).join("; ")}; and ${names.length - mostListed} more`;

/** One remark on all items of which something holds, at the first of them. */
function together(
  code: string,
  severity: Warning["severity"],
  column: string,
  found: readonly Named[],
  say: (names: string) => string,
): Warning[] {
  const [first] = found;
  if (!first) return [];
  return [{ code, severity, message: say(listed(found.map(({ name }) => name))), field: joinPath("items", first.item.id, column) }];
}

/** What there is to say about a bill. */
export function warnings({ results }: BillCalculation, values: BillValues): Warning[] {
  const items = values.items.map((item, index): Named => ({ item, name: rowName(fields.items, item, index) }));
  const amounts = new Map(results.items.map(({ id, unitRate }) => [id, unitRate]));
  const rateOf = ({ item }: Named): number | undefined => amounts.get(item.id);
  const isBlank = ({ item }: Named): boolean => item.description.trim() === "" && item.quantity === null && item.rate === null;
  const begun = items.filter((each) => !isBlank(each));
  return [
    ...together(
      "not-priced",
      "caution",
      "rate",
      begun.filter((each) => rateOf(each) === undefined),
      (names) => `Without a rate, and so not in the total: ${names}.`,
    ),
    ...together(
      "rate-zero",
      "caution",
      "rate",
      begun.filter((each) => rateOf(each) === 0),
      (names) => `Priced at zero: ${names}. Leave the rate blank for what is not priced yet.`,
    ),
    ...together(
      "not-measured",
      "caution",
      "quantity",
      begun.filter(({ item }) => item.quantity === null),
      (names) => `Without a quantity, and so not in the total: ${names}.`,
    ),
    ...together(
      "quantity-zero",
      "info",
      "quantity",
      begun.filter(({ item }) => item.quantity === 0),
      (names) => `With a quantity of zero: ${names}.`,
    ),
    ...together(
      "quantity-negative",
      "info",
      "quantity",
      begun.filter(({ item }) => item.quantity !== null && item.quantity < 0),
      (names) => `Taken off the total: ${names}.`,
    ),
    ...repeated(begun),
    ...(results.total < 0
      ? [
          {
            code: "total-negative",
            severity: "caution",
            message: "The total is negative. Check quantities, rates and what is taken off.",
            result: "total",
          } as const,
        ]
      : []),
  ];
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** What items say that are taken for the same; nothing where there is no description. Items that are stated again are the same objects as before. */
const sayings = new WeakMap<ItemValues, string>();

function sayingOf(item: ItemValues): string {
  const known = sayings.get(item);
  if (known !== undefined) return known;
  const description = plain(item.description);
  const saying = description === "" ? "" : `${plain(item.workSection)}\n${description}`;
  sayings.set(item, saying);
  return saying;
}

/** Items that say the same: measured twice, or in units that are easily mistaken for each other. */
function repeated(items: readonly Named[]): Warning[] {
  const first = new Map<string, Named>();
  const twice: Named[] = [];
  const mixed: { readonly each: Named; readonly other: Named }[] = [];
  for (const each of items) {
    const { item } = each;
    const key = sayingOf(item);
    if (key === "") continue;
    const other = first.get(key);
    if (!other) first.set(key, each);
    else if (other.item.unit === item.unit) twice.push(each);
    else if (areAlike(other.item.unit, item.unit)) mixed.push({ each, other });
  }
  return [
    ...together(
      "duplicate",
      "caution",
      "description",
      twice,
      (names) => `More than once in the same section and unit: ${names}. Add their quantities, or say how they differ.`,
    ),
    ...mixed.slice(0, mostListed).map(({ each, other }) => ({
      code: "units-mixed",
      severity: "caution" as const,
      message: `${each.name} stands in ${measures[other.item.unit]} and in ${measures[each.item.unit]}. Check that each rate is per its own unit.`,
      field: joinPath("items", each.item.id, "unit"),
    })),
  ];
}
