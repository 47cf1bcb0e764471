import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { plural } from "@org/form/numbers";
import { listsWithResults, printedTable, sumOf, type PrintedReading, type PrintedRow, type PrintedTable } from "./printedRows.ts";
import { printedUnits, type PrintedUnitTable, type UnitLine } from "./printedUnits.ts";
import { currencyOf, withCurrency, type CalculatorState } from "@org/form/state";
import type { ReportCell, ReportList, ReportRow, ReportTable } from "./reportTypes.ts";
import { texts } from "./texts.ts";

/** Columns of the number and the name of a row. */
const heads = (kind: string) => [{ label: "No." }, { label: kind, isText: true }];

const blank = (count: number): readonly string[] => Array.from({ length: count }, () => "");

function rowsOf({ groups, columns }: PrintedTable): readonly ReportRow[] {
  return groups.flatMap(({ title, rows, sum }): readonly ReportRow[] => {
    const owner = title === "" ? {} : { owner: title };
    const lines = rows.map(({ number, name, note, cells }) => ({
      cells: [String(number), name, ...cells],
      ...(note !== "" && { note }),
      ...owner,
    }));
    return title === "" ? lines : [...lines, { cells: ["", sumOf(title), ...blank(columns.length - 1), sum], isSum: true, ...owner }];
  });
}

/** A second table of the rows, with further entries under their numbers in the first. */
function besides(
  { groups, kind, title }: PrintedTable,
  about: string,
  entriesOf: (row: PrintedRow) => PrintedRow["parts"],
  currency: CurrencyFormat | undefined,
): ReportTable | undefined {
  const rows = groups.flatMap((group) => group.rows).filter((row) => entriesOf(row).length > 0);
  const symbols = new Map(rows.flatMap((row) => entriesOf(row).map(({ label, symbol }) => [label, symbol] as const)));
  if (symbols.size === 0) return undefined;
  const text = (row: PrintedRow, label: string): string =>
    withCurrency(entriesOf(row).find((each) => each.label === label)?.text ?? "", currency);
  const isText = !rows.some((row) => entriesOf(row).some(({ symbol }) => symbol !== undefined));
  return {
    kind: "table",
    title: `${title}: ${about}`,
    columns: [...heads(kind), ...[...symbols].map(([label, symbol]) => ({ label, isText, ...(symbol !== undefined && { symbol }) }))],
    rows: rows.map((row) => ({ cells: [String(row.number), row.name, ...[...symbols.keys()].map((label) => text(row, label))] })),
  };
}

/** Whether a calculation has a list that prints as a bill. */
export const hasBill = (state: Pick<CalculatorState, "definition">): boolean =>
  [...listsWithResults(state).values()].some((printed) => printed.as === "bill");

/** A bill with the build-up of its rates and the origins of its quantities. */
function billOf(reading: PrintedReading, printed: PrintedTable): ReportList {
  const { title, kind, columns, groups, sum } = printed;
  const count = groups.reduce((all, { rows }) => all + rows.length, 0);
  const noun = kind.toLowerCase();
  const currency = currencyOf(reading);
  const parts = besides(printed, texts.rates, (row) => row.parts, currency);
  const origins = besides(printed, texts.origins, (row) => row.origins, currency);
  return {
    table: {
      kind: "table",
      title,
      columns: [
        ...heads(kind),
        ...columns.map(({ label, unit, isText, isResult }) => ({ label, ...(unit !== "" && { unit }), isText, isResult })),
      ],
      rows: rowsOf(printed),
      sum: ["", `${count} ${count === 1 ? noun : plural(noun)}`, ...blank(columns.length - 1), sum],
    },
    ...(parts && { parts }),
    ...(origins && { origins }),
  };
}

/** A schedule of units: one row per unit where all properties fit the paper, otherwise one column per unit. */
function unitsOf({ title, kind, heads: units, lines, byRow }: PrintedUnitTable): ReportTable {
  const head = { label: kind, isText: true };
  const cell = ({ texts, assumed }: UnitLine, unit: number): ReportCell => {
    const text = texts[unit] ?? "";
    return assumed[unit] ? { text, isAssumed: true } : text;
  };
  return byRow
    ? {
        kind: "table",
        title,
        columns: [
          head,
          ...lines.map(({ label, symbol, unit, isText }) => ({
            label,
            ...(symbol !== undefined && { symbol }),
            ...(unit !== "" && { unit }),
            isText,
          })),
        ],
        rows: units.map((unit, index) => ({ cells: [unit, ...lines.map((line) => cell(line, index))] })),
      }
    : {
        kind: "table",
        title,
        columns: [head, ...units.map((label) => ({ label }))],
        rows: lines.map((line) => ({
          cells: [[line.label, line.unit].filter(Boolean).join(", "), ...units.map((_, unit) => cell(line, unit))],
        })),
      };
}

/** The lists that print with their results, without the empty ones. */
export function listTables(reading: PrintedReading): readonly ReportList[] {
  return [...listsWithResults(reading)].flatMap(([name, printed]): readonly ReportList[] => {
    if (printed.as === "units") {
      const units = printedUnits(reading, name, printed);
      return units ? [{ table: unitsOf(units) }] : [];
    }
    const bill = printedTable(reading, name, printed);
    return bill ? [billOf(reading, bill)] : [];
  });
}
