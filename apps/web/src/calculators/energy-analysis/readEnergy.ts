import type { EnergyCalculation, EnergyValues } from "@org/hvac-core/calculators/energy-analysis";
import { readingOf, type Reading } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";

export type EnergyCase = EnergyCalculation["cases"][number];

/** Data of the figures: the calculation, its input in SI, and the readings of the quantities. */
export function readEnergy(context: FigureContext) {
  return {
    calculation: context.outcome.calculation as EnergyCalculation,
    values: context.outcome.values as EnergyValues,
    energy: readingOf("energy", context),
    money: readingOf("money", context),
    mass: readingOf("mass", context),
    power: readingOf("electricPower", context),
    ratio: readingOf("ratio", context),
    duration: readingOf("duration", context),
    goTo: context.goTo,
  };
}

export type EnergyStudy = ReturnType<typeof readEnergy>;

/** A number on an axis with its unit. */
export const textOn =
  ({ text, toSi }: Reading) =>
  (shown: number): string =>
    text(toSi(shown));
