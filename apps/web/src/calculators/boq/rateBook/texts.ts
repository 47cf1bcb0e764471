/** Texts of the rate book, and of the offer of a rate. */
export const texts = {
  title: "Rate book",
  opening: "Opening your bills",
  reading: "Reading your bills",
  lead: "Your rate book is filled from what you used before: the priced items of your other saved bills, in all projects, with their dates.",
  empty: "There are none yet. Save a bill to a project, and its rates will be here for the next one.",
  search: "Search descriptions and sections",
  target: "For",
  newItem: "a new item",
  item: (number: number, description: string): string => `${number}: ${description}`,
  rates: "Rates",
  take: "Take",
  earlierRates: (count: number): string => (count === 1 ? "1 earlier rate" : `${count} earlier rates`),

  /** Bills in the book. */
  bills: (count: number): string => `From ${count === 1 ? "1 saved bill" : `${count} saved bills`}, the newest rates first.`,
  olderBills: (count: number): string => (count === 1 ? "1 older one was not read." : `${count} older ones were not read.`),
  failedBills: (count: number, problem: string): string => `${count} could not be read: ${problem}`,

  offer: {
    title: "Rate of an earlier bill",
    use: "Use this rate",
    decline: "Not now",
    more: (count: number): string => `${count} more after this.`,
  },
} as const;
