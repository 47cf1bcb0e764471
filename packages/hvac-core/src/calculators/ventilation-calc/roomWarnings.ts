import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning, WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { airChangesWarning, highOutdoorShareWarning, recirculationWarning } from "./outdoorAirWarnings.ts";
import { peopleWarnings } from "./peopleWarnings.ts";
import type { RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";
import { ashrae62 } from "../../sources/index.ts";

/** Warnings about the room. */
export function roomWarnings(calculation: RoomCalculation, values: VentilationValues): WarningStatement[] {
  const {
    zone,
    design: { share },
  } = calculation;
  const { category, rates, people } = zone.demands;
  if (!category || !rates) return [];
  const warnings: WarningStatement[] = governingWarnings(calculation, values);
  const ofPeople = peopleWarnings(zone, { unitSystem: values.unitSystem, outdoorCo2: values.outdoorCo2, co2Limit: null });
  warnings.push(...ofPeople.map((each) => ({ ...each, message: each.message[0]!.toUpperCase() + each.message.slice(1) })));
  if (values.people !== null && rates.peopleDensity > 0 && people > 2 * rates.peopleDensity * zone.demands.zone.area)
    warnings.push({
      code: "dense-occupancy",
      severity: "info",
      message: `${people} people are more than twice the default density of the category. Check the category, and consider demand-controlled ventilation by CO₂.`,
      field: "people",
      source: { source: ashrae62, locator: "Table 6-1" },
    });
  if (category.airClass >= 3 && share < 1)
    warnings.push(
      recirculationWarning({
        message: `Air of class ${category.airClass} may not be recirculated to other spaces${category.airClass === 4 ? " or within the space" : ""}. Use 100 % outdoor air or recirculate within this space only.`,
        field: "outdoorAirFraction",
      }),
    );
  return warnings;
}

/** Warnings about the rule that governs. */
function governingWarnings({ zone, outdoorByChanges: outdoor, design: { share } }: RoomCalculation, values: VentilationValues): Warning[] {
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  const { zoneOutdoor, byAirChanges } = zone.demands;
  if (isAbove(zone.byRates, byAirChanges)) {
    return [
      airChangesWarning({
        severity: "caution",
        message:
          `${formatQuantity(values.airChangesPerHour, "airChanges", values.unitSystem)} give ${say(outdoor)} of outdoor air; ` +
          `the ventilation rate procedure requires ${say(zoneOutdoor)}. Raise the air changes or the outdoor share; the design airflow here already does.`,
        field: "airChangesPerHour",
        result: "governing",
      }),
    ];
  }
  if (outdoor > 2 * zoneOutdoor) {
    return [
      {
        code: "outdoor-air-above-rate-procedure",
        severity: "info",
        message: `The air changes supply ${say(outdoor)} of outdoor air where the ventilation rate procedure requires ${say(zoneOutdoor)}. Recirculate part of the supply, or recover its heat, unless a code requires that much.`,
        field: "outdoorAirFraction",
        result: "governing",
        source: { source: ashrae62, locator: "section 6.2" },
      },
    ];
  }
  if (share <= 0.4) return [];
  return [highOutdoorShareWarning({ field: "outdoorAirFraction" })];
}
