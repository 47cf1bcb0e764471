import { monthNames } from "../../../quantity/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { supplyAirCitation } from "../../../loads/index.ts";
import { peakAt } from "../../../loads/internal.ts";
import { specificVolume } from "../../../psychrometrics/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import {
  dayTexts,
  indexOf,
  inRoomHeatingOf,
  transmissionOf,
  type HourlyCalculation,
  type SystemLoads,
  type SystemState,
} from "./calculate.ts";
import { coilCitation, describeCoil } from "./describeCoil.ts";
import { describeOutdoorAir } from "./describeOutdoors.ts";
import { plantParts } from "./describeRoom.ts";
import type { LoadedDays, LoadedRoom } from "./rooms.ts";
import { fanSensibleOf, heatOf, mixedRoom } from "./systems.ts";

const sum: Citation = { source: mathematics };
const method: Citation = { source: fundamentals2021, locator: "ch. 18, section 6" };

/** A step of a room for which formulas outside take all such rooms together. */
interface Contribution {
  readonly symbol: string;
  readonly name: string;
  /** `undefined` where the room has no such part. */
  readonly valueOf: (room: LoadedRoom) => number | undefined;
}

/** What each room adds to the plant, as often as it is there, W. */
export function contributionsOf({ hourly }: HourlyCalculation, kinds: readonly LoadedDays[]): readonly Contribution[] {
  const blockIndex = indexOf(hourly.blockPeak);
  const times = (value: number, { values }: LoadedRoom): number => values.multiplier * value;
  const onPeakDay = new Map(kinds.find(({ kind }) => kind === hourly.peakDay)!.rooms.map((room) => [room.values.id, room]));
  const at = new WeakMap<LoadedRoom, ReturnType<typeof peakAt>>();
  const plantOf = (room: LoadedRoom): ReturnType<typeof peakAt> => {
    const known = at.get(room) ?? peakAt([onPeakDay.get(room.values.id)!.hours.parts], hourly.peakIndex);
    at.set(room, known);
    return known;
  };
  return [
    ...plantParts.map(([symbol, name, component, kind]) => ({
      symbol,
      name: `${name}, at the plant’s peak`,
      valueOf: (room: LoadedRoom) => {
        const part = plantOf(room).components.find((each) => each.component === component);
        return part && times(part[kind], room);
      },
    })),
    {
      symbol: "q_bn",
      name: "Load at the block’s peak",
      valueOf: (room) => times(room.hours.sensible[blockIndex]! + room.hours.latent[blockIndex]!, room),
    },
  ];
}

/** States what a room adds to the plant, to the sum of peaks and to the heating of the project. */
export function describeContributions(room: LoadedRoom, contributions: readonly Contribution[], sheet: SheetBuilder): void {
  const { multiplier, floorArea } = room.values;
  sheet.part("All rooms like this together");
  for (const { symbol, name, valueOf } of contributions) {
    const value = valueOf(room);
    if (value === undefined) continue;
    sheet.lookup({ symbol: `${symbol}1`, name: `${name}, one room`, value: value / multiplier, quantity: "power", source: method });
    sheet.formula({ symbol, name, expression: `n_r * ${symbol}1`, value, quantity: "power", source: sum });
  }
  const times = (symbol: string, name: string, of: string, value: number): void =>
    sheet.formula({ symbol, name, expression: `n_r * ${of}`, value: multiplier * value, quantity: "power", source: sum });
  times("q_n", "Load at its own peak", "q_pk", room.hours.result.peak.total);
  const { heating } = room;
  times("Φ_Tn", "Transmission", "Φ_T", transmissionOf(room));
  times("Φ_Vn", "Ventilation and infiltration", "Φ_V", heating.infiltration + heating.ventilation);
  times("Φ_on", "Outdoor air of the ventilation", "Φ_o", heating.ventilation);
  times("Φ_hun", "Heating-up", "Φ_hu", heating.pickUp);
  times("Φ_hn", "Heaters in the rooms", "Φ_h", inRoomHeatingOf(room));
  sheet.formula({
    symbol: "A_n",
    name: "Floor area",
    expression: "n_r * A_floor",
    value: multiplier * floorArea,
    quantity: "area",
    source: sum,
  });
}

