/** Texts of the site of a project. */
export const texts = {
  title: "Site",
  edit: "Edit site",
  set: "Set the site",
  none: "No site yet. Place, altitude, design weather, units and currency are then the same in every new file.",
  later: "The site was saved by a later version. Reload the page to see it.",
  failed: "The site could not be loaded.",
  cooling: (temperature: string): string => `cooling ${temperature}`,
  heating: (temperature: string): string => `heating ${temperature}`,
  months: "weather by month",
  units: { Imperial: "Imperial", Metric: "Metric" },

  dialog: {
    title: "Site of the project",
    lead: "New files start with these values. Existing files keep theirs and show where they differ.",
    units: "Unit system",
    save: "Save site",
    saving: "Saving",
    saved: "Site saved.",
    filled: (place: string): string => `Place and design weather of ${place} filled in.`,
    errors: (count: number): string => (count === 1 ? "1 input needs attention." : `${count} inputs need attention.`),
  },

  /** In the dialogs that create a project. */
  created: {
    legend: "Site (optional)",
    hint: "New files start with its altitude, design weather, units and currency. It can be set or changed later.",
    place: (name: string, altitude: string): string => `${name}, ${altitude}`,
    clear: "Clear the place",
    currency: "Currency",
    currencyByUnits: "As in your settings",
  },

  issue: (difference: string): string => `Differs from the site of the project. ${difference}`,

  file: {
    label: "Differences from the site of the project",
    pair: (field: string, file: string, site: string): string => `${field}: this file ${file} · project ${site}`,
    /** Largest difference among twelve values by month. */
    largest: (pair: string): string => `${pair} (the largest difference)`,
    series: (field: string): string => `${field}: other values than the project`,
    more: (count: number): string => (count === 1 ? "1 more difference" : `${count} more differences`),
    use: "Use the site’s values",
    used: "Values of the site applied.",
  },

  project: {
    differ: (count: number): string => (count === 1 ? "1 file differs from the site" : `${count} files differ from the site`),
    use: (count: number): string => (count === 1 ? "Use the site’s values in it" : `Use the site’s values in ${count} files`),
    applied: (count: number): string => `Values of the site applied to ${count === 1 ? "1 file" : `${count} files`}.`,
    failed: (names: readonly string[]): string => `Not changed, because it could not be opened: ${names.join(", ")}.`,
    tooMany: (max: number): string => `The files are not compared with the site in projects of more than ${max} files.`,
    file: (name: string, fields: string): string => `${name}: ${fields}`,
  },
};
