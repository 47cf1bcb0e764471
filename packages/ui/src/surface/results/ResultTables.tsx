import { tableTexts, type Table, type TableRow } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import type { CopiedTable } from "../../elements/copyTable.ts";
import { decimalMark, formatNumber, prose } from "../../elements/numbers.ts";
import { notify } from "../../elements/notifications/notify.ts";
import type { FormInput } from "../state/formInput.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { DataTable, type Tone } from "./DataTable.tsx";
import { type DataColumn, type DataRow, type Share } from "./TablePart.tsx";
import { layOutBars } from "./shareBars.ts";
import { copiedValue, noValue, readingSymbol, readingUnit, type PreferredUnits } from "./shown.ts";
import { currencyOf, withCurrency } from "../state/currency.ts";

/** What choosing a row of a table does: what the row is called, and what the input becomes. */
export interface RowChoice {
  readonly name: string;
  readonly input: FormInput;
}

/** The choice that a row of a table stands for; `undefined` for a row that cannot be chosen. */
export type ChooseRow = (row: TableRow, state: CalculatorState) => RowChoice | undefined;

interface ResultTableProps {
  readonly table: Table;
  readonly state: CalculatorState;
  readonly unitSystem: UnitSystem;
  readonly preferredUnits: PreferredUnits;
  readonly tone?: Tone | undefined;
  readonly chooseRow?: ChooseRow | undefined;
}

/** What tells a row from others while numbers change: its id, else its texts and its place among rows of the same. */
function idsOf(table: Table): readonly string[] {
  const seen = new Map<string, number>();
  return table.rows.map((row) => {
    if (typeof row["id"] === "string") return row["id"];
    const texts = table.columns.flatMap(({ key, quantity }) => (quantity === "text" ? [String(row[key])] : [])).join(" ");
    const count = (seen.get(texts) ?? 0) + 1;
    seen.set(texts, count);
    return `${texts} ${count}`;
  });
}

/** The result that a row shows, where its step can be looked up. */
const resultOf = ({ result }: TableRow): string | undefined => (typeof result === "string" ? result : undefined);

const percent = (whole: number): string => `${formatNumber(whole, { digits: 3, decimals: 0 })}\u202f%`;

/** What each row is of the sum, as a bar and in words. Shares in words make 100 % where none is below nothing. */
function sharesOf({ rows, shareOf, sum, stepped }: Table, inPercent: readonly number[] | undefined): (Share | undefined)[] {
  const all = shareOf === undefined ? undefined : sum?.[shareOf];
  if (shareOf === undefined || typeof all !== "number" || all === 0) return rows.map(() => undefined);
  const parts = rows.map((row) => (typeof row[shareOf] === "number" ? row[shareOf] / all : undefined));
  const bars = layOutBars(
    parts.map((part = 0) => part),
    stepped === true,
  );
  return parts.map((part, index) =>
    part === undefined ? undefined : { part, bar: bars[index], text: percent(inPercent?.[index] ?? 100 * part) },
  );
}

/** The table with its numbers in the units it is read in. */
function copiedTable(
  table: Table,
  columns: readonly DataColumn[],
  shares: readonly (Share | undefined)[],
  read: Pick<ResultTableProps, "unitSystem" | "preferredUnits">,
): CopiedTable {
  const hasShares = shares.some((share) => share !== undefined);
  const cellsOf = (row: TableRow, share: number | undefined) => [
    ...table.columns.map(({ key, quantity }) => copiedValue(row[key], quantity, read)),
    ...(hasShares ? [share === undefined ? undefined : 100 * share] : []),
  ];
  return {
    columns: [...columns, ...(hasShares ? [{ label: "Share", unit: "%" }] : [])],
    rows: [...table.rows.map((row, index) => cellsOf(row, shares[index]?.part)), ...(table.sum ? [cellsOf(table.sum, 1)] : [])],
  };
}

/** A table of an outcome. Where a row can be chosen, it is a button, and choosing it can be undone. */
export function ResultTable({ table, state, unitSystem, preferredUnits, tone, chooseRow }: ResultTableProps): ReactNode {
  const columns = table.columns.map(({ key, label, quantity }): DataColumn => ({
    key,
    label,
    unit: withCurrency(readingSymbol(quantity, unitSystem, preferredUnits), currencyOf(state)),
    isText: quantity === "text",
  }));
  const texts = tableTexts(table, {
    unitSystem,
    formatOf: (kind) => ({ unit: readingUnit(kind, unitSystem, preferredUnits), decimalMark: decimalMark() }),
  });
  const cellsOf = (row: Readonly<Record<string, string>>): string[] =>
    table.columns.map(({ key, quantity }) => (quantity === "text" ? prose(row[key] ?? noValue) : (row[key] ?? noValue)));
  const ids = idsOf(table);
  const shares = sharesOf(table, texts.shares);
  const rows = table.rows.map((row, index): DataRow => ({
    id: ids[index]!,
    cells: cellsOf(texts.rows[index]!),
    share: shares[index],
    result: resultOf(row),
  }));

  const latest = useRef({ table, state, chooseRow });
  useLayoutEffect(() => {
    latest.current = { table, state, chooseRow };
  });
  const onChoose = useCallback((index: number): void => {
    const now = latest.current;
    const row = now.table.rows[index];
    const choice = row && now.chooseRow?.(row, now.state);
    if (!choice || index === now.table.chosen) return;
    const { change } = now.state;
    const id = change({ type: "load", input: choice.input });
    notify({
      key: "chosen-row",
      message: `Now calculated with ${choice.name}.`,
      action: { label: "Undo", run: () => change({ type: "undo", id }) },
    });
  }, []);

  return (
    <DataTable
      title={table.title}
      columns={columns}
      rows={rows}
      sum={
        texts.sum && {
          id: "sum",
          cells: cellsOf(texts.sum),
          result: table.sum && resultOf(table.sum),
          share: shares.some((share) => share) ? { part: 1, bar: undefined, text: percent(100) } : undefined,
        }
      }
      chosen={table.chosen}
      source={table.source}
      tone={tone}
      choiceOf={
        chooseRow &&
        ((index) => {
          const choice = chooseRow(table.rows[index]!, state);
          return choice && `calculate with ${prose(choice.name)}`;
        })
      }
      onChoose={onChoose}
      copied={() => copiedTable(table, columns, shares, { unitSystem, preferredUnits })}
    />
  );
}
