import { joinPath, type Path, type ListField } from "@org/hvac-core/kernel";
import { IconFileImport, IconPlus, IconTable } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "../elements/Button.tsx";
import { useMedia } from "../elements/useMedia.ts";
import { inputId } from "../surface/fields/fieldIds.ts";
import { focusNewRow } from "../surface/fields/focusNewRow.ts";
import { onRevealRow, revealedPath } from "../surface/fields/revealedRow.ts";
import { withNewRow, type Row } from "@org/form/state";
import { focusCell } from "./cellElements.ts";
import { Cards } from "./Cards.tsx";
import type { ImportReport } from "@org/form/importing";
import { ImportDialog } from "./lazyImportDialog.ts";
import { ReportPanel } from "./ReportPanel.tsx";
import type { ListSource } from "@org/form/rows";
import { TableDock } from "./TableDock.tsx";
import { countOf } from "./useGrid.ts";
import { useListSource } from "./useListSource.ts";
import { texts } from "./texts.ts";
import { listTexts } from "../surface/fields/texts.ts";
import styles from "./list.module.css";
import type { FieldInputProps } from "../surface/fields/fieldProps.ts";
import type { FormScope } from "@org/form/fields";

export interface ListEditorProps extends FieldInputProps<ListField> {
  /** Action requested before the code was loaded. */
  readonly begin?: "row" | "table" | "import" | undefined;
  /** Renders the fields of a row. */
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** A table needs room, and a pointer finer than a finger. */
const roomForTable = "(min-width: 640px) and (pointer: fine)";
/** Id of the row of a field, if the field is in this list. */
const rowOf = (list: Path, field: Path | undefined): readonly string[] =>
  field?.startsWith(`${list}.`) ? [field.slice(list.length + 1).split(".")[0]!] : [];

/** Ids of the rows that are open: a single row, and those that something on the page refers to. */
function useOpenRows({ path }: ListEditorProps, rows: readonly Row[]) {
  const [open, setOpenRows] = useState<ReadonlySet<string>>(() => new Set(rows.length === 1 ? [rows[0]!.id] : rowOf(path, revealedPath())));
  useEffect(() => onRevealRow((revealed) => setOpenRows((before) => new Set([...before, ...rowOf(path, revealed)]))), [path]);
  const setOpen = (id: string, isOpen: boolean): void =>
    setOpenRows((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));
  return { open, setOpen };
}

/** Focuses the row that was added while this code was loaded. Focus that is elsewhere by then stays there. */
function useFirstRow({ path, begin }: ListEditorProps, rows: readonly Row[]): void {
  const first = begin === "row" && rows.length === 1 ? joinPath(path, rows[0]!.id) : undefined;
  useEffect(() => {
    if (first !== undefined && document.activeElement === document.body) focusNewRow(first);
    // Runs once, after the code is loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Adds a row, opens it and focuses its first field. */
function addRow(
  { state, path, field, scope }: ListEditorProps,
  { inputRows, rows }: ListSource,
  setOpen: (id: string, isOpen: boolean) => void,
): void {
  const next = withNewRow(field, inputRows, rows, { scope, unitSystem: state.complete.unitSystem });
  const { id } = next.at(-1)!;
  flushSync(() => {
    state.change({ type: "rows", path, rows: next });
    setOpen(id, true);
  });
  focusNewRow(joinPath(path, id));
}

interface ListButtonsProps {
  readonly source: ListSource;
  readonly onAdd: () => void;
  readonly isTable: boolean;
  /** Absent without room for a table. */
  readonly onTable: (() => void) | undefined;
  readonly onImport: () => void;
}

/** Buttons below a list: adding a row, the table, importing a file. */
function ListButtons({ source: { path, list, rows }, onAdd, isTable, onTable, onImport }: ListButtonsProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <Button small id={inputId(path)} disabled={rows.length >= list.maxRows} onClick={onAdd}>
        <IconPlus size={14} aria-hidden />
        {listTexts.add(list.rowLabel)}
      </Button>
      {onTable && (
        <Button small look="quiet" aria-expanded={isTable} onClick={onTable}>
          <IconTable size={15} stroke={1.6} aria-hidden />
          {isTable ? texts.list.closeTable : listTexts.editAsTable}
        </Button>
      )}
      <Button small look="quiet" onClick={onImport}>
        <IconFileImport size={15} stroke={1.6} aria-hidden />
        {listTexts.import}
        <span className="sr-only">{listTexts.importRest(list.label)}</span>
      </Button>
    </div>
  );
}

/** A list of the form: lines that expand to their fields, and a table across the page. */
export function ListEditor(props: ListEditorProps): ReactNode {
  const { state, remarks, begin, renderFields } = props;
  const { change } = state;
  const source = useListSource(props);
  const { rows } = source;
  const { open, setOpen } = useOpenRows(props, rows);
  const [isTable, setTable] = useState(begin === "table");
  const [report, setReport] = useState<ImportReport>();
  const [isImporting, setImporting] = useState(begin === "import");
  const mayTable = useMedia(roomForTable);
  const hasTable = isTable && mayTable;
  useFirstRow(props, rows);
  const closeImport = (): void => {
    flushSync(() => setImporting(false));
    if (hasTable) focusCell(document.body);
  };
  return (
    <>
      <div className="screen-only">
        {report && !hasTable && <ReportPanel report={report} onDismiss={() => setReport(undefined)} />}
        {rows.length === 0 && <p className={styles.none}>{listTexts.empty(countOf(source, 0))}</p>}
        <Cards {...{ source, change, open, setOpen, renderFields }} canFilter={!hasTable} />
        <ListButtons
          source={source}
          onAdd={() => addRow(props, source, setOpen)}
          isTable={isTable}
          onTable={mayTable ? () => setTable(!isTable) : undefined}
          onImport={() => setImporting(true)}
        />
      </div>
      {isImporting && <ImportDialog source={source} change={change} onReport={setReport} onClose={closeImport} />}
      {hasTable && (
        <TableDock {...{ state, source, change, remarks, renderFields, report }} onReport={setReport} onClose={() => setTable(false)} />
      )}
    </>
  );
}
