import { clearSkyHour, type HourWeather } from "../../../loads/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { sunMonth } from "../seasons.ts";
import { surfaceLoads, type Surface, type SurfaceLoad } from "./surfaces.ts";

/** Weather of an hour under a clear sky; the outdoor temperature is the one entered. */
export function weatherAt(values: HeatLoadValues, month: number, hour: number): HourWeather {
  const { latitude, longitude, timeZone, tauB, tauD, tauEdition } = values;
  return clearSkyHour({ dryBulb: values.outdoorTemp, month, hour, latitude, longitude, timeZone, tauB, tauD, tauEdition });
}

/** Solar gain of surfaces, W. */
export function sunOn(loads: readonly SurfaceLoad[]): number {
  return loads.reduce((sum, { sunLoad }) => sum + (sunLoad ?? 0), 0);
}

/** An hour with more sun than the hour entered, and the difference, W. */
export interface SunnierHour {
  /** 1…12. */
  readonly month: number;
  readonly hour: number;
  readonly more: number;
}

/** Surfaces that differ in their area alone as one surface: the sun on them is calculated once. */
function merged(surfaces: readonly Surface[]): Surface[] {
  const byKind = new Map<string, Surface>();
  for (const { area, ...surface } of surfaces) {
    const key = JSON.stringify({ ...surface, id: "", name: "" });
    byKind.set(key, { ...surface, area: area + (byKind.get(key)?.area ?? 0) });
  }
  return [...byKind.values()];
}

/** The hour of some months at which the sun on surfaces brings most, with the temperature and sky entered; `null` where no surface is in the sun. */
export function sunniestHour(
  values: HeatLoadValues,
  surfaces: readonly Surface[],
  now: number,
  months: readonly number[] = [sunMonth(values)],
): SunnierHour | null {
  const exposed = merged(surfaces.filter(({ exposure }) => exposure === "sun"));
  if (exposed.length === 0) return null;
  let best: SunnierHour = { month: sunMonth(values), hour: values.hour / 3600, more: 0 };
  for (const month of months)
    for (let hour = 1; hour <= 24; hour++) {
      const weather = weatherAt(values, month, hour);
      if (weather.sunAltitude <= 0) continue;
      const more = sunOn(surfaceLoads(exposed, values.indoorTemp, weather)) - now;
      if (more > best.more) best = { month, hour, more };
    }
  return best;
}
