import { zoneModel, type ZoneCircuit } from "../../src/zones/circuit.ts";
import { runZone, type ZoneDrivers } from "../../src/zones/run.ts";
import { readReference } from "../reference/readReference.ts";
import type { ProvingResult, ProvingSet } from "./provingSet.ts";

interface Case {
  readonly inner_resistance_wall_K_W: number;
  readonly rest_K_W: number;
  readonly capacity_wall_J_K: number;
  readonly inner_resistance_inside_K_W: number;
  readonly capacity_inside_J_K: number;
  readonly area_inside_m2: number;
  readonly convection_wall: number;
  readonly convection_inside: number;
  readonly start_K: number;
  readonly areas_wall_m2: readonly number[];
  readonly areas_glass_m2: readonly number[];
  readonly solar_convective: number;
  readonly outside_W_K: number;
  readonly gains_W: readonly (readonly number[])[];
  readonly outdoor_K: readonly number[];
  readonly sun_on_windows_W_m2?: readonly (readonly number[])[];
  readonly sun_on_walls_W_m2?: readonly (readonly number[])[];
  readonly air_m3_h?: readonly (readonly number[])[];
  readonly sky_W_m2?: readonly (readonly number[])[];
  readonly weights?: { readonly wfWall: number[]; readonly wfWin: number[]; readonly wfGro: number[]; readonly TGro: number[] };
  readonly set_C?: readonly number[];
}

const cases = readReference<Case, { readonly days: readonly number[]; readonly values: readonly (number | readonly number[])[] }>(
  "vdi6007_rooms",
).cases;

const zeroCelsius = 273.15;
const days = 60;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The room of an example: its outer walls with the windows, and its inner walls. */
function circuitOf(room: Case, n: number): ZoneCircuit {
  const wall = sum(room.areas_wall_m2);
  const inside = room.area_inside_m2;
  return {
    elements: [
      {
        area: wall,
        convection: room.convection_wall,
        nodes: [{ resistance: room.inner_resistance_wall_K_W * wall, capacity: room.capacity_wall_J_K / wall }],
        beyond: (room.rest_K_W + 1 / room.outside_W_K) * wall,
      },
      {
        area: inside,
        convection: room.convection_inside,
        nodes: [{ resistance: room.inner_resistance_inside_K_W * inside, capacity: room.capacity_inside_J_K / inside }],
      },
    ],
    ...(n === 11 ? { cooling: { convective: 0, surfaces: [0, 1] } } : {}),
  };
}

/** Equivalent temperature outside at an hour of the day, °C: walls with sun and sky, windows with the sky where no blind is closed, ground. */
function beyondAt(room: Case, h: number): number {
  const outdoor = room.outdoor_K[h]!;
  if (!room.weights) return outdoor - zeroCelsius;
  const sky = room.sky_W_m2 ? (65.99081593 * room.sky_W_m2[h]![0]! ** 0.25 - outdoor) * (5 / 25) : 0;
  const { wfWall, wfWin, wfGro, TGro } = room.weights;
  const walls = wfWall.map((weight, i) => weight * (outdoor + sky + ((room.sun_on_walls_W_m2?.[h]?.[i] ?? 0) * 0.7) / 25));
  const windows = wfWin.map((weight, i) => weight * (outdoor + sky * blindAt(room, h, i)));
  return sum(walls) + sum(windows) + wfGro[0]! * TGro[0]! - zeroCelsius;
}

const blindAt = (room: Case, h: number, i: number) => ((room.sun_on_windows_W_m2?.[h]?.[i] ?? 0) > 100 ? 0.15 : 1);

