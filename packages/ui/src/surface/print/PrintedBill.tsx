import { useId, type ReactNode } from "react";
import { plural } from "@org/form/numbers";
import { sumOf, type PrintedColumn, type PrintedTable } from "@org/documents/content";
import styles from "./print.module.css";

/** How a column stands: texts at their beginning, numbers below each other. */
const lookOf = ({ isText }: PrintedColumn): string | undefined => (isText ? undefined : styles.number);

/** A list with its results on paper: as one table, in groups with what they come to. */
export function PrintedBill({ table }: { readonly table: PrintedTable }): ReactNode {
  const id = useId();
  const { kind, columns, groups, sum } = table;
  const count = groups.reduce((all, { rows }) => all + rows.length, 0);
  const noun = kind.toLowerCase();
  return (
    <section className={`${styles.inputs} ${styles.withResults}`} aria-labelledby={id}>
      <h2 id={id}>{table.title}</h2>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              No.
            </th>
            <th scope="col">{kind}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={lookOf(column)}>
                {[column.label, column.unit].filter(Boolean).join(", ")}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title !== "" && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 2} className={styles.owner}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map(({ id: row, number, name, note, cells, origins }) => (
              <tr key={row}>
                <td className={styles.number}>{number}</td>
                <th scope="row">
                  {name}
                  {note !== "" && <small>{note}</small>}
                  {origins.map(({ label, text }) => (
                    <small key={label}>
                      {label}: {text}
                    </small>
                  ))}
                </th>
                {columns.map((column, index) => (
                  <td key={column.label} className={lookOf(column)}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
            {group.title !== "" && <Sum label={sumOf(group.title)} sum={group.sum} span={columns.length} />}
          </tbody>
        ))}
        <tfoot>
          <Sum label={`${count} ${count === 1 ? noun : plural(noun)}`} sum={sum} span={columns.length} />
        </tfoot>
      </table>
    </section>
  );
}

function Sum({ label, sum, span }: { readonly label: string; readonly sum: string; readonly span: number }): ReactNode {
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={span + 1}>
        {label}
      </th>
      <td className={styles.number}>{sum}</td>
    </tr>
  );
}
