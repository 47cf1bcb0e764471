import { pipeFittings, pipeMaterial, pipeMaterialKeys, type PipeFitting, type PipeMaterialKey } from "../../flow/index.ts";
import { defineFields, defineResults, type CalculatorInput, type Condition, type QuantityField, type SIValues } from "../../kernel/index.ts";
import { crane410, fundamentals2021, iso12241, melinder2010 } from "../../sources/index.ts";

const byLoad: Condition = { field: "flowBy", is: ["load"] };
const withHeat: Condition = { field: "heatExchange", is: [true] };
const glycolOnly: Condition = { field: "fluid", is: ["ethylene", "propylene"] };

/** Parameters that a row of the list of fittings offers; the inside diameter is the pipe's own. */
export const geometryNames = ["angle", "radiusRatio", "diameterRatio", "flowRatio", "seatRatio", "kv"] as const;
export type GeometryName = (typeof geometryNames)[number];

/**
 * A parameter of fittings, shown for those that have it. Blank means the usual value of the fitting chosen, so that a row needs no more than
 * its fitting. Limits are the widest of all fittings; each fitting refuses what lies outside its own.
 */
const geometry = <Q extends QuantityField["quantity"]>(parameter: GeometryName, label: string, symbol: string, quantity: Q, help: string) => {
  const all: readonly PipeFitting[] = pipeFittings;
  const having = all.filter((fitting) => parameter in fitting.parameters);
  const ranges = having.map((fitting) => fitting.parameters[parameter]!);
  return {
    type: "quantity",
    label,
    symbol,
    quantity,
    default: null,
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
    optional: true,
    help: `${help} Left blank, the usual value of the fitting.`,
    when: [{ field: "fitting", is: having.map((fitting) => fitting.key) }],
  } as const;
};

const materials = /*#__PURE__*/ Object.fromEntries(pipeMaterialKeys.map((key) => [key, pipeMaterial(key).name])) as Readonly<Record<PipeMaterialKey, string>>;
/** Soldered, welded, cemented or pressed: smooth inside at the joint, like a flanged elbow, and without a thread's steps. */
const unthreaded: readonly PipeMaterialKey[] = /*#__PURE__*/ pipeMaterialKeys.filter((key) => pipeMaterial(key).kind !== "steel");
const fittingNames = /*#__PURE__*/ Object.fromEntries(pipeFittings.map((fitting) => [fitting.key, fitting.name])) as Readonly<Record<string, string>>;

