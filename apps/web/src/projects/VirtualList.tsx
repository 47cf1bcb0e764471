import { useIsPrinted } from "@org/ui/elements";
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from "react";
import styles from "./projects.module.css";

interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Content of a row. */
  readonly renderRow: (item: T) => ReactNode;
  readonly label?: string;
  readonly labelledBy?: string;
}

/** Estimated height of a row on a wide screen, in pixels; drawn rows are measured. */
const rowHeight = 49;
/** Rows drawn beyond each edge of the window, so that Tab always reaches the next one. */
const overscan = 8;

/**
 * A list of any length, of which the browser holds only the visible rows. It scrolls with the page. Screen readers get the number of rows and
 * their positions; the row with the focus stays; a printed page has all rows.
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
      // Includes the next rows, for Tab and Shift Tab.
      const neighbours = [focused - 1, focused, focused + 1].filter(
        (index) => index >= 0 && index < range.count && !inSight.includes(index),
      );
      return [...inSight, ...neighbours].toSorted((left, right) => left - right);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it tracks the focus within its rows
    <ul
      ref={list}
      className={styles.list}
      data-virtual
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocusedKey(rowKeyOf(event))}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Focus that moves within the list belongs to the next row; a window that loses the focus leaves the row focused.
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

/** Distance of an element from the top of the page, in pixels, updated when content above it changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Content that appears or disappears above changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
