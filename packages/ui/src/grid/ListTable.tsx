import type { Path, Warning } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import { use, useState, type ReactNode, type RefObject } from "react";
import type { FormScope } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import { isUsed, type InputColumn, type PasteQuestion } from "@org/form/rows";
import type { Row } from "@org/form/state";
import { ResultLinksContext, type ResultLinks } from "../surface/state/resultLinksContext.ts";
import { gridActions } from "./actions.ts";
import { useOpenedCell } from "./inspector/ChildTable.tsx";
import { groupedHeadHeight, headHeight } from "./geometry.ts";
import { Grid } from "./Grid.tsx";
import { PasteDialog } from "./PasteDialog.tsx";
import { focusCell } from "./cellElements.ts";
import { ReportPanel } from "./ReportPanel.tsx";
import { usePanels } from "./usePanels.tsx";
import { StatusBar } from "./StatusBar.tsx";
import { TableTools } from "./TableTools.tsx";
import { activePath, type Grid as GridState } from "./useGrid.ts";
import { opensCells, usePickers } from "./usePickers.tsx";
import styles from "./list.module.css";

/** Links the number of the active cell to a result of another file; nothing for a cell without a number. */
function linkAction(grid: GridState, links: ResultLinks | undefined): (() => void) | undefined {
  const column = grid.columns[grid.selection.active.column];
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  const path = activePath(grid);
  if (!links || path === undefined || !row || column?.kind !== "input" || column.field.type !== "quantity") return undefined;
  return isUsed(column, row, grid.source) ? () => links.choose(path) : undefined;
}

interface ListTableProps {
  readonly grid: GridState;
  readonly remarks: Readonly<Partial<Record<string, readonly Warning[]>>>;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
  /** Report of the values that the last import or paste changed or left out. */
  readonly report: ImportReport | undefined;
  readonly onReport: (report: ImportReport | undefined) => void;
  /** The element around the table. */
  readonly table: RefObject<HTMLElement | null>;
  readonly heading: ReactNode;
  readonly placing?: ReactNode;
  /** Shows a cell that cannot be edited in place; without it, it is opened below the table. */
  readonly openCell?: ((column: InputColumn, row: Row) => void) | undefined;
  /** Above the grid: what the list as a whole lacks. */
  readonly notice?: ReactNode;
  /** Below the lines of a list without rows. */
  readonly empty?: ReactNode;
  /** Whether the table is as high as its lines; otherwise it fills the element around it. */
  readonly isFitted?: boolean;
}

/** A list as a table: its tools, the report of the last import, the grid and the line below it. */
export function ListTable(props: ListTableProps): ReactNode {
  const { grid, remarks, report, onReport, table, heading, placing, isFitted, notice, empty } = props;
  const [question, setQuestion] = useState<PasteQuestion>();
  const panels = usePanels(table);
  const links = use(ResultLinksContext);
  const edits = gridActions(grid, setQuestion, onReport);
  const opened = useOpenedCell(grid, table, props);
  const startEditing = opensCells(grid, edits, props.openCell ?? opened.open);
  const actions = { ...edits, startEditing, link: linkAction(grid, links), ...panels.actions };
  const renderPicker = usePickers(grid, actions);
  const closeQuestion = (): void => {
    flushSync(() => setQuestion(undefined));
    focusCell(table.current);
  };
  return (
    <>
      <TableTools grid={grid} actions={actions} heading={heading} placing={placing} focusCell={() => focusCell(table.current)} />
      {panels.renderFind(grid)}
      {report && <ReportPanel report={report} onDismiss={() => onReport(undefined)} />}
      {notice}
      <div
        className={styles.room}
        data-fills={!isFitted || undefined}
        style={
          isFitted ? { height: (grid.hasGroups ? groupedHeadHeight : headHeight) + grid.lineHeight * grid.lines.length + 18 } : undefined
        }
      >
        <Grid {...{ grid, actions, remarks, renderPicker }} label={grid.source.list.label} onMenu={panels.openMenu} />
        {empty}
      </div>
      {opened.shown && <div className={styles.opened}>{opened.shown}</div>}
      {panels.renderPopup(grid, actions)}
      <StatusBar grid={grid} remarks={remarks} />
      {question && (
        <PasteDialog
          question={question}
          onPaste={() => {
            actions.finishPaste(question);
            closeQuestion();
          }}
          onChooseMark={(decimal) => actions.readAgain(question, decimal)}
          onClose={closeQuestion}
        />
      )}
    </>
  );
}
