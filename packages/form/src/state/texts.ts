/** A result of a file that the page does not know. */
export const unknownResult = "a result of another file";

export const texts = {
  required: (label: string): string => `${label} is required.`,
  ambiguous: (text: string): string => `“${text}” is ambiguous. Enter it again.`,
} as const;
