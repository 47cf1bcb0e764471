import type { BalanceBuilding, BalanceSurface } from "./building.ts";
import { atIncidence, type Glazing } from "./glazing.ts";
import { diffuseShares, litShare, ShadowLine, type Rectangle, type Shade } from "./shade.ts";
import type { PlaneLight } from "./skyYear.ts";
import type { WeatherDrive } from "./weatherDrive.ts";
import { zoneLight, type ZoneLight } from "./zoneLight.ts";

/** Sunlight through a window by the hour of the year, W/m² of glass. */
export interface WindowLight {
  readonly beam: Float64Array;
  readonly diffuse: Float64Array;
  /** Heat in each pane. */
  readonly panes: readonly Float64Array[];
  /** Hours with light, and the sun's direction in them: tangents to the right of the normal, seen from outside, and upwards. */
  readonly hours: Int32Array;
  readonly sideways: Float64Array;
  readonly upwards: Float64Array;
}

/** The angle of incidence changes by the hour, and tables are looked up at whole steps of its cosine. */
const steps = 1000;
const tableOf = (table: Glazing["transmittance"]): Float64Array =>
  Float64Array.from({ length: steps + 1 }, (_, index) => atIncidence(table, index / steps));

/** Light that passes a window and heats its panes. */
export function windowLight(
  light: PlaneLight,
  { glazing, solarFactor = 1, place, shades = [] }: { readonly glazing: Glazing; readonly solarFactor?: number; readonly place?: Rectangle; readonly shades?: readonly Shade[] },
  hours: number,
): WindowLight {
  const diffuseLeft = place ? diffuseShares(place, shades) : { sky: 1, horizon: 1, ground: 1 };
  const series = (): Float64Array => new Float64Array(hours);
  const [beam, diffuse, panes] = [series(), series(), glazing.panes.map(series)];
  const shadows = place && shades.length > 0 ? new ShadowLine(shades) : undefined;
  const passes = tableOf(glazing.transmittance);
  const heats = glazing.panes.map(({ absorptance }) => tableOf(absorptance));
  light.hours.forEach((hour, i) => {
    const cosine = light.cosine[i]!;
    const lit = cosine === 0 ? 0 : place && shadows ? litShare(place, shadows, light.sideways[i]!, light.upwards[i]!) : 1;
    const direct = solarFactor * lit * (light.beam[i]! + light.circumsolar[i]!);
    const scattered =
      solarFactor * (light.sky[i]! * diffuseLeft.sky + light.horizon[i]! * diffuseLeft.horizon + light.ground[i]! * diffuseLeft.ground);
    const at = cosine * steps;
    const below = Math.min(steps - 1, Math.floor(at));
    const share = at - below;
    const looked = (table: Float64Array): number => table[below]! * (1 - share) + table[below + 1]! * share;
    beam[hour] = direct * looked(passes);
    diffuse[hour] = scattered * glazing.transmittance.hemispherical;
    panes.forEach((heat, pane) => {
      heat[hour] = direct * looked(heats[pane]!) + scattered * glazing.panes[pane]!.absorptance.hemispherical;
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
  const lights = new Map<string, PlaneLight>();
  const lightOn = ({ azimuth, tilt }: BalanceSurface): PlaneLight => {
    const key = `${azimuth} ${tilt}`;
    let light = lights.get(key);
    if (!light) lights.set(key, (light = weather.sky.on(azimuth, tilt, building.groundReflectance)));
    return light;
  };
  const isSunny = ({ beyond }: BalanceSurface): boolean => beyond.kind === "outdoors" && beyond.isExposed;
  const windows = building.surfaces.map((surface) =>
    "glazing" in surface.body && isSunny(surface) ? windowLight(lightOn(surface), surface.body, weather.hours) : undefined,
  );
  const outside = building.surfaces.map((surface) => {
    if ("glazing" in surface.body || !isSunny(surface)) return undefined;
    const light = lightOn(surface);
    const heat = new Float64Array(weather.hours);
    light.hours.forEach((hour, i) => {
      heat[hour] =
        surface.outside.absorptance * (light.beam[i]! + light.circumsolar[i]! + light.sky[i]! + light.horizon[i]! + light.ground[i]!);
    });
    return heat;
  });
  return { outside, windows, zones: building.zones.map((_, zone) => zoneLight(building, zone, windows, weather)) };
}
