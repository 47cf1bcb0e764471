import { OutOfRangeError, type ResultValues } from "../../../kernel/index.ts";
import { loadComponents, safetyAllowance, type DayKind, type DesignDays, type LoadComponent, type PeakLoad } from "../../../loads/index.ts";
import { highestHour, peakAt, addPart, type LoadPart } from "../../../loads/internal.ts";
import type { results } from "../results.ts";
import type { HeatLoadValues } from "../schema.ts";
import { ownUnitsOf, type OwnUnitsHour } from "./ownUnits.ts";
import { computedRooms, loadRooms, type LoadedRoom, type SystemValues } from "./rooms.ts";
import {
  airflowFor,
  designSensible,
  fanSensibleOf,
  heatOf,
  highestByHour,
  highestOfDays,
  loadSystem,
  mixedRoom,
  type DayPeak,
  type HeatParts,
  type LoadedSystem,
  type SystemHour,
} from "./systems.ts";

const hourCount = 288;

/** Loads of rooms together at 288 hours, W: index 24·(month − 1) + hour − 1. */
export interface RoomsHours {
  readonly sensible: readonly number[];
  readonly latent: readonly number[];
  readonly components: ReadonlyArray<{
    readonly component: LoadComponent;
    readonly sensible: readonly number[];
    readonly latent: readonly number[];
  }>;
}

export interface BlockHours extends RoomsHours {
  /** Cooling of the whole plant, W: coils of the systems, and rooms with units of their own with their outdoor air; the highest of the kinds of day. */
  readonly plant: readonly number[];
}

/** What a system does at one hour, W, without functions. */
export type SystemState = SystemHour & { readonly day: DayKind; readonly month: number; readonly hour: number };

export interface SystemLoads extends Omit<LoadedSystem, "hourAt"> {
  /** At the peak of its own coil. */
  readonly own: SystemState;
  /** At the peak of the plant. */
  readonly atPlantPeak: SystemState;
}

export interface RoomLoads {
  readonly id: string;
  readonly name: string;
  /** Load of one such room at its own peak, with its parts. */
  readonly peak: PeakLoad;
  readonly systemId: string | null;
}

/** What the figures and the sheet need of an hourly calculation. */
export interface HourlyLoads {
  /** Pa. */
  readonly pressure: number;
  readonly block: BlockHours;
  /** Kinds of design days that the site has, the dry-bulb days first. */
  readonly dayKinds: readonly DayKind[];
  /** Hour of the plant's peak, counted from 0. */
  readonly peakIndex: number;
  /** Kind of day of the plant's peak. */
  readonly peakDay: DayKind;
  /** Rooms together at their own coincident peak. */
  readonly blockPeak: PeakLoad;
  /** Rooms together at the plant's peak. */
  readonly atPlantPeak: PeakLoad;
  readonly sumOfRoomPeaks: number;
  /** Floor area of all rooms, m². */
  readonly floorArea: number;
  readonly rooms: readonly RoomLoads[];
  readonly systems: readonly SystemLoads[];
  /** Rooms with units of their own at the plant's peak, W. */
  readonly ownUnits: OwnUnitsHour;
}

export interface HourlyCalculation {
  readonly results: ResultValues<typeof results>;
  readonly hourly: HourlyLoads;
}

/** Kinds of design days as results name them. */
export const dayTexts: Readonly<Record<DayKind, string>> = { dryBulb: "Dry-bulb day", wetBulb: "Wet-bulb day", dewPoint: "Dew-point day" };

/** Month 1…12 of an hour of the twelve design days. */
export function monthOf(k: number): number {
  return Math.floor(k / 24) + 1;
}

/** Hour of the day 1…24 of an hour of the twelve design days. */
export function hourOf(k: number): number {
  return (k % 24) + 1;
}

export function indexOf({ month, hour }: Pick<PeakLoad, "month" | "hour">): number {
  return 24 * (month - 1) + hour - 1;
}

/** Rooms of a project share what drives their loads: such parts are added up before their hours are. */
class PartSums {
  readonly #byHours = new Map<LoadComponent, Map<Float64Array, { scale: number; constant: number }>>();

