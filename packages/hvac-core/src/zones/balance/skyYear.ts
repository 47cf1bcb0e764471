import { extraterrestrialIrradiance, sunPosition, type SunPosition } from "../../solar/index.ts";
import { brighteningOf, radiansPerDegree } from "../../solar/internal.ts";
import type { WeatherLocation } from "../../weather/index.ts";

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** A common year: the sun of a day differs by minutes of arc between years. */
const year = 2025;
/** Minimum cosine of the zenith angle for circumsolar light, that of 85°. */
const minCosine = Math.cos(85 * radiansPerDegree);

/** Planes whose light is remembered: 300 kB each. */
const maxPlanes = 40;

/** An hour with light, W/m². */
export interface LitHour {
  readonly hour: number;
  /** Towards the sun: east, north and up. */
  readonly east: number;
  readonly north: number;
  readonly up: number;
  readonly beam: number;
  readonly diffuse: number;
  readonly circumsolar: number;
  readonly horizon: number;
}

/** Light on a plane in the hours with light, W/m². */
export interface PlaneLight {
  /** Hours of the year. */
  readonly hours: Int32Array;
  /** From the sun and from around it. */
  readonly beam: Float64Array;
  readonly circumsolar: Float64Array;
  /** Light of an even sky, and the difference of the horizon from it. */
  readonly sky: Float64Array;
  readonly horizon: Float64Array;
  readonly ground: Float64Array;
  /** Cosine of the angle of incidence, ≥ 0. */
  readonly cosine: Float64Array;
  /** Tangents of the sun's direction to the right of the plane's normal, seen from outside, and upwards; 0 with the sun behind it. */
  readonly sideways: Float64Array;
  readonly upwards: Float64Array;
}

/**
 * Light of a year by Perez's sky.
 *
 * @source perez-1990
 */
export class SkyYear {
  readonly #lit: readonly LitHour[];
  readonly #planes = new Map<string, PlaneLight>();

  /** Hours with light, from {@link litHours}. */
  constructor(lit: readonly LitHour[]) {
    this.#lit = lit;
  }

  /** Towards the sun in each hour with light: east, north and up, one after the other. */
  get directions(): Float64Array {
    return Float64Array.from(this.#lit.flatMap(({ east, north, up }) => [east, north, up]));
  }

  /** Light on a plane by its direction, degrees, and the reflectance of the ground. The planes of the rooms of a building are few. */
  on(azimuth: number, tilt: number, groundReflectance: number): PlaneLight {
    const key = `${azimuth} ${tilt} ${groundReflectance}`;
    const known = this.#planes.get(key);
    if (known) return known;
    if (this.#planes.size >= maxPlanes) this.#planes.clear();
    const light = this.#lightOn(azimuth, tilt, groundReflectance);
    this.#planes.set(key, light);
    return light;
  }

  #lightOn(azimuth: number, tilt: number, groundReflectance: number): PlaneLight {
    const lit = this.#lit;
    const series = (): Float64Array => new Float64Array(lit.length);
    const light = {
      hours: Int32Array.from(lit, ({ hour }) => hour),
      beam: series(),
      circumsolar: series(),
      sky: series(),
      horizon: series(),
      ground: series(),
      cosine: series(),
      sideways: series(),
      upwards: series(),
    };
    const [sinTilt, cosTilt] = [Math.sin(tilt * radiansPerDegree), Math.cos(tilt * radiansPerDegree)];
    const [sinAzimuth, cosAzimuth] = [Math.sin(azimuth * radiansPerDegree), Math.cos(azimuth * radiansPerDegree)];
    lit.forEach(({ east, north, up, beam, diffuse, circumsolar, horizon }, i) => {
      const outwards = east * sinAzimuth + north * cosAzimuth;
      const cosine = outwards * sinTilt + up * cosTilt;
      const towards = Math.max(0, cosine);
      const around = (circumsolar * towards) / Math.max(minCosine, up);
      const even = ((1 - circumsolar) * (1 + cosTilt)) / 2;
      // A very clear sky has a horizon so dark for the side away from the sun that the sum would be negative.
      const band = Math.max(-even - around, horizon * sinTilt);
      light.cosine[i] = towards;
      light.beam[i] = beam * towards;
      light.circumsolar[i] = diffuse * around;
      light.sky[i] = diffuse * even;
      light.horizon[i] = diffuse * band;
      light.ground[i] = ((beam * Math.max(0, up) + diffuse) * groundReflectance * (1 - cosTilt)) / 2;
      if (outwards <= 1e-9) return;
      light.sideways[i] = (north * sinAzimuth - east * cosAzimuth) / outwards;
      light.upwards[i] = up / outwards;
    });
    return light;
  }
}

/**
 * Hours with light of a year. Values are hourly means, so the sun's direction is the mean of that part of the hour in which it is up.
 *
 * @param beams normal to the rays, W/m², and `diffuses` on the horizontal, by the hour
 * @source perez-1990
 */
export function litHours(
  { latitude, longitude, timeZone }: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone">,
  beams: ArrayLike<number>,
  diffuses: ArrayLike<number>,
): LitHour[] {
  const lit: LitHour[] = [];
  let [hour, dayNumber] = [0, 0];
  monthDays.forEach((days, month) => {
    for (let day = 1; day <= days; day++) {
      dayNumber++;
      const extraterrestrial = extraterrestrialIrradiance(dayNumber);
      for (let clock = 0; clock < 24; clock++, hour++) {
        const [beam, diffuse] = [beams[hour]!, diffuses[hour]!];
        if (beam === 0 && diffuse === 0) continue;
        const sun = sunPosition({ year, month: month + 1, day, hour: clock + 0.5, latitude, longitude, timeZone });
        const { east, north, up } = meanDirection(sun, latitude);
        const altitude = Math.asin(Math.min(1, up)) / radiansPerDegree;
        const isUp = up > 0;
        lit.push({ hour, east, north, up, beam: isUp ? beam : 0, diffuse, ...brighteningOf(altitude, beam, diffuse, extraterrestrial) });
      }
    }
  });
  return lit;
}

/** Half of the angle that the earth turns in an hour. */
const halfHour = 7.5 * radiansPerDegree;

/** Mean vector towards the sun over the part of an hour in which it is up; zero if it is down throughout. */
function meanDirection({ hourAngle, declination }: SunPosition, latitude: number): Pick<LitHour, "east" | "north" | "up"> {
  const [middle, delta, phi] = [hourAngle * radiansPerDegree, declination * radiansPerDegree, latitude * radiansPerDegree];
  // Sunrise and sunset where the altitude is zero; at the poles the sun may stay up or down all day.
  const cosine = -Math.tan(phi) * Math.tan(delta);
  const sunset = cosine >= 1 ? 0 : cosine <= -1 ? Infinity : Math.acos(cosine);
  const [from, to] = [Math.max(middle - halfHour, -sunset), Math.min(middle + halfHour, sunset)];
  if (to <= from) return { east: 0, north: 0, up: 0 };
  const sine = (Math.cos(from) - Math.cos(to)) / (to - from);
  const toMeridian = (Math.sin(to) - Math.sin(from)) / (to - from);
  return {
    east: -Math.cos(delta) * sine,
    north: Math.sin(delta) * Math.cos(phi) - Math.cos(delta) * Math.sin(phi) * toMeridian,
    up: Math.sin(delta) * Math.sin(phi) + Math.cos(delta) * Math.cos(phi) * toMeridian,
  };
}
