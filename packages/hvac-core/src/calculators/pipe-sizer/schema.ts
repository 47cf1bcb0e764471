import { pipeMaterial, pipeMaterialKeys, type PipeMaterialKey } from "../../flow/index.ts";
import { defineFields, type CalculatorInput, type Condition, type Section, type SIValues } from "../../kernel/index.ts";
import { crane410, fundamentals2021, iso12241, melinder2010 } from "../../sources/index.ts";
import { fittingRow } from "./fittingFields.ts";

const byCooling: Condition = { field: "flowBy", is: ["load"] };
const byHeating: Condition = { field: "flowBy", is: ["heating"] };
const byLoad: Condition = { field: "flowBy", is: ["load", "heating"] };
const withHeat: Condition = { field: "heatExchange", is: [true] };
const glycolOnly: Condition = { field: "fluid", is: ["ethylene", "propylene"] };

const materials = Object.fromEntries(pipeMaterialKeys.map((key) => [key, pipeMaterial(key).name])) as Readonly<
  Record<PipeMaterialKey, string>
>;

export const sections: readonly Section[] = [
  { id: "flow", title: "Flow" },
  { id: "fluid", title: "Fluid" },
  {
    id: "pipe",
    title: "Pipe",
    first: ["pipeMaterial", "frictionRate", "sizeChoice", "pipeLength"],
    summary: ["maximum velocity {maxVelocity}", "roughness {roughness}"],
  },
  { id: "fittings", title: "Fittings", first: ["fittings"], summary: ["losses by {fittingMethod}"] },
  {
    id: "limits",
    title: "Limits",
    summary: ["operation {operatingHours} a year", "variable flow: {variableFlow}"],
  },
  {
    id: "heat",
    title: "Heat gain through insulation",
    summary: [
      "computed: {heatExchange}",
      "{surroundingTemperature} around the pipe",
      "insulation {insulationThickness}",
      "of {insulationConductivity}",
      "surface {surfaceCoefficient}",
    ],
  },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Pipe", maxLength: 120, informational: true, section: "flow" },
  flowBy: {
    type: "choice",
    label: "Flow from",
    options: { flow: "Given flow", load: "Cooling load and temperature difference", heating: "Heating load and temperature difference" },
    default: "flow",
    section: "flow",
  },
  flowRate: {
    type: "quantity",
    label: "Flow",
    symbol: "Q",
    quantity: "waterFlow",
    default: null,
    min: 1e-6,
    max: 20,
    section: "flow",
    when: [{ field: "flowBy", is: ["flow"] }],
  },
  heatLoad: {
    type: "quantity",
    label: "Cooling load",
    symbol: "q",
    quantity: "coolingCapacity",
    default: null,
    min: 1,
    max: 1e9,
    usual: [1000, 2e7],
    section: "flow",
    when: [byCooling],
  },
  heatingLoad: {
    type: "quantity",
    label: "Heating load",
    symbol: "q_h",
    quantity: "heatingCapacity",
    default: null,
    min: 1,
    max: 1e9,
    usual: [500, 2e7],
    section: "flow",
    when: [byHeating],
  },
  temperatureDifference: {
    type: "quantity",
    label: "Temperature difference",
    symbol: "Δt",
    quantity: "temperatureDifference",
    default: null,
    min: 0.1,
    max: 100,
    usual: [3, 25],
    help: "Between supply and return: chilled water 5.6 to 9 K (10 to 16 °F), heating water 11 to 22 K (20 to 40 °F).",
    source: { source: fundamentals2021, locator: "ch. 22" },
    section: "flow",
    when: [byLoad],
  },

  fluid: {
    type: "choice",
    label: "Fluid",
    options: { water: "Water", ethylene: "Ethylene glycol in water", propylene: "Propylene glycol in water" },
    default: "water",
    section: "fluid",
  },
  glycolMassFraction: {
    type: "quantity",
    label: "Glycol by mass",
    symbol: "w",
    quantity: "ratio",
    default: 0.3,
    min: 0,
    max: 0.6,
    help: "Kilograms of glycol in a kilogram of mixture.",
    source: { source: melinder2010 },
    section: "fluid",
    when: [glycolOnly],
  },
  fluidTemperature: {
    type: "quantity",
    label: "Mean temperature",
    symbol: "t",
    quantity: "temperature",
    default: { Imperial: 50, Metric: 10 },
    defaultWhen: [{ when: [byHeating], default: { Imperial: 140, Metric: 60 } }],
    min: -45,
    max: 180,
    usual: [-30, 110],
    help: "Mean of supply and return; it sets density, viscosity and specific heat.",
    section: "fluid",
  },

  pipeMaterial: { type: "choice", label: "Pipe", options: materials, default: "steel40", section: "pipe" },
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
    optional: true,
    help: "Left blank, the size follows from the friction rate alone, and the usual limits for noise and erosion are checked.",
    section: "pipe",
  },
  sizeChoice: {
    type: "choice",
    label: "Size used",
    options: { smaller: "One size smaller", standard: "Standard size that meets the target", larger: "One size larger" },
    default: "standard",
    section: "pipe",
  },
  pipeLength: {
    type: "quantity",
    label: "Length",
    symbol: "L",
    quantity: "length",
    default: null,
    min: 0,
    max: 100_000,
    help: "Straight pipe, supply and return where both belong to this run.",
    section: "pipe",
  },
  roughness: {
    type: "quantity",
    label: "Roughness",
    symbol: "ε_o",
    quantity: "roughness",
    default: null,
    min: 0,
    max: 0.005,
    optional: true,
    help: "Left blank, that of the pipe: 0.045 mm for new steel, 0.0015 mm for drawn tubing and plastics. Old steel: about 0.15 mm.",
    section: "pipe",
  },

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
  },

  operatingHours: {
    type: "quantity",
    label: "Operating hours per year",
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
    when: [withHeat],
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
    type: "quantity",
    label: "Surface coefficient",
    symbol: "h_a",
    quantity: "heatTransferCoefficient",
    default: { Imperial: 1.6, Metric: 9 },
    min: 1,
    max: 200,
    help: "Convection and radiation together: about 9 W/(m²·K) (1.6 Btu/(h·ft²·°F)) indoors, less on bright metal jackets, 25 and more in wind.",
    source: { source: iso12241 },
    section: "heat",
    when: [withHeat],
  },
  variableFlow: { type: "flag", label: "Variable flow with variable speed pumps", default: true, section: "limits" },
});

/** A main of chilled water for a start. */
export const start = {
  Imperial: { unitSystem: "Imperial", flowRate: 100, pipeLength: 100 },
  Metric: { unitSystem: "Metric", flowRate: 6, pipeLength: 30 },
} as const;

/** An input as stated: any field may be left to its default. */
export type PipeInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type PipeValues = SIValues<typeof fields>;
