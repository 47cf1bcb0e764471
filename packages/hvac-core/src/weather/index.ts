export {
  handbookEdition,
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
export { commonYear } from "./calendar.ts";
export {
  airFromStat,
  parseStat,
  siteFromStat,
  type AnnualHumidConditions,
  type AnnualPercent,
  type DegreeDayRow,
  type HumidExtreme,
  type MonthlyDesign,
  type MonthlyPercent,
  type StatFile,
} from "./stat.ts";
export { parseDdy, type DdyFile, type DesignDayObject } from "./ddy.ts";
export { humidDesignConditions, humidDesignFromDdy, humidDesignFromStat, type HumidDesign } from "./humidDesign.ts";
export { airFromDdy, annualConditionsFromDdy, opticalDepthsOfDdy, siteFromDdy, tauEditionOfDdy } from "./ddyConditions.ts";
export {
  annualDesignConditions,
  hourlyWetBulbs,
  monthlyDesignConditions,
  weatherBins,
  type AirHours,
  type WeatherBin,
} from "./hourlyStatistics.ts";
export { hourCells, hoursInZone, type HourCell, type HourlyAir } from "./hourCounts.ts";
export { degreeDays, hourlyDegreeDays, monthlyDegreeDays, type DegreeDays } from "./degreeDays.ts";
export { searchStations } from "./searchStations.ts";
export { stationDegreeDays, stationDegreeDaysSource, type StationDegreeDays } from "./stationDegreeDays.ts";
export { nearestOpticalDepths, nearestStations, opticalDepthReach, type StationAtDistance } from "./nearestStations.ts";
export { searchPlaces, type PlaceMatch, type SearchOptions } from "./searchPlaces.ts";
export { stationMonths, type StationMonths } from "./stationMonths.ts";
export { standardTimeOf } from "./timeZones.ts";
export { zipAreaOf } from "./zipAreas.ts";
export { climateStations, stationSource, type ClimateStation } from "./stations.ts";
export { greatCircleDistance, parsePosition, type Position } from "./position.ts";
export { windRose, usualWindClasses, type WindHours, type WindRose } from "./windRose.ts";
export { monthlyWeather, type MonthlyWeatherHours, type MonthOfWeather, type Spread } from "./monthlyWeather.ts";
export { exceededValues, meanDays } from "./hourlyShares.ts";
export { packWeather, unpackWeather, type YearHours, type YearOfWeather } from "./packedWeather.ts";
export { weatherText } from "./weatherText.ts";
