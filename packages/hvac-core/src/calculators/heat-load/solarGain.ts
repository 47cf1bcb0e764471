import {
  airMass,
  angularCurves,
  clearSky,
  dayOfYear,
  diffuseSolarHeatGainCoefficient,
  extraterrestrialIrradiance,
  glazingForWindow,
  solarHeatGainCoefficient,
  sunPosition,
  surfaceIrradiance,
  type ClearSky,
  type GlazingType,
  type SunPosition,
  type SurfaceIrradiance,
} from "../../solar/index.ts";
import type { HeatLoadValues } from "./schema.ts";

/** A common year of design days; within four years the sun stands at the same place to 0.2°. */
const designYear = 2025;
const designDay = 21;

const azimuths: Readonly<Record<HeatLoadValues["windowOrientation"], number>> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315, horizontal: 0 };

/** The sun, the sky and what passes the window at the design hour; angles in degrees, irradiance in W/m². */
export interface SolarGain {
  readonly day: number;
  readonly sun: SunPosition;
  /** Tilt of the windows from the horizontal. */
  readonly tilt: number;
  readonly azimuth: number;
  readonly extraterrestrial: number;
  /** Zero with the sun below the horizon. */
  readonly airMass: number;
  readonly sky: ClearSky;
  readonly irradiance: SurfaceIrradiance;
  readonly glazing: GlazingType;
  readonly glazingLabel: string;
  readonly beamShgc: number;
  readonly diffuseShgc: number;
  /** W. */
  readonly gain: number;
}

/** Solar heat gain of the windows at the hour, by the clear-sky model; nothing is stored in the room. */
export function solarGain(values: HeatLoadValues): SolarGain {
  const month = Number(values.month);
  const day = dayOfYear(month, designDay);
  const sun = sunPosition({
    year: designYear,
    month,
    day: designDay,
    hour: values.hour / 3600,
    latitude: values.latitude,
    longitude: values.longitude,
    timeZone: values.timeZone,
  });
  const sky = clearSky({ dayOfYear: day, sunAltitude: sun.altitude, tauB: values.tauB, tauD: values.tauD, edition: values.tauEdition });
  const tilt = values.windowOrientation === "horizontal" ? 0 : 90;
  const azimuth = azimuths[values.windowOrientation];
  const irradiance = surfaceIrradiance({
    sunAltitude: sun.altitude,
    sunAzimuth: sun.azimuth,
    surfaceTilt: tilt,
    surfaceAzimuth: azimuth,
    beamNormal: sky.beamNormal,
    diffuseHorizontal: sky.diffuseHorizontal,
  });
  const glazing = glazingForWindow(values.windowUValue, values.windowShgc);
  const beamShgc = solarHeatGainCoefficient(values.windowShgc, glazing, irradiance.incidenceAngle);
  const diffuseShgc = diffuseSolarHeatGainCoefficient(values.windowShgc, glazing);
  const gain = values.windowArea * values.windowShading * (irradiance.beam * beamShgc + (irradiance.skyDiffuse + irradiance.groundReflected) * diffuseShgc);
  return {
    day,
    sun,
    tilt,
    azimuth,
    extraterrestrial: extraterrestrialIrradiance(day),
    airMass: sun.altitude > 0 ? airMass(sun.altitude) : 0,
    sky,
    irradiance,
    glazing,
    glazingLabel: angularCurves[glazing].label,
    beamShgc,
    diffuseShgc,
    gain,
  };
}
