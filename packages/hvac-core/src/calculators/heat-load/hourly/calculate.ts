import { OutOfRangeError } from "../../../kernel/index.ts";
import { safetyAllowance, type DayKind, type LoadComponent, type PeakLoad } from "../../../loads/index.ts";
import { highestHour, peakAt } from "../../../loads/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { totalsOf, type HeatParts, type LoadParts, type LoadState } from "../state.ts";
import { blockOf, weightedParts, type RoomsHours } from "./block.ts";
import { hourCount, hourOf, monthOf } from "./hours.ts";
import type { LayeredConstruction } from "./library.ts";
import { roomUnitsOf, type RoomUnitsHour } from "./roomUnits.ts";
import { roomLoads, sumOfHeating, type RoomHeating, type RoomLoads } from "./roomLoads.ts";
import { loadRooms, type LoadedDays, type LoadedRoom } from "./rooms.ts";
import type { SystemHour } from "./systemHour.ts";
import { highestByHour, highestOfDays, loadSystem, type DayPeak, type LoadedSystem } from "./systems.ts";
import { zoneLoads, type ZoneLoads } from "./zones.ts";

export type { RoomLoads } from "./roomLoads.ts";
export type { ZoneLoads } from "./zones.ts";

export interface BlockHours extends RoomsHours {
  /** Cooling of the whole plant, W: coils of the systems, and rooms with separate units with their outdoor air; the highest of the kinds of day. */
  readonly plant: readonly number[];
}

/** A system at one hour. */
export type SystemState = SystemHour & { readonly day: DayKind; readonly month: number; readonly hour: number };

export interface SystemLoads extends Omit<LoadedSystem, "hourAt"> {
  /** At the peak of its coil. */
  readonly atPeak: SystemState;
  /** At the peak of the plant. */
  readonly atPlantPeak: SystemState;
}

/** Parts of the plant load at its peak that a single room at one hour does not have, W. */
interface PlantParts {
  readonly partitions: number;
  readonly lighting: number;
  readonly equipment: number;
  /** Lighting heat to return air. */
  readonly returnAir: HeatParts;
  readonly reheat: number;
  readonly fan: number;
  readonly uncredited: HeatParts;
}

/** The loads of a project. */
export interface HourlyLoads {
  /** Pa. */
  readonly pressure: number;
  readonly block: BlockHours;
  /** Kinds of design days that the site has, the dry-bulb days first. */
  readonly dayKinds: readonly DayKind[];
  /** Hour of the plant peak, counted from 0. */
  readonly peakIndex: number;
  /** Kind of day of the plant peak. */
  readonly peakDay: DayKind;
  /** All rooms at their coincident peak. */
  readonly blockPeak: PeakLoad;
  /** All rooms at the peak of the plant. */
  readonly atPlantPeak: PeakLoad;
  readonly sumOfRoomPeaks: number;
  readonly rooms: readonly RoomLoads[];
  readonly zones: readonly ZoneLoads[];
  readonly systems: readonly SystemLoads[];
  /** Constructions of layers; `undefined` if there are none. */
  readonly constructions: readonly LayeredConstruction[] | undefined;
  /** Rooms with separate units at the peak of the plant, W. */
  readonly roomUnits: RoomUnitsHour;
  readonly plant: PlantParts;
  readonly heating: RoomHeating & { readonly safety: number };
}

/** The loads of a project, and its load as both methods have it: that of the plant at its peak. */
export interface HourlyState extends LoadState {
  readonly hourly: HourlyLoads;
}

/** Sensible and latent load of a component at an hour. */
export function componentAt(peak: PeakLoad, component: LoadComponent): HeatParts {
  return peak.components.find((part) => part.component === component) ?? { sensible: 0, latent: 0 };
}

/** Systems with the rooms that they serve, on each kind of day. */
function loadSystems(values: HeatLoadValues, rooms: readonly LoadedRoom[], kinds: readonly LoadedDays[]): LoadedSystem[] {
  const served = new Map<string, number[]>();
  rooms.forEach(({ system }, i) => {
    if (system === null) return;
    const indices = served.get(system.id);
    if (indices) indices.push(i);
    else served.set(system.id, [i]);
  });
  return values.systems.flatMap((system) => {
    const indices = served.get(system.id);
    if (!indices) return [];
    const servedOnDays = kinds.map((each) => ({ days: each.days, rooms: indices.map((i) => each.rooms[i]!) }));
    return [loadSystem(system, servedOnDays, values.airflowBasis)];
  });
}

