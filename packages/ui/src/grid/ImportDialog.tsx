import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { decimalMark } from "@org/form/numbers";
import { Spinner } from "../elements/Spinner.tsx";
import type { CalculatorState } from "@org/form/state";
import { log } from "@org/device/log";
import { openTables } from "@org/documents/spreadsheet";
import {
  fileColumns,
  findHeadRow,
  readHeads,
  cellText,
  importRows,
  isListBlank,
  knownRows,
  refusedCells,
  sheetTable,
  type ReadTables,
  type KnownHeads,
  type Import,
  type ImportMode,
  type ImportReport,
  type ReportedCell,
  type SheetChoice,
  type SheetTable,
} from "@org/form/importing";
import { GridDialog } from "./GridDialog.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { rememberedHeads, rememberHeads } from "./rememberedHeads.ts";
import type { ListSource } from "@org/form/rows";
import { commonTexts } from "../elements/texts.ts";
import { importTexts } from "./importTexts.ts";
import styles from "./dialog.module.css";

interface ImportDialogProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  /** Called with a report where values were changed or left out. */
  readonly onReport: (report: ImportReport) => void;
  readonly onClose: () => void;
}

interface Choice extends SheetChoice {
  readonly sheet: number;
}

/** The sheet whose heads match the most fields of the list, and its head row. */
function firstChoice({ sheets }: ReadTables, source: ListSource, known: KnownHeads): Choice {
  const columns = fileColumns(source);
  const matches = sheets.map(({ rows }) => {
    const texts = rows.slice(0, 40).map((row) => row.map(cellText));
    const headRow = findHeadRow(texts, columns, known);
    const count =
      headRow === undefined ? 0 : readHeads(texts[headRow]!, columns, known).filter(({ target }) => target.type === "field").length;
    return { headRow, count };
  });
  const sheet = matches.findIndex(({ count }) => count === Math.max(...matches.map((each) => each.count)));
  return { sheet, headRow: matches[sheet]?.headRow };
}

/** Report of the values of a file that were changed or left out; `undefined` if there are none. */
function reportOf(file: string, list: string, { problems, count, changed, left }: Import, table: SheetTable): ImportReport | undefined {
  const { heads, numbers, leftRows } = table;
  const cells: ReportedCell[] = [
    ...problems.map(({ row, column, text, why }) => ({ row: String(numbers[row]), column: heads[column]?.title ?? "", text, why })),
    ...leftRows.map(({ number, text, why }) => ({
      row: String(number),
      column: importTexts.report.all,
      text,
      why: importTexts.report.rowLeft(why),
    })),
    ...numbers
      .slice(numbers.length - left)
      .map((number) => ({ row: String(number), column: importTexts.report.all, text: "", why: importTexts.report.noRoom })),
    ...heads.flatMap(({ title, target }) =>
      target.type === "none" && title.trim() !== ""
        ? [{ row: importTexts.report.all, column: title, text: "", why: importTexts.report.columnLeft }]
        : [],
    ),
  ];
  if (cells.length === 0) return undefined;
  return { title: importTexts.report.title(list, file), taken: [importTexts.report.lead(count, changed)], cells };
}

/** Imports rows of a file into a list: a worker reads the file, columns are matched by name, and nothing is written before the user confirms the preview. */
export function ImportDialog({ source, change, onReport, onClose }: ImportDialogProps): ReactNode {
  const { list, path } = source;
  const { id: calculator } = source.state.definition;
  const [file, setFile] = useState("");
  const [tables, setTables] = useState<ReadTables>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [choice, setChoice] = useState<Choice>({ sheet: 0, headRow: undefined });
  const [chosenMode, setMode] = useState<ImportMode>();
  const [remembered] = useState(() => rememberedHeads(calculator, path));
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const open = async (opened: File): Promise<void> => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setTables(undefined);
    setProblem(undefined);
    setReading(true);
    const answer = await openTables(opened, decimalMark(), controller.signal);
    if (controller.signal.aborted || !answer) return;
    setReading(false);
    if ("problem" in answer) {
      if (answer.error !== undefined) log.warn("The tables of a file could not be read.", answer.error);
      return setProblem(answer.problem);
    }
    setFile(opened.name);
    setTables(answer.tables);
    setChoice(firstChoice(answer.tables, source, remembered));
  };

  const table = useMemo((): SheetTable | undefined => {
    const sheet = tables?.sheets[choice.sheet];
    const { headRow } = choice;
    return sheet && headRow !== undefined ? sheetTable(tables, sheet, { ...choice, headRow }, fileColumns(source), remembered) : undefined;
  }, [tables, choice, source, remembered]);
  const known = table ? knownRows(table, source) : 0;
  const mode = chosenMode ?? (known > 0 ? "update" : isListBlank(source) ? "replace" : "append");
  const read = useMemo(() => {
    if (!table) return undefined;
    const imported = importRows(source, table, mode);
    return { ...imported, problems: [...imported.problems, ...refusedCells(source, table, imported)] };
  }, [table, mode, source]);

  const finish = (): void => {
    if (!read || !table) return;
    const id = change({ type: "rows", path, rows: read.rows, texts: read.texts });
    const { headRow } = choice;
    const sheet = tables?.sheets[choice.sheet];
    if (tables && sheet && headRow !== undefined) {
      const unchosen = sheetTable(tables, sheet, { ...choice, headRow, heads: undefined }, fileColumns(source), {});
      rememberHeads(calculator, path, table.heads, unchosen.heads);
    }
    notify({
      message: importTexts.done(read.count, list.rowLabel),
      tone: "success",
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) },
    });
    const report = reportOf(file, list.label, read, table);
    if (report) onReport(report);
    onClose();
  };
  const canImport = read !== undefined && read.count > 0;
  return (
    <GridDialog title={importTexts.title(list.label)} wide onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button for files does the same */}
      <div
        className={styles.content}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [dropped] = event.dataTransfer.files;
          if (dropped) void open(dropped);
        }}
      >
        <label className={styles.choice}>
          <span>{importTexts.file}</span>
          <input
            type="file"
            data-begin
            accept=".xlsx,.xlsm,.xls,.csv,.tsv,.txt"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void open(chosen);
            }}
          />
        </label>
        {isReading && <Spinner label={importTexts.reading} />}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {tables && (
          <ImportPreview
            source={source}
            tables={tables}
            sheet={choice.sheet}
            choice={choice}
            table={table}
            read={read}
            known={known}
            mode={mode}
            setMode={setMode}
            chooseSheet={(sheet) =>
              setChoice({ ...firstChoice({ ...tables, sheets: [tables.sheets[sheet]!] }, source, remembered), sheet })
            }
            choose={(next) => setChoice({ ...next, sheet: choice.sheet })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" disabled={!canImport} onClick={finish}>
          {importTexts.action(read?.count ?? 0, list.rowLabel)}
        </Button>
      </div>
    </GridDialog>
  );
}
