import { monthDays } from "../../energy/index.ts";
import { atPath } from "../../kernel/index.ts";
import { fanPowerAt, pumpPowerAt } from "./auxiliaries.ts";
import { coolerOf, heaterOf, type Machine } from "./machines.ts";
import { Memory } from "./memory.ts";
import {
  envelopeOf,
  missing,
  roomHours,
  unknownRoom,
  useOf,
  weatherOf,
  yearHours,
  type RoomHours,
  type RoomMeasures,
  type RoomUse,
} from "./roomHours.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Energy or loads of the months, J. */
type Months = readonly number[];

/** Hourly year of a system, W. */
export interface CaseHours {
  /** Loads of the plant. */
  readonly heating: Float64Array;
  readonly cooling: Float64Array;
  /** Total electric power. */
  readonly power: Float64Array;
  /** Electric energy of each hour of the day by month, J. */
  readonly byClock: readonly (readonly number[])[];
  /** Highest electric power of each month, W. */
  readonly demand: readonly number[];
  /** Input energy by month, J. */
  readonly months: Readonly<Record<"heating" | "backup" | "cooling" | "fans" | "pumps" | "other", Months>>;
  readonly loads: Readonly<Record<"heating" | "cooling", Months>>;
  /** Unmet load, J. */
  readonly remaining: { readonly heating: number; readonly cooling: number };
  /** Electric energy of fans and of pumps, relative to design flow in the same hours. */
  readonly fanRatio: number;
  readonly pumpRatio: number;
  /** Hours in which the worst room misses its set points because of its capacity limits. */
  readonly unmetHours: number;
  /** Loss coefficient of walls and windows, W/K. */
  readonly envelope: number;
  /** Heat capacity of the air, J/(m³·K). */
  readonly air: number;
}

const secondsPerHour = 3600;

/** Fields of a system on which the hourly calculation depends. */
function plantFieldsOf(row: CaseValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !costFieldNames.has(name)));
}

/** Fields of name and cost, which do not affect the hourly calculation. */
const costFieldNames: ReadonlySet<string> = new Set([
  "id",
  "name",
  "investment",
  "maintenance",
  "life",
  "replacementCost",
  "residualValue",
] satisfies (keyof CaseValues)[]);

const rememberedCases = new Memory<CaseHours>(60);

/** All values on which the year of a system depends, but the weather. */
function keyOf(values: EnergyValues, row: CaseValues): string {
  const { rooms, constructions, profiles, yearBegins, groundTemperature, groundReflectance, otherElectricity } = values;
  return JSON.stringify([
    plantFieldsOf(row),
    rooms,
    constructions,
    profiles,
    yearBegins,
    groundTemperature,
    groundReflectance,
    otherElectricity,
  ]);
}

/** Hourly year of a system in its rooms; remembered by its values. */
export function caseHours(values: EnergyValues, row: CaseValues): CaseHours {
  return rememberedCases.recall(values.weather, keyOf(values, row), () => calculatedCase(values, row));
}

/** A remembered year of a system. */
export interface RememberedCase {
  readonly key: string;
  readonly hours: CaseHours;
}

export function rememberedCase(values: EnergyValues, row: CaseValues): RememberedCase | undefined {
  const key = keyOf(values, row);
  const hours = rememberedCases.find(values.weather, key);
  return hours && { key, hours };
}

export function rememberCase(weather: string, { key, hours }: RememberedCase): void {
  rememberedCases.remember(weather, key, hours);
}

/** Years of rooms that a system needs and that are not remembered: by their values, what calculates them. */
export function unknownRooms(values: EnergyValues, row: CaseValues): Map<string, () => void> {
  const unknown = new Map<string, () => void>();
  if (rememberedCases.has(values.weather, keyOf(values, row))) return unknown;
  const measures = measuresOf(row);
  for (const room of values.rooms) {
    const key = unknownRoom(room, values, measures);
    if (key !== undefined) unknown.set(key, () => void roomHours(room, values, measures, weatherOf(values)));
  }
  return unknown;
}

