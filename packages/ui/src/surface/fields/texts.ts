/** Texts of a list with and without rows; the row editor, which is loaded with the first row, has them too. */
export const listTexts = {
  empty: (rows: string): string => `${rows} yet.`,
  add: (rowLabel: string): string => `Add ${rowLabel}`,
  editAsTable: "Edit as table",
  import: "Import",
  importRest: (list: string): string => ` ${list.toLowerCase()} from a file`,
};

/** Texts of the form. Those of fields that few forms have, which are loaded on demand, are in `rareTexts`. */
export const texts = {
  mixed: "mixed",
  form: {
    label: (title: string): string => `${title}: inputs`,
    help: "F1 explains the field you are in. Numbers can be typed as 6*5, areas as 20 ft * 15 ft.",
  },
  /** First option of a choice that was entered, which leaves it to the type again. */
  follow: (from: string, option: string): string => `${from.slice(0, 1).toUpperCase()}${from.slice(1)}: ${option}`,
  fold: { more: "More fields", changed: (count: number): string => ` ${count} changed` },
  help: {
    mark: (label: string): string => `About ${label}`,
    warningMark: (severity: string, label: string): string => `${severity} on ${label}`,
  },
  quantity: {
    optional: "Optional.",
    usual: (minimum: string, maximum: string): string => `Usual: ${minimum} to ${maximum}.`,
    per: (label: string, unit: string): string => `Can also be entered per ${label}: choose ${unit} as the unit.`,
    sides: {
      area: "You can type the sides: 20 ft * 15 ft, or 6 × 5 m.",
      volume: "You can type the sides: 20 ft * 15 ft * 9 ft, or 6 × 5 × 2.7 m.",
    } as Readonly<Record<string, string>>,
    typed: (text: string): string => `Typed: ${text}`,
    /** Why the unit of a number does not change. */
    perMissing: ({
      label,
      number,
      per,
      unit,
    }: {
      readonly label: string;
      readonly number: string;
      readonly per: string;
      readonly unit: string;
    }): string =>
      `${label} stays ${number}: the ${per} is blank, so it cannot be converted to ${unit}. Enter the ${per} first, or clear the field and then choose the unit.`,
    /** Why the unit of a default in a row does not change. */
    perDefault: (label: string, from: string, unit: string): string =>
      `${label} ${from} stays in ${unit}. Type a number with another unit to enter it.`,
    link: "Link to a result…",
    changeLink: "Change or remove the link…",
    linkedTo: (result: string): string => `Linked to ${result}.`,
  },
} as const;
