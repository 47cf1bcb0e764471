import { withArticle } from "@org/form/numbers";

/** Texts of a page whose table is its main part. */
export const texts = {
  strip: {
    label: "For all rows",
    more: "More settings for all rows",
    fold: "Show less above the table",
    unfold: "Show the settings above the table",
  },
  panel: {
    label: "Panel",
    figures: "Figures",
    hide: "Hide the panel",
    show: "Show the panel",
    below: "Move the panel below the table",
    beside: "Move the panel next to the table",
    resize: "Width of the panel",
    resizeBelow: "Height of the panel",
    noRow: (rowLabel: string): string => `Select ${withArticle(rowLabel)} in the table.`,
    noFigure: "Figures appear as soon as the inputs can be calculated.",
  },
  empty: {
    title: (rows: string): string => `No ${rows} yet.`,
    hint: "Type in the line above, paste rows from a spreadsheet (Ctrl V), or start from an example at the top of the page.",
    importFile: "Import a file",
  },
  below: "Warnings, tables and other results",
} as const;
