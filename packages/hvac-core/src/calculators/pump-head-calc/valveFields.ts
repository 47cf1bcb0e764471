import type { Condition } from "../../kernel/index.ts";

const withValve: Condition = { field: "controlValveBy", is: ["loss", "kv"] };
const byLoss: Condition = { field: "controlValveBy", is: ["loss"] };
const byKv: Condition = { field: "controlValveBy", is: ["kv"] };

/** Fields of the control valve on the critical circuit. */
export const valveFields = {
  controlValveBy: {
    type: "choice",
    label: "Control valve",
    options: { none: "None", loss: "By its pressure loss", kv: "By its flow coefficient" },
    default: "none",
    section: "circuit",
  },
  controlValveLoss: {
    type: "quantity",
    label: "Pressure loss of the valve",
    symbol: "Δp_v",
    quantity: "pressureWater",
    default: null,
    min: 0,
    max: 2e6,
    help: "Fully open at design flow: usually as much as the coil it controls.",
    section: "circuit",
    when: [byLoss],
  },
  controlValveKv: {
    type: "quantity",
    label: "Flow coefficient of the valve",
    symbol: "K_v",
    quantity: "flowCoefficient",
    default: null,
    min: 0.01,
    max: 1e5,
    section: "circuit",
    when: [byKv],
  },
  controlValveFlow: {
    type: "quantity",
    label: "Flow through the valve",
    symbol: "Q_v",
    quantity: "waterFlow",
    default: null,
    min: 3e-6,
    max: 20,
    optional: "derived",
    help: "If empty, the flow of the pumps.",
    section: "circuit",
    when: [byKv],
  },
  controlledLoss: {
    type: "quantity",
    label: "Loss of what the valve controls",
    symbol: "Δp_k",
    quantity: "pressureWater",
    default: null,
    min: 0,
    max: 2e6,
    optional: "absent",
    help: "Of the branch whose flow the valve changes, without the valve: coil and pipes. With it the valve's authority is known.",
    section: "circuit",
    when: [withValve],
  },
} as const;