/** Monthly energy of hourly power, J. */
export function monthsOf(hours: Float64Array): number[] {
  let hour = 0;
  return monthDays.map((days) => {
    let sum = 0;
    for (const end = hour + 24 * days; hour < end; hour++) sum += hours[hour]!;
    return sum * secondsPerHour;
  });
}

/** Energy by month and hour of the day, J, and the peak power of each month, W. */
function mapOf(power: Float64Array): Pick<CaseHours, "byClock" | "demand"> {
  let hour = 0;
  const demand: number[] = [];
  const byClock = monthDays.map((days) => {
    const clock = Array<number>(24).fill(0);
    let peak = 0;
    for (let day = 0; day < days; day++)
      for (let clockHour = 0; clockHour < 24; clockHour++, hour++) {
        clock[clockHour]! += power[hour]! * secondsPerHour;
        peak = Math.max(peak, power[hour]!);
      }
    demand.push(peak);
    return clock;
  });
  return { byClock, demand };
}

function measuresOf(row: CaseValues): RoomMeasures {
  const { heatingSetPointReduction, coolingSetPointIncrease, heatRecovery, freeCooling, addedInsulation } = row;
  const { newWindowUValue, newWindowShgc, infiltrationShare, lightingShare } = row;
  return {
    heatingSetPointReduction,
    coolingSetPointIncrease,
    heatRecovery,
    freeCooling,
    addedInsulation,
    newWindowUValue,
    newWindowShgc,
    infiltrationShare,
    lightingShare,
    isHeated: row.heating !== "none",
    isCooled: row.cooling !== "none",
  };
}

/** A room of a system. */
interface CaseRoom {
  readonly hours: RoomHours;
  readonly use: RoomUse;
  /** Number of identical rooms. */
  readonly count: number;
  /** Design flow of outdoor air of one of them, m³/s. */
  readonly flow: number;
}

/** Sums over all rooms, including identical ones. */
function building(rooms: readonly CaseRoom[]) {
  const series = (): Float64Array => new Float64Array(yearHours);
  const [heating, cooling, electricity, airFlow, addedAirFlow] = [series(), series(), series(), series(), series()];
  for (const { hours, use, count, flow } of rooms) {
    const { load, addedAir } = hours;
    for (let hour = 0; hour < yearHours; hour++) {
      const power = load[hour]!;
      if (power > 0) heating[hour] = heating[hour]! + count * power;
      else cooling[hour] = cooling[hour]! - count * power;
      electricity[hour] = electricity[hour]! + count * use.electricity[hour]!;
      airFlow[hour] = airFlow[hour]! + count * flow * use.ventilation[hour]!;
      if (addedAir) addedAirFlow[hour] = addedAirFlow[hour]! + count * flow * addedAir[hour]!;
    }
  }
  return { heating, cooling, electricity, airFlow, addedAirFlow };
}

/** Hourly input of a machine and the load that it does not meet, W. */
function meet(machine: Machine | undefined, loads: Float64Array, outdoor: Float64Array) {
  const input = new Float64Array(yearHours);
  const remaining = new Float64Array(yearHours);
  if (!machine) return { input, remaining };
  const highest = highestOf(loads);
  for (let hour = 0; hour < yearHours; hour++) {
    const load = loads[hour]!;
    if (load === 0) continue;
    const met = Math.min(load, machine.capacity(outdoor[hour]!));
    input[hour] = met / machine.performance(outdoor[hour]!, met, highest);
    remaining[hour] = load - met;
  }
  return { input, remaining };
}

export const highestOf = (loads: Float64Array): number => loads.reduce((peak, load) => Math.max(peak, load), 0);

