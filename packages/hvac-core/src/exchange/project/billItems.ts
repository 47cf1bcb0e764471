import type { CompleteInput } from "../../kernel/index.ts";
import { isTypedQuantity } from "../../kernel/index.ts";
import type { WorkSectionStandardId } from "../../costing/index.ts";
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
} from "../../take-off/index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** A bill as its form has it. */
export interface BillForm {
  /** Input as it is entered. */
  readonly input: Values;
  readonly complete: Pick<CompleteInput, "unitSystem"> & Values;
}

/** An item of a bill with its description. */
export interface NumberedItem extends BillItem {
  readonly description: string;
  /** From 1. */
  readonly number: number;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const rowsOf = (list: unknown): readonly Row[] => (Array.isArray(list) ? (list as Row[]) : []);
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/**
 * The items of a bill, as take-off compares them.
 *
 * @param bill complete input of the bill
 * @returns items in their order
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { billItems } from "@org/hvac-core/exchange/project";
 * const complete = boq.complete({ unitSystem: "Metric", items: [{ id: "a", description: "Fan", unit: "each" }] });
 * billItems({ complete })[0]; // { id: "a", description: "Fan", quantity: null, unit: "each", source: "", number: 1 }
 * ```
 */
export function billItems({ complete }: Pick<BillForm, "complete">): readonly NumberedItem[] {
  return rowsOf(complete["items"]).map(({ id, description, quantity, unit, source }, index) => ({
    id,
    description: textOf(description),
    quantity: isTypedQuantity(quantity) ? quantity.value : null,
    unit: textOf(unit),
    source: textOf(source),
    number: index + 1,
  }));
}

/**
 * Whether any item of a bill was taken off.
 *
 * @param complete complete input of a bill
 * @returns true where an item has a source
 * @example
 * ```ts
 * import { wasTakenOff } from "@org/hvac-core/exchange/project";
 * wasTakenOff({ items: [{ id: "a", source: "" }] }); // false
 * ```
 */
export const wasTakenOff = (complete: Values): boolean => rowsOf(complete["items"]).some(({ source }) => textOf(source) !== "");

/**
 * The files that the lines of a bill were taken off.
 *
 * @param bill complete input of the bill
 * @returns collection and id of each file, for each line; none for other files
 * @example
 * ```ts
 * import { takenFrom } from "@org/hvac-core/exchange/project";
 * takenFrom({ input: { items: [{ id: "a", source: "" }] } }); // []
 * ```
 */
export const takenFrom = ({ input }: { readonly input: Values }): readonly (readonly [collection: string, fileId: string])[] =>
  rowsOf(input["items"]).flatMap(({ source }) => readSource(textOf(source)).flatMap(({ files }) => files));

/**
 * Unit system and work sections of a bill, for take-off.
 *
 * @param bill complete input of the bill
 * @returns options of `takeOff`
 * @example
 * ```ts
 * import { takeOffOptions } from "@org/hvac-core/exchange/project";
 * takeOffOptions({ complete: { unitSystem: "Metric", standard: "nrm2" } }); // { unitSystem: "Metric", standard: "nrm2" }
 * ```
 */
export const takeOffOptions = ({ complete }: Pick<BillForm, "complete">): Omit<TakeOffOptions, "ductsBy"> => ({
  unitSystem: complete.unitSystem,
  standard: textOf(complete["standard"]) as WorkSectionStandardId | "own",
});

/**
 * Lines that a bill ignores.
 *
 * @param bill complete input of the bill
 * @returns lines
 * @example
 * ```ts
 * import { ignoredLines } from "@org/hvac-core/exchange/project";
 * ignoredLines({ complete: { unitSystem: "Metric", ignoredLines: "" } }); // []
 * ```
 */
export const ignoredLines = ({ complete }: Pick<BillForm, "complete">): readonly IgnoredLine[] =>
  readIgnored(textOf(complete["ignoredLines"]));

/** Whether an item has the unit that it was taken off in. */
const hasTakenUnit = ({ source, unit }: NumberedItem): boolean => readSource(source).every((taken) => taken.unit === unit);

/** The item that a line can be added to: with the same description and unit. */
export function itemForLine({ description, unit }: ProposedLine, items: readonly NumberedItem[]): NumberedItem | undefined {
  return items.find((item) => item.unit === unit && plain(item.description) === plain(description) && hasTakenUnit(item));
}

/** Use of a line: a new item, the quantity of an item, or a part of it. */
export type LineUse = { readonly as: "new" } | { readonly as: "quantity" | "part"; readonly item: NumberedItem };

/** A line that is taken into the bill. */
export interface TakenProposal {
  readonly line: ProposedLine;
  readonly use: LineUse;
}

const count = (value: number) => ({ value, unit: "unitless" });
const maxDescription = 400;

function newItem(line: ProposedLine, id: string): Row {
  const { description, workSection, quantity, unit } = line;
  return {
    id,
    description: description.slice(0, maxDescription),
    workSection,
    quantity: count(quantity),
    unit,
    source: packSource([takenLine(line)]),
  };
}

/** An item with a line in it: instead of its quantity, or added to it. */
function withLine(row: Row, { line, use }: TakenProposal): Row {
  if (use.as === "new") return row;
  const isPart = use.as === "part";
  const before = isPart && isTypedQuantity(row["quantity"]) ? row["quantity"].value : 0;
  const source = [...(isPart ? readSource(textOf(row["source"])) : []), takenLine(line)];
  return { ...row, quantity: count(Number((before + line.quantity).toPrecision(12))), source: packSource(source) };
}

/** Whether an item is empty: a new bill begins with an empty one, which lines replace. */
function isEmpty(row: Row): boolean {
  const hasNoText = ["description", "workSection", "notes", "source"].every((name) => textOf(row[name]) === "");
  return hasNoText && !isTypedQuantity(row["quantity"]) && !isTypedQuantity(row["rate"]);
}

/**
 * The fields of a bill after lines are taken and others are ignored.
 *
 * @param bill the bill
 * @param choices.taken lines with their use
 * @param choices.ignored all lines that the bill ignores
 * @param newId gives an id to a new item
 * @returns values by field
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { takeLines } from "@org/hvac-core/exchange/project";
 * const input = { unitSystem: "Metric", items: [{ id: "a", description: "Fan" }] } as const;
 * takeLines({ input, complete: boq.complete(input) }, { taken: [], ignored: [] }, () => "new")["items"]; // [{ id: "a", description: "Fan" }]
 * ```
 */
export function takeLines(
  { input, complete }: BillForm,
  { taken, ignored }: { readonly taken: readonly TakenProposal[]; readonly ignored: readonly IgnoredLine[] },
  newId: () => string,
): Values {
  const empty = new Set(rowsOf(complete["items"]).flatMap((row) => (isEmpty(row) && taken.length > 0 ? [row.id] : [])));
  const rows = rowsOf(input["items"]).filter(({ id }) => !empty.has(id));
  const changed = rows.map((row) =>
    taken.reduce((result, each) => (each.use.as !== "new" && each.use.item.id === row.id ? withLine(result, each) : result), row),
  );
  const added = taken.flatMap(({ line, use }) => (use.as === "new" ? [newItem(line, newId())] : []));
  return { items: [...changed, ...added], ignoredLines: packIgnored(ignored) };
}

/** The items of a bill after some become as the project is today, and lines are added. */
export function updatedItems(
  { input }: Pick<BillForm, "input">,
  compared: readonly ComparedItem[],
  added: readonly ProposedLine[],
  newId: () => string,
): Values {
  const byId = new Map(compared.map((each) => [each.id, each]));
  const items = rowsOf(input["items"]).map((row): Row => {
    const update = byId.get(row.id);
    if (!update) return row;
    const { quantity, unit, source } = update.next;
    const description = update.description?.slice(0, maxDescription);
    return {
      ...row,
      ...(description !== undefined && { description }),
      ...(quantity !== null && { quantity: count(quantity) }),
      unit,
      source: packSource(source),
    };
  });
  return { items: [...items, ...added.map((line) => newItem(line, newId()))] };
}
