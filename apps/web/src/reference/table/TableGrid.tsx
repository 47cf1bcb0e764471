import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { notify, Popup, useIsPrinted } from "@org/ui/elements";
import { prose } from "@org/form/numbers";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useMemo, useRef, type ClipboardEvent, type ReactNode } from "react";
import { citationKey, distinctCitations } from "../Sources.tsx";
import { texts } from "../texts.ts";
import { RowDetails } from "./RowDetails.tsx";
import { lineNamed, nextSorting, tableLines, type Sorting } from "./shownRows.ts";
import { cellText, isOfTexts, unitText } from "./cells.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import { cellName, useGridKeys } from "./useGridKeys.ts";
import styles from "./table.module.css";

interface TableGridProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly rows: readonly Row[];
  readonly unitSystem: UnitSystem;
  readonly sorting: Sorting | undefined;
  /** Row that the address links to. */
  readonly marked: string | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
  readonly onChoose?: (row: Row) => void;
}

/** Maximum number of lines for which all are rendered. */
const fewLines = 120;
/** Number of columns from which the spacing is narrower. */
const manyColumns = 8;
const lineHeight = 33;
const overscan = 12;

/** Grid of the table. A long table renders only the visible lines; a printed page has all. */
export function TableGrid<Row extends ReferenceRow>(props: TableGridProps<Row>): ReactNode {
  const { table, rows, unitSystem, sorting, marked, onSort, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const isSorted = sorting !== undefined;
  const lines = useMemo(() => tableLines(table, rows, isSorted), [table, rows, isSorted]);
  const isPrinting = useIsPrinted();
  const isLong = lines.length > fewLines && !isPrinting;
  // oxlint-disable-next-line react/incompatible-library -- React’s compiler is not used here
  const virtual = useVirtualizer({
    count: lines.length,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan,
    initialRect: { width: 800, height: 640 },
  });
  const bringToSight = useCallback(
    (line: number): void => {
      if (isLong) virtual.scrollToIndex(line);
    },
    [isLong, virtual],
  );
  const columnCount = table.columns.length + 2;
  const keys = useGridKeys({
    lineCount: lines.length,
    columnCount,
    isHeading: (line) => lines[line] !== undefined && "heading" in lines[line],
    lineNamed: (typed, from) => lineNamed(lines, typed, from),
    bringToSight,
    grid: box,
  });

  const markedLine = marked === undefined ? -1 : lines.findIndex((line) => "row" in line && line.row.id === marked);
  const shownMark = useRef<string>(undefined);
  const { goTo } = keys;
  useEffect(() => {
    // Once per link to a row: the table must not scroll back to the row after the reader has moved on.
    if (markedLine < 0 || shownMark.current === marked) return;
    shownMark.current = marked;
    if (isLong) virtual.scrollToIndex(markedLine, { align: "center" });
    else box.current?.querySelector("[data-marked]")?.scrollIntoView({ block: "center" });
    // A reader who has just opened the topic continues from the row.
    const holder = document.activeElement;
    if (holder !== document.body && holder?.contains(box.current)) goTo({ line: markedLine, column: 0 });
  }, [marked, markedLine, isLong, virtual, goTo]);

  const shown = isLong ? virtual.getVirtualItems() : lines.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = isLong ? (shown[0]?.start ?? 0) : 0;
  const after = isLong ? virtual.getTotalSize() - (shown.at(-1)?.end ?? 0) : 0;
  const numbers = useMemo(() => {
    const citations = distinctCitations(table.rows.map(({ source }) => source));
    return new Map(citations.map((citation, index) => [citationKey(citation), index + 1]));
  }, [table]);
  const tabStop = (line: number, column: number): 0 | -1 => (keys.focusCell.line === line && keys.focusCell.column === column ? 0 : -1);
  const sortLabel = (key: string): "ascending" | "descending" | "none" =>
    sorting?.key !== key ? "none" : sorting.isDescending ? "descending" : "ascending";
  const columns = useMemo(() => table.columns.map((column) => ({ ...column, isText: isOfTexts(table, column) })), [table]);
  const heads = [
    { key: "label", label: table.rowLabel, unit: "", isText: true },
    ...columns.map((column) => ({ ...column, unit: unitText(column, unitSystem) })),
  ];

  const onCopy = (event: ClipboardEvent<HTMLElement>): void => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-copied]");
    if (!cell || !(window.getSelection()?.isCollapsed ?? true)) return;
    event.clipboardData.setData("text/plain", cell.dataset["copied"]!);
    event.preventDefault();
    notify({ key: "copied", message: texts.table.copied, tone: "success" });
  };

  const renderRow = (row: Row, line: number): ReactNode => (
    <tr
      key={row.id}
      ref={isLong ? virtual.measureElement : undefined}
      data-index={line}
      data-row={row.id}
      data-marked={line === markedLine || undefined}
      aria-rowindex={line + 2}
      onClick={onChoose && (() => onChoose(row))}
    >
      <th scope="row" tabIndex={tabStop(line, 0)} data-cell={cellName({ line, column: 0 })} data-copied={prose(row.label)}>
        {prose(row.label)}
        {row.verify === true && (
          <span className={styles.mark} title={texts.table.verifyLong}>
            {texts.table.verify}
          </span>
        )}
      </th>
      {columns.map((column, index) => {
        const text = cellText(column, row, unitSystem, table.steps === undefined);
        const unit = text === "" ? "" : unitText(column, unitSystem);
        return (
          <td
            key={column.key}
            data-text={column.isText || undefined}
            tabIndex={tabStop(line, index + 1)}
            data-cell={cellName({ line, column: index + 1 })}
            data-copied={`${text} ${unit}`.trim()}
          >
            {text === "" ? <span className={styles.blank}>–</span> : text}
          </td>
        );
      })}
      <td className={styles.source}>
        <Popup
          popupLabel={texts.table.details(row.label)}
          align="end"
          tabIndex={tabStop(line, columnCount - 1)}
          data-cell={cellName({ line, column: columnCount - 1 })}
          renderContent={() => <RowDetails table={table} row={row} unitSystem={unitSystem} />}
        >
          {`[${numbers.get(citationKey(row.source))}]${row.note === undefined ? "" : " *"}`}
          <span className="sr-only">{texts.table.details(row.label)}</span>
        </Popup>
      </td>
    </tr>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and copying are those of the grid within
    <div ref={box} className={styles.scroll} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} onCopy={onCopy}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells take the focus is a grid
        role="grid"
        aria-label={table.title}
        aria-rowcount={lines.length + 1}
        aria-colcount={columnCount}
        data-wide={columnCount > manyColumns || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            {heads.map(({ key, label, unit, isText }, column) => (
              <th key={key} scope="col" aria-sort={sortLabel(key)} data-text={isText || undefined}>
                {isPrinting ? (
                  // Browsers omit buttons where they repeat the column heads on the next printed page.
                  <div>
                    {label}
                    {unit !== "" && <Unit symbol={unit} />}
                  </div>
                ) : (
                  <button
                    type="button"
                    tabIndex={tabStop(-1, column)}
                    data-cell={cellName({ line: -1, column })}
                    onClick={() => onSort(nextSorting(key, sorting))}
                  >
                    <span>
                      {label}
                      {sorting?.key === key &&
                        (sorting.isDescending ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />)}
                    </span>
                    {unit !== "" && <Unit symbol={unit} />}
                  </button>
                )}
              </th>
            ))}
            <th
              scope="col"
              className={styles.source}
              tabIndex={tabStop(-1, columnCount - 1)}
              data-cell={cellName({ line: -1, column: columnCount - 1 })}
            >
              {texts.table.source}
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Room height={before} columnCount={columnCount} />}
          {shown.map(({ index }) => {
            const line = lines[index]!;
            return "row" in line ? (
              renderRow(line.row, index)
            ) : (
              <tr
                key={`heading/${line.heading}`}
                ref={isLong ? virtual.measureElement : undefined}
                data-index={index}
                aria-rowindex={index + 2}
              >
                <th scope="rowgroup" colSpan={columnCount} className={styles.heading}>
                  {prose(line.heading)}
                </th>
              </tr>
            );
          })}
          {after > 0 && <Room height={after} columnCount={columnCount} />}
        </tbody>
      </table>
    </div>
  );
}

/** Unit of a column; a long one breaks after its slash. */
function Unit({ symbol }: { readonly symbol: string }): ReactNode {
  const [above, below] = symbol.split("/(");
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

/** Spacer for lines that are not rendered. */
function Room({ height, columnCount }: { readonly height: number; readonly columnCount: number }): ReactNode {
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty */}
      <td colSpan={columnCount} className={styles.room} style={{ height }} />
    </tr>
  );
}
