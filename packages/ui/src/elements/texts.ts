/** Words of buttons and states that are the same in all features. */
export const commonTexts = {
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  redo: "Redo",
  save: "Save",
  remove: "Remove",
  loading: "Loading",
  tryAgain: "Try again",
} as const;

export const texts = {
  colorScheme: { light: "Use the light theme", dark: "Use the dark theme" },
  copy: {
    label: (name: string): string => `Copy ${name}`,
    hint: "Copy with units",
    done: "Copied.",
    notAllowed: "The browser does not allow copying. Select the table and press Ctrl+C (⌘C on a Mac).",
  },
  part: {
    needsConnection: "This needs an internet connection. Try again when you are connected.",
    notLoaded: (name: string | undefined): string => `${name ?? "This part"} could not be loaded.`,
  },
} as const;