/** Power of fans and pumps, W: fans run with outdoor air or a load, pumps with a load; a variable flow follows the load. */
function auxiliariesOf(row: CaseValues, { heating, cooling, airFlow }: ReturnType<typeof building>) {
  const peak = { heating: highestOf(heating), cooling: highestOf(cooling) };
  const shareAt = (hour: number): number =>
    Math.max(peak.heating > 0 ? heating[hour]! / peak.heating : 0, peak.cooling > 0 ? cooling[hour]! / peak.cooling : 0);
  const run = (power: number, isRunning: (hour: number, share: number) => boolean, ratioAt: (share: number) => number) => {
    let [hours, sumOfRatios] = [0, 0];
    const series = new Float64Array(yearHours);
    for (let hour = 0; hour < yearHours; hour++) {
      const share = shareAt(hour);
      if (!isRunning(hour, share)) continue;
      const ratio = ratioAt(share);
      hours++;
      sumOfRatios += ratio;
      series[hour] = power * ratio;
    }
    return { power: series, ratio: hours > 0 ? sumOfRatios / hours : 1 };
  };
  return {
    fans: run(
      row.fanPower,
      (hour, share) => airFlow[hour]! > 0 || share > 0,
      (share) => fanPowerAt(row, Math.max(row.minimumFlow, share)),
    ),
    pumps: run(
      row.pumpPower,
      (_hour, share) => share > 0,
      (share) => pumpPowerAt(row, Math.max(row.minimumWaterFlow, share)),
    ),
  };
}

function calculatedCase(values: EnergyValues, row: CaseValues): CaseHours {
  if (values.rooms.length === 0) throw missing("rooms", "enter at least one room");
  const weather = weatherOf(values);
  const { dryBulb } = weather.climate;
  const measures = measuresOf(row);
  const rooms = values.rooms.map((room) => {
    const hours = atPath(`rooms.${room.id}`, () => roomHours(room, values, measures, weather));
    const use = useOf(room, values, measures);
    return { hours, use, count: room.count, flow: room.outdoorAir, envelope: room.count * envelopeOf(room, values, measures) };
  });
  const sums = building(rooms);
  const [heater, cooler] = [heaterOf(row), coolerOf(row)];
  const heat = meet(heater, sums.heating, dryBulb);
  const cold = meet(cooler, sums.cooling, dryBulb);
  const hasBackup = row.heating === "heatPump";
  const { fans, pumps } = auxiliariesOf(row, sums);
  const fanPower = fans.power.map((each, hour) => each + (row.freeCoolingFans ?? 0) * sums.addedAirFlow[hour]!);
  const level = (row.customOtherElectricity ?? values.otherElectricity) / (yearHours * secondsPerHour);
  const other = sums.electricity.map((each) => each + level);
  const isElectric = (machine: Machine | undefined): boolean => machine?.carrier === "electricity";
  const power = other.slice();
  const electric = [fanPower, pumps.power, ...(isElectric(heater) ? [heat.input] : []), ...(hasBackup ? [heat.remaining] : [])];
  for (const part of [...electric, ...(isElectric(cooler) ? [cold.input] : [])])
    for (let hour = 0; hour < yearHours; hour++) power[hour] = power[hour]! + part[hour]!;
  const yearly = (hours: Float64Array): number => monthsOf(hours).reduce((sum, month) => sum + month, 0);
  return {
    heating: sums.heating,
    cooling: sums.cooling,
    power,
    ...mapOf(power),
    months: {
      heating: monthsOf(heat.input),
      backup: monthsOf(hasBackup ? heat.remaining : new Float64Array(yearHours)),
      cooling: monthsOf(cold.input),
      fans: monthsOf(fanPower),
      pumps: monthsOf(pumps.power),
      other: monthsOf(other),
    },
    loads: { heating: monthsOf(sums.heating), cooling: monthsOf(sums.cooling) },
    remaining: { heating: hasBackup ? yearly(heat.remaining) : 0, cooling: yearly(cold.remaining) },
    fanRatio: fans.ratio,
    pumpRatio: pumps.ratio,
    unmetHours: Math.max(...rooms.map(({ hours }) => hours.unmetHours)),
    envelope: rooms.reduce((sum, room) => sum + room.envelope, 0),
    air: weather.air,
  };
}
