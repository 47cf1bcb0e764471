import { extraterrestrialIrradiance, diffuseFactor, type GlazingType, type SkyBrightening, sunPosition } from "../solar/index.ts";
import { radiansPerDegree, angularFactorOfCosine, brighteningOf, skyRatioOf } from "../solar/internal.ts";
import type { YearOfWeather } from "../weather/index.ts";

const yearHours = 8760;
/** A common year: the sun of a day differs by minutes of arc between years. */
const year = 2025;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Irradiance of a surface over a year, W/m². */
export interface SurfaceYear {
  readonly total: Float64Array;
  /** Solar gain through a window with an SHGC of 1 at normal incidence. */
  readonly through: (glazing: GlazingType) => Float64Array;
}

/** An hour with light: the sun in the middle of it, W/m² and angles in degrees. */
interface LitHour {
  readonly hour: number;
  readonly altitude: number;
  readonly azimuth: number;
  readonly beam: number;
  readonly diffuse: number;
  readonly sky: SkyBrightening;
}

/** Hours of a year of weather, for rooms and plants. */
export class YearClimate {
  /** °C. */
  readonly dryBulb: Float64Array;
  /** Mean of the year, °C. */
  readonly meanTemperature: number;
  /** Mean of the year, Pa. */
  readonly pressure: number;
  readonly #lit: readonly LitHour[];
  readonly #surfaces = new Map<string, SurfaceYear>();

  constructor(weather: YearOfWeather) {
    this.dryBulb = Float64Array.from(weather.hours.dryBulb);
    this.meanTemperature = mean(weather.hours.dryBulb);
    this.pressure = mean(weather.hours.pressure);
    this.#lit = litHours(weather);
  }

  /** Irradiance of a surface, cached by its direction. */
  surface(azimuth: number, tilt: number, groundReflectance: number): SurfaceYear {
    const key = `${azimuth} ${tilt} ${groundReflectance}`;
    let surfaceYear = this.#surfaces.get(key);
    if (!surfaceYear) {
      if (this.#surfaces.size >= 40) this.#surfaces.clear();
      this.#surfaces.set(key, (surfaceYear = this.#irradiance(azimuth, tilt, groundReflectance)));
    }
    return surfaceYear;
  }

  /** Beam, sky by Perez, and the ground's reflection of both. */
  #irradiance(azimuth: number, tilt: number, groundReflectance: number): SurfaceYear {
    const count = this.#lit.length;
    const [beams, cosines, diffuses] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    const total = new Float64Array(yearHours);
    const [sinTilt, cosTilt] = [Math.sin(tilt * radiansPerDegree), Math.cos(tilt * radiansPerDegree)];
    for (let i = 0; i < count; i++) {
      const { hour, altitude, azimuth: sunAzimuth, beam, diffuse, sky } = this.#lit[i]!;
      const height = altitude * radiansPerDegree;
      const cosine = Math.cos(height) * Math.cos((sunAzimuth - azimuth) * radiansPerDegree) * sinTilt + Math.sin(height) * cosTilt;
      const isUp = altitude > 0;
      cosines[i] = isUp ? Math.max(0, cosine) : 0;
      beams[i] = beam * cosines[i]!;
      const horizontal = (isUp ? beam * Math.sin(height) : 0) + diffuse;
      const fromSky = diffuse * (isUp ? skyRatioOf(sky, cosine, altitude, tilt) : (1 + cosTilt) / 2);
      diffuses[i] = fromSky + (horizontal * groundReflectance * (1 - cosTilt)) / 2;
      total[hour] = beams[i]! + diffuses[i]!;
    }
    const entering = new Map<GlazingType, Float64Array>();
    const through = (glazing: GlazingType): Float64Array => {
      let gains = entering.get(glazing);
      if (!gains) {
        gains = new Float64Array(yearHours);
        const scattered = diffuseFactor(glazing);
        for (let i = 0; i < count; i++)
          gains[this.#lit[i]!.hour] = beams[i]! * angularFactorOfCosine(glazing, cosines[i]!) + diffuses[i]! * scattered;
        entering.set(glazing, gains);
      }
      return gains;
    };
    return { total, through };
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Hours with light. Values of a file are hourly means, so the sun's position is that in the middle of the hour. */
function litHours({ location: { latitude, longitude, timeZone }, hours }: YearOfWeather): LitHour[] {
  const lit: LitHour[] = [];
  let [hour, dayOfYear] = [0, 0];
  monthDays.forEach((days, month) => {
    for (let day = 1; day <= days; day++) {
      dayOfYear++;
      for (let clock = 0; clock < 24; clock++, hour++) {
        const [beam, diffuse] = [hours.directNormal[hour]!, hours.diffuseHorizontal[hour]!];
        if (beam === 0 && diffuse === 0) continue;
        const { altitude, azimuth } = sunPosition({ year, month: month + 1, day, hour: clock + 0.5, latitude, longitude, timeZone });
        const sky = brighteningOf(altitude, beam, diffuse, extraterrestrialIrradiance(dayOfYear));
        lit.push({ hour, altitude, azimuth, beam, diffuse, sky });
      }
    }
  });
  return lit;
}
