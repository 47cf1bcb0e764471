/** One quantity at every hour; `undefined` where the file marks it as missing. */
export type HourlySeries = ReadonlyArray<number | undefined>;

/** The hours of a weather file, SI: a whole year from 1 January on, or a part of a year in its order. The hour 1 of a day ends at 1 o'clock local standard time. */
export interface WeatherHours {
  readonly month: readonly number[];
  readonly day: readonly number[];
  readonly hour: readonly number[];
  /** °C. */
  readonly dryBulb: HourlySeries;
  /** °C. */
  readonly dewPoint: HourlySeries;
  /** 0…1.1. */
  readonly relativeHumidity: HourlySeries;
  /** Pa. */
  readonly pressure: HourlySeries;
  /** Horizontal infrared radiation from the sky, W/m². */
  readonly infraredSky: HourlySeries;
  /** W/m². */
  readonly globalHorizontal: HourlySeries;
  /** W/m². */
  readonly directNormal: HourlySeries;
  /** W/m². */
  readonly diffuseHorizontal: HourlySeries;
  /** Degrees, clockwise from north. */
  readonly windDirection: HourlySeries;
  /** m/s. */
  readonly windSpeed: HourlySeries;
  /** Tenths, 0…10. */
  readonly skyCover: HourlySeries;
}
