import type { WorkedExample } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { PipeInput } from "./schema.ts";
import { methodsCheck } from "../../sources/index.ts";
import { systemCases } from "./system/cases.ts";

const threeInch: PipeInput = {
  unitSystem: "Imperial",
  flowRate: 100,
  pipeMaterial: "steel40",
  frictionRate: 2.5,
  roughness: 0.046 / 304.8,
  pipeLength: 100,
};

export const cases: readonly WorkedExample<PipeInput, typeof results>[] = [
  {
    id: "three-inch-7c",
    title: "100 gpm of water at 7 °C in 3 in schedule 40: 1.32 m/s and 242 Pa/m",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, 7 °C" },
    input: { ...threeInch, fluidTemperature: 44.6 },
    expected: {
      diameter: {
        value: 3.068,
        unit: "in",
        within: 0.001,
        because: "the standard's metric column rounds wall and diameter to a hundredth of a millimetre",
      },
      velocity: { value: 1.32, within: 0.005, because: "printed to three digits" },
      reynolds: { value: 72247, within: 80, because: "another property table: 0.1 % in viscosity" },
      actualFrictionRate: { value: 242, within: 1, because: "printed whole; diameter rounded as above" },
    },
  },
  {
    id: "three-inch-80c",
    title: "The same pipe with water at 80 °C: 205 Pa/m",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, 80 °C" },
    input: { ...threeInch, fluidTemperature: 176 },
    expected: { actualFrictionRate: { value: 205, within: 1, because: "printed whole; diameter rounded as above" } },
  },
  {
    id: "three-inch-propylene",
    title: "The same flow of 35 % propylene glycol at 7 °C: 328 Pa/m",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, 35 % propylene glycol, 7 °C" },
    input: { ...threeInch, fluid: "propylene", glycolMassFraction: 0.35, fluidTemperature: 44.6, sizeChoice: "smaller" },
    expected: {
      actualFrictionRate: { value: 328, within: 4, because: "viscosity data of glycols differ by a few percent between tables" },
    },
  },
  {
    id: "hazen-williams-7c",
    title: "Hazen-Williams with C 140 gives 2.38 ft per 100 ft, whatever the temperature; Darcy 2.47 at 7 °C",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, Hazen-Williams and Darcy" },
    input: { ...threeInch, fluidTemperature: 44.6, compareHazenWilliams: true, hazenWilliamsC: 140 },
    expected: {
      hazenWilliamsFrictionRate: { value: 2.38, unit: "ftH2O/100ft", within: 0.006, because: "printed to three digits" },
      actualFrictionRate: {
        value: 2.47,
        unit: "ftH2O/100ft",
        within: 0.01,
        because: "printed to three digits; diameter rounded by the standard",
      },
    },
  },
  {
    id: "hazen-williams-80c",
    title: "The same at 80 °C: still 2.38 ft per 100 ft, where Darcy gives 2.15 as head of the water",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, Hazen-Williams and Darcy" },
    input: { ...threeInch, fluidTemperature: 176, compareHazenWilliams: true, hazenWilliamsC: 140 },
    expected: {
      hazenWilliamsFrictionRate: { value: 2.38, unit: "ftH2O/100ft", within: 0.006, because: "printed to three digits" },
      headLossRate: { value: 2.15, unit: "ft/100ft", within: 0.01, because: "printed to three digits; diameter rounded by the standard" },
    },
  },
  {
    id: "hazen-williams-old",
    title: "Hazen-Williams with C 100, old steel: 4.44 ft per 100 ft",
    source: { source: methodsCheck, locator: "3 in schedule 40, 100 gpm, Hazen-Williams and Darcy" },
    input: { ...threeInch, fluidTemperature: 44.6, compareHazenWilliams: true, hazenWilliamsC: 100 },
    expected: {
      hazenWilliamsFrictionRate: { value: 4.44, unit: "ftH2O/100ft", within: 0.01, because: "printed to three digits" },
      hazenWilliamsDifference: { value: 0.8, within: 0.005, because: "printed as a whole percent" },
    },
  },
  ...systemCases,
];
