import { defineResults, type ResultFields } from "../../kernel/index.ts";

const margin = <const Label extends string>(label: Label, symbol: string) =>
  ({ label, symbol, quantity: "ratio", optional: true, help: "What was selected beyond what is required, as a share of it." }) as const;

const airflowMargin = { airflowMargin: margin("Airflow margin", "x_V") } as const;
const pressureMargin = { pressureMargin: margin("Pressure margin", "x_p") } as const;
const coolingMargin = { coolingMargin: margin("Cooling margin", "x_Q") } as const;
const heatingMargin = { heatingMargin: margin("Heating margin", "x_H") } as const;
const flowMargin = { flowMargin: margin("Flow margin", "x_q") } as const;
const headMargin = { headMargin: margin("Head margin", "x_h") } as const;

const load = {
  connectedPower: {
    label: "Connected power",
    symbol: "P",
    quantity: "electricPower",
    optional: true,
    help: "Of all units under this tag.",
  },
} as const;
const weight = { totalWeight: { label: "Total weight", symbol: "m", quantity: "mass", optional: true } } as const;
const charge = { totalCharge: { label: "Total charge", symbol: "m_r", quantity: "mass", optional: true } } as const;
const circuit = {
  mca: { label: "MCA", symbol: "MCA", quantity: "electricCurrent", optional: true, help: "Minimum circuit ampacity of one unit." },
  mocp: { label: "MOCP", symbol: "MOCP", quantity: "electricCurrent", optional: true, help: "Maximum overcurrent protection of one unit." },
} as const;
const powered = { ...circuit, ...load, ...weight } as const;
const least = <const Q extends "ratio" | "coefficientOfPerformance" | "energyEfficiencyRatio">(quantity: Q) =>
  ({
    minimumEfficiency: { label: "Minimum efficiency", symbol: "e_m", quantity, optional: true },
    efficiencyMetric: { label: "Metric of the minimum", quantity: "text", optional: true, help: "What the efficiency is compared as." },
  }) as const;
const leastPartLoad = <const Q extends "coefficientOfPerformance" | "energyEfficiencyRatio">(quantity: Q) =>
  ({ minimumPartLoad: { label: "Minimum part-load efficiency", symbol: "e_n", quantity, optional: true } }) as const;
const leastHeating = {
  minimumHeatingEfficiency: { label: "Minimum heating efficiency", symbol: "e_j", quantity: "energyEfficiencyRatio", optional: true },
} as const;
const leastEnthalpy = {
  minimumEnthalpyRecovery: { label: "Minimum enthalpy recovery", symbol: "e_v", quantity: "ratio", optional: true },
} as const;
const fanIndex = {
  energyIndex: {
    label: "Fan energy index",
    symbol: "FEI",
    quantity: "number",
    optional: true,
    help: "As entered, else from airflow, total pressure and input power.",
  },
  minimumEnergyIndex: { label: "Minimum fan energy index", symbol: "f_m", quantity: "number", optional: true },
} as const;
const pumpIndex = {
  limitPumpIndex: {
    label: "Limit of the index",
    symbol: "i_m",
    quantity: "number",
    optional: true,
    help: "The maximum PEI or EEI, the minimum MEI.",
  },
} as const;
const fanMotor = {
  largestFanMotor: {
    label: "Largest fan motors",
    symbol: "P_fm",
    quantity: "shaftPower",
    optional: true,
    help: "Nameplate power that the standard permits for the water at rating conditions.",
  },
} as const;

const summed = { table: "types" } as const;

