/** What the page of a file says about its history and its name. */
export const texts = {
  history: {
    title: "History",
    states: "Revisions",
    loading: "Loading the history",
    empty: "No revisions yet. What you type is saved automatically; a revision saved here can be compared and restored.",
    nameLabel: "Save a revision as",
    namePlaceholder: "Name, such as “Sent to the architect”",
    save: "Save",
    saved: (name: string) => (name === "" ? "Saved in the history." : `Saved in the history as “${name}”.`),
    opened: "As opened",
    unreadable: "Unreadable",
    unreadableLead: "This revision cannot be read.",
    same: "The inputs are the same as now.",
    restore: "Restore",
    restored: "Restored. The previous state is kept in the history.",
    notCalculated: "The current inputs cannot be calculated, so there are no results to compare.",
  },
  saved: "Saved, and kept in the history as a revision.",
  nameIt: (name: string) => `Name it “${name}”`,
  nameHint: "This file still has the name it was created with.",
} as const;
