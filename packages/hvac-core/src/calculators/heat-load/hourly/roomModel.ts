import { mapRows, OutOfRangeError } from "../../../kernel/index.ts";
import {
  absorptanceRatio,
  heatingLoad,
  radiantFractions,
  representativeRadiantSeries,
  type AirflowBasis,
  type HeatingLoad,
  type InternalGain,
  type OpaqueSurface,
  type Partition,
  type RadiantSeries,
  type Room,
  type SlabEdge,
  type Window,
} from "../../../loads/index.ts";
import type { Obstruction, ShadedWindow } from "../../../solar/index.ts";
import { personOf } from "../people.ts";
import type { RoomValues } from "../spaceUse.ts";
import { glazingOf, type Library } from "./library.ts";

export type RoomSurfaceValues = RoomValues["surfaces"][number];
export type RoomWindowValues = RoomValues["windows"][number];

/** A room of the input for physics. */
export interface RoomModel {
  readonly room: Room;
  readonly slabs: readonly SlabEdge[];
}

/** Shares of glass in the outside wall with published radiant series. */
const publishedGlassShares = [0.1, 0.5, 0.9] as const;

/** The published share of glass nearest to that of the outside walls of a room; 0 for a room without outside walls. */
export function glassShareOf({ surfaces, windows }: RoomValues): number {
  const wall = surfaces.reduce((sum, { kind, area }) => sum + (kind === "wall" ? area : 0), 0);
  const glass = windows.reduce((sum, window) => sum + (window.kind === "window" ? windowArea(window) : 0), 0);
  if (wall + glass === 0) return 0;
  const share = glass / (wall + glass);
  return publishedGlassShares.reduce<number>(
    (best, each) => (Math.abs(each - share) < Math.abs(best - share) ? each : best),
    publishedGlassShares[0],
  );
}

/** Area of all windows of a row, m². */
export function windowArea({ width, height, count }: RoomWindowValues): number {
  return width * height * count;
}

const radiantSeries = new Map<string, RadiantSeries>();

/** The radiant series of a room; rooms of one construction share it. */
function radiantSeriesOf(room: RoomValues): RadiantSeries {
  const share = glassShareOf(room);
  const key = `${room.weight} ${room.carpet} ${share}`;
  const series = radiantSeries.get(key) ?? representativeRadiantSeries(room.weight, room.carpet, share);
  radiantSeries.set(key, series);
  return series;
}

function requireUValue(surface: RoomSurfaceValues, path: string): void {
  if (surface.kind === "ground" || surface.construction !== null || surface.uValue !== null) return;
  throw new OutOfRangeError({
    parameter: `${path}.uValue`,
    value: NaN,
    min: 0.02,
    max: 12,
    unit: "W/(m²·K)",
    reason: "the surface has no construction",
  });
}

function opaqueSurfaces({ surfaces }: RoomValues, library: Library): OpaqueSurface[] {
  return surfaces.flatMap(({ kind, construction, uValue, area, azimuth, tilt, colour, exposure }): OpaqueSurface[] =>
    kind === "wall" || kind === "roof" || kind === "floor"
      ? [
          {
            component: kind,
            area,
            tilt: kind === "wall" ? 90 : kind === "roof" ? tilt : 180,
            azimuth: kind === "floor" ? 0 : azimuth,
            conduction: library.conduction(kind, construction, uValue),
            // In the shade a surface exchanges heat with the outdoor air alone: neither sun nor sky.
            ...(exposure === "shade" ? { absorptanceRatio: 0, longwaveCorrection: 0 } : { absorptanceRatio: absorptanceRatio(colour) }),
          },
        ]
      : [],
  );
}

function partitions({ surfaces }: RoomValues, library: Library): Partition[] {
  return surfaces.flatMap(({ kind, construction, uValue, area, adjacentTemp, heatingAdjacentTemp }) =>
    kind === "partition"
      ? [
          {
            area,
            transmittance: library.conduction("wall", construction, uValue).transmittance,
            adjacentDryBulb: adjacentTemp,
            ...(heatingAdjacentTemp !== null && { heatingAdjacentDryBulb: heatingAdjacentTemp }),
          },
        ]
      : [],
  );
}

/** What is in front of one window of a row. */
function obstructionOf(window: RoomWindowValues): Obstruction | undefined {
  const { obstruction, obstructionHeight: height, obstructionDistance: distance, obstructionLeft: left, obstructionRight: right } = window;
  if (obstruction !== "block" || height === 0) return undefined;
  return { height, distance, ...(left !== null && { left }), ...(right !== null && { right }) };
}