export const sections = [
  { id: "flow", title: "Flow" },
  { id: "fluid", title: "Fluid" },
  { id: "pipe", title: "Pipe" },
  { id: "fittings", title: "Fittings" },
  { id: "limits", title: "Limits", folded: true },
  { id: "heat", title: "Heat through the insulation", folded: true },
] as const;

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Pipe", maxLength: 120, informational: true, section: "flow" },
  flowBy: { type: "choice", label: "Flow from", options: { flow: "Given flow", load: "Load and temperature difference" }, default: "flow", section: "flow" },
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
  heatLoad: { type: "quantity", label: "Load", symbol: "q", quantity: "coolingCapacity", default: null, min: 1, max: 1e9, section: "flow", when: [byLoad] },
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

  fluid: { type: "choice", label: "Fluid", options: { water: "Water", ethylene: "Ethylene glycol in water", propylene: "Propylene glycol in water" }, default: "water", section: "fluid" },
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
    label: "Largest velocity",
    symbol: "V_x",
    quantity: "waterVelocity",
    default: null,
    min: 0.05,
    max: 20,
    optional: true,
    help: "Left blank, the size follows from the friction rate alone, and the usual limits of noise and erosion are remarked upon.",
    section: "pipe",
  },
  sizeChoice: {
    type: "choice",
    label: "Size used",
    options: { smaller: "One size smaller", standard: "Standard size that meets the target", larger: "One size larger" },
    default: "standard",
    section: "pipe",
  },
  pipeLength: { type: "quantity", label: "Length", symbol: "L", quantity: "length", default: null, min: 0, max: 100_000, help: "Straight pipe, supply and return as far as they belong to this run.", section: "pipe" },
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
    label: "Losses of fittings by",
    options: { crane: "Coefficient K (Crane)", equivalentLength: "Equivalent length", twoK: "Two-K method (Hooper)", threeK: "Three-K method (Darby)" },
    default: "crane",
    help: "Crane takes the friction factor of fully turbulent flow, equivalent length that of the actual flow; two-K and three-K follow the Reynolds number. A fitting without constants in the method keeps its coefficient.",
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
    row: {
      fitting: {
        type: "choice",
        label: "Fitting",
        options: fittingNames,
        default: "elbow90Threaded",
        defaultWhen: [{ when: [{ field: "pipeMaterial", is: unthreaded }], default: "elbow90Flanged" }],
      },
      quantity: { type: "quantity", label: "Number", symbol: "n", quantity: "count", default: 1, min: 0, max: 10_000, integer: true },
      coefficient: {
        type: "quantity",
        label: "K, if known",
        symbol: "K_own",
        quantity: "number",
        default: null,
        min: 0,
        max: 100_000,
        optional: true,
        help: "Overrides the computed coefficient; on the velocity in the pipe.",
      },
      angle: /*#__PURE__*/ geometry("angle", "Angle", "θ", "angle", "Deflection of a bend, angle of a branch, included angle of a reducer."),
      radiusRatio: /*#__PURE__*/ geometry("radiusRatio", "Radius / diameter", "x_r", "number", "Centre-line radius of a bend, or edge radius of an entrance, over the inside diameter."),
      diameterRatio: /*#__PURE__*/ geometry("diameterRatio", "Smaller / larger diameter", "x_D", "number", "Of a reducer or enlarger; of a tee, branch over run."),
      flowRatio: /*#__PURE__*/ geometry("flowRatio", "Branch / common flow", "x_Q", "number", "The common leg carries the whole flow."),
      seatRatio: /*#__PURE__*/ geometry("seatRatio", "Seat / pipe diameter", "x_s", "number", "Below 1 for a valve with a reduced seat; only Crane's coefficient knows it."),
      kv: /*#__PURE__*/ geometry("kv", "Flow coefficient", "K_v", "flowCoefficient", "From the maker, at this opening."),
    },
  },

  operatingHours: {
    type: "quantity",
    label: "Operation in a year",
    quantity: "time",
    default: 4400,
    min: 0,
    max: 8760 * 3600,
    help: "Long operation at high velocity erodes pipes; the energy code's flow limits depend on it too.",
    section: "limits",
  },
  heatExchange: { type: "flag", label: "Compute heat gain or loss", default: false, section: "heat" },
  surroundingTemperature: { type: "quantity", label: "Temperature around the pipe", symbol: "t_a", quantity: "temperature", default: { Imperial: 75, Metric: 24 }, min: -60, max: 80, section: "heat", when: [withHeat] },
  insulationThickness: { type: "quantity", label: "Insulation thickness", symbol: "s", quantity: "smallLength", default: { Imperial: 1, Metric: 25 }, min: 0, max: 0.5, usual: [0.013, 0.1], help: "Zero for a bare pipe.", section: "heat", when: [withHeat] },
  insulationConductivity: {
    type: "quantity",
    label: "Conductivity of the insulation",
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
    label: "Coefficient at the surface",
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

const ofTheFluid = "Pressure over density and gravity: metres or feet of the fluid itself, as pump curves have it.";

export const results = defineResults({
  nominalSize: { label: "Size", quantity: "text", group: "Size" },
  diameter: { label: "Inside diameter", symbol: "D", quantity: "smallLength", group: "Size" },
  outsideDiameter: { label: "Outside diameter", symbol: "D_o", quantity: "smallLength", group: "Size" },
  exactDiameter: { label: "Exact diameter for the target", symbol: "D_x", quantity: "smallLength", group: "Size" },
  designFlow: { label: "Flow", symbol: "Q_d", quantity: "waterFlow", group: "Flow" },
  velocity: { label: "Velocity", symbol: "V", quantity: "waterVelocity", group: "Flow" },
  actualFrictionRate: { label: "Friction rate", symbol: "R", quantity: "frictionRateWater", group: "Flow" },
  reynolds: { label: "Reynolds number", symbol: "Re", quantity: "number", group: "Flow" },
  pipePressureLoss: { label: "Pipe", symbol: "Δp_p", quantity: "pressureWater", group: "Pressure loss", help: "Friction rate times length." },
  fittingsPressureLoss: { label: "Fittings", symbol: "Δp_f", quantity: "pressureWater", group: "Pressure loss" },
  totalPressureLoss: { label: "Total pressure loss", symbol: "Δp", quantity: "pressureWater", group: "Pressure loss", help: "A foot or metre of water, as a unit of pressure, is one of cold water (1000 kg/m³)." },
  pipeHeadLoss: { label: "Pipe", symbol: "h_p", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  fittingsHeadLoss: { label: "Fittings", symbol: "h_f", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  totalHeadLoss: { label: "Total head loss", symbol: "h", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  fluidDensity: { label: "Density of the fluid", symbol: "ρ", quantity: "density", group: "Head of the fluid", help: "Why head and pressure differ: the head of the same pressure grows as the density falls." },
  fittings: {
    type: "rows",
    label: "Fittings",
    group: "Fittings",
    row: {
      name: { label: "Fitting", quantity: "text" },
      coefficient: { label: "K", symbol: "K", quantity: "number", help: "Of one fitting, on the velocity in the pipe." },
      pressureLoss: { label: "Pressure loss", symbol: "Δp_i", quantity: "pressureWater", help: "Of all fittings of the row." },
      headLoss: { label: "Head loss", symbol: "h_i", quantity: "head", help: ofTheFluid },
      source: { label: "Source", quantity: "text" },
    },
  },
  fittingsEquivalentLength: { label: "Fittings as length of pipe", symbol: "L_e", quantity: "length", group: "Fittings" },
  volume: { label: "Volume of fluid", symbol: "V_f", quantity: "volume", group: "Contents" },
  fluidMass: { label: "Mass of fluid", symbol: "m_f", quantity: "mass", group: "Contents" },
  heatGain: { label: "Heat gain", symbol: "q_p", quantity: "power", optional: true, group: "Heat", help: "Of the straight pipe; negative when the fluid gives heat off." },
  heatPerLength: { label: "Heat gain per length", symbol: "q_L", quantity: "heatPerLength", optional: true, group: "Heat" },
  temperatureChange: { label: "Temperature change of the fluid", symbol: "Δt_p", quantity: "temperatureDifference", optional: true, group: "Heat" },
});

/** A main of chilled water for a start. */
export const start = {
  Imperial: { unitSystem: "Imperial", flowRate: 100, pipeLength: 100 },
  Metric: { unitSystem: "Metric", flowRate: 6, pipeLength: 30 },
} as const;

export type PipeInput = CalculatorInput<typeof fields>;
export type PipeValues = SIValues<typeof fields>;
