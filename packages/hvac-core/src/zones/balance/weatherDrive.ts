import type { WeatherLocation } from "../../weather/index.ts";
import { skyTemperatureOf } from "../../weather/internal.ts";
import { windConvection, windRatio } from "./films.ts";
import { litHours, SkyYear } from "./skyYear.ts";

/** Weather of a year by the hour; states of the air are those at the end of each hour, and radiation is its mean. */
export interface BalanceWeather {
  readonly location: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone">;
  /** °C. */
  readonly dryBulb: ArrayLike<number>;
  /** Pa. */
  readonly pressure: ArrayLike<number>;
  /** W/m². */
  readonly directNormal: ArrayLike<number>;
  readonly diffuseHorizontal: ArrayLike<number>;
  /** m/s. */
  readonly windSpeed: ArrayLike<number>;
  /** Degrees from north, from where it blows. */
  readonly windDirection?: ArrayLike<number>;
  /** Long-wave irradiance of the horizontal, W/m². Without it the sky is 11 K colder than the air. */
  readonly infraredSky?: ArrayLike<number>;
}

/** Difference of the sky from the air where nothing else is known, K: ISO 52016-1, Annex B, intermediate climates. */
const skyDifference = 11;

const meanOf = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

/** Weather as the faces of a building meet it. */
export class WeatherDrive {
  readonly hours: number;
  /** °C. */
  readonly dryBulb: Float64Array;
  /** Mean of the year, °C. */
  readonly meanTemperature: number;
  readonly skyTemperature: Float64Array;
  readonly sky: SkyYear;
  /** Mean of the year, Pa. */
  readonly pressure: number;
  readonly #weather: BalanceWeather;
  readonly #directions: Float64Array;
  readonly #winds = new Map<string, Float64Array>();

  constructor(weather: BalanceWeather, lit = litHours(weather.location, weather.directNormal, weather.diffuseHorizontal)) {
    this.#weather = weather;
    this.hours = weather.dryBulb.length;
    this.dryBulb = Float64Array.from(weather.dryBulb);
    this.sky = new SkyYear(lit);
    this.#directions = this.sky.directions;
    this.meanTemperature = meanOf(weather.dryBulb);
    this.pressure = meanOf(weather.pressure);
    const { infraredSky } = weather;
    this.skyTemperature = this.dryBulb.map((dryBulb, hour) =>
      infraredSky ? skyTemperatureOf(infraredSky[hour]!) : dryBulb - skyDifference,
    );
  }

  /** Vector towards the sun in an hour with light, by its index. */
  sunAt(index: number): readonly [number, number, number] {
    return [this.#directions[3 * index]!, this.#directions[3 * index + 1]!, this.#directions[3 * index + 2]!];
  }

  /** Convection of the wind at a smooth face by the hour, W/(m²·K). */
  windAt(azimuth: number, tilt: number, height: number | undefined): Float64Array {
    const key = `${azimuth} ${tilt} ${height}`;
    let wind = this.#winds.get(key);
    if (!wind) {
      const { windSpeed, windDirection } = this.#weather;
      const ratio = height === undefined ? 1 : windRatio(height);
      // The wind sweeps a roof as it does a windward wall.
      const isFlat = tilt < 30 || tilt > 150;
      wind = Float64Array.from(windSpeed, (speed, hour) => {
        const side = isFlat ? 1 : windDirection && Math.cos(((windDirection[hour]! - azimuth) * Math.PI) / 180) + 0.17;
        return windConvection(speed * ratio, side);
      });
      this.#winds.set(key, wind);
    }
    return wind;
  }
}