/** Symbols of a room that formulas outside take together, and what gives them. */
export function roomValues(contributions: readonly Contribution[]): Record<string, (room: LoadedRoom) => number | undefined> {
  const times = (of: (room: LoadedRoom) => number) => (room: LoadedRoom) => room.values.multiplier * of(room);
  return {
    ...Object.fromEntries(contributions.map(({ symbol, valueOf }) => [symbol, valueOf])),
    q_n: times(({ hours }) => hours.result.peak.total),
    Φ_Tn: times(transmissionOf),
    Φ_Vn: times(({ heating: { infiltration, ventilation } }) => infiltration + ventilation),
    Φ_hn: times(inRoomHeatingOf),
    Φ_on: times(({ heating: { ventilation } }) => ventilation),
    Φ_hun: times(({ heating: { pickUp } }) => pickUp),
    A_n: times(({ values }) => values.floorArea),
  };
}

/** States what the rooms of each zone need together. */
export function describeZones(
  { results, hourly }: HourlyCalculation,
  values: HeatLoadValues,
  rooms: readonly LoadedRoom[],
  sheet: SheetBuilder,
): void {
  sheet.part("Zones");
  const stated = new Map(values.zones.map((zone) => [zone.id, zone]));
  sheet.rows({
    list: "zones",
    results: "zoneResults",
    title: "Zones",
    rows: results.zoneResults ?? [],
    rowTitle: ({ name }, index) => name || `Zone ${index + 1}`,
    describe: (zone, own) => {
      own.given("system");
      const among = "the highest of 288 hours";
      own.lookup({
        symbol: "M",
        name: `Month of the peak: ${monthNames[zone.peakMonth - 1]!}, ${among}`,
        value: zone.peakMonth,
        quantity: "month",
        source: method,
        result: "peakMonth",
      });
      own.lookup({ symbol: "h_s", name: "Hour of the peak", value: zone.peakHour, quantity: "time", source: method, result: "peakHour" });
      own.lookup({
        symbol: "q_z",
        name: "Its rooms together at that hour",
        value: zone.load,
        quantity: "power",
        source: method,
        result: "load",
      });
      const system = hourly.systems.find(({ id }) => id === stated.get(zone.id)!.system);
      if (zone.supplyAirflow === undefined || !system) return;
      const its = values.systems.find(({ id }) => id === system.id)!;
      const served = rooms.filter((room) => room.values.zone === zone.id);
      const supply = its.supplyTemperature;
      const air = mixedRoom(served, supply);
      own.lookup({
        symbol: "q_zs",
        name: "Highest sensible load of its rooms together, none below its minimum airflow",
        value: fanSensibleOf(heatOf(served, its)),
        quantity: "power",
        source: method,
      });
      own.lookup({
        symbol: "t_z",
        name: "Air of its rooms, mixed by their airflows",
        value: air.dryBulb,
        quantity: "temperature",
        source: sum,
      });
      own.lookup({ symbol: "W_z", name: "Its humidity ratio", value: air.humidityRatio, quantity: "humidityRatio", source: sum });
      own.lookup({
        symbol: "t_s",
        name: "Supply air temperature of its system",
        value: supply,
        quantity: "temperature",
        source: sum,
        by: ["system"],
      });
      describeSupplyVolume(own, "W_z", specificVolume(supply, air.humidityRatio, hourly.pressure));
      own.formula({
        ...airflowStep("q_zs", "t_z", "W_z"),
        symbol: "Q_s",
        name: "Supply airflow",
        value: zone.supplyAirflow,
        result: "supplyAirflow",
      });
    },
  });
}

