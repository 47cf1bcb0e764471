import type { RowsResultField } from "@org/hvac-core/kernel";
import { memo, useMemo, useState, type ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { useIsPrinted } from "../../elements/useIsPrinted.ts";
import type { AnySuccess, CalculatorState } from "@org/form/state";
import { useFollowing } from "../useFollowing.ts";
import { DataTable } from "./DataTable.tsx";
import { rowsOf, rowTables, type RowTablesOf, type PreferredUnits } from "@org/form/results";
import { texts } from "./texts.ts";

interface RowResultsProps {
  readonly name: string;
  readonly field: RowsResultField;
  readonly outcome: AnySuccess;
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
}

/** Number of rows rendered unless the user asks for all, or prints: a long list would be rendered again at every key. */
const firstRows = 100;

/** Longer tables are updated when the user stops typing: they cost more than the rest of the page, and nobody reads them meanwhile. */
const rowsAtOnce = 20;

/** Results by rows of the input, as one table for each group with a line for each row. */
export function RowResults({ name, field, outcome, state, preferredUnits }: RowResultsProps): ReactNode {
  const { definition, complete } = state;
  const latest = useMemo(
    () => ({ name, field, outcome, definition, complete, preferredUnits }),
    [name, field, outcome, definition, complete, preferredUnits],
  );
  const [rested] = useFollowing(latest);
  return <RowTable {...(rowsOf(outcome, name).length > rowsAtOnce ? rested : latest)} />;
}

const RowTable = memo(function RowTable({
  name,
  field,
  outcome,
  definition,
  complete,
  preferredUnits,
}: Omit<RowTablesOf, "maxRows">): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useIsPrinted();
  const maxRows = isWhole || isPrinted ? Infinity : firstRows;
  const tables = rowTables({ name, field, outcome, definition, complete, preferredUnits, maxRows }).map((table) => (
    <DataTable
      key={table.subject}
      title={table.title}
      name={name}
      columns={table.columns}
      copied={table.copied}
      more={
        table.count > firstRows && (
          <Button small look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.byRow.showFirst(firstRows) : texts.byRow.showAll(table.count)}
          </Button>
        )
      }
      rows={table.rows}
    />
  ));
  // On paper they follow the inputs of their rows.
  return definition.printed?.[name] ? <div data-in-list>{tables}</div> : tables;
});
