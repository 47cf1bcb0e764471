import type { Condition } from "../../kernel/index.ts";
import { smacnaLeakage } from "../../sources/index.ts";

const withHeat: Condition = { field: "heatExchange", is: [true] };
const inSection: Condition = { field: "scope", is: ["section"] };
const inSystem: Condition = { field: "scope", is: ["system"] };

/** What leaks through the walls of the duct, and the heat that passes them. */
export const leakageFields = {
  leakageClass: {
    type: "quantity",
    label: "Leakage class",
    symbol: "C_L",
    quantity: "number",
    default: 6,
    min: 1,
    max: 110,
    usual: [3, 48],
    help: "Leakage in cfm per 100 ft² at 1 in of water: 3 for sealed round, 6 for sealed rectangular duct, 48 unsealed.",
    source: { source: smacnaLeakage },
    section: "walls",
  },
  staticPressure: {
    type: "quantity",
    label: "Mean static pressure in the duct",
    symbol: "p_s",
    quantity: "pressure",
    default: { Imperial: 1, Metric: 250 },
    min: 0,
    max: 10_000,
    help: "Relative to the surroundings, above or below.",
    section: "walls",
    when: [inSection],
  },
  leakageAdded: {
    type: "flag",
    label: "Add the leakage to the airflow",
    default: false,
    help: "The ducts then carry what leaks from them and from those they feed, and the terminals get what is stated.",
    section: "walls",
    when: [inSystem],
  },
  heatExchange: { type: "flag", label: "Compute heat gain or loss", default: false, section: "walls" },
  surroundingTemperature: {
    type: "quantity",
    label: "Ambient temperature",
    symbol: "t_a",
    quantity: "temperature",
    default: { Imperial: 86, Metric: 30 },
    min: -60,
    max: 80,
    section: "walls",
    when: [withHeat],
  },
  roomTemperature: {
    type: "quantity",
    label: "Air from rooms",
    symbol: "t_r",
    quantity: "temperature",
    default: null,
    optional: true,
    min: -40,
    max: 120,
    help: "That return and exhaust take in. Left blank, the air temperature of the system.",
    section: "walls",
    when: [inSystem, withHeat],
  },
  ductUValue: {
    type: "quantity",
    label: "U-value of the duct wall",
    symbol: "U_d",
    quantity: "uValue",
    default: { Imperial: 0.15, Metric: 0.85 },
    min: 0.01,
    max: 12,
    usual: [0.3, 7],
    help: "About 0.85 W/(m²·K) (0.15 Btu/(h·ft²·°F)) with 40 mm of insulation, 4 to 6 W/(m²·K) for bare sheet metal.",
    section: "walls",
    when: [withHeat],
  },
} as const;
