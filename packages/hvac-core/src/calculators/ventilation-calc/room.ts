import type { ResultValues } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { specificVolume } from "../../psychrometrics/quantities/index.ts";
import { airDistributionOf, type AirDistribution } from "../../reference/airDistribution.ts";
import { cfm, squareFoot } from "../../reference/inchPound.ts";
import { ventilationCategories, type VentilationCategory } from "../../reference/ventilationCategories.ts";
import { breathingZoneAirflow } from "../../ventilation/index.ts";
import type { results } from "./results.ts";
import type { VentilationValues } from "./schema.ts";

/** Dry air that the standard's rates count with, kg/m³. ASHRAE 62.1, section 6.2.1.1. */
export const standardDensity = 1.2;

/** What thinner air than the standard's does to volume flows. */
export interface DensityCorrection {
  /** Pa. */
  readonly pressure: number;
  /** Of dry air, kg/m³. */
  readonly airDensity: number;
  /** By which volume flows grow, a ratio. */
  readonly factor: number;
}

/** The correction at a site. */
export function densityCorrection(altitude: number, airTemperature: number): DensityCorrection {
  const pressure = pressureAtAltitude(altitude);
  const airDensity = 1 / specificVolume(airTemperature, 0, pressure);
  return { pressure, airDensity, factor: standardDensity / airDensity };
}

/** The ventilation rate procedure for the room as one zone. */
export interface RateProcedure extends CategoryRates {
  readonly category: VentilationCategory;
  /** Number of people. */
  readonly people: number;
  /** Whether that number follows from the default density. */
  readonly peopleFromDensity: boolean;
  readonly distribution: AirDistribution;
  /** Zone air distribution effectiveness E_z, a ratio. */
  readonly effectiveness: number;
  /** Only when asked for. */
  readonly density: DensityCorrection | undefined;
  /** Outdoor air that the breathing zone needs, m³/s. */
  readonly breathingZone: number;
  /** Outdoor air that the zone needs, m³/s. */
  readonly zone: number;
  /** Supply airflow that carries the zone's outdoor air at the stated outdoor share, or at no less than all of it, m³/s. */
  readonly supply: number;
  /** At steady state, a fraction by volume; undefined where no outdoor air dilutes the people's CO₂. */
  readonly co2: number | undefined;
}

/** Results that every room has. */
type RoomResult = "roomVolume" | "requiredAirflow" | "outdoorAirflow" | "outdoorShare" | "designAirChanges";

/** A room's ventilation as calculated: the values between input and results. */
export interface RoomCalculation {
  readonly scope: "room";
  readonly results: ResultValues<typeof results> & Readonly<Record<RoomResult, number>>;
  /** Of the floor, m². */
  readonly area: number;
  /** Of the room, m³. */
  readonly volume: number;
  /** Airflow that the air changes ask for, m³/s. */
  readonly byChanges: number;
  /** Undefined without a category. */
  readonly rate: RateProcedure | undefined;
  /** Supply airflow, the larger of both, m³/s. */
  readonly design: number;
  /** Outdoor air in the supply, a share. */
  readonly share: number;
  /** Whether the share is the stated one, follows from the rate procedure, or is all of the supply. */
  readonly shareFrom: "stated" | "procedure" | "all";
}

/** Outdoor air in the supply: as stated, or as much as the zone needs; air that may not be recirculated is all outdoor air. */
function outdoorShare(
  { outdoorAirFraction }: VentilationValues,
  category: VentilationCategory | undefined,
  zone: number,
  design: number,
): Pick<RoomCalculation, "share" | "shareFrom"> {
  if (outdoorAirFraction !== null) return { share: outdoorAirFraction, shareFrom: "stated" };
  if (!category || category.airClass >= 3 || design === 0) return { share: 1, shareFrom: "all" };
  return { share: zone / design, shareFrom: "procedure" };
}

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
export function ratesOf(category: VentilationCategory, column: "inch-pound" | "SI"): CategoryRates {
  const inchPound = column === "inch-pound";
  return {
    peopleRate: inchPound ? category.peopleRateCfm * cfm : category.peopleRate,
    areaRate: inchPound ? (category.areaRateCfmPerFt2 * cfm) / squareFoot : category.areaRate,
    peopleDensity: inchPound ? (category.occupantDensity * 100) / (1000 * squareFoot) : category.occupantDensity,
  };
}

function rateProcedure(values: VentilationValues, category: VentilationCategory, area: number, byChanges: number): RateProcedure {
  const { peopleRate, areaRate, peopleDensity } = ratesOf(category, values.rateColumn);
  const people = values.occupants ?? peopleDensity * area;
  const distribution = airDistributionOf(values.airDistribution);
  const { effectiveness } = distribution;
  const density = values.densityCorrection ? densityCorrection(values.altitude, values.airTemperature) : undefined;
  const breathingZone = breathingZoneAirflow({ people, area, peopleRate, areaRate }) * (density?.factor ?? 1);
  const zone = breathingZone / effectiveness;
  const supply = zone / (values.outdoorAirFraction ?? 1);
  const outdoor = Math.max(byChanges, supply) * outdoorShare(values, category, zone, Math.max(byChanges, supply)).share;
  const co2 = outdoor > 0 ? values.outdoorCo2 + (people * values.co2PerPerson) / (outdoor * effectiveness) : undefined;
  return {
    category,
    peopleRate,
    areaRate,
    peopleDensity,
    people,
    peopleFromDensity: values.occupants === null,
    distribution,
    effectiveness,
    density,
    breathingZone,
    zone,
    supply,
    co2,
  };
}

/** Airflow of a room by air changes and, beside it, by the ventilation rate procedure of ASHRAE 62.1 for one zone. */
export function calculateRoom(values: VentilationValues): RoomCalculation {
  const area = values.roomWidth * values.roomLength;
  const volume = area * values.roomHeight;
  const byChanges = values.airChangesPerHour * volume;
  const category = ventilationCategories.find((row) => row.id === values.category);
  const rate = category && rateProcedure(values, category, area, byChanges);
  const design = rate ? Math.max(byChanges, rate.supply) : byChanges;
  const { share, shareFrom } = outdoorShare(values, category, rate?.zone ?? 0, design);
  return {
    scope: "room",
    area,
    volume,
    byChanges,
    rate,
    design,
    share,
    shareFrom,
    results: {
      roomVolume: volume,
      requiredAirflow: byChanges,
      outdoorAirflow: byChanges * share,
      designAirflow: design,
      designOutdoorAirflow: design * share,
      outdoorShare: share,
      designAirChanges: design / volume,
      governing: rate && rate.supply > byChanges ? "Ventilation rate procedure" : "Air changes",
      ...(rate && {
        breathingZoneAirflow: rate.breathingZone,
        zoneOutdoorAirflow: rate.zone,
        occupantsCounted: rate.people,
        ...(rate.co2 !== undefined && { co2AtSteadyState: rate.co2 }),
      }),
    },
  };
}
