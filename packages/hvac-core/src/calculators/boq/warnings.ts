import { joinPath, rowName, type WarningStatement } from "../../kernel/index.ts";
import { isSameMeasure, measureText } from "../../costing/index.ts";
import { isSum, type BillCalculation } from "./calculate.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

interface Named {
  readonly item: ItemValues;
  readonly name: string;
}

/** A warning of each of some items, at a column of it. */
function byItem(
  code: string,
  severity: WarningStatement["severity"],
  column: string,
  items: readonly Named[],
  say: (name: string) => string,
): WarningStatement[] {
  return items.map(({ item, name }) => ({ code, severity, message: say(name), field: joinPath("items", item.id, column) }));
}

/** What there is to say about a bill. */
export function warnings({ results }: BillCalculation, values: BillValues): WarningStatement[] {
  const items = values.items.map((item, index): Named => ({ item, name: rowName(fields.items, item, index) }));
  const amounts = new Map(results.items.map(({ id, unitRate }) => [id, unitRate]));
  const rateOf = ({ item }: Named): number | undefined => amounts.get(item.id);
  const isBlank = ({ item }: Named): boolean => item.description.trim() === "" && item.quantity === null && item.rate === null;
  const begun = items.filter((each) => !isBlank(each));
  return [
    ...byItem(
      "not-priced",
      "caution",
      "rate",
      begun.filter((each) => rateOf(each) === undefined),
      (name) => `${name} has no rate, and is not in the total. Enter its rate.`,
    ),
    ...byItem(
      "attendance-only",
      "caution",
      "rate",
      begun.filter(({ item }) => item.pricedAs === "primeCost" && item.rate === null && item.attendance !== 0),
      (name) => `${name} is priced with its attendance alone. Enter the prime cost sum as its rate.`,
    ),
    ...byItem(
      "rate-zero",
      "caution",
      "rate",
      begun.filter((each) => rateOf(each) === 0),
      (name) => `${name} is priced at zero. Leave its rate empty if it is not priced yet.`,
    ),
    ...byItem(
      "waste-without-material",
      "info",
      "waste",
      begun.filter((each) => !isSum(each.item.pricedAs) && each.item.waste > 0 && (each.item.rate ?? 0) === 0 && (rateOf(each) ?? 0) !== 0),
      (name) => `${name}: its waste changes nothing. Waste applies to the material, and only labour or plant is priced.`,
    ),
    ...byItem(
      "not-measured",
      "caution",
      "quantity",
      begun.filter(({ item }) => item.quantity === null && item.pricedAs !== "rateOnly"),
      (name) => `${name} has no quantity, and is not in the total. Enter its quantity.`,
    ),
    ...byItem(
      "quantity-zero",
      "info",
      "quantity",
      begun.filter(({ item }) => item.quantity === 0),
      (name) => `${name} has a quantity of zero.`,
    ),
    ...byItem(
      "quantity-negative",
      "info",
      "quantity",
      begun.filter(({ item }) => item.quantity !== null && item.quantity < 0),
      (name) => `${name} is taken off the total.`,
    ),
    ...byItem(
      "sum-undefined",
      "info",
      "pricedAs",
      begun.filter(({ item }) => item.pricedAs === "provisionalUndefined"),
      (name) =>
        `${name} is a provisional sum whose work is not defined: neither programme nor preliminaries allow for it. Define its scope if they should.`,
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
function repeated(items: readonly Named[]): WarningStatement[] {
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
    else if (isSameMeasure(other.item.unit, item.unit)) mixed.push({ each, other });
  }
  return [
    ...byItem(
      "duplicate",
      "caution",
      "description",
      twice,
      (name) =>
        `${name} is in the same section and unit more than once. Delete the row if it is the same work counted again; otherwise describe the difference.`,
    ),
    ...mixed.map(({ each, other }) => ({
      code: "units-mixed",
      severity: "caution" as const,
      message: `${each.name} stands in ${measureText(other.item.unit)} and in ${measureText(each.item.unit)}. Check that each rate is per its own unit.`,
      field: joinPath("items", each.item.id, "unit"),
    })),
  ];
}
