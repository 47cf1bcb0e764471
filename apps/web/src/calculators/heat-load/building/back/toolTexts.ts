/** Texts of the command that writes loads into a model. */
export const texts = {
  open: "Write loads into the model…",
  hint: "Loads, airflows and gains of the rooms in a copy of the gbXML file that they came from, or as a schedule by its ids",
} as const;
