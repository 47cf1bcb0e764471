import {
  climateStations,
  stationDegreeDays,
  stationDegreeDaysSource,
  type ClimateStation,
  type PartialDesignConditions,
  type StationDegreeDays,
} from "@org/hvac-core/weather";
import { citationText } from "@org/form/numbers";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";
import type { UseTarget } from "../../targets.ts";

/** A city as a row of a table. */
export interface StationRow extends ReferenceRow {
  readonly station: ClimateStation;
  readonly days?: StationDegreeDays;
}

const daysNote = `Degree days and zone: ${citationText(stationDegreeDaysSource)}; a code's own map decides its zone.`;

/** Details without room in the columns. */
function remarkOf({ stationNumber, timeZoneName, cooling, hottestMonth, dryBulbRange }: ClimateStation, hasDays: boolean): string {
  return [
    `Station ${stationNumber}; time zone ${timeZoneName}.`,
    `Cooling, exceeded for 2 %: ${cooling.dryBulb020} °C, wet bulb with it ${cooling.wetBulb020} °C.`,
    `The hottest month is ${monthName(hottestMonth)}, with a mean daily range of ${dryBulbRange} K.`,
    ...(hasDays ? [daysNote] : []),
  ].join(" ");
}

/** By the station's number, which files that are linked to keep. */
export const stationRows: readonly StationRow[] = climateStations().map((station) => {
  const days = stationDegreeDays(station.stationNumber);
  return {
    id: `wmo-${station.stationNumber}`,
    label: station.name,
    source: station.source,
    note: remarkOf(station, days !== undefined),
    station,
    ...(days && { days }),
  };
});

function monthName(month: number): string {
  return new Date(Date.UTC(2001, month - 1, 15)).toLocaleDateString("en", { month: "long", timeZone: "UTC" });
}

const degC = (value: number): { readonly value: number; readonly unit: string } => ({ value, unit: "degC" });

/** A place with its design conditions, of which a file may have some. */
type DesignPlace = Pick<ClimateStation, "latitude" | "longitude" | "timeZone" | "elevation"> &
  Pick<PartialDesignConditions, "heating" | "cooling">;

function siteOf({ latitude, longitude, timeZone, elevation }: DesignPlace): Readonly<Record<string, unknown>> {
  return {
    altitude: { value: elevation, unit: "m" },
    latitude: { value: latitude, unit: "deg" },
    longitude: { value: longitude, unit: "deg" },
    timeZone,
  };
}

/** Calculators that begin with the summer of a place. */
function coolingTargets(place: DesignPlace, name: string): readonly UseTarget[] {
  const { dryBulb004, wetBulb004 } = place.cooling;
  if (dryBulb004 === undefined || wetBulb004 === undefined) return [];
  return [
    {
      calculator: "heat-load",
      as: "cooling, 0.4 %",
      input: { ...siteOf(place), outdoorTemp: degC(dryBulb004), outdoorHumidityBy: "wetBulb", outdoorWetBulb: degC(wetBulb004) },
    },
    {
      calculator: "psychrometric-chart",
      as: "outdoor air, 0.4 %",
      input: {
        altitude: { value: place.elevation, unit: "m" },
        // Not those that the chart begins with, whose states are not there.
        processes: [],
        states: [
          { id: "outdoor", name: name.slice(0, 60), given: "dryBulbAndWetBulb", dryBulb: degC(dryBulb004), wetBulb: degC(wetBulb004) },
        ],
      },
    },
  ];
}

/** Calculators that begin with the design conditions of a place. */
export function designTargets(place: DesignPlace, name: string): readonly UseTarget[] {
  const { dryBulb996 } = place.heating;
  const cooling = coolingTargets(place, name);
  const heating: readonly UseTarget[] =
    dryBulb996 === undefined
      ? []
      : [
          {
            calculator: "heat-load",
            as: "heating, 99.6 %",
            input: { ...siteOf(place), calculationMode: "Heating", outdoorTemp: degC(dryBulb996) },
          },
        ];
  return [...cooling.slice(0, 1), ...heating, ...cooling.slice(1)];
}

const design = (key: string, label: string, value: (station: ClimateStation) => number): ReferenceColumn<StationRow> => ({
  key,
  label,
  quantity: "temperature",
  value: ({ station }) => value(station),
});

const columns: readonly ReferenceColumn<StationRow>[] = [
  design("h996", "Heating 99.6 %", ({ heating }) => heating.dryBulb996),
  design("h990", "Heating 99 %", ({ heating }) => heating.dryBulb990),
  design("c004", "Cooling 0.4 %", ({ cooling }) => cooling.dryBulb004),
  design("w004", "Mean coincident wet bulb", ({ cooling }) => cooling.wetBulb004),
  design("c010", "Cooling 1 %", ({ cooling }) => cooling.dryBulb010),
  { key: "zone", label: "Climate zone", value: ({ days }) => days?.climateZone },
  { key: "heating", label: "Heating degree days to 18 °C (64 °F)", quantity: "degreeDays", value: ({ days }) => days?.heating18 },
  { key: "cooling", label: "Cooling degree days above 10 °C (50 °F)", quantity: "degreeDays", value: ({ days }) => days?.cooling10 },
  { key: "elevation", label: "Altitude", quantity: "altitude", value: ({ station }) => station.elevation },
];

/** The table of cities; from a place that is searched, the nearest first with their distance. */
export function stationTableOf(rows: readonly StationRow[], distanceOf?: (row: StationRow) => number): TableDefinition<StationRow> {
  return {
    title: "Cities",
    verifiedBy: "climateStations",
    rowLabel: "City",
    rows,
    filters: [
      { key: "country", label: "Country", value: ({ station }) => station.countryName },
      { key: "state", label: "State or province", value: ({ station }) => station.state },
      { key: "climate", label: "Climate zone", value: ({ days }) => days && `Zone ${days.climateZone}` },
    ],
    keywordsOf: ({ station, days }) =>
      `${station.country} ${station.stateCode ?? ""} ${station.stationNumber} ${days ? `zone ${days.climateZone}` : ""}`,
    columns: distanceOf
      ? [{ key: "distance", label: "Distance, km", digits: 3, value: (row: StationRow) => distanceOf(row) / 1000 }, ...columns]
      : columns,
    targetsOf: ({ station, label }) => designTargets(station, label),
  };
}

export const stationTable = stationTableOf(stationRows);

export const entries = (): readonly TopicEntry[] => [...entriesOf(stationTable)];
