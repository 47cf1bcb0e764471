import type { BalanceBuilding, BalanceSurface } from "./building.ts";
import { atIncidence, type Glazing } from "./glazing.ts";
import { lightShares, type RadiantSurface } from "./radiation.ts";
import { diffuseShares, litShare, type Rectangle, type Shade } from "./shade.ts";
import type { PlaneLight } from "./skyYear.ts";
import type { WeatherDrive } from "./weatherDrive.ts";

/** A face inside a zone. */
export interface ZoneFace {
  readonly surface: number;
  /** Whether it is the face on the far side of a surface between zones. */
  readonly isFar: boolean;
  readonly area: number;
  readonly plane: string;
  readonly emissivity: number;
  /** Of light in the room, with what passes out of windows. */
  readonly lightAbsorptance: number;
  readonly isFloor: boolean;
}

/** Faces of a zone: its surfaces, and the far sides of its neighbours'. */
export function facesOf({ surfaces }: BalanceBuilding, zone: number): ZoneFace[] {
  return surfaces.flatMap((surface, index) => {
    const { area, azimuth, tilt, beyond, body } = surface;
    const absorptanceOf = (absorptance: number): number =>
      "glazing" in body
        ? body.glazing.transmittanceFromInside + body.glazing.panes.reduce((sum, pane) => sum + pane.absorptanceFromInside, 0)
        : absorptance;
    const face = (isFar: boolean): ZoneFace => ({
      surface: index,
      isFar,
      area,
      plane: isFar ? `far ${index}` : tilt === 0 || tilt === 180 ? `${tilt}` : `${tilt} ${azimuth}`,
      emissivity: (isFar ? surface.outside : surface.inside).emissivity,
      lightAbsorptance: absorptanceOf((isFar ? surface.outside : surface.inside).absorptance),
      isFloor: isFar ? tilt < 45 : tilt > 135,
    });
    return [...(surface.zone === zone ? [face(false)] : []), ...(beyond.kind === "zone" && beyond.zone === zone ? [face(true)] : [])];
  });
}

/** Sunlight through a window by the hour of the year, W/m² of glass. */
export interface WindowLight {
  readonly beam: Float64Array;
  readonly diffuse: Float64Array;
  /** Heat in each pane. */
  readonly panes: readonly Float64Array[];
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
  const passes = tableOf(glazing.transmittance);
  const heats = glazing.panes.map(({ absorptance }) => tableOf(absorptance));
  light.hours.forEach((hour, i) => {
    const cosine = light.cosine[i]!;
    const lit = cosine === 0 ? 0 : place && shades.length > 0 ? litShare(place, shades, light.sideways[i]!, light.upwards[i]!) : 1;
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
  return { beam, diffuse, panes };
}

/** Heat of the sun by the hour. */
export interface SunGains {
  /** Absorbed outside by each opaque surface, W/m². */
  readonly outside: readonly (Float64Array | undefined)[];
  /** Heat of the panes of each window from outside, W/m². */
  readonly windows: readonly (WindowLight | undefined)[];
  /** By zone: light through its windows, W, and the shares of it that its faces absorb. */
  readonly zones: readonly ZoneLight[];
}

export interface ZoneLight {
  readonly faces: readonly ZoneFace[];
  readonly beam: Float64Array;
  readonly beamShares: Float64Array;
  /** By the plane of the windows. */
  readonly planes: readonly { readonly diffuse: Float64Array; readonly shares: Float64Array }[];
}

/**
 * Shares of the beam that the faces of a zone absorb: it falls on the floor, and what that reflects is diffuse. Without a floor it is spread like diffuse light.
 *
 * @source ashrae-140, solar distribution of programs without tracing of the beam
 */
function beamSharesOf(faces: readonly ZoneFace[], radiant: readonly RadiantSurface[]): Float64Array {
  const floor = faces.reduce((sum, { area, isFloor }) => sum + (isFloor ? area : 0), 0);
  const shares = new Float64Array(faces.length);
  if (floor <= 0) return lightShares(radiant, undefined);
  faces.forEach(({ area, isFloor, lightAbsorptance }, i) => {
    if (!isFloor) return;
    const hit = area / floor;
    shares[i] = shares[i]! + hit * lightAbsorptance;
    lightShares(radiant, radiant[i]!.plane).forEach((share, j) => {
      shares[j] = shares[j]! + hit * (1 - lightAbsorptance) * share;
    });
  });
  return shares;
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
  const zones = building.zones.map((_, zone) => zoneLight(building, zone, windows, weather.hours));
  return { outside, windows, zones };
}

function zoneLight(building: BalanceBuilding, zone: number, windows: readonly (WindowLight | undefined)[], hours: number): ZoneLight {
  const faces = facesOf(building, zone);
  const radiant = faces.map(({ area, plane, lightAbsorptance }) => ({ area, plane, absorptance: lightAbsorptance }));
  const beam = new Float64Array(hours);
  const planes = new Map<string, { diffuse: Float64Array; shares: Float64Array }>();
  faces.forEach(({ surface, isFar, area, plane }) => {
    const light = isFar ? undefined : windows[surface];
    if (!light) return;
    let group = planes.get(plane);
    if (!group) planes.set(plane, (group = { diffuse: new Float64Array(hours), shares: lightShares(radiant, plane) }));
    const { diffuse } = group;
    for (let hour = 0; hour < hours; hour++) {
      beam[hour] = beam[hour]! + area * light.beam[hour]!;
      diffuse[hour] = diffuse[hour]! + area * light.diffuse[hour]!;
    }
  });
  return { faces, beam, beamShares: beamSharesOf(faces, radiant), planes: [...planes.values()] };
}
