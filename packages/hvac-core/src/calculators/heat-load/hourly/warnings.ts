import type { WarningStatement } from "../../../kernel/index.ts";
import { formatQuantity } from "../../../quantity/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { noCoolingWarnings, noOutdoorAirWarnings, ruleOfThumb, warmOutdoorsWarnings } from "../warnings.ts";
import type { HourlyCalculation } from "../results.ts";
import { roomWarnings } from "./roomWarnings.ts";
import { systemWarnings } from "./systemWarnings.ts";
import { weatherWarnings } from "./weatherWarnings.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };

/** Usual loads per floor area of a plant, W/m². */
const [usual, office] = [
  { min: 40, max: 250 },
  { min: 80, max: 160 },
];

function densityWarnings({ results }: HourlyCalculation, { unitSystem }: HeatLoadValues): WarningStatement[] {
  const { loadPerArea, areaPerCapacity } = results;
  if (loadPerArea === undefined || areaPerCapacity === undefined) return [];
  if (loadPerArea >= usual.min && loadPerArea <= usual.max) return [];
  const range = ({ min, max }: typeof usual): string =>
    `${ruleOfThumb(min, "heatFlux", unitSystem)} to ${ruleOfThumb(max, "heatFlux", unitSystem)}`;
  return [
    {
      code: "unusual-plant-density",
      severity: "info",
      message: `The plant has ${formatQuantity(loadPerArea, "heatFlux", unitSystem)}, or ${formatQuantity(areaPerCapacity, "areaPerCapacity", unitSystem)}. Offices usually need ${range(office)}, most buildings ${range(usual)}: check floor areas, gains and outdoor air.`,
      result: "loadPerArea",
      source: loads,
    },
  ];
}

/** Remarks of a senior engineer on the rooms of a project and their plant. */
export function hourlyWarnings(calculation: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  const { totalLoad, heatingLoad = 0, heatingVentilationLoad } = calculation.results;
  return [
    ...weatherWarnings(calculation, values),
    ...roomWarnings(calculation, values),
    ...systemWarnings(calculation, values),
    ...densityWarnings(calculation, values),
    ...noCoolingWarnings(totalLoad, "at any hour of the design days"),
    ...warmOutdoorsWarnings(heatingLoad < 0, "site.heatingDryBulb"),
    ...noOutdoorAirWarnings(heatingLoad < 0 || heatingVentilationLoad !== 0, "rooms"),
  ];
}
