import { isAbove, relativeTolerance } from "../../quantity/tolerance.ts";
import { isBelow, type Warning, type WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { ashrae62, ashrae62Edition2019, ashrae90, mathematics } from "../../sources/index.ts";
import { imc507, multipleZones } from "../../ventilation/sources.ts";
import { peopleWarnings } from "./peopleWarnings.ts";
import type { VentilationValues } from "./schema.ts";
import { zoneFields } from "./zoneFields.ts";
import type { ZoneCalculation, ZonesCalculation } from "./zones.ts";

const nameOf = ({ demands }: ZoneCalculation): string => demands.zone.name || "a zone";

/** What a senior engineer would remark about the zones of a system. */
export function zonesWarnings(calculation: ZonesCalculation, values: VentilationValues): WarningStatement[] {
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  const byZone = new Map(calculation.zones.map((row) => [row.id, row]));
  return [
    ...aboutSystem(calculation, values, say),
    ...aboutCircles(calculation.zones, byZone, say),
    ...calculation.zones.flatMap((row) => [
      ...aboutRules(row, calculation, say),
      ...aboutPressure(row, say),
      ...aboutTransfer(row, byZone),
      ...aboutPeople(row, values),
    ]),
  ];
}

type Say = (value: number) => string;

function aboutSystem(
  { system, design: { supply, outdoor }, intake, outdoorForMakeup, outdoorForAirChanges, zones }: ZonesCalculation,
  values: VentilationValues,
  say: Say,
): Warning[] {
  const found: Warning[] = [];
  if (isAbove(outdoor, supply))
    found.push({
      code: "outdoor-air-above-supply",
      severity: "limit",
      message: `The outdoor air of ${say(outdoor)} is more than the supply of ${say(supply)}. Raise the zones' airflows, or serve the critical zone by a system of its own.`,
      result: "designOutdoorAirflow",
      source: { source: ashrae62, locator: "section 6.2.5" },
    });
  else if (values.systemKind === "multiple-zone" && outdoor > 0.4 * supply)
    found.push({
      code: "high-outdoor-share",
      severity: "info",
      message:
        "More than 40 % of the supply is outdoor air. Check whether the energy code requires energy recovery at this airflow and climate.",
      result: "outdoorShare",
      source: { source: ashrae90, locator: "section 6.5.6.1" },
    });
  if (isAbove(outdoorForMakeup, Math.max(intake, outdoorForAirChanges)) && values.systemKind === "multiple-zone")
    found.push({
      code: "makeup-governs-outdoor-air",
      severity: "info",
      message: `Exhaust and pressure ask for ${say(outdoorForMakeup)} of outdoor air where the rate procedure asks for ${say(intake)}. Bring transfer air from outside these zones, or make-up air at the hoods, to keep the intake small.`,
      result: "outdoorForMakeup",
      source: { source: mathematics },
    });
  if (system && system.method !== values.efficiencyMethod)
    found.push({
      code: "table-ends",
      severity: "info",
      message:
        "A zone outdoor air fraction is beyond the table's end of 0.55, so Appendix A counts. Raise that zone's minimum primary airflow to come back to the table.",
      field: "efficiencyMethod",
      result: "systemEfficiency",
      source: { source: multipleZones, locator: "Table 6-3" },
    });
  if (system?.critical !== undefined && system.efficiency < 0.6)
    found.push({
      code: "low-system-efficiency",
      severity: "info",
      message: `The zone ${zones[system.critical]!.demands.zone.name || "without a name"} lowers the system ventilation efficiency to ${formatQuantity(system.efficiency, "ratio", values.unitSystem)}. A larger minimum primary airflow there saves outdoor air for all zones.`,
      field: `zones.${zones[system.critical]!.id}.minimumAirflow`,
      result: "systemEfficiency",
      source: { source: ashrae62, locator: "Appendix A" },
    });
  return found;
}

function aboutRules(
  { demands, outdoor, supply, minimum, id, ...row }: ZoneCalculation,
  calculation: ZonesCalculation,
  say: Say,
): WarningStatement[] {
  const { zone } = demands;
  const found: WarningStatement[] = [];
  const name = zone.name || "A zone";
  const field = (key: string): string => `zones.${id}.${key}`;
  if (minimum !== undefined && zone.minimumAirflow !== null && isBelow(zone.minimumAirflow, minimum))
    found.push({
      code: "minimum-airflow-raised",
      severity: "caution",
      extent: { size: minimum - zone.minimumAirflow, text: `by up to ${say(minimum - zone.minimumAirflow)}` },
      message: `${name}: the minimum primary airflow of ${say(zone.minimumAirflow)} is raised to ${say(minimum)}, governed by: ${row.minimumGoverning!.toLowerCase()}. Set the terminal to that.`,
      field: field("minimumAirflow"),
      source: { source: ashrae62Edition2019, locator: "section 6.2.5" },
    });
  const asked = Math.max(zone.airChangesPerHour, zone.outdoorAirChanges) > 0;
  if (asked && isAbove(row.byRates, demands.byAirChanges))
    found.push({
      code: "air-changes-below-rate-procedure",
      severity: "info",
      message: `${name}: the air changes give ${say(demands.byAirChanges)} where the rate procedure asks for ${say(row.byRates)}. The larger airflow counts.`,
      field: field("airChangesPerHour"),
      source: { source: ashrae62, locator: "section 6.2" },
    });
  else if (asked && demands.zoneOutdoor > 0 && demands.byAirChanges > 2 * row.byRates)
    found.push({
      code: "air-changes-above-rate-procedure",
      severity: "info",
      message: `${name}: the air changes ask for ${say(demands.byAirChanges)}, more than twice the ${say(row.byRates)} of the rate procedure. Check that a code asks for them.`,
      field: field("airChangesPerHour"),
      source: { source: ashrae62, locator: "section 6.2" },
    });
  const stated = isBelow(outdoor, zone.outdoorAirChanges * demands.volume);
  // What reads the same is as asked for.
  if (isBelow(outdoor, demands.outdoorByChanges) && say(outdoor) !== say(demands.outdoorByChanges))
    found.push({
      code: "outdoor-air-changes-missed",
      severity: stated ? "caution" : "info",
      message: `${name}: of the system's mixed air it gets ${say(outdoor)} of outdoor air where ${say(demands.outdoorByChanges)} are asked for. ${stated ? "Raise its supply airflow, or the outdoor air of the system." : "The sum over all rooms is taken in; check that the code accepts it for a system of several rooms."}`,
      field: field("loadAirflow"),
      source: demands.healthRoom?.source ?? { source: mathematics },
    });
  const airClass = airClassOf(demands);
  if (calculation.system && airClass >= 3 && row.returned > relativeTolerance * supply)
    found.push({
      code: "recirculation-of-class-3-air",
      severity: "limit",
      message: `${name}: air of class ${airClass} may not be recirculated to other zones, and ${say(row.returned)} return. Exhaust all of it${airClass === 3 ? ", or give the zone a system of its own" : ""}.`,
      field: field(demands.category?.airClass === airClass ? "category" : "exhaustKind"),
      source: { source: ashrae62, locator: "section 5.18" },
    });
  if (calculation.system && demands.healthRoom?.exhaustedOutdoors && row.returned > relativeTolerance * supply)
    found.push({
      code: "room-air-exhausted-outdoors",
      severity: "limit",
      message: `${name}: all air of such a room is exhausted outdoors, and ${say(row.returned)} return here. Enter them as exhaust.`,
      field: field("otherExhaust"),
      source: demands.healthRoom.source,
    });
  if (zone.hood !== "none" && demands.hood > 0 && row.returned <= relativeTolerance * supply && zone.transferAirflow === 0)
    found.push({
      code: "hood-takes-all-supply",
      severity: "info",
      message: `${name}: the hood draws off all of the supply air. Transfer air of the dining room or make-up air at the hood keeps the kitchen's own supply smaller.`,
      field: field("transferAirflow"),
      source: { source: imc507 },
    });
  return found;
}

function aboutPressure(row: ZoneCalculation, say: Say): Warning[] {
  const { demands, id, pressure } = row;
  const { zone, healthRoom } = demands;
  const found: Warning[] = [];
  const required = healthRoom?.pressure;
  if (required && pressure.toLowerCase() !== required)
    found.push({
      code: "pressure-relation-not-met",
      severity: "caution",
      message: `${nameOf(row)}: the room is to be ${required} against its neighbours and is ${pressure.toLowerCase()}. State a difference of airflows, or leakage and pressure.`,
      field: `zones.${id}.pressureTarget`,
      result: `zones.${id}.pressure`,
      source: healthRoom.source,
    });
  if (zone.fuelBurning && (demands.leakage < 0 || demands.exhausted > 0))
    found.push({
      code: "negative-pressure-with-combustion",
      severity: demands.leakage < 0 ? "limit" : "caution",
      message:
        demands.leakage < 0
          ? `${nameOf(row)}: ${say(-demands.leakage)} leak into a room with an appliance that draws combustion air from it. Flue gas may spill: choose a sealed appliance or balance the room.`
          : `${nameOf(row)}: exhaust runs in a room with an appliance that draws combustion air from it. Interlock the make-up air, or choose a sealed appliance.`,
      field: `zones.${id}.fuelBurning`,
      source: { source: ashrae62, locator: "section 5.10" },
    });
  return found;
}

/** Class of a room's air, the worse of its category and its exhaust; 1 where neither states one. */
const airClassOf = ({ category, exhaust }: ZoneCalculation["demands"]): number => Math.max(category?.airClass ?? 1, exhaust?.airClass ?? 1);

function aboutTransfer(row: ZoneCalculation, byZone: ReadonlyMap<string, ZoneCalculation>): Warning[] {
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
          : `${nameOf(row)}: transfer air of class ${there} from ${nameOf(from)} comes into a room of class ${here}. Transfer air of class 2 only into rooms of that class or a worse one.`,
      field: `zones.${row.id}.transferFrom`,
      source: { source: ashrae62, locator: "section 5.18" },
    },
  ];
}

