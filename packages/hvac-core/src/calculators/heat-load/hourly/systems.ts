import { OutOfRangeError } from "../../../kernel/index.ts";
import {
  coolingCoil,
  outdoorAirMassFlow,
  supplyAirFlow,
  type AirflowBasis,
  type AirState,
  type CoolingCoil,
  type DesignDays,
} from "../../../loads/index.ts";
import { highestHour } from "../../../loads/internal.ts";
import { enthalpy, saturationHumidityRatio, specificHeat, specificVolume } from "../../../psychrometrics/internal.ts";
import type { HeatParts } from "../state.ts";
import { hourCount } from "./hours.ts";
import type { LoadedDays, LoadedRoom, SystemValues } from "./rooms.ts";

/** Heat that the rooms of a system give to its air at one hour, W, all rooms like it counted. */
export interface SystemHour {
  /** Sensible load of the rooms. */
  readonly sensible: number;
  /** Reheat of rooms whose minimum airflow cools more than they need. */
  readonly reheat: number;
  readonly latent: number;
  /** Heat of lights that comes to the coil with the return air; none where all return air leaves. Its vapour is warmed too. */
  readonly returnAir: HeatParts;
  /** What outdoor air adds at the coil: what is left of its load when all else is taken off. */
  readonly ventilation: HeatParts;
  /** Losses of rooms to which no air is supplied, positive, and moisture that the supply air cannot carry, negative. */
  readonly uncredited: HeatParts;
  /** Outdoor air of the hour. */
  readonly air: {
    readonly outdoor: AirState;
    /** Behind the heat recovery. */
    readonly recovered: AirState;
    /** kg of dry air per second. */
    readonly outdoorMassFlow: number;
  };
  /** `null` where nothing is to be cooled. */
  readonly coil: CoolingCoil | null;
  /** Load of the coil; none in hours in which outdoor air cools more than the rooms need. */
  readonly coilSensible: number;
  readonly coilTotal: number;
  /** Heat of fan and duct, W. */
  readonly fan: number;
}

/** Moisture that the supply air of a system cannot carry, at the hour at which it is most. */
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
  /** Highest sensible heat of the rooms with their reheat, W: it sizes the fan. */
  readonly fanSensible: number;
  /** What that heat needs, m³/s. */
  readonly coolingAirflow: number;
  /** Highest supply airflow of the hours whose outdoor air is more than the cooling moves, m³/s; none without such hours. */
  readonly ventilationAirflow: number;
  /** The larger of both, m³/s. */
  readonly supplyAirflow: number;
  /** m³/s, measured as the input says. */
  readonly outdoorAirflow: number;
  /** When the coil's load is highest. */
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

/** Highest sensible load of a room on the dry-bulb days, W, from which its airflow follows; none for a room that needs no cooling. */
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

/** Air of rooms, mixed by what sizes their airflows; by floor area where none needs cooling. */
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

/** Heat and moisture of rooms together at each hour, W. */
interface RoomsHeat {
  readonly sensible: Float64Array;
  /** Of rooms whose minimum airflow cools more than they need. */
  readonly reheat: Float64Array;
  readonly latent: Float64Array;
  readonly returnAir: Float64Array;
}

/** What rooms give to the air of their system, as often as each is there. */
export function heatOf(rooms: readonly LoadedRoom[], { flowControl, minimumFlow }: SystemValues): RoomsHeat {
  const leastShare = flowControl === "constant" ? 1 : minimumFlow;
  const hours = (): Float64Array => new Float64Array(hourCount);
  const sums = { sensible: hours(), reheat: hours(), latent: hours(), returnAir: hours() };
  for (const each of rooms) {
    const { multiplier } = each.values;
    const { sensible, latent, returnAir } = each.hours;
    const least = leastShare * designSensible(each);
    for (let k = 0; k < hourCount; k++) {
      sums.sensible[k] = sums.sensible[k]! + multiplier * sensible[k]!;
      sums.latent[k] = sums.latent[k]! + multiplier * latent[k]!;
      sums.returnAir[k] = sums.returnAir[k]! + multiplier * returnAir[k]!;
      if (sensible[k]! < least) sums.reheat[k] = sums.reheat[k]! + multiplier * (least - sensible[k]!);
    }
  }
  return sums;
}

/** Highest sensible heat of rooms with their reheat, W, which sizes what brings air to all of them. */
export function fanSensibleOf({ sensible, reheat }: Pick<RoomsHeat, "sensible" | "reheat">): number {
  let highest = 0;
  for (let k = 0; k < hourCount; k++) highest = Math.max(highest, sensible[k]! + reheat[k]!);
  return highest;
}

/** Outdoor air behind a heat recovery, which is bypassed where it would add to the load. */
function recovered(outdoor: AirState, room: AirState, { sensibleRecovery, latentRecovery }: SystemValues, pressure: number): AirState {
  // An exchanger of heat alone is bypassed by the dry bulb (below); one of moisture too, by the enthalpy.
  if (latentRecovery > 0 && enthalpy(outdoor.dryBulb, outdoor.humidityRatio) <= enthalpy(room.dryBulb, room.humidityRatio)) return outdoor;
  const dryBulb = outdoor.dryBulb - sensibleRecovery * Math.max(0, outdoor.dryBulb - room.dryBulb);
  const humidityRatio = outdoor.humidityRatio - latentRecovery * Math.max(0, outdoor.humidityRatio - room.humidityRatio);
  // What the cooled air cannot carry condenses in the exchanger.
  return { dryBulb, humidityRatio: Math.min(humidityRatio, saturationHumidityRatio(dryBulb, pressure)) };
}

