import { defineFields, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { airDistribution } from "../../reference/airDistribution.ts";
import { ventilationCategories } from "../../reference/ventilationCategories.ts";
import { ashrae62, ashrae62Edition2019 } from "../../sources/index.ts";
import { dwellingFields } from "./dwellingFields.ts";
import { rateFields } from "./rateFields.ts";
import { zoneFields } from "./zoneFields.ts";

const none = "none";
const categories: Readonly<Record<string, string>> = Object.fromEntries([
  [none, "None: air changes only"],
  ...ventilationCategories.map((category) => [category.id, category.label]),
]);

const distributions: Readonly<Record<string, string>> = Object.fromEntries(airDistribution.map(({ id, label }) => [id, label]));

const inRoom = { field: "scope", is: ["room"] } as const;
const inZones = { field: "scope", is: ["zones"] } as const;
const multiple = [inZones, { field: "systemKind", is: ["multiple-zone"] }];
const byRate = { field: "category", is: ventilationCategories.map((category) => category.id) };
const zonesCorrected = { field: "zoneDensityCorrection", is: [true] } as const;
const corrected = { field: "densityCorrection", is: [true] } as const;

export const sections: readonly Section[] = [
  { id: "scope", title: "Scope" },
  { id: "room", title: "Room" },
  { id: "changes", title: "Air changes" },
  {
    id: "rate",
    title: "Ventilation rate procedure",
    first: ["category", "occupants", "airDistribution"],
    summary: ["rates: {rateColumn}", "corrected for density: {densityCorrection}", "altitude {altitude}", "{airTemperature}"],
  },
  { id: "co2", title: "Carbon dioxide", summary: ["{outdoorCo2} outdoors", "{co2PerPerson} of CO₂"] },
  {
    id: "system",
    title: "System",
    first: ["systemKind", "efficiencyMethod", "diversityBy", "systemPopulation", "diversity", "systemSupplyAirflow"],
    summary: [
      "rates: {zoneRateColumn}",
      "corrected for density: {zoneDensityCorrection}",
      "altitude {zoneAltitude}",
      "{zoneAirTemperature}",
    ],
  },
  { id: "zones", title: "Zones" },
  {
    id: "air",
    title: "Air quality over the day",
    first: ["zoneOutdoorCo2", "co2Limit", "purge"],
    summary: ["purge from {purgeFrom}", "to {purgeTo}"],
  },
  { id: "dwelling", title: "Dwelling" },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Ventilation", maxLength: 120, informational: true, section: "scope" },
  scope: {
    type: "choice",
    label: "Calculate",
    options: { room: "One room", zones: "Zones of a system", dwelling: "A dwelling" },
    default: "room",
    section: "scope",
  },
  roomWidth: {
    type: "quantity",
    label: "Width",
    symbol: "b",
    quantity: "length",
    default: null,
    min: 0.01,
    max: 1000,
    section: "room",
    when: [inRoom],
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
    when: [inRoom],
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
    when: [inRoom],
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
    when: [inRoom],
  },
  outdoorAirFraction: {
    type: "quantity",
    label: "Outdoor share of the supply",
    symbol: "s",
    quantity: "ratio",
    default: null,
    optional: "derived",
    min: 0.01,
    max: 1,
    help: "The share of the supply air that is outdoor air; the rest is recirculated. If empty, as much as the ventilation rate procedure requires; all of it without a category, or where the air may not be recirculated.",
    section: "changes",
    when: [inRoom],
  },
  category: {
    type: "choice",
    label: "Occupancy category",
    options: categories,
    default: none,
    help: "Sets the outdoor air rates per person and per floor area, and the usual density of people.",
    source: { source: ashrae62, locator: "Table 6-1" },
    section: "rate",
    when: [inRoom],
  },
  rateColumn: {
    ...rateFields.rateColumn,
    section: "rate",
    when: [inRoom, byRate],
  },
  occupants: {
    type: "quantity",
    label: "People",
    symbol: "P_z",
    quantity: "count",
    default: null,
    min: 0,
    max: 100000,
    optional: "derived",
    help: "Largest number of people in normal use. If empty, floor area times the default density of the category, not rounded, since the standard does not ask for whole people.",
    section: "rate",
    when: [inRoom, byRate],
  },
  airDistribution: {
    type: "choice",
    label: "Air distribution",
    options: distributions,
    default: "ceiling-cool",
    help: "How well the supply air reaches the breathing zone.",
    source: { source: ashrae62Edition2019, locator: "Table 6-4" },
    section: "rate",
    when: [inRoom, byRate],
  },
  densityCorrection: {
    ...rateFields.densityCorrection,
    section: "rate",
    when: [inRoom, byRate],
  },
  altitude: {
    ...rateFields.altitude,
    section: "rate",
    when: [inRoom, byRate, corrected],
  },
  airTemperature: {
    ...rateFields.airTemperature,
    section: "rate",
    when: [inRoom, byRate, corrected],
  },
  outdoorCo2: {
    ...rateFields.outdoorCo2,
    section: "co2",
    when: [inRoom, byRate],
  },
  co2PerPerson: {
    ...rateFields.co2PerPerson,
    section: "co2",
    when: [inRoom, byRate],
  },
  systemKind: {
    type: "choice",
    label: "System",
    options: {
      "multiple-zone": "One system that recirculates, several zones",
      "all-outdoor": "One system of outdoor air only",
      "single-zone": "A system of its own for each zone",
    },
    default: "multiple-zone",
    section: "system",
    when: [inZones],
  },
  efficiencyMethod: {
    type: "choice",
    label: "System ventilation efficiency by",
    options: {
      "simplified-2019": "Simplified procedure (2019 and later)",
      "appendix-a": "Appendix A, zone by zone",
      "table-2004": "Table 6-3 (2004 to 2016)",
    },
    default: "simplified-2019",
    help: "The table ends at a zone outdoor air fraction of 0.55; beyond it Appendix A counts.",
    source: { source: ashrae62Edition2019, locator: "section 6.2.5" },
    section: "system",
    when: multiple,
  },
  diversityBy: {
    type: "choice",
    label: "People in the system at once",
    options: { none: "All zones full at once", population: "Custom number", diversity: "A share of the zones' people" },
    default: "none",
    section: "system",
    when: multiple,
  },
  systemPopulation: {
    type: "quantity",
    label: "System population",
    symbol: "P_s",
    quantity: "count",
    default: null,
    min: 1,
    max: 1e6,
    help: "Largest number of people in all zones at the same time.",
    source: { source: ashrae62, locator: "section 6.2.5" },
    section: "system",
    when: [...multiple, { field: "diversityBy", is: ["population"] }],
  },
  diversity: {
    type: "quantity",
    label: "Occupant diversity",
    symbol: "D_s",
    quantity: "ratio",
    default: 1,
    min: 0.05,
    max: 1,
    usual: [0.3, 1],
    section: "system",
    when: [...multiple, { field: "diversityBy", is: ["diversity"] }],
  },
  systemSupplyAirflow: {
    type: "quantity",
    label: "System primary airflow",
    symbol: "V_s",
    quantity: "airFlow",
    default: null,
    min: 0.001,
    max: 10000,
    optional: "derived",
    help: "At the condition that is analysed: no less than the zones' minimum primary airflows together. If empty, the sum of the zones' design airflows.",
    source: { source: ashrae62, locator: "Appendix A" },
    section: "system",
    when: [...multiple, { field: "efficiencyMethod", is: ["appendix-a", "table-2004"] }],
  },
  zoneRateColumn: {
    ...rateFields.rateColumn,
    section: "system",
    when: [inZones],
  },
  zoneDensityCorrection: {
    ...rateFields.densityCorrection,
    section: "system",
    when: [inZones],
  },
  zoneAltitude: {
    ...rateFields.altitude,
    section: "system",
    when: [inZones, zonesCorrected],
  },
  zoneAirTemperature: {
    ...rateFields.airTemperature,
    section: "system",
    when: [inZones, zonesCorrected],
  },
  zones: { type: "list", label: "Zones", rowLabel: "zone", row: zoneFields, maxRows: 500, section: "zones", when: [inZones] },
  zoneOutdoorCo2: {
    ...rateFields.outdoorCo2,
    section: "air",
    when: [inZones],
  },
  co2Limit: {
    type: "quantity",
    label: "Limit for CO₂",
    symbol: "C_l",
    quantity: "concentration",
    default: null,
    optional: "absent",
    min: 100e-6,
    max: 0.05,
    usual: [600e-6, 0.005],
    help: "Of the project or the local code. ASHRAE 62.1 sets none: its own rates lead to 1000 ppm in offices and to 1500 ppm and more in dense rooms.",
    section: "air",
    when: [inZones],
  },
  purge: {
    type: "flag",
    label: "Time to purge",
    default: false,
    help: "With the outdoor air that each zone gets. Where air is recirculated, what returns counts as the zone's own air.",
    section: "air",
    when: [inZones],
  },
  purgeFrom: {
    type: "quantity",
    label: "Purge from",
    symbol: "C_a",
    quantity: "concentration",
    default: 2000,
    min: 100e-6,
    max: 0.05,
    section: "air",
    when: [inZones, { field: "purge", is: [true] }],
  },
  purgeTo: {
    type: "quantity",
    label: "Purge to",
    symbol: "C_b",
    quantity: "concentration",
    default: 800,
    min: 100e-6,
    max: 0.05,
    help: "Above the concentration outdoors, which is never quite reached.",
    section: "air",
    when: [inZones, { field: "purge", is: [true] }],
  },
  ...dwellingFields,
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
