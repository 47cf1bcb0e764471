import type { ReactNode } from "react";
import { columnWidth, paperParts, type CellTable } from "@org/documents/content";
import { useCurrency } from "../state/currencyContext.ts";
import styles from "./print.module.css";

/** Values along an axis, the lines below each other. */
export function PrintedCells({ title, name, lines, isAssumed }: CellTable): ReactNode {
  const inCurrency = useCurrency();
  const [first] = lines;
  if (!first) return null;
  const head = columnWidth([name, ...lines.map((line) => line.head)]);
  const parts = paperParts(
    head,
    first.places.map((place, column) => columnWidth([place, ...lines.map(({ texts }) => texts[column] ?? "")])),
  );
  return (
    <div className={styles.list}>
      <h3>
        {inCurrency(title)}
        {isAssumed && <em> assumed</em>}
      </h3>
      {parts.map((part) => (
        <table key={part.join(" ")} className={styles.cells}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {part.map((column) => (
                <th key={column} scope="col">
                  {first.places[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, head: label, texts, isAssumed: isLineAssumed }) => (
              <tr key={id}>
                <th scope="row">
                  {inCurrency(label)}
                  {isLineAssumed && <em> assumed</em>}
                </th>
                {part.map((column) => (
                  <td key={column}>{texts[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
