/** Texts of the diagnostics that a user copies for support. */
export const texts = {
  storedItem: (item: string, count: number, length: number): string => `${item}: ${count}, ${length} characters`,
} as const;
