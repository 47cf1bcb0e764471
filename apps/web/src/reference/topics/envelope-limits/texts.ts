/** Texts of the limits of envelopes. */
export const texts = {
  lead: "ASHRAE 90.1-2013, nonresidential buildings, by climate zone. Later editions are stricter: check the code that your project is under.",
};
