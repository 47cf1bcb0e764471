import { defineFields, defineResults, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { airDistribution } from "../../reference/airDistribution.ts";
import { ventilationCategories } from "../../reference/ventilationCategories.ts";
import { ashrae62, ashrae62Edition2019, persilyDeJonge2017 } from "../../sources/index.ts";

const none = "none";
const categories: Readonly<Record<string, string>> = Object.fromEntries([
  [none, "None: air changes only"],
  ...ventilationCategories.map((category) => [category.id, category.label]),
]);

const distributions: Readonly<Record<string, string>> = Object.fromEntries(airDistribution.map(({ id, label }) => [id, label]));

const byRate = { field: "category", is: ventilationCategories.map((category) => category.id) };
const corrected = { field: "densityCorrection", is: [true] } as const;

export const sections: readonly Section[] = [
  { id: "room", title: "Room" },
  { id: "changes", title: "Air changes" },
  {
    id: "rate",
    title: "Ventilation rate procedure",
    first: ["category", "occupants", "airDistribution"],
    summary: ["rates: {rateColumn}", "corrected for density: {densityCorrection}", "altitude {altitude}", "{airTemperature}"],
  },
  { id: "co2", title: "Carbon dioxide", summary: ["{outdoorCo2} outdoors", "{co2PerPerson} per person"] },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Ventilation", maxLength: 120, informational: true, section: "room" },
  roomWidth: {
    type: "quantity",
    label: "Width",
    symbol: "b",
    quantity: "length",
    default: null,
    min: 0.01,
    max: 1000,
    section: "room",
  },
  roomLength: {
    type: "quantity",
    label: "Length",
    symbol: "l",
    quantity: "length",
    default: null,
    min: 0.01,
    max: 2000,
    section: "room",
  },
  roomHeight: {
    type: "quantity",
    label: "Height",
    symbol: "H",
    quantity: "length",
    default: null,
    min: 0.01,
    max: 200,
    help: "Clear height of the ventilated volume.",
    section: "room",
  },
  airChangesPerHour: {
    type: "quantity",
    label: "Air changes",
    symbol: "n",
    quantity: "airChanges",
    default: null,
    min: 0,
    max: 2000 / 3600,
    usual: [0.3 / 3600, 60 / 3600],
    help: "Volumes of the room supplied per hour. Rules of thumb; codes set minimums for some rooms.",
    section: "changes",
  },
  outdoorAirFraction: {
    type: "quantity",
    label: "Outdoor share of the supply",
    symbol: "s",
    quantity: "ratio",
    default: null,
    optional: true,
    min: 0.01,
    max: 1,
    help: "The share of the supply air that is outdoor air; the rest is recirculated. Left blank, as much as the ventilation rate procedure requires; all of it without a category, or where the air may not be recirculated.",
    section: "changes",
  },
  category: {
    type: "choice",
    label: "Occupancy category",
    options: categories,
    default: none,
    help: "Sets the outdoor air rates per person and per floor area, and the usual density of people.",
    source: { source: ashrae62, locator: "Table 6-1" },
    section: "rate",
  },
  rateColumn: {
    type: "choice",
    label: "Rates as printed in",
    options: { "inch-pound": "Inch-pound column (cfm)", SI: "SI column (L/s)" },
    default: { Imperial: "inch-pound", Metric: "SI" },
    help: "The standard rounds its two columns separately; they differ by up to 7 %. Use the one your jurisdiction enforces.",
    source: { source: ashrae62, locator: "Table 6-1" },
    section: "rate",
    when: [byRate],
  },
  occupants: {
    type: "quantity",
    label: "People",
    symbol: "P_z",
    quantity: "count",
    default: null,
    min: 0,
    max: 100000,
    optional: true,
    help: "Largest number of people in normal use. Left blank, it follows from the default density of the category.",
    section: "rate",
    when: [byRate],
  },
  airDistribution: {
    type: "choice",
    label: "Air distribution",
    options: distributions,
    default: "ceiling-cool",
    help: "How well the supply air reaches the breathing zone.",
    source: { source: ashrae62Edition2019, locator: "Table 6-4" },
    section: "rate",
    when: [byRate],
  },
  densityCorrection: {
    type: "flag",
    label: "Correct the rates for the air's density",
    default: false,
    help: "The standard's rates are for air of 1.2 kg/m³ (0.075 lb/ft³). Thinner air needs more volume for the same mass; the standard permits the correction but does not require it.",
    source: { source: ashrae62, locator: "section 6.2.1.1" },
    section: "rate",
    when: [byRate],
  },
  altitude: {
    type: "quantity",
    label: "Altitude of the site",
    symbol: "z",
    quantity: "altitude",
    default: 0,
    min: -500,
    max: 5000,
    section: "rate",
    when: [byRate, corrected],
  },
  airTemperature: {
    type: "quantity",
    label: "Air temperature",
    symbol: "t",
    quantity: "temperature",
    default: { Imperial: 70, Metric: 21 },
    min: -40,
    max: 60,
    section: "rate",
    when: [byRate, corrected],
  },
  outdoorCo2: {
    type: "quantity",
    label: "Outdoor CO₂",
    symbol: "C_o",
    quantity: "concentration",
    default: 420,
    min: 0,
    max: 0.01,
    usual: [380e-6, 500e-6],
    section: "co2",
    when: [byRate],
  },
  co2PerPerson: {
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
    section: "co2",
    when: [byRate],
  },
});

