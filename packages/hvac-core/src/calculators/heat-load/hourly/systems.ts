import { OutOfRangeError } from "../../../kernel/index.ts";
import { coolingCoil, outdoorAirMassFlow, supplyAirFlow, type AirState, type CoolingCoil, type DesignDays } from "../../../loads/index.ts";
import { enthalpy, saturationHumidityRatio, specificVolume } from "../../../psychrometrics/properties.ts";
import { LoadResponses } from "../../../loads/loadResponses.ts";
import type { AirResponse } from "../../../loads/responses.ts";
import type { LoadedRoom, SystemValues } from "./rooms.ts";

/** Hours of twelve design days. */
const hourCount = 288;

/** Heat that the rooms of a system give to its air at one hour, W, all rooms like it counted. */
export interface SystemHour {
  /** Sensible load of the rooms. */
  readonly sensible: number;
  /** Reheat of rooms whose minimum airflow cools more than they need. */
  readonly reheat: number;
  readonly latent: number;
  readonly returnAir: number;
  /** Outdoor air as it comes to the mixing box, behind the heat recovery. */
  readonly outdoor: AirState;
  /** Dry outdoor air, kg/s. */
  readonly outdoorMassFlow: number;
  /** `null` where nothing is to be cooled. */
  readonly coil: CoolingCoil | null;
  /** Load of the coil; none in hours in which outdoor air cools more than the rooms need. */
  readonly coilSensible: number;
  readonly coilTotal: number;
  /** Heat of fan and duct, W. */
  readonly fan: number;
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
  /** m³/s, as it is outdoors. */
  readonly outdoorAirflow: number;
  /** Hour of the coil's peak, counted from 0. */
  readonly peakIndex: number;
  /** W, 288 hours. */
  readonly coil: readonly number[];
  readonly hourAt: (k: number) => SystemHour;
}

/** Highest sensible load of a room, W, from which its airflow follows; none for a room that needs no cooling. */
export function designSensible({ hours }: LoadedRoom): number {
  return Math.max(0, hours.result.peakSensible.sensible);
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

/** Systems of the last calculation: one whose rooms have not changed is not computed again. */
const kept = new Map<
  string,
  { readonly key: string; readonly days: DesignDays; readonly rooms: readonly LoadedRoom[]; readonly made: LoadedSystem }
>();
const maxKept = 500;

/** A system with the rooms that it serves, at least one. */
export function loadSystem(system: SystemValues, rooms: readonly LoadedRoom[], days: DesignDays): LoadedSystem {
  const key = JSON.stringify(system);
  const before = kept.get(system.id);
  const isSame =
    before?.key === key &&
    before.days === days &&
    before.rooms.length === rooms.length &&
    rooms.every(({ model }, i) => model === before.rooms[i]!.model);
  if (isSame) return before.made;
  const made = computeSystem(system, rooms, days);
  if (kept.size >= maxKept) kept.clear();
  kept.set(system.id, { key, days, rooms, made });
  return made;
}

function computeSystem(system: SystemValues, rooms: readonly LoadedRoom[], days: DesignDays): LoadedSystem {
  requireColder(system, rooms);
  const { pressure } = days;
  const room = mixedRoom(rooms, system.supplyTemperature);
  const sums = heatOf(rooms, system);
  const outdoorAirflow = rooms.reduce((sum, { values }) => sum + values.multiplier * values.outdoorAir, 0);
  const rise = system.fanRise + system.ductRise;
  const hourAt = (k: number): SystemHour => {
    const outdoor = { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! };
    const entering = recovered(outdoor, room, system, pressure);
    const outdoorMassFlow = outdoorAirMassFlow({ volumeFlow: outdoorAirflow, entering: outdoor, room, pressure });
    const { sensible, reheat, latent, returnAir } = {
      sensible: sums.sensible[k]!,
      reheat: sums.reheat[k]!,
      latent: sums.latent[k]!,
      returnAir: sums.returnAir[k]!,
    };
    const load = { sensible, reheat, latent, returnAir, outdoor: entering, outdoorMassFlow };
    if (!(sensible + reheat > 0) && outdoorMassFlow === 0) return { ...load, coil: null, coilSensible: 0, coilTotal: 0, fan: 0 };
    const coil = coilOf(system, {
      roomSensible: sensible + reheat,
      roomLatent: latent,
      returnAirHeat: returnAir,
      room,
      outdoor: entering,
      pressure,
      supplyDryBulb: system.supplyTemperature,
      outdoorAirFlow: outdoorMassFlow * specificVolume(entering.dryBulb, entering.humidityRatio, pressure),
      temperatureRise: rise,
    });
    const cools = coil.total > 0;
    const fan = coil.supplyMassFlow * (1006 + 1860 * coil.leaving.humidityRatio) * rise;
    return { ...load, coil, coilSensible: cools ? coil.sensible : 0, coilTotal: cools ? coil.total : 0, fan };
  };
  const coil: number[] = [];
  let peakIndex = 0;
  let ventilationAirflow = 0;
  for (let k = 0; k < hourCount; k++) {
    const { coil: state, coilTotal } = hourAt(k);
    coil.push(coilTotal);
    if (coilTotal > coil[peakIndex]!) peakIndex = k;
    if (state?.flowSetBy === "ventilation") ventilationAirflow = Math.max(ventilationAirflow, state.supplyFlow);
  }
  const fanSensible = fanSensibleOf(sums);
  const coolingAirflow = airflowFor(fanSensible, room, system.supplyTemperature, pressure);
  return {
    id: system.id,
    name: system.name,
    room,
    fanSensible,
    coolingAirflow,
    ventilationAirflow,
    supplyAirflow: Math.max(coolingAirflow, ventilationAirflow),
    outdoorAirflow,
    peakIndex,
    coil,
    hourAt,
  };
}

function coilOf({ id }: SystemValues, input: Parameters<typeof coolingCoil>[0]): CoolingCoil {
  try {
    return coolingCoil(input);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { value, min, max, unit, reason = "the moisture of the rooms cannot be taken out at this temperature" } = error;
    throw new OutOfRangeError({ parameter: `systems.${id}.supplyTemperature`, value, min, max, unit, reason });
  }
}

/** Load of the outdoor air of rooms with units of their own, W, 288 hours each. */
export function untreatedAir(
  rooms: readonly LoadedRoom[],
  responses: LoadResponses,
): { readonly sensible: Float64Array; readonly latent: Float64Array } {
  const store = LoadResponses.storeOf(responses);
  const flows = new Map<AirResponse, number>();
  for (const { values, hours } of rooms) {
    if (values.outdoorAir === 0) continue;
    const perFlow = store.outdoorAir(hours.parts.room);
    flows.set(perFlow, (flows.get(perFlow) ?? 0) + values.outdoorAir * values.multiplier);
  }
  const made = { sensible: new Float64Array(hourCount), latent: new Float64Array(hourCount) };
  for (const [perFlow, flow] of flows)
    for (let k = 0; k < hourCount; k++) {
      made.sensible[k] = made.sensible[k]! + flow * perFlow.sensible[k]!;
      made.latent[k] = made.latent[k]! + flow * perFlow.latent[k]!;
    }
  return made;
}
