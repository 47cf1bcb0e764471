import { OutOfRangeError } from "../../../kernel/index.ts";
import { supplyAirFlow, type AirflowBasis, type AirState } from "../../../loads/index.ts";
import { highestHour } from "../../../loads/internal.ts";
import { hourCount } from "./hours.ts";
import type { LoadedDays, LoadedRoom, SystemValues } from "./rooms.ts";
import { systemHour, type RoomsHeat, type SystemHour } from "./systemHour.ts";

/** Highest moisture that the supply air of a system cannot carry. */
interface LeftMoisture extends DayPeak {
  /** W. */
  readonly latent: number;
}

/** A system with its rooms over all hours. */
export interface LoadedSystem {
  readonly id: string;
  readonly name: string;
  /** State of the return air from the rooms, mixed by their design airflows. */
  readonly room: AirState;
  /** Highest sensible heat of the rooms with their reheat, which sets the fan, W. */
  readonly fanSensible: number;
  /** Airflow for that heat, m³/s. */
  readonly coolingAirflow: number;
  /** Highest supply airflow of the hours with more outdoor air than cooling needs, m³/s; 0 without such hours. */
  readonly ventilationAirflow: number;
  /** The larger of both, m³/s. */
  readonly supplyAirflow: number;
  /** m³/s, by the airflow basis of the input. */
  readonly outdoorAirflow: number;
  /** Hour of the highest coil load. */
  readonly peak: DayPeak;
  /** `null` where the air carries all moisture at all hours. */
  readonly leftMoisture: LeftMoisture | null;
  /** W, 288 hours: the highest of the kinds of day. */
  readonly coil: readonly number[];
  /** W, 288 hours of each kind of day, in their order. */
  readonly coils: ReadonlyArray<readonly number[]>;
  readonly hourAt: (peak: DayPeak) => SystemHour;
}

/** An hour of one kind of design day. */
export interface DayPeak {
  /** Place of the kind among those of the site; 0 for the dry-bulb days. */
  readonly kind: number;
  /** Hour counted from 0. */
  readonly index: number;
}

/** The highest of 288 hours on each kind of day: of equal ones the first hour on the first kind. */
export function highestOfDays(hours: ReadonlyArray<ArrayLike<number>>): DayPeak {
  const indices = hours.map((each) => highestHour((k) => each[k]!, 0, hourCount));
  const kind = highestHour((each) => hours[each]![indices[each]!]!, 0, hours.length);
  return { kind, index: indices[kind]! };
}

/** At each hour the highest of the kinds of day. */
export function highestByHour(hours: ReadonlyArray<readonly number[]>): readonly number[] {
  return hours.length === 1 ? hours[0]! : hours[0]!.map((_, k) => Math.max(...hours.map((each) => each[k]!)));
}

/** Highest sensible load of a room on the dry-bulb days, W, which sets its airflow; 0 for a room without cooling. */
export function designSensible({ design }: LoadedRoom): number {
  return Math.max(0, design.result.peakSensible.sensible);
}

/** Supply air of a room or zone at a sensible load, m³/s. */
export function airflowFor(sensible: number, room: AirState, supplyDryBulb: number, pressure: number): number {
  return supplyAirFlow({ sensible, roomDryBulb: room.dryBulb, supplyDryBulb, humidityRatio: room.humidityRatio, pressure }).volumeFlow;
}

function requireColder({ id, supplyTemperature }: SystemValues, rooms: readonly LoadedRoom[]): void {
  for (const { values } of rooms) {
    if (supplyTemperature <= values.indoorTemp - 0.5) continue;
    throw new OutOfRangeError({
      parameter: `systems.${id}.supplyTemperature`,
      value: supplyTemperature,
      min: -5,
      max: values.indoorTemp - 0.5,
      unit: "°C",
      reason: "it must be at least half a kelvin below the temperature of every room that the system serves",
    });
  }
}

/** Air of rooms, mixed by their design airflows; by floor area where none needs cooling. */
export function mixedRoom(rooms: readonly LoadedRoom[], supplyDryBulb: number): AirState {
  const weights = rooms.map((room) => (designSensible(room) / (room.values.indoorTemp - supplyDryBulb)) * room.values.multiplier);
  const isCooled = weights.some((weight) => weight > 0);
  let [sum, dryBulb, humidityRatio] = [0, 0, 0];
  rooms.forEach(({ values, hours }, i) => {
    const weight = isCooled ? weights[i]! : values.floorArea * values.multiplier;
    sum += weight;
    dryBulb += weight * values.indoorTemp;
    humidityRatio += weight * hours.parts.room.humidityRatio;
  });
  return { dryBulb: dryBulb / sum, humidityRatio: humidityRatio / sum };
}

