import { plural } from "../../elements/plural.ts";
import { listsWithResults, printedTable, sumOf, type PrintedReading, type PrintedRow, type PrintedTable } from "../print/printedRows.ts";
import { currencyOf, withCurrency } from "../state/currency.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import type { ReportBill, ReportRow, ReportTable } from "./content.ts";

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

/** What each result is made of, under the number that its row has in the table. */
function partsOf({ groups, kind, title }: PrintedTable, currency: string | undefined): ReportTable | undefined {
  const rows = groups.flatMap((group) => group.rows).filter(({ parts }) => parts.length > 0);
  const labels = [...new Map(rows.flatMap(({ parts }) => parts.map(({ label, symbol }) => [label, symbol] as const)))];
  if (labels.length === 0) return undefined;
  const text = ({ parts }: PrintedRow, label: string): string =>
    withCurrency(parts.find((part) => part.label === label)?.text ?? "", currency);
  return {
    kind: "table",
    title: `${title}: what their rates are made of`,
    columns: [...heads(kind), ...labels.map(([label, symbol]) => ({ label, ...(symbol !== undefined && { symbol }) }))],
    rows: rows.map((row) => ({ cells: [String(row.number), row.name, ...labels.map(([label]) => text(row, label))] })),
  };
}

/** Whether a calculation has a list that prints with its results. */
export const hasBill = (state: Pick<CalculatorState, "definition">): boolean => listsWithResults(state).size > 0;

/** The list of a calculation that prints with its results. @returns `undefined` where it has none, or no rows */
export function billOf(reading: PrintedReading): ReportBill | undefined {
  const [list] = listsWithResults(reading);
  const printed = list && printedTable(reading, ...list);
  if (!printed) return undefined;
  const { title, kind, columns, sum } = printed;
  const count = printed.groups.reduce((all, { rows }) => all + rows.length, 0);
  const noun = kind.toLowerCase();
  const parts = partsOf(printed, currencyOf(reading));
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
  };
}
