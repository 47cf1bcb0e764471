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
  form: {
    label: (title: string): string => `${title}: inputs`,
    help: "F1 explains the field you are in. Numbers can be typed as 6*5, areas as 20 ft * 15 ft.",
  },
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
    link: "Link to a result…",
    changeLink: "Change or remove the link…",
    linkedTo: (result: string): string => `Linked to ${result}.`,
  },
} as const;
