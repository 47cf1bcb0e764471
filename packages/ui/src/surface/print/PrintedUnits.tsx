import { useId, type ReactNode } from "react";
import { columnWidth, paperParts } from "./paperParts.ts";
import type { PrintedUnitTable, UnitLine } from "./printedUnits.ts";
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
        heads.map((head, index) => columnWidth([head, ...lines.map(({ texts }) => texts[index] ?? "")])),
      );
  return (
    <section className={`${styles.inputs} ${styles.withResults}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {parts.map((part) => {
        const columns = byRow ? names : part.map((index) => heads[index]!);
        const rows = byRow
          ? part.map((index) => ({ head: heads[index]!, texts: lines.map(({ texts }) => texts[index]) }))
          : lines.map((line) => ({ head: headOf(line), texts: part.map((index) => line.texts[index]) }));
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
              {rows.map(({ head, texts }, index) => (
                <tr key={index}>
                  <th scope="row">{head}</th>
                  {texts.map((text, column) => (
                    <td key={column} className={styles.number}>
                      {text}
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
