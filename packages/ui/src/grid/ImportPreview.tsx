import type { DecimalMark } from "@org/hvac-core/quantity";
import { useMemo, type ReactNode } from "react";
import {
  fileColumns,
  isUnitFor,
  cellText,
  type ReadSheet,
  type ReadTables,
  type FileColumn,
  type Head,
  type Import,
  type ImportMode,
  type SheetChoice,
  type SheetTable,
} from "@org/form/importing";
import type { ListSource } from "@org/form/rows";
import { ImportTable } from "./ImportTable.tsx";
import { ProblemTable } from "./ReportPanel.tsx";
import { importTexts } from "./importTexts.ts";
import { texts } from "./texts.ts";
import styles from "./dialog.module.css";

interface ImportPreviewProps {
  readonly source: ListSource;
  readonly tables: ReadTables;
  readonly sheet: number;
  readonly choice: SheetChoice;
  readonly table: SheetTable | undefined;
  readonly read: Import | undefined;
  readonly known: number;
  readonly mode: ImportMode;
  readonly setMode: (mode: ImportMode) => void;
  readonly chooseSheet: (sheet: number) => void;
  readonly choose: (choice: SheetChoice) => void;
}

/** Maximum number of problems that are listed. */
const maxProblems = 100;
/** Number of rows that can be selected as the heads: some more than are searched for them. */
const headRows = 40;

/** The first cells of a row that has text. */
const headSample = (row: ReadSheet["rows"][number]): string =>
  row
    .map(cellText)
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, 60);

/** Summary of the imported rows of the file. */
function RowChoices({ table, choice, choose }: Pick<ImportPreviewProps, "choice" | "choose"> & { readonly table: SheetTable }): ReactNode {
  const { hiddenCount, totalCount, mergedCount, hasUnitsRow } = table;
  const { takesHidden = false, takesTotals = false, fillsMerged = true } = choice;
  return (
    <>
      {hasUnitsRow && <p>{importTexts.unitsRow}</p>}
      {hiddenCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={takesHidden} onChange={() => choose({ ...choice, takesHidden: !takesHidden })} />
          <span>{importTexts.hiddenRows(hiddenCount)}</span>
        </label>
      )}
      {totalCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={takesTotals} onChange={() => choose({ ...choice, takesTotals: !takesTotals })} />
          <span>{importTexts.totalRows(totalCount)}</span>
        </label>
      )}
      {mergedCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={fillsMerged} onChange={() => choose({ ...choice, fillsMerged: !fillsMerged })} />
          <span>{importTexts.mergedCells(mergedCount)}</span>
        </label>
      )}
    </>
  );
}

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function LabelledSelect({ label, value, onChange, children }: LabelledSelectProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

/** Choices of the sheet and of the row with the heads. */
function SheetChoices({ tables: { sheets }, sheet, choice, chooseSheet, choose }: ImportPreviewProps): ReactNode {
  const rows = sheets[sheet]?.rows ?? [];
  return (
    <>
      {sheets.length > 1 && (
        <LabelledSelect label={importTexts.sheet} value={sheet} onChange={(value) => chooseSheet(Number(value))}>
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      )}
      <LabelledSelect
        label={importTexts.headRow}
        value={choice.headRow ?? ""}
        onChange={(value) => choose({ ...choice, headRow: Number(value), heads: undefined })}
      >
        {choice.headRow === undefined && <option value="">{texts.notChosen}</option>}
        {rows.slice(0, headRows).map((row, index) => (
          <option key={index} value={index}>
            {importTexts.headRowOption(index + 1, headSample(row))}
          </option>
        ))}
      </LabelledSelect>
    </>
  );
}

/** Choices of the decimal mark, if the file leaves it open, and of the treatment of existing rows. */
function ReadingChoices({ source, choice, choose, table, known, mode, setMode }: ImportPreviewProps): ReactNode {
  const marks = table?.shownMarks;
  return (
    <>
      {marks && marks.evidence !== "none" && (
        <LabelledSelect
          label={importTexts.decimalMark}
          value={choice.decimalMark ?? (marks.evidence === "shown" ? marks.decimal : "")}
          onChange={(value) => choose({ ...choice, decimalMark: value as DecimalMark })}
        >
          {marks.evidence === "open" && choice.decimalMark === undefined && <option value="">{texts.notChosen}</option>}
          <option value=".">{texts.decimalMark.point}</option>
          <option value=",">{texts.decimalMark.comma}</option>
        </LabelledSelect>
      )}
      {source.inputRows.length > 0 && (
        <LabelledSelect label={importTexts.mode.label} value={mode} onChange={(value) => setMode(value as ImportMode)}>
          {known > 0 && <option value="update">{importTexts.mode.update}</option>}
          <option value="append">{importTexts.mode.append(known > 0)}</option>
          <option value="replace">{importTexts.mode.replace(known > 0)}</option>
        </LabelledSelect>
      )}
      {table && <RowChoices table={table} choice={choice} choose={choose} />}
    </>
  );
}

/** Heads whose unit is not one of their column. */
function withUnknownUnit(heads: readonly Head[], columns: readonly FileColumn[]): readonly Head[] {
  return heads.filter(({ target, unit }) => {
    const column = target.type === "field" ? columns.find(({ key }) => key === target.key) : undefined;
    return column !== undefined && unit !== "" && !isUnitFor(unit, column);
  });
}

/** Preview of an import: targets of columns, the first and last rows, and each cell that cannot be read, with the reason. */
export function ImportPreview(props: ImportPreviewProps): ReactNode {
  const { source, tables, choice, table, read, choose } = props;
  const columns = useMemo(() => fileColumns(source), [source]);
  return (
    <>
      {tables.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <SheetChoices {...props} />
      <ReadingChoices {...props} />
      {withUnknownUnit(table?.heads ?? [], columns).map(({ title, unit }) => (
        <p key={title} role="alert">
          {importTexts.column.chooseUnit(unit, title)}
        </p>
      ))}
      {table && <ImportTable {...{ source, columns, table, read }} setHeads={(heads) => choose({ ...choice, heads })} />}
      {read && table && <Problems read={read} table={table} />}
    </>
  );
}

function Problems({ read: { problems, left }, table }: { readonly read: Import; readonly table: SheetTable }): ReactNode {
  const cells = problems
    .slice(0, maxProblems)
    .map(({ row, column, text, why }) => ({ row: String(table.numbers[row]), column: table.heads[column]?.title ?? "", text, why }));
  const leftOut = table.heads.filter(({ target, title }) => target.type === "none" && title.trim() !== "").map(({ title }) => title);
  return (
    <>
      {left > 0 && <p role="alert">{importTexts.preview.noRoom(left)}</p>}
      {leftOut.length > 0 && <p>{importTexts.preview.leftColumns(leftOut)}</p>}
      <output>{problems.length === 0 ? importTexts.preview.readable : importTexts.preview.problems(problems.length)}</output>
      {problems.length > 0 && <ProblemTable cells={cells} />}
      {problems.length > maxProblems && <p>{texts.more(problems.length - maxProblems)}</p>}
    </>
  );
}
