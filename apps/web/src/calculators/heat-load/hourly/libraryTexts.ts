/** Texts of the tool that adds rows of the reference tables. */
export const texts = {
  lead: "Add from the reference tables:",
  lists: {
    constructions: { button: "Construction…", title: "Choose a construction" },
    windowTypes: { button: "Window type…", title: "Choose a window" },
    schedules: { button: "Schedule…", title: "Choose a schedule" },
  },

  added: (label: string): string => `“${label}” added.`,
  full: (list: string, maxRows: number): string => `${list}: the limit of ${maxRows} is reached.`,
};
