import { requireInRange } from "../../refusals/errors.ts";
import { innerHalf, wallConduction, WallSteps, type WallConduction } from "./conduction.ts";
import type { BalanceBuilding, BalanceSurface, BalanceZone, ZoneHours } from "./building.ts";
import type { Conductor } from "./conductor.ts";
import { Element, OutdoorStep, type Outdoors } from "./element.ts";
import { inInfrared, type ZoneFace } from "./faces.ts";
import { sunGains, type SunGains } from "./gains.ts";
import { checkGlazing, GlazingSteps } from "./glazing.ts";
import { Star } from "./radiation.ts";
import type { WeatherDrive } from "./weatherDrive.ts";
import { ZoneSolver } from "./solver.ts";

/** Options of a run. */
export interface BalanceOptions {
  /** Steps in an hour, 1…60. */
  readonly stepsPerHour?: number;
  /** Days at the end of the year that are run before it. */
  readonly warmUpDays?: number;
}

const hour = 3600;
/** °C at which the warm-up starts. */
const startTemperature = 15;

/** Shares of an outer face's radiation: to the sky, and to air and ground, which have the air's temperature. */
function radiationOutdoors(tilt: number, emissivity: number): Pick<Outdoors, "toSky" | "toAir"> {
  const up = (1 + Math.cos((tilt * Math.PI) / 180)) / 2;
  const toSky = emissivity * up * Math.sqrt(up);
  return { toSky, toAir: emissivity - toSky };
}

class Elements {
  readonly all: readonly Element[];
  readonly #gains: SunGains;
  readonly #weather: WeatherDrive;
  readonly #step: number;
  readonly #walls = new Map<string, WallConduction>();
  /** Steps of the elements that are windows. */
  readonly windowSteps: readonly (GlazingSteps | undefined)[];
  readonly #inside: Float64Array;
  readonly #outside: Float64Array;

