import { useId, type ReactNode } from "react";
import { columnWidth, paperParts, printedText, type PrintedUnitTable, type UnitLine } from "@org/documents/content";
import styles from "./print.module.css";

const headOf = ({ label, unit }: UnitLine): string => [label, unit].filter(Boolean).join(", ");

/** The units of a list on paper: below each other, or beside each other where all that is said of them is wider than the paper. */
export function PrintedUnits({ units }: { readonly units: PrintedUnitTable }): ReactNode {
  const id = useId();
  const { title, kind, heads, lines, byRow } = units;
  const names = lines.map(headOf);
  const parts = byRow
    ? [heads.map((_, index) => index)]
    : paperParts(
        columnWidth([kind, ...names]),
        heads.map((head, index) => columnWidth([head, ...lines.map((line) => printedText(line, index))])),
      );
  return (
    <section className={`${styles.inputs} ${styles.withResults}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {parts.map((part) => {
        const columns = byRow ? names : part.map((index) => heads[index]!);
        const rows = byRow
          ? part.map((index) => ({
              head: heads[index]!,
              cells: lines.map((line) => ({ text: line.texts[index], isAssumed: line.assumed[index] })),
            }))
          : lines.map((line) => ({
              head: headOf(line),
              cells: part.map((index) => ({ text: line.texts[index], isAssumed: line.assumed[index] })),
            }));
        return (
          <table key={part.join(" ")} className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">{kind}</th>
                {columns.map((column, index) => (
                  <th key={index} scope="col" className={styles.number}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ head, cells }, index) => (
                <tr key={index}>
                  <th scope="row">{head}</th>
                  {cells.map(({ text, isAssumed }, column) => (
                    <td key={column} className={styles.number}>
                      {text}
                      {isAssumed && <em> assumed</em>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
