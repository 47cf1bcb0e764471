import { choice, fieldIs, inSection, quantity } from "../../kernel/index.ts";

const withValve = fieldIs("controlValveBy", "loss", "kv");
const byLoss = fieldIs("controlValveBy", "loss");
const byKv = fieldIs("controlValveBy", "kv");

/** Fields of the control valve on the critical circuit. */
export const valveFields = inSection("circuit", {
  controlValveBy: choice("Control valve", { none: "None", loss: "By its pressure loss", kv: "By its flow coefficient" }, "none"),
  controlValveLoss: quantity("Pressure loss of the valve", "Δp_v", "pressureWater", "required", [0, 2e6], {
    help: "Fully open at design flow: usually as much as the coil it controls.",
    when: [byLoss],
  }),
  controlValveKv: quantity("Flow coefficient of the valve", "K_v", "flowCoefficient", "required", [0.01, 1e5], { when: [byKv] }),
  controlValveFlow: quantity("Flow through the valve", "Q_v", "waterFlow", "derived", [3e-6, 20], {
    help: "If empty, the flow of the pumps.",
    when: [byKv],
  }),
  controlledLoss: quantity("Loss of what the valve controls", "Δp_k", "pressureWater", "absent", [0, 2e6], {
    help: "Branch whose flow the valve changes, without the valve: coil and pipes. With it the valve's authority is known.",
    when: [withValve],
  }),
});
