import { GridDialog } from "@org/ui/grid";
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { matches, referenceRows, type ReferenceList, type ReferenceRow } from "./referenceRows.ts";
import styles from "./referencePicker.module.css";

interface ReferencePickerProps {
  readonly list: ReferenceList;
  readonly title: string;
  readonly onChoose: (row: ReferenceRow) => void;
  readonly onClose: () => void;
}

/** More are found by another word. */
const maxShown = 60;

/** One row of a reference table, found by words. */
export function ReferencePicker({ list, title, onChoose, onClose }: ReferencePickerProps): ReactNode {
  const [search, setSearch] = useState("");
  const [at, setAt] = useState(0);
  const all = useMemo(() => referenceRows(list), [list]);
  const found = all.filter((row) => matches(row, search));
  const shown = found.slice(0, maxShown);
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  const ordered = groups.flatMap(([, rows]) => rows);
  const id = useId();
  const options = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    options.current?.querySelectorAll('[role="option"]')[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const choose = (row: ReferenceRow | undefined): void => {
    if (!row) return;
    onChoose(row);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setAt(Math.max(0, Math.min(ordered.length - 1, at + (event.key === "ArrowDown" ? 1 : -1))));
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(ordered[at]);
    }
  };
  return (
    <GridDialog title={title} wide onClose={onClose}>
      <div className={styles.picker}>
        <input
          data-begin
          role="combobox"
          aria-label="Search the reference tables"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={ordered[at] && `${id}-${at}`}
          placeholder="Words of the name"
          autoComplete="off"
          className={styles.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setAt(0);
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
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list of our own
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    className={styles.option}
                    onClick={() => choose(row)}
                  >
                    {row.label}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <output className={styles.count}>
          {found.length === 0
            ? `Nothing matches “${search}”.`
            : found.length > shown.length
              ? `The first ${shown.length} of ${found.length}; type more words.`
              : `${found.length} found`}
        </output>
      </div>
    </GridDialog>
  );
}
