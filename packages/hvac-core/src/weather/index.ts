// Weather files
export {
  WeatherFileError,
  type AnnualDesignConditions,
  type DesignAir,
  type OpticalDepths,
  type PartialDesignConditions,
  type WeatherFileKind,
  type WeatherLocation,
} from "./weatherFile.ts";
export { parseEpw, type EpwFile } from "./epw.ts";
export type { HourlySeries, WeatherHours } from "./weatherHours.ts";
export { parseDdy, type DdyFile, type DesignDayObject } from "./ddy.ts";
export { parseStat, type DegreeDayRow, type MonthlyDesign, type MonthlyPercent, type StatFile } from "./stat.ts";
export type { AnnualHumidConditions, AnnualPercent, HumidExtreme } from "./statAnnual.ts";
export { commonYear } from "./calendar.ts";

// Design conditions of files
export { airFromStat, siteFromStat } from "./statConditions.ts";
export { airFromDdy, annualConditionsFromDdy, opticalDepthsOfDdy, siteFromDdy } from "./ddyConditions.ts";
export { humidDesignConditions, humidDesignFromDdy, humidDesignFromStat, type HumidDesign } from "./humidDesign.ts";

// Design conditions of hours
export { annualDesignConditions, hourlyWetBulbs, monthlyDesignConditions, type AirHours } from "./hourlyStatistics.ts";
export { hourlyDesign, type HourlyDesign, type MonthlyAir } from "./hourlyDesign.ts";
export { weatherBins, type BinsInput, type WeatherBin } from "./weatherBins.ts";
export { exceededValues, meanDays } from "./hourlyShares.ts";

// Degree days
export { degreeDays, hourlyDegreeDays, monthlyDegreeDays, type DegreeDays } from "./degreeDays.ts";
export { stationDegreeDays, stationDegreeDaysSource, type StationDegreeDays } from "./stationDegreeDays.ts";

// Statistics of a year
export { hourlyAir } from "./hourlyAir.ts";
export { hourCells, hoursInZone, type HourCell, type HourlyAir } from "./hourCounts.ts";
export { monthlyWeather, type MonthlyWeatherHours, type MonthOfWeather, type Spread } from "./monthlyWeather.ts";
export { windRose, type WindHours, type WindRose } from "./windRose.ts";

export { hourlyAnalysis, type DayQuantity, type HourlyAnalysis } from "./hourlyAnalysis.ts";
export { bridgeGaps, type BridgedSeries } from "./bridgeGaps.ts";
export { energyYear, type EnergyYear } from "./energyYear.ts";

// Stations and places
export { climateStations, type ClimateStation } from "./stations.ts";
export { searchStations } from "./searchStations.ts";
export { nearestOpticalDepths, nearestStations, type StationAtDistance } from "./nearestStations.ts";
export { searchPlaces, type PlaceMatch, type SearchOptions } from "./searchPlaces.ts";
export { stationMonths, type StationMonths } from "./stationMonths.ts";
export { zipAreaOf } from "./zipAreas.ts";
export { greatCircleDistance, parsePosition, type Position } from "./position.ts";
export { standardTimeOf } from "./timeZones.ts";

// Storage and text
export { packWeather, unpackWeather, type YearHours, type YearOfWeather } from "./packedWeather.ts";
export { weatherText } from "./weatherText.ts";
