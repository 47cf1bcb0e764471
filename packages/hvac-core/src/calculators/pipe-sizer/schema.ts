import { defineFields, type CalculatorInput, type Condition, type Section, type SIValues } from "../../kernel/index.ts";
import { pipeFields } from "../../flow/pipeFields.ts";
import { surfaceCoefficient } from "../../flow/surfaceFields.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import { liquidFields } from "../../fluids/liquid.ts";
import { crane410, fundamentals2021 } from "../../sources/index.ts";
import { fittingRow } from "./fittingFields.ts";
import { byCustomSize, flowFields, sizeFields } from "./pipeFields.ts";
import { inSection, inSystem } from "./options.ts";
import { systemFields } from "./system/systemFields.ts";

const byCooling: Condition = { field: "flowBy", is: ["load"] };
const byHeating: Condition = { field: "flowBy", is: ["heating"] };
const byLoad: Condition = { field: "flowBy", is: ["load", "heating"] };
const withHeat: Condition = { field: "heatExchange", is: [true] };
const heatingSystem: Condition = { field: "service", is: ["heating"] };

export const sections: readonly Section[] = [
  { id: "scope", title: "Scope" },
  { id: "flow", title: "Flow" },
  {
    id: "system",
    title: "System",
    first: ["systemKind", "service", "designTemperatureDifference", "staticLift", "nozzlePressure"],
    summary: [
      "plant {plantPressureDrop}",
      "decoupler of {decouplerLength}",
      "diversity {diversity}",
      "from {diversityFrom} units",
      "balancing valves {balancingMinimum} at least",
      "imbalance up to {allowedImbalance}",
      "reducers of {reducerAngle}",
    ],
  },
  { id: "fluid", title: "Fluid" },
  {
    id: "pipe",
    title: "Pipe",
    first: ["pipeMaterial", "frictionRate", "sizeChoice", "customSize", "pipeLength"],
    summary: ["maximum velocity {maxVelocity}", "{pipeSizes}", "roughness {roughness}"],
  },
  { id: "sections", title: "Sections" },
  { id: "fittings", title: "Fittings", first: ["fittings"], summary: ["losses by {fittingMethod}"] },
  {
    id: "tank",
    title: "Expansion tank",
    first: ["tankMethod", "staticHeight", "reliefPressure"],
    summary: [
      "{topPressure} at the top",
      "{equipmentVolume} in units and plant",
      "from {lowestTemperature}",
      "to {highestTemperature}",
      "altitude {tankAltitude}",
    ],
  },
  {
    id: "limits",
    title: "Limits",
    summary: ["operation {operatingHours} a year", "variable flow: {variableFlow}", "Hazen-Williams beside it: {compareHazenWilliams}"],
  },
  {
    id: "heat",
    title: "Heat gain through insulation",
    summary: [
      "computed: {heatExchange}",
      "{surroundingTemperature} around the pipe",
      "{ambientHumidity} humidity",
      "insulation: {insulationBy}",
      "insulation {insulationThickness}",
      "of {insulationConductivity}",
      "surface {surfaceCoefficient}",
    ],
  },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Pipe", maxLength: 120, informational: true, section: "scope" },
  scope: {
    type: "choice",
    label: "Calculate",
    options: { section: "One pipe", system: "Pipe system" },
    default: "section",
    help: "A system is a tree of sections from the pump on, each with its supply and return.",
    section: "scope",
  },
  flowBy: {
    type: "choice",
    label: "Flow from",
    options: { flow: "Given flow", load: "Cooling load and temperature difference", heating: "Heating load and temperature difference" },
    default: "flow",
    section: "flow",
    when: [inSection],
  },
  flowRate: { ...flowFields.flowRate, min: 1e-6, section: "flow", when: [inSection, { field: "flowBy", is: ["flow"] }] },
  coolingLoad: { ...flowFields.coolingLoad, min: 1, usual: [1000, 2e7], section: "flow", when: [inSection, byCooling] },
  heatingLoad: { ...flowFields.heatingLoad, min: 1, usual: [500, 2e7], section: "flow", when: [inSection, byHeating] },
  temperatureDifference: {
    ...flowFields.temperatureDifference,
    min: 0.1,
    help: "Between supply and return: chilled water 5.6 to 9 K (10 to 16 °F), heating water 11 to 22 K (20 to 40 °F).",
    section: "flow",
    when: [inSection, byLoad],
  },

  systemKind: systemFields.systemKind,
  service: systemFields.service,
  designTemperatureDifference: systemFields.designTemperatureDifference,
  staticLift: systemFields.staticLift,
  nozzlePressure: systemFields.nozzlePressure,
  decouplerLength: systemFields.decouplerLength,
  plantPressureDrop: systemFields.plantPressureDrop,
  diversity: systemFields.diversity,
  diversityFrom: systemFields.diversityFrom,
  balancingMinimum: systemFields.balancingMinimum,
  allowedImbalance: systemFields.allowedImbalance,
  reducerAngle: systemFields.reducerAngle,

  ...liquidFields,
  fluidTemperature: {
    ...liquidFields.fluidTemperature,
    label: "Mean temperature",
    defaultWhen: [
      { when: [inSection, byHeating], default: { Imperial: 140, Metric: 60 } },
      { when: [inSystem, heatingSystem], default: { Imperial: 140, Metric: 60 } },
    ],
    help: "Mean of supply and return; it sets density, viscosity and specific heat.",
  },

  pipeMaterial: { ...pipeFields.pipeMaterial, section: "pipe" },
  frictionRate: {
    type: "quantity",
    label: "Target friction rate",
    symbol: "R_t",
    quantity: "frictionRateWater",
    default: { Imperial: 2.5, Metric: 250 },
    min: 1,
    max: 10_000,
    usual: [100, 400],
    help: "Usual design 250 Pa/m (2.5 ft/100 ft), upper limit 400 Pa/m (4 ft/100 ft).",
    source: { source: fundamentals2021, locator: "ch. 22" },
    section: "pipe",
  },
  maxVelocity: {
    type: "quantity",
    label: "Maximum velocity",
    symbol: "V_x",
    quantity: "waterVelocity",
    default: null,
    min: 0.05,
    max: 20,
    optional: "absent",
    help: "If empty, the size follows from the friction rate alone, and the usual limits for noise and erosion are checked.",
    section: "pipe",
  },
  pipeSizes: {
    type: "choice",
    label: "Sizes",
    options: { stocked: "Stocked sizes", all: "All sizes of the series" },
    default: "stocked",
    help: "NPS 3-1/2 (DN 90), 5 (DN 125) and 22, and copper tube of these inches, are seldom stocked, and their fittings and valves even less.",
    section: "pipe",
  },
  sizeChoice: { ...sizeFields.sizeChoice, section: "pipe", when: [inSection] },
  customSize: { ...sizeFields.customSize, section: "pipe", when: [inSection, byCustomSize] },
  pipeLength: {
    ...pipeFields.length,
    help: "Straight pipe, supply and return where both belong to this run.",
    section: "pipe",
    when: [inSection],
  },
  roughness: {
    ...pipeFields.roughness,
    help: "If empty, that of the pipe: 0.045 mm for new steel, 0.0015 mm for drawn tubing and plastics. Old steel: about 0.15 mm.",
    section: "pipe",
  },
  sections: systemFields.sections,

  fittingMethod: {
    type: "choice",
    label: "Fitting losses by",
    options: {
      crane: "Coefficient K (Crane)",
      equivalentLength: "Equivalent length",
      twoK: "Two-K method (Hooper)",
      threeK: "Three-K method (Darby)",
    },
    default: "crane",
    help: "Crane uses the friction factor of fully turbulent flow, equivalent length that of the actual flow; two-K and three-K depend on the Reynolds number. A fitting for which the method has no constants keeps its coefficient.",
    source: { source: crane410 },
    section: "fittings",
  },
  fittings: {
    type: "list",
    label: "Fittings",
    rowLabel: "fitting",
    help: "On the velocity in this pipe: it is the smaller end of reducers and enlargers, and the common leg of tees.",
    maxRows: 100,
    section: "fittings",
    row: fittingRow,
    when: [inSection],
  },

  tankMethod: systemFields.tankMethod,
  staticHeight: systemFields.staticHeight,
  reliefPressure: systemFields.reliefPressure,
  topPressure: systemFields.topPressure,
  equipmentVolume: systemFields.equipmentVolume,
  lowestTemperature: systemFields.lowestTemperature,
  highestTemperature: systemFields.highestTemperature,
  tankAltitude: systemFields.tankAltitude,

  operatingHours: {
    type: "quantity",
    label: "Operating hours per year",
    symbol: "τ",
    quantity: "time",
    default: 4400,
    min: 0,
    max: 8760 * 3600,
    help: "Long operation at high velocity erodes pipes; the energy code's flow limits depend on it too.",
    section: "limits",
  },
  heatExchange: { type: "flag", label: "Compute heat gain or loss", default: false, section: "heat" },
  surroundingTemperature: {
    type: "quantity",
    label: "Ambient temperature",
    symbol: "t_a",
    quantity: "temperature",
    default: { Imperial: 75, Metric: 24 },
    min: -60,
    max: 80,
    section: "heat",
    when: [withHeat],
  },
  ambientHumidity: systemFields.ambientHumidity,
  insulationBy: systemFields.insulationBy,
  insulationThickness: {
    type: "quantity",
    label: "Insulation thickness",
    symbol: "s",
    quantity: "smallLength",
    default: { Imperial: 1, Metric: 25 },
    min: 0,
    max: 0.5,
    usual: [0.013, 0.1],
    help: "Zero for a bare pipe.",
    section: "heat",
    when: [withHeat, { field: "insulationBy", is: ["thickness"] }],
  },
  insulationConductivity: {
    type: "quantity",
    label: "Insulation conductivity",
    symbol: "k",
    quantity: "conductivity",
    default: { Imperial: 0.021, Metric: 0.036 },
    min: 0.005,
    max: 1,
    usual: [0.02, 0.06],
    help: "At the mean temperature of the insulation.",
    section: "heat",
    when: [withHeat],
  },
  surfaceCoefficient: {
    ...surfaceCoefficient,
    section: "heat",
    when: [withHeat],
  },
  compareHazenWilliams: {
    type: "flag",
    label: "Show Hazen-Williams beside it",
    default: false,
    help: "The older formula knows neither temperature nor viscosity. It is shown for comparison and decides nothing.",
    source: { source: williamsHazen1920 },
    section: "limits",
  },
  hazenWilliamsC: {
    type: "quantity",
    label: "Hazen-Williams C",
    symbol: "C_w",
    quantity: "number",
    default: 140,
    min: 60,
    max: 160,
    help: "Old steel 100, new steel 120 to 140, copper and plastics 140 to 150.",
    source: { source: williamsHazen1920 },
    section: "limits",
    when: [{ field: "compareHazenWilliams", is: [true] }],
  },
  variableFlow: { type: "flag", label: "Variable flow with variable speed pumps", default: true, section: "limits" },
});

/** An input as stated: any field may be left to its default. */
export type PipeInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type PipeValues = SIValues<typeof fields>;
