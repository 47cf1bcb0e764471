import { defineResults } from "../../kernel/index.ts";

export const ofTheFluid = "Pressure over density and gravity: metres or feet of the fluid itself, as pump curves have it.";

/** Results of a row of fittings. */
export const fittingResults = defineResults({
  name: { label: "Fitting", quantity: "text" },
  coefficient: { label: "Loss coefficient", symbol: "K", quantity: "number", help: "Of one fitting, on the velocity in the pipe." },
  pressureLoss: { label: "Pressure loss", symbol: "Δp_i", quantity: "pressureWater", table: "losses", help: "Of all fittings of the row." },
  headLoss: { label: "Head loss", symbol: "h_i", quantity: "head", table: "losses", help: ofTheFluid },
  source: { label: "Source", quantity: "text" },
});
