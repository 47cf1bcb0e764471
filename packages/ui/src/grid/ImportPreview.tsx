import { defaultUnit, unitIdOf, unitsOf, unitSymbol, type DecimalMark } from "@org/hvac-core/quantity";
import { useId, useMemo, type ReactNode } from "react";
import {
  fileColumns,
  headAs,
  isUnitFor,
  kindsOf,
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
import { currencyOf, withCurrency } from "@org/form/state";
import { columnUnit, type ListSource } from "@org/form/rows";
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

/** Number of rows shown from the start and the end of the file, and of problems. */
const [firstRows, lastRows] = [8, 4];
const maxProblems = 100;

/** Target of a column of the file, as the value in its list of choices. */
const valueOf = ({ target }: Head): string => (target.type === "field" ? target.key : `:${target.type}`);

/** The heads with another target of one column; a column with the same target loses it. */
function withTarget(heads: readonly Head[], position: number, value: string, columns: readonly FileColumn[]): readonly Head[] {
  const column = columns.find(({ key }) => key === value);
  return heads.map((head, index): Head => {
    if (index === position) {
      if (value === ":unit") return { ...head, target: { type: "unit", column: position - 1 }, unit: "" };
      return column ? headAs(head, column) : { ...head, target: { type: "none" }, unit: "" };
    }
    return valueOf(head) === value && !value.startsWith(":") ? { ...head, target: { type: "none" }, unit: "" } : head;
  });
}

/** Symbols of the possible units of a column: that of the list, and others. */
function unitChoices(column: FileColumn, source: ListSource): { readonly listUnit: string; readonly others: readonly string[] } {
  const { cellField, column: list, place } = column;
  if (cellField.type !== "quantity") return { listUnit: "", others: [] };
  const unit = place === undefined ? columnUnit(list, source) : defaultUnit(cellField.quantity, source.state.complete.unitSystem);
  const all = kindsOf(column).flatMap((kind) => [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")]);
  const symbols = new Set(all.map((each) => unitSymbol(each)).filter((symbol) => symbol !== ""));
  return { listUnit: unitSymbol(unit || "unitless"), others: [...symbols] };
}

/** The first cells of a row that has text. */
const headSample = (row: ReadSheet["rows"][number]): string =>
  row
    .map(cellText)
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, 60);

/** Unit of the numbers of a column, with a choice of others. */
function UnitChoice(props: {
  readonly head: Head;
  readonly column: FileColumn;
  readonly source: ListSource;
  readonly onChange: (unit: string) => void;
}): ReactNode {
  const { head, column, source, onChange } = props;
  const { listUnit, others } = unitChoices(column, source);
  if (listUnit === "" && others.length === 0 && head.unit === "") return null;
  const currency = currencyOf(source.state);
  const shown = (symbol: string): string => withCurrency(symbol, currency);
  const isKnown = head.unit === "" || isUnitFor(head.unit, column);
  const [id] = kindsOf(column).flatMap((kind) => unitIdOf(head.unit, kind) ?? []);
  const symbol = id === undefined ? undefined : unitSymbol(id);
  const value = head.unit === "" ? "" : symbol !== undefined && others.includes(symbol) ? symbol : head.unit;
  return (
    <label className={styles.unit}>
      {importTexts.column.readAs}
      <select value={value} aria-invalid={!isKnown} onChange={({ target }) => onChange(target.value)}>
        <option value="">{importTexts.column.listUnit(listUnit === "" ? "" : shown(listUnit))}</option>
        {value !== "" && !others.includes(value) && (
          <option value={value}>{isKnown ? value : importTexts.column.unknownUnit(value)}</option>
        )}
        {others.map((each) => (
          <option key={each} value={each}>
            {shown(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

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

/** Preview of an import: targets of columns, the first and last rows, and each cell that cannot be read, with the reason. */
export function ImportPreview(props: ImportPreviewProps): ReactNode {
  const { source, tables, sheet, choice, table, read, known, mode, setMode, chooseSheet, choose } = props;
  const id = useId();
  const columns = useMemo(() => fileColumns(source), [source]);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const rows = tables.sheets[sheet]?.rows ?? [];
  const setHeads = (heads: readonly Head[]): void => choose({ ...choice, heads });
  const unknownUnits = (table?.heads ?? []).filter(({ target, unit }) => {
    const column = target.type === "field" ? byKey.get(target.key) : undefined;
    return column !== undefined && unit !== "" && !isUnitFor(unit, column);
  });
  return (
    <>
      {tables.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {tables.sheets.length > 1 && (
        <label className={styles.choice}>
          <span>{importTexts.sheet}</span>
          <select value={sheet} onChange={({ target }) => chooseSheet(Number(target.value))}>
            {tables.sheets.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.choice}>
        <span>{importTexts.headRow}</span>
        <select
          value={choice.headRow ?? ""}
          onChange={({ target }) => choose({ ...choice, headRow: Number(target.value), heads: undefined })}
        >
          {choice.headRow === undefined && <option value="">{texts.notChosen}</option>}
          {rows.slice(0, 40).map((row, index) => (
            <option key={index} value={index}>
              {importTexts.headRowOption(index + 1, headSample(row))}
            </option>
          ))}
        </select>
      </label>
      {table && table.shownMarks.evidence !== "none" && (
        <label className={styles.choice}>
          <span>{importTexts.decimalMark}</span>
          <select
            value={choice.decimalMark ?? (table.shownMarks.evidence === "shown" ? table.shownMarks.decimal : "")}
            onChange={({ target }) => choose({ ...choice, decimalMark: target.value as DecimalMark })}
          >
            {table.shownMarks.evidence === "open" && choice.decimalMark === undefined && <option value="">{texts.notChosen}</option>}
            <option value=".">{texts.decimalMark.point}</option>
            <option value=",">{texts.decimalMark.comma}</option>
          </select>
        </label>
      )}
      {source.inputRows.length > 0 && (
        <label className={styles.choice}>
          <span>{importTexts.mode.label}</span>
          <select value={mode} onChange={({ target }) => setMode(target.value as ImportMode)}>
            {known > 0 && <option value="update">{importTexts.mode.update}</option>}
            <option value="append">{importTexts.mode.append(known > 0)}</option>
            <option value="replace">{importTexts.mode.replace(known > 0)}</option>
          </select>
        </label>
      )}
      {table && <RowChoices table={table} choice={choice} choose={choose} />}
      {unknownUnits.map(({ title, unit }) => (
        <p key={title} role="alert">
          {importTexts.column.chooseUnit(unit, title)}
        </p>
      ))}
      {table && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.problems}>
            <caption id={id}>{importTexts.preview.caption(table.rows.length, table.rows.length > firstRows + lastRows)}</caption>
            <thead>
              <tr>
                {table.heads.map((head, index) => {
                  const column = head.target.type === "field" ? byKey.get(head.target.key) : undefined;
                  const hasUnits = table.heads.some(({ target }) => target.type === "unit" && target.column === index);
                  return (
                    <th key={index} scope="col">
                      {head.title}
                      <select
                        aria-label={importTexts.column.target(head.title, index + 1)}
                        value={valueOf(head)}
                        onChange={({ target }) => setHeads(withTarget(table.heads, index, target.value, columns))}
                      >
                        <option value=":none">{importTexts.column.none}</option>
                        {(index > 0 || head.target.type === "unit") && <option value=":unit">{importTexts.column.unit}</option>}
                        {head.target.type === "id" && <option value=":id">{importTexts.column.rowId}</option>}
                        {columns.map(({ key, label }) => (
                          <option key={key} value={key}>
                            {label}
                          </option>
                        ))}
                      </select>
                      {column?.cellField.type === "quantity" && !hasUnits && (
                        <UnitChoice
                          head={head}
                          column={column}
                          source={source}
                          onChange={(unit) => setHeads(table.heads.map((each, i) => (i === index ? { ...each, unit } : each)))}
                        />
                      )}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <PreviewRows table={table} read={read} />
          </table>
        </div>
      )}
      {read && table && <Problems read={read} table={table} />}
    </>
  );
}

function PreviewRows({ table, read }: { readonly table: SheetTable; readonly read: Import | undefined }): ReactNode {
  const { rows, heads } = table;
  const isLong = rows.length > firstRows + lastRows;
  const shown = rows.flatMap((row, line) => (!isLong || line < firstRows || line >= rows.length - lastRows ? [{ row, line }] : []));
  const refused = new Set(read?.problems.map(({ row, column }) => `${row} ${column}`));
  return (
    <tbody>
      {shown.flatMap(({ row, line }) => [
        isLong && line === rows.length - lastRows && (
          <tr key="gap" className={styles.gapRow}>
            <td colSpan={heads.length}>…</td>
          </tr>
        ),
        <tr key={line}>
          {heads.map((_, column) => (
            <td key={column} data-refused={refused.has(`${line} ${column}`) || undefined}>
              {cellText(row[column])}
            </td>
          ))}
        </tr>,
      ])}
    </tbody>
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
