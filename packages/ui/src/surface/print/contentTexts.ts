/** Texts of printed contents, which are loaded on demand. */
export const contentTexts = { inputs: "Inputs", assumed: " assumed" } as const;
