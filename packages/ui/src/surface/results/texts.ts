/** Texts of the results. */
export const texts = {
  calculating: { label: "Calculating", lead: "Calculating. These are the results before your last change." },
  summary: { noWarnings: "Nothing to check", errors: (count: number): string => `${count} inputs need attention; see the marked fields.` },
  warnings: {
    label: "Limits and cautions",
    notes: "Notes",
    goTo: (label: string): string => `Go to ${label}`,
    more: (count: number): string => `and ${count} more`,
    less: "Hide the others",
    places: (names: string): string => `Where: ${names}.`,
    atPlace: (name: string, message: string): string => `${name}: ${message}`,
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
