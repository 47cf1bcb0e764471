/** Texts of the drawing of a system and of its sections. */
export const texts = {
  hint: "Choose a section in the drawing to edit it, to add one before it or at its end, or to remove it.",
  edit: "Edit",
  addAtEnd: "Add a section at its end",
  addBefore: "Add one before it",
  removed: (section: string): string => `${section} was removed.`,
  removedWithOthers: (section: string, others: number): string => `${section} was removed with ${others} connected to it.`,
} as const;
