import { choice, fieldIs, quantity } from "../../kernel/index.ts";

/* Fields that one pipe and a section of a system have in common: by the same names, so that what is entered can move from one to the other. */

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
  customSize: quantity("Custom size", "d_c", "smallLength", "required", [0.004, 1.5], {
    help: "Nominal, as the series counts: DN 50 as 50 mm, NPS 2 as 2 in, tube of plastic and of EN 1057 by its outside diameter.",
  }),
} as const;
