import { prose } from "@org/form/numbers";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { Button, copyTable } from "@org/ui/elements";
import { NativeSelect, TextInput } from "@org/ui/kit";
import { IconCopy, IconFilter } from "@tabler/icons-react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import { Sources } from "../Sources.tsx";
import { useReferencePlace } from "../topicState.ts";
import { texts } from "../texts.ts";
import { readSorting, matchingRows, writeSorting, type TableQuery } from "./matchingRows.ts";
import { TableGrid } from "./TableGrid.tsx";
import { copiedRows } from "./cells.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import styles from "./table.module.css";

interface ReferenceTableProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  /** Whether the title is shown, for topics with several tables. */
  readonly isTitled?: boolean;
  /** Called with the row under the keyboard focus or pointer, for content outside the table that follows it. */
  readonly onChoose?: (row: Row) => void;
}

/** Values of a filter, in the order of the rows. */
function optionsOf<Row>(rows: readonly Row[], valueOf: (row: Row) => string | undefined): readonly string[] {
  return [...new Set(rows.flatMap((row) => valueOf(row) ?? []))];
}

interface ToolsProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly query: TableQuery;
  readonly nameOf: (key: string) => string;
  readonly count: number;
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly onCopy: () => void;
}

function Tools<Row extends ReferenceRow>({ table, query, nameOf, count, change, onCopy }: ToolsProps<Row>): ReactNode {
  return (
    <div className={`${styles.tools} screen-only`}>
      {table.steps === undefined && (
        <TextInput
          type="search"
          className={styles.filter}
          aria-label={`${texts.table.filter}: ${prose(table.title)}`}
          placeholder={texts.table.filter}
          leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
          value={query.find}
          onChange={(event) => change({ [nameOf("find")]: event.currentTarget.value })}
        />
      )}
      {table.filters?.map(({ key, label, value }) => (
        <NativeSelect
          key={key}
          aria-label={prose(label)}
          value={query.only[key] ?? ""}
          data={[
            { value: "", label: texts.table.all(prose(label)) },
            ...optionsOf(table.rows, value).map((option) => ({ value: option, label: prose(option) })),
          ]}
          onChange={(event) => change({ [nameOf(key)]: event.currentTarget.value })}
        />
      ))}
      <Button small title={texts.table.copyHint} onClick={onCopy}>
        <IconCopy size={14} stroke={1.6} aria-hidden />
        {texts.table.copyTable}
      </Button>
      <output className={styles.count}>{texts.table.rows(count, table.rows.length)}</output>
    </div>
  );
}

/** Table of published values with filters, sorting, keyboard navigation, copying, and the source of each row. Its state is in the address. */
export function ReferenceTable<Row extends ReferenceRow>({ table, isTitled = false, onChoose }: ReferenceTableProps<Row>): ReactNode {
  const { params, change, unitSystem } = useReferencePlace();
  const { prefix = "" } = table;
  const title = prose(table.title);
  const nameOf = (key: string): string => `${prefix}${key}`;
  const query: TableQuery = {
    find: params[nameOf("find")] ?? "",
    sorting: readSorting(params[nameOf("sort")]),
    only: Object.fromEntries((table.filters ?? []).flatMap(({ key }) => (params[nameOf(key)] ? [[key, params[nameOf(key)]!]] : []))),
  };
  const key = useDeferredValue(JSON.stringify(query));
  const rows = useMemo(() => matchingRows(table, JSON.parse(key) as TableQuery), [table, key]);
  const clear = (): void =>
    change(Object.fromEntries(["find", ...(table.filters ?? []).map((filter) => filter.key)].map((name) => [nameOf(name), undefined])));
  return (
    <section className={styles.table} aria-label={title}>
      {isTitled && <h3 className={styles.title}>{title}</h3>}
      <Tools
        table={table}
        query={query}
        nameOf={nameOf}
        count={rows.length}
        change={change}
        onCopy={() => runAction(() => copyTable(copiedRows(table, rows, unitSystem)))}
      />
      {rows.length === 0 ? (
        <p className={styles.none}>
          {texts.table.noMatch}{" "}
          <Button small onClick={clear}>
            {texts.table.clear}
          </Button>
        </p>
      ) : (
        <TableGrid
          table={table}
          rows={rows}
          unitSystem={unitSystem}
          sorting={query.sorting}
          marked={params[nameOf("row")]}
          onSort={(sorting) => change({ [nameOf("sort")]: writeSorting(sorting) })}
          {...(onChoose && { onChoose })}
        />
      )}
      <Sources subject={title} citations={table.rows.map(({ source }) => source)} verifiedBy={table.verifiedBy} />
    </section>
  );
}
