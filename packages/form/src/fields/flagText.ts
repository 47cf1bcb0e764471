/** A flag in words, as cells show and take it. */
export const flagText = (value: unknown): string => (value === true ? "yes" : "no");
