import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { humidityRatioFromRelativeHumidity } from "../psychrometrics/internal.ts";
import { angularCurves, glazingForWindow } from "../solar/index.ts";
import { longwaveCorrection } from "./opaqueSurface.ts";
import type { AirState } from "./outdoorAir.ts";
import { radiantFractions, windowRadiantFraction } from "./radiantFractions.ts";
import type { ResponseStore, SolarDrive } from "./responses.ts";
import type { InternalGain, LoadComponent, OpaqueSurface, Room, Window } from "./room.ts";
import { hourCount } from "./timeSeries.ts";

/** One part of a room's load at hour k, W: scale·hours[k] + constant. */
export interface LoadPart {
  readonly component: LoadComponent;
  readonly hours: Float64Array;
  readonly scale: number;
  readonly constant: number;
}

/** A room as scaled responses, whose sum is its load at any hour. */
export interface RoomParts {
  readonly room: AirState;
  readonly sensible: readonly LoadPart[];
  readonly latent: readonly LoadPart[];
  readonly returnAir: readonly LoadPart[];
}

interface Building {
  readonly responses: ResponseStore;
  readonly room: Room;
  readonly sensible: LoadPart[];
  readonly latent: LoadPart[];
  readonly returnAir: LoadPart[];
}

function requireOrientation(name: string, { tilt, azimuth, area }: { tilt: number; azimuth: number; area: number }): void {
  requireInRange(`${name}.tilt`, tilt, 0, 180, "°");
  requireInRange(`${name}.azimuth`, azimuth, -360, 360, "°");
  requireInRange(`${name}.area`, area, 0, 1e6, "m²");
}

const nothing = new Float64Array(hourCount);

const opaqueComponents = ["wall", "roof", "floor"] as const;
const gainComponents = ["people", "lighting", "equipment"] as const;

function addSurface({ responses, room, sensible }: Building, surface: OpaqueSurface, name: string): void {
  requireOrientation(name, surface);
  const { area, tilt, azimuth, conduction } = surface;
  const component = requireKnown(`${name}.component`, surface.component, opaqueComponents);
  const u = requireInRange(`${name}.conduction.transmittance`, conduction.transmittance, 0, 1000, "W/(m²·K)");
  const { hours, steady } = responses.opaque(
    name,
    {
      factors: conduction.factors,
      tilt,
      azimuth,
      absorptanceRatio: requireInRange(`${name}.absorptanceRatio`, surface.absorptanceRatio ?? 0.052, 0, 0.5, "m²·K/W"),
      longwaveCorrection: requireInRange(`${name}.longwaveCorrection`, surface.longwaveCorrection ?? longwaveCorrection(tilt), 0, 50, "K"),
      radiantFraction: requireInRange(`${name}.radiantFraction`, surface.radiantFraction ?? radiantFractions[component], 0, 1, ""),
    },
    room.radiantSeries,
  );
  sensible.push({ component, hours, scale: u * area, constant: -u * area * steady * room.indoor.dryBulb });
}

/** Driver of the solar gain of a window, without its area and SHGC. */
export function solarDriveOf(window: Window): SolarDrive {
  const { tilt, azimuth, transmittance, shgc, glazing, exteriorShade, interiorShade: shade } = window;
  return {
    tilt,
    azimuth,
    glazing: glazing ?? glazingForWindow(transmittance, shgc),
    exteriorShade,
    interiorShade: shade && { ...shade, radiantFraction: shade.radiantFraction ?? windowRadiantFraction(shgc) },
  };
}

function addWindow({ responses, room, sensible }: Building, window: Window, name: string): void {
  requireOrientation(name, window);
  const { area, tilt, interiorShade: shade, exteriorShade } = window;
  const u = requireInRange(`${name}.transmittance`, window.transmittance, 0, 1000, "W/(m²·K)");
  const shgc = requireInRange(`${name}.shgc`, window.shgc, 0, 1, "");
  // Shadows of overhangs, fins and obstructions are computed for vertical glass only.
  if (exteriorShade) requireInRange(`${name}.tilt with exteriorShade`, tilt, 89, 91, "°");
  const radiantFraction = windowRadiantFraction(shgc);
  const conducted = responses.conduction(radiantFraction, room.radiantSeries);
  sensible.push({
    component: "windowConduction",
    hours: conducted.hours,
    scale: u * area,
    constant: -u * area * conducted.steady * room.indoor.dryBulb,
  });
  if (shade) {
    requireInRange(`${name}.interiorShade.beam`, shade.beam, 0, 1, "");
    requireInRange(`${name}.interiorShade.diffuse`, shade.diffuse, 0, 1, "");
    requireInRange(`${name}.interiorShade.radiantFraction`, shade.radiantFraction ?? radiantFraction, 0, 1, "");
  }
  if (window.glazing !== undefined) requireKnown(`${name}.glazing`, window.glazing, angularCurves);
  const { hours } = responses.solar(solarDriveOf(window), room.radiantSeries);
  sensible.push({ component: "windowSolar", hours, scale: area * shgc, constant: 0 });
}

