import { joinPath, rowName, type WarningStatement } from "../../kernel/index.ts";
import { isSameMeasure, measureText } from "../../costing/index.ts";
import { isSum } from "./calculate.ts";
import type { BillCalculation } from "./results.ts";
import { fields, type BillValues, type ItemValues } from "./schema.ts";

/** An item with its full rate and its place in the bill. */
interface BillItem {
  readonly item: ItemValues;
  readonly unitRate: number | undefined;
  readonly index: number;
}

const nameOf = ({ item, index }: BillItem): string => rowName(fields.items, item, index);

/** A check of each item: its warning is at a column of the item. */
interface ItemCheck {
  readonly code: string;
  readonly severity: WarningStatement["severity"];
  readonly column: keyof ItemValues;
  readonly fails: (item: ItemValues, unitRate: number | undefined) => boolean;
  readonly message: (name: string) => string;
}

const checks: readonly ItemCheck[] = [
  {
    code: "not-priced",
    severity: "caution",
    column: "rate",
    fails: (_, unitRate) => unitRate === undefined,
    message: (name) => `${name} has no rate, and is not in the total. Enter its rate.`,
  },
  {
    code: "attendance-only",
    severity: "caution",
    column: "rate",
    fails: ({ pricedAs, rate, attendance }) => pricedAs === "primeCost" && rate === null && attendance !== 0,
    message: (name) => `${name} is priced with its attendance alone. Enter the prime cost sum as its rate.`,
  },
  {
    code: "rate-zero",
    severity: "caution",
    column: "rate",
    fails: (_, unitRate) => unitRate === 0,
    message: (name) => `${name} is priced at zero. Leave its rate empty if it is not priced yet.`,
  },
  {
    code: "waste-without-material",
    severity: "info",
    column: "waste",
    fails: ({ pricedAs, waste, rate }, unitRate) => !isSum(pricedAs) && waste > 0 && (rate ?? 0) === 0 && (unitRate ?? 0) !== 0,
    message: (name) => `${name}: its waste changes nothing. Waste applies to the material, and only labour or plant is priced.`,
  },
  {
    code: "not-measured",
    severity: "caution",
    column: "quantity",
    fails: ({ quantity, pricedAs }) => quantity === null && pricedAs !== "rateOnly",
    message: (name) => `${name} has no quantity, and is not in the total. Enter its quantity.`,
  },
  {
    code: "quantity-zero",
    severity: "info",
    column: "quantity",
    fails: ({ quantity }) => quantity === 0,
    message: (name) => `${name} has a quantity of zero.`,
  },
  {
    code: "quantity-negative",
    severity: "info",
    column: "quantity",
    fails: ({ quantity }) => quantity !== null && quantity < 0,
    message: (name) => `${name} is deducted from the total.`,
  },
  {
    code: "sum-undefined",
    severity: "info",
    column: "pricedAs",
    fails: ({ pricedAs }) => pricedAs === "provisionalUndefined",
    message: (name) =>
      `${name} is a provisional sum whose work is not defined: neither programme nor preliminaries allow for it. Define its scope if they should.`,
  },
];

/** Warnings of a bill: of each item, of items that are there twice, and of the total. */
export function warnings({ results }: BillCalculation, values: BillValues): WarningStatement[] {
  const items = values.items
    .map((item, index): BillItem => ({ item, unitRate: results.items[index]!.unitRate, index }))
    .filter(({ item: { description, quantity, rate } }) => description.trim() !== "" || quantity !== null || rate !== null);
  return [
    ...checks.flatMap(({ code, severity, column, fails, message }) =>
      items
        .filter(({ item, unitRate }) => fails(item, unitRate))
        .map((each) => ({ code, severity, message: message(nameOf(each)), field: joinPath("items", each.item.id, column) })),
    ),
    ...repeatedItems(items),
    ...(results.total < 0
      ? [
          {
            code: "total-negative",
            severity: "caution",
            message: "The total is negative. Check quantities, rates and deductions.",
            result: "total",
          } as const,
        ]
      : []),
  ];
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Keys of items by the item: an edited item is another object. */
const keys = new WeakMap<ItemValues, string>();

/** Section and description of an item, by which repeated items are recognised; empty without a description. */
function keyOf(item: ItemValues): string {
  const earlier = keys.get(item);
  if (earlier !== undefined) return earlier;
  const description = plain(item.description);
  const key = description === "" ? "" : `${plain(item.workSection)}\n${description}`;
  keys.set(item, key);
  return key;
}

/** Items with the same section and description: measured twice, or in units that are easily confused. */
function repeatedItems(items: readonly BillItem[]): WarningStatement[] {
  const first = new Map<string, ItemValues>();
  const duplicates: WarningStatement[] = [];
  const mixed: WarningStatement[] = [];
  for (const each of items) {
    const { item } = each;
    const key = keyOf(item);
    if (key === "") continue;
    const other = first.get(key);
    if (!other) first.set(key, item);
    else if (other.unit === item.unit)
      duplicates.push({
        code: "duplicate",
        severity: "caution",
        message: `${nameOf(each)} is in the same section and unit more than once. Delete the row if it is the same work measured again; otherwise describe the difference.`,
        field: joinPath("items", item.id, "description"),
      });
    else if (isSameMeasure(other.unit, item.unit))
      mixed.push({
        code: "units-mixed",
        severity: "caution",
        message: `${nameOf(each)} is measured in ${measureText(other.unit)} and in ${measureText(item.unit)}. Check that each rate is per unit of its row.`,
        field: joinPath("items", item.id, "unit"),
      });
  }
  return [...duplicates, ...mixed];
}
