import { compareTakeOff, repeatedLines, takeOff, type IgnoredLine, type ProposedLine, type RepeatedLine } from "../../take-off/index.ts";
import {
  billItems,
  ignoredLines,
  itemForLine,
  takeOffOptions,
  type BillForm,
  type LineUse,
  type NumberedItem,
  type TakenProposal,
} from "./billItems.ts";
import { measuredFiles, type ProjectFile } from "./measureInput.ts";

/** Amount that rigid ducts are billed by. */
export type DuctsBy = "mass" | "area" | "length";

/** Choices of the user; everything else remains as proposed. */
export interface TakeOffChoices {
  /** Ids of files that are left out. */
  readonly leftFiles: ReadonlySet<string>;
  /** Amount for ducts that are not in the bill; as the others of the bill when left out. */
  readonly ductsBy?: DuctsBy;
  /** Lines that were selected or deselected. */
  readonly ticks: ReadonlyMap<string, boolean>;
  /** Use of lines that an item exists for. */
  readonly merges: ReadonlyMap<string, LineUse["as"]>;
  readonly ignored: readonly IgnoredLine[];
}

/** A line that is neither in the bill nor ignored. */
export interface BillProposal {
  readonly line: ProposedLine;
  readonly isTaken: boolean;
  /** Item that the line can be added to. */
  readonly item: NumberedItem | undefined;
  readonly as: LineUse["as"];
  /** Lines of other files that list the same things, or may. Such a line is not taken unless it is selected. */
  readonly repeated: readonly RepeatedLine[] | undefined;
}

/** Lines of a project for a bill. */
export interface TakeOffProposal {
  readonly lines: readonly BillProposal[];
  /** Number of lines that the bill has. */
  readonly inBill: number;
  /** Every line of the selected files, ducts by every amount. */
  readonly measured: readonly ProposedLine[];
  /** Ids of all lines that the bill has. */
  readonly known: ReadonlySet<string>;
  readonly taken: readonly TakenProposal[];
  readonly ductsBy: DuctsBy;
  /** Whether there are ducts that could be billed by another amount. */
  readonly hasAlternatives: boolean;
}

/**
 * The lines of a project that are neither in a bill nor ignored, with the user's choices.
 *
 * @param bill complete input of the bill
 * @param files measured files of the project
 * @param choices choices of the user
 * @returns lines and what is taken of them
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core/calculators/boq";
 * import { initialChoices, takeOffProposal } from "@org/hvac-core/exchange/project";
 * const bill = { complete: boq.complete({ unitSystem: "Metric", items: [{ id: "a" }] }) };
 * takeOffProposal(bill, [], initialChoices(bill)).lines; // []
 * ```
 */
export function takeOffProposal(bill: Pick<BillForm, "complete">, files: readonly ProjectFile[], choices: TakeOffChoices): TakeOffProposal {
  const { leftFiles, ductsBy, ticks, merges, ignored } = choices;
  const items = billItems(bill);
  const selected = measuredFiles(files.filter(({ id }) => !leftFiles.has(id)));
  // Ducts of the bill keep the amount that they have there.
  const lines = takeOff(selected, { ...takeOffOptions(bill), ductsBy: "every" });
  const compared = compareTakeOff(items, lines, ductsBy === undefined ? {} : { newDuctsBy: ductsBy });
  const known = new Set(compared.owners.keys());
  const without = new Set(ignored.map(({ id }) => id));
  const repeats = repeatedLines(compared.lines, known);
  const offered = new Set<string>();
  const proposals = compared.lines
    .filter(({ id }) => !known.has(id) && !without.has(id))
    .map((line): BillProposal => {
      const repeated = repeats.get(line.id);
      const isTaken = ticks.get(line.id) ?? repeated === undefined;
      const item = itemForLine(line, items);
      if (!item) return { line, repeated, item, isTaken, as: "new" };
      // An item keeps the quantity of another line.
      const usual = item.source !== "" || offered.has(item.id) ? "part" : "quantity";
      offered.add(item.id);
      return { line, repeated, item, isTaken, as: merges.get(line.id) ?? usual };
    });
  return {
    lines: proposals,
    inBill: compared.lines.filter(({ id }) => known.has(id)).length,
    measured: lines,
    known,
    taken: proposals.flatMap(({ line, isTaken, item, as }) =>
      isTaken ? [{ line, use: item && as !== "new" ? { as, item } : ({ as: "new" } as const) }] : [],
    ),
    ductsBy: ductsBy ?? compared.ductsBy,
    // Flexible ducts have a length as well, and no sheet.
    hasAlternatives: files.some(({ measured }) => measured?.elements.some(({ alternative }) => alternative === "area")),
  };
}

/**
 * Choices before the user makes any.
 *
 * @param bill complete input of the bill
 * @returns choices with the lines that the bill ignores
 * @example
 * ```ts
 * import { initialChoices } from "@org/hvac-core/exchange/project";
 * initialChoices({ complete: { unitSystem: "Metric", ignoredLines: "" } }).ignored; // []
 * ```
 */
export const initialChoices = (bill: Pick<BillForm, "complete">): TakeOffChoices => ({
  leftFiles: new Set(),
  ticks: new Map(),
  merges: new Map(),
  ignored: ignoredLines(bill),
});
