import { prose } from "@org/form/numbers";

/** Texts of the bill’s figure and of its tools; those of dialogs are with them. */
export const texts = {
  figure: {
    title: "Where the money goes",
    cumulativeShare: "Σ is the cumulative share.",
    choice: "Shown",
    columns: { amount: "Amount", share: "Share", cumulativeShare: "Cumulative share" },
    /** Bars by item. */
    items: {
      name: "By item",
      column: "Item",
      bars: "Amounts of the items, the largest first",
      hint: "Choose a bar to go to its line.",
      others: (count: number): string => `${count} other items`,
      counted: (count: number, total: number): string => `${count} of ${total === 1 ? "1 item" : `${total} items`}`,
    },
    sections: {
      name: "By section",
      column: "Section",
      bars: "Amounts by section, the largest first",
      hint: "Choose a bar to go to its largest item.",
      others: (count: number): string => `${count} other sections`,
      counted: (count: number, total: number): string => `${count} of ${total === 1 ? "1 section" : `${total} sections`}`,
    },
    /**
     * @param counted "2 of 3 items"
     * @param deducted the sum of deductions; `undefined` without any
     */
    shares: ({ count, counted, share, gross, deducted }: SharesTextOptions): string =>
      `${counted} ${count === 1 ? "makes" : "make"} ${share} of the ${gross} of the items${deducted === undefined ? "" : `, before deductions of ${deducted}`}.`,
    share: (share: string, cumulative: string): string => `${share}, Σ ${cumulative}`,
  },

  rate: {
    perUnit: (rate: string, unit: string): string => `${rate} per ${unit}`,
    unit: (unit: string): string => `per ${unit}`,
    labour: (rate: string): string => prose(`labour ${rate}`),
    plant: (rate: string): string => `plant ${rate}`,
    waste: (share: string): string => `waste ${share}`,
    /** Source of a rate. */
    source: (day: string, file: string, project: string): string => `${day}, ${project === "" ? file : `${project}: ${file}`}`,
    old: (months: number): string => `More than ${months} months old: raise it by an index, or ask again.`,
  },

  tools: {
    rateBook: "Rate book…",
    rateImported: (description: string): string => `Rate of “${description}” imported.`,
    suggest: "Suggest items…",
    itemsAdded: (count: number): string => `${count === 1 ? "1 item" : `${count} items`} added.`,
    takeOff: "Take-off from the project…",
    takeOffNeedsProject: "Save this bill in a project to take off quantities from its calculations.",
  },
} as const;

interface SharesTextOptions {
  readonly count: number;
  readonly counted: string;
  readonly share: string;
  readonly gross: string;
  readonly deducted: string | undefined;
}
