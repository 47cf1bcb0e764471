import type { Table } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { citationText, formatQuantity, prose } from "../../elements/numbers.ts";
import { readingSymbol, readingUnit, type UnitWishes } from "./shown.ts";
import styles from "./results.module.css";

interface ResultTablesProps {
  readonly tables: readonly Table[];
  readonly unitSystem: UnitSystem;
  readonly wishes: UnitWishes;
}

/** The tables of an outcome: units in the head, figures below each other, the row in use marked. */
export function ResultTables({ tables, unitSystem, wishes }: ResultTablesProps): ReactNode {
  return tables.map((table) => (
    <section key={table.id} className={styles.table}>
      <h3 id={`table-${table.id}`}>{table.title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
      <section className={styles.scroll} aria-labelledby={`table-${table.id}`} tabIndex={0}>
        <table aria-labelledby={`table-${table.id}`}>
          <thead>
            <tr>
              {table.columns.map(({ key, label, quantity }) => {
                const unit = readingSymbol(quantity, unitSystem, wishes);
                return (
                  <th key={key} scope="col" data-text={quantity === "text" || undefined}>
                    {label}
                    {unit && <small>{unit}</small>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index} aria-current={index === table.chosen || undefined}>
                {table.columns.map(({ key, quantity }) => {
                  const cell = row[key];
                  const text =
                    typeof cell === "number" && quantity !== "text"
                      ? formatQuantity(cell, quantity, unitSystem, { unit: readingUnit(quantity, unitSystem, wishes), withUnit: false })
                      : prose(String(cell ?? "–"));
                  return (
                    <td key={key} data-text={quantity === "text" || undefined}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.source && <p className={styles.foot}>{citationText(table.source)}</p>}
    </section>
  ));
}
