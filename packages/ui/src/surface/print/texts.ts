/** Texts of the printed page. */
export const texts = {
  head: (unitSystem: string, date: string, engineVersion: string): string =>
    `${unitSystem} units · ${date} · Plenum, engine ${engineVersion}`,
  failed: "The page could not be printed. Try again, or print it with the browser’s own menu.",
} as const;
