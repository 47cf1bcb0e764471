/** Texts of a calculator's page. */
export const texts = {
  ownDraft: { lead: "Your own draft is still saved.", open: "Open it" },
  save: "Save to project",
  draftNotStored: "This browser cannot keep drafts: its storage is full or turned off. Your inputs are lost when the page is closed.",
  fieldGone: (text: string): string => `“${text}” was in a field that no longer exists.`,
};
