import { choice, fieldIs, quantity } from "../../kernel/index.ts";

/* Fields of a single pipe and of a section: their names are the same, so that entries can move from one to the other. */

export const byCustomSize = fieldIs("sizeChoice", "custom");
/** Sizes that follow from the friction rate. */
export const byTarget = fieldIs("sizeChoice", "smaller", "standard", "larger");

/** The size that is used. */
export const sizeFields = {
  sizeChoice: choice(
    "Size used",
    { smaller: "One size smaller", standard: "Standard size that meets the target", larger: "One size larger", custom: "Custom size" },
    "standard",
  ),
  customSize: quantity("Custom size", "d_c", "smallLength", "required", [0.003, 1.5], {
    help: "Nominal size in the series: DN 50 as 50 mm, NPS 2 as 2 in, plastic tube and tube of EN 1057 by outside diameter.",
  }),
} as const;
