import { OutOfRangeError } from "../../kernel/index.ts";
import { insulationOf, pipeHeat } from "./pipeHeat.ts";
import type { SystemValues } from "./schema.ts";
import type { Leg } from "./leg.ts";

/** Heat through the insulation of a supply or return. */
export interface LegHeat {
  /** Temperature of the fluid, °C. */
  readonly temperature: number;
  /** Thickness of the insulation, m. */
  readonly thickness: number;
  /** Outside diameter of the insulation, m. */
  readonly outside: number;
  /** From the fluid to the surroundings, K·m/W. */
  readonly resistance: number;
  /** Into the fluid, W/m. */
  readonly perLength: number;
  /** Temperature of the outside of the insulation, °C. */
  readonly surfaceTemperature: number;
}

/** Temperatures of supply and return, °C. */
export interface LegTemperatures {
  readonly supply: number;
  readonly return: number;
}

/** Range of temperature of water and glycol, °C; water freezes besides. */
const coldestPipe = -60;
const hottestPipe = 200;

/** Temperatures at half the difference to either side of the mean: for cooling the supply is the colder one. */
export function legTemperatures({ service, fluid, fluidTemperature, designTemperatureDifference }: SystemValues): LegTemperatures {
  const half = (service === "cooling" ? -1 : 1) * (designTemperatureDifference / 2);
  const legs = { supply: fluidTemperature + half, return: fluidTemperature - half };
  const lowest = fluid === "water" ? 0 : coldestPipe;
  const [colder, hotter] = half < 0 ? ["supply", "return"] : ["return", "supply"];
  const refuse = (reason: string): never => {
    const max = 2 * Math.min(fluidTemperature - lowest, hottestPipe - fluidTemperature);
    throw new OutOfRangeError({
      parameter: "designTemperatureDifference",
      value: designTemperatureDifference,
      min: 0,
      max,
      unit: "K",
      reason,
    });
  };
  if (coldestOf(legs) < lowest) {
    const mend = "lower it, raise the mean temperature";
    if (fluid === "water") return refuse(`with it the ${colder} would be ice; ${mend}, or use glycol`);
    return refuse(`with it the ${colder} would be colder than the data of the fluid; ${mend}`);
  }
  if (hottestOf(legs) > hottestPipe) return refuse(`with it the ${hotter} would be hotter than the data of the fluid; lower it`);
  return legs;
}

export const coldestOf = (legs: LegTemperatures): number => Math.min(legs.supply, legs.return);
export const hottestOf = (legs: LegTemperatures): number => Math.max(legs.supply, legs.return);

/** Heat that a pipe takes up. By the standard, both pipes are insulated for the temperature of the supply, which asks for more. */
export function legHeat({ option: { size } }: Leg, temperature: number, supplyTemperature: number, values: SystemValues): LegHeat {
  const thickness = insulationOf(values, size, supplyTemperature);
  const { surroundingTemperature, insulationConductivity, surfaceCoefficient } = values;
  const heat = pipeHeat(
    { surroundingTemperature, fluidTemperature: temperature, insulationThickness: thickness, insulationConductivity, surfaceCoefficient },
    size.outsideDiameter,
  );
  const surface = surroundingTemperature - heat.perLength / (Math.PI * heat.outside * surfaceCoefficient);
  return { temperature, thickness, ...heat, surfaceTemperature: surface };
}
