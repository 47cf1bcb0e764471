import type { SheetBuilder } from "../../../kernel/index.ts";
import type { LoadComponent, PeakLoad } from "../../../loads/index.ts";
import { peakAt } from "../../../loads/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import type { HourlyCalculation } from "../results.ts";
import { methodCitation } from "./citations.ts";
import { indexOf } from "./hours.ts";
import { heatingOf } from "./roomLoads.ts";
import type { LoadedDays, LoadedRoom } from "./rooms.ts";

/** A step for all identical rooms of a row, whose symbol the formulas of the plant add up over the rows. */
interface Contribution {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: QuantityKind;
  /** Symbol of the same number for one room, where a step before states it. */
  readonly ofOneRoom?: string;
  /** `undefined` where the room has no such part. */
  readonly valueOf: (room: LoadedRoom) => number | undefined;
}

/** Parts of the plant load at its peak by component: the symbol of the sum over rooms. */
const plantParts: readonly (readonly [symbol: string, name: string, component: LoadComponent, kind: "sensible" | "latent"])[] = [
  ["q_wp", "Walls", "wall", "sensible"],
  ["q_rp", "Roof", "roof", "sensible"],
  ["q_fp", "Floor", "floor", "sensible"],
  ["q_gtp", "Windows, transmission", "windowConduction", "sensible"],
  ["q_gsp", "Windows, sun", "windowSolar", "sensible"],
  ["q_pap", "Partitions", "partition", "sensible"],
  ["q_psp", "People, sensible", "people", "sensible"],
  ["q_plp", "People, latent", "people", "latent"],
  ["q_lip", "Lighting", "lighting", "sensible"],
  ["q_esp", "Equipment, sensible", "equipment", "sensible"],
  ["q_elp", "Equipment, latent", "equipment", "latent"],
  ["q_isp", "Infiltration, sensible", "infiltration", "sensible"],
  ["q_ilp", "Infiltration, latent", "infiltration", "latent"],
];

type OfOneRoom = readonly [symbol: string, name: string, ofOneRoom: string, valueOf: (room: LoadedRoom) => number];

/** Peak load and heating of one room. */
const roomParts: readonly OfOneRoom[] = [
  ["q_n", "Peak load", "q_pk", ({ hours }) => hours.result.peak.total],
  ["Φ_Tn", "Transmission", "Φ_T", (room) => heatingOf(room).transmission],
  ["Φ_Vn", "Ventilation and infiltration", "Φ_V", (room) => heatingOf(room).ventilation],
  ["Φ_on", "Ventilation outdoor air", "Φ_o", (room) => heatingOf(room).outdoorAir],
  ["Φ_hun", "Pick-up after setback", "Φ_hu", (room) => heatingOf(room).pickUp],
  ["Φ_hn", "Room heaters", "Φ_h", (room) => heatingOf(room).inRoom],
];

/** Contributions of each row's rooms to the plant, to the sum of peaks and to the heating of the project. */
export function contributionsOf({ hourly }: HourlyCalculation, kinds: readonly LoadedDays[]): readonly Contribution[] {
  const blockIndex = indexOf(hourly.blockPeak);
  const times = (value: number, { values }: LoadedRoom): number => values.multiplier * value;
  const onPeakDay = new Map(kinds.find(({ kind }) => kind === hourly.peakDay)!.rooms.map((room) => [room.values.id, room]));
  const plantLoads = new WeakMap<LoadedRoom, PeakLoad>();
  const plantLoadOf = (room: LoadedRoom): PeakLoad => {
    const load = plantLoads.get(room) ?? peakAt([onPeakDay.get(room.values.id)!.hours.parts], hourly.peakIndex);
    plantLoads.set(room, load);
    return load;
  };
  return [
    ...plantParts.map(([symbol, name, component, kind]): Contribution => ({
      symbol,
      name: `${name}, at the plant peak`,
      quantity: "power",
      valueOf: (room) => {
        const part = plantLoadOf(room).components.find((each) => each.component === component);
        return part && times(part[kind], room);
      },
    })),
    {
      symbol: "q_bn",
      name: "Load at the block peak",
      quantity: "power",
      valueOf: (room) => times(room.hours.sensible[blockIndex]! + room.hours.latent[blockIndex]!, room),
    },
    ...roomParts.map(([symbol, name, ofOneRoom, valueOf]): Contribution => ({
      symbol,
      name,
      quantity: "power",
      ofOneRoom,
      valueOf: (room) => times(valueOf(room), room),
    })),
    { symbol: "A_n", name: "Floor area", quantity: "area", ofOneRoom: "A_floor", valueOf: (room) => times(room.values.floorArea, room) },
  ];
}

/** States what the rooms of a row add. */
export function describeContributions(room: LoadedRoom, contributions: readonly Contribution[], sheet: SheetBuilder): void {
  sheet.part("All identical rooms");
  for (const { symbol, name, quantity, ofOneRoom, valueOf } of contributions) {
    const value = valueOf(room);
    if (value === undefined) continue;
    const factor = ofOneRoom ?? `${symbol}1`;
    if (ofOneRoom === undefined) sheet.lookup(factor, `${name}, one room`, quantity, value / room.values.multiplier, methodCitation);
    sheet.formula(symbol, name, quantity, `n_r * ${factor}`, value);
  }
}
