import { canSort, rowsEdit, sortedRows, textCounts, type Column } from "@org/form/rows";
import type { ReactNode } from "react";
import { MenuItem } from "../elements/Popup.tsx";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface ItemsProps {
  readonly column: Column;
  readonly grid: Grid;
  readonly close: () => void;
}

/** Shows the rows in the order of a column. The list keeps its order, unless the user makes this the order of the list. */
export function SortItems({ column, grid, close }: ItemsProps): ReactNode {
  const { source, change, layout, setLayout } = grid;
  const { key, label } = column;
  if (source.rows.length < 2) return undefined;
  const sorted = layout.sort?.key === key ? layout.sort : undefined;
  const sort = (isDescending: boolean): void => {
    close();
    setLayout({ ...layout, sort: { key, isDescending } });
    grid.announce(texts.done.sorted(label, isDescending));
  };
  return (
    <>
      <MenuItem checked={sorted?.isDescending === false} onSelect={() => sort(false)}>
        {texts.column.sortAscending}
      </MenuItem>
      <MenuItem checked={sorted?.isDescending === true} onSelect={() => sort(true)}>
        {texts.column.sortDescending}
      </MenuItem>
      {layout.sort && (
        <MenuItem
          onSelect={() => {
            close();
            setLayout({ ...layout, sort: undefined });
          }}
        >
          {texts.column.unsort}
        </MenuItem>
      )}
      {sorted && canSort(source) && (
        <MenuItem
          onSelect={() => {
            close();
            change(rowsEdit(source, sortedRows(column, source, sorted.isDescending)));
            setLayout({ ...layout, sort: undefined });
            grid.announce(texts.done.reordered(label));
          }}
        >
          {texts.column.keepOrder}
        </MenuItem>
      )}
    </>
  );
}

/** Maximum number of texts in the menu of a column. */
const maxTexts = 100;

/** Shows only the rows with some of the texts of a column. */
export function FilterItems({ column, grid }: ItemsProps): ReactNode {
  const { source, filter, setFilter } = grid;
  const { key } = column;
  const chosen = filter.byColumn[key];
  const counts = textCounts(column, source);
  if (counts.length < 2 && !chosen) return undefined;
  const choose = (next: readonly string[]): void => {
    const { [key]: _, ...others } = filter.byColumn;
    setFilter({ byColumn: next.length === 0 ? others : { ...others, [key]: next } });
  };
  return (
    <>
      <p className={styles.menuTitle}>{texts.column.filter}</p>
      <MenuItem checked={!chosen} onSelect={() => choose([])}>
        {texts.column.all}
      </MenuItem>
      {counts.slice(0, maxTexts).map(([text, count]) => {
        const isChosen = chosen?.includes(text) === true;
        return (
          <MenuItem
            key={text}
            checked={isChosen}
            multiple
            onSelect={() => choose(isChosen ? chosen.filter((each) => each !== text) : [...(chosen ?? []), text])}
          >
            {texts.column.ofFilter(text, count)}
          </MenuItem>
        );
      })}
      {counts.length > maxTexts && <p className={styles.menuTitle}>{texts.column.moreTexts(counts.length - maxTexts)}</p>}
    </>
  );
}
