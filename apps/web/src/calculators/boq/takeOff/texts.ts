import { prose } from "@org/form/numbers";

/** Texts of the take-off of a project into a bill, and of the differences between both. */
export const texts = {
  title: "Take-off from the project",
  measuring: "Measuring the files of the project",
  empty:
    "This project has no calculation to take off yet. Save ducts, pipes, pumps, refrigerant lines, sound or ventilation to the project first.",
  ductsBy: { label: "Rigid ducts by", mass: "Mass of their sheet", area: "Surface", length: "Length, by size" },

  files: {
    title: "Files",
    noResults: (problem: string): string => `No results: ${problem}`,
    notMeasured: "Not measured",
    /** Label of a link. */
    newTab: (name: string): string => `${name}, opens in a new tab`,
  },
  lines: {
    title: "Proposed lines",
    inBill: (count: number): string => `In the bill already, and kept up to date there: ${lines(count)}.`,
    noneLeft: "Everything that is measured is in the bill, or ignored.",
    none: "These files have nothing to take off.",
    get net(): string {
      return prose("Quantities are net, as calculated: waste and labour are added in the bill.");
    },
    tooMany: (room: number): string => `The bill has room for ${room} more ${room === 1 ? "item" : "items"}: take fewer.`,
    columns: { quantity: "Quantity", files: "From" },
    allOf: (section: string): string => `All of ${section}`,
    take: (line: string): string => `Take ${line}`,
    places: (count: number): string => (count === 1 ? "1 place" : `${count} places`),
    /** @param amount the quantity of a line in one of its files */
    placesWithAmount: (amount: string, places: string): string => `${amount}, ${places}`,
    /** Text of the button that applies the selections: "Take 12 lines, ignore 2". */
    action: ({ taken, ignored, restored }: TakeOffCounts): string => {
      const text = [
        ...(taken > 0 || ignored + restored === 0 ? [`take ${lines(taken)}`] : []),
        ...(ignored > 0 ? [`ignore ${ignored}`] : []),
        ...(restored > 0 ? [`restore ${restored}`] : []),
      ].join(", ");
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    done: ({ taken, ignored, restored }: TakeOffCounts): string => {
      const parts = [
        ...(taken > 0 ? [`${lines(taken)} taken off`] : []),
        ...(ignored > 0 ? [`${ignored} ignored`] : []),
        ...(restored > 0 ? [`${restored} restored`] : []),
      ];
      return `${parts.join(", ")}.`;
    },
  },
  ignored: {
    title: "Ignored",
    ignore: "Ignore",
    ignoreLine: (line: string): string => `Ignore ${line}`,
    restore: "Restore",
    restoreLine: (line: string): string => `Restore ${line}`,
  },
  /** Choice between a new item and one that the bill has. @param quantity its present quantity */
  merge: {
    label: (line: string): string => `Use of ${line}`,
    quantity: (item: number, quantity: string): string => `Quantity of item ${item} (now ${quantity})`,
    part: (item: number, quantity: string): string => `Add to item ${item} (now ${quantity})`,
    newItem: "New item",
    blank: "blank",
  },
  /** Lines that another file, or the bill, lists too. */
  repeats: {
    moreLines: (count: number): string => `${count} more ${count === 1 ? "line" : "lines"}`,
    inBill: (file: string): string => `in the bill already, from ${file}`,
    inFile: (file: string): string => `in ${file}`,
    tagged: ({ tags, count, place, lines }: RepeatTextOptions): string => `${tags} ${count === 1 ? "is" : "are"} also ${place}: ${lines}.`,
    untagged: (place: string, lines: string): string => `May also be ${place}: ${lines}.`,
  },

  differences: {
    /** "3 lines differ from the project". */
    title: (count: number): string => `${count === 1 ? "1 line differs" : `${count} lines differ`} from the project`,
    notCompared: (problem: string): string => `The bill could not be compared with the project. ${problem}`,
    updated: (count: number): string => `${lines(count)} updated from the project.`,
    left: (count: number): string => `${lines(count)} left as ${count === 1 ? "it is" : "they are"}.`,
    showAll: (count: number): string => `Show all ${count}`,
    updateAll: (count: number): string => `Update all ${count}`,
    add: "Add",
    update: "Update",
    takeOut: "Take out",
    changeTo: (amount: string): string => `Change to ${amount}`,
    leave: "Leave as is",
    leaveAll: (count: number): string => `Leave all ${count} as they are`,
    leaveHint: {
      linked: "The quantity stays. A later change in the project is shown again.",
      unlinked: "The quantity stays, and the row is no longer linked to the project.",
      line: "The line is ignored. Take-off can restore it.",
    },
    /** Label of one of these buttons. */
    action: (action: string, line: string): string => `${action}: ${line}`,
  },
  /** Differences of an item, with quantities in its unit. @param items "items 3 and 5" */
  difference: {
    item: (number: number): string => `Item ${number}`,
    items: (numbers: readonly string[]): string => `${numbers.length === 1 ? "item" : "items"} ${listed(numbers)}`,
    notKnown: "not known: one of the files has no results",
    copy: (item: string): string =>
      `copied from ${item}, which is linked to the project; this row is not. Delete it if it is the same work`,
    unit: ({ takenUnit, unit, entered, inProject }: UnitTextOptions): string =>
      `taken off in ${takenUnit}, then set to ${unit}: ${entered} entered, ${inProject} in the project`,
    noQuantity: "no quantity",
    merged: (taken: string, items: string): string => `${taken} taken off, now part of ${items}, which has it from there: take it out here`,
    split: (taken: string, lines: readonly string[]): string =>
      `${taken} taken off, now measured as ${lines.map((line) => `“${line}”`).join(" and ")}`,
    gone: (taken: string): string => `${taken} taken off, no longer in the project`,
    changed: (taken: string, now: string): string => `was ${taken}, is ${now}`,
    renamed: (description: string): string => `now “${description}”: check its rate`,
    partMerged: (items: string): string => `part of it is now in ${items}`,
    partCopied: (item: string): string => `part of it was copied from ${item}, where it remains`,
    added: (amount: string): string => `${amount}, new in the project; not in the bill`,
    splitOff: (amount: string, items: string): string => `${amount}, until now part of ${items}; not in the bill as a line`,
  },
} as const;

interface TakeOffCounts {
  readonly taken: number;
  readonly ignored: number;
  readonly restored: number;
}

interface RepeatTextOptions {
  readonly tags: string;
  /** Number of tags. */
  readonly count: number;
  readonly place: string;
  readonly lines: string;
}

interface UnitTextOptions {
  readonly takenUnit: string;
  /** Unit of the item in the bill. */
  readonly unit: string;
  readonly entered: string;
  readonly inProject: string;
}

function lines(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}

/** Words as a sentence lists them: "3, 5 and 8". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}
