/** Texts of the command that exports rooms as a model. */
export const texts = { open: "Export as gbXML…", hint: "A model of the rooms for other programs, with shells made from the rows" } as const;
