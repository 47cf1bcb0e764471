import { onlyWhen, quantity, text } from "../../kernel/index.ts";
import { auxiliaryFields } from "./auxiliaryFields.ts";
import { generationFields } from "./generationFields.ts";
import { asAWhole, byHours } from "./methodConditions.ts";
import { coolingFields, heatingFields } from "./plantFields.ts";

/** What a measure changes in the building. */
const measureFields = {
  ...onlyWhen(byHours, {
    addedInsulation: quantity("Insulation added outside", "R_a", "thermalResistance", 0, [0, 20], {
      help: "To all walls, roofs and floors that face outdoors.",
    }),
    ownWindowUValue: quantity("U-value of other windows", "U_o", "uValue", "derived", [0.2, 7], { help: "If empty: those of the rooms." }),
    ownWindowShgc: quantity("Solar heat gain coefficient of other windows", "g_o", "number", "derived", [0, 0.9], {
      help: "If empty: those of the rooms.",
    }),
    infiltrationShare: quantity("Infiltration, share of the base case", "x_n", "ratio", 1, [0, 3]),
    lightingShare: quantity("Lighting power, of that of the rooms", "x_l", "ratio", 1, [0, 3], { help: "Its electricity and its heat." }),
  }),
  ownLossCoefficient: quantity("Custom loss coefficient", "K_o", "heatLossCoefficient", "derived", [1, 1e6], {
    help: "With better insulation, windows or tightness. If empty: that of the building.",
    when: [asAWhole],
  }),
  heatingSetBack: quantity("Heating set point lower by", "Δt_h", "temperatureDifference", 0, [-5, 15], {
    help: "Mean over day and night.",
  }),
  coolingSetUp: quantity("Cooling set point higher by", "Δt_c", "temperatureDifference", 0, [-5, 15], { help: "Mean over day and night." }),
  ownOtherElectricity: quantity("Custom other electricity a year", "E_w", "energy", "derived", [0, 1e15], {
    help: "If empty: that of the building. Gains are entered with the building.",
  }),
} as const;

/** What a case costs to have. */
const costFields = {
  investment: quantity("Investment", "I_0", "money", 0, [0, 1e10], { help: "At the start, with what it takes to install." }),
  maintenance: quantity("Maintenance a year", "M", "money", 0, [0, 1e10], { help: "At today's prices, with insurance and service." }),
  life: quantity("Life in years", "n_l", "count", 20, [1, 100], {
    usual: [8, 50],
    integer: true,
    help: "Then it is replaced, within the study period.",
  }),
  replacementCost: quantity("Cost of a replacement", "I_r", "money", "derived", [0, 1e10], {
    help: "At today's prices. If empty: the investment.",
  }),
  residualValue: quantity("Residual value", "R", "money", "derived", [0, 1e10], {
    help: "At the end of the study period, at today's prices. If empty: the share of its life that the last one has left.",
  }),
} as const;

/** One system: the base case, or a measure against it. */
export const caseRow = {
  name: text("Name", 60),
  ...heatingFields,
  ...coolingFields,
  ...auxiliaryFields,
  ...measureFields,
  ...generationFields,
  ...costFields,
} as const;
