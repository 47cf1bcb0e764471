import { surfaceResistances, type SurfaceResistance } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { UseTarget } from "../../targets.ts";
import type { TopicEntry } from "../../topic.ts";

const groupOf = ({ id }: SurfaceResistance): string =>
  id.startsWith("iso-airspace") ? "Air spaces, ISO 6946" : id.startsWith("iso") ? "Surfaces, ISO 6946" : "Surfaces, ASHRAE";

const isAirSpace = ({ id }: SurfaceResistance): boolean => id.startsWith("iso-airspace");
const isOutside = ({ id }: SurfaceResistance): boolean => id.includes("outside");

/** A construction of the heat load by the hour that has the film, or the air space as its first layer. */
function targetOf(row: SurfaceResistance): UseTarget {
  const resistance = { value: row.resistance, unit: "m2 K/W" };
  const entered = isAirSpace(row)
    ? { layers: [{ id: "layer1", name: row.label.slice(0, 80), kind: "resistance", resistance }] }
    : { [isOutside(row) ? "outsideFilm" : "insideFilm"]: resistance };
  return {
    calculator: "heat-load",
    as: `${isAirSpace(row) ? "layer" : isOutside(row) ? "outside film" : "inside film"} of a construction, hour by hour`,
    input: { method: "hourly", constructions: [{ id: "construction", by: "layers", ...entered }] },
  };
}

export const surfaceTable: TableDefinition<SurfaceResistance> = {
  title: "Surface and air space resistances",
  verifiedBy: "surfaceResistances",
  rowLabel: "Surface or air space",
  rows: surfaceResistances,
  groupOf,
  filters: [{ key: "group", label: "Kind", value: groupOf }],
  targetsOf: (row) => [targetOf(row)],
  placesOf: (row) =>
    isAirSpace(row)
      ? []
      : [
          {
            label: "Build a construction with it",
            address: { topic: "construction-builder", [isOutside(row) ? "rse" : "rsi"]: String(row.resistance) },
          },
        ],
  columns: [
    { key: "resistance", label: "Resistance", quantity: "thermalResistance", value: ({ resistance }) => resistance },
    { key: "coefficient", label: "Coefficient", quantity: "heatTransferCoefficient", value: ({ resistance }) => 1 / resistance },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(surfaceTable)];