/** Loads of all rooms of a project over the design days of twelve months, and of the systems that serve them. */
export function calculateHourly(values: HeatLoadValues): HourlyState {
  if (values.rooms.length === 0)
    throw new OutOfRangeError({ parameter: "rooms", value: NaN, min: 1, max: 5000, unit: "", reason: "the load is that of its rooms" });
  const { days, rooms, kinds, library } = loadRooms(values);
  const hours = blockOf(rooms);
  const loaded = loadSystems(values, rooms, kinds);
  const units = kinds.map((each) =>
    roomUnitsOf(
      each.rooms.filter(({ system }) => system === null),
      each.responses,
      values.airflowBasis,
    ),
  );
  const plants = kinds.map((_, kind) =>
    hours.sensible.map((_load, k) => loaded.reduce((sum, { coils }) => sum + coils[kind]![k]!, units[kind]!.cooling[k]!)),
  );
  const plantPeak = highestOfDays(plants);
  const blockIndex = highestHour((k) => hours.sensible[k]! + hours.latent[k]!, 0, hourCount);
  const [parts, counts] = weightedParts(rooms);
  const stateAt = (hourAt: LoadedSystem["hourAt"], peak: DayPeak): SystemState => ({
    ...hourAt(peak),
    day: kinds[peak.kind]!.kind,
    month: monthOf(peak.index),
    hour: hourOf(peak.index),
  });
  const systems = loaded.map(({ hourAt, ...system }) => ({
    ...system,
    atPeak: stateAt(hourAt, system.peak),
    atPlantPeak: stateAt(hourAt, plantPeak),
  }));
  const atPlantPeak = peakAt(weightedParts(kinds[plantPeak.kind]!.rooms)[0], plantPeak.index, counts);
  const roomUnits = units[plantPeak.kind]!.hourAt(plantPeak.index);
  const loads = rooms.map((room) => roomLoads(room, values, days.pressure));
  const heating = sumOfHeating(loads, counts);
  const hourly: HourlyLoads = {
    pressure: days.pressure,
    block: { ...hours, plant: highestByHour(plants) },
    dayKinds: kinds.map(({ kind }) => kind),
    peakIndex: plantPeak.index,
    peakDay: kinds[plantPeak.kind]!.kind,
    blockPeak: peakAt(parts, blockIndex, counts),
    atPlantPeak,
    sumOfRoomPeaks: rooms.reduce((sum, { values: { multiplier }, hours: { result } }) => sum + multiplier * result.peak.total, 0),
    rooms: loads,
    zones: zoneLoads(values, rooms, days.pressure),
    systems,
    constructions: library.layered,
    roomUnits,
    plant: plantParts(atPlantPeak, systems, roomUnits),
    heating: { ...heating, safety: safetyAllowance(heating.total, values.safetyFactor) },
  };
  return { hourly, ...loadOf(hourly, values) };
}

/** Sensible and latent heat of all systems, added to that of units of single rooms. */
function addSystems(systems: readonly SystemLoads[], partOf: (state: SystemState) => HeatParts, units: HeatParts): HeatParts {
  return systems.reduce((sum, { atPlantPeak }) => {
    const part = partOf(atPlantPeak);
    return { sensible: sum.sensible + part.sensible, latent: sum.latent + part.latent };
  }, units);
}

function plantParts(atPlantPeak: PeakLoad, systems: readonly SystemLoads[], roomUnits: RoomUnitsHour): PlantParts {
  const part = (component: LoadComponent): number => sumOfParts(componentAt(atPlantPeak, component));
  return {
    partitions: part("partition"),
    lighting: part("lighting"),
    equipment: part("equipment"),
    returnAir: addSystems(systems, ({ returnAir }) => returnAir, { sensible: roomUnits.returnAir, latent: 0 }),
    reheat: systems.reduce((sum, each) => sum + each.atPlantPeak.reheat, 0),
    fan: systems.reduce((sum, each) => sum + each.atPlantPeak.fan, 0),
    uncredited: addSystems(systems, ({ uncredited }) => uncredited, { sensible: roomUnits.uncredited, latent: 0 }),
  };
}

const sumOfParts = ({ sensible, latent }: HeatParts): number => sensible + latent;

/** The load of the plant at its peak. */
function loadOf({ atPlantPeak, systems, roomUnits, plant }: HourlyLoads, values: HeatLoadValues): LoadState {
  const part = (component: LoadComponent): number => sumOfParts(componentAt(atPlantPeak, component));
  const add = (valueOf: (state: SystemState) => number): number => systems.reduce((sum, each) => sum + valueOf(each.atPlantPeak), 0);
  const sensible =
    roomUnits.sensible + roomUnits.returnAir + roomUnits.airSensible + roomUnits.uncredited + add(({ coilSensible }) => coilSensible);
  const latent = roomUnits.latent + roomUnits.airLatent + add(({ coilTotal, coilSensible }) => coilTotal - coilSensible);
  const parts: LoadParts = {
    walls: part("wall"),
    windows: part("windowConduction") + part("windowSolar"),
    windowTransmission: part("windowConduction"),
    windowSun: part("windowSolar"),
    roof: part("roof"),
    floor: part("floor"),
    people: componentAt(atPlantPeak, "people"),
    internal: part("people") + plant.lighting + plant.equipment,
    ventilation: addSystems(systems, ({ ventilation }) => ventilation, { sensible: roomUnits.airSensible, latent: roomUnits.airLatent }),
    infiltration: componentAt(atPlantPeak, "infiltration"),
  };
  return {
    cooling: true,
    totals: totalsOf({ sensible, latent }, values.safetyFactor),
    parts,
    floorArea: values.rooms.reduce((sum, { multiplier, floorArea }) => sum + multiplier * floorArea, 0),
    supplyAirflow: systems.length > 0 ? systems.reduce((sum, { supplyAirflow }) => sum + supplyAirflow, 0) : undefined,
  };
}
