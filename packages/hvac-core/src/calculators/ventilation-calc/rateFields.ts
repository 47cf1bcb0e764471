import { ashrae62, persilyDeJonge2017 } from "../../sources/index.ts";

/* Fields that a room and the zones of a system state each by themselves. */

const rateColumn = {
  type: "choice",
  label: "Rates as printed in",
  options: { "inch-pound": "Inch-pound column (cfm)", SI: "SI column (L/s)" },
  default: { Imperial: "inch-pound", Metric: "SI" },
  help: "The standard rounds its two columns separately; they differ by up to 7 %. Use the one your jurisdiction enforces.",
  source: { source: ashrae62, locator: "Table 6-1" },
} as const;

const densityCorrection = {
  type: "flag",
  label: "Correct the rates for the air's density",
  default: false,
  help: "The standard's rates are for air of 1.2 kg/m³ (0.075 lb/ft³). Thinner air needs more volume for the same mass; the standard permits the correction but does not require it.",
  source: { source: ashrae62, locator: "section 6.2.1.1" },
} as const;

const altitude = {
  type: "quantity",
  label: "Altitude of the site",
  symbol: "z",
  quantity: "altitude",
  default: 0,
  min: -500,
  max: 5000,
} as const;

const airTemperature = {
  type: "quantity",
  label: "Air temperature",
  symbol: "t",
  quantity: "temperature",
  default: { Imperial: 70, Metric: 21 },
  min: -40,
  max: 60,
} as const;

const outdoorCo2 = {
  type: "quantity",
  label: "Outdoor CO₂",
  symbol: "C_o",
  quantity: "concentration",
  default: 420,
  min: 0,
  max: 0.01,
  usual: [380e-6, 500e-6],
} as const;

const co2PerPerson = {
  type: "quantity",
  label: "CO₂ generation per person",
  symbol: "G_p",
  quantity: "airFlowPerPerson",
  default: { Imperial: 0.011, Metric: 0.0052 },
  min: 0,
  max: 0.0001,
  usual: [3e-6, 12e-6],
  help: "About 0.0052 L/s for an adult in office work (1.2 met); more with activity, less for children.",
  source: { source: persilyDeJonge2017, locator: "Table 4" },
} as const;

/** Rates, density of the air and CO₂. */
export const rateFields = { rateColumn, densityCorrection, altitude, airTemperature, outdoorCo2, co2PerPerson } as const;
