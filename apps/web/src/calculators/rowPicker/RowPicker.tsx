import { GridDialog } from "@org/ui/grid";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { hasAllWords } from "@org/form/search";
import styles from "./rowPicker.module.css";
import { texts } from "./texts.ts";

/** A row of the list. */
export interface PickedRow {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Numbers by which rows are compared, at the right edge. */
  readonly detail?: string | undefined;
}

interface RowChoiceProps<R extends PickedRow> {
  /** Label of the list. */
  readonly title: string;
  /** Label of the search. */
  readonly label: string;
  readonly rows: readonly R[];
  readonly onChoose: (row: R) => void;
}

/** Maximum number of rows shown; another search word narrows them down. */
const maxShown = 60;

/** Selection of a row by search words. */
export function RowChoice<R extends PickedRow>({ title, label, rows: all, onChoose }: RowChoiceProps<R>): ReactNode {
  const [search, setSearch] = useState("");
  const [markedIndex, setMarkedIndex] = useState(0);
  const matches = all.filter((row) => hasAllWords(search, row.label));
  const shown = matches.slice(0, maxShown);
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  const ordered = groups.flatMap(([, rows]) => rows);
  const id = useId();
  const options = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    options.current?.querySelectorAll('[role="option"]')[markedIndex]?.scrollIntoView({ block: "nearest" });
  }, [markedIndex]);
  const choose = (row: R | undefined): void => {
    if (row) onChoose(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setMarkedIndex(Math.max(0, Math.min(ordered.length - 1, markedIndex + (event.key === "ArrowDown" ? 1 : -1))));
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(ordered[markedIndex]);
    }
  };
  return (
    <div className={styles.picker}>
      <input
        data-begin
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={ordered[markedIndex] && `${id}-${markedIndex}`}
        placeholder={texts.search}
        autoComplete="off"
        className={styles.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setMarkedIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the list of a combobox, whose focus stays in the input */}
      <div ref={options} id={id} role="listbox" aria-label={title} className={styles.list}>
        {groups.map(([group, rows]) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
          <div key={group} role="group" aria-label={group}>
            <h3 aria-hidden>{group}</h3>
            {rows.map((row) => {
              const index = ordered.indexOf(row);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the search's
                <div
                  key={row.id}
                  id={`${id}-${index}`}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a custom list
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === markedIndex}
                  className={styles.option}
                  onClick={() => choose(row)}
                >
                  <span>{row.label}</span>
                  {row.detail !== undefined && <small className="numbers">{row.detail}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <output className={styles.count}>
        {matches.length === 0
          ? texts.noMatch(search)
          : matches.length > shown.length
            ? texts.firstMatches(shown.length, matches.length)
            : texts.matches(matches.length)}
      </output>
    </div>
  );
}

interface RowPickerProps<R extends PickedRow> extends RowChoiceProps<R> {
  readonly onClose: () => void;
}

/** The same in a dialog, which closes on selection. */
export function RowPicker<R extends PickedRow>({ onChoose, onClose, ...props }: RowPickerProps<R>): ReactNode {
  return (
    <GridDialog title={props.title} wide onClose={onClose}>
      <RowChoice
        {...props}
        onChoose={(row) => {
          onChoose(row);
          onClose();
        }}
      />
    </GridDialog>
  );
}