export const results = defineResults({
  roomVolume: { label: "Room volume", symbol: "V", quantity: "volume", group: "Air changes" },
  requiredAirflow: { label: "Airflow for the air changes", symbol: "Q_ach", quantity: "airFlow", group: "Air changes" },
  outdoorAirflow: { label: "Outdoor air included", symbol: "Q_oa", quantity: "airFlow", group: "Air changes" },
  breathingZoneAirflow: {
    label: "Breathing zone outdoor air",
    symbol: "V_bz",
    quantity: "airFlow",
    optional: true,
    group: "Ventilation rate procedure",
  },
  zoneOutdoorAirflow: {
    label: "Zone outdoor air",
    symbol: "V_oz",
    quantity: "airFlow",
    optional: true,
    group: "Ventilation rate procedure",
  },
  designAirflow: { label: "Design supply airflow", symbol: "Q_d", quantity: "airFlow", group: "Design" },
  designOutdoorAirflow: { label: "Design outdoor airflow", symbol: "Q_od", quantity: "airFlow", group: "Design" },
  outdoorShare: { label: "Outdoor share of the supply", symbol: "s_d", quantity: "ratio", group: "Design" },
  designAirChanges: { label: "Air changes at the design airflow", symbol: "n_d", quantity: "airChanges", group: "Design" },
  governing: { label: "Governed by", quantity: "text", group: "Design" },
  occupantsCounted: { label: "People counted", symbol: "N", quantity: "count", optional: true, group: "Ventilation rate procedure" },
  co2AtSteadyState: { label: "CO₂ at steady state", symbol: "C_ss", quantity: "concentration", optional: true, group: "Carbon dioxide" },
});

/** An office for a start, with the outdoor air that the standard asks for. */
export const start = {
  Imperial: {
    unitSystem: "Imperial",
    roomWidth: 30,
    roomLength: 40,
    roomHeight: 9,
    airChangesPerHour: 6,
    category: "office-space",
  },
  Metric: {
    unitSystem: "Metric",
    roomWidth: 9,
    roomLength: 12,
    roomHeight: 2.7,
    airChangesPerHour: 6,
    category: "office-space",
  },
} as const;

/** An input as stated: any field may be left to its default. */
export type VentilationInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type VentilationValues = SIValues<typeof fields>;
