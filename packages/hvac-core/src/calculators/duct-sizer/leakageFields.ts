import { surfaceCoefficient } from "../../flow/surfaceFields.ts";
import type { Condition } from "../../kernel/index.ts";
import { ashrae90, iso12241, smacnaLeakage } from "../../sources/index.ts";

const withHeat: Condition = { field: "heatExchange", is: [true] };
const byUValue: Condition = { field: "wallHeatBy", is: ["uValue"] };
const byInsulation: Condition = { field: "wallHeatBy", is: ["insulation"] };
const inSection: Condition = { field: "scope", is: ["section"] };
const inSystem: Condition = { field: "scope", is: ["system"] };

const ductInsulation = { source: ashrae90, locator: "Table 6.8.2" };

/** External insulation of ducts, of a whole system or of a section. */
export const insulation = {
  thickness: {
    type: "quantity",
    label: "External insulation",
    symbol: "s_i",
    quantity: "smallLength",
    min: 0,
    max: 0.3,
    usual: [0, 0.1],
    source: ductInsulation,
  },
  conductivity: {
    type: "quantity",
    label: "Conductivity of the insulation",
    symbol: "k_i",
    quantity: "conductivity",
    min: 0.005,
    max: 0.5,
    usual: [0.02, 0.06],
    source: { source: iso12241 },
  },
} as const;

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
    help: "The ducts then carry what leaks from them and from those they feed, and the terminals get the airflow entered.",
    section: "walls",
    when: [inSystem],
  },
  insulationThickness: {
    ...insulation.thickness,
    default: 0,
    help: "As installed: a wrap is pressed to about three quarters. Zero for bare ducts. 38 mm (1½ in) of 0.036 W/(m·K) is R-6, usual in unconditioned spaces, 50 mm (2 in) R-8, usual outdoors.",
    section: "walls",
  },
  insulationConductivity: {
    ...insulation.conductivity,
    default: { Imperial: 0.021, Metric: 0.036 },
    help: "At the mean temperature of the insulation: 0.035 to 0.040 W/(m·K) (0.020 to 0.023 Btu/(h·ft·°F)) for mineral wool and flexible foam.",
    section: "walls",
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
    optional: "derived",
    min: -40,
    max: 120,
    help: "That return and exhaust take in. If empty, the air temperature of the system.",
    section: "walls",
    when: [inSystem, withHeat],
  },
  wallHeatBy: {
    type: "choice",
    label: "Heat through the walls by",
    options: { uValue: "U-value", insulation: "Insulation and films" },
    default: "uValue",
    help: "By insulation and films, each duct has the U-value of its own shape, size, velocity, liner and insulation, and the temperature of its surface is known.",
    section: "walls",
    when: [withHeat],
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
    when: [withHeat, byUValue],
  },
  linerConductivity: {
    ...insulation.conductivity,
    label: "Conductivity of liners",
    symbol: "k_l",
    default: { Imperial: 0.021, Metric: 0.036 },
    help: "Of sections that are lined.",
    section: "walls",
    when: [inSystem, withHeat, byInsulation],
  },
  surfaceCoefficient: {
    ...surfaceCoefficient,
    section: "walls",
    when: [withHeat, byInsulation],
  },
  ambientHumidity: {
    type: "quantity",
    label: "Relative humidity around the ducts",
    symbol: "φ_a",
    quantity: "ratio",
    default: 0.5,
    min: 0.01,
    max: 1,
    help: "Water condenses where the surface of a duct is colder than the dew point.",
    section: "walls",
    when: [withHeat, byInsulation],
  },
} as const;
