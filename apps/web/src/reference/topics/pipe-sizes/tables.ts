import { pipeMaterial, pipeMaterialKeys, roundSection, type PipeMaterial, type PipeSize } from "@org/hvac-core/flow";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

interface PipeRow extends ReferenceRow {
  readonly material: PipeMaterial;
  readonly pipe: PipeSize;
}

const kinds: Readonly<Record<PipeMaterial["kind"], string>> = {
  steel: "Steel",
  stainlessSteel: "Stainless steel",
  copper: "Copper",
  pvc: "PVC",
  cpvc: "CPVC",
  pex: "PE-X",
  pe: "PE",
};

/** Mass of water that fills a metre of pipe, at 4 °C, kg/m³. */
const waterDensity = 1000;

const rows: readonly PipeRow[] = pipeMaterialKeys
  .map(pipeMaterial)
  .flatMap((material) =>
    material.sizes.map((pipe) => ({
      id: `${material.key}-${pipe.label}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      label: pipe.name,
      material,
      pipe,
      source: material.citation,
      ...(material.citation.locator?.includes("verify") === true && { verify: true as const }),
    })),
  );

export const pipeTable: TableDefinition<PipeRow> = {
  title: "Pipe sizes",
  verifiedBy: "pipeSizes",
  rowLabel: "Pipe",
  rows,
  groupOf: ({ material }) => `${material.name} (${material.standard})`,
  filters: [
    { key: "kind", label: "Material", value: ({ material }) => kinds[material.kind] },
    { key: "series", label: "Series", value: ({ material }) => material.name },
    { key: "dn", label: "Nominal size", value: ({ pipe }) => (pipe.dn === undefined ? undefined : `DN ${pipe.dn}`) },
  ],
  keywordsOf: ({ material, pipe }) =>
    `${material.standard} ${kinds[material.kind]} ${pipe.label} ${pipe.dn === undefined ? "" : `DN${pipe.dn}`}`,
  columns: [
    { key: "outside", label: "Outside diameter", quantity: "smallLength", value: ({ pipe }) => pipe.outsideDiameter },
    { key: "wall", label: "Wall", quantity: "smallLength", value: ({ pipe }) => pipe.wall },
    { key: "inside", label: "Inside diameter", quantity: "smallLength", value: ({ pipe }) => pipe.insideDiameter },
    {
      key: "area",
      label: "Cross-section",
      quantity: "area",
      units: { Imperial: "in2", Metric: "cm2" },
      value: ({ pipe }) => roundSection(pipe.insideDiameter).area,
    },
    {
      key: "content",
      label: "Water in it",
      quantity: "massPerLength",
      value: ({ pipe }) => roundSection(pipe.insideDiameter).area * waterDensity,
    },
  ],
  targetsOf: ({ material, pipe }) => [
    {
      calculator: "pipe-sizer",
      as: "this series, with what flows at 0.8 m/s",
      input: {
        scope: "section",
        pipeMaterial: material.key,
        flowRate: { value: Number((roundSection(pipe.insideDiameter).area * 800).toPrecision(3)), unit: "L/s" },
      },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(pipeTable);
