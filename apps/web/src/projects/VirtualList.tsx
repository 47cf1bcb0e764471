import { useIsPrinted } from "@org/ui/elements";
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from "react";
import styles from "./projects.module.css";

interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** What stands in a row. */
  readonly renderRow: (item: T) => ReactNode;
  readonly label?: string;
  readonly labelledBy?: string;
}

/** Height of a row on a wide screen, in pixels; what is drawn is measured. */
const rowHeight = 49;
/** Rows drawn beyond each edge of the window, so that Tab always finds the next one. */
const overscan = 8;

/**
 * A list of which the browser holds the rows that are in sight, however long it is. It scrolls with the page. Screen readers are told how many
 * there are and where they are; the row that has the focus stays; a printed page has them all.
 */
export function VirtualList<T>({ items, keyOf, renderRow, label, labelledBy }: VirtualListProps<T>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const [focusedKey, setFocusedKey] = useState<string>();
  const isPrinting = useIsPrinted();
  const extendToFocus = useCallback(
    (range: Range): number[] => {
      const inSight = defaultRangeExtractor(range);
      const focused = focusedKey === undefined ? -1 : items.findIndex((item) => keyOf(item) === focusedKey);
      if (focused < 0) return inSight;
      // With its neighbours, for Tab and Shift Tab.
      const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count && !inSight.includes(index));
      return [...inSight, ...kept].toSorted((one, other) => one - other);
    },
    [focusedKey, items, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- React’s compiler is not used here
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index]!),
    overscan,
    scrollMargin: top,
    rangeExtractor: extendToFocus,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const names = { ...(label !== undefined && { "aria-label": label }), ...(labelledBy !== undefined && { "aria-labelledby": labelledBy }) };
  if (isPrinting) {
    return (
      <ul className={styles.list} {...names}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.row}>
            {renderRow(item)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of what stands in its rows
    <ul
      ref={list}
      className={styles.list}
      data-virtual
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocusedKey(rowKeyOf(event))}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Within the list the next row takes over; a window that is left keeps its focus.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocusedKey(undefined);
      }}
      {...names}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          className={styles.row}
          data-index={index}
          data-row={key}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {renderRow(items[index]!)}
        </li>
      ))}
    </ul>
  );
}

function rowKeyOf({ target }: FocusEvent): string | undefined {
  return target.closest<HTMLElement>("[data-row]")?.dataset["row"];
}

/** Where an element begins on the page, in pixels, whatever comes and goes above it. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What comes and goes above it changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
