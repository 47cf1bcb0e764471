import { joinPath, rowName, valueAt, type ListField, type Path } from "@org/hvac-core/kernel";
import { IconChevronLeft, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormScope, Remarks } from "@org/form/fields";
import type { ImportReport } from "@org/form/importing";
import { plural } from "@org/form/numbers";
import { isUsed, rowPath, scopeOf, valueIn, type InputColumn, type ListSource, type PasteQuestion } from "@org/form/rows";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState, Row } from "@org/form/state";
import { Button, IconButton } from "../../elements/Button.tsx";
import { inputId } from "../../surface/fields/fieldIds.ts";
import { listTexts } from "../../surface/fields/texts.ts";
import { gridActions } from "../actions.ts";
import { focusCell, leads } from "../cellElements.ts";
import { headHeight } from "../geometry.ts";
import { Grid } from "../Grid.tsx";
import { PasteDialog } from "../PasteDialog.tsx";
import { ReportPanel } from "../ReportPanel.tsx";
import { countOf, useGrid, type Grid as GridState } from "../useGrid.ts";
import { opensCells, usePickers } from "../usePickers.tsx";
import { usePanels } from "../usePanels.tsx";
import { inspectorTexts } from "./inspectorTexts.ts";
import styles from "./inspector.module.css";

interface ChildTableProps {
  /** The state of the list around the row that has the list. */
  readonly state: ListSource["state"];
  readonly change: CalculatorState["change"];
  readonly path: Path;
  readonly list: ListField;
  /** Values of the row that has the list. */
  readonly scope: FormScope;
  readonly preferredUnits: PreferredUnits;
  readonly remarks: Remarks;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** Lines that a table shows before it scrolls. */
const maxLines = 14;
/** Room for a horizontal scroll bar, pixels. */
const scrollBar = 18;

function useChildSource({ state, path, list, scope, preferredUnits }: ChildTableProps): ListSource {
  return useMemo(
    () => ({
      state,
      path,
      list,
      scope,
      rows: (valueAt(state.complete, path) ?? []) as readonly Row[],
      inputRows: (valueAt(state.input, path) ?? []) as readonly Row[],
      preferredUnits,
    }),
    // The scope follows from the complete input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [state, path, list, preferredUnits],
  );
}

interface OpenedCellProps extends Pick<ChildTableProps, "remarks" | "renderFields"> {
  readonly grid: GridState;
  readonly column: InputColumn;
  readonly row: Row;
  readonly onClose: () => void;
}

/** The value of a cell that has no room for it, below its table: a list as a table, anything else as its field. */
function OpenedCell({ grid, column, row, remarks, renderFields, onClose }: OpenedCellProps): ReactNode {
  const { source, change } = grid;
  const { field, names } = column;
  const [groups, name] = [names.slice(0, -1), names.at(-1)!];
  const within = joinPath(rowPath(source, row), ...groups);
  const ofRow: FormScope = { values: row, fields: source.flat?.inner.row ?? source.list.row, around: scopeOf(source, row) };
  const fields = { [name]: field };
  const scope: FormScope = groups.length === 0 ? ofRow : { values: valueIn(row, groups) as FormScope["values"], fields, around: ofRow };
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const cell = section.current?.querySelector<HTMLElement>('[data-grid] [tabindex="0"]');
    (cell ?? section.current)?.focus();
  }, []);
  const title = `${rowName(source.list, row, source.rows.indexOf(row))}: ${column.label}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads out of what is inside
    <section
      ref={section}
      className={styles.opened}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus when the reader comes from the cell
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!leads(event, "Escape")) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <Button small look="quiet" onClick={onClose}>
          <IconChevronLeft size={14} aria-hidden />
          {inspectorTexts.back(source.list.label)}
        </Button>
        <strong dir="auto">{title}</strong>
      </header>
      {field.type === "list" ? (
        <ChildTable
          key={within}
          {...{ change, remarks, renderFields }}
          state={source.state}
          preferredUnits={source.preferredUnits}
          path={joinPath(within, name)}
          list={field}
          scope={scope}
        />
      ) : (
        renderFields(within, { ...scope, fields })
      )}
    </section>
  );
}

/** Opens cells that have no room for their values below the table. */
export function useOpenedCell(
  grid: GridState,
  table: RefObject<HTMLElement | null>,
  { remarks, renderFields }: Pick<ChildTableProps, "remarks" | "renderFields">,
) {
  const { source, columns } = grid;
  const [opened, setOpened] = useState<{ readonly row: string; readonly column: string }>();
  const row = opened && source.rows.find(({ id }) => id === opened.row);
  const column = columns.find((each) => each.kind === "input" && each.key === opened?.column) as InputColumn | undefined;
  const close = (): void => {
    flushSync(() => setOpened(undefined));
    focusCell(table.current);
  };
  const isShown = row && column && isUsed(column, row, source);
  return {
    open: ({ key }: InputColumn, { id }: Row): void => setOpened({ row: id, column: key }),
    shown: isShown ? (
      <OpenedCell key={`${opened.row} ${opened.column}`} {...{ grid, column, row, remarks, renderFields }} onClose={close} />
    ) : undefined,
  };
}

/** A list of the selected row as a table in place, with the keys of every table. */
export function ChildTable(props: ChildTableProps): ReactNode {
  const { state, change, path, list, remarks } = props;
  const source = useChildSource(props);
  const grid = useGrid(source, change);
  const [question, setQuestion] = useState<PasteQuestion>();
  const [report, setReport] = useState<ImportReport>();
  const root = useRef<HTMLElement>(null);
  const panels = usePanels(root);
  const edits = gridActions(grid, setQuestion, setReport);
  const opened = useOpenedCell(grid, root, props);
  const actions = { ...edits, startEditing: opensCells(grid, edits, opened.open), ...panels.actions };
  const renderPicker = usePickers(grid, actions);
  const closeQuestion = (): void => {
    flushSync(() => setQuestion(undefined));
    focusCell(root.current);
  };
  const isEmpty = source.rows.length === 0;
  const error = state.errors[path];
  const rows = plural(list.rowLabel);
  return (
    <section ref={root} className={styles.child} aria-label={list.label}>
      <header>
        <h4>
          {list.label} <small>{countOf(source, source.rows.length)}</small>
        </h4>
        <Button small id={inputId(path)} disabled={source.rows.length >= list.maxRows} onClick={actions.add}>
          <IconPlus size={14} aria-hidden />
          {listTexts.add(list.rowLabel)}
        </Button>
        <IconButton small label={inspectorTexts.duplicate(rows)} disabled={isEmpty} onClick={actions.duplicate}>
          <IconCopy size={15} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton small label={inspectorTexts.remove(rows)} disabled={isEmpty} onClick={actions.remove}>
          <IconTrash size={15} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {report && <ReportPanel report={report} onDismiss={() => setReport(undefined)} />}
      {panels.renderFind(grid)}
      <div
        className={styles.childGrid}
        style={{ height: headHeight + grid.lineHeight * Math.min(maxLines, grid.lines.length) + scrollBar }}
      >
        <Grid {...{ grid, actions, remarks, renderPicker }} label={list.label} onMenu={panels.openMenu} />
      </div>
      {opened.shown}
      {panels.renderPopup(grid, actions)}
      <output className="sr-only">{grid.announcement}</output>
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
    </section>
  );
}
