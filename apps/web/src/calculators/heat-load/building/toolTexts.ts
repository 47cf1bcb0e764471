/** Texts of the command that opens the import of a building. */
export const texts = {
  open: "Import a building…",
  hint: "A model of an architect as gbXML or IFC, or a file of it dropped on this page",
  drop: "Drop the model to import its rooms",
} as const;
