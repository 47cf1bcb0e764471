import { defaultUnit, unitIdOf, unitsOf, unitSymbol } from "@org/hvac-core/quantity";
import { useId, type ReactNode } from "react";
import { headAs, isUnitFor, kindsOf, cellText, type FileColumn, type Head, type Import, type SheetTable } from "@org/form/importing";
import { currencyOf, withCurrency } from "@org/form/state";
import { columnUnit, type ListSource } from "@org/form/rows";
import { importTexts } from "./importTexts.ts";
import styles from "./dialog.module.css";

/** Number of rows shown from the start and the end of the file. */
const [firstRows, lastRows] = [8, 4];

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

interface ImportHeadProps {
  readonly source: ListSource;
  readonly columns: readonly FileColumn[];
  readonly heads: readonly Head[];
  readonly index: number;
  readonly setHeads: (heads: readonly Head[]) => void;
}

/** Head of a column of the file, with the choices of its target and its unit. */
function ImportHead({ source, columns, heads, index, setHeads }: ImportHeadProps): ReactNode {
  const head = heads[index]!;
  const { target } = head;
  const column = target.type === "field" ? columns.find(({ key }) => key === target.key) : undefined;
  const hasUnits = heads.some((other) => other.target.type === "unit" && other.target.column === index);
  return (
    <th scope="col">
      {head.title}
      <select
        aria-label={importTexts.column.target(head.title, index + 1)}
        value={valueOf(head)}
        onChange={(event) => setHeads(withTarget(heads, index, event.target.value, columns))}
      >
        <option value=":none">{importTexts.column.none}</option>
        {(index > 0 || target.type === "unit") && <option value=":unit">{importTexts.column.unit}</option>}
        {target.type === "id" && <option value=":id">{importTexts.column.rowId}</option>}
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
          onChange={(unit) => setHeads(heads.map((each, i) => (i === index ? { ...each, unit } : each)))}
        />
      )}
    </th>
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

type ImportTableProps = Omit<ImportHeadProps, "heads" | "index"> & { readonly table: SheetTable; readonly read: Import | undefined };

/** The first and last rows of the file, with the targets of its columns. */
export function ImportTable({ table, read, ...props }: ImportTableProps): ReactNode {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.wide} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.problems}>
        <caption id={id}>{importTexts.preview.caption(table.rows.length, table.rows.length > firstRows + lastRows)}</caption>
        <thead>
          <tr>
            {table.heads.map((_, index) => (
              <ImportHead key={index} {...props} heads={table.heads} index={index} />
            ))}
          </tr>
        </thead>
        <PreviewRows table={table} read={read} />
      </table>
    </div>
  );
}
