import { OutOfRangeError } from "../../kernel/index.ts";
import type { SectionRow } from "./pipe.ts";
import type { PipeValues, SystemValues } from "./schema.ts";
import type { Balance } from "./system/balance.ts";
import type { SystemCircuits } from "./system/circuits.ts";
import type { SystemFlows } from "./system/flows.ts";

/*
 * One pipe is a system of one section: a supply without a return, with the flow of a unit that loses nothing. Its flows, balance and circuit follow
 * without the search through a tree, which would take a tenth of the time of the calculation (bench "calculator pipe-sizer"). A test compares them with
 * those of such a system.
 */

const onlyId = "pipe";

/** The section that the fields of one pipe stand for. */
function sectionOf(values: PipeValues): SectionRow {
  const { flowRate, coolingLoad, heatingLoad, temperatureDifference, pipeLength, pipeMaterial, sizeChoice, customSize, fittings } = values;
  return {
    id: onlyId,
    name: "",
    parent: null,
    circuit: "secondary",
    unit: values.flowBy === "flow" ? "flow" : "load",
    flowRate,
    coolingLoad,
    heatingLoad,
    temperatureDifference,
    unitPressureDrop: 0,
    controlValve: "none",
    valveKv: 0,
    valveAuthority: 0,
    balancingValve: false,
    branchValve: false,
    pipeLength,
    returnAs: "same",
    returnLength: 0,
    pipeMaterial,
    roughness: null,
    sizeChoice,
    frictionRate: null,
    customSize,
    junction: "none",
    branchAngle: 90,
    fittings,
    returnFittings: [],
  };
}

/** Parts of a system apart from its pipes, which a single pipe does not have. */
const noSystem = {
  scope: "section",
  systemKind: "direct",
  designTemperatureDifference: 0,
  staticLift: 0,
  nozzlePressure: 0,
  decouplerLength: 0,
  plantPressureDrop: 0,
  diversity: 1,
  diversityFrom: 2,
  balancingMinimum: 0,
  allowedImbalance: 0,
  reducerAngle: 30,
  tankMethod: "none",
  staticHeight: 0,
  reliefPressure: 0,
  topPressure: 0,
  equipmentVolume: 0,
  lowestTemperature: null,
  highestTemperature: null,
  tankAltitude: 0,
  ambientHumidity: 0,
} as const;

/**
 * The system that one pipe is: its fluid has one temperature, and its pump moves all of its flow. Field by field: a copy of all values would take a
 * quarter of the time of the calculation (bench "calculator pipe-sizer").
 */
export function systemOfOnePipe(values: PipeValues): SystemValues {
  return {
    ...noSystem,
    unitSystem: values.unitSystem,
    service: values.flowBy === "heating" ? "heating" : "cooling",
    sections: [sectionOf(values)],
    fluid: values.fluid,
    glycolMassFraction: values.glycolMassFraction,
    fluidTemperature: values.fluidTemperature,
    pipeMaterial: values.pipeMaterial,
    frictionRate: values.frictionRate,
    maxVelocity: values.maxVelocity,
    pipeSizes: values.pipeSizes,
    roughness: values.roughness,
    fittingMethod: values.fittingMethod,
    operatingHours: values.operatingHours,
    variableFlow: values.variableFlow,
    heatExchange: values.heatExchange,
    surroundingTemperature: values.surroundingTemperature,
    insulationBy: values.insulationBy,
    insulationThickness: values.insulationThickness,
    insulationConductivity: values.insulationConductivity,
    surfaceCoefficient: values.surfaceCoefficient,
    compareHazenWilliams: values.compareHazenWilliams,
    hazenWilliamsC: values.hazenWilliamsC,
  };
}

/** The flows of one pipe with a flow, m³/s: nothing goes on from it, and nothing returns. */
export function flowsOfOnePipe(flow: number): SystemFlows {
  return {
    parents: [-1],
    children: [[]],
    circuits: [0],
    unitFlows: [flow],
    units: [1],
    unitSums: [flow],
    largest: [flow],
    flows: [flow],
    returnFlows: [0],
    isMain: [false],
    before: [-1],
  };
}

/** The balance of one pipe that loses `loss`, Pa: its circuit is the critical one. */
export function balanceOfOnePipe(loss: number): Balance {
  return { paths: [loss], through: [loss], slack: [0], critical: [0], criticalPaths: [loss], inSection: [0], atUnit: [0], unbalanced: [0] };
}

/** The circuit of one pipe with a flow, m³/s, that loses `loss`, Pa. */
export function circuitOfOnePipe(flow: number, loss: number, size: string): SystemCircuits {
  return {
    pump: { units: 1, unitSum: flow, largest: flow, flow, end: 0, path: loss, loss, pressure: loss, mainSize: size },
    primary: undefined,
    decoupler: undefined,
    margin: undefined,
    largestImbalance: 0,
  };
}

/** Runs the calculation of one pipe: an error in its section is reported at the field of the same name. */
export function atOnePipe<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const place = `sections.${onlyId}.`;
    if (!(error instanceof OutOfRangeError) || !error.parameter.startsWith(place)) throw error;
    const { parameter, value, min, max, unit, reason } = error;
    throw new OutOfRangeError({ parameter: parameter.slice(place.length), value, min, max, unit, ...(reason !== undefined && { reason }) });
  }
}
