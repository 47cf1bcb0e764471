import { useId, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { CopyButton } from "../elements/CopyButton.tsx";
import { copiedFigure, type FigureCell, type FigureTable } from "./copiedFigure.ts";
import { texts } from "./texts.ts";
import styles from "./figures.module.css";

interface FigureFrameProps {
  readonly title: string;
  /** Content of the figure, in a sentence. */
  readonly description: string;
  /** Interactions on the screen, in a sentence. */
  readonly hint?: string;
  readonly table: FigureTable<FigureCell>;
  /** Whether newer numbers are being calculated: a report waits for them. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

const textOf = (cell: FigureCell | undefined): string | undefined => (typeof cell === "object" ? cell.text : cell);

/** The frame of every figure: title, summary, and the same numbers as a table. */
export function FigureFrame({ title, description, hint, table, isBusy = false, children }: FigureFrameProps): ReactNode {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure className={styles.frame} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <figcaption className={styles.caption}>
        <div>
          <h3 id={id}>{title}</h3>
          <p>{description}</p>
          {hint !== undefined && <p className="screen-only">{hint}</p>}
        </div>
        <Button className="screen-only" look="quiet" small aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.frame.asFigure : texts.frame.asTable}
        </Button>
      </figcaption>
      {asTable ? (
        <div className={styles.numbers}>
          <CopyButton name={title} table={() => copiedFigure(table)} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
          <section className={styles.scroll} aria-label={texts.frame.table(title)} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([head, ...cells], row) => (
                  <tr key={row}>
                    <th scope="row">{textOf(head)}</th>
                    {cells.map((cell, index) => (
                      <td key={index}>{textOf(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      ) : (
        children
      )}
    </figure>
  );
}
