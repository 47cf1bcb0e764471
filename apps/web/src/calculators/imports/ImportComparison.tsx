import type { ComparedRow, ImportState } from "@org/hvac-core/exchange";
import { isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { Button, commonTexts } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import layout from "./imports.module.css";
import styles from "./comparison.module.css";
import { shownState, texts, type ShownState } from "./comparisonTexts.ts";
import { differenceTexts } from "./differenceTexts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface ImportComparisonProps {
  readonly compared: readonly ComparedRow[];
  /** Rows of the list, for cells that do not differ. */
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  /** Fields of the rows. */
  readonly fields: Fields;
  /** Heading of the first column: "Room". */
  readonly title: string;
  /** One row of the list: "zone". */
  readonly rowLabel: string;
  readonly hint: string;
  /** Number of entries of users that the import keeps, or would replace. */
  readonly entries: number;
  readonly replacesEntries: boolean;
  readonly onReplaceEntries: (replaces: boolean) => void;
  /** Why the selected rows cannot be imported. */
  readonly problemOf: (selected: ReadonlySet<string>) => string | undefined;
  readonly onImport: (selected: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Number of rows that are listed at first; a project has thousands. */
const firstRows = 100;

const order: readonly ShownState[] = ["new", "changed", "entered", "gone", "notImported", "notUpdated", "kept", "current"];
/** States that are selected at first: nothing is removed or taken for another row unasked, nor what was left as it is. */
const selectedAtFirst: ReadonlySet<ShownState> = new Set(["new", "changed"]);
const isOffered = (row: ComparedRow): boolean => selectedAtFirst.has(shownState(row));

const countOf = (compared: readonly ComparedRow[], state: ImportState): number => compared.filter((each) => each.state === state).length;

/** Rows of another file compared with those of a list, before they are imported: new, changed, gone, and already here. */
export function ImportComparison(props: ImportComparisonProps): ReactNode {
  const { compared, rowLabel, hint, entries, replacesEntries, onReplaceEntries, problemOf, onImport, onClose } = props;
  /** Rows whose check box is not as at first. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isSelected = (row: ComparedRow): boolean => row.state !== "current" && isOffered(row) !== toggled.has(row.id);
  const selected = compared.filter(isSelected);
  // Nothing selected is a decision, too: these differences are known from now on.
  const open = compared.filter((row) => row.state !== "current" && !row.isLeft && !isSelected(row));
  const ids = new Set(selected.map(({ id }) => id));
  const toggle = (some: readonly ComparedRow[]): void => {
    const next = new Set(toggled);
    for (const { id } of some) if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const problem = problemOf(ids);
  return (
    <>
      <output className={layout.hint}>{texts.summaryOf(compared)}</output>
      <ComparisonTable {...props} isSelected={isSelected} toggle={toggle} />
      {entries > 0 && (
        <label className={styles.entries}>
          <input type="checkbox" checked={replacesEntries} onChange={({ target }) => onReplaceEntries(target.checked)} />
          {texts.replaceEntries(entries)}
        </label>
      )}
      <p className={layout.hint}>
        {hint} {open.length > 0 && texts.leaveHint} {compared.some(({ state }) => state === "entered") && texts.enteredHint(rowLabel)}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={`${layout.buttons} ${styles.buttons}`}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          look="primary"
          disabled={(selected.length === 0 && open.length === 0) || problem !== undefined}
          onClick={() => onImport(ids)}
        >
          {selected.length === 0 && open.length > 0
            ? texts.leave(open.length)
            : texts.apply(rowLabel, {
                added: countOf(selected, "new"),
                updated: countOf(selected, "changed") + countOf(selected, "entered"),
                removed: countOf(selected, "gone"),
              })}
        </Button>
      </div>
    </>
  );
}

interface ComparisonTableProps extends ImportComparisonProps {
  readonly isSelected: (row: ComparedRow) => boolean;
  /** Selects rows that are not selected, and the reverse. */
  readonly toggle: (rows: readonly ComparedRow[]) => void;
}

function ComparisonTable({ compared, rows, columns, fields, title, isSelected, toggle }: ComparisonTableProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = compared.toSorted((a, b) => order.indexOf(shownState(a)) - order.indexOf(shownState(b)));
  const shown = showsAll ? sorted : sorted.slice(0, firstRows);
  const offered = compared.filter(isOffered);
  const selected = offered.filter(isSelected);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <section className={styles.rows} aria-label={texts.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={texts.all}
                disabled={offered.length === 0}
                checked={offered.length > 0 && selected.length === offered.length}
                ref={(input) => {
                  if (input) input.indeterminate = selected.length > 0 && selected.length < offered.length;
                }}
                onChange={() => toggle(selected.length === offered.length ? offered : offered.filter((each) => !isSelected(each)))}
              />
            </th>
            <th scope="col">{title}</th>
            <th scope="col">{texts.state}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {fields[name]?.label ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={each.id} data-state={shownState(each)}>
              <td>
                {each.state !== "current" && (
                  <input
                    type="checkbox"
                    aria-label={texts.select(each.state, each.name)}
                    checked={isSelected(each)}
                    onChange={() => toggle([each])}
                  />
                )}
              </td>
              <th scope="row" dir="auto">
                {each.name}
                <NameDifference compared={each} />
              </th>
              <td>{texts.states[shownState(each)]}</td>
              {columns.map((name) => (
                <td key={name}>
                  <Cell compared={each} name={name} row={byId.get(each.id)} field={fields[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > shown.length && (
        <Button small look="quiet" onClick={() => setShowsAll(true)}>
          {texts.showAll(sorted.length)}
        </Button>
      )}
    </section>
  );
}

/** The name that a row has here, where it is another. */
function NameDifference({ compared: { state, differences, entries } }: { readonly compared: ComparedRow }): ReactNode {
  if (state === "new") return null;
  const changed = differences.find(({ name }) => name === "name");
  const entered = entries.find(({ name }) => name === "name");
  if (changed && changed.was !== undefined) return <small>{texts.nameWas(differenceTexts(changed, undefined)[0])}</small>;
  return entered && <small>{texts.nameHere(differenceTexts(entered, undefined)[0])}</small>;
}

interface CellProps {
  readonly compared: ComparedRow;
  readonly name: string;
  readonly row: Row | undefined;
  readonly field: Field | undefined;
}

/** A cell before and after the import; an entry of a user with the value of the other file. */
function Cell({ compared: { differences, entries }, name, row, field }: CellProps): ReactNode {
  const changed = differences.find((each) => each.name === name);
  if (changed) {
    const [was, now] = differenceTexts(changed, field);
    if (changed.was === undefined) return now;
    if (was === now) return isTypedQuantity(changed.now) && changed.now.link ? texts.linkedFromNow(now) : now;
    return (
      <>
        <del>{was}</del> <span className={styles.now}>{now}</span>
      </>
    );
  }
  const entered = entries.find((each) => each.name === name);
  const value = row?.[name];
  const [here, there] = differenceTexts(entered ?? { name, was: value, now: value }, field);
  return entered ? (
    <>
      {/* An option has no link: either file may have changed since the import. */}
      {here} <small>{field?.type === "choice" ? texts.otherHere(there) : texts.enteredHere(there)}</small>
    </>
  ) : (
    here
  );
}