/**
 * Transfer air that goes round: what a zone gives away comes back to it. Without a circle no zone gives away more than its supply and what it
 * takes, since its supply is raised to that.
 */
function aboutCircles(zones: readonly ZoneCalculation[], byZone: ReadonlyMap<string, ZoneCalculation>, say: Say): Warning[] {
  const seen = new Set<string>();
  return zones.flatMap((first): Warning[] => {
    const path: ZoneCalculation[] = [];
    let at: ZoneCalculation | undefined = first;
    while (at && !seen.has(at.id)) {
      seen.add(at.id);
      path.push(at);
      const { transferFrom, transferAirflow }: ZoneCalculation["demands"]["zone"] = at.demands.zone;
      at = transferFrom === null || transferAirflow === 0 ? undefined : byZone.get(transferFrom);
    }
    const start = at ? path.indexOf(at) : -1;
    if (start < 0) return [];
    const circle = path.slice(start);
    const round = Math.min(...circle.map(({ demands: { zone } }) => zone.transferAirflow));
    return [
      {
        code: "transfer-air-goes-round",
        severity: "caution",
        message: `${circle.map(nameOf).join(", ")}: ${say(round)} of transfer air returns to the zone that it came from and ventilates none. Reduce each of these transfer airflows by that much.`,
        field: `zones.${circle[0]!.id}.transferAirflow`,
        source: { source: mathematics },
      },
    ];
  });
}

/** What concerns the people of a zone, at the row of the zone. */
function aboutPeople(row: ZoneCalculation, values: VentilationValues): WarningStatement[] {
  const inRow = (name: string): string => (name in zoneFields || name === "co2AtSteadyState" ? `zones.${row.id}.${name}` : name);
  return peopleWarnings(row, values).map(({ field, result, ...warning }) => ({
    ...warning,
    message: `${nameOf(row)}: ${warning.message}`,
    ...(field !== undefined && { field: inRow(field) }),
    ...(result !== undefined && { result: inRow(result) }),
  }));
}
