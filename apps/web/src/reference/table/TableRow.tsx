import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { Popup } from "@org/ui/elements";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { RowDetails } from "./RowDetails.tsx";
import type { ShownColumn } from "./cells.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import styles from "./table.module.css";

interface TableRowProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly columns: readonly ShownColumn<Row>[];
  readonly unitSystem: UnitSystem;
  readonly row: Row;
  readonly line: number;
  readonly isMarked: boolean;
  /** Number of its source below the table. */
  readonly sourceNumber: number;
  /** The column that takes the focus. */
  readonly active: number | undefined;
  /** First and last selected column. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly measure: ((line: Element | null) => void) | undefined;
}

/** A row of published values, with its source. */
export function TableRow<Row extends ReferenceRow>(props: TableRowProps<Row>): ReactNode {
  const { table, columns, unitSystem, row, line, isMarked, sourceNumber, active, left, right, measure } = props;
  const [name, ...values] = columns;
  const isSelected = (column: number): boolean => left !== undefined && right !== undefined && column >= left && column <= right;
  const cellProps = (column: number) => ({
    tabIndex: active === column ? 0 : -1,
    "data-cell": column,
    "aria-selected": isSelected(column),
  });
  return (
    <tr ref={measure} data-row={line} data-marked={isMarked || undefined} aria-rowindex={line + 2}>
      <th scope="row" data-first {...cellProps(0)}>
        {name!.text(row)}
        {row.verify === true && (
          <span className={styles.mark} title={texts.table.verifyLong}>
            {texts.table.verify}
          </span>
        )}
      </th>
      {values.map(({ key, isText, text }, index) => (
        <td key={key} data-text={isText || undefined} {...cellProps(index + 1)}>
          {text(row) || <span className={styles.blank}>–</span>}
        </td>
      ))}
      <td className={styles.source} aria-selected={isSelected(columns.length)}>
        <Popup
          popupLabel={texts.table.details(row.label)}
          align="end"
          tabIndex={active === columns.length ? 0 : -1}
          data-cell={columns.length}
          renderContent={() => <RowDetails table={table} row={row} unitSystem={unitSystem} />}
        >
          {`[${sourceNumber}]${row.note === undefined ? "" : " *"}`}
          <span className="sr-only">{texts.table.details(row.label)}</span>
        </Popup>
      </td>
    </tr>
  );
}
