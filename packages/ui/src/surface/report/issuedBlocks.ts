import type { AnyResult, ResultFields, RowsResultField, ScalarResultField, SeriesResultField } from "@org/hvac-core/kernel";
import { siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, formatQuantity } from "../../elements/numbers.ts";
import { axisNames, placeTitles } from "../fields/axisNames.ts";
import { rowTables } from "../results/rowTables.ts";
import { readingSymbol, readingUnit } from "../results/shown.ts";
import { isRecord } from "../state/formInput.ts";
import type { ReportBlock, ReportLine } from "./content.ts";
import { resultLines, tableBlock, type ResultReading } from "./resultBlocks.ts";

const others = "Results that this version no longer shows";

/** What a calculator's tables would show stands among the others: without today's calculation there are no tables. */
function outsideTables<F extends ResultFields[string]>(field: F): Omit<F, "table"> {
  const { table: _, ...rest } = field;
  return rest;
}

function seriesBlock(name: string, field: SeriesResultField, { outcome, complete, preferredUnits }: ResultReading): ReportBlock[] {
  const series = outcome.results[name];
  if (!isRecord(series) || !("values" in series)) return [];
  const values = series["values"];
  const { quantity } = field;
  const { unitSystem } = complete;
  const unit = readingUnit(quantity, unitSystem, preferredUnits);
  const places = placeTitles(field.axis);
  return [
    {
      kind: "table",
      title: field.label,
      columns: [
        { label: axisNames[field.axis], isText: true },
        { label: field.label, unit: readingSymbol(quantity, unitSystem, preferredUnits) },
      ],
      rows: values.map((value, index) => ({
        cells: [places[index] ?? String(index + 1), formatQuantity(value, quantity, unitSystem, { unit, withUnit: false })],
      })),
    },
  ];
}

function rowsBlocks(name: string, field: RowsResultField, reading: ResultReading): ReportBlock[] {
  const row = Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, outsideTables(column)])) as ResultFields;
  return rowTables({ ...reading, name, field: { ...field, row } }).map((table) => tableBlock(table.title, table));
}

/** A result of a name that today's version does not know, in the SI unit in which it is stored. */
function otherLine(name: string, result: AnyResult | undefined): ReportLine {
  if (!isRecord(result) || !("value" in result)) return { label: name, text: "in the data of the issue" };
  const { value, quantity } = result;
  if (typeof value === "string" || quantity === "text") return { label: name, text: String(value) };
  return { label: name, text: `${formatNumber(value, { digits: "full" })}\u202f${unitSymbol(siUnit(quantity))}`.trim() };
}

/** Results as they are stored, without what only a calculation of today could tell of them. */
export function issuedBlocks(reading: ResultReading): readonly ReportBlock[] {
  const { definition, outcome } = reading;
  const known = Object.entries(definition.results);
  const groups = [...Map.groupBy(known, ([, { group }]) => group ?? "")];
  const unknown = Object.keys(outcome.results).filter((name) => !Object.hasOwn(definition.results, name));
  return [
    ...groups.flatMap(([title, fields]): ReportBlock[] => {
      const scalars = fields.filter((entry): entry is [string, ScalarResultField] => entry[1].type === undefined);
      const lines = resultLines(
        scalars.map(([name]) => name),
        reading,
      );
      return lines.length > 0 ? [{ kind: "lines", title, lines }] : [];
    }),
    ...known.flatMap(([name, field]) => {
      if (field.type === "series") return seriesBlock(name, field, reading);
      return field.type === "rows" ? rowsBlocks(name, field, reading) : [];
    }),
    ...(unknown.length === 0
      ? []
      : [{ kind: "lines" as const, title: others, lines: unknown.map((name) => otherLine(name, outcome.results[name])) }]),
  ];
}
