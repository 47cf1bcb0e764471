import type { WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { ashrae62, ashrae90, mathematics, oshaZ1 } from "../../sources/index.ts";
import { activityWarnings } from "./activity.ts";
import { hasDemandControl } from "./demandControl.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneCalculation } from "./zones.ts";

/** Input of warnings about people. */
type AirValues = Pick<VentilationValues, "unitSystem" | "outdoorCo2" | "co2Limit">;

/** CO₂ at the outdoor air rates of the standard, which sets no limit for it, as text. */
function co2AtRatesText(
  { demands: { zone, people, breathingZone } }: ZoneCalculation,
  { outdoorCo2 }: AirValues,
  ppm: (value: number) => string,
): string {
  if (breathingZone === 0) return "";
  return ` The ventilation standard sets no limit; outdoor air at its rates leads to ${ppm(outdoorCo2 + (people * zone.co2PerPerson) / breathingZone)}.`;
}

/** Warnings about CO₂ above the limit of workplaces or of the project. */
function co2Warnings(row: ZoneCalculation, values: AirValues): WarningStatement[] {
  const { air, demands } = row;
  const ppm = (value: number): string => formatQuantity(value, "concentration", values.unitSystem);
  const highest = air?.peak ?? air?.steadyState;
  if (highest === undefined || demands.people === 0) return [];
  const isAboveWorkplaceLimit = highest > 0.005;
  if (!isAboveWorkplaceLimit && (values.co2Limit === null || highest <= values.co2Limit)) return [];
  const shared = { result: "co2AtSteadyState", extent: { size: highest, text: `highest ${ppm(highest)}` } };
  if (isAboveWorkplaceLimit)
    return [
      {
        ...shared,
        code: "co2-above-workplace-limit",
        severity: "limit",
        message: `CO₂ reaches ${ppm(highest)}, above the 5000 ppm eight-hour limit for workplaces. Supply more outdoor air.`,
        source: { source: oshaZ1 },
      },
    ];
  if (values.co2Limit === null || highest <= values.co2Limit) return [];
  return [
    {
      ...shared,
      code: "co2-above-limit",
      severity: "caution",
      message: `CO₂ reaches ${ppm(highest)}, above the limit of ${ppm(values.co2Limit)}.${co2AtRatesText(row, values, ppm)} Supply more outdoor air, or reduce the number of people.`,
      field: "co2Limit",
      source: { source: mathematics, locator: "mass balance of CO₂" },
    },
  ];
}

/** Warnings about the people of a zone and the air that they breathe, at fields and results of the zone. */
export function peopleWarnings(row: ZoneCalculation, values: AirValues): WarningStatement[] {
  const { demands, air } = row;
  const { zone, people, rates } = demands;
  const warnings = co2Warnings(row, values);
  if (people > 0) warnings.push(...activityWarnings(demands.category, zone.co2PerPerson));
  if (people > 0 && !air)
    warnings.push({
      code: "no-outdoor-air",
      severity: "limit",
      message: "no outdoor air reaches the people, so CO₂ keeps rising. Enter air changes, or choose a category with outdoor air rates.",
      field: "airChangesPerHour",
      source: { source: ashrae62, locator: "section 6.2" },
    });
  if (demands.peopleFromDensity && rates!.peopleDensity === 0 && rates!.peopleRate > 0)
    warnings.push({
      code: "people-not-given",
      severity: "caution",
      message:
        "the category has an outdoor air rate per person but no usual density, so no people are counted. Enter the number of people.",
      field: "people",
      source: { source: ashrae62, locator: "Table 6-1" },
    });
  if (zone.area > 46.5 && people >= 0.25 * zone.area && !hasDemandControl(row))
    warnings.push({
      code: "demand-control",
      severity: "info",
      message:
        "a room above 46.5 m² (500 ft²) with 25 people or more per 100 m² (1000 ft²) is one where the energy code requires demand-controlled ventilation, with exceptions. Plan for CO₂ or occupancy sensors.",
      field: "people",
      source: { source: ashrae90, locator: "section 6.4.3.8" },
    });
  if (demands.heating && demands.heating.effectiveness < demands.cooling.effectiveness)
    warnings.push({
      code: "heating-governs-distribution",
      severity: "info",
      message:
        "the effectiveness for heating is below that for cooling and sets the outdoor air. Supply air less than 8 K (15 °F) above the room with a long throw has the effectiveness of cooling.",
      field: "heatingDistribution",
      source: demands.heating.source,
    });
  return warnings;
}
