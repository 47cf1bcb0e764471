import { angularFactor, diffuseFactor, type GlazingType, windowShadow, type ShadedWindow, surfaceIrradiance } from "../solar/index.ts";
import { requireDesignDays, type DesignDays } from "./designDay.ts";
import { outdoorAirGain, type AirflowBasis, type AirState } from "./outdoorAir.ts";
import type { RadiantSeries } from "./radiantSeries.ts";
import { addResponse, hourCount, requireDay, requireSeries, zeroHours } from "./timeSeries.ts";

/** Cooling load of the twelve design days per unit of its driver, and the response to a constant driver of 1. */
export interface PeriodicResponse {
  readonly hours: Float64Array;
  /** 1 except for the rounding of the series. */
  readonly steady: number;
}

/** Irradiance of one orientation: beam and diffuse, W/m², and angle of incidence, degrees. */
interface Irradiance {
  readonly beam: Float64Array;
  readonly diffuse: Float64Array;
  readonly incidence: Float64Array;
}

/** Load of one cubic metre per second of outdoor air, W. */
export interface AirResponse {
  readonly sensible: Float64Array;
  readonly latent: Float64Array;
}

interface SolAirDrive {
  readonly tilt: number;
  readonly azimuth: number;
  readonly absorptanceRatio: number;
  readonly longwaveCorrection: number;
}

export interface OpaqueDrive extends SolAirDrive {
  readonly factors: readonly number[];
  readonly radiantFraction: number;
}

export interface SolarDrive {
  readonly tilt: number;
  readonly azimuth: number;
  readonly glazing: GlazingType;
  readonly exteriorShade: ShadedWindow | undefined;
  /** Attenuation and radiant share behind an interior shade; `undefined` without one. */
  readonly interiorShade: { readonly beam: number; readonly diffuse: number; readonly radiantFraction: number } | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Responses of constructions, windows, gains and rooms to the weather of one place, each computed once.
 *
 * The method is linear: a wall twice as large loads the room twice as much. So one response per construction, orientation, colour and
 * room class applies to every such wall of a project, scaled by its area, and an edit that adds no new kind costs additions only.
 */
export class ResponseStore {
  readonly days: DesignDays;
  readonly #responses = new Map<string, PeriodicResponse>();
  readonly #irradiances = new Map<string, Irradiance>();
  readonly #airs = new Map<string, AirResponse>();
  readonly #numbers = new Map<string, number>();
  readonly #series = new WeakMap<object, number>();
  readonly #schedules = new WeakMap<object, number>();

  constructor(days: DesignDays) {
    this.days = requireDesignDays(days);
  }

  /** Number of a list by its content, so that equal lists share their responses. */
  #numberOf(list: readonly number[]): number {
    const content = list.join(" ");
    const number = this.#numbers.get(content) ?? this.#numbers.size;
    this.#numbers.set(content, number);
    return number;
  }

  /** Number of a time series that adds up to 1; each list is checked once. */
  series(name: string, list: readonly number[]): number {
    const earlier = this.#series.get(list);
    if (earlier !== undefined) return earlier;
    const number = this.#numberOf(requireSeries(name, list));
    this.#series.set(list, number);
    return number;
  }

