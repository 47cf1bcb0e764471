import { onlyWhen, quantity, text } from "../../kernel/index.ts";
import { auxiliaryFields } from "./auxiliaryFields.ts";
import { generationFields } from "./generationFields.ts";
import { asAWhole, byHours } from "./methodConditions.ts";
import { coolingFields, heatingFields } from "./plantFields.ts";

/** Changes that a measure makes to the building. */
const measureFields = {
  ...onlyWhen(byHours, {
    addedInsulation: quantity("Added external insulation", "R_a", "thermalResistance", 0, [0, 20], {
      help: "Thermal resistance, on all walls, roofs and floors that face outdoors.",
    }),
    newWindowUValue: quantity("U-value of new windows", "U_o", "uValue", "derived", [0.2, 7], {
      help: "If empty: the windows of the rooms.",
    }),
    newWindowShgc: quantity("Solar heat gain coefficient of new windows", "g_o", "number", "derived", [0, 0.9], {
      help: "If empty: the windows of the rooms.",
    }),
    infiltrationShare: quantity("Infiltration, ratio to that of the rooms", "x_n", "ratio", 1, [0, 3]),
    lightingShare: quantity("Lighting power, ratio to that of the rooms", "x_l", "ratio", 1, [0, 3], {
      help: "Applies to its electricity and its heat.",
    }),
  }),
  customLossCoefficient: quantity("Loss coefficient with this system", "K_o", "heatLossCoefficient", "derived", [1, 1e6], {
    help: "For a measure with better insulation, windows or airtightness. If empty: that of the building.",
    when: [asAWhole],
  }),
  heatingSetPointReduction: quantity("Heating set point reduction", "Δt_h", "temperatureDifference", 0, [-5, 15], {
    help: "Mean over day and night.",
  }),
  coolingSetPointIncrease: quantity("Cooling set point increase", "Δt_c", "temperatureDifference", 0, [-5, 15], {
    help: "Mean over day and night.",
  }),
  customOtherElectricity: quantity("Other annual electricity with this system", "E_w", "energy", "derived", [0, 1e15], {
    help: "If empty: that of the building. Its heat is entered as internal gains of the building.",
  }),
} as const;

/** Cost of ownership. */
const costFields = {
  investment: quantity("Investment", "I_0", "money", 0, [0, 1e10], { help: "At the start, including installation." }),
  maintenance: quantity("Annual maintenance", "M", "money", 0, [0, 1e10], { help: "At today's prices, including service and insurance." }),
  life: quantity("Service life in years", "n_l", "count", 20, [1, 100], {
    usual: [8, 50],
    integer: true,
    help: "The system is replaced at the end of each life within the study period.",
  }),
  replacementCost: quantity("Replacement cost", "I_r", "money", "derived", [0, 1e10], {
    help: "At today's prices. If empty: the investment.",
  }),
  residualValue: quantity("Residual value", "R", "money", "derived", [0, 1e10], {
    help: "At the end of the study period, at today's prices. If empty: in proportion to the remaining life.",
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
