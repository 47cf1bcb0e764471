import type { BalanceBuilding, BalanceSurface } from "./building.ts";
import { atIncidence, type Glazing } from "./glazing.ts";
import { diffuseShares, litShare, ShadowLine, type DiffuseShares, type Rectangle } from "./shade.ts";
import type { PlaneLight } from "./skyYear.ts";
import type { WeatherDrive } from "./weatherDrive.ts";
import type { WindowLight } from "./windowLight.ts";
import { zoneLight, type ZoneLight } from "./zoneLight.ts";

/** The angle of incidence changes by the hour, and tables are looked up at whole steps of its cosine. */
const steps = 1000;
const tableOf = (table: Glazing["transmittance"]): Float64Array =>
  Float64Array.from({ length: steps + 1 }, (_, index) => atIncidence(table, index / steps));

/** Shares of the light on a surface that its shades leave: of the beam by the hours with light, and of scattered light. */
function shading(
  { place, shades = [] }: BalanceSurface,
  light: PlaneLight,
): { readonly lit: Float64Array; readonly scattered: DiffuseShares } {
  const lit = new Float64Array(light.hours.length).fill(1);
  if (!place || shades.length === 0) return { lit, scattered: diffuseShares(unshaded, []) };
  const shadows = new ShadowLine(shades);
  for (let i = 0; i < lit.length; i++) if (light.cosine[i]! > 0) lit[i] = litShare(place, shadows, light.sideways[i]!, light.upwards[i]!);
  return { lit, scattered: diffuseShares(place, shades) };
}

const unshaded: Rectangle = { left: 0, right: 1, bottom: 0, top: 1 };

/** Beam and scattered light on a surface behind its shades, W/m², in the hours with light. */
function lightBehindShades(
  surface: BalanceSurface,
  light: PlaneLight,
): { readonly direct: Float64Array; readonly scattered: Float64Array } {
  const { lit, scattered } = shading(surface, light);
  return {
    direct: light.beam.map((beam, i) => lit[i]! * (beam + light.circumsolar[i]!)),
    scattered: light.sky.map((sky, i) => sky * scattered.sky + light.horizon[i]! * scattered.horizon + light.ground[i]! * scattered.ground),
  };
}

/** Light that passes a window and heats its panes. */
function windowLight(surface: BalanceSurface, glazing: Glazing, solarFactor: number, light: PlaneLight, hours: number): WindowLight {
  const series = (): Float64Array => new Float64Array(hours);
  const [beam, diffuse, panes] = [series(), series(), glazing.panes.map(series)];
  const passes = tableOf(glazing.transmittance);
  const heats = glazing.panes.map(({ absorptance }) => tableOf(absorptance));
  const { direct, scattered } = lightBehindShades(surface, light);
  light.hours.forEach((hour, i) => {
    const place = light.cosine[i]! * steps;
    const below = Math.min(steps - 1, Math.floor(place));
    const share = place - below;
    const looked = (table: Float64Array): number => table[below]! * (1 - share) + table[below + 1]! * share;
    beam[hour] = solarFactor * direct[i]! * looked(passes);
    diffuse[hour] = solarFactor * scattered[i]! * glazing.transmittance.hemispherical;
    panes.forEach((heat, pane) => {
      heat[hour] = solarFactor * (direct[i]! * looked(heats[pane]!) + scattered[i]! * glazing.panes[pane]!.absorptance.hemispherical);
    });
  });
  return { beam, diffuse, panes, hours: light.hours, sideways: light.sideways, upwards: light.upwards };
}

/** Heat of the sun by the hour. */
export interface SunGains {
  /** Absorbed outside by each opaque surface, W/m². */
  readonly outside: readonly (Float64Array | undefined)[];
  /** Light through each window, and heat of its panes from outside, W/m². */
  readonly windows: readonly (WindowLight | undefined)[];
  readonly zones: readonly ZoneLight[];
}

/** Sun on and in a building over a year. */
export function sunGains(building: BalanceBuilding, weather: WeatherDrive): SunGains {
  const lightOn = ({ azimuth, tilt }: BalanceSurface): PlaneLight => weather.sky.on(azimuth, tilt, building.groundReflectance);
  const isSunny = ({ beyond }: BalanceSurface): boolean => beyond.kind === "outdoors" && beyond.isExposed;
  const windows = building.surfaces.map((surface) =>
    "glazing" in surface.body && isSunny(surface)
      ? windowLight(surface, surface.body.glazing, surface.body.solarFactor ?? 1, lightOn(surface), weather.hours)
      : undefined,
  );
  const outside = building.surfaces.map((surface) => {
    if ("glazing" in surface.body || !isSunny(surface)) return undefined;
    const light = lightOn(surface);
    const heat = new Float64Array(weather.hours);
    const { direct, scattered } = lightBehindShades(surface, light);
    light.hours.forEach((hour, i) => (heat[hour] = surface.outside.absorptance * (direct[i]! + scattered[i]!)));
    return heat;
  });
  return { outside, windows, zones: building.zones.map((_, zone) => zoneLight(building, zone, windows, weather)) };
}
