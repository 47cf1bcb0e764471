/** What flows of units and losses of circuits are called on the sheet: of the circuit of the pump, and of the primary one beside it. */
export const circuitSymbols = [
  { flow: "Q_e", path: "Δp_t" },
  { flow: "Q_ep", path: "Δp_tp" },
] as const;
