import type { CurrencyFormat } from "@org/hvac-core/quantity";
import { plural } from "@org/form/numbers";
import { listsWithResults, printedTable, sumOf, type PrintedReading, type PrintedRow, type PrintedTable } from "./printedRows.ts";
import { printedUnits, type PrintedUnitTable, type UnitLine } from "./printedUnits.ts";
import { currencyOf, withCurrency, type CalculatorState } from "@org/form/state";
import type { ReportCell, ReportList, ReportRow, ReportTable } from "./reportTypes.ts";

/** The number, and what the row is called. */
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

/** What is said of rows besides, under the numbers that they have in the table. */
function besides(
  { groups, kind, title }: PrintedTable,
  about: string,
  saidOf: (row: PrintedRow) => PrintedRow["parts"],
  currency: CurrencyFormat | undefined,
): ReportTable | undefined {
  const rows = groups.flatMap((group) => group.rows).filter((row) => saidOf(row).length > 0);
  const symbols = new Map(rows.flatMap((row) => saidOf(row).map(({ label, symbol }) => [label, symbol] as const)));
  if (symbols.size === 0) return undefined;
  const text = (row: PrintedRow, label: string): string =>
    withCurrency(saidOf(row).find((each) => each.label === label)?.text ?? "", currency);
  const isText = !rows.some((row) => saidOf(row).some(({ symbol }) => symbol !== undefined));
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

/** A bill, with what its rates are made of and where its quantities are from. */
function billOf(reading: PrintedReading, printed: PrintedTable): ReportList {
  const { title, kind, columns, groups, sum } = printed;
  const count = groups.reduce((all, { rows }) => all + rows.length, 0);
  const noun = kind.toLowerCase();
  const currency = currencyOf(reading);
  const parts = besides(printed, "build-up of rates", (row) => row.parts, currency);
  const origins = besides(printed, "where quantities come from", (row) => row.origins, currency);
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

/** Units below each other where all their properties fit the paper, beside each other where they do not. */
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

/** The lists of a calculation that print with their results, those that have rows. */
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
