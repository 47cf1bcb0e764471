import { monthDays } from "../../energy/index.ts";
import { at } from "../../kernel/index.ts";
import { fanPowerAt, pumpPowerAt } from "./auxiliaries.ts";
import { coolerOf, heaterOf, type Machine } from "./machines.ts";
import { memoize } from "./memoize.ts";
import { envelopeOf, missing, roomHours, weatherOf, yearHours, type RoomHours, type RoomMeasures } from "./roomHours.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Energy or loads of the months, J. */
type Months = readonly number[];

/** A year of a system by the hour, W. */
export interface CaseHours {
  /** Loads of the plant. */
  readonly heating: Float64Array;
  readonly cooling: Float64Array;
  /** Electric power of everything. */
  readonly power: Float64Array;
  /** Electric energy of each hour of the day by month, J. */
  readonly byClock: readonly (readonly number[])[];
  /** Highest electric power of each month, W. */
  readonly demand: readonly number[];
  /** Taken by the months, J. */
  readonly months: Readonly<Record<"heating" | "backup" | "cooling" | "fans" | "pumps" | "other", Months>>;
  readonly loads: Readonly<Record<"heating" | "cooling", Months>>;
  /** Load that the plant left, J. */
  readonly remaining: { readonly heating: number; readonly cooling: number };
  /** Electric energy of fans and of pumps over that at design flow in the same hours. */
  readonly fanRatio: number;
  readonly pumpRatio: number;
  /** Hours in which rooms miss their set points for their own limits, the worst room's. */
  readonly unmetHours: number;
  /** Loss coefficient of walls and windows, W/K. */
  readonly envelope: number;
  /** Heat capacity of the air, J/(m³·K). */
  readonly air: number;
}

const secondsPerHour = 3600;

/** What of a system the hours depend on. */
function plantOf(row: CaseValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !ofTheCost.has(name)));
}

/** What a system is called and costs, of which its hours know nothing. */
const ofTheCost: ReadonlySet<string> = new Set([
  "id",
  "name",
  "investment",
  "maintenance",
  "life",
  "replacementCost",
  "residualValue",
] satisfies (keyof CaseValues)[]);

const knownCases = memoize<CaseHours>(30);

/** A year of a system in its rooms, hour by hour. What was calculated before with the same values is remembered. */
export function caseHours(values: EnergyValues, row: CaseValues): CaseHours {
  const { rooms, constructions, profiles, yearBegins, groundTemperature, groundReflectance, otherElectricity } = values;
  const key = JSON.stringify([
    plantOf(row),
    rooms,
    constructions,
    profiles,
    yearBegins,
    groundTemperature,
    groundReflectance,
    otherElectricity,
  ]);
  return knownCases(values.weather, key, () => calculatedCase(values, row));
}

/** Sums of the hours by month, W to J. */
export function monthsOf(hours: Float64Array): number[] {
  let hour = 0;
  return monthDays.map((days) => {
    let sum = 0;
    for (const end = hour + 24 * days; hour < end; hour++) sum += hours[hour]!;
    return sum * secondsPerHour;
  });
}

/** Energy by month and hour of the day, W to J, and the highest power of each month. */
function mapOf(power: Float64Array): Pick<CaseHours, "byClock" | "demand"> {
  let hour = 0;
  const demand: number[] = [];
  const byClock = monthDays.map((days) => {
    const clock = Array<number>(24).fill(0);
    let most = 0;
    for (let day = 0; day < days; day++)
      for (let at = 0; at < 24; at++, hour++) {
        clock[at]! += power[hour]! * secondsPerHour;
        most = Math.max(most, power[hour]!);
      }
    demand.push(most);
    return clock;
  });
  return { byClock, demand };
}

function measuresOf(row: CaseValues): RoomMeasures {
  const { heatingSetBack, coolingSetUp, heatRecovery, freeCooling, addedInsulation } = row;
  const { ownWindowUValue, ownWindowShgc, infiltrationShare, lightingShare } = row;
  return {
    heatingSetBack,
    coolingSetUp,
    heatRecovery,
    freeCooling,
    addedInsulation,
    ownWindowUValue,
    ownWindowShgc,
    infiltrationShare,
    lightingShare,
    isHeated: row.heating !== "none",
    isCooled: row.cooling !== "none",
  };
}

/** Sums over the rooms, each as often as it is there. */
function building(rooms: readonly { readonly hours: RoomHours; readonly count: number; readonly flow: number }[]) {
  const total = (of: (hours: RoomHours) => Float64Array, weight: (room: (typeof rooms)[number]) => number): Float64Array => {
    const sum = new Float64Array(yearHours);
    for (const room of rooms) {
      const series = of(room.hours);
      const times = weight(room);
      for (let hour = 0; hour < yearHours; hour++) sum[hour] = sum[hour]! + times * series[hour]!;
    }
    return sum;
  };
  const often = ({ count }: { readonly count: number }): number => count;
  return {
    heating: total(({ heating }) => heating, often),
    cooling: total(({ cooling }) => cooling, often),
    electricity: total(({ electricity }) => electricity, often),
    airFlow: total(
      ({ ventilation }) => ventilation,
      ({ count, flow }) => count * flow,
    ),
    addedAirFlow: total(
      ({ addedAir }) => addedAir,
      ({ count, flow }) => count * flow,
    ),
  };
}

