import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from "@tabler/icons-react";
import { unitSymbol } from "@org/hvac-core/quantity";
import type { Path } from "@org/hvac-core/kernel";
import { useContext, useId, useState, type ReactNode } from "react";
import { Button, IconButton } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { ChoicePickers } from "../surface/fields/choicePickers.ts";
import type { FormScope } from "../surface/fields/FieldInput.tsx";
import type { Row } from "../surface/state/formInput.ts";
import { numberedRowName } from "../surface/state/labels.ts";
import { columnOf } from "../surface/state/places.ts";
import { withRowCopied, withRowMoved } from "../surface/state/rows.ts";
import type { CalculatorState } from "../surface/state/useCalculator.ts";
import { computedRows, computedText, computedValue, inputCell } from "./cells.ts";
import { columnUnit, columnsOf, usedColumns, type Column } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { countOf } from "./useGrid.ts";
import styles from "./list.module.css";

interface CardsProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  /** Ids of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** Values that a row's line names, beside its title. */
const maxWords = 3;

interface Summary {
  readonly title: string;
  readonly words: string;
  readonly result: string;
}

/** What a row's line says: its name or first choice, what else was stated of it, and what it comes to. */
function summaryOf(
  source: ListSource,
  columns: readonly Column[],
  units: ReadonlyMap<Column, string>,
  index: number,
  computed: ReturnType<typeof computedRows>,
): Summary {
  const row = source.rows[index]!;
  const said = columns.flatMap((column): string[] => {
    if (column.kind !== "input" || column.field.type === "flag") return [];
    const unit = units.get(column) ?? "";
    const { text, isUnused, isDefault } = inputCell(column, index, unit, source);
    const isFirst = column.field.type === "choice" && column.field.when === undefined;
    if (isUnused || text === "" || (isDefault && !isFirst)) return [];
    const symbol = unit && unitSymbol(unit);
    return [column.field.type === "quantity" && !symbol ? `${column.label} ${text}` : symbol ? `${text} ${symbol}` : text];
  });
  const [title = numberedRowName(source.list, index), ...others] = said;
  const main = columns.find((column) => column.kind === "computed" && column.isPinned);
  const unit = (main && units.get(main)) ?? "";
  const value = main?.kind === "computed" ? computedValue(main, computed, row) : undefined;
  const result = main?.kind === "computed" && value !== undefined ? `${computedText(main, value, unit, source)} ${unitSymbol(unit)}` : "";
  return { title, words: others.slice(0, maxWords).join(" · "), result };
}

interface CardProps extends CardsProps {
  readonly index: number;
  readonly summary: Summary;
  readonly isOpen: boolean;
}

function Actions({ source, change, index }: CardProps): ReactNode {
  const { path, list, stated, rows } = source;
  const name = numberedRowName(list, index);
  const set = (next: readonly Row[]): number => change({ type: "rows", path, rows: next });
  const remove = (): void => {
    const id = set(stated.toSpliced(index, 1));
    notify({ message: `${name} removed.`, action: { label: "Undo", run: () => change({ type: "undo", id }) } });
  };
  return (
    <span className={`${styles.cardActions} screen-only`}>
      {rows.length > 1 && (
        <>
          <IconButton small label={`Move ${name} up`} disabled={index === 0} onClick={() => set(withRowMoved(stated, index, -1))}>
            <IconArrowUp size={15} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton
            small
            label={`Move ${name} down`}
            disabled={index === rows.length - 1}
            onClick={() => set(withRowMoved(stated, index, 1))}
          >
            <IconArrowDown size={15} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton
        small
        label={`Duplicate ${name}`}
        disabled={rows.length >= list.maxRows}
        onClick={() => set(withRowCopied(list, stated, index))}
      >
        <IconCopy size={15} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={`Remove ${name}`} onClick={remove}>
        <IconTrash size={15} stroke={1.6} aria-hidden />
      </IconButton>
    </span>
  );
}

/** The picture of the first choice that has one. */
function Picture({ source, index }: { readonly source: ListSource; readonly index: number }): ReactNode {
  const pickers = useContext(ChoicePickers);
  const list = columnOf(source.state.definition.fields, source.path);
  const name = Object.keys(source.list.row).find((each) => pickers[`${list}.${each}`]);
  const Drawing = name === undefined ? undefined : pickers[`${list}.${name}`]!.Picture;
  return Drawing && <Drawing option={String(source.rows[index]![name!])} />;
}

function Card(props: CardProps): ReactNode {
  const { source, index, summary, isOpen, setOpen, renderFields } = props;
  const { path, list, rows, scope } = source;
  const row = rows[index]!;
  const name = numberedRowName(list, index);
  const id = useId();
  return (
    <fieldset className={styles.card} data-open={isOpen || undefined}>
      <legend className="sr-only">{name}</legend>
      <div className={styles.cardHead}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(row.id, !isOpen)}>
          <IconChevronRight size={14} stroke={1.6} aria-hidden />
          <Picture source={source} index={index} />
          <span className="sr-only">{name}: </span>
          <span className={styles.cardTitle}>
            <b>{summary.title}</b>
            <small>{summary.words}</small>
          </span>
          <span className={styles.cardResult}>{summary.result}</span>
        </button>
        {isOpen && <Actions {...props} />}
      </div>
      <div id={id} className={styles.cardBody} hidden={!isOpen}>
        {isOpen && renderFields(`${path}.${row.id}`, { values: row, fields: list.row, around: scope })}
      </div>
    </fieldset>
  );
}

/** Lines that are drawn at once, and with each asking for more. */
const portion = 50;

/** The rows of a list as lines that open to their fields. A row with an error is open. */
export function Cards(props: CardsProps): ReactNode {
  const { source, open } = props;
  const { state, path, list, rows } = source;
  const columns = usedColumns(columnsOf(state.definition, path, list), source);
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  const computed = computedRows(source);
  const refused = new Set(
    Object.keys(state.errors).flatMap((at) => (at.startsWith(`${path}.`) ? [at.slice(path.length + 1).split(".")[0]!] : [])),
  );
  const [shown, setShown] = useState(portion);
  const isDrawn = ({ id }: Row, index: number): boolean => index < shown || open.has(id) || refused.has(id);
  return (
    <>
      {rows.map(
        (row, index) =>
          isDrawn(row, index) && (
            <Card
              key={row.id}
              {...props}
              index={index}
              summary={summaryOf(source, columns, units, index, computed)}
              isOpen={open.has(row.id) || refused.has(row.id)}
            />
          ),
      )}
      {rows.length > shown && (
        <Button small look="quiet" className={styles.more} onClick={() => setShown(shown + portion)}>
          Show more of {countOf(source, rows.length)}
        </Button>
      )}
    </>
  );
}
