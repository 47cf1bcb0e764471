import { envelopeLimits, type ByClimateZone, type EnvelopeLimit } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { UseTarget } from "../../targets.ts";
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

const uValueFields: Partial<Readonly<Record<EnvelopeLimit["element"], string>>> = {
  wall: "wallUValue",
  roof: "roofUValue",
  window: "windowUValue",
};

/** The limits of a zone as fields of the heat load; none where it has no field for the element. */
function fieldsOf(
  { element, uValue, solarHeatGainCoefficient, edgeFactor }: EnvelopeLimit,
  zone: number,
): Readonly<Record<string, unknown>> {
  const uValueField = uValueFields[element];
  return {
    ...(uValueField !== undefined && uValue && { [uValueField]: { value: uValue[zone], unit: "W/(m2 K)" } }),
    ...(solarHeatGainCoefficient && { windowShgc: solarHeatGainCoefficient[zone] }),
    ...(edgeFactor && { slabLossFactor: { value: edgeFactor[zone], unit: "W/(m K)" } }),
  };
}

/** One use for each climate zone. */
const targetsOf = (row: EnvelopeLimit): readonly UseTarget[] =>
  zones.flatMap((zone) => {
    const input = fieldsOf(row, zone);
    return Object.keys(input).length === 0 ? [] : [{ calculator: "heat-load", as: `zone ${String(zone + 1)}`, input } as const];
  });

export const limitTable: TableDefinition<EnvelopeLimit> = {
  title: "Maximum U-values",
  verifiedBy: "envelopeLimits",
  rowLabel: "Assembly",
  rows: envelopeLimits.filter(({ uValue }) => uValue !== undefined),
  groupOf: ({ element }) => elements[element],
  filters: [{ key: "element", label: "Element", value: ({ element }) => elements[element] }],
  columns: byZone(({ uValue }) => uValue, { quantity: "uValue" }),
  targetsOf,
};

export const solarTable: TableDefinition<EnvelopeLimit> = {
  title: "Maximum solar heat gain coefficients",
  verifiedBy: "envelopeLimits",
  rowLabel: "Assembly",
  prefix: "s",
  rows: envelopeLimits.filter(({ solarHeatGainCoefficient }) => solarHeatGainCoefficient !== undefined),
  columns: byZone(({ solarHeatGainCoefficient }) => solarHeatGainCoefficient, { digits: 2 }),
  targetsOf,
};

export const edgeTable: TableDefinition<EnvelopeLimit> = {
  title: "Maximum F-factors of slab edges",
  verifiedBy: "envelopeLimits",
  rowLabel: "Slab",
  prefix: "e",
  rows: envelopeLimits.filter(({ edgeFactor }) => edgeFactor !== undefined),
  columns: byZone(({ edgeFactor }) => edgeFactor, { quantity: "linearTransmittance" }),
  targetsOf,
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(limitTable), ...entriesOf(solarTable), ...entriesOf(edgeTable)];
