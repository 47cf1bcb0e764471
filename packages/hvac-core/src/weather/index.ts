// Weather files
export { WeatherFileError } from "./weatherFile.ts";
export type {
  AnnualDesignConditions,
  DesignAir,
  OpticalDepths,
  PartialDesignConditions,
  WeatherFileKind,
  WeatherLocation,
} from "./weatherFile.ts";
export { parseEpw } from "./epw.ts";
export type { EpwFile } from "./epw.ts";
export type { HourlySeries, WeatherHours } from "./weatherHours.ts";
export { parseDdy } from "./ddy.ts";
export type { DdyFile, DesignDayObject } from "./ddy.ts";
export { parseStat } from "./stat.ts";
export type { DegreeDayRow, MonthlyDesign, MonthlyPercent, StatFile } from "./stat.ts";
export type { AnnualHumidConditions, AnnualPercent, HumidExtreme } from "./statAnnual.ts";
export { commonYear } from "./calendar.ts";

// Design conditions of files
export { airFromStat, siteFromStat } from "./statConditions.ts";
export { airFromDdy, annualConditionsFromDdy, opticalDepthsOfDdy, siteFromDdy } from "./ddyConditions.ts";
export { humidDesignConditions, humidDesignFromDdy, humidDesignFromStat } from "./humidDesign.ts";
export type { HumidDesign } from "./humidDesign.ts";

// Design conditions of hours
export { annualDesignConditions, hourlyWetBulbs, monthlyDesignConditions } from "./hourlyStatistics.ts";
export type { AirHours } from "./hourlyStatistics.ts";
export { hourlyDesign } from "./hourlyDesign.ts";
export type { HourlyDesign, MonthlyAir } from "./hourlyDesign.ts";
export { weatherBins } from "./weatherBins.ts";
export type { BinsInput, WeatherBin } from "./weatherBins.ts";
export { exceededValues, meanDays } from "./hourlyShares.ts";

// Degree days
export { degreeDays, hourlyDegreeDays, monthlyDegreeDays } from "./degreeDays.ts";
export type { DegreeDays } from "./degreeDays.ts";
export { stationDegreeDays, stationDegreeDaysSource } from "./stationDegreeDays.ts";
export type { StationDegreeDays } from "./stationDegreeDays.ts";

// Statistics of a year
export { hourlyAir } from "./hourlyAir.ts";
export { hourCells, hoursInZone } from "./hourCounts.ts";
export type { HourCell, HourlyAir } from "./hourCounts.ts";
export { monthlyWeather } from "./monthlyWeather.ts";
export type { MonthlyWeatherHours, MonthOfWeather, Spread } from "./monthlyWeather.ts";
export { windRose } from "./windRose.ts";
export type { WindHours, WindRose } from "./windRose.ts";

export { hourlyAnalysis } from "./hourlyAnalysis.ts";
export type { DayQuantity, HourlyAnalysis } from "./hourlyAnalysis.ts";
export { bridgeGaps } from "./bridgeGaps.ts";
export type { BridgedSeries } from "./bridgeGaps.ts";
export { energyYear } from "./energyYear.ts";
export type { EnergyYear } from "./energyYear.ts";

// Stations and places
export { climateStations } from "./stations.ts";
export type { ClimateStation } from "./stations.ts";
export { searchStations } from "./searchStations.ts";
export { nearestOpticalDepths, nearestStations } from "./nearestStations.ts";
export type { StationAtDistance } from "./nearestStations.ts";
export { searchPlaces } from "./searchPlaces.ts";
export type { PlaceMatch, SearchOptions } from "./searchPlaces.ts";
export { stationMonths } from "./stationMonths.ts";
export type { StationMonths } from "./stationMonths.ts";
export { zipAreaOf } from "./zipAreas.ts";
export { greatCircleDistance, parsePosition } from "./position.ts";
export type { Position } from "./position.ts";
export { standardTimeOf } from "./timeZones.ts";

// Storage and text
export { packWeather, unpackWeather } from "./packedWeather.ts";
export type { YearHours, YearOfWeather } from "./packedWeather.ts";
export { weatherText } from "./weatherText.ts";
