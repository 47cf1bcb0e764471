import { isActive, joinPath, rowName, type Field, type ListField, type Path } from "@org/hvac-core/kernel";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { memo, useId, type KeyboardEvent, type ReactNode } from "react";
import type { FormScope, Remarks } from "@org/form/fields";
import type { PreferredUnits } from "@org/form/results";
import { parentKey, rowPath, scopeOf, type ListSource } from "@org/form/rows";
import type { CalculatorState, Row } from "@org/form/state";
import { IconButton } from "../../elements/Button.tsx";
import { FieldInputs } from "../../surface/fields/FieldInput.tsx";
import { MixedFields } from "../../surface/fields/mixedFields.ts";
import { leads } from "../cellElements.ts";
import { ChildTable } from "./ChildTable.tsx";
import { inspectorTexts } from "./inspectorTexts.ts";
import { RowRemarks, RowResultList } from "./RowOutcome.tsx";
import { useCommonRow } from "./useCommonRow.ts";
import styles from "./inspector.module.css";

export interface InspectorProps {
  readonly state: CalculatorState;
  readonly source: ListSource;
  /** Indices of the selected rows. */
  readonly selected: readonly number[];
  readonly remarks: Remarks;
  readonly preferredUnits: PreferredUnits;
  /** Selects another row. */
  readonly goTo: (row: number) => void;
  /** The groups of the fields; without them all fields are one section. */
  readonly groups?: readonly FieldGroup[] | undefined;
  /** Puts the focus back into the table. */
  readonly leave: () => void;
}

type NamedFields = readonly (readonly [string, Field])[];

/** Fields of a row that belong together: shown ones, and those that are hidden in its table. */
export interface FieldGroup {
  readonly title: string;
  readonly columns: readonly string[];
  readonly more?: readonly string[];
}

interface FieldSection {
  readonly title: string | undefined;
  readonly fields: NamedFields;
}

/** The fields of a row in the groups of its table; lists have tables below them. */
function sectionsOf(groups: readonly FieldGroup[], fields: NamedFields): readonly FieldSection[] {
  const plain = fields.filter(([name, field]) => field.type !== "list" && name !== parentKey);
  if (groups.length === 0) return [{ title: undefined, fields: plain }];
  const byName = new Map(plain.map((entry) => [entry[0], entry]));
  const grouped = groups.map(({ title, columns, more = [] }) => ({
    title,
    fields: [...columns, ...more].flatMap((name) => {
      const entry = byName.get(name);
      byName.delete(name);
      return entry ? [entry] : [];
    }),
  }));
  return [...grouped, { title: undefined, fields: [...byName.values()] }].filter((section) => section.fields.length > 0);
}

interface RowFieldsProps {
  readonly groups: readonly FieldGroup[];
  readonly state: CalculatorState;
  readonly list: ListField;
  readonly within: Path;
  readonly scope: FormScope;
  readonly remarks: Remarks;
}

/** The fields of a row that apply to it, in sections. */
function RowFields({ state, groups, list, within, scope, remarks }: RowFieldsProps): ReactNode {
  const id = useId();
  const active = Object.entries(scope.fields).filter(([, field]) => isActive(field, scope));
  return sectionsOf(groups, active).map(({ title, fields }, index) => (
    <section
      key={title ?? ""}
      className={styles.section}
      {...(title === undefined ? { "aria-label": list.label } : { "aria-labelledby": `${id}${index}` })}
    >
      {title !== undefined && <h4 id={`${id}${index}`}>{title}</h4>}
      <FieldInputs state={state} fields={fields} within={within} scope={scope} remarks={remarks} />
    </section>
  ));
}

interface HeadProps extends Pick<InspectorProps, "source" | "goTo"> {
  readonly index: number;
}

