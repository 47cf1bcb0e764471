import { fieldIs, inSection, onlyWhen, quantity } from "../../kernel/index.ts";
import { elsey2018 } from "../../pumps/sources.ts";

const closed = fieldIs("kind", "closed");
const checked = fieldIs("checkSuction", true);

/** Fields of the suction side, where it is checked. */
export const suctionFields = inSection("suction", {
  ...onlyWhen(checked, {
    suctionLevel: quantity("Level above the pump", "z_s", "head", "required", [-20, 500], {
      help: "Level of the liquid in the suction tank, or of the point where the expansion tank connects. Positive: the pump is flooded; negative: it lifts.",
      source: { source: elsey2018 },
    }),
    suctionHeadLoss: quantity("Known head loss, suction side", "h_ss", "head", 0, [0, 1000], {
      help: "Between that level and the pump. Segments and equipment on the suction side and the strainer are added.",
    }),
    npshRequired: quantity("NPSH required", "NPSH_o", "head", "absent", [0, 100], {
      help: "NPSH of the pump at its flow, not corrected for viscosity. Used for pumps whose curve has no NPSH points.",
    }),
  }),
  tankPressure: quantity("Expansion tank pressure", "p_t", "pressureWater", 0, [-101_000, 5e6], {
    help: "Minimum gauge pressure at the connection of the tank: the cold fill pressure.",
    when: [closed, checked],
  }),
  topHeight: quantity("Highest point above the pump", "z_t", "length", "absent", [-20, 1000], {
    help: "Highest point of the closed circuit: 35 to 70 kPa (5 to 10 psi) should remain there.",
    when: [closed, checked],
  }),
  altitude: quantity("Altitude", "z_a", "altitude", 0, [-500, 5000], { when: [checked], site: "altitude" }),
});
