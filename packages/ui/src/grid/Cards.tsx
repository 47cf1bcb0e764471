import { IconChevronRight } from "@tabler/icons-react";
import { unitSymbol, type CurrencyFormat } from "@org/hvac-core/quantity";
import { joinPath, rowName, type ListField, type Path } from "@org/hvac-core/kernel";
import { columnOf, numberedRowName, outlineOf, type Outline } from "@org/hvac-core/internal";
import { memo, useContext, useId, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { ChoicePickers } from "../surface/fields/choicePickers.ts";
import { inputId } from "../surface/fields/fieldIds.ts";
import { groupedDigits } from "@org/form/numbers";
import { currencyOf, withCurrency, amountText, type CalculatorState } from "@org/form/state";
import { CardActions } from "./CardActions.tsx";
import {
  computedRows,
  computedText,
  computedValue,
  inputCell,
  columnUnit,
  columnsOf,
  usedColumns,
  filterOf,
  noFilter,
  isParentColumn,
  type Column,
  type InputColumn,
  type ListSource,
} from "@org/form/rows";
import { RowFilter } from "./RowFilter.tsx";
import { countOf } from "./useGrid.ts";
import { texts } from "./texts.ts";
import styles from "./list.module.css";
import type { FormScope } from "@org/form/fields";

interface CardsProps {
  readonly source: ListSource;
  readonly change: CalculatorState["change"];
  /** Ids of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** `false` next to the table, which has its filter. */
  readonly canFilter: boolean;
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** Indent of a row from its parent, pixels, and the maximum depth with an indent. */
const indent = 10;
const maxIndentedDepth = 6;

/** Maximum number of values in the line of a row, after its title. */
const maxWords = 3;

interface Summary {
  /** In a tree, its ancestors: "Main › East". */
  readonly way: string;
  readonly depth: number;
  readonly title: string;
  readonly words: string;
  readonly result: string;
}

/** Names of the ancestors of a row; of many, the first and the last two. */
function wayTo({ list, rows }: ListSource, outline: Outline | undefined, index: number): string {
  const names: string[] = [];
  for (let parent = outline?.parents[index] ?? -1; parent >= 0; parent = outline!.parents[parent]!)
    names.unshift(rowName(list, rows[parent]!, parent));
  return (names.length > 3 ? [names[0], "…", ...names.slice(-2)] : names).join(" › ");
}

const countedIn = ({ kind, field }: Column): string | undefined =>
  kind === "input" && field.type === "quantity" ? field.countedIn : undefined;

/** Text of another cell of a row. */
function wordsOf(key: string, columns: readonly Column[], index: number, source: ListSource): string {
  const column = columns.find((each) => each.key === key);
  return column?.kind === "input" ? inputCell(column, index, "", source).text : "";
}

/** A number with its unit. The currency sign goes between the sign and the digits of the number, the rest of the unit after them. */
const withUnit = (text: string, symbol: string, currency: CurrencyFormat | undefined): string =>
  symbol.startsWith("¤") ? amountText(text, currency?.sign ?? "¤") + symbol.slice(1) : `${text} ${symbol}`;

/** The line of a row: its name, as in warnings and tables, its other inputs and its main result. */
function summaryOf(
  source: ListSource,
  columns: readonly Column[],
  units: ReadonlyMap<Column, string>,
  index: number,
  computed: ReturnType<typeof computedRows>,
  outline: Outline | undefined,
): Summary {
  const row = source.rows[index]!;
  const title = rowName(source.list, row, index);
  const words: string[] = [];
  const taken = new Set<string>();
  const currency = currencyOf(source.state);
  const firstChoice = columns.find((each) => each.kind === "input" && each.field.type === "choice" && isShownFirst(each, source.list));
  for (const column of columns) {
    // Every key press writes the lines of all rows again, so this skips values without room in the line.
    if (words.length === maxWords) break;
    // In a tree the path to a row shows its parent.
    if (column.kind !== "input" || column.field.type === "flag" || isParentColumn(column, source.list) || taken.has(column.key)) continue;
    const unit = units.get(column) ?? "";
    const { text, isUnused, isDefault, hasOwnUnit } = inputCell(column, index, unit, source);
    // "168 m²": the counted thing follows its number and is not repeated.
    const counted = countedIn(column);
    if (counted !== undefined) taken.add(counted);
    const isFirst = column === firstChoice;
    const isTitle = column.field.type === "text" && text === title;
    if (isUnused || text === "" || isTitle || (isDefault && !isFirst)) continue;
    if (counted !== undefined) {
      words.push(`${groupedDigits(text, unit)} ${wordsOf(counted, columns, index, source)}`.trim());
      continue;
    }
    const symbol = unit && !hasOwnUnit && unitSymbol(unit);
    const isBare = column.field.type === "quantity" && !symbol && !hasOwnUnit;
    const number = column.field.type === "quantity" ? groupedDigits(text, unit) : text;
    words.push(isBare ? `${column.label} ${number}` : symbol ? withUnit(number, symbol, currency) : number);
  }
  const main = columns.findLast((column) => column.kind === "computed" && column.isPinned);
  const value = main?.kind === "computed" ? computedValue(main, computed, row) : undefined;
  const unit = (main && units.get(main)) || "unitless";
  const result =
    main?.kind === "computed" && value !== undefined ? withUnit(computedText(main, value, unit, source), unitSymbol(unit), currency) : "";
  const inCurrency = (text: string): string => withCurrency(text, currency);
  return {
    way: wayTo(source, outline, index),
    depth: outline?.depths[index] ?? 0,
    title,
    words: inCurrency(words.join(" · ")),
    result: inCurrency(result),
  };
}

/** Whether a choice says what a row is, even if nobody selected it: a space type that none was selected of says nothing. */
const isShownFirst = ({ field, names: [name] }: InputColumn, { row }: ListField): boolean =>
  field.when === undefined && !Object.values(row).some((each) => "defaultBy" in each && each.defaultBy?.choices[0] === name);

interface CardProps extends CardsProps {
  readonly index: number;
  readonly summary: Summary;
  readonly isOpen: boolean;
  readonly Picture: Picture | undefined;
  /** The option in the picture. */
  readonly option: string;
}

type Picture = ComponentType<{ readonly option: string }>;

/** The first choice with pictures: its name in a row, and the component that draws an option. */
function usePictures({ state, path, list }: ListSource): { readonly name: string; readonly Picture: Picture } | undefined {
  const pickers = useContext(ChoicePickers);
  const column = columnOf(state.definition.fields, path);
  const name = Object.keys(list.row).find((each) => pickers[`${column}.${each}`]);
  const { Picture: drawn } = (name !== undefined && pickers[`${column}.${name}`]) || {};
  return name !== undefined && drawn ? { name, Picture: drawn } : undefined;
}

/** Folded lines render again only with another text or picture. */
const sameLine = (before: CardProps, after: CardProps): boolean =>
  !before.isOpen &&
  !after.isOpen &&
  before.index === after.index &&
  before.summary.way === after.summary.way &&
  before.summary.depth === after.summary.depth &&
  before.summary.title === after.summary.title &&
  before.summary.words === after.summary.words &&
  before.summary.result === after.summary.result &&
  before.Picture === after.Picture &&
  before.option === after.option &&
  before.source.path === after.source.path &&
  before.source.list === after.source.list;

const Card = memo(function Card(props: CardProps): ReactNode {
  const { source, change, index, summary, isOpen, Picture, option, setOpen, renderFields } = props;
  const { path, list, rows, scope } = source;
  const row = rows[index]!;
  const name = numberedRowName(list, index);
  const id = useId();
  return (
    <fieldset
      className={styles.card}
      data-open={isOpen || undefined}
      style={{ marginInlineStart: Math.min(summary.depth, maxIndentedDepth) * indent }}
    >
      <legend className="sr-only">{name}</legend>
      <div className={styles.cardHead}>
        <button
          type="button"
          id={inputId(joinPath(path, row.id))}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(row.id, !isOpen)}
        >
          <IconChevronRight size={14} stroke={1.6} aria-hidden />
          {Picture && <Picture option={option} />}
          <span className="sr-only">{name}: </span>
          <span className={styles.cardTitle}>
            {summary.way && <small>{summary.way}</small>}
            {/* Read out once where the name of the row is its number. */}
            <b aria-hidden={summary.title === name || undefined}>{summary.title}</b>
            <small>{summary.words}</small>
          </span>
          <span className={styles.cardResult}>{summary.result}</span>
        </button>
        {isOpen && <CardActions source={source} change={change} index={index} />}
      </div>
      <div id={id} className={styles.cardBody} hidden={!isOpen}>
        {isOpen && renderFields(`${path}.${row.id}`, { values: row, fields: list.row, around: scope })}
      </div>
    </fieldset>
  );
}, sameLine);

/** Maximum number of rows without a filter. */
const fewRows = 12;

/** Number of lines that are shown at first, and added by each “Show more”. */
const portion = 50;

/** Maximum number of rows that are open because of their errors: a pasted schedule has one in each row until the next column is filled. */
const maxOpened = 5;

/** Ids of the first rows with errors. */
function refusedRows({ state, path }: ListSource, max: number): ReadonlySet<string> {
  const within = Object.keys(state.errors).filter((errorPath) => errorPath.startsWith(`${path}.`));
  const ids = new Set(within.map((errorPath) => errorPath.slice(path.length + 1).split(".")[0]!));
  return new Set([...ids].slice(0, max));
}

/** Writes the lines of the rows. */
function summaries(source: ListSource) {
  const columns = usedColumns(columnsOf(source.state.definition, source.path, source.list), source);
  const units = new Map(columns.map((column) => [column, columnUnit(column, source)]));
  const computed = computedRows(source);
  const outline = outlineOf(source.list, source.rows);
  return {
    columns,
    order: outline?.order ?? source.rows.map((_, index) => index),
    summary: (index: number): Summary => summaryOf(source, columns, units, index, computed, outline),
  };
}

/** A filter of the rows of a long list, unless the table next to it has one. */
function useRowFilter(source: ListSource, columns: readonly Column[], canFilter: boolean) {
  const { list, rows } = source;
  const [filter, setFilter] = useState(noFilter);
  return {
    matches: (index: number): boolean => !canFilter || !filter.hidden.has(rows[index]!.id),
    render: (count: number): ReactNode =>
      canFilter &&
      (rows.length > fewRows || filter.text !== "") && (
        <RowFilter
          list={list}
          text={filter.text}
          shown={count}
          all={rows.length}
          onChange={(text) => setFilter(filterOf({ text, byColumn: {} }, source, columns))}
        />
      ),
  };
}

/** The rows of a list as lines that open to their fields. The first rows with errors are open, unless the table of the list shows them. */
export function Cards(props: CardsProps): ReactNode {
  const { source } = props;
  const { rows } = source;
  const { columns, order, summary } = summaries(source);
  const pictures = usePictures(source);
  const refused = refusedRows(source, props.canFilter ? maxOpened : 0);
  const [shown, setShown] = useState(portion);
  const filter = useRowFilter(source, columns, props.canFilter);
  const isOpen = (id: string): boolean => props.open.has(id) || refused.has(id);
  const listed = order.filter(filter.matches);
  return (
    <>
      {filter.render(listed.length)}
      {listed.map((index, place) => {
        const row = rows[index]!;
        return (
          (place < shown || isOpen(row.id)) && (
            <Card
              key={row.id}
              {...props}
              index={index}
              summary={summary(index)}
              isOpen={isOpen(row.id)}
              Picture={pictures?.Picture}
              option={pictures ? String(row[pictures.name]) : ""}
            />
          )
        );
      })}
      {listed.length > shown && (
        <Button small look="quiet" className={styles.more} onClick={() => setShown(shown + portion)}>
          {texts.list.showMore(countOf(source, listed.length))}
        </Button>
      )}
    </>
  );
}
