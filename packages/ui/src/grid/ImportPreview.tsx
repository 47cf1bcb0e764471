import { defaultUnit, unitIdOf, unitsOf, unitSymbol, type DecimalMark } from "@org/hvac-core/quantity";
import { useId, useMemo, type ReactNode } from "react";
import {
  fileColumns,
  headAs,
  isUnitFor,
  kindsOf,
  cellText,
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

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Symbols of the possible units of a column: that of the list, and others. */
function unitChoices(column: FileColumn, source: ListSource): { readonly listUnit: string; readonly others: readonly string[] } {
  const { cellField, column: list, place } = column;
  if (cellField.type !== "quantity") return { listUnit: "", others: [] };
  const unit = place === undefined ? columnUnit(list, source) : defaultUnit(cellField.quantity, source.state.complete.unitSystem);
  const all = kindsOf(column).flatMap((kind) => [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")]);
  const symbols = new Set(all.map((each) => unitSymbol(each)).filter((symbol) => symbol !== ""));
  return { listUnit: unitSymbol(unit || "unitless"), others: [...symbols] };
}

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
      read as
      <select value={value} aria-invalid={!isKnown} onChange={({ target }) => onChange(target.value)}>
        <option value="">{listUnit === "" ? "a number" : shown(listUnit)} (as in the list)</option>
        {value !== "" && !others.includes(value) && <option value={value}>{isKnown ? value : `“${value}”: not a unit`}</option>}
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
      {hasUnitsRow && <p>The row under the names of the columns has their units.</p>}
      {hiddenCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={takesHidden} onChange={() => choose({ ...choice, takesHidden: !takesHidden })} />
          <span>Import {count(hiddenCount, "row")} that the file hides or filters out</span>
        </label>
      )}
      {totalCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={takesTotals} onChange={() => choose({ ...choice, takesTotals: !takesTotals })} />
          <span>Import {count(totalCount, "row")} with totals of other rows</span>
        </label>
      )}
      {mergedCount > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={fillsMerged} onChange={() => choose({ ...choice, fillsMerged: !fillsMerged })} />
          <span>{count(mergedCount, "merged cell")}: repeat the text in each row</span>
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
          <span>Sheet</span>
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
        <span>Names of columns are in row</span>
        <select
          value={choice.headRow ?? ""}
          onChange={({ target }) => choose({ ...choice, headRow: Number(target.value), heads: undefined })}
        >
          {choice.headRow === undefined && <option value="">choose</option>}
          {rows.slice(0, 40).map((row, index) => (
            <option key={index} value={index}>
              {index + 1}:{" "}
              {row
                .map(cellText)
                .filter((text) => text !== "")
                .join(", ")
                .slice(0, 60)}
            </option>
          ))}
        </select>
      </label>
      {table && table.shownMarks.evidence !== "none" && (
        <label className={styles.choice}>
          <span>Decimal mark</span>
          <select
            value={choice.decimalMark ?? (table.shownMarks.evidence === "shown" ? table.shownMarks.decimal : "")}
            onChange={({ target }) => choose({ ...choice, decimalMark: target.value as DecimalMark })}
          >
            {table.shownMarks.evidence === "open" && choice.decimalMark === undefined && <option value="">choose</option>}
            <option value=".">point: 1.5</option>
            <option value=",">comma: 1,5</option>
          </select>
        </label>
      )}
      {source.inputRows.length > 0 && (
        <label className={styles.choice}>
          <span>Rows of the file</span>
          <select value={mode} onChange={({ target }) => setMode(target.value as ImportMode)}>
            {known > 0 && <option value="update">update the rows with the same Row ID; others go to the end</option>}
            <option value="append">go to the end of the list{known > 0 ? ", as new rows" : ""}</option>
            <option value="replace">replace the list{known > 0 ? "; rows with the same Row ID keep what is not in the file" : ""}</option>
          </select>
        </label>
      )}
      {table && <RowChoices table={table} choice={choice} choose={choose} />}
      {unknownUnits.map(({ title, unit }) => (
        <p key={title} role="alert">
          “{unit}” in “{title}” is not a unit of this column: choose how its numbers are read.
        </p>
      ))}
      {table && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.problems}>
            <caption id={id}>
              {table.rows.length > firstRows + lastRows ? "First and last rows of the file" : "Rows of the file"}, {table.rows.length} in
              all
            </caption>
            <thead>
              <tr>
                {table.heads.map((head, index) => {
                  const column = head.target.type === "field" ? byKey.get(head.target.key) : undefined;
                  const hasUnits = table.heads.some(({ target }) => target.type === "unit" && target.column === index);
                  return (
                    <th key={index} scope="col">
                      {head.title}
                      <select
                        aria-label={`“${head.title || `Column ${index + 1}`}” is`}
                        value={valueOf(head)}
                        onChange={({ target }) => setHeads(withTarget(table.heads, index, target.value, columns))}
                      >
                        <option value=":none">not imported</option>
                        {(index > 0 || head.target.type === "unit") && <option value=":unit">unit</option>}
                        {head.target.type === "id" && <option value=":id">row ID</option>}
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
  const leftOut = table.heads.filter(({ target, title }) => target.type === "none" && title.trim() !== "").map(({ title }) => `“${title}”`);
  return (
    <>
      {left > 0 && <p role="alert">The list has no room for the last {left} rows of the file; they are left out.</p>}
      {leftOut.length > 0 && <p>Not imported: {leftOut.join(", ")}.</p>}
      <output>
        {problems.length === 0
          ? "Every cell can be read."
          : `${problems.length === 1 ? "1 cell needs" : `${problems.length} cells need`} correction. Numbers that cannot be read stay in their cells as text, marked.`}
      </output>
      {problems.length > 0 && <ProblemTable cells={cells} />}
      {problems.length > maxProblems && <p>And {problems.length - maxProblems} more.</p>}
    </>
  );
}
