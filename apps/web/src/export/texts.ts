/** Texts of notices about an exported calculation. */
export const texts = {
  creating: (rows: number): string => `Creating a file of ${rows} rows…`,
  created: (rows: number): string => `The file of ${rows} rows was created.`,
  calculating: "The last change is still being calculated. Try again in a moment.",
  failed: "The file could not be created. Try again when you are connected.",
} as const;
