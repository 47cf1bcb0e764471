import type { ReactNode } from "react";
import { axisNames, placeTitles, referencedRows } from "@org/form/fields";
import { isRecord } from "@org/form/state";
import type { SchedulePlace } from "@org/documents/content";
import styles from "./print.module.css";

/** Such a matrix by the numbers of the rows, which are told above it. One that names none is a line. */
export function PrintedSchedule({ place: { field, value, scope } }: { readonly place: SchedulePlace }): ReactNode {
  const rows = referencedRows(field.cell, scope);
  const values: readonly unknown[] = isRecord(value) && Array.isArray(value["values"]) ? value["values"] : [];
  const columns = placeTitles(field.columns);
  const numberOf = (cell: number): number => rows.findIndex(([id]) => id === values[cell]) + 1;
  const used = rows.filter(([id]) => values.includes(id));
  return (
    <div className={styles.list}>
      <h3>{field.label}</h3>
      <p>
        {used.length === 0
          ? "None entered."
          : used.map(([id, title]) => `${rows.findIndex(([each]) => each === id) + 1} ${title}`).join(" · ")}
      </p>
      {used.length > 0 && (
        <table className={styles.cells}>
          <thead>
            <tr>
              <th scope="col">{axisNames[field.rows]}</th>
              {columns.map((place) => (
                <th key={place} scope="col">
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placeTitles(field.rows).map((title, row) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {columns.map((place, column) => (
                  <td key={place}>{numberOf(row * columns.length + column) || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
