import { memo, type ReactNode } from "react";
import { noValue, type DataColumn, type DataRow, type Share } from "@org/form/results";
import { StepLink, stepGroup } from "./StepLink.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

export interface TablePartProps {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** The bottom line. */
  readonly sum?: DataRow | undefined;
  /** Index of the row in use. */
  readonly chosen?: number | undefined;
  /** Name of the table among the results, if its rows are results. */
  readonly name?: string;
  /** Label of the selection of a row, by its index; `undefined` for a row that cannot be selected. */
  readonly choiceOf?: ((index: number) => string | undefined) | undefined;
  readonly onChoose?: (index: number) => void;
}

/** Longest text that stays on one line, such as the size of a duct, in characters. */
const oneLine = 20;

/** Type setting of a text cell; `undefined` for a number. */
const setting = (column: DataColumn | undefined, cell: string): "line" | "words" | undefined =>
  column?.isText ? (cell.length > oneLine ? "words" : "line") : undefined;

/** A share as a bar and a percentage. */
function ShareCell({ share }: { readonly share: Share | undefined }): ReactNode {
  if (share === undefined) return <td className={styles.share}>{noValue}</td>;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it says its percentage
    <td className={styles.share}>
      <div>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden data-relieves={share.part < 0 || undefined}>
          <rect x={(share.bar?.start ?? 0) * 100} width={(share.bar?.length ?? 0) * 100} height="10" />
        </svg>
        <span>{share.text}</span>
      </div>
    </td>
  );
}

interface BodyRowProps extends Pick<TablePartProps, "name"> {
  readonly row: DataRow;
  readonly columns: readonly DataColumn[];
  readonly hasShares: boolean;
  readonly isChosen: boolean;
  /** The first row with a link to a step. */
  readonly isFirstLink: boolean;
  readonly choice: string | undefined;
  readonly index: number;
  readonly onChoose: ((index: number) => void) | undefined;
}

const sameRow = (a: DataRow, b: DataRow): boolean =>
  a.id === b.id &&
  a.result === b.result &&
  a.share?.part === b.share?.part &&
  a.share?.text === b.share?.text &&
  a.share?.bar?.start === b.share?.bar?.start &&
  a.share?.bar?.length === b.share?.bar?.length &&
  a.cells.length === b.cells.length &&
  a.cells.every((cell, index) => cell === b.cells[index]);
const sameColumns = (a: readonly DataColumn[], b: readonly DataColumn[]): boolean =>
  a.length === b.length && a.every(({ key, isText }, index) => key === b[index]!.key && isText === b[index]!.isText);

/** Rendered again only when its text has changed. */
const BodyRow = memo(
  function BodyRow({ row, columns, hasShares, isChosen, isFirstLink, choice, index, onChoose, name }: BodyRowProps): ReactNode {
    const [head = "", ...cells] = row.cells;
    return (
      <tr
        aria-current={isChosen || undefined}
        data-row={row.id}
        data-result={name === undefined ? undefined : `${name}.${row.id}`}
        data-nothing={row.share?.part === 0 || undefined}
        data-choosable={(choice !== undefined && !isChosen) || undefined}
      >
        <th scope="row" data-text={columns[0]?.isText ? "words" : undefined}>
          {choice !== undefined && onChoose ? (
            <button
              type="button"
              className={styles.choose}
              aria-label={`${head}: ${choice}`}
              aria-pressed={isChosen}
              onClick={() => onChoose(index)}
            >
              {head}
            </button>
          ) : (
            head
          )}
          {row.result !== undefined && <StepLink result={row.result} label={head} isFirst={isFirstLink} />}
        </th>
        {cells.map((cell, place) => (
          <td key={columns[place + 1]?.key} data-text={setting(columns[place + 1], cell)}>
            {cell}
          </td>
        ))}
        {hasShares && <ShareCell share={row.share} />}
      </tr>
    );
  },
  (before, after) =>
    sameRow(before.row, after.row) &&
    sameColumns(before.columns, after.columns) &&
    before.hasShares === after.hasShares &&
    before.isChosen === after.isChosen &&
    before.isFirstLink === after.isFirstLink &&
    before.choice === after.choice &&
    before.index === after.index &&
    before.onChoose === after.onChoose,
);

/** The whole table, or on paper some of its columns. */
export function TablePart({
  labelledBy,
  columns,
  rows,
  sum,
  chosen,
  name,
  choiceOf,
  onChoose,
}: TablePartProps & { readonly labelledBy: string }): ReactNode {
  const hasShares = rows.some(({ share }) => share !== undefined);
  const firstLink = rows.findIndex(({ result }) => result !== undefined);
  return (
    <table aria-labelledby={labelledBy} {...stepGroup}>
      <thead>
        <tr>
          {columns.map(({ key, label, unit, isText }) => (
            <th key={key} scope="col" data-text={isText ? "words" : undefined}>
              {label}
              {unit && <small>{unit}</small>}
            </th>
          ))}
          {hasShares && (
            <th scope="col" className={styles.share}>
              {texts.table.share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <BodyRow
            key={row.id}
            row={row}
            columns={columns}
            hasShares={hasShares}
            isChosen={index === chosen}
            isFirstLink={index === firstLink}
            choice={choiceOf?.(index)}
            index={index}
            onChoose={onChoose}
            {...(name !== undefined && { name })}
          />
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {sum.cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]?.key} scope="row" data-text={columns[index]?.isText ? "words" : undefined}>
                  {cell}
                  {sum.result !== undefined && <StepLink result={sum.result} label={cell} isFirst={false} />}
                </th>
              ) : (
                <td key={columns[index]?.key} data-text={setting(columns[index], cell)}>
                  {cell}
                </td>
              ),
            )}
            {hasShares && <td className={styles.share}>{sum.share?.text}</td>}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
