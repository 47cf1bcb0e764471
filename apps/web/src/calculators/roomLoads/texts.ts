import { plural } from "@org/form/numbers";

/** Texts of the imports of rooms and airflows from a heat load; those of their dialogs load with the dialogs. */
export const texts = {
  rooms: {
    zone: "zone",
    added: (count: number, row: string): string => `${count} ${count === 1 ? row : plural(row)} added.`,
    zonesHint: "Figures are for one room. Identical rooms become one zone with all of their area, people and air.",
    import: "Import rooms from a heat load…",
  },
  airflow: { import: "Import an airflow from a heat load…", imported: (name: string): string => `Airflow of “${name}” imported.` },
};