function addGain({ responses, room, sensible, latent, returnAir }: Building, gain: InternalGain, name: string): void {
  const component = requireKnown(`${name}.component`, gain.component, gainComponents);
  const heat = requireInRange(`${name}.sensible`, gain.sensible, 0, 1e9, "W");
  const moisture = requireInRange(`${name}.latent`, gain.latent ?? 0, 0, 1e9, "W");
  const radiantFraction = requireInRange(`${name}.radiantFraction`, gain.radiantFraction, 0, 1, "");
  const roomFraction = requireInRange(`${name}.roomFraction`, gain.roomFraction ?? 1, 0, 1, "");
  const hoursOf = (share: number): Float64Array => responses.scheduled(`${name}.schedule`, gain.schedule, share, room.radiantSeries).hours;
  sensible.push({ component, hours: hoursOf(radiantFraction), scale: heat * roomFraction, constant: 0 });
  if (moisture > 0) latent.push({ component, hours: hoursOf(0), scale: moisture, constant: 0 });
  if (roomFraction < 1) returnAir.push({ component, hours: hoursOf(0), scale: heat * (1 - roomFraction), constant: 0 });
}

/** Latent load of infiltration: dry air removes no more moisture than the room gains, as no coil adds water. */
function limitDrying(gains: readonly LoadPart[], leak: LoadPart): LoadPart {
  const isDry = leak.hours.some((perFlow) => perFlow < 0);
  if (!isDry) return leak;
  const moistureGains = new Float64Array(hourCount);
  for (const gain of gains) addPart(moistureGains, gain);
  if (moistureGains.every((moisture, k) => moisture + partAt(leak, k) >= 0)) return leak;
  return {
    component: leak.component,
    hours: moistureGains.map((moisture, k) => Math.max(-moisture, partAt(leak, k))),
    scale: 1,
    constant: 0,
  };
}

/**
 * A room as the sum of scaled periodic responses, after checking every value of it.
 *
 * @param prefix place of the room in refusals, such as "rooms[3]."
 * @throws {OutOfRangeError} when a value lies outside its range or a series does not add up to 1
 * @throws {UnknownNameError} when a component or glazing is not known
 */
export function roomParts(room: Room, responses: ResponseStore, prefix = ""): RoomParts {
  requireInRange(`${prefix}floorArea`, room.floorArea, 0.01, 1e7, "m²");
  const dryBulb = requireInRange(`${prefix}indoor.dryBulb`, room.indoor.dryBulb, -40, 60, "°C");
  const humidityRatio = humidityRatioFromRelativeHumidity(
    dryBulb,
    requireInRange(`${prefix}indoor.relativeHumidity`, room.indoor.relativeHumidity, 0, 1, ""),
    responses.days.pressure,
  );
  const inside = { dryBulb, humidityRatio };
  responses.series(`${prefix}radiantSeries.solar`, room.radiantSeries.solar);
  responses.series(`${prefix}radiantSeries.nonSolar`, room.radiantSeries.nonSolar);
  const building: Building = { responses, room, sensible: [], latent: [], returnAir: [] };
  room.surfaces.forEach((surface, i) => addSurface(building, surface, `${prefix}surfaces[${i}]`));
  room.windows.forEach((window, i) => addWindow(building, window, `${prefix}windows[${i}]`));
  room.partitions?.forEach(({ area, transmittance, adjacentDryBulb }, i) => {
    const conductance =
      requireInRange(`${prefix}partitions[${i}].area`, area, 0, 1e6, "m²") *
      requireInRange(`${prefix}partitions[${i}].transmittance`, transmittance, 0, 1000, "W/(m²·K)");
    const constant = conductance * (requireInRange(`${prefix}partitions[${i}].adjacentDryBulb`, adjacentDryBulb, -60, 80, "°C") - dryBulb);
    // Steady heat: its radiant part is constant over a day as well.
    building.sensible.push({ component: "partition", hours: nothing, scale: 0, constant });
  });
  room.gains.forEach((gain, i) => addGain(building, gain, `${prefix}gains[${i}]`));
  const leak = requireInRange(`${prefix}infiltration`, room.infiltration, 0, 1e4, "m³/s");
  if (leak > 0) {
    const air = responses.outdoorAir(inside);
    building.sensible.push({ component: "infiltration", hours: air.sensible, scale: leak, constant: 0 });
    building.latent.push(limitDrying(building.latent, { component: "infiltration", hours: air.latent, scale: leak, constant: 0 }));
  }
  return { room: inside, sensible: building.sensible, latent: building.latent, returnAir: building.returnAir };
}

/** Adds a part to the hours of `target`. */
export function addPart(target: Float64Array | number[], { hours, scale, constant }: LoadPart): void {
  if (scale === 0) {
    if (constant !== 0) for (let k = 0; k < hourCount; k++) target[k] = target[k]! + constant;
    return;
  }
  for (let k = 0; k < hourCount; k++) target[k] = target[k]! + scale * hours[k]! + constant;
}

/** Load of a part at one hour, W. */
export function partAt({ hours, scale, constant }: LoadPart, k: number): number {
  return scale * hours[k]! + constant;
}
