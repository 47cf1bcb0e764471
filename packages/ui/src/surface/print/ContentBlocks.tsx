import {
  tableParts,
  type ReportBlock,
  type ReportCell,
  type ReportColumn,
  type ReportLine,
  type ReportTable,
} from "@org/documents/content";
import { Fragment, useId, type ReactNode } from "react";
import { Symbol } from "../sheet/Symbol.tsx";
import { contentTexts } from "./contentTexts.ts";
import styles from "./content.module.css";

const textOf = (cell: ReportCell): string => (typeof cell === "string" ? cell : cell.text);

interface ContentBlocksProps {
  readonly blocks: readonly ReportBlock[];
  /** Tables wider than the paper continue below; on the screen they scroll. */
  readonly isPaper?: boolean;
}

/** Inputs or results as in a report: the printed page, the page of an issue and the report show the same. */
export function ContentBlocks({ blocks, isPaper = false }: ContentBlocksProps): ReactNode {
  // oxlint-disable react/no-array-index-key -- titles may repeat, and no block moves
  return runsOf(blocks).map((run, index) =>
    run[0]!.kind === "table" ? (
      <TableBlock key={index} table={run[0]!} isPaper={isPaper} />
    ) : (
      <div key={index} className={styles.sections}>
        {run.map((block, place) => block.kind === "lines" && <LinesBlock key={place} title={block.title} lines={block.lines} />)}
      </div>
    ),
  );
  // oxlint-enable react/no-array-index-key
}

/** Groups blocks: each table alone, consecutive blocks of lines as one group, since they share the columns of a page. */
function runsOf(blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] {
  const runs: ReportBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind === "lines" && last?.[0]?.kind === "lines") last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Title({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  return (
    title !== "" && (
      <h3 id={id} dir="auto">
        {title}
      </h3>
    )
  );
}

const Label = ({ label, symbol }: Pick<ReportColumn, "label" | "symbol">): ReactNode => (
  <>
    {label}
    {symbol !== undefined && (
      <span className={styles.symbol}>
        <Symbol name={symbol} />
      </span>
    )}
  </>
);

const Assumed = ({ origin }: { readonly origin?: string | undefined }): ReactNode => (
  <em className={styles.assumed}>{origin === undefined ? contentTexts.assumed : ` ${origin}`}</em>
);

function LinesBlock({ title, lines }: { readonly title: string; readonly lines: readonly ReportLine[] }): ReactNode {
  const id = useId();
  return (
    <div className={styles.block}>
      <Title id={id} title={title} />
      <dl className={styles.lines}>
        {lines.map(({ label, symbol, text, isAssumed, origin, severity }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and no line moves
          <div key={index}>
            <dt>
              <Label label={label} {...(symbol !== undefined && { symbol })} />
            </dt>
            <dd className="numbers" dir="auto">
              {text}
              {isAssumed && <Assumed origin={origin} />}
              {severity !== undefined && <small> ({severity.toLowerCase()})</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function TableBlock({ table, isPaper }: { readonly table: ReportTable; readonly isPaper: boolean }): ReactNode {
  const id = useId();
  const parts = isPaper ? tableParts(table) : [table];
  return (
    <div className={styles.block}>
      <Title id={id} title={table.title} />
      {table.rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too
        <section className={styles.table} aria-labelledby={id} tabIndex={0}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are in the order of their columns
            <PlainTable key={index} table={part} />
          ))}
        </section>
      )}
      {table.note !== undefined && <p className={styles.note}>{table.note}</p>}
    </div>
  );
}

function PlainTable({ table: { columns, rows, sum } }: { readonly table: ReportTable }): ReactNode {
  return (
    <table className="numbers">
      <thead>
        <tr>
          {columns.map(({ label, symbol, unit, isText }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and no column moves
            <th key={index} scope="col" data-text={isText || undefined}>
              <Label label={label} {...(symbol !== undefined && { symbol })} />
              {unit !== undefined && <small> {unit}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, owner, isChosen, isSum, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- no row moves
          <Fragment key={index}>
            {owner !== undefined && owner !== rows[index - 1]?.owner && (
              <tr className={styles.owner}>
                <th scope="rowgroup" colSpan={columns.length} dir="auto">
                  {owner}
                </th>
              </tr>
            )}
            <tr data-chosen={isChosen ?? isSum}>
              <Cells columns={columns} cells={cells} note={note} />
            </tr>
          </Fragment>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <Cells columns={columns} cells={sum} note={undefined} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface CellsProps {
  readonly columns: readonly ReportColumn[];
  readonly cells: readonly ReportCell[];
  /** Below the first text of the row. */
  readonly note: string | undefined;
}

function Cells({ columns, cells, note }: CellsProps): ReactNode {
  const named = columns.findIndex(({ isText }) => isText);
  // A sum has no number in front.
  const head = cells.findIndex((cell) => textOf(cell) !== "");
  return cells.map((cell, index) => {
    const content = (
      <>
        {textOf(cell)}
        {typeof cell !== "string" && <Assumed origin={cell.origin} />}
        {index === named && note !== undefined && <small className={styles.rowNote}>{note}</small>}
      </>
    );
    const isText = columns[index]?.isText || undefined;
    return index === head ? (
      <th key={index} scope="row" dir="auto" data-text={isText}>
        {content}
      </th>
    ) : (
      <td key={index} dir="auto" data-text={isText}>
        {content}
      </td>
    );
  });
}