/** A schedule has what was calculated behind what it is of. */
const printed = {
  as: "units",
  after: {
    airflowMargin: "airflow",
    pressureMargin: "pressure",
    coolingMargin: "cooling",
    heatingMargin: "heating",
    flowMargin: "flow",
    headMargin: "head",
    rejectionMargin: "rejection",
    dutyMargin: "duty",
    minimumEfficiency: "efficiency",
    efficiencyMetric: "efficiency",
    minimumPartLoad: "partLoadEfficiency",
    minimumHeatingEfficiency: "heatingEfficiency",
    minimumEnthalpyRecovery: "enthalpyRecovery",
    energyIndex: "energyIndex",
    minimumEnergyIndex: "energyIndex",
    limitPumpIndex: "pumpIndex",
    largestFanMotor: "fanMotor",
    connectedPower: "power",
    mca: "supply",
    mocp: "supply",
    totalWeight: "weight",
    totalCharge: "charge",
  },
} as const;
const units = <const Label extends string, const Row extends ResultFields>(label: Label, row: Row) =>
  ({ type: "rows", label, row, printed }) as const;

export const results = defineResults({
  smallestMargin: {
    label: "Smallest margin",
    symbol: "x",
    quantity: "ratio",
    optional: true,
    help: "Of all that was selected for a requirement. Below zero something is too small.",
  },
  pieces: { label: "Pieces of equipment", symbol: "N", quantity: "count", ...summed },
  connectedPower: { label: "Connected power", symbol: "P_t", quantity: "electricPower", ...summed },
  weight: { label: "Weight", symbol: "m_t", quantity: "mass", ...summed },
  charge: { label: "Refrigerant charge", symbol: "m_rt", quantity: "mass", optional: true },
  airHandlingUnits: units("Air handling units", {
    ...airflowMargin,
    ...pressureMargin,
    ...coolingMargin,
    ...heatingMargin,
    ...flowMargin,
    ...powered,
  }),
  fans: units("Fans", { ...airflowMargin, ...pressureMargin, ...fanIndex, ...powered }),
  pumps: units("Pumps", { ...flowMargin, ...headMargin, ...pumpIndex, ...powered }),
  chillers: units("Chillers", {
    ...coolingMargin,
    ...flowMargin,
    ...least("coefficientOfPerformance"),
    ...leastPartLoad("coefficientOfPerformance"),
    ...powered,
    ...charge,
  }),
  boilers: units("Boilers", { ...heatingMargin, ...flowMargin, ...least("ratio"), ...powered }),
  coolingTowers: units("Cooling towers", {
    rejectionMargin: margin("Heat rejection margin", "x_R"),
    ...flowMargin,
    ...fanMotor,
    ...powered,
  }),
  fanCoilUnits: units("Fan coil units", {
    ...airflowMargin,
    ...pressureMargin,
    ...coolingMargin,
    ...heatingMargin,
    ...flowMargin,
    ...powered,
  }),
  vavTerminals: units("VAV terminals", { ...airflowMargin, ...heatingMargin, ...flowMargin, ...powered }),
  heatRecoveryUnits: units("Heat recovery units", { ...airflowMargin, ...pressureMargin, ...least("ratio"), ...leastEnthalpy, ...powered }),
  splitSystems: units("Split and VRF systems", {
    ...coolingMargin,
    ...heatingMargin,
    ...least("energyEfficiencyRatio"),
    ...leastPartLoad("energyEfficiencyRatio"),
    ...leastHeating,
    ...powered,
    ...charge,
  }),
  rooftopUnits: units("Rooftop units", {
    ...airflowMargin,
    ...pressureMargin,
    ...coolingMargin,
    ...heatingMargin,
    ...least("energyEfficiencyRatio"),
    ...leastPartLoad("energyEfficiencyRatio"),
    ...leastHeating,
    ...powered,
    ...charge,
  }),
  airTerminals: units("Diffusers and grilles", { ...airflowMargin, ...pressureMargin, ...weight }),
  otherEquipment: units("Custom equipment", {
    dutyMargin: margin("Duty margin", "x_D"),
    ...airflowMargin,
    ...pressureMargin,
    ...coolingMargin,
    ...heatingMargin,
    ...flowMargin,
    ...headMargin,
    ...powered,
  }),
});
