/** Symbols of unit flows and circuit losses on the sheet: of the circuit of the pump, and of the primary circuit. */
export const circuitSymbols = [
  { flow: "Q_e", path: "Δp_t" },
  { flow: "Q_ep", path: "Δp_tp" },
] as const;
