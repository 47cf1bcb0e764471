/** Texts of the dialogs that import from a heat load. */
export const texts = {
  airflow: {
    title: "Import an airflow from a heat load",
    empty: "This heat load has no supply airflow: it needs a cooling load and, in the hourly method, rooms that a system serves.",
    rows: "Airflows",
    search: "Search systems, zones and rooms",
  },

  rooms: {
    title: "Import rooms from a heat load",
    room: "Room",
    linked: "the heat load",
    /** The standard of the space types differs between the files. */
    otherTypes: (load: string, file: string): string =>
      `The space types of the heat load are by ${load}, those of this file by ${file}: numbers and schedules that follow from the types differ.`,
  },

  none: "This project has no heat load yet. Save one to the project, then import its rooms.",
};