function describeSupplyVolume(sheet: SheetBuilder, w: string, volume: number): void {
  sheet.formula({
    symbol: "v_s",
    name: "Specific volume of the supply air at the rooms’ humidity ratio",
    expression: `287.042 * (t_s + 273.15) * (1 + 1.607858 * ${w}) / p`,
    value: volume,
    quantity: "specificVolume",
    source: supplyAirCitation,
  });
}

function airflowStep(load: string, t: string, w: string) {
  return { expression: `${load} * v_s / ((c_a + c_w * ${w}) * (${t} - t_s))`, quantity: "airFlow", source: supplyAirCitation } as const;
}

/** Symbols of a system at the plant's peak that formulas outside take together. */
const systemParts: readonly (readonly [symbol: string, name: string, of: (at: SystemState) => number])[] = [
  ["q_csp", "Coil, sensible", ({ coilSensible }) => coilSensible],
  ["q_clp", "Coil, latent", ({ coilSensible, coilTotal }) => coilTotal - coilSensible],
  ["q_ssp", "Rooms, sensible", ({ sensible }) => sensible],
  ["q_slp", "Rooms, latent", ({ latent }) => latent],
  ["q_rasp", "Lights, to the return air", ({ returnAir }) => returnAir.sensible],
  ["q_ralp", "Lights, to the vapour of the return air", ({ returnAir }) => returnAir.latent],
  ["q_rhp", "Reheat", ({ reheat }) => reheat],
  ["q_fanp", "Fan and duct", ({ fan }) => fan],
  ["q_ncsp", "Losses of rooms without supply air", ({ uncredited }) => uncredited.sensible],
  ["q_nclp", "Moisture that the supply air cannot carry", ({ uncredited }) => uncredited.latent],
  ["q_vsp", "Outdoor air, sensible: what is left of the coil’s load", ({ ventilation }) => ventilation.sensible],
  ["q_vlp", "Outdoor air, latent: what is left of the coil’s load", ({ ventilation }) => ventilation.latent],
];

/** States the coil of each system at its own peak, and what it does at that of the plant. */
export function describeSystems(
  { hourly }: HourlyCalculation,
  values: HeatLoadValues,
  kinds: readonly LoadedDays[],
  sheet: SheetBuilder,
): void {
  const stated = new Map(values.systems.map((system) => [system.id, system]));
  sheet.part("Systems");
  sheet.rows({
    list: "systems",
    results: "systemResults",
    title: "Systems",
    rows: hourly.systems,
    rowTitle: ({ name }, index) => name || `System ${index + 1}`,
    values: {
      ...Object.fromEntries(systemParts.map(([symbol, , of]) => [symbol, ({ atPlantPeak }: SystemLoads) => of(atPlantPeak)])),
      Q_s: ({ supplyAirflow }) => supplyAirflow,
    },
    quantities: { ...Object.fromEntries(systemParts.map(([symbol]): [string, QuantityKind] => [symbol, "power"])), Q_s: "airFlow" },
    describe: (system, own) => describeSystem(system, { stated: stated.get(system.id)!, values, kinds }, own),
  });
}

/** What the sheet of a system needs beside the system. */
interface SystemContext {
  readonly stated: HeatLoadValues["systems"][number];
  readonly values: HeatLoadValues;
  readonly kinds: readonly LoadedDays[];
}

