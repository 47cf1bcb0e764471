import { measures, type Measure } from "@org/hvac-core/calculators/boq";
import type { WorkSectionStandardId } from "@org/hvac-core/costing";
import { isTypedQuantity } from "@org/hvac-core/kernel";
import {
  packIgnored,
  packSource,
  readIgnored,
  readSource,
  takenLine,
  type BillItem,
  type ComparedItem,
  type IgnoredLine,
  type ProposedLine,
  type TakeOffOptions,
} from "@org/hvac-core/take-off";
import { formatNumber } from "@org/form/numbers";
import { newRowId, type CalculatorState } from "@org/form/state";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** An item of the bill with what it is called. */
export interface NamedItem extends BillItem {
  readonly description: string;
  /** From 1. */
  readonly number: number;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const rowsOf = (list: unknown): readonly Row[] => (Array.isArray(list) ? (list as Row[]) : []);
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The items of a bill as they are shown. */
export function itemsOf({ complete }: Pick<CalculatorState, "complete">): readonly NamedItem[] {
  return rowsOf(complete["items"]).map(({ id, description, quantity, unit, source }, index) => ({
    id,
    description: textOf(description),
    quantity: isTypedQuantity(quantity) ? quantity.value : null,
    unit: textOf(unit),
    source: textOf(source),
    number: index + 1,
  }));
}

/** How the bill wants its lines. */
export function optionsOf({ complete }: Pick<CalculatorState, "complete">): Omit<TakeOffOptions, "ductsBy"> {
  return { unitSystem: complete.unitSystem, standard: textOf(complete["standard"]) as WorkSectionStandardId | "own" };
}

/** Lines that the bill ignores. */
export const ignoredOf = ({ complete }: Pick<CalculatorState, "complete">): readonly IgnoredLine[] =>
  readIgnored(textOf(complete["ignoredLines"]));

/** A unit as bills write it. */
export const unitText = (unit: string): string => (Object.hasOwn(measures, unit) ? measures[unit as Measure] : unit);

/** A quantity in the unit of a bill. */
export const amountText = (quantity: number, unit: string): string =>
  `${formatNumber(quantity, { digits: 5, trimZeros: true })} ${unitText(unit)}`;

/** Whether an item is in the unit that it was taken off in. */
const isInUnitAsTaken = ({ source, unit }: NamedItem): boolean => readSource(source).every((taken) => taken.unit === unit);

/** The item that a line may become part of: the same description and unit. */
export function itemLike({ description, unit }: ProposedLine, items: readonly NamedItem[]): NamedItem | undefined {
  return items.find((item) => item.unit === unit && plain(item.description) === plain(description) && isInUnitAsTaken(item));
}

/** What is to become of a line: a new item, the quantity of an item, or a part of it. */
export type Taking = { readonly as: "new" } | { readonly as: "quantity" | "part"; readonly item: NamedItem };

/** A line with what is to become of it. */
export interface TakenProposal {
  readonly line: ProposedLine;
  readonly taking: Taking;
}

const count = (value: number) => ({ value, unit: "unitless" });
const maxDescription = 400;

function newItem(line: ProposedLine): Row {
  const { description, workSection, quantity, unit } = line;
  return {
    id: newRowId(),
    description: description.slice(0, maxDescription),
    workSection,
    quantity: count(quantity),
    unit,
    source: packSource([takenLine(line)]),
  };
}

/** An item with a line in it: instead of its quantity, or beside it. */
function merged(row: Row, { line, taking }: TakenProposal): Row {
  if (taking.as === "new") return row;
  const isPart = taking.as === "part";
  const before = isPart && isTypedQuantity(row["quantity"]) ? row["quantity"].value : 0;
  const source = [...(isPart ? readSource(textOf(row["source"])) : []), takenLine(line)];
  return { ...row, quantity: count(Number((before + line.quantity).toPrecision(12))), source: packSource(source) };
}

/** Whether nothing stands in an item yet: a new bill begins with one, which gives way. */
function isBlank(row: Row): boolean {
  const isUnsaid = ["description", "workSection", "notes", "source"].every((name) => textOf(row[name]) === "");
  return isUnsaid && !isTypedQuantity(row["quantity"]) && !isTypedQuantity(row["rate"]);
}

/** What of a bill changes when lines are taken and others ignored: one step. */
export function takeLines(
  { input, complete }: Pick<CalculatorState, "input" | "complete">,
  taken: readonly TakenProposal[],
  ignored: readonly IgnoredLine[],
): Values {
  const blank = new Set(rowsOf(complete["items"]).flatMap((row) => (isBlank(row) && taken.length > 0 ? [row.id] : [])));
  const rows = rowsOf(input["items"]).filter(({ id }) => !blank.has(id));
  const changed = rows.map((row) =>
    taken.reduce((so, each) => (each.taking.as !== "new" && each.taking.item.id === row.id ? merged(so, each) : so), row),
  );
  const added = taken.flatMap(({ line, taking }) => (taking.as === "new" ? [newItem(line)] : []));
  return { items: [...changed, ...added], ignoredLines: packIgnored(ignored) };
}

/** What of a bill changes when items follow the project of today, and lines are added. */
export function followProject(
  state: Pick<CalculatorState, "input">,
  compared: readonly ComparedItem[],
  added: readonly ProposedLine[] = [],
): Values {
  const byId = new Map(compared.map((each) => [each.id, each]));
  const items = rowsOf(state.input["items"]).map((row): Row => {
    const found = byId.get(row.id);
    if (!found) return row;
    const { quantity, unit, source } = found.next;
    const description = found.description?.slice(0, maxDescription);
    return {
      ...row,
      ...(description !== undefined && { description }),
      ...(quantity !== null && { quantity: count(quantity) }),
      unit,
      source: packSource(source),
    };
  });
  return { items: [...items, ...added.map(newItem)] };
}

/** What of a bill changes when an item is to stand as it was entered, and follow nothing. */
export function keepAsEntered(state: Pick<CalculatorState, "input">, itemId: string): Values {
  return { items: rowsOf(state.input["items"]).map((row) => (row.id === itemId ? { ...row, source: "" } : row)) };
}
