import {
  ductSheet,
  galvanizedSheet,
  galvanizedSheetCitation,
  rectangularDuctSizes,
  roundDuctSizes,
  roundSection,
  sheetRuleCitations,
  type DuctSizeSystem,
  type Sheet,
} from "@org/hvac-core/flow";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { entriesOf, type ReferenceColumn, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

type Shape = "round" | "rectangular";
type Rule = "gauge" | "dw144";

interface SizeRow extends ReferenceRow {
  /** m. */
  readonly size: number;
  readonly series: string;
  /** Sheet of the lowest pressure class; absent for sizes beyond the rule. */
  readonly gauge?: Sheet;
  readonly dw144?: Sheet;
}

const inch = 0.0254;
const series: Readonly<Record<Shape, Readonly<Record<DuctSizeSystem, string>>>> = {
  round: { Metric: "Millimetres, EN 1506", Imperial: "Inches" },
  rectangular: { Metric: "Millimetres, EN 1505", Imperial: "Inches" },
};

/** Sheet by a rule; `undefined` beyond its largest size. */
function sheetOf(size: number, shape: Shape, rule: Rule): Sheet | undefined {
  try {
    return ductSheet(size, shape, rule);
  } catch {
    return undefined;
  }
}

function rowsOf(shape: Shape, system: DuctSizeSystem, sizes: readonly number[]): readonly SizeRow[] {
  return sizes.map((size) => {
    const number = system === "Metric" ? Math.round(size * 1000) : Math.round(size / inch);
    const [gauge, dw144] = [sheetOf(size, shape, "gauge"), sheetOf(size, shape, "dw144")];
    return {
      id: `${system === "Metric" ? "mm" : "in"}-${number}`,
      label: `${shape === "round" ? "Ø " : ""}${number} ${system === "Metric" ? "mm" : "in"}`,
      size,
      series: series[shape][system],
      ...(gauge && { gauge }),
      ...(dw144 && { dw144 }),
      verify: true,
      source: sheetRuleCitations[system === "Metric" ? "dw144" : "gauge"][shape],
      note: "The sizes are those of the standard or, in inches, of common practice. The sheet is that of the lowest pressure class, to 500 Pa (2 in of water), by either rule.",
    };
  });
}

const sheetColumns: readonly ReferenceColumn<SizeRow>[] = [
  { key: "gauge", label: "US gauge, to 500 Pa", value: ({ gauge }) => gauge?.gauge },
  { key: "gaugeMass", label: "Mass by US gauge", quantity: "massPerArea", value: ({ gauge }) => gauge?.mass },
  { key: "dw", label: "DW/144, low pressure", quantity: "smallLength", value: ({ dw144 }) => dw144?.thickness },
  { key: "dwMass", label: "Mass by DW/144", quantity: "massPerArea", value: ({ dw144 }) => dw144?.mass },
];

export const roundDucts: TableDefinition<SizeRow> = {
  title: "Round ducts",
  verifiedBy: ["roundDuctSizes", "ductSheetRules"],
  rowLabel: "Diameter",
  rows: [...rowsOf("round", "Metric", roundDuctSizes("Metric")), ...rowsOf("round", "Imperial", roundDuctSizes("Imperial"))],
  groupOf: (row) => row.series,
  filters: [{ key: "series", label: "Series", value: (row) => row.series }],
  columns: [
    { key: "area", label: "Cross-section", quantity: "area", digits: 3, value: ({ size }) => roundSection(size).area },
    { key: "surface", label: "Circumference", quantity: "length", digits: 3, value: ({ size }) => roundSection(size).perimeter },
    ...sheetColumns,
  ],
  targetsOf: ({ size }) => [
    {
      calculator: "duct-sizer",
      input: { scope: "section", ductShape: "round", sizeChoice: "chosen", chosenDiameter: { value: size * 1000, unit: "mm" } },
    },
  ],
};

export const rectangularSides: TableDefinition<SizeRow> = {
  title: "Sides of rectangular ducts",
  verifiedBy: ["ductSizes", "ductSheetRules"],
  rowLabel: "Longer side",
  prefix: "side-",
  rows: [
    ...rowsOf("rectangular", "Metric", rectangularDuctSizes("Metric")),
    ...rowsOf("rectangular", "Imperial", rectangularDuctSizes("Imperial")),
  ],
  groupOf: (row) => row.series,
  filters: [{ key: "series", label: "Series", value: (row) => row.series }],
  columns: sheetColumns,
};

type GaugeRow = ReferenceRow & (typeof galvanizedSheet)[number];

export const gauges: TableDefinition<GaugeRow> = {
  title: "Gauges of galvanised sheet",
  verifiedBy: "ductGauges",
  rowLabel: "US gauge",
  prefix: "gauge-",
  rows: galvanizedSheet.map((sheet) => ({
    ...sheet,
    id: `gauge-${sheet.gauge}`,
    label: `Gauge ${sheet.gauge}`,
    source: galvanizedSheetCitation,
    note: "Nominal, zinc included.",
  })),
  keywordsOf: ({ gauge }) => `${gauge} ga`,
  columns: [
    { key: "thickness", label: "Thickness", quantity: "smallLength", value: ({ thickness }) => thickness },
    { key: "mass", label: "Mass", quantity: "massPerArea", digits: 4, value: ({ mass }) => mass },
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(roundDucts), ...entriesOf(rectangularSides), ...entriesOf(gauges)];