function describeSystem(system: SystemLoads, { stated, values, kinds }: SystemContext, sheet: SheetBuilder): void {
  const { room, own } = system;
  const { days } = kinds.find(({ kind }) => kind === own.day)!;
  const { pressure } = days;
  for (const field of ["supplyTemperature", "flowControl", "minimumFlow", "fanRise", "ductRise", "sensibleRecovery", "latentRecovery"])
    sheet.given(field);
  sheet.lookup({
    symbol: "t_r",
    name: "Air from its rooms, mixed by their airflows",
    value: room.dryBulb,
    quantity: "temperature",
    source: sum,
  });
  sheet.lookup({ symbol: "W_r", name: "Its humidity ratio", value: room.humidityRatio, quantity: "humidityRatio", source: sum });
  sheet.lookup({
    symbol: "q_max",
    name: "Highest sensible load of its rooms together, none below its minimum airflow",
    value: system.fanSensible,
    quantity: "power",
    source: method,
  });
  describeSupplyVolume(sheet, "W_r", specificVolume(stated.supplyTemperature, room.humidityRatio, pressure));
  const { coolingAirflow, ventilationAirflow, supplyAirflow } = system;
  sheet.formula({ ...airflowStep("q_max", "t_r", "W_r"), symbol: "Q_c", name: "Airflow for cooling", value: coolingAirflow });
  sheet.lookup({
    symbol: "Q_va",
    name: "Highest supply airflow of the hours whose outdoor air is more than the cooling moves",
    value: ventilationAirflow,
    quantity: "airFlow",
    source: coilCitation,
  });
  sheet.formula({
    symbol: "Q_s",
    name: "Supply airflow",
    expression: "max(Q_c, Q_va)",
    value: supplyAirflow,
    quantity: "airFlow",
    source: sum,
    result: "supplyAirflow",
  });
  sheet.lookup({
    symbol: "Q_o",
    name: "Outdoor air of its rooms",
    value: system.outdoorAirflow,
    quantity: "airFlow",
    source: sum,
    result: "outdoorAirflow",
  });
  sheet.part(kinds.length > 1 ? `Coil at its own peak, on a ${dayTexts[own.day].toLowerCase()}` : "Coil at its own peak");
  sheet.lookup({
    symbol: "M",
    name: `Month of the peak: ${monthNames[own.month - 1]!}, the highest of ${288 * kinds.length} hours`,
    value: own.month,
    quantity: "month",
    source: method,
    result: "peakMonth",
  });
  sheet.lookup({ symbol: "h_s", name: "Hour of the peak", value: own.hour * 3600, quantity: "time", source: method, result: "peakHour" });
  sheet.lookup({ symbol: "q_ss", name: "Rooms, sensible", value: own.sensible, quantity: "power", source: method });
  sheet.lookup({ symbol: "q_sl", name: "Rooms, latent", value: own.latent, quantity: "power", source: method });
  sheet.formula({
    symbol: "q_sr",
    name: "Rooms",
    expression: "q_ss + q_sl",
    value: own.sensible + own.latent,
    quantity: "power",
    source: sum,
    result: "roomLoad",
  });
  sheet.lookup({
    symbol: "q_rh",
    name: "Reheat of rooms whose minimum airflow cools more than they need",
    value: own.reheat,
    quantity: "power",
    source: method,
    result: "reheat",
  });
  describeOutdoorAir({ k: indexOf(own), kind: own.day, days }, values, sheet);
  describeCoil({ system, stated, airflowBasis: values.airflowBasis, pressure }, sheet);
  sheet.part("At the plant’s peak");
  for (const [symbol, name, of] of systemParts)
    sheet.lookup({ symbol, name, value: of(system.atPlantPeak), quantity: "power", source: coilCitation });
}

/** What own units of rooms without a system add: a part that stands beside the systems. */
export function describeOwnUnits({ hourly: { ownUnits } }: HourlyCalculation, sheet: SheetBuilder): void {
  const own = (symbol: string, name: string, value: number): void =>
    sheet.lookup({ symbol, name, value, quantity: "power", source: method });
  sheet.part("Rooms with units of their own");
  own("q_us", "Rooms, sensible", ownUnits.sensible);
  own("q_ul", "Rooms, latent", ownUnits.latent);
  own("q_ura", "Their lights, to the return air", ownUnits.returnAir);
  own("q_uas", "Their outdoor air, sensible; cool air is credited up to the room’s own load", ownUnits.airSensible);
  own("q_ual", "Their outdoor air, latent; dry air is credited up to the room’s own load", ownUnits.airLatent);
  own("q_unc", "Losses of rooms, not credited to the units of others", ownUnits.uncredited);
}