/** What a machine takes and leaves of a load, W by the hour. */
function meet(machine: Machine | undefined, loads: Float64Array, outdoor: Float64Array) {
  const input = new Float64Array(yearHours);
  const left = new Float64Array(yearHours);
  if (!machine) return { input, left };
  const highest = highestOf(loads);
  for (let hour = 0; hour < yearHours; hour++) {
    const load = loads[hour]!;
    if (load === 0) continue;
    const met = Math.min(load, machine.capacity(outdoor[hour]!));
    input[hour] = met / machine.performance(outdoor[hour]!, met, highest);
    left[hour] = load - met;
  }
  return { input, left };
}

export const highestOf = (loads: Float64Array): number => loads.reduce((most, load) => Math.max(most, load), 0);

/** Power of fans and pumps, W: fans run while outdoor air flows or there is a load, pumps with a load; a variable flow follows it. */
function auxiliariesOf(row: CaseValues, { heating, cooling, airFlow }: ReturnType<typeof building>) {
  const [most, coldest] = [highestOf(heating), highestOf(cooling)];
  const shareAt = (hour: number): number => Math.max(most > 0 ? heating[hour]! / most : 0, coldest > 0 ? cooling[hour]! / coldest : 0);
  const run = (power: number, runs: (hour: number, share: number) => boolean, ratioAt: (share: number) => number) => {
    let [hours, used] = [0, 0];
    const series = new Float64Array(yearHours);
    for (let hour = 0; hour < yearHours; hour++) {
      const share = shareAt(hour);
      if (!runs(hour, share)) continue;
      const ratio = ratioAt(share);
      hours++;
      used += ratio;
      series[hour] = power * ratio;
    }
    return { power: series, ratio: hours > 0 ? used / hours : 1 };
  };
  return {
    fans: run(
      row.fanPower,
      (hour, share) => airFlow[hour]! > 0 || share > 0,
      (share) => fanPowerAt(row, Math.max(row.leastFlow, share)),
    ),
    pumps: run(
      row.pumpPower,
      (_hour, share) => share > 0,
      (share) => pumpPowerAt(row, Math.max(row.leastWaterFlow, share)),
    ),
  };
}

function calculatedCase(values: EnergyValues, row: CaseValues): CaseHours {
  if (values.rooms.length === 0) throw missing("rooms", "there is none");
  const weather = weatherOf(values);
  const { dryBulb } = weather.climate;
  const measures = measuresOf(row);
  const rooms = values.rooms.map((room) => {
    const hours = at(`rooms.${room.id}`, () => roomHours(room, values, measures, weather));
    return { hours, count: room.count, flow: room.outdoorAir, envelope: room.count * envelopeOf(room, values, measures) };
  });
  const sums = building(rooms);
  const [heater, cooler] = [heaterOf(row), coolerOf(row)];
  const heat = meet(heater, sums.heating, dryBulb);
  const cold = meet(cooler, sums.cooling, dryBulb);
  const hasBackup = row.heating === "heatPump";
  const { fans, pumps } = auxiliariesOf(row, sums);
  const fanPower = fans.power.map((each, hour) => each + (row.freeCoolingFans ?? 0) * sums.addedAirFlow[hour]!);
  const level = (row.ownOtherElectricity ?? values.otherElectricity) / (yearHours * secondsPerHour);
  const other = sums.electricity.map((each) => each + level);
  const isElectric = (machine: Machine | undefined): boolean => machine?.carrier === "electricity";
  const power = other.slice();
  const electric = [fanPower, pumps.power, ...(isElectric(heater) ? [heat.input] : []), ...(hasBackup ? [heat.left] : [])];
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
      backup: monthsOf(hasBackup ? heat.left : new Float64Array(yearHours)),
      cooling: monthsOf(cold.input),
      fans: monthsOf(fanPower),
      pumps: monthsOf(pumps.power),
      other: monthsOf(other),
    },
    loads: { heating: monthsOf(sums.heating), cooling: monthsOf(sums.cooling) },
    remaining: { heating: hasBackup ? yearly(heat.left) : 0, cooling: yearly(cold.left) },
    fanRatio: fans.ratio,
    pumpRatio: pumps.ratio,
    unmetHours: Math.max(...rooms.map(({ hours }) => hours.unmetHours)),
    envelope: rooms.reduce((sum, room) => sum + room.envelope, 0),
    air: weather.air,
  };
}
