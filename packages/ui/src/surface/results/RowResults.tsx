import type { RowsResultField, ScalarResultField } from "@org/hvac-core/kernel";
import { useId, type ReactNode } from "react";
import { formatQuantity, prose } from "../../elements/numbers.ts";
import { rowTitles } from "../state/labels.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { dash, readingSymbol, readingUnit, type UnitWishes } from "./shown.ts";
import styles from "./results.module.css";

interface RowResultsProps {
  readonly name: string;
  readonly field: RowsResultField;
  readonly state: CalculatorState;
  readonly wishes: UnitWishes;
}

type Row = Readonly<Record<string, { readonly value: number | string } | undefined>> & { readonly id: string };

/** Results that come by rows, as a table: one line for each row of the input. */
export function RowResults({ name, field, state, wishes }: RowResultsProps): ReactNode {
  const { definition, complete, outcome } = state;
  const id = useId();
  const rows = (outcome.ok ? (outcome.results[name] as unknown as readonly Row[] | undefined) : undefined) ?? [];
  if (rows.length === 0) return null;
  const titles = rowTitles(definition.fields, complete, name);
  const present = Object.entries(field.row).flatMap(([key, column]) =>
    column.type === undefined && rows.some((row) => row[key] !== undefined) ? [[key, column] as const] : [],
  );
  // Rows that say what they are called are not called otherwise.
  const [first] = present;
  const naming = first?.[1].quantity === "text" ? first : undefined;
  const columns = naming ? present.slice(1) : present;
  const { unitSystem } = complete;
  const text = (cell: Row[string], { quantity }: ScalarResultField): string => {
    if (cell === undefined) return dash;
    const { value } = cell;
    if (quantity === "text" || typeof value === "string") return prose(String(value));
    return formatQuantity(value, quantity, unitSystem, { unit: readingUnit(quantity, unitSystem, wishes), withUnit: false });
  };
  return (
    <section className={styles.table}>
      <h3 id={id}>{field.label}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{naming ? naming[1].label : "Row"}</th>
              {columns.map(([key, { label, quantity }]) => (
                <th key={key} scope="col" data-text={quantity === "text" || undefined}>
                  {label}
                  {quantity !== "text" && <small>{readingSymbol(quantity, unitSystem, wishes)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-result={`${name}.${row.id}`}>
                <th scope="row">{naming ? text(row[naming[0]], naming[1]) : (titles.get(row.id) ?? row.id)}</th>
                {columns.map(([key, column]) => (
                  <td key={key} data-text={column.quantity === "text" || undefined}>
                    {text(row[key], column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
