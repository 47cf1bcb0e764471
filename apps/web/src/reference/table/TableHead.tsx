import type { Position } from "@org/form/rows";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import type { ShownColumn } from "./cells.ts";
import { nextSorting, type Sorting } from "./matchingRows.ts";
import styles from "./table.module.css";

interface TableHeadProps {
  readonly columns: readonly Pick<ShownColumn<unknown>, "key" | "label" | "unit" | "isText">[];
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
  /** The cell that takes the focus. */
  readonly active: Position;
  readonly isPrinting: boolean;
}

/** Unit of a column; a long one breaks after its slash. */
function Unit({ symbol }: { readonly symbol: string }): ReactNode {
  const [above, below] = symbol.split("/(");
  if (symbol === "") return undefined;
  return (
    <small>
      {below === undefined ? (
        symbol
      ) : (
        <>
          {above}/<wbr />({below}
        </>
      )}
    </small>
  );
}

/** Heads of the columns, which sort the table. */
export function TableHead({ columns, sorting, onSort, active, isPrinting }: TableHeadProps): ReactNode {
  const direction = sorting?.isDescending ? "descending" : "ascending";
  const Arrow = sorting?.isDescending ? IconArrowDown : IconArrowUp;
  const tabStop = (column: number): 0 | -1 => (active.line === -1 && active.column === column ? 0 : -1);
  return (
    <thead>
      <tr aria-rowindex={1} data-row={-1}>
        {columns.map(({ key, label, unit, isText }, column) => {
          const isSorted = sorting?.key === key;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={isSorted ? direction : "none"}
              data-text={isText || undefined}
              data-top
              data-first={column === 0 || undefined}
            >
              {isPrinting ? (
                // Browsers omit buttons where they repeat the column heads on the next printed page.
                <div>
                  {label}
                  <Unit symbol={unit} />
                </div>
              ) : (
                <button type="button" tabIndex={tabStop(column)} data-cell={column} onClick={() => onSort(nextSorting(key, sorting))}>
                  <span>
                    {label}
                    {isSorted && <Arrow size={13} aria-hidden />}
                  </span>
                  <Unit symbol={unit} />
                </button>
              )}
            </th>
          );
        })}
        <th scope="col" className={styles.source} tabIndex={tabStop(columns.length)} data-cell={columns.length}>
          {texts.table.source}
        </th>
      </tr>
    </thead>
  );
}
