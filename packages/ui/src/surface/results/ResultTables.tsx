import type { Table, TableRow } from "@org/hvac-core/kernel";
import { sumTexts, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import { decimalMark, formatQuantity, prose } from "../../elements/numbers.ts";
import { notify } from "../../elements/notifications/notify.ts";
import type { FormInput } from "../state/formInput.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { DataTable, type DataColumn, type DataRow, type Tone } from "./DataTable.tsx";
import { dash, readingSymbol, readingUnit, type UnitWishes } from "./shown.ts";

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
  readonly wishes: UnitWishes;
  readonly tone: Tone | undefined;
  readonly chooseRow: ChooseRow | undefined;
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

type Cell = number | string | null;

/** The texts of a column, its sum the last where there is one: its parts are then shown with the sum's last digit, so that they add up to it. */
function columnTexts(
  cells: readonly Cell[],
  quantity: QuantityKind | "text",
  isSummed: boolean,
  { unitSystem, wishes }: { readonly unitSystem: UnitSystem; readonly wishes: UnitWishes },
): readonly string[] {
  if (quantity === "text") return cells.map((cell) => prose(String(cell ?? dash)));
  const unit = readingUnit(quantity, unitSystem, wishes);
  const sum = isSummed ? cells.at(-1) : undefined;
  if (typeof sum !== "number")
    return cells.map((cell) => (typeof cell === "number" ? formatQuantity(cell, quantity, unitSystem, { unit, withUnit: false }) : dash));
  const parts = cells.slice(0, -1);
  const texts = sumTexts(
    sum,
    parts.filter((cell) => typeof cell === "number"),
    quantity,
    unitSystem,
    { unit, decimalMark },
  );
  const next = texts.parts.values();
  return [...parts.map((cell) => (typeof cell === "number" ? (next.next().value ?? dash) : dash)), texts.sum];
}

/** A table of an outcome. Where a row can be chosen, it is a button, and choosing it can be undone. */
export function ResultTable({ table, state, unitSystem, wishes, tone, chooseRow }: ResultTableProps): ReactNode {
  const columns = table.columns.map(({ key, label, quantity }): DataColumn => ({
    key,
    label,
    unit: readingSymbol(quantity, unitSystem, wishes),
    isText: quantity === "text",
  }));
  const texts = table.columns.map(({ key, quantity }) =>
    columnTexts(
      [...table.rows, ...(table.sum ? [table.sum] : [])].map((row) => row[key] ?? null),
      quantity,
      table.sum !== undefined,
      {
        unitSystem,
        wishes,
      },
    ),
  );
  const cellsAt = (index: number): string[] => texts.map((column) => column[index] ?? dash);
  const { shareOf, sum } = table;
  const whole = shareOf === undefined ? undefined : sum?.[shareOf];
  const shareIn = (row: TableRow): number | undefined => {
    const part = shareOf === undefined ? undefined : row[shareOf];
    return typeof part === "number" && typeof whole === "number" && whole !== 0 ? part / whole : undefined;
  };
  const ids = idsOf(table);
  const rows = table.rows.map((row, index): DataRow => ({ id: ids[index]!, cells: cellsAt(index), share: shareIn(row) }));

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
      sum={sum && { id: "sum", cells: cellsAt(table.rows.length), share: typeof whole === "number" && whole !== 0 ? 1 : undefined }}
      chosen={table.chosen}
      source={table.source}
      tone={tone}
      choiceOf={
        chooseRow &&
        ((index) => {
          const choice = chooseRow(table.rows[index]!, state);
          return choice && `Calculate with ${choice.name}`;
        })
      }
      onChoose={onChoose}
    />
  );
}