  add({ component, hours, scale, constant }: LoadPart, count: number): void {
    let own = this.#byHours.get(component);
    if (!own) this.#byHours.set(component, (own = new Map<Float64Array, { scale: number; constant: number }>()));
    const sum = own.get(hours);
    if (sum) {
      sum.scale += count * scale;
      sum.constant += count * constant;
    } else own.set(hours, { scale: count * scale, constant: count * constant });
  }

  has(component: LoadComponent): boolean {
    return this.#byHours.has(component);
  }

  hoursOf(component: LoadComponent): Float64Array {
    const hours = new Float64Array(hourCount);
    for (const [driven, sum] of this.#byHours.get(component) ?? []) addPart(hours, { component, hours: driven, ...sum });
    return hours;
  }
}

/** Hours of rooms together, by component. */
function blockOf(rooms: readonly Pick<LoadedRoom, "values" | "hours">[]): RoomsHours {
  const parts = { sensible: new PartSums(), latent: new PartSums() };
  for (const { values, hours } of rooms) {
    for (const part of hours.parts.sensible) parts.sensible.add(part, values.multiplier);
    for (const part of hours.parts.latent) parts.latent.add(part, values.multiplier);
  }
  const sums = { sensible: new Float64Array(hourCount), latent: new Float64Array(hourCount) };
  const components = loadComponents.flatMap((component) => {
    if (!parts.sensible.has(component) && !parts.latent.has(component)) return [];
    const own = { sensible: parts.sensible.hoursOf(component), latent: parts.latent.hoursOf(component) };
    for (let k = 0; k < hourCount; k++) {
      sums.sensible[k] = sums.sensible[k]! + own.sensible[k]!;
      sums.latent[k] = sums.latent[k]! + own.latent[k]!;
    }
    return [{ component, sensible: Array.from(own.sensible), latent: Array.from(own.latent) }];
  });
  return { sensible: Array.from(sums.sensible), latent: Array.from(sums.latent), components };
}

/**
 * The loads of some rooms together at every hour of the twelve design days, each as often as it is there: of a zone, or of what a system
 * serves. They are computed when asked for.
 *
 * @param values of an outcome of the hourly method (`outcome.values`)
 * @param roomIds ids of rooms; such as are not there count for nothing
 * @returns hourly loads by component, W
 * @throws {OutOfRangeError} when the input could not be calculated
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method
 * @example
 * ```ts
 * import { heatLoad, roomsTogether } from "@org/hvac-core/calculators/heat-load";
 * const rooms = [{ id: "a", floorArea: 20, lighting: 200 }, { id: "b", floorArea: 20, lighting: 100, multiplier: 3 }];
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms });
 * outcome.ok && Math.round(roomsTogether(outcome.values, new Set(["a", "b"])).sensible[0]!); // 500
 * ```
 */
export function roomsTogether(values: HeatLoadValues, roomIds: ReadonlySet<string>): RoomsHours {
  return blockOf(computedRooms(values, roomIds));
}

/** Sensible and latent load of a component at an hour. */
export function componentAt(peak: PeakLoad, component: LoadComponent): { readonly sensible: number; readonly latent: number } {
  return peak.components.find((part) => part.component === component) ?? { sensible: 0, latent: 0 };
}

/** Rooms as physics adds them up, and how many there are of each. */
const partsOf = (rooms: readonly LoadedRoom[]): [Parameters<typeof peakAt>[0], number[]] => [
  rooms.map(({ hours }) => hours.parts),
  rooms.map(({ values }) => values.multiplier),
];

/** Loads of all rooms of a project over the design days of twelve months, and of the systems that serve them. */
export function calculateHourly(values: HeatLoadValues): HourlyCalculation {
  if (values.rooms.length === 0)
    throw new OutOfRangeError({ parameter: "rooms", value: NaN, min: 1, max: 5000, unit: "", reason: "the load is that of its rooms" });
  const { days, rooms, kinds } = loadRooms(values);
  const hours = blockOf(rooms);
  const served = new Map<string, number[]>();
  rooms.forEach(({ system }, i) => {
    if (system === null) return;
    const known = served.get(system.id);
    if (known) known.push(i);
    else served.set(system.id, [i]);
  });
  const loaded = values.systems.flatMap((system) => {
    const its = served.get(system.id);
    return its
      ? [
          loadSystem(
            system,
            kinds.map((each) => ({ days: each.days, rooms: its.map((i) => each.rooms[i]!) })),
            values.airflowBasis,
          ),
        ]
      : [];
  });
  const units = kinds.map((each) =>
    ownUnitsOf(
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
  const [parts, counts] = partsOf(rooms);
  const stateAt = (hourAt: LoadedSystem["hourAt"], peak: DayPeak): SystemState => ({
    ...hourAt(peak),
    day: kinds[peak.kind]!.kind,
    month: monthOf(peak.index),
    hour: hourOf(peak.index),
  });
  const systems = loaded.map(({ hourAt, ...system }) => ({
    ...system,
    own: stateAt(hourAt, system.peak),
    atPlantPeak: stateAt(hourAt, plantPeak),
  }));
  const hourly: HourlyLoads = {
    pressure: days.pressure,
    block: { ...hours, plant: highestByHour(plants) },
    dayKinds: kinds.map(({ kind }) => kind),
    peakIndex: plantPeak.index,
    peakDay: kinds[plantPeak.kind]!.kind,
    blockPeak: peakAt(parts, blockIndex, counts),
    atPlantPeak: peakAt(partsOf(kinds[plantPeak.kind]!.rooms)[0], plantPeak.index, counts),
    sumOfRoomPeaks: rooms.reduce((sum, { values: { multiplier }, hours: { result } }) => sum + multiplier * result.peak.total, 0),
    floorArea: rooms.reduce((sum, { values: { multiplier, floorArea } }) => sum + multiplier * floorArea, 0),
    rooms: rooms.map(({ values: { id, name }, hours: { result }, system }) => ({
      id,
      name,
      peak: result.peak,
      systemId: system?.id ?? null,
    })),
    systems,
    ownUnits: units[plantPeak.kind]!.hourAt(plantPeak.index),
  };
  return { results: resultsOf(values, hourly, rooms, days), hourly };
}

/** What the plant has at its peak beside the loads of rooms, reheat and fans. */
export function plantPartsOf({ systems, ownUnits }: HourlyLoads): Readonly<Record<"ventilation" | "returnAir" | "uncredited", HeatParts>> {
  const add = (part: "ventilation" | "returnAir" | "uncredited", own: HeatParts): HeatParts =>
    systems.reduce(
      ({ sensible, latent }, { atPlantPeak }) => ({
        sensible: sensible + atPlantPeak[part].sensible,
        latent: latent + atPlantPeak[part].latent,
      }),
      own,
    );
  return {
    ventilation: add("ventilation", { sensible: ownUnits.airSensible, latent: ownUnits.airLatent }),
    returnAir: add("returnAir", { sensible: ownUnits.returnAir, latent: 0 }),
    uncredited: add("uncredited", { sensible: ownUnits.uncredited, latent: 0 }),
  };
}

type Numbers = ResultValues<typeof results>;

function resultsOf(values: HeatLoadValues, hourly: HourlyLoads, rooms: readonly LoadedRoom[], days: DesignDays): Numbers {
  const { atPlantPeak, blockPeak, ownUnits, systems, sumOfRoomPeaks, peakIndex, peakDay, dayKinds } = hourly;
  const hasHumidDays = dayKinds.length > 1;
  const part = (component: LoadComponent): number => {
    const { sensible, latent } = componentAt(atPlantPeak, component);
    return sensible + latent;
  };
  const add = (of: (system: SystemState) => number): number => systems.reduce((sum, { atPlantPeak: at }) => sum + of(at), 0);
  const people = componentAt(atPlantPeak, "people");
  const infiltration = componentAt(atPlantPeak, "infiltration");
  const sensible =
    ownUnits.sensible + ownUnits.returnAir + ownUnits.airSensible + ownUnits.uncredited + add(({ coilSensible }) => coilSensible);
  const latent = ownUnits.latent + ownUnits.airLatent + add(({ coilTotal, coilSensible }) => coilTotal - coilSensible);
  const { ventilation, returnAir, uncredited } = plantPartsOf(hourly);
  const beforeSafety = sensible + latent;
  const safety = safetyAllowance(beforeSafety, values.safetyFactor);
  const total = beforeSafety + safety;
  const hasLoad = beforeSafety > 0.1;
  const { floorArea } = hourly;
  const heating = (of: (room: LoadedRoom) => number): number => rooms.reduce((sum, room) => sum + room.values.multiplier * of(room), 0);
  const heatingBeforeSafety = heating((room) => room.heating.total);
  const heatingSafety = safetyAllowance(heatingBeforeSafety, values.safetyFactor);
  return {
    totalLoad: total,
    sensibleLoad: sensible,
    latentLoad: latent,
    safetyLoad: safety,
    ...(hasLoad && sensible >= 0 && { sensibleHeatRatio: sensible / beforeSafety }),
    loadPerArea: total / floorArea,
    ...(hasLoad && { areaPerCapacity: floorArea / total }),
    ...(systems.length > 0 && { supplyAirflow: systems.reduce((sum, { supplyAirflow }) => sum + supplyAirflow, 0) }),
    wallLoad: part("wall"),
    windowLoad: part("windowConduction") + part("windowSolar"),
    windowTransmissionLoad: part("windowConduction"),
    windowSolarLoad: part("windowSolar"),
    roofLoad: part("roof"),
    floorLoad: part("floor"),
    partitionLoad: part("partition"),
    internalLoad: part("people") + part("lighting") + part("equipment"),
    peopleSensibleLoad: people.sensible,
    peopleLatentLoad: people.latent,
    lightingGainLoad: part("lighting"),
    equipmentGainLoad: part("equipment"),
    ventilationLoad: ventilation.sensible + ventilation.latent,
    ventilationSensibleLoad: ventilation.sensible,
    ventilationLatentLoad: ventilation.latent,
    infiltrationLoad: infiltration.sensible + infiltration.latent,
    infiltrationSensibleLoad: infiltration.sensible,
    infiltrationLatentLoad: infiltration.latent,
    returnAirLoad: returnAir.sensible + returnAir.latent,
    reheatLoad: add(({ reheat }) => reheat),
    fanLoad: add(({ fan }) => fan),
    ...((uncredited.sensible !== 0 || uncredited.latent !== 0) && { uncreditedLoad: uncredited.sensible + uncredited.latent }),
    peakMonth: monthOf(peakIndex),
    peakHour: hourOf(peakIndex) * 3600,
    ...(hasHumidDays && { peakDay: dayTexts[peakDay] }),
    blockLoad: blockPeak.total,
    sumOfRoomPeaks,
    ...(sumOfRoomPeaks > 0.1 && blockPeak.total > 0 && { diversity: blockPeak.total / sumOfRoomPeaks }),
    heatingLoad: heatingBeforeSafety + heatingSafety,
    heatingTransmissionLoad: heating(transmissionOf),
    heatingVentilationLoad: heating(({ heating: { infiltration: leaks, ventilation: fresh } }) => leaks + fresh),
    heatingOutdoorAirLoad: heating(({ heating: { ventilation: fresh } }) => fresh),
    heatingRoomsLoad: heating(inRoomHeatingOf),
    heatingPickUpLoad: heating(({ heating: { pickUp } }) => pickUp),
    heatingSafetyLoad: heatingSafety,
    roomResults: rooms.map((room) => roomResult(room, values, days)),
    zoneResults: zoneResults(values, rooms, days),
    systemResults: systems.map((system) => ({ ...systemResult(system), ...(hasHumidDays && { peakDay: dayTexts[system.own.day] }) })),
  };
}

/** What heaters in a room deliver, its outdoor air being warmed at the air handler, W. */
export function inRoomHeatingOf(room: LoadedRoom): number {
  return transmissionOf(room) + room.heating.infiltration + room.heating.pickUp;
}

/** Losses through surfaces, windows, partitions and the ground, W. */
export function transmissionOf({ heating }: LoadedRoom): number {
  return heating.surfaces + heating.windows + heating.partitions + heating.slabs + heating.ground;
}

/** Supply air of a room at full load, °C: of its system, or by the temperature difference of units of their own. */
export function supplyTemperatureOf({ values, system }: LoadedRoom, { supplyTemperatureDifference }: HeatLoadValues): number {
  return system?.supplyTemperature ?? values.indoorTemp - supplyTemperatureDifference;
}

function roomResult(room: LoadedRoom, input: HeatLoadValues, { pressure }: DesignDays): NonNullable<Numbers["roomResults"]>[number] {
  const { values, hours, heating } = room;
  const { peak } = hours.result;
  return {
    id: values.id,
    name: values.name,
    load: peak.total,
    sensible: peak.sensible,
    latent: peak.latent,
    peakMonth: peak.month,
    peakHour: peak.hour * 3600,
    loadPerArea: peak.total / values.floorArea,
    supplyAirflow: airflowFor(designSensible(room), hours.parts.room, supplyTemperatureOf(room, input), pressure),
    heating: heating.total,
    heatingTransmission: transmissionOf(room),
    heatingVentilation: heating.infiltration + heating.ventilation,
    heatingOutdoorAir: heating.ventilation,
    heatingInRoom: inRoomHeatingOf(room),
    heatingPickUp: heating.pickUp,
  };
}

function zoneResults(values: HeatLoadValues, rooms: readonly LoadedRoom[], { pressure }: DesignDays): NonNullable<Numbers["zoneResults"]> {
  const byZone = new Map<string, LoadedRoom[]>();
  for (const room of rooms) {
    const { zone } = room.values;
    if (zone === null) continue;
    const known = byZone.get(zone);
    if (known) known.push(room);
    else byZone.set(zone, [room]);
  }
  return values.zones.flatMap(({ id, name }) => {
    const own = byZone.get(id);
    if (!own) return [];
    const [parts, counts] = partsOf(own);
    const total = new Float64Array(hourCount);
    own.forEach(({ hours }, i) => {
      for (let k = 0; k < hourCount; k++) total[k] = total[k]! + counts[i]! * (hours.sensible[k]! + hours.latent[k]!);
    });
    const peak = peakAt(
      parts,
      highestHour((k) => total[k]!, 0, hourCount),
      counts,
    );
    const { system } = own[0]!;
    return [
      {
        id,
        name,
        load: peak.total,
        peakMonth: peak.month,
        peakHour: peak.hour * 3600,
        ...(system && { supplyAirflow: zoneAirflow(own, system, pressure) }),
      },
    ];
  });
}

function zoneAirflow(rooms: readonly LoadedRoom[], system: SystemValues, pressure: number): number {
  const { supplyTemperature } = system;
  return airflowFor(fanSensibleOf(heatOf(rooms, system)), mixedRoom(rooms, supplyTemperature), supplyTemperature, pressure);
}

function systemResult({ id, name, own, room, supplyAirflow, outdoorAirflow }: SystemLoads): NonNullable<Numbers["systemResults"]>[number] {
  const { coil } = own;
  return {
    id,
    name,
    coilLoad: own.coilTotal,
    coilSensible: own.coilSensible,
    coilLatent: own.coilTotal - own.coilSensible,
    peakMonth: own.month,
    peakHour: own.hour * 3600,
    roomLoad: own.sensible + own.latent,
    reheat: own.reheat,
    supplyAirflow,
    outdoorAirflow,
    enteringDryBulb: coil?.entering.dryBulb ?? room.dryBulb,
    enteringHumidityRatio: coil?.entering.humidityRatio ?? room.humidityRatio,
    leavingDryBulb: coil?.leaving.dryBulb ?? room.dryBulb,
    leavingHumidityRatio: coil?.leaving.humidityRatio ?? room.humidityRatio,
    ...(coil && { roomRelativeHumidity: coil.roomRelativeHumidity }),
  };
}
