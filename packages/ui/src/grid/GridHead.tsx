import { unitsOf, unitSymbol } from "@org/hvac-core/quantity";
import { joinPath } from "@org/hvac-core/kernel";
import { IconFilter, IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { createContext, memo, use, useRef, type PointerEvent, type ReactNode } from "react";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { isNumber, rowPath, type Column } from "@org/form/rows";
import { FilterItems, SortItems } from "./ColumnItems.tsx";
import { maxWidth, minWidth, type GridLayout } from "./remembered.ts";
import { GroupHead } from "./GroupHead.tsx";
import type { Pins } from "./pins.ts";
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
  readonly close: () => void;
}

interface ItemsProps extends Omit<ColumnMenuProps, "position"> {
  readonly grid: Grid;
}

/** The grid, for what a column shows only while it is open or drawn: a key renders these parts, and not the heads. */
const GridOfHead = createContext<Grid | undefined>(undefined);

/** Display units of a column. */
function UnitItems({ column, grid, close }: ItemsProps): ReactNode {
  const { source, units, change } = grid;
  const inCurrency = useCurrency();
  const path = joinPath(rowPath(source, source.rows[0]), column.key);
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

function ColumnMenu({ position, column, close }: ColumnMenuProps): ReactNode {
  const grid = use(GridOfHead)!;
  const props = { column, grid, close };
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
      <FilterItems {...props} />
    </>
  );
}

interface ResizerProps {
  readonly column: Column;
  readonly position: number;
  readonly isPinned: boolean;
}

/** The edge of a head for resizing its column; for a pinned column, the left edge. */
function Resizer({ column, position, isPinned }: ResizerProps): ReactNode {
  const { layout, setLayout, widths } = use(GridOfHead)!;
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const end = (): void => {
    from.current = undefined;
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (!from.current) return;
    const drawn = (clientX - from.current.x) * (isPinned ? -1 : 1);
    setLayout(withWidth(layout, column, from.current.width + drawn));
  };
  return (
    <span
      className={styles.resizer}
      aria-hidden
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: widths[position]! };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** Marks of a column by which rows are sorted or filtered. */
function ColumnMarks({ layout, filter, column: { key } }: Pick<ColumnHeadProps, "layout" | "filter" | "column">): ReactNode {
  const isFiltered = filter.byColumn[key] !== undefined;
  const sort = layout.sort?.key === key ? layout.sort : undefined;
  const Arrow = sort?.isDescending ? IconSortDescending : IconSortAscending;
  return (
    <>
      {sort && (
        <Arrow size={13} stroke={1.8} aria-label={sort.isDescending ? texts.column.sortedDescending : texts.column.sortedAscending} />
      )}
      {isFiltered && <IconFilter size={13} stroke={1.8} aria-label={texts.column.filtered} />}
    </>
  );
}

interface ColumnHeadProps {
  readonly column: Column;
  readonly position: number;
  readonly width: number;
  /** Distance from the right edge at which it stays in view. */
  readonly pin: number | undefined;
  readonly unit: string;
  readonly isActive: boolean;
  readonly layout: GridLayout;
  readonly filter: Grid["filter"];
}

/** The head of a column. It renders again only with another layout or filter: dozens of menus would hold up every key. */
const ColumnHead = memo(function ColumnHead({ column, position, width, pin, unit, isActive, ...marks }: ColumnHeadProps): ReactNode {
  const inCurrency = useCurrency();
  const symbol = inCurrency(unitSymbol(unit || "unitless"));
  return (
    <div
      role="columnheader"
      aria-colindex={position + 2}
      className={styles.columnHead}
      style={{ width, right: pin }}
      data-first={position === 0 || undefined}
      data-pinned={pin !== undefined || undefined}
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
        renderContent={(close) => <ColumnMenu column={column} position={position} close={close} />}
      >
        <span>
          {column.label}
          {symbol && (
            <>
              <span className="sr-only">, </span> <small>{symbol}</small>
            </>
          )}
        </span>
        <ColumnMarks {...marks} column={column} />
      </Popup>
      <Resizer column={column} position={position} isPinned={pin !== undefined} />
    </div>
  );
});

/** The head of the grid: name, unit and menu of each column. */
export function GridHead({ grid, pins }: { readonly grid: Grid; readonly pins: Pins }): ReactNode {
  const { columns, units, widths, selection, layout, filter } = grid;
  return (
    <div role="rowgroup" className={styles.head} data-top>
      <GroupHead grid={grid} pins={pins} />
      <div role="row" aria-rowindex={grid.hasGroups ? 2 : 1} className={styles.line} data-row={-1}>
        <div role="columnheader" aria-colindex={1} className={styles.rowHead}>
          <span className="sr-only">{texts.column.row}</span>
        </div>
        <GridOfHead value={grid}>
          {columns.map((column, position) => (
            <ColumnHead
              key={column.key}
              {...{ column, position, layout, filter }}
              width={widths[position]!}
              pin={pins[position]}
              unit={units.get(column) ?? ""}
              isActive={selection.active.line === -1 && selection.active.column === position}
            />
          ))}
        </GridOfHead>
      </div>
    </div>
  );
}
