import type { Path, Warning } from "@org/hvac-core/kernel";
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { FormScope } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import type { ListSource } from "@org/form/rows";
import type { CalculatorState } from "@org/form/state";
import { IconButton } from "../elements/Button.tsx";
import { focusCell, ListTable } from "./ListTable.tsx";
import { countOf, useGrid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface TableDockProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
  /** Report of the values that the last import or paste changed or left out. */
  readonly report: ImportReport | undefined;
  readonly onReport: (report: ImportReport | undefined) => void;
  readonly onClose: () => void;
}

/** Lays the dock over the lower edge of the page's content, and extends the page's scroll range by its height. */
function useDock(): React.RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = dock.current;
    const page = element?.parentElement?.closest("main") ?? document.body;
    if (!element) return;
    const place = (): void => {
      const { left, right } = page.getBoundingClientRect();
      element.style.left = `${left}px`;
      element.style.right = `${Math.max(0, document.documentElement.clientWidth - right)}px`;
      page.style.paddingBottom = `${element.offsetHeight}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      page.style.paddingBottom = "";
    };
  }, []);
  return dock;
}

/** The table of a list at the lower edge of the page, over its whole width: results above stay in view and update. */
export function TableDock({ source, change, onClose, ...table }: TableDockProps): ReactNode {
  const grid = useGrid(source, change);
  const [isTall, setTall] = useState(false);
  const dock = useDock();
  useEffect(() => focusCell(dock.current), [dock]);
  return (
    <section
      ref={dock}
      className={`${styles.dock} screen-only`}
      aria-label={texts.table.label(source.list.label)}
      data-tall={isTall || undefined}
    >
      <ListTable
        {...table}
        grid={grid}
        table={dock}
        isFitted
        heading={
          <h3>
            {source.list.label} <small>{countOf(source, source.rows.length)}</small>
          </h3>
        }
        placing={
          <>
            <IconButton small label={isTall ? texts.table.shorter : texts.table.taller} onClick={() => setTall(!isTall)}>
              {isTall ? (
                <IconArrowsDiagonalMinimize2 size={15} stroke={1.6} aria-hidden />
              ) : (
                <IconArrowsDiagonal size={15} stroke={1.6} aria-hidden />
              )}
            </IconButton>
            <IconButton small label={texts.list.closeTable} onClick={onClose}>
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </>
        }
      />
    </section>
  );
}
