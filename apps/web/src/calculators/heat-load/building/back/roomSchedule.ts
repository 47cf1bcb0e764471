import { prose } from "@org/form/numbers";
import type { ModelRoom } from "@org/hvac-core/exchange/building";
import { convert, defaultUnit, siUnit, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { texts } from "./texts.ts";

/** A cell of a schedule; empty where a room has none. */
export type ScheduleCell = string | number | undefined;

type Column = keyof typeof texts.schedule.columns;

const textOf: Readonly<Partial<Record<Column, (room: ModelRoom) => ScheduleCell>>> = {
  modelId: ({ space }) => space?.id,
  cadId: ({ space }) => space?.cadId,
  modelName: ({ space }) => space?.name,
  name: ({ name }) => name,
  storey: ({ storey }) => storey,
  zone: ({ zone }) => zone,
  multiplier: ({ multiplier }) => multiplier,
  peakMonth: ({ coolingPeak }) => coolingPeak.month,
  peakHour: ({ coolingPeak }) => coolingPeak.hour,
  people: ({ people }) => people,
};

const quantityOf: Readonly<Partial<Record<Column, readonly [QuantityKind, (room: ModelRoom) => number | undefined]>>> = {
  modelArea: ["area", ({ space }) => space?.area],
  floorArea: ["area", ({ floorArea }) => floorArea],
  height: ["length", ({ height }) => height],
  coolingLoad: ["power", ({ coolingLoad }) => coolingLoad],
  coolingSensible: ["power", ({ coolingSensible }) => coolingSensible],
  heatingLoad: ["power", ({ heatingLoad }) => heatingLoad],
  supplyAirflow: ["airFlow", ({ supplyAirflow }) => supplyAirflow],
  outdoorAirflow: ["airFlow", ({ outdoorAirflow }) => outdoorAirflow],
  lighting: ["electricLoad", ({ lighting }) => lighting],
  equipment: ["electricLoad", ({ equipment }) => equipment],
  coolingTemperature: ["temperature", ({ coolingTemperature }) => coolingTemperature],
  heatingTemperature: ["temperature", ({ heatingTemperature }) => heatingTemperature],
};

/** Digits of a number in a schedule. */
const digits = 6;

function headOf(column: Column, unitSystem: UnitSystem): string {
  const name = prose(texts.schedule.columns[column]);
  const quantity = quantityOf[column];
  return quantity ? texts.schedule.head(name, unitSymbol(defaultUnit(quantity[0], unitSystem))) : name;
}

function cellOf(column: Column, room: ModelRoom, unitSystem: UnitSystem): ScheduleCell {
  const quantity = quantityOf[column];
  if (!quantity) return textOf[column]?.(room);
  const [kind, valueOf] = quantity;
  const value = valueOf(room);
  return value === undefined ? undefined : Number(convert(value, siUnit(kind), defaultUnit(kind, unitSystem)).toPrecision(digits));
}

/** Head and rows of the schedule of rooms, one row for each room of the heat load, in the units of a unit system. */
export function roomSchedule(rooms: readonly ModelRoom[], unitSystem: UnitSystem): readonly (readonly ScheduleCell[])[] {
  const columns = Object.keys(texts.schedule.columns) as Column[];
  return [
    columns.map((column) => headOf(column, unitSystem)),
    ...rooms.map((room) => columns.map((column) => cellOf(column, room, unitSystem))),
  ];
}
