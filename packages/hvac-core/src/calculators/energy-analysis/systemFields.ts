import { auxiliaryFields } from "./auxiliaryFields.ts";
import { generationFields } from "./generationFields.ts";
import { asAWhole, byHours } from "./methodConditions.ts";
import { coolingFields, heatingFields } from "./plantFields.ts";

const share = { type: "quantity", quantity: "ratio", min: 0, max: 1 } as const;
const money = { type: "quantity", quantity: "money", default: 0, min: 0, max: 1e10 } as const;

/** What a measure changes in the building. */
const measureFields = {
  addedInsulation: {
    type: "quantity",
    label: "Insulation added outside",
    symbol: "R_a",
    quantity: "thermalResistance",
    default: 0,
    min: 0,
    max: 20,
    help: "To all walls, roofs and floors that face outdoors.",
    when: [byHours],
  },
  ownWindowUValue: {
    type: "quantity",
    label: "U-value of other windows",
    symbol: "U_o",
    quantity: "uValue",
    default: null,
    min: 0.2,
    max: 7,
    optional: "derived",
    help: "If empty: those of the rooms.",
    when: [byHours],
  },
  ownWindowShgc: {
    type: "quantity",
    label: "Solar heat gain coefficient of other windows",
    symbol: "g_o",
    quantity: "number",
    default: null,
    min: 0,
    max: 0.9,
    optional: "derived",
    help: "If empty: those of the rooms.",
    when: [byHours],
  },
  infiltrationShare: {
    ...share,
    label: "Infiltration, share of the base case",
    symbol: "x_n",
    default: 1,
    max: 3,
    when: [byHours],
  },
  lightingShare: {
    ...share,
    label: "Lighting power, of that of the rooms",
    symbol: "x_l",
    default: 1,
    max: 3,
    help: "Its electricity and its heat.",
    when: [byHours],
  },
  ownLossCoefficient: {
    type: "quantity",
    label: "Own loss coefficient",
    symbol: "K_o",
    quantity: "heatLossCoefficient",
    default: null,
    min: 1,
    max: 1e6,
    optional: "derived",
    when: [asAWhole],
    help: "With better insulation, windows or tightness. If empty: that of the building.",
  },
  heatingSetBack: {
    type: "quantity",
    label: "Heating set point lower by",
    symbol: "Δt_h",
    quantity: "temperatureDifference",
    default: 0,
    min: -5,
    max: 15,
    help: "Mean over day and night.",
  },
  coolingSetUp: {
    type: "quantity",
    label: "Cooling set point higher by",
    symbol: "Δt_c",
    quantity: "temperatureDifference",
    default: 0,
    min: -5,
    max: 15,
    help: "Mean over day and night.",
  },
  ownOtherElectricity: {
    type: "quantity",
    label: "Own other electricity a year",
    symbol: "E_w",
    quantity: "energy",
    default: null,
    min: 0,
    max: 1e15,
    optional: "derived",
    help: "If empty: that of the building. Gains are entered with the building.",
  },
} as const;

/** What a case costs to have. */
const costFields = {
  investment: { ...money, label: "Investment", symbol: "I_0", help: "At the start, with what it takes to install." },
  maintenance: { ...money, label: "Maintenance a year", symbol: "M", help: "At today's prices, with insurance and service." },
  life: {
    type: "quantity",
    label: "Life in years",
    symbol: "n_l",
    quantity: "count",
    default: 20,
    min: 1,
    max: 100,
    integer: true,
    usual: [8, 50],
    help: "Then it is replaced, within the study period.",
  },
  replacementCost: {
    ...money,
    label: "Cost of a replacement",
    symbol: "I_r",
    default: null,
    optional: "derived",
    help: "At today's prices. If empty: the investment.",
  },
  residualValue: {
    ...money,
    label: "Residual value",
    symbol: "R",
    default: null,
    max: 1e10,
    optional: "derived",
    help: "Of the study period, at today's prices. If empty: the share of its life that the last one has left.",
  },
} as const;

/** One system: the base case, or a measure against it. */
export const caseRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 60, informational: true },
  ...heatingFields,
  ...coolingFields,
  ...auxiliaryFields,
  ...measureFields,
  ...generationFields,
  ...costFields,
} as const;