/** Name of the row, its place in the list, and the ways to the rows next to it. */
function RowHead({ source, index, goTo }: HeadProps): ReactNode {
  const { list, rows, flat } = source;
  const row = rows[index]!;
  const parent = flat?.parents.get(row[parentKey] as string)?.name;
  return (
    <header className={styles.head}>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus when the reader comes from the table */}
        <h3 tabIndex={-1} data-inspector-title dir="auto">
          {rowName(list, row, index)}
        </h3>
        <p>
          {parent !== undefined && <span dir="auto">{parent} · </span>}
          {inspectorTexts.place(list.rowLabel, index + 1, rows.length)}
        </p>
      </div>
      <IconButton small label={inspectorTexts.previous(list.rowLabel)} disabled={index === 0} onClick={() => goTo(index - 1)}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={inspectorTexts.next(list.rowLabel)} disabled={index === rows.length - 1} onClick={() => goTo(index + 1)}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </header>
  );
}

/** One row: its fields, its lists, its results and the warnings about it. */
function OneRow({
  state,
  source,
  remarks,
  preferredUnits,
  goTo,
  groups = [],
  index,
}: InspectorProps & { readonly index: number }): ReactNode {
  const { list, rows } = source;
  const row = rows[index]!;
  const within = rowPath(source, row);
  const scope: FormScope = { values: row, fields: source.flat?.inner.row ?? list.row, around: scopeOf(source, row) };
  const renderFields = (inner: Path, around: FormScope): ReactNode => (
    <FieldInputs state={state} fields={Object.entries(around.fields)} within={inner} scope={around} remarks={remarks} />
  );
  const lists = Object.entries(scope.fields).flatMap(([name, field]) =>
    field.type === "list" && isActive(field, scope) ? [[name, field] as const] : [],
  );
  return (
    <>
      <RowHead source={source} index={index} goTo={goTo} />
      <RowRemarks source={source} row={row} remarks={remarks} />
      <RowFields {...{ state, groups, list, within, scope, remarks }} />
      {lists.map(([name, inner]) => (
        <ChildTable
          key={`${within}.${name}`}
          {...{ scope, preferredUnits, remarks, renderFields }}
          state={source.state}
          change={state.change}
          path={joinPath(within, name)}
          list={inner}
        />
      ))}
      <RowResultList source={source} row={row} />
    </>
  );
}

/** Several rows: what they have in common; an entry goes into all of them. */
function SeveralRows({
  state: whole,
  source,
  remarks,
  groups = [],
  rows,
}: Pick<InspectorProps, "state" | "source" | "remarks" | "groups"> & { readonly rows: readonly Row[] }): ReactNode {
  const { list } = source;
  const { common, state } = useCommonRow(whole, source, rows);
  const scope: FormScope = { values: common.values, fields: common.fields, around: scopeOf(source, rows[0]) };
  const within = rowPath(source, rows[0]);
  const mixed = new Set([...common.mixed].map((name) => joinPath(within, name)));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h3 tabIndex={-1} data-inspector-title>
            {inspectorTexts.several(rows.length, list.rowLabel)}
          </h3>
          <p>{inspectorTexts.severalHint}</p>
        </div>
      </header>
      <MixedFields value={mixed}>
        <RowFields {...{ state, groups, list, within, scope, remarks }} />
      </MixedFields>
    </>
  );
}

/** Details of the selected rows at the side of their table. */
export const Inspector = memo(function Inspector(props: InspectorProps): ReactNode {
  const { source, selected, leave } = props;
  const rows = selected.flatMap((index) => source.rows[index] ?? []);
  const [index] = selected;
  const help = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!leads(event, "F6", "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  if (index === undefined || rows.length === 0) return undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys lead out of what is inside
    <div className={styles.inspector} data-inspector aria-describedby={help} onKeyDown={onKeyDown}>
      {rows.length === 1 ? (
        <OneRow {...props} index={index} />
      ) : (
        <SeveralRows {...props} key={rows.map(({ id }) => id).join(" ")} rows={rows} />
      )}
      <p id={help} className="sr-only">
        {inspectorTexts.keys}
      </p>
    </div>
  );
});
