import { octaveBands, soundPowerOfMeasured } from "@org/hvac-core/acoustics";
import { equipmentLevels, insertionLosses, type EquipmentLevel, type InsertionLoss } from "@org/hvac-core/reference";
import { ceilingTarget, louvreTarget, plantTarget } from "../../acousticTargets.ts";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const kinds: Readonly<Record<InsertionLoss["group"], string>> = {
  ceiling: "Ceilings: ceiling, plenum and room together",
  louvre: "Acoustic louvres",
};

export const lossTable: TableDefinition<InsertionLoss> = {
  title: "Insertion loss of ceilings and louvres, dB",
  verifiedBy: "insertionLosses",
  rowLabel: "Ceiling or louvre",
  rows: insertionLosses,
  groupOf: ({ group }) => kinds[group],
  columns: octaveBands.map((band, index) => ({ key: `b${band}`, label: `${band} Hz`, value: ({ insertionLoss }) => insertionLoss[index] })),
  targetsOf: ({ id, group }) => [group === "louvre" ? louvreTarget(id) : ceilingTarget(id)],
};

/** Sound power of plant whose sound pressure was measured 1 m away, to whole decibels as the levels are. */
const powerOf = ({ levels }: EquipmentLevel): readonly number[] => soundPowerOfMeasured({ levels, distance: 1 }).map(Math.round);

export const plantTable: TableDefinition<EquipmentLevel> = {
  title: "Sound pressure 1 m from plant, dB",
  verifiedBy: "equipmentLevels",
  rowLabel: "Plant",
  prefix: "plant-",
  rows: equipmentLevels,
  columns: octaveBands.map((band, index) => ({ key: `b${band}`, label: `${band} Hz`, value: ({ levels }) => levels[index] })),
  targetsOf: (row) => [plantTarget(row.label, powerOf(row))],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(lossTable), ...entriesOf(plantTable)];
