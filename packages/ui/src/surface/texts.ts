/** Texts of the page around inputs and results. Those of its dialogs and menus, which are loaded on demand, are in `dialogTexts`. */
export const texts = {
  skipToTable: "Skip to the table",
  bar: {
    unsaved: "Not saved",
    unsavedHint: "Kept in this browser",
    unitSystem: "Unit system",
    undoHint: "Undo (Ctrl Z)",
    redoHint: "Redo (Ctrl Shift Z)",
    share: "Share",
    print: "Print",
  },
  menu: {
    label: "More actions",
    examplesLabel: "Examples",
    report: "Report (PDF)…",
    print: "Print…",
    examples: "Typical inputs and worked examples…",
    workbook: "Download spreadsheet (XLSX)",
    rows: "Download rows (CSV)",
    reset: "Reset to defaults",
    shortcuts: "Keyboard shortcuts",
  },
  examples: {
    label: "Examples",
    lead: "Start from an example",
    worked: "Worked examples",
    loading: "Loading…",
    missing: "They will load when the server can be reached.",
  },
  fileName: { label: "File name", required: "A name is required.", hint: (name: string): string => `${name} (click to rename)` },
  link: {
    copied: "Link copied. It contains all inputs of this page.",
    copiedIncomplete: "Link copied. In it, marked inputs have their earlier numbers, or none. Complete them before you share it.",
    tooLong: "This page holds too much for a link. Save it to a project, or print it.",
    notAllowed: (isInAddressBar: boolean): string =>
      isInAddressBar ? "The browser does not allow copying; copy the link from the address bar." : "The browser does not allow copying.",
  },
  savedDraft: "Saved as a draft in this browser. Saving to a project needs an account.",
  undoNeedsConnection: "This needs an internet connection. Use Undo instead, or try again when you are connected.",

  results: "Results",
  resultsBar: {
    present: (label: string, isIncomplete: boolean): string => (isIncomplete ? `${label}, incomplete` : label),
    latest: (label: string): string => `${label} of the last complete input`,
  },
  noResult: (reason: string): string => `No result: ${reason}`,
  sheet: {
    title: "How this was calculated",
    loading: "Loading the sheet",
    notCalculated: "The steps appear as soon as the inputs can be calculated.",
    missing: "The steps could not be loaded; the results above are complete. The steps will load when the server can be reached.",
    missingOnPaper: "The steps could not be loaded when this was printed; the results above are complete.",
  },
  unpricedMissingOnPaper: "The bill without prices was not loaded when this was printed. Print again, or select another level of detail.",
  /** Menu of the units of a field or a result. */
  unit: {
    menu: (label: string): string => `Unit of ${label}`,
    button: (label: string, symbol: string): string => `Unit of ${label}: ${symbol || "none"}`,
    none: "no unit",
  },
} as const;
