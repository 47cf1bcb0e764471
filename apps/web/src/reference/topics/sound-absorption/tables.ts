import { octaveBands } from "@org/hvac-core/acoustics";
import { surfaceAbsorptions, type SurfaceAbsorption } from "@org/hvac-core/reference";
import { plenumTarget } from "../../acousticTargets.ts";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

/** Coefficients are printed to two places. */
const printed = (value: number): number => Math.round(100 * value) / 100;

const named = (group: string): string => `${group.charAt(0).toUpperCase()}${group.slice(1).replaceAll("-", " ")}`;

export const absorptionTable: TableDefinition<SurfaceAbsorption> = {
  title: "Sound absorption of surfaces",
  verifiedBy: "surfaceAbsorptions",
  rowLabel: "Surface",
  rows: surfaceAbsorptions,
  groupOf: ({ group }) => named(group),
  filters: [{ key: "group", label: "Kind of surface", value: ({ group }) => named(group) }],
  columns: [
    ...octaveBands.map((band, index) => ({
      key: `b${band}`,
      label: `${band} Hz`,
      digits: 2,
      value: ({ absorption }: SurfaceAbsorption) => absorption[index],
    })),
    {
      key: "nrc",
      label: "Mean 250 to 2000 Hz",
      digits: 2,
      value: ({ absorption }) => printed((absorption[2]! + absorption[3]! + absorption[4]! + absorption[5]!) / 4),
    },
  ],
  targetsOf: ({ absorption }) => [plenumTarget(absorption)],
};

export const entries = (): readonly TopicEntry[] => entriesOf(absorptionTable);
