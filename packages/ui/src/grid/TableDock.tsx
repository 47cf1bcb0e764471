import type { Path, Warning } from "@org/hvac-core/kernel";
import {
  IconArrowBarToDown,
  IconArrowDown,
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
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
  IconX,
} from "@tabler/icons-react";
import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "../elements/Button.tsx";
import { copyTable } from "../elements/copyTable.ts";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { ResultLinksContext, type ResultLinks } from "../surface/state/resultLinksContext.ts";
import type { CalculatorState } from "@org/form/state";
import { gridActions } from "./actions.ts";
import { headHeight, lineHeight } from "./geometry.ts";
import { Grid } from "./Grid.tsx";
import type { ImportReport } from "@org/form/importing";
import { PasteDialog } from "./PasteDialog.tsx";
import { ReportPanel } from "./ReportPanel.tsx";
import { isUsed, copiedList, type ListSource, type GridActions, type PasteQuestion } from "@org/form/rows";
import { RowFilter } from "./RowFilter.tsx";
import { StatusBar } from "./StatusBar.tsx";
import { activePath, countOf, useGrid, type Grid as GridState } from "./useGrid.ts";
import { useOpened } from "./useOpened.tsx";
import { texts } from "./texts.ts";
import { listTexts } from "../surface/fields/texts.ts";
import styles from "./list.module.css";
import type { FormScope } from "@org/form/fields";

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
      <IconButton small label={texts.tools.duplicate} hint={texts.rowMenu.duplicate} disabled={none || full} onClick={actions.duplicate}>
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

/** Links the number of the active cell to a result of another file; nothing for a cell without a number. */
function linkAction(grid: GridState, links: ResultLinks | undefined): (() => void) | undefined {
  const column = grid.columns[grid.selection.active.column];
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  const path = activePath(grid);
  if (!links || path === undefined || !row || column?.kind !== "input" || column.field.type !== "quantity") return undefined;
  return isUsed(column, row, grid.source) ? () => links.choose(path) : undefined;
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
  return (
    <Popup
      role="menu"
      align="end"
      className={styles.viewMenu}
      popupLabel={texts.view.title}
      renderContent={() => (
        <>
          <p className={styles.menuTitle}>{texts.view.columns}</p>
          {choosable.map((column) => (
            <MenuItem
              key={column.key}
              checked={isShown(column)}
              multiple
              onSelect={() => setLayout({ ...layout, shown: { ...layout.shown, [column.key]: !isShown(column) } })}
            >
              {column.label}
            </MenuItem>
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
      {texts.view.title}
    </Popup>
  );
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

const focusCell = (dock: HTMLElement | null): void =>
  dock?.querySelector<HTMLElement>('[data-grid] [tabindex="0"]')?.focus({ preventScroll: true });

/** The table of a list at the lower edge of the page, over its whole width: results above stay in view and update. */
export function TableDock({ source, change, remarks, renderFields, report, onReport, onClose }: TableDockProps): ReactNode {
  const grid = useGrid(source, change);
  const [question, setQuestion] = useState<PasteQuestion>();
  const [isTall, setTall] = useState(false);
  const links = use(ResultLinksContext);
  const actions = { ...gridActions(grid, setQuestion, onReport), link: linkAction(grid, links) };
  const renderOpened = useOpened(grid, actions, renderFields);
  const dock = useDock();
  useEffect(() => focusCell(dock.current), [dock]);
  return (
    <section
      ref={dock}
      className={`${styles.dock} screen-only`}
      aria-label={texts.table.label(source.list.label)}
      data-tall={isTall || undefined}
    >
      <div className={styles.tools}>
        <h3>
          {source.list.label} <small>{countOf(source, source.rows.length)}</small>
        </h3>
        <RowTools grid={grid} actions={actions} />
        {links && <LinkTool link={actions.link} />}
        <RowFilter
          list={source.list}
          text={grid.filter.text}
          shown={grid.lines.filter(({ type }) => type === "row").length}
          all={source.rows.length}
          onChange={grid.setFilter}
          onDone={() => focusCell(dock.current)}
        />
        <span className={styles.gap} />
        <IconButton small label={texts.table.copy} disabled={source.rows.length === 0} onClick={() => void copyTable(copiedList(grid))}>
          <IconClipboardCopy size={15} stroke={1.6} aria-hidden />
        </IconButton>
        <ViewMenu grid={grid} />
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
      </div>
      {report && <ReportPanel report={report} onDismiss={() => onReport(undefined)} />}
      {/* Height of its lines, up to a share of the window. */}
      <div className={styles.room} style={{ height: headHeight + lineHeight * grid.lines.length + 18 }}>
        <Grid grid={grid} actions={actions} remarks={remarks} label={source.list.label} renderOpened={renderOpened} />
      </div>
      <StatusBar grid={grid} remarks={remarks} />
      {question && (
        <PasteDialog
          question={question}
          onPaste={() => {
            actions.finishPaste(question);
            setQuestion(undefined);
          }}
          onChooseMark={(decimal) => actions.readAgain(question, decimal)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  );
}
