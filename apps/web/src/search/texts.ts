/** Texts of the search button, on every page. Those of the dialog are in dialogTexts.ts, which is loaded with it. */
export const texts = { button: "Search", buttonWithKeys: (keys: string): string => `Search (${keys})` } as const;
