import {
  coefficientOfLength,
  craneFrictionFactor,
  frictionFactor,
  pipeFitting,
  pipeMaterial,
  pipeRoughness,
  threeKCoefficient,
  twoKCoefficient,
} from "@org/hvac-core/flow";
import { glycol, water } from "@org/hvac-core/fluids";
import type { ArticleValues } from "../../articleValues.ts";

const steel = pipeMaterial("steel40");
const sizeOf = (label: string) => {
  const size = steel.sizes.find((each) => each.label === label);
  if (!size) throw new Error(`${steel.name} has no size ${label}.`);
  return size;
};
const twoInches = sizeOf("2");
const elbow = pipeFitting("elbow90Threaded");
const { equivalentDiameters, twoK, threeK } = elbow;
if (!equivalentDiameters || !twoK || !threeK) throw new Error("The threaded elbow lacks a method.");

/** Coefficient of a standard threaded elbow of steel pipe, by each way of working it out. */
export const ways = {
  /** Crane: 30 f_T at any flow. */
  crane: (size = twoInches) => equivalentDiameters * craneFrictionFactor(size.insideDiameter),
  /** Thirty diameters of its pipe, with the friction of the flow at hand. */
  length: (reynolds: number, roughness = steel.roughness, size = twoInches) =>
    coefficientOfLength(
      equivalentDiameters * size.insideDiameter,
      size.insideDiameter,
      frictionFactor(reynolds, roughness / size.insideDiameter),
    ),
  twoK: (reynolds: number, size = twoInches) =>
    twoKCoefficient({ k1: twoK[0], kInfinity: twoK[1], reynolds, diameter: size.insideDiameter }),
  threeK: (reynolds: number, size = twoInches) =>
    threeKCoefficient({ k1: threeK[0], ki: threeK[1], kd: threeK[2], reynolds, nominalSize: size.nominalSize }),
};

/** By nominal size, at a velocity of 1.2 m/s of water at 7 °C. */
export const sizes = ["1/2", "1", "2", "4", "8", "12"].map(sizeOf);
/** Threaded elbows by nominal inches: Rishel and others, HVAC Pump Handbook, 2nd ed. (2006), table 3.8. */
export const pumpHandbook: Readonly<Record<string, number>> = { "1/2": 2.1, "1": 1.5, "2": 1, "4": 0.65 };
const velocity = 1.2;
const reynoldsOf = ({ density, viscosity }: { readonly density: number; readonly viscosity: number }, diameter: number) =>
  (velocity * diameter * density) / viscosity;
const chilled = water({ temperature: 7 });
export const chilledReynolds = (size: (typeof sizes)[number]): number => reynoldsOf(chilled, size.insideDiameter);

/** Smooth tube, m. */
export const smooth = pipeRoughness.drawnTubing.roughness;

/** Flows in a pipe of 2 in at 1.2 m/s. */
export const flows = [
  { name: "Water at 70 °C, steel", fluid: water({ temperature: 70 }), roughness: steel.roughness },
  { name: "Water at 7 °C, steel", fluid: chilled, roughness: steel.roughness },
  { name: "Water at 70 °C, smooth tube", fluid: water({ temperature: 70 }), roughness: smooth },
  {
    name: "40 % propylene glycol at −5 °C, steel",
    fluid: glycol({ kind: "propylene", massFraction: 0.4, temperature: -5 }),
    roughness: steel.roughness,
  },
].map(({ name, fluid, roughness }) => {
  const reynolds = reynoldsOf(fluid, twoInches.insideDiameter);
  return { name, reynolds, length: ways.length(reynolds, roughness), threeK: ways.threeK(reynolds) };
});
const cold = flows.at(-1)!;
const k = (value: number) => ({ value, decimals: 2 });

export const values: ArticleValues = {
  frictionTurbulent: { value: craneFrictionFactor(twoInches.insideDiameter), decimals: 4 },
  crane: k(ways.crane()),
  coldReynolds: { value: cold.reynolds, decimals: 0 },
  coldLength: k(cold.length),
  coldThreeK: k(cold.threeK),
  coldOver: { value: cold.length / cold.threeK, decimals: 1 },
  hotSmooth: k(flows[2]!.length),
  hot: k(flows[0]!.length),
  twoKHalfInch: k(ways.twoK(1e6, sizes[0])),
  craneHalfInch: k(ways.crane(sizes[0])),
  twoKInMetres: k(twoK[1] * (1 + 1 / twoInches.insideDiameter) + twoK[0] / 1e5),
  twoKInInches: k(ways.twoK(1e5)),
};
