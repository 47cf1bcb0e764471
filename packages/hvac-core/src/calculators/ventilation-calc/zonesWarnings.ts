import { isAbove, relativeTolerance } from "../../quantity/tolerance.ts";
import { isBelow, type Warning, type WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { ashrae62, ashrae62Edition2019, mathematics } from "../../sources/index.ts";
import { imc507, multipleZones } from "../../ventilation/sources.ts";
import { airChangesWarning, highOutdoorShareWarning, recirculationWarning } from "./outdoorAirWarnings.ts";
import { peopleWarnings } from "./peopleWarnings.ts";
import type { VentilationValues } from "./schema.ts";
import { zoneFields } from "./zoneFields.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const nameOf = ({ demands }: ZoneCalculation): string => demands.zone.name || "a zone";

/** Warnings about the zones of a system. */
export function zonesWarnings(calculation: ZonesCalculation, values: VentilationValues): WarningStatement[] {
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  const byZone = new Map(calculation.zones.map((row) => [row.id, row]));
  return [
    ...systemWarnings(calculation, values, say),
    ...circleWarnings(calculation.zones, byZone, say),
    ...calculation.zones.flatMap((row) => [
      ...ruleWarnings(row, calculation, say),
      ...pressureWarnings(row, say),
      ...transferWarnings(row, byZone),
      ...zonePeopleWarnings(row, values),
    ]),
  ];
}

type Say = (value: number) => string;

function systemWarnings(
  { system, design: { supply, outdoor }, intake, outdoorForMakeup, outdoorForAirChanges, zones }: ZonesCalculation,
  values: VentilationValues,
  say: Say,
): Warning[] {
  const warnings: Warning[] = [];
  if (isAbove(outdoor, supply))
    warnings.push({
      code: "outdoor-air-above-supply",
      severity: "limit",
      message: `The outdoor air of ${say(outdoor)} is more than the supply of ${say(supply)}. Raise the zones' airflows, or serve the critical zone by a separate system.`,
      result: "designOutdoorAirflow",
      source: { source: ashrae62, locator: "section 6.2.5" },
    });
  else if (values.systemKind === "multiple-zone" && outdoor > 0.4 * supply)
    warnings.push(highOutdoorShareWarning({ result: "outdoorShare" }));
  if (isAbove(outdoorForMakeup, Math.max(intake, outdoorForAirChanges)) && values.systemKind === "multiple-zone")
    warnings.push({
      code: "makeup-governs-outdoor-air",
      severity: "info",
      message: `Exhaust and pressure require ${say(outdoorForMakeup)} of outdoor air where the rate procedure requires ${say(intake)}. Use transfer air from outside these zones, or make-up air at the hoods, to keep the intake small.`,
      result: "outdoorForMakeup",
      source: { source: mathematics },
    });
  if (system && system.method !== values.efficiencyMethod)
    warnings.push({
      code: "table-ends",
      severity: "info",
      message:
        "A zone outdoor air fraction is beyond the end of the table at 0.55, so Appendix A applies. Raise that zone's minimum primary airflow to come back to the table.",
      field: "efficiencyMethod",
      result: "systemEfficiency",
      source: { source: multipleZones, locator: "Table 6-3" },
    });
  if (system?.critical !== undefined && system.efficiency < 0.6)
    warnings.push({
      code: "low-system-efficiency",
      severity: "info",
      message: `The zone ${zones[system.critical]!.demands.zone.name || "without a name"} lowers the system ventilation efficiency to ${formatQuantity(system.efficiency, "ratio", values.unitSystem)}. A larger minimum primary airflow there saves outdoor air for all zones.`,
      field: `zones.${zones[system.critical]!.id}.minimumAirflow`,
      result: "systemEfficiency",
      source: { source: ashrae62, locator: "Appendix A" },
    });
  return warnings;
}

function ruleWarnings(row: ZoneCalculation, calculation: ZonesCalculation, say: Say): WarningStatement[] {
  const { demands, outdoor, supply, minimum, id } = row;
  const { zone } = demands;
  const warnings: WarningStatement[] = [];
  const name = zone.name || "A zone";
  const field = (key: string): string => `zones.${id}.${key}`;
  if (minimum !== undefined && zone.minimumAirflow !== null && isBelow(zone.minimumAirflow, minimum))
    warnings.push({
      code: "minimum-airflow-raised",
      severity: "caution",
      extent: { size: minimum - zone.minimumAirflow, text: `by up to ${say(minimum - zone.minimumAirflow)}` },
      message: `${name}: the minimum primary airflow of ${say(zone.minimumAirflow)} is raised to ${say(minimum)}, governed by: ${row.minimumGoverning!.toLowerCase()}. Set the terminal to that.`,
      field: field("minimumAirflow"),
      source: { source: ashrae62Edition2019, locator: "section 6.2.5" },
    });
  const hasAirChanges = Math.max(zone.airChangesPerHour, zone.outdoorAirChanges) > 0;
  if (hasAirChanges && isAbove(row.byRates, demands.byAirChanges))
    warnings.push(
      airChangesWarning({
        severity: "info",
        message: `${name}: the air changes give ${say(demands.byAirChanges)} where the rate procedure requires ${say(row.byRates)}. The larger airflow applies.`,
        field: field("airChangesPerHour"),
      }),
    );
  else if (hasAirChanges && demands.zoneOutdoor > 0 && demands.byAirChanges > 2 * row.byRates)
    warnings.push({
      code: "air-changes-above-rate-procedure",
      severity: "info",
      message: `${name}: the air changes require ${say(demands.byAirChanges)}, more than twice the ${say(row.byRates)} of the rate procedure. Check that a code requires them.`,
      field: field("airChangesPerHour"),
      source: { source: ashrae62, locator: "section 6.2" },
    });
  const isEnteredMissed = isBelow(outdoor, zone.outdoorAirChanges * demands.volume);
  // Airflows with the same displayed value are equal.
  if (isBelow(outdoor, demands.outdoorByChanges) && say(outdoor) !== say(demands.outdoorByChanges))
    warnings.push({
      code: "outdoor-air-changes-missed",
      severity: isEnteredMissed ? "caution" : "info",
      message: `${name}: the mixed air of the system brings ${say(outdoor)} of outdoor air where ${say(demands.outdoorByChanges)} is required. ${isEnteredMissed ? "Raise its supply airflow, or the outdoor air of the system." : "The intake covers the sum of all rooms; check that the code accepts it for a system of several rooms."}`,
      field: field("loadAirflow"),
      source: demands.healthRoom?.source ?? { source: mathematics },
    });
  const airClass = airClassOf(demands);
  if (calculation.system && airClass >= 3 && row.returned > relativeTolerance * supply)
    warnings.push(
      recirculationWarning({
        message: `${name}: air of class ${airClass} may not be recirculated to other zones, but ${say(row.returned)} returns. Exhaust all of it${airClass === 3 ? ", or give the zone a separate system" : ""}.`,
        field: field(demands.category?.airClass === airClass ? "category" : "exhaustKind"),
      }),
    );
  if (calculation.system && demands.healthRoom?.exhaustedOutdoors && row.returned > relativeTolerance * supply)
    warnings.push({
      code: "room-air-exhausted-outdoors",
      severity: "limit",
      message: `${name}: all air of this room must be exhausted outdoors, but ${say(row.returned)} returns. Enter it as exhaust.`,
      field: field("otherExhaust"),
      source: demands.healthRoom.source,
    });
  if (zone.hood !== "none" && demands.hood > 0 && row.returned <= relativeTolerance * supply && zone.transferAirflow === 0)
    warnings.push({
      code: "hood-takes-all-supply",
      severity: "info",
      message: `${name}: the hood exhausts all of the supply air. Transfer air from the dining room or make-up air at the hood keeps the supply of the kitchen smaller.`,
      field: field("transferAirflow"),
      source: { source: imc507 },
    });
  return warnings;
}

function pressureWarnings(row: ZoneCalculation, say: Say): Warning[] {
  const { demands, id, pressure } = row;
  const { zone, healthRoom } = demands;
  const warnings: Warning[] = [];
  const required = healthRoom?.pressure;
  if (required && pressure.toLowerCase() !== required)
    warnings.push({
      code: "pressure-relation-not-met",
      severity: "caution",
      message: `${nameOf(row)}: the room must be ${required} against its neighbours and is ${pressure.toLowerCase()}. Enter an airflow difference, or leakage and pressure.`,
      field: `zones.${id}.pressureTarget`,
      result: `zones.${id}.pressure`,
      source: healthRoom.source,
    });
  if (zone.fuelBurning && (demands.leakage < 0 || demands.exhausted > 0))
    warnings.push({
      code: "negative-pressure-with-combustion",
      severity: demands.leakage < 0 ? "limit" : "caution",
      message:
        demands.leakage < 0
          ? `${nameOf(row)}: ${say(-demands.leakage)} leaks into a room with an appliance that draws combustion air from it. Flue gas may spill: choose a sealed appliance or balance the room.`
          : `${nameOf(row)}: exhaust runs in a room with an appliance that draws combustion air from it. Interlock the make-up air, or choose a sealed appliance.`,
      field: `zones.${id}.fuelBurning`,
      source: { source: ashrae62, locator: "section 5.10" },
    });
  return warnings;
}

/** Air class of a room, the worse of its category and its exhaust; 1 without either. */
const airClassOf = ({ category, exhaust }: ZoneCalculation["demands"]): number => Math.max(category?.airClass ?? 1, exhaust?.airClass ?? 1);

function transferWarnings(row: ZoneCalculation, byZone: ReadonlyMap<string, ZoneCalculation>): Warning[] {
  const { zone } = row.demands;
  const from = zone.transferFrom === null || zone.transferAirflow === 0 ? undefined : byZone.get(zone.transferFrom);
  if (!from) return [];
  const [here, there] = [airClassOf(row.demands), airClassOf(from.demands)];
  // Air of class 2 may go on to rooms of class 2 and worse, air of class 3 and 4 to no other room at all.
  if (there < 3 && there <= here) return [];
  return [
    {
      code: "transfer-from-worse-air",
      severity: there >= 3 ? "limit" : "caution",
      message:
        there >= 3
          ? `${nameOf(row)}: air of class ${there} from ${nameOf(from)} may not be transferred to any other room. Exhaust it there.`
          : `${nameOf(row)}: transfer air of class ${there} from ${nameOf(from)} enters a room of class ${here}. Transfer air of class 2 only into rooms of the same class or worse.`,
      field: `zones.${row.id}.transferFrom`,
      source: { source: ashrae62, locator: "section 5.18" },
    },
  ];
}

/**
 * Warnings about transfer air in a circle, which returns to the zone that it came from. Without a circle no zone transfers more than its supply and the
 * transfer air that it receives, since its supply is raised accordingly.
 */
function circleWarnings(zones: readonly ZoneCalculation[], byZone: ReadonlyMap<string, ZoneCalculation>, say: Say): Warning[] {
  const visited = new Set<string>();
  return zones.flatMap((first): Warning[] => {
    const path: ZoneCalculation[] = [];
    let zone: ZoneCalculation | undefined = first;
    while (zone && !visited.has(zone.id)) {
      visited.add(zone.id);
      path.push(zone);
      const { transferFrom, transferAirflow }: ZoneCalculation["demands"]["zone"] = zone.demands.zone;
      zone = transferFrom === null || transferAirflow === 0 ? undefined : byZone.get(transferFrom);
    }
    const start = zone ? path.indexOf(zone) : -1;
    if (start < 0) return [];
    const circle = path.slice(start);
    const circulating = Math.min(...circle.map(({ demands }) => demands.zone.transferAirflow));
    return [
      {
        code: "transfer-air-circulates",
        severity: "caution",
        message: `${circle.map(nameOf).join(", ")}: ${say(circulating)} of transfer air returns to the zone that it came from without ventilating any. Reduce each of these transfer airflows by that much.`,
        field: `zones.${circle[0]!.id}.transferAirflow`,
        source: { source: mathematics },
      },
    ];
  });
}

/** Warnings about the people of a zone, at its row. */
function zonePeopleWarnings(row: ZoneCalculation, values: VentilationValues): WarningStatement[] {
  const inRow = (name: string): string => (name in zoneFields || name === "co2AtSteadyState" ? `zones.${row.id}.${name}` : name);
  return peopleWarnings(row, values).map(({ field, result, ...warning }) => ({
    ...warning,
    message: `${nameOf(row)}: ${warning.message}`,
    ...(field !== undefined && { field: inRow(field) }),
    ...(result !== undefined && { result: inRow(result) }),
  }));
}
