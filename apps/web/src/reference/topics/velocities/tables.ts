import { velocities, type RecommendedVelocity } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";
import type { UseTarget } from "../../targets.ts";

const media: Readonly<Record<RecommendedVelocity["medium"], string>> = { air: "Air", water: "Water" };

function targetOf({ medium, minimum, maximum }: RecommendedVelocity): UseTarget | undefined {
  const value = medium === "water" ? maximum : (maximum ?? minimum);
  if (value === undefined) return undefined;
  return medium === "air"
    ? {
        calculator: "duct-sizer",
        input: { scope: "section", sizingMethod: "velocity", targetVelocity: { value: tenths(value), unit: "m/s" } },
      }
    : { calculator: "pipe-sizer", input: { maxVelocity: { value: tenths(value), unit: "m/s" } } };
}

/** As the metric columns print them. */
const tenths = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.round(value * 10) / 10);

export const velocitiesTable: TableDefinition<RecommendedVelocity> = {
  title: "Velocities",
  verifiedBy: "velocities",
  rowLabel: "Service",
  rows: velocities,
  groupOf: ({ medium }) => media[medium],
  filters: [{ key: "medium", label: "Medium", value: ({ medium }) => media[medium] }],
  columns: [
    {
      key: "minimum",
      label: "From",
      quantity: "velocity",
      value: ({ minimum }) => minimum,
      printed: { Metric: ({ minimum }) => tenths(minimum) },
    },
    {
      key: "maximum",
      label: "To",
      quantity: "velocity",
      value: ({ maximum }) => maximum,
      printed: { Metric: ({ maximum }) => tenths(maximum) },
    },
  ],
  targetsOf: (row) => {
    const target = targetOf(row);
    return target ? [target] : [];
  },
};

export const entries = (): readonly TopicEntry[] => entriesOf(velocitiesTable);