  /** Number of a schedule; each list is checked once. */
  #schedule(name: string, list: readonly number[]): number {
    const earlier = this.#schedules.get(list);
    if (earlier !== undefined) return earlier;
    const number = this.#numberOf(requireDay(name, list, 0, 10, ""));
    this.#schedules.set(list, number);
    return number;
  }

  #stored(key: string, compute: () => PeriodicResponse): PeriodicResponse {
    const earlier = this.#responses.get(key);
    if (earlier) return earlier;
    const response = compute();
    this.#responses.set(key, response);
    return response;
  }

  /** Number of a room's series for all but beam sunlight. */
  #nonSolar(room: RadiantSeries): number {
    return this.series("radiantSeries.nonSolar", room.nonSolar);
  }

  #irradiance(tilt: number, azimuth: number): Irradiance {
    const key = `${tilt} ${azimuth}`;
    const earlier = this.#irradiances.get(key);
    if (earlier) return earlier;
    const { days } = this;
    const irradiance = { beam: new Float64Array(hourCount), diffuse: new Float64Array(hourCount), incidence: new Float64Array(hourCount) };
    for (let k = 0; k < hourCount; k++) {
      const diffuseHorizontal = days.diffuseHorizontal[k]!;
      const beamNormal = days.beamNormal[k]!;
      if (diffuseHorizontal === 0 && beamNormal === 0) continue;
      const surface = surfaceIrradiance({
        sunAltitude: days.sunAltitude[k]!,
        sunAzimuth: days.sunAzimuth[k]!,
        surfaceTilt: tilt,
        surfaceAzimuth: azimuth,
        beamNormal,
        diffuseHorizontal,
        groundReflectance: days.groundReflectance,
      });
      irradiance.beam[k] = surface.beam;
      irradiance.diffuse[k] = surface.skyDiffuse + surface.groundReflected;
      irradiance.incidence[k] = surface.incidenceAngle;
    }
    this.#irradiances.set(key, irradiance);
    return irradiance;
  }

  /** Spreads the radiant share of a gain by the room's series. */
  #spread(gains: ArrayLike<number>, radiantFraction: number, series: readonly number[]): Float64Array {
    const load = zeroHours();
    for (let k = 0; k < hourCount; k++) load[k] = gains[k]! * (1 - radiantFraction);
    for (let start = 0; start < hourCount; start += 24) addResponse(series, gains, start, radiantFraction, load);
    return Float64Array.from(load);
  }

  /** Sunlight on a surface, W/m², and its sol-air temperatures, °C, of 288 hours. */
  solAir({ tilt, azimuth, absorptanceRatio, longwaveCorrection }: SolAirDrive): {
    readonly irradiance: readonly number[];
    readonly temperatures: readonly number[];
  } {
    const { beam, diffuse } = this.#irradiance(tilt, azimuth);
    const irradiance = Array.from(beam, (each, k) => each + diffuse[k]!);
    return {
      irradiance,
      temperatures: this.days.dryBulb.map((dryBulb, k) => dryBulb + absorptanceRatio * irradiance[k]! - longwaveCorrection),
    };
  }

  /** Load of 1 m² of U = 1 W/(m²·K) against a room of 0 °C. */
  opaque(name: string, drive: OpaqueDrive, room: RadiantSeries): PeriodicResponse {
    const { tilt, azimuth, absorptanceRatio, longwaveCorrection, radiantFraction } = drive;
    const factors = this.series(`${name}.conduction.factors`, drive.factors);
    const key = `opaque ${factors} ${tilt} ${azimuth} ${absorptanceRatio} ${longwaveCorrection} ${radiantFraction} ${this.#nonSolar(room)}`;
    return this.#stored(key, () => {
      const { temperatures } = this.solAir(drive);
      const gains = zeroHours();
      for (let start = 0; start < hourCount; start += 24) addResponse(drive.factors, temperatures, start, 1, gains);
      return {
        hours: this.#spread(gains, radiantFraction, room.nonSolar),
        steady: sum(drive.factors) * (1 - radiantFraction + radiantFraction * sum(room.nonSolar)),
      };
    });
  }

  /** Load of a conductance of 1 W/K without storage between the outdoor air and a room of 0 °C. */
  conduction(radiantFraction: number, room: RadiantSeries): PeriodicResponse {
    return this.#stored(`conduction ${radiantFraction} ${this.#nonSolar(room)}`, () => ({
      hours: this.#spread(this.days.dryBulb, radiantFraction, room.nonSolar),
      steady: 1 - radiantFraction + radiantFraction * sum(room.nonSolar),
    }));
  }

  /** Sunlight through 1 m² of glass with an SHGC of 1, behind its shades, W/m², of 288 hours. */
  sunlight({ tilt, azimuth, glazing, exteriorShade, interiorShade: shade }: SolarDrive): {
    readonly beam: Float64Array;
    readonly diffuse: Float64Array;
  } {
    const { beam, diffuse, incidence } = this.#irradiance(tilt, azimuth);
    const through = { beam: new Float64Array(hourCount), diffuse: new Float64Array(hourCount) };
    const scattered = diffuseFactor(glazing) * (shade?.diffuse ?? 1);
    for (let k = 0; k < hourCount; k++) {
      through.diffuse[k] = diffuse[k]! * scattered;
      if (!(beam[k]! > 0)) continue;
      const directions = { sunAltitude: this.days.sunAltitude[k]!, sunAzimuth: this.days.sunAzimuth[k]!, surfaceAzimuth: azimuth };
      const sunlit = exteriorShade ? windowShadow(exteriorShade, directions).sunlitFraction : 1;
      through.beam[k] = beam[k]! * sunlit * angularFactor(glazing, incidence[k]!) * (shade?.beam ?? 1);
    }
    return through;
  }

  /**
   * Load of sunlight through 1 m² with an SHGC of 1. Beam through glass without an interior shade is all radiant and falls on the
   * floor (solar series); diffuse light through it is all radiant; behind a shade both are divided in the same way.
   */
  solar(drive: SolarDrive, room: RadiantSeries): PeriodicResponse {
    const { tilt, azimuth, glazing, exteriorShade, interiorShade: shade } = drive;
    const shades = `${shade ? `${shade.beam} ${shade.diffuse} ${shade.radiantFraction}` : ""} ${exteriorShade ? JSON.stringify(exteriorShade) : ""}`;
    const key = `solar ${tilt} ${azimuth} ${glazing} ${shades} ${this.#nonSolar(room)} ${this.series("radiantSeries.solar", room.solar)}`;
    return this.#stored(key, () => {
      const { beam, diffuse } = this.sunlight(drive);
      const hours = this.#spread(diffuse, shade?.radiantFraction ?? 1, room.nonSolar);
      const direct = this.#spread(beam, shade?.radiantFraction ?? 1, shade ? room.nonSolar : room.solar);
      for (let k = 0; k < hourCount; k++) hours[k] = hours[k]! + direct[k]!;
      return { hours, steady: 0 };
    });
  }

  /** Load of 1 W that follows a schedule, or is always on. */
  scheduled(name: string, schedule: readonly number[] | undefined, radiantFraction: number, room: RadiantSeries): PeriodicResponse {
    const hours = schedule ? this.#schedule(name, schedule) : "on";
    return this.#stored(`scheduled ${hours} ${radiantFraction} ${this.#nonSolar(room)}`, () => {
      const gains = zeroHours().map((_zero, k) => (schedule ? schedule[k % 24]! : 1));
      return { hours: this.#spread(gains, radiantFraction, room.nonSolar), steady: 0 };
    });
  }

  /** Sensible and latent load of 1 m³/s of outdoor air, by the room's state and that at which the volume is measured. */
  outdoorAir(room: AirState, measuredAt: AirflowBasis = "outdoor"): AirResponse {
    const key = `${room.dryBulb} ${room.humidityRatio} ${measuredAt}`;
    const earlier = this.#airs.get(key);
    if (earlier) return earlier;
    const { days } = this;
    const response = { sensible: new Float64Array(hourCount), latent: new Float64Array(hourCount) };
    for (let k = 0; k < hourCount; k++) {
      const entering = { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! };
      const air = outdoorAirGain({ volumeFlow: 1, measuredAt, entering, room, pressure: days.pressure });
      response.sensible[k] = air.sensible;
      response.latent[k] = air.latent;
    }
    this.#airs.set(key, response);
    return response;
  }
}
