import { defineResults } from "../../kernel/index.ts";

/** Results of one row of fittings. */
export const fittingResults = defineResults({
  name: { label: "Fitting", quantity: "text" },
  coefficient: { label: "Loss coefficient", symbol: "C", quantity: "number" },
  basis: { label: "On the velocity", quantity: "text" },
  velocity: { label: "Velocity", symbol: "V_i", quantity: "velocity", help: "That the coefficient refers to." },
  loss: { label: "Loss", symbol: "Δp_i", quantity: "pressure", table: "losses", help: "Of all fittings of the row." },
  source: { label: "Source", quantity: "text" },
});
