import {
  IconArrowBarToDown,
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconColumns3,
  IconCopy,
  IconCornerDownRight,
  IconIndentDecrease,
  IconIndentIncrease,
  IconLink,
  IconPlus,
  IconRowInsertBottom,
  IconTrash,
} from "@tabler/icons-react";
import { Fragment, use, type ReactNode } from "react";
import { copiedList, type GridActions } from "@org/form/rows";
import { Button, IconButton } from "../elements/Button.tsx";
import { copyTable } from "../elements/copyTable.ts";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { listTexts } from "../surface/fields/texts.ts";
import { ResultLinksContext } from "../surface/state/resultLinksContext.ts";
import { RowFilter } from "./RowFilter.tsx";
import { useViews } from "./ViewItems.tsx";
import { texts } from "./texts.ts";
import type { Grid as GridState } from "./useGrid.ts";
import styles from "./list.module.css";

/** Actions only on rows of a tree. */
function TreeTools({ grid, actions }: { readonly grid: GridState; readonly actions: GridActions }): ReactNode {
  const { rows, list } = grid.source;
  const none = rows.length === 0 || grid.tree === undefined;
  return (
    <>
      <IconButton
        small
        label={texts.tools.addUnder(list.rowLabel)}
        hint={texts.tools.addUnderHint(list.rowLabel)}
        disabled={none || rows.length >= list.maxRows}
        onClick={actions.insertChild}
      >
        <IconCornerDownRight size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.tools.indent} hint={texts.tools.indentHint} disabled={none} onClick={actions.indent}>
        <IconIndentIncrease size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.tools.outdent} hint={texts.tools.outdentHint} disabled={none} onClick={actions.outdent}>
        <IconIndentDecrease size={15} stroke={1.6} aria-hidden />
      </IconButton>
    </>
  );
}

function RowTools({ grid, actions }: { readonly grid: GridState; readonly actions: GridActions }): ReactNode {
  const { rows, list } = grid.source;
  const full = rows.length >= list.maxRows;
  const none = rows.length === 0;
  return (
    <>
      <Button small disabled={full} onClick={actions.add}>
        <IconPlus size={14} aria-hidden />
        {listTexts.add(list.rowLabel)}
      </Button>
      {list.outline === undefined ? (
        <IconButton small label={texts.tools.insert} hint={texts.tools.insertHint} disabled={none || full} onClick={actions.insertBelow}>
          <IconRowInsertBottom size={15} stroke={1.6} aria-hidden />
        </IconButton>
      ) : (
        <TreeTools grid={grid} actions={actions} />
      )}
      <IconButton small label={texts.tools.duplicate} hint={texts.tools.duplicateHint} disabled={none || full} onClick={actions.duplicate}>
        <IconCopy size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={texts.tools.moveUp}
        hint={texts.tools.moveUpHint}
        disabled={!grid.canMove}
        onClick={() => actions.moveBy(-1)}
      >
        <IconArrowUp size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={texts.tools.moveDown}
        hint={texts.tools.moveDownHint}
        disabled={!grid.canMove}
        onClick={() => actions.moveBy(1)}
      >
        <IconArrowDown size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.tools.fillDown} hint={texts.tools.fillDownHint} disabled={none} onClick={actions.fillDown}>
        <IconArrowBarToDown size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.tools.remove} hint={texts.tools.removeHint} disabled={none} onClick={actions.remove}>
        <IconTrash size={15} stroke={1.6} aria-hidden />
      </IconButton>
    </>
  );
}

function LinkTool({ link }: Pick<GridActions, "link">): ReactNode {
  return (
    <IconButton small label={texts.tools.link} hint={texts.tools.linkHint} disabled={!link} onClick={() => link?.()}>
      <IconLink size={15} stroke={1.6} aria-hidden />
    </IconButton>
  );
}

/** Menu of the shown columns and the grouping of rows. */
function ViewMenu({ grid }: { readonly grid: GridState }): ReactNode {
  const { choosable, isShown, canGroup, layout, setLayout } = grid;
  const views = useViews(grid);
  return (
    <>
      <Popup
        role="menu"
        align="end"
        className={styles.viewMenu}
        popupLabel={texts.view.title}
        renderContent={(close) => (
          <>
            {views.items(close)}
            <p className={styles.menuTitle}>{texts.view.lines}</p>
            <MenuItem
              checked={layout.isWrapped === true}
              multiple
              onSelect={() => setLayout({ ...layout, isWrapped: layout.isWrapped ? undefined : true })}
            >
              {texts.view.wrap}
            </MenuItem>
            <p className={styles.menuTitle}>{texts.view.columns}</p>
            {choosable.map((column, index) => (
              <Fragment key={column.key}>
                {column.group !== undefined && column.group !== choosable[index - 1]?.group && (
                  <p className={styles.menuTitle}>{column.group}</p>
                )}
                <MenuItem
                  checked={isShown(column)}
                  multiple
                  onSelect={() => setLayout({ ...layout, shown: { ...layout.shown, [column.key]: !isShown(column) } })}
                >
                  {column.label}
                </MenuItem>
              </Fragment>
            ))}
            <p className={styles.menuTitle}>{texts.view.groupBy}</p>
            <MenuItem checked={layout.groupBy === undefined} onSelect={() => setLayout({ ...layout, groupBy: undefined })}>
              {texts.view.noGroups}
            </MenuItem>
            {choosable.filter(canGroup).map((column) => (
              <MenuItem
                key={column.key}
                checked={layout.groupBy === column.key}
                onSelect={() => setLayout({ ...layout, groupBy: column.key })}
              >
                {column.label}
              </MenuItem>
            ))}
          </>
        )}
      >
        <IconColumns3 size={15} stroke={1.6} aria-hidden />
        <span>{texts.view.title}</span>
      </Popup>
      {views.dialog}
    </>
  );
}

interface TableToolsProps {
  readonly grid: GridState;
  readonly actions: GridActions;
  /** Before the tools: name of the table. */
  readonly heading: ReactNode;
  /** After the tools: where the table goes. */
  readonly placing?: ReactNode;
  /** Focuses the active cell. */
  readonly focusCell: () => void;
}

/** Tools above a table. */
export function TableTools({ grid, actions, heading, placing, focusCell }: TableToolsProps): ReactNode {
  const { source } = grid;
  const links = use(ResultLinksContext);
  return (
    <div className={styles.tools}>
      {heading}
      <RowTools grid={grid} actions={actions} />
      {links && <LinkTool link={actions.link} />}
      <RowFilter
        list={source.list}
        text={grid.filter.text}
        shown={grid.lines.filter(({ type }) => type === "row").length}
        all={source.rows.length}
        isByColumn={Object.keys(grid.filter.byColumn).length > 0}
        onChange={(text) => grid.setFilter({ text })}
        onClear={() => grid.setFilter({ text: "", byColumn: {} })}
        onDone={focusCell}
      />
      <span className={styles.gap} />
      <IconButton small label={texts.table.copy} disabled={source.rows.length === 0} onClick={() => void copyTable(copiedList(grid))}>
        <IconClipboardCopy size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <ViewMenu grid={grid} />
      {placing}
    </div>
  );
}
