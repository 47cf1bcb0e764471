import { systemsEquipment } from "../../../flow/sources.ts";
import type { WorkedExample } from "../../../kernel/index.ts";
import { fluidsPython, methodsCheck } from "../../../sources/index.ts";
import type { results } from "../results.ts";
import type { PipeInput } from "../schema.ts";

/** A circuit of one section, 100 ft there and 100 ft back, in 3 in schedule 40. */
const thereAndBack: PipeInput = {
  unitSystem: "Imperial",
  scope: "system",
  designTemperatureDifference: 10,
  roughness: 0.046 / 304.8,
  balancingMinimum: 0,
  sections: [{ id: "circuit", unit: "flow", flowRate: 100, pipeLength: 100, sizeChoice: "custom", customSize: 3 }],
};

const psi = (value: number) => ({ value, unit: "psi" }) as const;

/** ASHRAE's example: 3000 gal between 40 and 220 °F, 10 and 25 psig at the tank, steel. Next to none of the water is in the pipe. */
const handbookTank: PipeInput = {
  unitSystem: "Imperial",
  scope: "system",
  service: "heating",
  designTemperatureDifference: 40,
  fluidTemperature: 200,
  staticHeight: 0,
  topPressure: psi(10),
  reliefPressure: psi(25 / 0.9),
  equipmentVolume: { value: 3000, unit: "gal" },
  lowestTemperature: 40,
  highestTemperature: 220,
  sections: [{ id: "circuit", unit: "flow", flowRate: 10, pipeLength: 0.1 }],
};

const volumes =
  "the example's specific volumes are printed to four digits: half of the last of both is 1.5 % of what the water grows beyond the pipes; the atmosphere is 14.7 psi there";

/** Main, riser and three units, computed by hand with the functions of an independent library; K of the fittings are entered. */
const knownBends = (quantity: number) => [{ id: "bends", coefficient: 0.25, quantity }];
const threeUnits: PipeInput = {
  unitSystem: "Metric",
  scope: "system",
  designTemperatureDifference: 6,
  fluidTemperature: 10,
  balancingMinimum: 0,
  sections: [
    { id: "main", pipeLength: 20, sizeChoice: "custom", customSize: 100, fittings: knownBends(4) },
    { id: "a", parent: "main", unit: "flow", flowRate: 3, unitPressureDrop: 30, pipeLength: 8, sizeChoice: "custom", customSize: 65 },
    { id: "riser", parent: "main", pipeLength: 12, sizeChoice: "custom", customSize: 80, fittings: knownBends(2) },
    { id: "b", parent: "riser", unit: "flow", flowRate: 2.5, unitPressureDrop: 25, pipeLength: 10, sizeChoice: "custom", customSize: 50 },
    { id: "c", parent: "riser", unit: "flow", flowRate: 3.5, unitPressureDrop: 25, pipeLength: 22, sizeChoice: "custom", customSize: 65 },
  ],
};

/** Worked examples of systems. */
export const systemCases: readonly WorkedExample<PipeInput, typeof results>[] = [
  {
    id: "system-there-and-back",
    title: "A circuit of twice 100 ft of 3 in pipe with 100 gpm at 7 °C: 4.94 ft",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, 7 °C: 2.47 ft per 100 ft" },
    input: { ...thereAndBack, fluidTemperature: 44.6 },
    expected: { totalPressureLoss: { value: 4.94, unit: "ftH2O", within: 0.02, because: "twice 2.47, printed to three digits" } },
  },
  {
    id: "system-three-units",
    title: "Three units on a main and a riser, with Crane's tees and reducers: 48.245 kPa, 4.9211 m",
    source: { source: fluidsPython, locator: "Colebrook, K of tees and reducers by Crane, added up along each circuit" },
    input: threeUnits,
    expected: {
      totalPressureLoss: { value: 48.2451, unit: "kPa", within: 0.0005, because: "density and viscosity were put in with six digits" },
      pumpHead: { value: 4.9211, unit: "m", within: 0.0001, because: "density and viscosity were put in with six digits" },
      criticalMargin: {
        // The tee of b has 0.6735 of the riser's diameter: K by hand 1.83355 (1.00107 · (1 + 0.98563 · 0.84372)), where the library takes the
        // factors of a full-size branch from 2/3 on, 1.25312; on 0.79135 kPa.
        value: 48.2451 - (45.0414 + (1.83355 - 1.25312) * 0.79135),
        unit: "kPa",
        within: 0.0005,
        because: "density and viscosity were put in with six digits; one tee's K by hand (see the disagreements)",
      },
    },
  },
  {
    id: "diaphragm-tank",
    title: "Expansion tank with a diaphragm for 3000 gal between 40 and 220 °F: 344 gal",
    source: { source: systemsEquipment, locator: "ch. 13, example of sizing a tank" },
    input: { ...handbookTank, tankMethod: "diaphragm" },
    expected: { tankVolume: { value: 344, unit: "gal", within: 5.3, because: volumes } },
  },
  {
    id: "air-cushion-tank",
    title: "The same system with air on the water: 578 gal",
    source: { source: systemsEquipment, locator: "ch. 13, example of sizing a tank" },
    input: { ...handbookTank, tankMethod: "airCushion" },
    expected: { tankVolume: { value: 578, unit: "gal", within: 8.9, because: volumes } },
  },
];