/** Sensible heat of rooms to the air of their system, and their reheat, each room times its multiplier. */
export function sensibleHeatOf(
  rooms: readonly LoadedRoom[],
  { flowControl, minimumFlow }: SystemValues,
): Pick<RoomsHeat, "sensible" | "reheat"> {
  const minShare = flowControl === "constant" ? 1 : minimumFlow;
  const [sensible, reheat] = [new Float64Array(hourCount), new Float64Array(hourCount)];
  for (const room of rooms) {
    const { multiplier } = room.values;
    const loads = room.hours.sensible;
    const min = minShare * designSensible(room);
    for (let k = 0; k < sensible.length; k++) {
      const load = loads[k]!;
      sensible[k] = sensible[k]! + multiplier * load;
      if (load < min) reheat[k] = reheat[k]! + multiplier * (min - load);
    }
  }
  return { sensible, reheat };
}

/** Heat and moisture of rooms to the air of their system, each room times its multiplier. */
function heatOf(rooms: readonly LoadedRoom[], system: SystemValues): RoomsHeat {
  const [latent, returnAir] = [new Float64Array(hourCount), new Float64Array(hourCount)];
  for (const { values, hours } of rooms) {
    const { multiplier } = values;
    for (let k = 0; k < latent.length; k++) {
      latent[k] = latent[k]! + multiplier * hours.latent[k]!;
      returnAir[k] = returnAir[k]! + multiplier * hours.returnAir[k]!;
    }
  }
  return { ...sensibleHeatOf(rooms, system), latent, returnAir };
}

/** Highest sensible heat of rooms with their reheat, W, which sets their common airflow. */
export function fanSensibleOf({ sensible, reheat }: Pick<RoomsHeat, "sensible" | "reheat">): number {
  let highest = 0;
  for (let k = 0; k < sensible.length; k++) highest = Math.max(highest, sensible[k]! + reheat[k]!);
  return highest;
}

/** The rooms of a system over the design days of one kind. */
type ServedDays = Pick<LoadedDays, "days" | "rooms">;

/** Systems of the last calculation: one whose rooms have not changed is not calculated again. */
const cache = new Map<string, { readonly key: string; readonly kinds: readonly ServedDays[]; readonly loaded: LoadedSystem }>();
const maxCached = 500;

function isSameDays({ days, rooms }: ServedDays, before: ServedDays | undefined): boolean {
  if (before?.days !== days || before.rooms.length !== rooms.length) return false;
  return rooms.every(({ model }, i) => model === before.rooms[i]!.model);
}

/** A system with the rooms that it serves, at least one, on each kind of day. */
export function loadSystem(system: SystemValues, kinds: readonly ServedDays[], measuredAt: AirflowBasis): LoadedSystem {
  const key = JSON.stringify([system, measuredAt]);
  const before = cache.get(system.id);
  if (before?.key === key && before.kinds.length === kinds.length && kinds.every((each, i) => isSameDays(each, before.kinds[i])))
    return before.loaded;
  const loaded = computeSystem(system, kinds, measuredAt);
  if (cache.size >= maxCached) cache.clear();
  cache.set(system.id, { key, kinds, loaded });
  return loaded;
}

function computeSystem(system: SystemValues, kinds: readonly ServedDays[], measuredAt: AirflowBasis): LoadedSystem {
  const { rooms, days } = kinds[0]!;
  requireColder(system, rooms);
  const room = mixedRoom(rooms, system.supplyTemperature);
  const outdoorAirflow = rooms.reduce((sum, { values }) => sum + values.multiplier * values.outdoorAir, 0);
  const sums = kinds.map((each) => heatOf(each.rooms, system));
  const hourAt = ({ kind, index }: DayPeak): SystemHour =>
    systemHour({ system, room, outdoorAirflow, measuredAt, sums: sums[kind]!, days: kinds[kind]!.days }, index);
  let ventilationAirflow = 0;
  let leftMoisture: LeftMoisture | null = null;
  const coils = kinds.map((_, kind) =>
    Array.from({ length: hourCount }, (_hour, index) => {
      const { coil: state, coilTotal, uncredited } = hourAt({ kind, index });
      if (-uncredited.latent > (leftMoisture?.latent ?? 0)) leftMoisture = { kind, index, latent: -uncredited.latent };
      // Airflows are those of the dry-bulb days, as the ducts are.
      if (kind === 0 && state?.flowSetBy === "ventilation") ventilationAirflow = Math.max(ventilationAirflow, state.supplyFlow);
      return coilTotal;
    }),
  );
  const fanSensible = fanSensibleOf(sums[0]!);
  const coolingAirflow = airflowFor(fanSensible, room, system.supplyTemperature, days.pressure);
  return {
    id: system.id,
    name: system.name,
    room,
    fanSensible,
    coolingAirflow,
    ventilationAirflow,
    supplyAirflow: Math.max(coolingAirflow, ventilationAirflow),
    outdoorAirflow,
    peak: highestOfDays(coils),
    leftMoisture,
    coil: highestByHour(coils),
    coils,
    hourAt,
  };
}
