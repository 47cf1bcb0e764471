/** Texts of the materials. */
export const texts = {
  vaporLead:
    "How many times as much as air a material resists the diffusion of vapour. The factors of the table above are those of the material’s row here.",
};
