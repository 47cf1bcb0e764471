import { unitsOf, unitSymbol } from "@org/hvac-core/quantity";
import { joinPath } from "@org/hvac-core/kernel";
import { useRef, type PointerEvent, type ReactNode } from "react";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { isNumber, canSort, sortedRows, type Column } from "@org/form/rows";
import { maxWidth, minWidth, type GridLayout } from "./remembered.ts";
import type { Grid } from "./useGrid.ts";
import { useCurrency } from "../surface/state/currencyContext.ts";
import { texts as surfaceTexts } from "../surface/texts.ts";
import { texts } from "./texts.ts";
import styles from "./grid.module.css";

/** Display units of a column. */
function unitsFor(column: Column, grid: Grid): readonly string[] {
  if (column.kind !== "input" || column.field.type !== "quantity") return [];
  const { quantity } = column.field;
  const { unitSystem } = grid.source.state.complete;
  const units = [...new Set([...unitsOf(quantity, unitSystem), ...unitsOf(quantity, unitSystem === "Imperial" ? "Metric" : "Imperial")])];
  return units.length > 1 ? units : [];
}

const widthStep = 24;

interface ColumnMenuProps {
  readonly column: Column;
  readonly position: number;
  readonly grid: Grid;
  readonly close: () => void;
}

type ItemsProps = Omit<ColumnMenuProps, "position">;

/** Sorting of the list by a column, which rewrites its order. */
function SortItems({ column, grid, close }: ItemsProps): ReactNode {
  const { source, units, computed, change } = grid;
  if (!canSort(source) || source.rows.length < 2) return undefined;
  const sort = (isDescending: boolean): void => {
    close();
    const rows = sortedRows(column, source, computed, units.get(column) ?? "", isDescending);
    change({ type: "rows", path: source.path, rows });
    grid.announce(texts.done.sorted(column.label, isDescending));
  };
  return (
    <>
      <MenuItem onSelect={() => sort(false)}>{texts.column.sortAscending}</MenuItem>
      <MenuItem onSelect={() => sort(true)}>{texts.column.sortDescending}</MenuItem>
    </>
  );
}

/** Display units of a column. */
function UnitItems({ column, grid, close }: ItemsProps): ReactNode {
  const { source, units, change } = grid;
  const inCurrency = useCurrency();
  const path = joinPath(source.path, source.rows[0]?.id ?? "none", column.key);
  return unitsFor(column, grid).map((unit) => (
    <MenuItem
      key={unit}
      checked={unit === units.get(column)}
      onSelect={() => {
        close();
        change({ type: "unit", path, unit });
      }}
    >
      {inCurrency(unitSymbol(unit)) || surfaceTexts.unit.none}
    </MenuItem>
  ));
}

/** The layout with another width of a column, within limits. */
const withWidth = (layout: GridLayout, { key }: Column, width: number): GridLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.max(minWidth, Math.min(maxWidth, width))) },
});

function ColumnMenu({ position, ...props }: ColumnMenuProps): ReactNode {
  const { column, grid, close } = props;
  const { layout, setLayout, widths } = grid;
  const { key, label } = column;
  const resize = (by: number): void => setLayout(withWidth(layout, column, widths[position]! + by));
  const change = (changed: Partial<GridLayout>): void => {
    close();
    setLayout({ ...layout, ...changed });
  };
  const isGroup = layout.groupBy === key;
  return (
    <>
      <SortItems {...props} />
      <UnitItems {...props} />
      {grid.canGroup(column) && (
        <MenuItem onSelect={() => change({ groupBy: isGroup ? undefined : key })}>
          {isGroup ? texts.column.ungroup : texts.column.group(label)}
        </MenuItem>
      )}
      <MenuItem onSelect={() => resize(widthStep)}>{texts.column.wider}</MenuItem>
      <MenuItem onSelect={() => resize(-widthStep)}>{texts.column.narrower}</MenuItem>
      <MenuItem onSelect={() => change({ shown: { ...layout.shown, [key]: false } })}>{texts.column.hide}</MenuItem>
    </>
  );
}

/** The edge of a head for resizing its column; for a pinned column, the left edge. */
function Resizer({ column, position, grid }: { readonly column: Column; readonly position: number; readonly grid: Grid }): ReactNode {
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const end = (): void => {
    from.current = undefined;
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (!from.current) return;
    const { layout, setLayout } = grid;
    const drawn = (clientX - from.current.x) * (column.isPinned ? -1 : 1);
    setLayout(withWidth(layout, column, from.current.width + drawn));
  };
  return (
    <span
      className={styles.resizer}
      aria-hidden
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: grid.widths[position]! };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** The head of the grid: name, unit and menu of each column. */
export function GridHead({ grid }: { readonly grid: Grid }): ReactNode {
  const { columns, units, widths, selection } = grid;
  const inCurrency = useCurrency();
  return (
    <div role="rowgroup" className={styles.head} data-top>
      <div role="row" aria-rowindex={1} className={styles.line} data-row={-1}>
        <div role="columnheader" aria-colindex={1} className={styles.rowHead}>
          <span className="sr-only">{texts.column.row}</span>
        </div>
        {columns.map((column, position) => {
          const symbol = inCurrency(unitSymbol(units.get(column) || "unitless"));
          const isActive = selection.active.line === -1 && selection.active.column === position;
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={position + 2}
              className={styles.columnHead}
              style={{ width: widths[position] }}
              data-first={position === 0 || undefined}
              data-pinned={column.isPinned}
              data-number={isNumber(column) || undefined}
              data-computed={column.kind === "computed" || undefined}
            >
              <Popup
                role="menu"
                className={styles.columnButton}
                title={column.field.help ? `${column.label}. ${column.field.help}` : column.label}
                popupLabel={texts.column.menu(column.label)}
                tabIndex={isActive ? 0 : -1}
                data-cell={position}
                renderContent={(close) => <ColumnMenu column={column} position={position} grid={grid} close={close} />}
              >
                <span>{column.label}</span>
                {symbol && (
                  <small>
                    <span className="sr-only">, </span>
                    {symbol}
                  </small>
                )}
              </Popup>
              <Resizer column={column} position={position} grid={grid} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
