import {
  airChanges,
  airDistribution,
  type AirDistribution,
  exhaustRates,
  type ExhaustRate,
  ventilationCategories,
  type VentilationCategory,
  type AirChangeRecommendation,
} from "../../reference/index.ts";
import { cfm, squareFoot } from "../../constants/inchPound.ts";
import { breathingZoneAirflow, kitchenHoods, leakageThrough, type KitchenHood } from "../../ventilation/index.ts";
import type { VentilationValues } from "./schema.ts";

/** A zone of the input in SI. */
export type Zone = VentilationValues["zones"][number];

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
const categories = byId(ventilationCategories);
const distributions = byId(airDistribution);
const healthRooms = byId(airChanges.filter(({ group }) => group === "health"));
const exhausts = byId(exhaustRates);
const hoods = byId(kitchenHoods);

/** A row of the standard's table by its id; undefined for none. */
export const categoryOf = (id: string): VentilationCategory | undefined => categories.get(id);

/** Rates of a category in one of the standard's columns. */
export interface CategoryRates {
  /** Outdoor air per person, m³/s. */
  readonly peopleRate: number;
  /** Outdoor air per floor area, m³/(s·m²). */
  readonly areaRate: number;
  /** Default density of people, persons per m². The standard prints one number for both columns: per 100 m² and per 1000 ft². */
  readonly peopleDensity: number;
}

/** The rates that a column of the standard prints for a category. */
function ratesOf(category: VentilationCategory, column: "inch-pound" | "SI"): CategoryRates {
  const inchPound = column === "inch-pound";
  return {
    peopleRate: inchPound ? category.peopleRateCfm * cfm : category.peopleRate,
    areaRate: inchPound ? (category.areaRateCfmPerFt2 * cfm) / squareFoot : category.areaRate,
    peopleDensity: inchPound ? (category.occupantDensity * 100) / (1000 * squareFoot) : category.occupantDensity,
  };
}

/** Requirements of each rule for one zone. Airflows in m³/s. */
export interface ZoneDemands {
  readonly zone: Zone;
  /** m³ */
  readonly volume: number;
  readonly category: VentilationCategory | undefined;
  readonly rates: CategoryRates | undefined;
  /** Number of people. */
  readonly people: number;
  readonly peopleFromDensity: boolean;
  /** Outdoor air for people and floor area, with the density correction if selected. */
  readonly peopleAirflow: number;
  readonly areaAirflow: number;
  readonly breathingZone: number;
  readonly cooling: AirDistribution;
  /** Undefined where it is that of cooling. */
  readonly heating: AirDistribution | undefined;
  /** E_z, the smaller of both. */
  readonly effectiveness: number;
  /** V_oz */
  readonly zoneOutdoor: number;
  readonly healthRoom: AirChangeRecommendation | undefined;
  readonly byAirChanges: number;
  readonly byHealthcare: number;
  /** Outdoor air by the entered outdoor air changes and by those of the health care room. */
  readonly outdoorByChanges: number;
  readonly exhaust: ExhaustRate | undefined;
  /** m³/s per m² of floor or per unit, as the row has it; 0 without one. */
  readonly exhaustRate: number;
  readonly kitchenHood: KitchenHood | undefined;
  readonly roomExhaust: number;
  readonly hood: number;
  /** Exhaust: the larger of room and hood, since a hood exhausts air of the room, and other exhaust. */
  readonly exhausted: number;
  /** Exfiltration; negative for infiltration. */
  readonly leakage: number;
}

type Column = VentilationValues["rateColumn"];

/** Exhaust of a room by its kind as a column of the standard prints it: m³/s per m² of floor where it goes by area, otherwise m³/s per unit. */
function exhaustRateOf(exhaust: ExhaustRate, use: Zone["exhaustUse"], column: Column): number {
  const inchPound = column === "inch-pound";
  if (exhaust.areaRate !== undefined) return inchPound ? (exhaust.areaRateCfmPerFt2! * cfm) / squareFoot : exhaust.areaRate;
  if (inchPound) return (use === "low" ? exhaust.perUnitLowCfm! : exhaust.perUnitHighCfm!) * cfm;
  return use === "low" ? exhaust.perUnitLow! : exhaust.perUnitHigh!;
}

function hoodAirflow(zone: Zone, hood: KitchenHood | undefined): number {
  if (zone.hood === "capture") return zone.captureVelocity * zone.openPerimeter * zone.openHeight;
  return hood ? hood.lengthRate * zone.hoodLength : 0;
}

function leakage(zone: Zone): number {
  if (zone.pressureTarget === "neutral") return 0;
  const airflow = zone.pressureBy === "offset" ? zone.pressureOffset : leakageThrough(zone.leakageArea, zone.pressureDifference);
  return zone.pressureTarget === "positive" ? airflow : -airflow;
}

/** Requirements of each rule for a zone. `correction` is the factor for the density of the air. */
export function demandsOf(zone: Zone, column: Column, correction: number): ZoneDemands {
  const category = categories.get(zone.category);
  const rates = category && ratesOf(category, column);
  const { area, height } = zone;
  const volume = area * height;
  const people = zone.people ?? (rates ? rates.peopleDensity * area : 0);
  const peopleAirflow = rates ? breathingZoneAirflow({ people, area, peopleRate: rates.peopleRate, areaRate: 0 }) * correction : 0;
  const areaAirflow = rates ? breathingZoneAirflow({ people, area, peopleRate: 0, areaRate: rates.areaRate }) * correction : 0;
  const cooling = distributions.get(zone.airDistribution)!;
  const heating = distributions.get(zone.heatingDistribution);
  const effectiveness = Math.min(cooling.effectiveness, heating?.effectiveness ?? Infinity);
  const healthRoom = healthRooms.get(zone.healthcareSpace);
  const healthOutdoor = ((healthRoom?.outdoorMinimum ?? 0) / 3600) * volume;
  const exhaust = exhausts.get(zone.exhaustKind);
  const kitchenHood = hoods.get(zone.hood);
  const exhaustRate = exhaust ? exhaustRateOf(exhaust, zone.exhaustUse, column) : 0;
  const roomExhaust = exhaustRate * (exhaust?.areaRate === undefined ? zone.exhaustUnits : area);
  const hood = hoodAirflow(zone, kitchenHood);
  const breathingZone = peopleAirflow + areaAirflow;
  return {
    zone,
    volume,
    category,
    rates,
    people,
    peopleFromDensity: zone.people === null && rates !== undefined,
    peopleAirflow,
    areaAirflow,
    breathingZone,
    cooling,
    heating,
    effectiveness,
    zoneOutdoor: breathingZone / effectiveness,
    healthRoom,
    byAirChanges: Math.max(zone.airChangesPerHour, zone.outdoorAirChanges) * volume,
    byHealthcare: Math.max((healthRoom?.minimum ?? 0) / 3600, (healthRoom?.outdoorMinimum ?? 0) / 3600) * volume,
    outdoorByChanges: Math.max(zone.outdoorAirChanges * volume, healthOutdoor),
    exhaust,
    exhaustRate,
    kitchenHood,
    roomExhaust,
    hood,
    exhausted: Math.max(roomExhaust, hood) + zone.otherExhaust,
    leakage: leakage(zone),
  };
}
