/** Texts of the button that opens the editor of plans. */
export const texts = {
  open: "Trace a plan…",
  hint: "Draw rooms on the plan of an architect: PDF, PNG or JPEG",
  part: "The editor of plans",
} as const;
