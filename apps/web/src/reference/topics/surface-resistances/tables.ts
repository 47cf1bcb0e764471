import { surfaceResistances, type SurfaceResistance } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groupOf = ({ id }: SurfaceResistance): string =>
  id.startsWith("iso-airspace") ? "Air spaces, ISO 6946" : id.startsWith("iso") ? "Surfaces, ISO 6946" : "Surfaces, ASHRAE";

export const surfaceTable: TableDefinition<SurfaceResistance> = {
  title: "Surface and air space resistances",
  rowLabel: "Surface or air space",
  rows: surfaceResistances,
  groupOf,
  filters: [{ key: "group", label: "Kind", value: groupOf }],
  columns: [
    { key: "resistance", label: "Resistance", quantity: "thermalResistance", value: ({ resistance }) => resistance },
    { key: "coefficient", label: "Coefficient", quantity: "heatTransferCoefficient", value: ({ resistance }) => 1 / resistance },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(surfaceTable)];
