/** Texts of the tools of energy cost; those of their dialogs load with the dialogs. */
export const texts = {
  building: { import: "Import the building from a heat load…", imported: "Building imported." },
  climate: {
    filled: (place: string): string => `Climate and altitude of ${place} filled in.`,
    interpolated: (filled: number): string =>
      `${filled} ${filled === 1 ? "missing hour of dry bulb was" : "missing hours of dry bulb were"} interpolated.`,
    notHourly: (lack: string): string => `Not usable for the hourly method: ${lack}.`,
    hint: "Or drop an EPW file here: means, degree days and bins of its year. It is read in this browser.",
  },

  rooms: { import: "Import rooms from a heat load…" },

  tariff: { import: "Import a tariff…", export: "Export the tariff…", imported: (title: string): string => `Tariff “${title}” imported.` },
};
