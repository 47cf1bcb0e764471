import { octaveBands, transmissionClassOfOctaves } from "@org/hvac-core/acoustics";
import { partitionLosses, type PartitionLoss } from "@org/hvac-core/reference";
import { partitionTarget } from "../../acousticTargets.ts";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groups: Readonly<Record<PartitionLoss["group"], string>> = {
  wall: "Walls",
  sheet: "Sheets",
  door: "Doors",
  glass: "Windows",
  floor: "Floors",
};

/** STC of octave bands, an estimate: the standard counts thirds of octaves. */
export const estimatedClass = ({ transmissionLoss }: PartitionLoss): number => transmissionClassOfOctaves(transmissionLoss);

export const partitionTable: TableDefinition<PartitionLoss> = {
  title: "Transmission loss of partitions",
  verifiedBy: "partitionLosses",
  rowLabel: "Partition",
  rows: partitionLosses,
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "group", label: "Kind", value: ({ group }) => groups[group] }],
  columns: [
    ...octaveBands.map((band, index) => ({
      key: `b${band}`,
      label: `${band} Hz`,
      digits: 3,
      value: ({ transmissionLoss }: PartitionLoss) => transmissionLoss[index],
    })),
    { key: "stc", label: "STC, printed", value: ({ transmissionClass }) => transmissionClass },
    { key: "estimate", label: "STC of the octaves, estimated", value: estimatedClass },
  ],
  targetsOf: ({ id }) => [partitionTarget(id)],
};

export const entries = (): readonly TopicEntry[] => entriesOf(partitionTable);