  constructor(building: BalanceBuilding, gains: SunGains, weather: WeatherDrive, step: number) {
    this.#gains = gains;
    this.#weather = weather;
    this.#step = step;
    const factors = gains.zones.map(({ faces }) => new Star(inInfrared(faces)).factors);
    const factorOf = (surface: number, isFar: boolean): number => {
      for (const [zone, { faces }] of gains.zones.entries()) {
        const face = faces.findIndex((each) => each.surface === surface && each.isFar === isFar);
        if (face >= 0) return factors[zone]![face]!;
      }
      return 0;
    };
    this.all = building.surfaces.map((surface, index) => this.#element(surface, factorOf(index, false), factorOf(index, true)));
    this.windowSteps = this.all.map(({ steps }) => (steps instanceof GlazingSteps ? steps : undefined));
    this.#inside = new Float64Array(this.all.length);
    this.#outside = new Float64Array(this.all.length);
  }

  #stepsOf({ body, beyond }: BalanceSurface): Conductor {
    if ("glazing" in body) {
      checkGlazing(body.glazing);
      return new GlazingSteps(body.glazing, body.height, startTemperature);
    }
    const layers = beyond.kind === "identical" ? innerHalf(body.layers) : body.layers;
    const key = JSON.stringify(layers);
    let wall = this.#walls.get(key);
    if (!wall) this.#walls.set(key, (wall = wallConduction(layers)));
    return new WallSteps(wall, this.#step, startTemperature);
  }

  #element(surface: BalanceSurface, insideExchange: number, farExchange: number): Element {
    const { area, zone, tilt, azimuth, beyond, inside, outside } = surface;
    const steps = this.#stepsOf(surface);
    return new Element({
      area: requireInRange("area", area, 1e-6, 1e7, "m²"),
      zone,
      farZone: beyond.kind === "zone" ? beyond.zone : -1,
      steps,
      tilt,
      insideConvection: inside.convection,
      outsideConvection: outside.convection,
      insideExchange,
      farExchange,
      outdoors:
        beyond.kind === "outdoors"
          ? {
              wind: beyond.isExposed ? this.#weather.windAt(azimuth, tilt, beyond.height) : undefined,
              roughness: beyond.roughness,
              ...radiationOutdoors(tilt, outside.emissivity),
            }
          : undefined,
      window: "glazing" in surface.body ? { tilt, height: surface.body.height, pressure: this.#weather.pressure } : undefined,
      ground: beyond.kind === "temperature" ? beyond.temperature : undefined,
      start: startTemperature,
    });
  }

  /** Sets the heat of the sun in an hour. */
  sun(now: number): void {
    const { outside, windows, zones } = this.#gains;
    const { all, windowSteps } = this;
    this.#inside.fill(0);
    this.#outside.fill(0);
    for (let index = 0; index < all.length; index++) {
      const heat = outside[index];
      if (heat) this.#outside[index] = heat[now]!;
      const steps = windowSteps[index];
      if (!steps) continue;
      steps.darken();
      const panes = windows[index]?.panes;
      if (panes) for (let pane = 0; pane < panes.length; pane++) steps.absorb(pane, panes[pane]![now]!);
    }
    for (const { faces, heat } of zones)
      for (let f = 0; f < faces.length; f++) {
        const onFace = heat[now * faces.length + f]!;
        if (onFace > 0) this.#light(faces[f]!, onFace / faces[f]!.area);
      }
    for (let index = 0; index < all.length; index++) all[index]!.heat(this.#inside[index]!, this.#outside[index]!);
  }

  /** Light of the room on a face, W/m² that it absorbs or lets out. */
  #light({ surface, isFar, lightAbsorptance }: ZoneFace, heat: number): void {
    const steps = this.windowSteps[surface];
    if (steps) steps.absorbFromInside(heat / lightAbsorptance);
    else if (isFar) this.#outside[surface] = this.#outside[surface]! + heat;
    else this.#inside[surface] = this.#inside[surface]! + heat;
  }
}

/** Value of a series between two hours. */
function between(series: Float64Array, before: number, now: number, share: number): number {
  return series[before]! + (series[now]! - series[before]!) * share;
}

/** Value of a series in a step. */
function inStep(series: Float64Array, hours: number, now: number, part: number, parts: number): number {
  return series.length === hours ? series[now]! : series[now * parts + part]!;
}

function zoneHours(hours: number): ZoneHours {
  const series = (): Float64Array => new Float64Array(hours);
  return {
    heating: series(),
    cooling: series(),
    airTemperature: series(),
    radiantTemperature: series(),
    fromSurfaces: series(),
    fromAir: series(),
    sun: series(),
  };
}

/**
 * Heat balance of zones by the hour of a year.
 *
 * @source walton-1983
 */
export function runBalance(
  building: BalanceBuilding,
  weather: WeatherDrive,
  { stepsPerHour = 4, warmUpDays = 20 }: BalanceOptions = {},
): ZoneHours[] {
  const step = hour / stepsPerHour;
  const { hours } = weather;
  const gains = sunGains(building, weather);
  const elements = new Elements(building, gains, weather, step);
  const solver = new ZoneSolver(building.zones, elements.all, step, startTemperature);
  const results = building.zones.map(() => zoneHours(hours));
  results.forEach(({ sun }, zone) => {
    sun.set(gains.zones[zone]!.entering);
  });
  const warmUp = Math.min(hours, warmUpDays * 24);
  const out = new OutdoorStep();
  for (let count = -warmUp; count < hours; count++) {
    const now = (count + hours) % hours;
    const before = (now + hours - 1) % hours;
    elements.sun(now);
    out.hour = now;
    out.before = before;
    for (let part = 0; part < stepsPerHour; part++) {
      const share = (part + 1) / stepsPerHour;
      out.set(share, between(weather.dryBulb, before, now, share), between(weather.skyTemperature, before, now, share));
      setZones(building.zones, solver, hours, now, part, stepsPerHour);
      solver.step(out);
      if (count >= 0) record(results, solver, now, stepsPerHour);
    }
  }
  return results;
}

function setZones(zones: readonly BalanceZone[], solver: ZoneSolver, hours: number, now: number, part: number, parts: number): void {
  for (let z = 0; z < zones.length; z++) {
    const zone = zones[z]!;
    const gain = inStep(zone.gains, hours, now, part, parts);
    solver.airHeat[z] = gain * zone.convectiveShare;
    solver.radiantHeat[z] = gain * (1 - zone.convectiveShare);
    solver.airConductance[z] = inStep(zone.airConductance, hours, now, part, parts);
    solver.heatingSetPoint[z] = zone.heatingSetPoint ? inStep(zone.heatingSetPoint, hours, now, part, parts) : -Infinity;
    solver.coolingSetPoint[z] = zone.coolingSetPoint ? inStep(zone.coolingSetPoint, hours, now, part, parts) : Infinity;
  }
}

function record(results: readonly ZoneHours[], solver: ZoneSolver, now: number, parts: number): void {
  for (let z = 0; z < results.length; z++) {
    const { heating, cooling, airTemperature, radiantTemperature, fromSurfaces, fromAir } = results[z]!;
    const power = solver.power[z]! / parts;
    if (power > 0) heating[now] = heating[now]! + power;
    else cooling[now] = cooling[now]! - power;
    airTemperature[now] = airTemperature[now]! + solver.air[z]! / parts;
    radiantTemperature[now] = radiantTemperature[now]! + solver.radiant[z]! / parts;
    fromSurfaces[now] = fromSurfaces[now]! + solver.fromSurfaces[z]! / parts;
    fromAir[now] = fromAir[now]! + solver.fromAir[z]! / parts;
  }
}
