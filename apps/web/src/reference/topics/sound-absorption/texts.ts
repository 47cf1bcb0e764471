/** Texts of the absorption of sound. */
export const texts = {
  lead: "Absorption coefficient by octave band: the share of sound that does not come back. Choose another surface in the table.",
  label: (surface: string): string => `Absorption of ${surface}`,
  band: "Octave band",
  coefficient: "Absorption coefficient",
};
