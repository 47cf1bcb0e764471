/** Texts of the selection of a fitting. */
export const texts = {
  title: "Choose a fitting",
  search: "Search fittings",
  searchHint: "Search: tee branch, 45°, vanes",
  list: "Fittings",
  noMatch: (search: string): string => `No fitting matches “${search}”.`,
  noMatchHere: (search: string): string => `No fitting matches “${search}” here: look among all of them.`,
  matches: (count: number): string => (count === 1 ? "1 fitting" : `${count} fittings`),
} as const;
