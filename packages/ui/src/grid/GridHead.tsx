import { unitsOf, unitSymbol } from "@org/hvac-core/quantity";
import { joinPath } from "@org/hvac-core/kernel";
import { useRef, type PointerEvent, type ReactNode } from "react";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { isNumber, canSort, sortedRows, type Column } from "@org/form/rows";
import { maxWidth, minWidth } from "./remembered.ts";
import type { Grid } from "./useGrid.ts";
import { useCurrency } from "../surface/state/currencyContext.ts";
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

function ColumnMenu({
  column,
  position,
  grid,
  close,
}: {
  readonly column: Column;
  readonly position: number;
  readonly grid: Grid;
  readonly close: () => void;
}): ReactNode {
  const { layout, setLayout, source, units, widths, change } = grid;
  const width = widths[position]!;
  const inCurrency = useCurrency();
  const resize = (by: number): void =>
    setLayout({ ...layout, widths: { ...layout.widths, [column.key]: Math.max(minWidth, Math.min(maxWidth, width + by)) } });
  const closing = (action: () => void) => (): void => {
    close();
    action();
  };
  const row = source.rows[0]?.id ?? "none";
  const sort = (isDescending: boolean): void => {
    const rows = sortedRows(column, source, grid.computed, units.get(column) ?? "", isDescending);
    change({ type: "rows", path: source.path, rows });
    grid.announce(texts.done.sorted(column.label, isDescending));
  };
  return (
    <>
      {canSort(source) && source.rows.length > 1 && (
        <>
          <MenuItem onSelect={closing(() => sort(false))}>{texts.column.sortAscending}</MenuItem>
          <MenuItem onSelect={closing(() => sort(true))}>{texts.column.sortDescending}</MenuItem>
        </>
      )}
      {unitsFor(column, grid).map((unit) => (
        <MenuItem
          key={unit}
          checked={unit === units.get(column)}
          onSelect={closing(() => change({ type: "unit", path: joinPath(source.path, row, column.key), unit }))}
        >
          {inCurrency(unitSymbol(unit)) || texts.column.noUnit}
        </MenuItem>
      ))}
      {grid.canGroup(column) && (
        <MenuItem onSelect={closing(() => setLayout({ ...layout, groupBy: layout.groupBy === column.key ? undefined : column.key }))}>
          {layout.groupBy === column.key ? texts.column.ungroup : texts.column.group(column.label)}
        </MenuItem>
      )}
      <MenuItem onSelect={() => resize(widthStep)}>{texts.column.wider}</MenuItem>
      <MenuItem onSelect={() => resize(-widthStep)}>{texts.column.narrower}</MenuItem>
      <MenuItem onSelect={closing(() => setLayout({ ...layout, shown: { ...layout.shown, [column.key]: false } }))}>
        {texts.column.hide}
      </MenuItem>
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
    const width = Math.round(Math.max(minWidth, Math.min(maxWidth, from.current.width + drawn)));
    setLayout({ ...layout, widths: { ...layout.widths, [column.key]: width } });
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
