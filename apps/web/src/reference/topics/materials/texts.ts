import { prose } from "@org/form/numbers";

/** Texts of the materials. */
export const texts = {
  get vaporLead(): string {
    return prose(
      "How many times as much as air a material resists the diffusion of vapour. The factors of the table above are those of the material’s row here.",
    );
  },
};
