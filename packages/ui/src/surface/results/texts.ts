/** Texts of the results. */
export const texts = {
  calculating: {
    label: "Calculating",
    lead: "Calculating. These are the results before your last change.",
    onPaper: "No results: the last change is still being calculated. Print again in a moment.",
  },
  summary: { noWarnings: "Nothing to check" },
  refusal: {
    count: (count: number): string => `${count} inputs need attention.`,
    place: (index: number, count: number): string => `${index} of ${count}.`,
    latest: "These are the results of the last complete input, not of the present one.",
    onPaper: (reasons: string): string => `No results: ${reasons}`,
    completeFirst: "Complete the marked input first. The figure shows the last complete one.",
  },
  warnings: {
    label: "Limits and cautions",
    notes: "Notes",
    goTo: (label: string): string => `Go to ${label}`,
    more: (count: number): string => `and ${count} more`,
    less: "Hide the others",
    places: (names: string): string => `Where: ${names}.`,
    inFull: "Show all in full",
    inLines: "Show a line of each",
    atPlace: (name: string, message: string): string => `${name}: ${message}`,
  },
  acceptance: {
    begin: "Accept…",
    change: "Change…",
    of: (message: string): string => `: ${message}`,
    label: "Why is it acceptable?",
    accept: "Accept",
    takeBack: "Take back",
    reason: (reason: string): string => `Accepted: ${reason}`,
  },
  step: { show: "Show the step", showOf: (label: string): string => `Show the step of ${label}` },
  group: { name: "results", columns: { result: "Result", value: "Value", unit: "Unit" } },
  table: {
    label: (title: string): string => `${title}: results`,
    share: "Share",
    choice: (name: string): string => `calculate with ${name}`,
    chosen: (name: string): string => `Now calculated with ${name}.`,
  },
  byRow: {
    name: "The results by row",
    showFirst: (count: number): string => `Show the first ${count} rows`,
    showAll: (count: number): string => `Show all ${count} rows`,
  },
} as const;
