import { choice, citing, fieldIs, inSection, list, quantity, reference } from "../../kernel/index.ts";
import { nistHandbook135 } from "../../energy/sources.ts";
import { methodsCheck } from "../../sources/index.ts";

const lifeCycle = { source: nistHandbook135 };
const escalations = { source: methodsCheck, locator: "§4.12" };
const nominal = fieldIs("rateBasis", "nominal");

/** Assumptions that a sensitivity study can vary. */
export const sensitivityParameters = {
  electricityPrice: "Electricity price",
  fuelPrice: "Price of fuel and district energy",
  investment: "Investments",
  maintenance: "Maintenance",
  discountRate: "Discount rate",
  studyYears: "Study period",
  lossCoefficient: "Loss coefficient",
  internalGains: "Internal and solar gains",
} as const;

const sensitivityRow = {
  parameter: choice("Assumption", sensitivityParameters, "electricityPrice"),
  lower: quantity("Decrease", "x_l", "ratio", 0.2, [0, 0.9], {
    help: "Relative to its value, also for the discount rate: 20 % of 6 % is 1.2 %.",
  }),
  higher: quantity("Increase", "x_h", "ratio", 0.2, [0, 4]),
} as const;

/** Fields of the economics. */
export const economicFields = inSection("economics", {
  ...citing(lifeCycle, {
    studyYears: quantity("Study period in years", "n", "count", 20, [1, 60], {
      usual: [5, 40],
      integer: true,
      help: "The same for all systems.",
    }),
    discountRate: quantity("Discount rate", "d", "ratio", 0.06, [-0.05, 0.5], {
      usual: [0, 0.15],
      help: "Annual return that the money would earn elsewhere.",
    }),
    rateBasis: choice("Rate basis", { real: "Real, without inflation", nominal: "Nominal, with inflation" }, "real", {
      help: "Applies to the discount rate and all escalation rates. All sums are in today's money.",
    }),
  }),
  inflation: quantity("Inflation", "i_p", "ratio", 0.02, [-0.05, 0.2], { when: [nominal] }),
  ...citing(escalations, {
    electricityEscalation: quantity("Annual escalation of electricity prices", "e_e", "ratio", 0.02, [-0.1, 0.15], {
      usual: [-0.02, 0.05],
    }),
    fuelEscalation: quantity("Annual escalation of fuel and district energy", "e_f", "ratio", 0.02, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
    maintenanceEscalation: quantity("Annual escalation of maintenance", "e_m", "ratio", 0, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
    emissionEscalation: quantity("Annual escalation of emission prices", "e_c", "ratio", 0, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
  }),
  sensitivityOf: reference("System for the sensitivity study", "cases", {
    optional: true,
    help: "Its net savings are reported. If empty, or the base case: the system of the lowest life-cycle cost among the others.",
  }),
  sensitivity: list("Sensitivity", "assumption", 20, sensitivityRow, {
    help: "First each assumption alone is decreased and increased: the swing of the net savings. Then all are drawn at random between their limits, with the value entered as the most likely: the range of the net savings.",
  }),
});
