import type { PublishedCase } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { PipeInput } from "./schema.ts";
import { methodsCheck } from "../../sources/index.ts";

const threeInch: PipeInput = {
  unitSystem: "Imperial",
  flowRate: 100,
  pipeMaterial: "steel40",
  frictionRate: 2.5,
  roughness: 0.046 / 304.8,
  pipeLength: 100,
};

export const cases: readonly PublishedCase<PipeInput, typeof results>[] = [
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
];
