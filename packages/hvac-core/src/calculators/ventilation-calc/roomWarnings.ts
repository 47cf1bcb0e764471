import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { RateProcedure, RoomCalculation } from "./room.ts";
import { aboutActivity } from "./activity.ts";
import type { VentilationValues } from "./schema.ts";
import { ashrae62, ashrae90, oshaZ1 } from "../../sources/index.ts";

const rateProcedure = { source: ashrae62, locator: "section 6.2" };

/** What a senior engineer would remark about the result. */
export function roomWarnings(calculation: RoomCalculation, values: VentilationValues): Warning[] {
  const { rate, share, area } = calculation;
  const found: Warning[] = [];
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  if (!rate) return found;

  found.push(...aboutGoverning(rate, calculation, values, say));
  if (rate.co2 === undefined && rate.people > 0) {
    found.push({
      code: "no-outdoor-air",
      severity: "limit",
      message:
        "No outdoor air reaches the zone, so CO₂ from the occupants keeps rising. Enter air changes, or choose a category with outdoor air rates.",
      field: "airChangesPerHour",
      source: rateProcedure,
    });
  } else if (rate.co2 !== undefined && rate.co2 > 0.005) {
    found.push({
      code: "co2-above-workplace-limit",
      severity: "limit",
      message: `CO₂ would settle at ${formatQuantity(rate.co2, "concentration", values.unitSystem)}, above the 5000 ppm eight-hour limit for workplaces. Supply more outdoor air.`,
      result: "co2AtSteadyState",
      source: { source: oshaZ1 },
    });
  }
  if (rate.people > 0)
    found.push(...aboutActivity(rate.category, values.co2PerPerson, { field: "co2PerPerson", message: "In this room " }));
  if (rate.peopleFromDensity && rate.peopleDensity === 0 && rate.peopleRate > 0) {
    found.push({
      code: "people-not-given",
      severity: "caution",
      message:
        "The category has an outdoor air rate per person but no usual density, so no people are counted. Enter the number of people.",
      field: "occupants",
      source: { source: ashrae62, locator: "Table 6-1" },
    });
  }
  if (values.occupants !== null && rate.peopleDensity > 0 && rate.people > 2 * rate.peopleDensity * area) {
    found.push({
      code: "dense-occupancy",
      severity: "info",
      message: `${rate.people} people are more than twice the default density of the category. Check the category, and consider demand-controlled ventilation by CO₂.`,
      field: "occupants",
      source: { source: ashrae62, locator: "Table 6-1" },
    });
  }
  if (area > 46.5 && rate.people >= 0.25 * area) {
    found.push({
      code: "demand-control",
      severity: "info",
      message:
        "A room above 46.5 m² (500 ft²) with 25 people or more per 100 m² (1000 ft²) is one where the energy code requires demand-controlled ventilation, with exceptions. Plan for CO₂ or occupancy sensors.",
      field: "occupants",
      source: { source: ashrae90, locator: "section 6.4.3.8" },
    });
  }
  if (rate.category.airClass >= 3 && share < 1) {
    found.push({
      code: "recirculation-of-class-3-air",
      severity: "limit",
      message: `Air of class ${rate.category.airClass} may not be recirculated to other spaces${rate.category.airClass === 4 ? " or within the space" : ""}. Use 100 % outdoor air or recirculate within this space only.`,
      field: "outdoorAirFraction",
      source: { source: ashrae62, locator: "section 5.18" },
    });
  }
  return found;
}

/** Which of the two governs, and by how much. */
function aboutGoverning(
  rate: RateProcedure,
  { byChanges, share }: RoomCalculation,
  values: VentilationValues,
  say: (value: number) => string,
): Warning[] {
  const outdoor = byChanges * share;
  if (isAbove(rate.supply, byChanges)) {
    return [
      {
        code: "air-changes-below-rate-procedure",
        severity: "caution",
        message:
          `${formatQuantity(values.airChangesPerHour, "airChanges", values.unitSystem)} give ${say(outdoor)} of outdoor air; ` +
          `the ventilation rate procedure requires ${say(rate.zone)}. Raise the air changes or the outdoor share; the design airflow here already does.`,
        field: "airChangesPerHour",
        result: "governing",
        source: rateProcedure,
      },
    ];
  }
  if (outdoor > 2 * rate.zone) {
    return [
      {
        code: "outdoor-air-above-rate-procedure",
        severity: "info",
        message: `The air changes give ${say(outdoor)} of outdoor air where the ventilation rate procedure requires ${say(rate.zone)}. Recirculate part of the supply, or recover its heat, unless a code requires that much.`,
        field: "outdoorAirFraction",
        result: "governing",
        source: rateProcedure,
      },
    ];
  }
  if (share <= 0.4) return [];
  return [
    {
      code: "high-outdoor-share",
      severity: "info",
      message:
        "More than 40 % of the supply is outdoor air. Check whether the energy code requires energy recovery at this airflow and climate.",
      field: "outdoorAirFraction",
      source: { source: ashrae90, locator: "section 6.5.6.1" },
    },
  ];
}
