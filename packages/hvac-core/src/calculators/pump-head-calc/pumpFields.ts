import { fieldIs, list, quantity, text } from "../../kernel/index.ts";
import { hi967 } from "../../pumps/sources.ts";

const glycolOnly = fieldIs("fluid", "ethylene", "propylene");

/** A point of the curves of a pump. Cells may be empty: a point without flow and head is left out, with a warning. */
const pointRow = {
  flow: quantity("Flow", "Q_c", "waterFlow", "absent", [0, 20], { help: "A point needs its flow and its head." }),
  head: quantity("Head", "H_c", "head", "absent", [0, 1000]),
  efficiency: quantity("Efficiency", "η_c", "ratio", "absent", [0, 1], {
    usual: [0, 0.92],
    help: "Pump alone. With three or more points a curve is fitted, which gives the BEP flow. Below the first point it falls to zero as a parabola.",
  }),
  npshRequired: quantity("NPSH required", "NPSH_c", "head", "absent", [0, 100], {
    help: "NPSH3 of the manufacturer, for water: it is not corrected for viscosity. With two or more points a curve is fitted.",
  }),
} as const;

/** The columns of the list of pumps. */
export const pumpRow = {
  name: text("Name", 120, { informational: false }),
  number: quantity("Number running", "n_p", "count", 1, [1, 8], {
    integer: true,
    help: "Identical pumps that run at design flow, without standby pumps.",
  }),
  standby: quantity("Standby pumps", null, "count", 0, [0, 8], {
    integer: true,
    help: "Not in the results: they replace pumps that fail.",
  }),
  points: list("Curve", "point", 60, pointRow, {
    help: "At least three points of the manufacturer's curve for water; paste them from a spreadsheet.",
  }),
  speed: quantity("Curve speed", "N_r", "rotationalSpeed", "absent", [1, 200], {
    usual: [10, 65],
    help: "If empty, speeds are given as ratios, and the curve cannot be corrected for glycol.",
  }),
  speedRatio: quantity("Speed ratio", "r_N", "ratio", 1, [0.2, 1.5], {
    usual: [0.2, 1],
    help: "Operating speed over the speed of the curve.",
  }),
  diameter: quantity("Curve impeller diameter", "D_r", "smallLength", "absent", [0.01, 3], {
    help: "If empty, diameters are given as ratios.",
  }),
  diameterRatio: quantity("Trim ratio", "r_D", "ratio", 1, [0.5, 1], {
    usual: [0.75, 1],
    help: "Diameter of the trimmed impeller over that of the curve.",
  }),
  stages: quantity("Stages", "n_s", "count", 1, [1, 50], {
    integer: true,
    help: "Impellers in series in the pump; the correction for glycol uses the head per stage.",
    when: [glycolOnly],
  }),
  bestFlow: quantity("BEP flow", "Q_b", "waterFlow", "derived", [3e-6, 20], {
    help: "Flow at the best efficiency point (BEP), at the speed and impeller of the curve. If empty, the flow at which the fitted efficiency is highest.",
    source: { source: hi967 },
  }),
} as const;
