import type { ReportBlock, ReportCell, ReportTable } from "@org/documents/content";
import { Fragment, useId, type ReactNode } from "react";
import styles from "./issue.module.css";

const textOf = (cell: ReportCell): string => (typeof cell === "string" ? cell : cell.text);

/** Parts of inputs and results in the texts of a report. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly ReportBlock[] }): ReactNode {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing of an issue moves
    <ContentBlock key={index} block={block} />
  ));
}

function ContentBlock({ block }: { readonly block: ReportBlock }): ReactNode {
  const id = useId();
  const title = block.title !== "" && (
    <h3 id={id} dir="auto">
      {block.title}
    </h3>
  );
  if (block.kind === "lines")
    return (
      <div className={styles.block}>
        {title}
        <dl className={styles.lines}>
          {block.lines.map(({ label, text, severity }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and nothing of an issue moves
            <div key={index}>
              <dt>{label}</dt>
              <dd className="numbers" dir="auto">
                {text}
                {severity !== undefined && <small> ({severity.toLowerCase()})</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  return (
    <div className={styles.block}>
      {title}
      {block.rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too
        <section className={styles.table} aria-labelledby={id} tabIndex={0}>
          <BlockTable block={block} />
        </section>
      )}
      {block.note !== undefined && <p className={styles.note}>{block.note}</p>}
    </div>
  );
}

function BlockTable({ block: { columns, rows, sum } }: { readonly block: ReportTable }): ReactNode {
  const named = columns.findIndex(({ isText }) => isText);
  // Groups with sums have a line above them; others stand before the name of each row.
  const isGrouped = rows.some(({ isSum }) => isSum);
  const line = (cells: readonly ReportCell[], note?: string): ReactNode => {
    // A sum has no number at its head.
    const head = cells.findIndex((cell) => textOf(cell) !== "");
    return cells.map((cell, index) =>
      index === head ? (
        <th key={index} scope="row" dir="auto" data-text={columns[index]?.isText || undefined}>
          {textOf(cell)}
        </th>
      ) : (
        <td key={index} dir="auto" data-text={columns[index]?.isText || undefined}>
          {textOf(cell)}
          {index === named && note !== undefined && <small className={styles.rowNote}>{note}</small>}
        </td>
      ),
    );
  };
  return (
    <table className="numbers">
      <thead>
        <tr>
          {columns.map(({ label, unit, isText }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and nothing of an issue moves
            <th key={index} scope="col" data-text={isText || undefined}>
              {label}
              {unit !== undefined && <small> {unit}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, owner, isChosen, isSum, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing of an issue moves
          <Fragment key={index}>
            {isGrouped && owner !== undefined && owner !== rows[index - 1]?.owner && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} dir="auto">
                  {owner}
                </th>
              </tr>
            )}
            <tr data-chosen={isChosen ?? isSum}>
              {line(owner === undefined || isGrouped ? cells : [`${owner}: ${textOf(cells[0] ?? "")}`, ...cells.slice(1)], note)}
            </tr>
          </Fragment>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>{line(sum)}</tr>
        </tfoot>
      )}
    </table>
  );
}
