import { climateFieldsOf } from "@org/hvac-core/calculators/energy-analysis";
import type { WeatherAnalysis } from "../../../calculators/climate/openEpw.ts";
import type { UseTarget } from "../../targets.ts";
import { texts } from "./texts.ts";

/** Hundredths are what files print, and keep links short. */
const rounded = (input: object): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(input), (_, value: unknown) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)) as Readonly<
    Record<string, unknown>
  >;

/** The climate of a weather file in the energy calculator: none where an hour of the year lacks its temperature. */
export function energyTargets(
  { hours }: Pick<WeatherAnalysis, "hours">,
  base: { readonly heating: number; readonly cooling: number },
): readonly UseTarget[] {
  const common = hours.dryBulb.filter((_, hour) => hours.month[hour] !== 2 || hours.day[hour] !== 29);
  const dryBulb = common.filter((value): value is number => value !== undefined && value > -90 && value < 60);
  if (dryBulb.length !== 8760) return [];
  // The bins of each month would be too many for a link.
  const { outdoorMeans, dailyDeviations, heatingDegreeDays, coolingDegreeDays, heatingBase, coolingBase } = climateFieldsOf(dryBulb, base);
  return [
    {
      calculator: "energy-analysis",
      as: texts.climateTarget,
      input: rounded({ outdoorMeans, dailyDeviations, heatingDegreeDays, coolingDegreeDays, heatingBase, coolingBase }),
    },
  ];
}
