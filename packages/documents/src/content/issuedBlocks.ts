import type { ResultFields, RowsResultField, ScalarResultField, SeriesResultField } from "@org/hvac-core/kernel";
import { kinds, siUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import { formatNumber, formatQuantity } from "@org/form/numbers";
import { axisNames, placeTitles } from "@org/form/fields";
import { rowsOf, rowTables, noValue, readingSymbol, readingUnit } from "@org/form/results";
import { isRecord, rowNamesById } from "@org/form/state";
import type { ReportBlock, ReportLine } from "./reportTypes.ts";
import { resultLines, tableBlock, type ResultReading } from "./resultBlocks.ts";
import { texts } from "./texts.ts";

/** The field without its table, so that its result is listed with the others: tables need a calculation of today. */
function outsideTables<F extends ResultFields[string]>(field: F): Omit<F, "table"> {
  const { table: _, ...rest } = field;
  return rest;
}

/** The stored numbers of a series; empty without a series. */
function valuesOf(series: unknown): readonly number[] {
  return isRecord(series) && Array.isArray(series["values"]) ? (series["values"] as readonly number[]) : [];
}

/** Series along one axis: a row for each place, a column for each series. */
function seriesTable(
  title: string,
  field: SeriesResultField,
  columns: readonly { readonly label: string; readonly values: readonly number[] }[],
  { complete: { unitSystem }, preferredUnits }: ResultReading,
): ReportBlock {
  const { axis, quantity } = field;
  const unit = readingUnit(quantity, unitSystem, preferredUnits);
  const symbol = readingSymbol(quantity, unitSystem, preferredUnits);
  const text = (value: number | undefined): string =>
    value === undefined ? noValue : formatQuantity(value, quantity, unitSystem, { unit, withUnit: false });
  return {
    kind: "table",
    title,
    columns: [{ label: axisNames[axis], isText: true }, ...columns.map(({ label }) => ({ label, unit: symbol }))],
    rows: placeTitles(axis).map((place, index) => ({ cells: [place, ...columns.map(({ values }) => text(values[index]))] })),
  };
}

function seriesBlock(name: string, field: SeriesResultField, reading: ResultReading): ReportBlock[] {
  const values = valuesOf(reading.outcome.results[name]);
  return values.length === 0 ? [] : [seriesTable(field.label, field, [{ label: field.label, values }], reading)];
}

/** Rows next to each other in a table of series: the number of columns that fit the paper. */
const rowsAcross = 6;

/** The series of rows, which the tables of rows leave out. */
function seriesOfRows(name: string, field: RowsResultField, reading: ResultReading): ReportBlock[] {
  const titles = rowNamesById(reading.definition.fields, reading.complete, name);
  return Object.entries(field.row).flatMap(([key, column]) => {
    if (column.type !== "series") return [];
    const columns = rowsOf(reading.outcome, name).flatMap((row) => {
      const values = valuesOf(row[key]);
      return values.length === 0 ? [] : [{ label: titles.get(row.id)?.name ?? row.id, values }];
    });
    const count = Math.ceil(columns.length / rowsAcross);
    return Array.from({ length: count }, (_, index) =>
      seriesTable(`${field.label}: ${column.label}`, column, columns.slice(index * rowsAcross, (index + 1) * rowsAcross), reading),
    );
  });
}

function rowsBlocks(name: string, field: RowsResultField, reading: ResultReading): ReportBlock[] {
  const row = Object.fromEntries(Object.entries(field.row).map(([key, column]) => [key, outsideTables(column)])) as ResultFields;
  return [
    ...rowTables({ ...reading, name, field: { ...field, row } }).map((table) => tableBlock(table.title, table)),
    ...seriesOfRows(name, field, reading),
  ];
}

/** A result of a name that today's version does not know, in the SI unit in which it is stored. */
function otherLine(name: string, result: unknown): ReportLine {
  const { value, quantity } = isRecord(result) ? result : {};
  if (typeof value === "string" || (typeof value === "number" && quantity === "text")) return { label: name, text: String(value) };
  if (typeof value !== "number" || typeof quantity !== "string" || !Object.hasOwn(kinds, quantity))
    return { label: name, text: texts.issued.inData };
  return { label: name, text: `${formatNumber(value, { digits: "full" })}\u202f${unitSymbol(siUnit(quantity as QuantityKind))}`.trim() };
}

/** The stored results, without content that needs a calculation of today. */
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
      : [
          {
            kind: "lines" as const,
            title: texts.issued.otherResults,
            lines: unknown.map((name) => otherLine(name, outcome.results[name])),
          },
        ]),
  ];
}
