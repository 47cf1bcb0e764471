export { capacityCircuit, circuitOfWalls, type CapacityCircuit } from "./construction.ts";
export { ZoneModel, zoneModel, type ElementNode, type Emission, type HourStep, type ZoneCircuit, type ZoneElement } from "./circuit.ts";
export { runZone, type ZoneDrivers, type ZoneRun } from "./run.ts";
