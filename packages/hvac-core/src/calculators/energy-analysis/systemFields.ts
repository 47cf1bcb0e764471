import type { Condition } from "../../kernel/index.ts";
import { ahri210 } from "../../energy/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { generationFields } from "./generationFields.ts";
import { inputOutputReference } from "../../weather/sources.ts";

const boiler: Condition = { field: "heating", is: ["boiler"] };
const heatPump: Condition = { field: "heating", is: ["heatPump"] };
const compressors: Condition = { field: "cooling", is: ["chiller", "directExpansion"] };
const bins: Condition = { field: "loadMethod", is: ["bins"] };
const variableFlow: Condition = { field: "fanControl", is: ["variable-speed", "inlet-vanes", "discharge-damper"] };

const efficiency = { type: "quantity", quantity: "coefficientOfPerformance", min: 0.5, max: 15 } as const;
const share = { type: "quantity", quantity: "ratio", min: 0, max: 1 } as const;
const hours = { type: "quantity", quantity: "time", min: 0, max: 8760 * 3600 } as const;
const money = { type: "quantity", quantity: "money", default: 0, min: 0, max: 1e10 } as const;

/** The plant that heats. */
const heatingFields = {
  heating: {
    type: "choice",
    label: "Heat from",
    options: {
      boiler: "Boiler",
      heatPump: "Heat pump",
      electric: "Electric resistance",
      district: "District heating",
      none: "Nothing",
    },
    default: "boiler",
  },
  boilerFuel: {
    type: "choice",
    label: "Fuel",
    options: { gas: "Natural gas", oil: "Heating oil" },
    default: "gas",
    when: [boiler],
  },
  boilerEfficiency: {
    ...share,
    label: "Boiler efficiency",
    symbol: "η_b",
    default: 0.9,
    min: 0.3,
    usual: [0.7, 0.99],
    help: "Of the season, on the gross (higher) calorific value, as fuel is billed. Efficiency on the net value is 11 % higher for natural gas, 6 % for oil.",
    source: { source: methodsCheck, locator: "§4.12" },
    when: [boiler],
  },
  heatingCop: {
    ...efficiency,
    min: 1,
    label: "COP of heating",
    symbol: "ε_h",
    default: 3.2,
    usual: [2, 5],
    help: "Of the season; with bins that of the rating at 8.3 °C (47 °F) outside.",
    source: { source: ahri210 },
    when: [heatPump],
  },
  heatingCopCold: {
    ...efficiency,
    min: 1,
    label: "COP at −8.3 °C (17 °F)",
    symbol: "ε_x",
    default: null,
    optional: true,
    help: "Between and beyond the two ratings the COP follows a straight line, and is never below 1. Blank: the same as at 8.3 °C.",
    source: { source: ahri210 },
    when: [heatPump, bins],
  },
  heatingCapacity: {
    type: "quantity",
    label: "Capacity of the heat pump",
    symbol: "q_h",
    quantity: "heatingCapacity",
    default: null,
    min: 100,
    max: 1e8,
    optional: true,
    linkable: true,
    help: "At 8.3 °C (47 °F). What it cannot give is heated by electric resistance. Blank: enough.",
    when: [heatPump, bins],
  },
  heatingCapacityCold: {
    type: "quantity",
    label: "Capacity at −8.3 °C (17 °F)",
    symbol: "q_x",
    quantity: "heatingCapacity",
    default: null,
    min: 100,
    max: 1e8,
    optional: true,
    help: "Between and beyond the two ratings the capacity follows a straight line. Blank: the same as at 8.3 °C.",
    when: [heatPump, bins],
  },
} as const;

