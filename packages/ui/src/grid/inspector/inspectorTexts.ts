import { plural } from "@org/form/numbers";

/** Texts of the inspector. */
export const inspectorTexts = {
  place: (label: string, number: number, count: number): string =>
    `${label.charAt(0).toUpperCase()}${label.slice(1)} ${number} of ${count}`,
  several: (count: number, label: string): string => `${count} ${plural(label)}`,
  severalHint: "What is entered here goes into all of them.",
  previous: (label: string): string => `Previous ${label}`,
  next: (label: string): string => `Next ${label}`,
  back: (list: string): string => `Back to ${list.charAt(0).toLowerCase()}${list.slice(1)}`,
  results: "Results",
  remarks: "Warnings",
  remove: (rows: string): string => `Remove the selected ${rows}`,
  duplicate: (rows: string): string => `Duplicate the selected ${rows}`,
  keys: "F6 or Escape goes back to the table.",
} as const;
