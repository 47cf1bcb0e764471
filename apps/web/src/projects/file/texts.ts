/** What the page of a file says about its history and its name. */
export const texts = {
  history: {
    title: "History",
    states: "Kept states",
    loading: "Loading the history",
    empty: "Nothing kept yet. What you type is stored by itself; a state that is saved here can be compared and restored.",
    nameLabel: "Save the present state as",
    namePlaceholder: "Name, such as “Sent to the architect”",
    save: "Save",
    saved: (name: string) => (name === "" ? "Saved in the history." : `Saved in the history as “${name}”.`),
    opened: "As opened",
    unreadable: "Unreadable",
    unreadableLead: "This state cannot be read.",
    same: "The inputs are the same as now.",
    restore: "Restore",
    restored: "Restored. The state before it is kept in the history.",
    notCalculated: "What stands in the form now cannot be calculated, so there are no results to compare.",
  },
  saved: "Saved. This state is kept in the history.",
  nameIt: (name: string) => `Name it “${name}”`,
  nameHint: "This file still has the name it was created with.",
} as const;
