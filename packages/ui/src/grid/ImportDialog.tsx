import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { decimalMark } from "../elements/numbers.ts";
import { plural } from "../elements/plural.ts";
import { Spinner } from "../elements/Spinner.tsx";
import type { CalculatorState } from "../surface/state/useCalculator.ts";
import { openTables } from "../spreadsheet/openTables.ts";
import type { ReadTables } from "../spreadsheet/table.ts";
import { fileColumns } from "./fileColumns.ts";
import { findHeadRow, readHeads, type Head } from "./fileHeads.ts";
import { GridDialog } from "./GridDialog.tsx";
import type { ImportedTable } from "./importedTable.ts";
import { importRows, refusedCells } from "./importing.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import type { ListSource } from "./source.ts";
import styles from "./dialog.module.css";

interface ImportDialogProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  readonly onClose: () => void;
}

type Mode = "append" | "replace";

/** What was chosen of the file; what is not chosen follows from it. */
interface Choice {
  readonly sheet: number;
  readonly headRow: number | undefined;
  readonly heads: readonly Head[] | undefined;
}

/** The sheet that names most fields of the list, and the row in which it does. */
function firstChoice({ sheets }: ReadTables, source: ListSource): Choice {
  const columns = fileColumns(source);
  const found = sheets.map(({ rows }) => {
    const texts = rows.slice(0, 40).map((row) => row.map((cell) => String(cell ?? "")));
    const headRow = findHeadRow(texts, columns);
    const count = headRow === undefined ? 0 : readHeads(texts[headRow]!, columns).filter(({ target }) => target.type === "field").length;
    return { headRow, count };
  });
  const sheet = found.findIndex(({ count }) => count === Math.max(...found.map((each) => each.count)));
  return { sheet, headRow: found[sheet]?.headRow, heads: undefined };
}

/** Rows of a file into a list: the file is read apart, its columns are found by their names, and nothing is written before the preview is agreed to. */
export function ImportDialog({ source, change, onClose }: ImportDialogProps): ReactNode {
  const { list } = source;
  const [tables, setTables] = useState<ReadTables>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [choice, setChoice] = useState<Choice>({ sheet: 0, headRow: undefined, heads: undefined });
  const [mode, setMode] = useState<Mode>(source.stated.length === 0 ? "replace" : "append");
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const open = async (file: File): Promise<void> => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setTables(undefined);
    setProblem(undefined);
    setReading(true);
    const answer = await openTables(file, decimalMark(), own.signal);
    if (own.signal.aborted || !answer) return;
    setReading(false);
    if ("problem" in answer) return setProblem(answer.problem);
    setTables(answer.tables);
    setChoice(firstChoice(answer.tables, source));
  };

  const table = useMemo((): ImportedTable | undefined => {
    const rows = tables?.sheets[choice.sheet]?.rows;
    if (!tables || !rows || choice.headRow === undefined) return undefined;
    const titles = (rows[choice.headRow] ?? []).map((cell) => String(cell ?? ""));
    const heads = choice.heads ?? readHeads(titles, fileColumns(source));
    return { rows: rows.slice(choice.headRow + 1), heads, isMarked: tables.isMarked, decimalMark: tables.decimalMark };
  }, [tables, choice, source]);
  const read = useMemo(() => {
    if (!table) return undefined;
    const imported = importRows(source, table, mode);
    return { ...imported, problems: [...imported.problems, ...refusedCells(source, table, imported, mode)] };
  }, [table, mode, source]);

  const finish = (): void => {
    if (!read) return;
    const id = change({ type: "rows", path: source.path, rows: read.rows, texts: read.texts });
    const count = `${read.count} ${read.count === 1 ? list.rowLabel : plural(list.rowLabel)}`;
    notify({ message: `${count} imported.`, tone: "success", action: { label: "Undo", run: () => change({ type: "undo", id }) } });
    onClose();
  };
  const canImport = read !== undefined && read.count > 0;
  return (
    <GridDialog title={`Import ${list.label.toLowerCase()}`} wide onClose={onClose}>
      <div className={styles.content}>
        <label className={styles.choice}>
          <span>Workbook (.xlsx) or text file (.csv)</span>
          <input
            type="file"
            data-begin
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
            }}
          />
        </label>
        {isReading && <Spinner label="Reading the file" />}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {tables && (
          <ImportPreview
            source={source}
            tables={tables}
            sheet={choice.sheet}
            headRow={choice.headRow}
            table={table}
            read={read}
            mode={mode}
            setMode={setMode}
            chooseSheet={(sheet) => setChoice({ ...firstChoice({ ...tables, sheets: [tables.sheets[sheet]!] }, source), sheet })}
            chooseHeadRow={(headRow) => setChoice({ ...choice, headRow, heads: undefined })}
            chooseHeads={(heads) => setChoice({ ...choice, heads })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={!canImport} onClick={finish}>
          {canImport ? `Import ${read.count} ${read.count === 1 ? list.rowLabel : plural(list.rowLabel)}` : "Import"}
        </Button>
      </div>
    </GridDialog>
  );
}