/** The rooms of a system over the design days of one kind. */
type ServedDays = Pick<LoadedDays, "days" | "rooms">;

/** Systems of the last calculation: one whose rooms have not changed is not computed again. */
const kept = new Map<string, { readonly key: string; readonly kinds: readonly ServedDays[]; readonly made: LoadedSystem }>();
const maxKept = 500;

function isSameDays({ days, rooms }: ServedDays, before: ServedDays | undefined): boolean {
  if (before?.days !== days || before.rooms.length !== rooms.length) return false;
  return rooms.every(({ model }, i) => model === before.rooms[i]!.model);
}

/** A system with the rooms that it serves, at least one, on each kind of day. */
export function loadSystem(system: SystemValues, kinds: readonly ServedDays[], measuredAt: AirflowBasis): LoadedSystem {
  const key = JSON.stringify([system, measuredAt]);
  const before = kept.get(system.id);
  if (before?.key === key && before.kinds.length === kinds.length && kinds.every((each, i) => isSameDays(each, before.kinds[i])))
    return before.made;
  const made = computeSystem(system, kinds, measuredAt);
  if (kept.size >= maxKept) kept.clear();
  kept.set(system.id, { key, kinds, made });
  return made;
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

/** A system on the days of one kind. */
interface SystemDays {
  readonly system: SystemValues;
  /** Air from its rooms. */
  readonly room: AirState;
  /** m³/s. */
  readonly outdoorAirflow: number;
  readonly measuredAt: AirflowBasis;
  readonly sums: RoomsHeat;
  readonly days: DesignDays;
}

/** What a system does at an hour, counted from 0. */
function systemHour({ system, room, outdoorAirflow, measuredAt, sums, days }: SystemDays, k: number): SystemHour {
  const { pressure } = days;
  const rise = system.fanRise + system.ductRise;
  const outdoor = { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! };
  const entering = recovered(outdoor, room, system, pressure);
  const outdoorMassFlow = outdoorAirMassFlow({ volumeFlow: outdoorAirflow, measuredAt, entering: outdoor, room, pressure });
  const [sensible, reheat, latent] = [sums.sensible[k]!, sums.reheat[k]!, sums.latent[k]!];
  const load = { sensible, reheat, latent, air: { outdoor, recovered: entering, outdoorMassFlow } };
  const none = { sensible: 0, latent: 0 };
  if (!(sensible + reheat > 0) && outdoorMassFlow === 0) {
    const uncredited = { sensible: 0 - sensible - reheat, latent: 0 - latent };
    return { ...load, returnAir: none, ventilation: none, uncredited, coil: null, coilSensible: 0, coilTotal: 0, fan: 0 };
  }
  const { coil, carried } = coilOf(system, {
    roomSensible: sensible + reheat,
    roomLatent: latent,
    returnAirHeat: sums.returnAir[k]!,
    room,
    outdoor: entering,
    pressure,
    supplyDryBulb: system.supplyTemperature,
    outdoorAirFlow: outdoorMassFlow * specificVolume(entering.dryBulb, entering.humidityRatio, pressure),
    temperatureRise: rise,
  });
  const cools = coil.total > 0;
  const coilTotal = cools ? coil.total : 0;
  // A dry coil takes out no moisture, whatever the last bits of two enthalpies leave.
  const isResidue = (latent: number): boolean => Math.abs(latent) <= 1e-12 * coilTotal;
  const coilSensible = cools ? (isResidue(coil.latent) ? coilTotal : coil.sensible) : 0;
  const fan = coil.supplyMassFlow * specificHeat(coil.leaving.humidityRatio) * rise;
  const uncredited = { sensible: 0, latent: carried - latent };
  const returnAir = coil.flowSetBy === "ventilation" ? none : returnAirParts(sums.returnAir[k]!, coil);
  const airLatent = coilTotal - coilSensible - carried - returnAir.latent;
  const ventilation =
    outdoorMassFlow === 0
      ? none
      : { sensible: coilSensible - sensible - reheat - returnAir.sensible - fan, latent: isResidue(airLatent) ? 0 : airLatent };
  return { ...load, returnAir, ventilation, uncredited, coil, coilSensible, coilTotal, fan };
}

/** Heat of lights in the return air as the coil meets it: sensible at the humidity that leaves it, the rest with the vapour that it condenses. */
function returnAirParts(heat: number, { leaving, roomHumidityRatio }: CoolingCoil): HeatParts {
  const sensible = (heat * specificHeat(leaving.humidityRatio)) / specificHeat(roomHumidityRatio);
  return { sensible, latent: heat - sensible };
}

/** The coil at one hour, and the moisture of the rooms that its air carries, W: all, unless even dry air could not. */
function coilOf({ id }: SystemValues, input: Parameters<typeof coolingCoil>[0]): { readonly coil: CoolingCoil; readonly carried: number } {
  try {
    return { coil: coolingCoil(input), carried: input.roomLatent };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit, reason = "the moisture of the rooms cannot be taken out at this temperature" } = error;
    // The limit of a coil is that of one hour with little air: the rooms become more humid then, and it is remarked.
    if (parameter === "roomLatent" && value > max) {
      const carried = max * (1 - 1e-9);
      return { coil: coolingCoil({ ...input, roomLatent: carried }), carried };
    }
    throw new OutOfRangeError({ parameter: `systems.${id}.supplyTemperature`, value, min, max, unit, reason });
  }
}
