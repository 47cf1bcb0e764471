import type { ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { useFileDrop } from "../elements/files.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { Spinner } from "../elements/Spinner.tsx";
import type { CalculatorState } from "@org/form/state";
import type { ImportReport } from "@org/form/importing";
import { GridDialog } from "./GridDialog.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { rowsEdit, type ListSource } from "@org/form/rows";
import { commonTexts } from "../elements/texts.ts";
import { importTexts } from "./importTexts.ts";
import { useImport } from "./useImport.ts";
import styles from "./dialog.module.css";

interface ImportDialogProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  /** Called with a report where values were changed or left out. */
  readonly onReport: (report: ImportReport) => void;
  readonly onClose: () => void;
}

/** Takes a file that is dropped or chosen. */
function FileDrop({ open, children }: { readonly open: (file: File) => void; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.content} {...useFileDrop(open)}>
      <label className={styles.choice}>
        <span>{importTexts.file}</span>
        <input
          type="file"
          data-begin
          accept=".xlsx,.xlsm,.xls,.csv,.tsv,.txt"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) open(chosen);
          }}
        />
      </label>
      {children}
    </div>
  );
}

/** Imports rows of a file into a list: a worker reads the file, columns are matched by name, and nothing is written before the user confirms the preview. */
export function ImportDialog({ source, change, onReport, onClose }: ImportDialogProps): ReactNode {
  const { list } = source;
  const { opened, report, rememberChoice, ...state } = useImport(source);
  const { read } = state;
  const count = read?.count ?? 0;
  const finish = (): void => {
    if (!read) return;
    const id = change(rowsEdit(source, read.rows, read.texts));
    rememberChoice();
    notify({
      message: importTexts.done(count, list.rowLabel),
      tone: "success",
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) },
    });
    const done = report();
    if (done) onReport(done);
    onClose();
  };
  return (
    <GridDialog title={importTexts.title(list.label)} wide onClose={onClose}>
      <FileDrop open={(file) => void opened.open(file)}>
        {opened.isReading && <Spinner label={importTexts.reading} />}
        {opened.problem !== undefined && <p role="alert">{opened.problem}</p>}
        {opened.tables && <ImportPreview {...state} source={source} tables={opened.tables} sheet={state.choice.sheet} />}
      </FileDrop>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" disabled={count === 0} onClick={finish}>
          {importTexts.action(count, list.rowLabel)}
        </Button>
      </div>
    </GridDialog>
  );
}
