import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from "@tabler/icons-react";
import { unitSymbol } from "@org/hvac-core/quantity";
import type { Path } from "@org/hvac-core/kernel";
import { memo, useContext, useId, useState, type ComponentType, type ReactNode } from "react";
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
  const said: string[] = [];
  for (const column of columns) {
    // At every key the lines of all rows are told anew: what has no place in them is not looked at.
    if (said.length > maxWords) break;
    if (column.kind !== "input" || column.field.type === "flag") continue;
    const unit = units.get(column) ?? "";
    const { text, isUnused, isDefault, hasOwnUnit } = inputCell(column, index, unit, source);
    const isFirst = column.field.type === "choice" && column.field.when === undefined;
    if (isUnused || text === "" || (isDefault && !isFirst)) continue;
    const symbol = unit && !hasOwnUnit && unitSymbol(unit);
    const isBare = column.field.type === "quantity" && !symbol && !hasOwnUnit;
    said.push(isBare ? `${column.label} ${text}` : symbol ? `${text} ${symbol}` : text);
  }
  const [title = numberedRowName(source.list, index), ...others] = said;
  const main = columns.find((column) => column.kind === "computed" && column.isPinned);
  const unit = (main && units.get(main)) ?? "";
  const value = main?.kind === "computed" ? computedValue(main, computed, row) : undefined;
  const result = main?.kind === "computed" && value !== undefined ? `${computedText(main, value, unit, source)} ${unitSymbol(unit)}` : "";
  return { title, words: others.join(" · "), result };
}

interface CardProps extends CardsProps {
  readonly index: number;
  readonly summary: Summary;
  readonly isOpen: boolean;
  readonly Picture: Picture | undefined;
  /** What the picture shows. */
  readonly option: string;
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

type Picture = ComponentType<{ readonly option: string }>;

/** The first choice that has a picture: its name in a row, and what draws an option. */
function usePictures({ state, path, list }: ListSource): { readonly name: string; readonly Picture: Picture } | undefined {
  const pickers = useContext(ChoicePickers);
  const column = columnOf(state.definition.fields, path);
  const name = Object.keys(list.row).find((each) => pickers[`${column}.${each}`]);
  const { Picture: drawn } = (name !== undefined && pickers[`${column}.${name}`]) || {};
  return name !== undefined && drawn ? { name, Picture: drawn } : undefined;
}

/** Lines that stay folded are drawn again only when they say something else, or show another picture. */
const sameLine = (before: CardProps, after: CardProps): boolean =>
  !before.isOpen &&
  !after.isOpen &&
  before.index === after.index &&
  before.summary.title === after.summary.title &&
  before.summary.words === after.summary.words &&
  before.summary.result === after.summary.result &&
  before.Picture === after.Picture &&
  before.option === after.option &&
  before.source.path === after.source.path &&
  before.source.list === after.source.list;

const Card = memo(function Card(props: CardProps): ReactNode {
  const { source, index, summary, isOpen, Picture, option, setOpen, renderFields } = props;
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
          {Picture && <Picture option={option} />}
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
}, sameLine);

/** Lines that are drawn at once, and with each asking for more. */
const portion = 50;

/** The rows of a list as lines that open to their fields. A row with an error is open. */
export function Cards(props: CardsProps): ReactNode {
  const { source, open } = props;
  const { state, path, list, rows } = source;
  const columns = usedColumns(columnsOf(state.definition, path, list), source);
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  const computed = computedRows(source);
  const pictures = usePictures(source);
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
              Picture={pictures?.Picture}
              option={pictures ? String(row[pictures.name]) : ""}
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