/** Size of one window of a row with what shades it; `undefined` where nothing does. */
export function shadedWindowOf(window: RoomWindowValues): ShadedWindow | undefined {
  const { kind, width, height, overhangDepth, overhangGap, overhangReach, finDepth, finGap, finReach, finSide } = window;
  const obstruction = kind === "window" ? obstructionOf(window) : undefined;
  if (kind !== "window" || (overhangDepth === 0 && finDepth === 0 && !obstruction)) return undefined;
  const fin = finDepth > 0 ? { depth: finDepth, gap: finGap, ...(finReach !== null && { reach: finReach }) } : undefined;
  return {
    width,
    height,
    ...(overhangDepth > 0 && {
      overhang: { depth: overhangDepth, gap: overhangGap, ...(overhangReach !== null && { reach: overhangReach }) },
    }),
    ...(fin && finSide !== "right" && { leftFin: fin }),
    ...(fin && finSide !== "left" && { rightFin: fin }),
    ...(obstruction && { obstruction }),
  };
}

/** A row of windows for physics. */
export function windowOf(window: RoomWindowValues, library: Library): Window {
  const type = library.windowTypes.get(window.type)!;
  const glazing = glazingOf(type);
  const exteriorShade = shadedWindowOf(window);
  return {
    area: windowArea(window),
    tilt: window.kind === "window" ? 90 : window.tilt,
    azimuth: window.azimuth,
    transmittance: type.uValue,
    shgc: type.shgc,
    ...(glazing !== undefined && { glazing }),
    ...(type.shade === "inside" && { interiorShade: { beam: type.beamFactor, diffuse: type.diffuseFactor } }),
    ...(exteriorShade && { exteriorShade }),
  };
}

function gains(room: RoomValues, library: Library): InternalGain[] {
  const scheduled = (id: string | null): { readonly schedule?: readonly number[] } => (id === null ? {} : { schedule: library.shares(id) });
  const person = personOf(room);
  const all: InternalGain[] = [
    {
      component: "people",
      sensible: room.people * person.sensible,
      latent: room.people * person.latent,
      radiantFraction: radiantFractions.people,
      ...scheduled(room.peopleSchedule),
    },
    {
      component: "lighting",
      sensible: room.lighting,
      radiantFraction: room.lightingRadiantShare,
      roomFraction: room.lightingRoomShare,
      ...scheduled(room.lightingSchedule),
    },
    {
      component: "equipment",
      sensible: room.equipment,
      latent: room.equipmentLatent,
      radiantFraction: room.equipmentRadiantShare,
      ...scheduled(room.equipmentSchedule),
    },
  ];
  return all.filter(({ sensible, latent = 0 }) => sensible > 0 || latent > 0);
}

/** Air that leaks into a room, m³/s. */
export function leakage({ infiltration, floorArea, height }: RoomValues): number {
  return infiltration * floorArea * height;
}

/** The room of a row. */
export function roomModel(values: RoomValues, library: Library): RoomModel {
  mapRows(values.surfaces, (surface) => requireUValue(surface, `rooms.${values.id}.surfaces.${surface.id}`));
  return {
    room: {
      name: values.name,
      floorArea: values.floorArea,
      indoor: { dryBulb: values.indoorTemp, relativeHumidity: values.indoorRelativeHumidity },
      surfaces: opaqueSurfaces(values, library),
      windows: values.windows.map((window) => windowOf(window, library)),
      partitions: partitions(values, library),
      gains: gains(values, library),
      infiltration: leakage(values),
      radiantSeries: radiantSeriesOf(values),
    },
    slabs: values.surfaces.flatMap(({ kind, perimeter, lossFactor }) => (kind === "ground" ? [{ perimeter, factor: lossFactor }] : [])),
  };
}

/** Outdoor condition in heating, and the supply of outdoor air to a room. */
interface HeatingSite {
  /** Pa. */
  readonly pressure: number;
  /** °C. */
  readonly outdoorDryBulb: number;
  /** Sensible effectiveness, 0…1. */
  readonly recovery: number;
  readonly airflowBasis: AirflowBasis;
}

/** The heating load of one such room; its outdoor air enters after the heat recovery of its system. */
export function roomHeating(
  values: RoomValues,
  { room, slabs }: RoomModel,
  { pressure, outdoorDryBulb, recovery, airflowBasis }: HeatingSite,
): HeatingLoad {
  const indoorDryBulb = values.heatingTemp;
  return heatingLoad(room, {
    indoorDryBulb,
    outdoorDryBulb,
    pressure,
    ventilation: values.outdoorAir,
    ventilationMeasuredAt: airflowBasis,
    ventilationDryBulb: outdoorDryBulb + recovery * Math.max(0, indoorDryBulb - outdoorDryBulb),
    slabs,
    pickUp: values.pickUp,
  });
}
