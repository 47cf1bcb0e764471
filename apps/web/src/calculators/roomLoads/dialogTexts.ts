import { plural } from "@org/form/numbers";

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
    label: "Rooms to import",
    all: "All rooms",
    columns: ["Room", "Identical rooms", "Floor area", "Height", "People", "Supply airflow"],
    import: (name: string): string => `Import ${name}`,
    showAll: (count: number): string => `Show all ${count} rooms`,
    tooMany: (row: string, maxRooms: number): string => `The list of ${plural(row)} has room for ${maxRooms} more: take fewer.`,
    add: (count: number, row: string): string => `Add ${count} ${count === 1 ? row : plural(row)}`,
  },

  none: "This project has no heat load yet. Save one to the project, then import its rooms.",
};
