export const texts = {
  doubtfulNumber: ({ text, thousands, decimal }: Readonly<Record<"text" | "thousands" | "decimal", string>>): string =>
    `“${text}” may be ${thousands} or ${decimal}: choose the decimal mark.`,
} as const;
