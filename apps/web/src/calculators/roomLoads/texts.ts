/** Texts of the imports of rooms and airflows from a heat load; those of their dialogs load with the dialogs. */
export const texts = {
  rooms: {
    zone: "zone",
    zonesHint: "Numbers are linked to the rooms. Identical rooms become one zone with all of their area, people and air.",
    section: "section",
    mainSection: "Main",
    sectionsHint:
      "Figures are for one room. Each becomes a section with its airflow, connected to the first section; identical rooms become one with all of their air. Enter the lengths afterwards.",
    import: "Import rooms from a heat load…",
  },
  airflow: { import: "Import an airflow from a heat load…", imported: (name: string): string => `Airflow of “${name}” imported.` },
};
