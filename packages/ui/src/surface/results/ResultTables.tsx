import type { Table, TableRow } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import { prose, type CopiedTable } from "@org/form/numbers";
import { notify } from "../../elements/notifications/notify.ts";
import { currencyOf, type FormInput, type CalculatorState } from "@org/form/state";
import { DataTable, type Tone } from "./DataTable.tsx";
import { copiedValue, tableContent, type DataColumn, type Share, type PreferredUnits, type TableReading } from "@org/form/results";
import { commonTexts } from "../../elements/texts.ts";
import { texts } from "./texts.ts";

/** Selection of a row of a table: its label, and the changed input. */
export interface RowChoice {
  readonly name: string;
  readonly input: FormInput;
}

/** The selection of a row; `undefined` for a row that cannot be selected. */
export type ChooseRow = (row: TableRow, state: CalculatorState) => RowChoice | undefined;

interface ResultTableProps {
  readonly table: Table;
  readonly state: CalculatorState;
  readonly unitSystem: UnitSystem;
  readonly preferredUnits: PreferredUnits;
  readonly tone?: Tone | undefined;
  readonly chooseRow?: ChooseRow | undefined;
}

/** The table with its numbers in the displayed units. */
function copiedTable(
  table: Table,
  columns: readonly DataColumn[],
  shares: readonly (Share | undefined)[],
  read: Omit<TableReading, "currency">,
): CopiedTable {
  const hasShares = shares.some((share) => share !== undefined);
  const cellsOf = (row: TableRow, share: number | undefined) => [
    ...table.columns.map(({ key, quantity }) => copiedValue(row[key], quantity, read)),
    ...(hasShares ? [share === undefined ? undefined : 100 * share] : []),
  ];
  return {
    columns: [...columns, ...(hasShares ? [{ label: texts.table.share, unit: "%" }] : [])],
    rows: [...table.rows.map((row, index) => cellsOf(row, shares[index]?.part)), ...(table.sum ? [cellsOf(table.sum, 1)] : [])],
  };
}

/** A table of an outcome. A selectable row is a button, and the selection can be undone. */
export function ResultTable({ table, state, unitSystem, preferredUnits, tone, chooseRow }: ResultTableProps): ReactNode {
  const read = { unitSystem, preferredUnits, currency: currencyOf(state), asTyped: state.outcome.ok ? state.outcome.asTyped : undefined };
  const { columns, rows, sum, shares } = tableContent(table, read);

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
      message: texts.table.chosen(choice.name),
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) },
    });
  }, []);

  return (
    <DataTable
      title={table.title}
      columns={columns}
      rows={rows}
      sum={sum}
      chosen={table.chosen}
      source={table.source}
      tone={tone}
      choiceOf={
        chooseRow &&
        ((index) => {
          const choice = chooseRow(table.rows[index]!, state);
          return choice && texts.table.choice(prose(choice.name));
        })
      }
      onChoose={onChoose}
      copied={() => copiedTable(table, columns, shares, read)}
    />
  );
}
