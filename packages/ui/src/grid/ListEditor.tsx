import { joinPath, valueAt, type Path, type ListField } from "@org/hvac-core/kernel";
import { IconFileImport, IconPlus, IconTable } from "@tabler/icons-react";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "../elements/Button.tsx";
import { lazyPart } from "../elements/lazyPart.tsx";
import { inputId } from "../surface/fields/fieldIds.ts";
import { focusNewRow } from "../surface/fields/focusNewRow.ts";
import { onRevealRow, revealedPath } from "../surface/fields/revealedRow.ts";
import { withNewRow, type Row } from "@org/form/state";
import { Cards } from "./Cards.tsx";
import type { ImportReport } from "@org/form/importing";
import { ReportPanel } from "./ReportPanel.tsx";
import type { ListSource } from "@org/form/rows";
import { TableDock } from "./TableDock.tsx";
import { countOf } from "./useGrid.ts";
import { texts } from "./texts.ts";
import { listTexts } from "../surface/fields/texts.ts";
import styles from "./list.module.css";
import type { FieldInputProps } from "../surface/fields/fieldProps.ts";
import type { FormScope } from "@org/form/fields";

/** Loaded on demand. */
const ImportDialog = lazyPart(async () => (await import("./ImportDialog.tsx")).ImportDialog);

export interface ListEditorProps extends FieldInputProps<ListField> {
  /** Action requested before the code was loaded. */
  readonly begin?: "row" | "table" | "import" | undefined;
  /** Renders the fields of a row. */
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** A table needs room, and a pointer finer than a finger. */
const roomForTable = "(min-width: 640px) and (pointer: fine)";
const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(roomForTable);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};
const hasRoom = (): boolean => matchMedia(roomForTable).matches;

const hasNoRoom = (): boolean => false;

const none = {};

function useSource({ state, path, field, value, scope }: ListEditorProps): ListSource {
  const { definition, input, complete, blankUnits, unparsed, errors, outcome } = state;
  const rows = value as readonly Row[];
  // The same object until a part of it changes, so that lines of the grid render again only then.
  return useMemo(
    () => ({
      state: { definition, input, complete, blankUnits, unparsed, errors, outcome },
      path,
      list: field,
      scope,
      rows,
      inputRows: (valueAt(input, path) ?? []) as readonly Row[],
      preferredUnits: none,
    }),
    // Rows and scope follow from the complete input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [definition, input, complete, blankUnits, unparsed, errors, outcome, path, field],
  );
}

/** Id of the row of a field, if the field is in this list. */
const rowOf = (list: Path, field: Path | undefined): readonly string[] =>
  field?.startsWith(`${list}.`) ? [field.slice(list.length + 1).split(".")[0]!] : [];

/** A list of the form: lines that expand to their fields, and a table across the page. */
export function ListEditor(props: ListEditorProps): ReactNode {
  const { state, path, field, scope, remarks, begin, renderFields } = props;
  const { change } = state;
  const source = useSource(props);
  const { rows, inputRows, list } = source;
  const [open, setOpenRows] = useState<ReadonlySet<string>>(() => new Set(rows.length === 1 ? [rows[0]!.id] : rowOf(path, revealedPath())));
  const [isTable, setTable] = useState(begin === "table");
  const [report, setReport] = useState<ImportReport>();
  const [isImporting, setImporting] = useState(begin === "import");
  const mayTable = useSyncExternalStore(subscribe, hasRoom, hasNoRoom);
  const setOpen = (id: string, isOpen: boolean): void =>
    setOpenRows((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));
  useEffect(() => onRevealRow((revealed) => setOpenRows((before) => new Set([...before, ...rowOf(path, revealed)]))), [path]);
  const add = (): void => {
    const next = withNewRow(field, inputRows, rows, { values: scope.values, unitSystem: state.complete.unitSystem });
    const { id } = next.at(-1)!;
    flushSync(() => {
      change({ type: "rows", path, rows: next });
      setOpen(id, true);
    });
    focusNewRow(joinPath(path, id));
  };
  const first = begin === "row" && rows.length === 1 ? joinPath(path, rows[0]!.id) : undefined;
  useEffect(() => {
    // Runs once, after the code is loaded. Focus that is elsewhere by then stays there.
    if (first !== undefined && document.activeElement === document.body) focusNewRow(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div className="screen-only">
        {report && !(isTable && mayTable) && <ReportPanel report={report} onDismiss={() => setReport(undefined)} />}
        {rows.length === 0 && <p className={styles.none}>{listTexts.empty(countOf(source, 0))}</p>}
        <Cards
          source={source}
          change={change}
          open={open}
          setOpen={setOpen}
          canFilter={!isTable || !mayTable}
          renderFields={renderFields}
        />
        <div className={styles.buttons}>
          <Button small id={inputId(path)} disabled={rows.length >= list.maxRows} onClick={add}>
            <IconPlus size={14} aria-hidden />
            {listTexts.add(list.rowLabel)}
          </Button>
          {mayTable && (
            <Button small look="quiet" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
              <IconTable size={15} stroke={1.6} aria-hidden />
              {isTable ? texts.list.closeTable : listTexts.editAsTable}
            </Button>
          )}
          <Button small look="quiet" onClick={() => setImporting(true)}>
            <IconFileImport size={15} stroke={1.6} aria-hidden />
            {listTexts.import}
            <span className="sr-only">{listTexts.importRest(list.label)}</span>
          </Button>
        </div>
      </div>
      {isImporting && <ImportDialog source={source} change={change} onReport={setReport} onClose={() => setImporting(false)} />}
      {isTable && mayTable && (
        <TableDock
          source={source}
          change={change}
          remarks={remarks}
          renderFields={renderFields}
          report={report}
          onReport={setReport}
          onClose={() => setTable(false)}
        />
      )}
    </>
  );
}
