/** Texts of the selection of a row by search words. */
export const texts = {
  search: "Search by name",
  noMatch: (search: string): string => `Nothing matches “${search}”.`,
  firstMatches: (shown: number, total: number): string => `The first ${shown} of ${total}; type more words.`,
  matches: (count: number): string => `${count} found`,
} as const;
