import type { Path, Warning } from "@org/hvac-core/kernel";
import { use, useState, type ReactNode, type RefObject } from "react";
import type { FormScope } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import { isUsed, type PasteQuestion } from "@org/form/rows";
import { ResultLinksContext, type ResultLinks } from "../surface/state/resultLinksContext.ts";
import { gridActions } from "./actions.ts";
import { headHeight, lineHeight } from "./geometry.ts";
import { Grid } from "./Grid.tsx";
import { PasteDialog } from "./PasteDialog.tsx";
import { ReportPanel } from "./ReportPanel.tsx";
import { StatusBar } from "./StatusBar.tsx";
import { TableTools } from "./TableTools.tsx";
import { activePath, type Grid as GridState } from "./useGrid.ts";
import { useOpened } from "./useOpened.tsx";
import styles from "./list.module.css";

/** Links the number of the active cell to a result of another file; nothing for a cell without a number. */
function linkAction(grid: GridState, links: ResultLinks | undefined): (() => void) | undefined {
  const column = grid.columns[grid.selection.active.column];
  const row = grid.source.rows[grid.rowOf(grid.selection.active.line) ?? -1];
  const path = activePath(grid);
  if (!links || path === undefined || !row || column?.kind !== "input" || column.field.type !== "quantity") return undefined;
  return isUsed(column, row, grid.source) ? () => links.choose(path) : undefined;
}

export const focusCell = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLElement>('[data-grid] [tabindex="0"]')?.focus({ preventScroll: true });

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
  /** Whether the table is as high as its lines; otherwise it fills the element around it. */
  readonly isFitted?: boolean;
}

/** A list as a table: its tools, the report of the last import, the grid and the line below it. */
export function ListTable(props: ListTableProps): ReactNode {
  const { grid, remarks, renderFields, report, onReport, table, heading, placing, isFitted } = props;
  const [question, setQuestion] = useState<PasteQuestion>();
  const links = use(ResultLinksContext);
  const actions = { ...gridActions(grid, setQuestion, onReport), link: linkAction(grid, links) };
  const renderOpened = useOpened(grid, actions, renderFields);
  return (
    <>
      <TableTools grid={grid} actions={actions} heading={heading} placing={placing} focusCell={() => focusCell(table.current)} />
      {report && <ReportPanel report={report} onDismiss={() => onReport(undefined)} />}
      <div className={styles.room} style={isFitted ? { height: headHeight + lineHeight * grid.lines.length + 18 } : undefined}>
        <Grid grid={grid} actions={actions} remarks={remarks} label={grid.source.list.label} renderOpened={renderOpened} />
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
    </>
  );
}
