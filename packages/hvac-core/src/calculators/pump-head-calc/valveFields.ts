import { choice, fieldIs, inSection, quantity } from "../../kernel/index.ts";

const withValve = fieldIs("controlValveBy", "loss", "kv");
const byLoss = fieldIs("controlValveBy", "loss");
const byKv = fieldIs("controlValveBy", "kv");

/** Fields of the control valve on the critical circuit. */
export const valveFields = inSection("circuit", {
  controlValveBy: choice("Control valve", { none: "None", loss: "By pressure loss", kv: "By flow coefficient" }, "none"),
  controlValveLoss: quantity("Pressure loss of the valve", "Δp_v", "pressureWater", "required", [0, 2e6], {
    help: "Fully open at design flow: usually equal to the loss of the controlled coil.",
    when: [byLoss],
  }),
  controlValveKv: quantity("Flow coefficient of the valve", "K_v", "flowCoefficient", "required", [0.01, 1e5], { when: [byKv] }),
  controlValveFlow: quantity("Flow through the valve", "Q_v", "waterFlow", "derived", [3e-6, 20], {
    help: "If empty, the flow of the pumps.",
    when: [byKv],
  }),
  controlledLoss: quantity("Pressure loss of the controlled branch", "Δp_k", "pressureWater", "absent", [0, 2e6], {
    help: "Coil and pipes with the flow of the valve, without the valve. Gives the authority of the valve.",
    when: [withValve],
  }),
});