/** The plant that cools. */
const coolingFields = {
  cooling: {
    type: "choice",
    label: "Cold from",
    options: {
      chiller: "Chiller",
      directExpansion: "Direct expansion",
      district: "District cooling",
      none: "Nothing",
    },
    default: "none",
  },
  coolingCop: {
    ...efficiency,
    label: "COP of cooling",
    symbol: "ε_c",
    default: 3.5,
    usual: [2, 8],
    help: "Of the season, with what the heat rejection takes; with bins that of the rating at 35 °C (95 °F) outside.",
    source: { source: methodsCheck, locator: "§4.12" },
    when: [compressors],
  },
  coolingCopMild: {
    ...efficiency,
    label: "COP at 27.8 °C (82 °F)",
    symbol: "ε_m",
    default: null,
    optional: true,
    help: "Between and beyond the two ratings the COP follows a straight line. Blank: the same as at 35 °C.",
    source: { source: ahri210 },
    when: [compressors, bins],
  },
  coolingCapacity: {
    type: "quantity",
    label: "Capacity of cooling",
    symbol: "q_c",
    quantity: "coolingCapacity",
    default: null,
    min: 100,
    max: 1e8,
    optional: true,
    linkable: true,
    help: "What is beyond it stays warm. Blank: enough.",
    when: [compressors, bins],
  },
  cyclingLoss: {
    ...share,
    label: "Loss by cycling",
    symbol: "C_d",
    default: 0,
    max: 0.9,
    usual: [0, 0.3],
    help: "Heat pumps and compressors that only switch lose about a quarter of their COP at small loads; with variable speed nothing. It counts where a capacity is stated.",
    source: { source: ahri210 },
    when: [bins],
  },
} as const;

/** What moves air and water. */
const auxiliaryFields = {
  heatRecovery: {
    ...share,
    label: "Heat recovery",
    symbol: "η_r",
    default: 0,
    max: 0.95,
    help: "Share of the heat of the outdoor air that is recovered while it is heated; it is bypassed while the building is cooled.",
  },
  fanPower: {
    type: "quantity",
    label: "Fan power",
    symbol: "P_f",
    quantity: "electricPower",
    default: 0,
    min: 0,
    max: 1e8,
    linkable: true,
    help: "Electric, of all fans at design flow.",
  },
  fanHours: { ...hours, label: "Hours of the fans", symbol: "τ_f", default: 8760, help: "Of a year." },
  fanControl: {
    type: "choice",
    label: "Air flow is controlled by",
    options: {
      constant: "Nothing: constant flow",
      "variable-speed": "Variable speed",
      "inlet-vanes": "Inlet vanes",
      "discharge-damper": "Discharge dampers",
    },
    default: "constant",
    source: { source: inputOutputReference, locator: "Group Fans" },
  },
  fanFlowShare: {
    ...share,
    label: "Mean air flow, of design",
    symbol: "x_f",
    default: 0.6,
    help: "While the fans run.",
    when: [variableFlow],
  },
  pumpPower: {
    type: "quantity",
    label: "Pump power",
    symbol: "P_p",
    quantity: "electricPower",
    default: 0,
    min: 0,
    max: 1e8,
    linkable: true,
    help: "Electric, of all pumps at design flow.",
  },
  pumpHours: { ...hours, label: "Hours of the pumps", symbol: "τ_p", default: 4400, help: "Of a year." },
  pumpPowerShare: {
    ...share,
    label: "Mean pump power, of design",
    symbol: "x_p",
    default: 1,
    help: "While the pumps run: 100 % at constant flow, about 40 % at variable speed. The pump head calculator tells it.",
  },
} as const;

/** What a measure changes in the building. */
const measureFields = {
  ownLossCoefficient: {
    type: "quantity",
    label: "Own loss coefficient",
    symbol: "K_o",
    quantity: "heatLossCoefficient",
    default: null,
    min: 1,
    max: 1e6,
    optional: true,
    linkable: true,
    help: "With better insulation, windows or tightness. Blank: that of the building.",
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
    optional: true,
    help: "With other lighting or equipment. Blank: that of the building. Their gains are stated with the building.",
  },
} as const;

/** What a case costs to have. */
const costFields = {
  investment: { ...money, label: "Investment", symbol: "I_0", linkable: true, help: "At the start, with what it takes to install." },
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
    optional: true,
    help: "At today's prices. Blank: the investment.",
  },
  residualValue: {
    ...money,
    label: "Value at the end",
    symbol: "R",
    default: null,
    max: 1e10,
    optional: true,
    help: "Of the study period, at today's prices. Blank: the share of its life that the last one has left.",
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
