import { envelopeLimits, type ByClimateZone, type EnvelopeLimit } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const elements: Readonly<Record<EnvelopeLimit["element"], string>> = {
  roof: "Roofs",
  wall: "Walls",
  floor: "Floors",
  door: "Doors",
  window: "Windows",
  skylight: "Skylights",
  "slab-edge": "Slabs on grade",
};

const zones = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A column for each climate zone. */
const byZone = (
  valueOf: (row: EnvelopeLimit) => ByClimateZone | undefined,
  column: Pick<ReferenceColumn<EnvelopeLimit>, "quantity" | "digits">,
): readonly ReferenceColumn<EnvelopeLimit>[] =>
  zones.map((zone) => ({ key: `zone${zone + 1}`, label: `Zone ${zone + 1}`, ...column, value: (row) => valueOf(row)?.[zone] }));

export const limitTable: TableDefinition<EnvelopeLimit> = {
  title: "Highest U-values",
  rowLabel: "Assembly",
  rows: envelopeLimits.filter(({ uValue }) => uValue !== undefined),
  groupOf: ({ element }) => elements[element],
  filters: [{ key: "element", label: "Element", value: ({ element }) => elements[element] }],
  columns: byZone(({ uValue }) => uValue, { quantity: "uValue" }),
};

export const solarTable: TableDefinition<EnvelopeLimit> = {
  title: "Highest solar heat gain coefficients",
  rowLabel: "Assembly",
  prefix: "s",
  rows: envelopeLimits.filter(({ solarHeatGainCoefficient }) => solarHeatGainCoefficient !== undefined),
  columns: byZone(({ solarHeatGainCoefficient }) => solarHeatGainCoefficient, { digits: 2 }),
};

export const edgeTable: TableDefinition<EnvelopeLimit> = {
  title: "Highest loss of slab edges",
  rowLabel: "Slab",
  prefix: "e",
  rows: envelopeLimits.filter(({ edgeFactor }) => edgeFactor !== undefined),
  columns: byZone(({ edgeFactor }) => edgeFactor, { quantity: "linearTransmittance" }),
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(limitTable), ...entriesOf(solarTable), ...entriesOf(edgeTable)];