function driversOf(room: Case, n: number): ZoneDrivers {
  const series = (value: (h: number) => number) => Float64Array.from({ length: days * 24 }, (_, i) => value(i % 24));
  const wall = sum(room.areas_wall_m2);
  const whole = wall + room.area_inside_m2;
  const sun = (h: number, i: number) => (room.sun_on_windows_W_m2?.[h]?.[i] ?? 0) * blindAt(room, h, i) * room.areas_glass_m2[i]!;
  const suns = room.areas_glass_m2.map((_, i) => i);
  const people = (h: number) => room.gains_W[h]!;
  const isSingle = room.gains_W[0]!.length === 1;
  const radiantOne = isSingle && n !== 1 && n !== 3;
  const radiant = (h: number) => (isSingle ? (radiantOne ? people(h)[0]! : 0) : people(h)[0]!);
  const convective = (h: number) => (isSingle ? (radiantOne ? 0 : people(h)[0]!) : people(h)[1]! + people(h)[2]!);
  // The sun does not reach the wall that it comes through.
  const onWall = (h: number) =>
    (radiant(h) * wall) / whole +
    sum(suns.map((i) => (sun(h, i) * (1 - room.solar_convective) * (wall - room.areas_wall_m2[i]!)) / (whole - room.areas_wall_m2[i]!)));
  const onInside = (h: number) => radiant(h) + sum(suns.map((i) => sun(h, i))) * (1 - room.solar_convective) - onWall(h);
  const set = room.set_C;
  return {
    beyond: [series((h) => beyondAt(room, h)), series(() => 0)],
    surfaceHeat: [series(onWall), series(onInside)],
    airHeat: series((h) => convective(h) + room.solar_convective * sum(suns.map((i) => sun(h, i)))),
    airConductance: series((h) => (room.air_m3_h?.[h]?.[0] ?? 0) * 0.000330375898 * 1005.45),
    airSupply: series((h) => room.outdoor_K[h]! - zeroCelsius),
    ...(set ? { heatingSetPoint: series((h) => set[h]!), coolingSetPoint: series((h) => set[h]!) } : {}),
    ...(n === 7 || n === 11 ? { heatingLimit: 500, coolingLimit: 500 } : {}),
  };
}

type Printed = number | readonly number[];
const printedBy = "VDI 6007 Part 1, printed";
/** In one hour of example 11 heating by air turns to cooling by the inner surfaces. */
const turning = "Heating turns to cooling within this hour; here it turns at the full hour.";

function resultsOf(room: Case, n: number, { days: printedDays, values }: (typeof cases)[number]["out"]): ProvingResult[] {
  const run = runZone(zoneModel(circuitOf(room, n)), driversOf(room, n), room.start_K - zeroCelsius);
  return values.flatMap((value: Printed, i) => {
    const day = printedDays[Math.floor(i / 24)]!;
    const hour = (day - 1) * 24 + (i % 24);
    const [temperature, power] = typeof value === "number" ? (room.set_C ? [undefined, value] : [value]) : value;
    const when = `day ${day}, hour ${(i % 24) + 1}`;
    const resultOf = (quantity: string, unit: string, ours: number, printed: number, within: number): ProvingResult => ({
      quantity: `${quantity}, ${when}`,
      unit,
      ours,
      programs: { [printedBy]: printed },
      accepted: [printed - within, printed + within],
      ...(n === 11 && i % 24 === 9 && day > 1 && unit === "W" && { reason: turning, upTo: 2 }),
    });
    return [
      ...(temperature === undefined ? [] : [resultOf("Air temperature", "°C", run.airTemperature[hour]!, temperature, 0.15)]),
      // What example 6 prints is the heat that leaves the room.
      ...(power === undefined ? [] : [resultOf("Power", "W", run.power[hour]! * (n === 6 ? -1 : 1), power, 1.5)]),
    ];
  });
}

const descriptions = [
  "heavy room, constant outdoor temperature, convective gains in the day",
  "heavy room, radiant gains in the day",
  "light room, convective gains in the day",
  "light room, radiant gains in the day",
  "heavy room with sun through a window and outdoor temperatures of a day",
  "heavy room, set point by the hour, radiant gains",
  "as example 6, with 500 W at most for heating and cooling",
  "room with two outer walls, sun on walls and windows",
  "as example 8, with radiation to the sky",
  "room above ground",
  "heated by the air and cooled by inner surfaces, 500 W at most each",
  "as example 5, with outdoor air by the hour",
] as const;

export const vdi6007: ProvingSet = {
  id: "vdi-6007",
  title: "VDI 6007 Part 1: rooms by the hour",
  source:
    "VDI 6007 Part 1:2015, test examples 1 to 12: parameters, drivers and printed hourly results as recorded in RWTH-EBC/AixLib (commit e5df9a8d). The standard was not read in print.",
  claim: ({ cases: run, within, compared }) =>
    `VDI 6007-1: ${run} of 12 test examples run, ${within} of ${compared} printed hourly values within 0.15 K or 1.5 W. VDI 2078 is not claimed.`,
  cases: cases.map(({ id, in: room, out }, index) => ({
    id: id.replace("room ", "example-"),
    title: `Test example ${index + 1}`,
    description: descriptions[index]!,
    because: "The standard accepts 0.1 K and 1 W; half of the last printed digit comes on top.",
    inputs: room,
    results: () => resultsOf(room, index + 1, out),
  })),
};
