import type { ReactNode } from "react";
import { axisNames } from "../fields/axisNames.ts";
import { columnWidth, paperParts } from "./paperParts.ts";
import type { CellLine } from "./places.ts";
import styles from "./print.module.css";

interface PrintedCellsProps {
  readonly title: string;
  /** Lines along one axis, each with what it is called at its head. */
  readonly lines: readonly (CellLine & { readonly head: string })[];
}

/** Values along an axis, the lines below each other. */
export function PrintedCells({ title, lines }: PrintedCellsProps): ReactNode {
  const [first] = lines;
  if (!first) return null;
  const name = axisNames[first.axis];
  const head = columnWidth([name, ...lines.map((line) => line.head)]);
  const parts = paperParts(
    head,
    first.places.map((place, column) => columnWidth([place, ...lines.map(({ texts }) => texts[column] ?? "")])),
  );
  return (
    <div className={styles.list}>
      <h3>{title}</h3>
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
            {lines.map(({ id, head: label, texts, isAssumed }) => (
              <tr key={id}>
                <th scope="row">
                  {label}
                  {isAssumed && <em> assumed</em>}
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
