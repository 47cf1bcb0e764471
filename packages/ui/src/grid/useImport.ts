import { useMemo, useState } from "react";
import { decimalMark } from "@org/form/numbers";
import type { ListSource } from "@org/form/rows";
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
  searchedRows,
  sheetTable,
  type ReadTables,
  type RememberedHeads,
  type Import,
  type ImportMode,
  type ImportReport,
  type ReportedCell,
  type SheetChoice,
  type SheetTable,
} from "@org/form/importing";
import { useLatestRun } from "../elements/useLatestRun.ts";
import { importTexts } from "./importTexts.ts";
import { rememberedHeads, rememberHeads } from "./rememberedHeads.ts";

/** The sheet of a file that is imported, and how it is read. */
interface Choice extends SheetChoice {
  readonly sheet: number;
}

/** The sheet whose heads match the most fields of the list, and its head row. */
function firstChoice({ sheets }: ReadTables, source: ListSource, known: RememberedHeads): Choice {
  const columns = fileColumns(source);
  const matches = sheets.map(({ rows }) => {
    const texts = rows.slice(0, searchedRows).map((row) => row.map(cellText));
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
  const { heads, numbers, skippedRows } = table;
  const cells: ReportedCell[] = [
    ...problems.map(({ row, column, text, why }) => ({ row: String(numbers[row]), column: heads[column]?.title ?? "", text, why })),
    ...skippedRows.map(({ number, text, why }) => ({
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

interface OpenedTables {
  readonly file: string;
  readonly tables: ReadTables | undefined;
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly open: (file: File) => Promise<void>;
}

/** Reads the tables of a file in a worker; another file replaces them. */
function useOpenedTables(onOpened: (tables: ReadTables) => void): OpenedTables {
  const [file, setFile] = useState("");
  const [tables, setTables] = useState<ReadTables>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { begin } = useLatestRun();
  const open = async (opened: File): Promise<void> => {
    const signal = begin();
    setTables(undefined);
    setProblem(undefined);
    setReading(true);
    const answer = await openTables(opened, decimalMark(), signal);
    if (signal.aborted || !answer) return;
    setReading(false);
    if ("problem" in answer) {
      if (answer.error !== undefined) log.warn("The tables of a file could not be read.", answer.error);
      return setProblem(answer.problem);
    }
    setFile(opened.name);
    setTables(answer.tables);
    onOpened(answer.tables);
  };
  return { file, tables, problem, isReading, open };
}

/** The table that a choice reads from a file; `undefined` while its head row is not known. */
function chosenTable(tables: ReadTables | undefined, choice: Choice, source: ListSource, known: RememberedHeads): SheetTable | undefined {
  const sheet = tables?.sheets[choice.sheet];
  const { headRow } = choice;
  return sheet && headRow !== undefined ? sheetTable(tables, sheet, { ...choice, headRow }, fileColumns(source), known) : undefined;
}

interface ImportState {
  readonly opened: OpenedTables;
  readonly choice: Choice;
  readonly choose: (choice: SheetChoice) => void;
  readonly chooseSheet: (sheet: number) => void;
  readonly table: SheetTable | undefined;
  /** Number of rows of the file that the list has. */
  readonly known: number;
  readonly mode: ImportMode;
  readonly setMode: (mode: ImportMode) => void;
  readonly read: Import | undefined;
  /** Report of changes and omissions after an import. */
  readonly report: () => ImportReport | undefined;
  /** Remembers the heads that the user has chosen columns for. */
  readonly rememberChoice: () => void;
}

/** The import of a file into a list: the sheet and columns that the user chooses, and the rows that they give. */
export function useImport(source: ListSource): ImportState {
  const { id: calculator } = source.state.definition;
  const [choice, setChoice] = useState<Choice>({ sheet: 0, headRow: undefined });
  const [chosenMode, setMode] = useState<ImportMode>();
  const [remembered] = useState(() => rememberedHeads(calculator, source.path));
  const opened = useOpenedTables((tables) => setChoice(firstChoice(tables, source, remembered)));
  const { tables, file } = opened;

  const table = useMemo(() => chosenTable(tables, choice, source, remembered), [tables, choice, source, remembered]);
  const known = table ? knownRows(table, source) : 0;
  const mode = chosenMode ?? (known > 0 ? "update" : isListBlank(source) ? "replace" : "append");
  const read = useMemo(() => {
    if (!table) return undefined;
    const imported = importRows(source, table, mode);
    return { ...imported, problems: [...imported.problems, ...refusedCells(source, table, imported)] };
  }, [table, mode, source]);
  return {
    opened,
    choice,
    choose: (next) => setChoice({ ...next, sheet: choice.sheet }),
    chooseSheet: (sheet) => {
      if (tables) setChoice({ ...firstChoice({ ...tables, sheets: [tables.sheets[sheet]!] }, source, remembered), sheet });
    },
    table,
    known,
    mode,
    setMode,
    read,
    report: () => (read && table ? reportOf(file, source.list.label, read, table) : undefined),
    rememberChoice: () => {
      const unchosen = chosenTable(tables, { ...choice, heads: undefined }, source, {});
      if (table && unchosen) rememberHeads(calculator, source.path, table.heads, unchosen.heads);
    },
  };
}
