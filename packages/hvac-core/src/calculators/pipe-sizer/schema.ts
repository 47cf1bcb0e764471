import {
  choice,
  defineFields,
  fieldIs,
  flag,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { pipeFields, surfaceCoefficient } from "../../flow/internal.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import { liquidFields } from "../../fluids/internal.ts";
import { ashrae90, crane410, fundamentals2021 } from "../../sources/index.ts";
import { fittingRow } from "./fittingFields.ts";
import { byCustomSize, sizeFields } from "./pipeFields.ts";
import { onePipe, inSystem } from "./options.ts";
import { sectionsField, systemFields, tankFields } from "./system/systemFields.ts";

const byCooling = fieldIs("flowBy", "load");
const byHeating = fieldIs("flowBy", "heating");
const byLoad = fieldIs("flowBy", "load", "heating");
const withHeat = fieldIs("heatExchange", true);
const heatingSystem = fieldIs("service", "heating");

const pipe = { source: fundamentals2021, locator: "ch. 22" };

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
      "balancing valves with a minimum of {balancingMinimum}",
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
    summary: [
      "operation {operatingHours} a year",
      "variable flow: {variableFlow}",
      "Hazen-Williams for comparison: {compareHazenWilliams}",
    ],
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
  ...inSection("scope", {
    calculationName: text("Name", 120, { default: "Pipe" }),
    scope: choice("Calculate", { section: "One pipe", system: "Pipe system" }, "section", {
      help: "A system is a tree of sections from the pump on, each with its supply and return.",
    }),
  }),
  ...inSection(
    "flow",
    onlyWhen(onePipe, {
      flowBy: choice(
        "Flow from",
        { flow: "Design flow", load: "Cooling load and temperature difference", heating: "Heating load and temperature difference" },
        "flow",
      ),
      flowRate: quantity("Flow", "Q_i", "waterFlow", "required", [1e-6, 20], { when: [fieldIs("flowBy", "flow")] }),
      coolingLoad: quantity("Cooling load", "q_i", "coolingCapacity", "required", [1, 1e9], { usual: [1000, 2e7], when: [byCooling] }),
      heatingLoad: quantity("Heating load", "q_j", "heatingCapacity", "required", [1, 1e9], { usual: [500, 2e7], when: [byHeating] }),
      temperatureDifference: quantity("Temperature difference", "Δt_i", "temperatureDifference", "required", [0.1, 100], {
        usual: [3, 25],
        source: pipe,
        help: "Between supply and return: chilled water 5.6 to 9 K (10 to 16 °F), heating water 11 to 22 K (20 to 40 °F).",
        when: [byLoad],
      }),
    }),
  ),

  ...systemFields,

  ...liquidFields,
  fluidTemperature: {
    ...liquidFields.fluidTemperature,
    label: "Mean temperature",
    defaultWhen: [
      { when: [onePipe, byHeating], default: { Imperial: 140, Metric: 60 } },
      { when: [inSystem, heatingSystem], default: { Imperial: 140, Metric: 60 } },
    ],
    help: "Mean of supply and return; it sets density, viscosity and specific heat.",
  },

  ...inSection("pipe", {
    pipeMaterial: pipeFields.pipeMaterial,
    frictionRate: quantity("Target friction rate", "R_t", "frictionRateWater", { Imperial: 2.5, Metric: 250 }, [1, 10_000], {
      usual: [100, 400],
      help: "Usual design 250 Pa/m (2.5 ft/100 ft), upper limit 400 Pa/m (4 ft/100 ft).",
      source: pipe,
    }),
    maxVelocity: quantity("Maximum velocity", "V_x", "waterVelocity", "absent", [0.05, 20], {
      help: "If empty, the size follows from the friction rate alone, and the usual limits for noise and erosion are checked.",
    }),
    pipeSizes: choice("Sizes", { stocked: "Stocked sizes", all: "All sizes of the series" }, "stocked", {
      help: "NPS 3-1/2 (DN 90), 5 (DN 125) and 22, and copper tube of these inches, are seldom stocked, their fittings and valves even less.",
    }),
    ...onlyWhen(onePipe, {
      sizeChoice: sizeFields.sizeChoice,
      ...onlyWhen(byCustomSize, { customSize: sizeFields.customSize }),
      pipeLength: { ...pipeFields.length, help: "Straight pipe, supply and return where both belong to this run." },
    }),
    roughness: {
      ...pipeFields.roughness,
      help: "If empty, that of the pipe: 0.045 mm for new steel, 0.0015 mm for drawn tubing and plastics. Old steel: about 0.15 mm.",
    },
  }),
  sections: sectionsField,

  ...inSection("fittings", {
    fittingMethod: choice(
      "Fitting losses by",
      {
        crane: "Coefficient K (Crane)",
        equivalentLength: "Equivalent length",
        twoK: "Two-K method (Hooper)",
        threeK: "Three-K method (Darby)",
      },
      "crane",
      {
        help: "Crane uses the friction factor of fully turbulent flow, equivalent length that of the actual flow; two-K and three-K depend on the Reynolds number. A fitting for which the method has no constants keeps its coefficient.",
        source: { source: crane410 },
      },
    ),
    fittings: list("Fittings", "fitting", 100, fittingRow, {
      help: "On the velocity in this pipe: it is the smaller end of reducers and enlargers, and the common leg of tees.",
      when: [onePipe],
    }),
  }),

  ...tankFields,

  operatingHours: quantity("Operating hours per year", "τ", "time", 4400, [0, 8760 * 3600], {
    help: "Long operation at high velocity erodes pipes; the flow limits of the energy code depend on the hours too.",
    section: "limits",
  }),
  ...inSection("heat", {
    heatExchange: flag("Compute heat gain or loss", false),
    ...onlyWhen(withHeat, {
      surroundingTemperature: quantity("Ambient temperature", "t_a", "temperature", { Imperial: 75, Metric: 24 }, [-60, 80]),
    }),
    ...onlyWhen([inSystem, withHeat], {
      ambientHumidity: quantity("Ambient relative humidity", "φ_a", "ratio", 0.5, [0.01, 1], {
        help: "Water condenses where the surface of the insulation is colder than the dew point.",
      }),
    }),
    ...onlyWhen(withHeat, {
      insulationBy: choice(
        "Insulation",
        { thickness: "The same everywhere", standard: "Minimum of 90.1, by size and temperature" },
        "thickness",
        { source: { source: ashrae90, locator: "Tables 6.8.3-1 and 6.8.3-2" } },
      ),
      insulationThickness: quantity("Insulation thickness", "s", "smallLength", { Imperial: 1, Metric: 25 }, [0, 0.5], {
        usual: [0.013, 0.1],
        help: "Zero for a bare pipe.",
        when: [fieldIs("insulationBy", "thickness")],
      }),
      insulationConductivity: quantity("Insulation conductivity", "k", "conductivity", { Imperial: 0.021, Metric: 0.036 }, [0.005, 1], {
        usual: [0.02, 0.06],
        help: "At the mean temperature of the insulation.",
      }),
      surfaceCoefficient,
    }),
  }),
  ...inSection("limits", {
    compareHazenWilliams: flag("Compare with Hazen-Williams", false, {
      help: "The older formula takes no account of temperature and viscosity. It is shown for comparison only.",
      source: { source: williamsHazen1920 },
    }),
    hazenWilliamsC: quantity("Hazen-Williams C", "C_w", "number", 140, [60, 160], {
      help: "Old steel 100, new steel 120 to 140, copper and plastics 140 to 150.",
      source: { source: williamsHazen1920 },
      when: [fieldIs("compareHazenWilliams", true)],
    }),
    variableFlow: flag("Variable flow with variable speed pumps", true),
  }),
});

/** An input as entered: any field may be left at its default. */
export type PipeInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type PipeValues = SIValues<typeof fields>;
/** Fields of the single pipe alone: in a system they are those of its sections. */
type OnePipeField =
  | "calculationName"
  | "flowBy"
  | "flowRate"
  | "coolingLoad"
  | "heatingLoad"
  | "temperatureDifference"
  | "sizeChoice"
  | "customSize"
  | "pipeLength"
  | "fittings";
/** Input of the calculation of a system, which a single pipe is too. */
export type SystemValues = Omit<PipeValues, OnePipeField>;
