import { choice, citing, fieldIs, inSection, list, quantity, reference } from "../../kernel/index.ts";
import { nistHandbook135 } from "../../energy/sources.ts";
import { methodsCheck } from "../../sources/index.ts";

const lifeCycle = { source: nistHandbook135 };
const escalations = { source: methodsCheck, locator: "§4.12" };
const nominal = fieldIs("rateBasis", "nominal");

/** What may be drawn lower and higher. */
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
  lower: quantity("Lower by", "x_l", "ratio", 0.2, [0, 0.9], { help: "Share of its value: 20 % of a price, and of a discount rate." }),
  higher: quantity("Higher by", "x_h", "ratio", 0.2, [0, 4]),
} as const;

/** Fields of the economics. */
export const economicFields = inSection("economics", {
  ...citing(lifeCycle, {
    studyYears: quantity("Study period in years", "n", "count", 20, [1, 60], {
      usual: [5, 40],
      integer: true,
      help: "The same for all cases.",
    }),
    discountRate: quantity("Discount rate", "d", "ratio", 0.06, [-0.05, 0.5], {
      usual: [0, 0.15],
      help: "What the money would earn elsewhere in a year.",
    }),
    rateBasis: choice("Rates are", { real: "Real, without inflation", nominal: "Nominal, with inflation" }, "real", {
      help: "Discount rate and escalations both. All sums are in today's money.",
    }),
  }),
  inflation: quantity("Inflation", "i_p", "ratio", 0.02, [-0.05, 0.2], { when: [nominal] }),
  ...citing(escalations, {
    electricityEscalation: quantity("Escalation of electricity prices a year", "e_e", "ratio", 0.02, [-0.1, 0.15], {
      usual: [-0.02, 0.05],
    }),
    fuelEscalation: quantity("Escalation of fuel and district energy a year", "e_f", "ratio", 0.02, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
    maintenanceEscalation: quantity("Escalation of maintenance a year", "e_m", "ratio", 0, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
    emissionEscalation: quantity("Escalation of the price of emissions a year", "e_c", "ratio", 0, [-0.1, 0.15], { usual: [-0.02, 0.05] }),
  }),
  sensitivityOf: reference("Sensitivity of", "cases", {
    optional: true,
    help: "The system whose net savings are reported. If empty, or the base case: the best of the others.",
  }),
  sensitivity: list("Sensitivity", "assumption", 20, sensitivityRow, {
    help: "Each alone lower and higher: what it moves of the net savings. Then all at once, drawn at random between the two with the value entered the likeliest: the range of the net savings.",
  }),
});
