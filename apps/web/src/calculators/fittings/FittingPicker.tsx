import { GridDialog } from "@org/ui/grid";
import type { PickerProps } from "@org/ui/surface";
import { useId, useLayoutEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from "react";
import { hasAllWords } from "@org/form/search";
import { groupsOf, type FittingKind } from "./kinds.ts";
import { recentFittings, rememberFitting } from "./recent.ts";
import styles from "./picker.module.css";
import { texts } from "./pickerTexts.ts";

export interface FittingPickerProps extends PickerProps {
  readonly kinds: readonly FittingKind[];
  /** Label of the filter, and the fittings that pass it. */
  readonly label: string;
  readonly isUsual: (kind: FittingKind) => boolean;
  readonly recentKey: string;
  readonly Picture: ComponentType<{ readonly option: string }>;
}

const optionsIn = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

/** Index of the option that an arrow key moves to: the nearest one in the line above or below, by the layout on the screen. */
function neighbour(options: readonly HTMLElement[], index: number, key: string): number | undefined {
  if (key === "ArrowRight") return Math.min(options.length - 1, index + 1);
  if (key === "ArrowLeft") return Math.max(0, index - 1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const box = options[index]?.getBoundingClientRect();
  if (!box) return 0;
  const isBeyond = (other: DOMRect): boolean => (key === "ArrowDown" ? other.top > box.top + 4 : other.top < box.top - 4);
  let best = index;
  let shortest = Infinity;
  options.forEach((option, each) => {
    const other = option.getBoundingClientRect();
    const distance = Math.abs(other.top - box.top) * 1000 + Math.abs(other.left - box.left);
    if (isBeyond(other) && distance < shortest) [best, shortest] = [each, distance];
  });
  return best;
}

/** Selection of a fitting by its picture or by words. */
export function FittingPicker(props: FittingPickerProps): ReactNode {
  const { value, options, kinds, label, isUsual, recentKey, Picture, onChoose, onClose } = props;
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(() => kinds.some((kind) => kind.key === value && !isUsual(kind)));
  const [recent] = useState(() => recentFittings(recentKey));
  const names = new Map(options);
  const custom = options.filter(([key]) => !kinds.some((kind) => kind.key === key)).map(([key]) => ({ key, family: "own" as const }));
  const matches = [...kinds, ...custom].filter(
    (kind) => (all || isUsual(kind) || kind.family === "own") && hasAllWords(search, names.get(kind.key) ?? ""),
  );
  const groups = groupsOf(matches, recent);
  const keys = groups.flatMap((group) => group.keys);
  const [marked, setMarked] = useState(value);
  const markedIndex = Math.max(0, keys.indexOf(marked));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    optionsIn(list.current)[markedIndex]?.scrollIntoView({ block: "nearest" });
  }, [markedIndex]);

  const choose = (key: string | undefined): void => {
    if (key === undefined) return;
    rememberFitting(recentKey, key);
    onChoose(key);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isInText = search !== "" && (event.key === "ArrowLeft" || event.key === "ArrowRight");
    const next = isInText ? undefined : neighbour(optionsIn(list.current), markedIndex, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setMarked(keys[next] ?? marked);
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(keys[markedIndex]);
    }
  };
  return (
    <GridDialog title={texts.title} wide onClose={onClose}>
      <div className={styles.picker}>
        <div className={styles.tools}>
          <input
            data-begin
            role="combobox"
            aria-label={texts.search}
            aria-expanded
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={keys[markedIndex] === undefined ? undefined : `${id}-${keys[markedIndex]}`}
            placeholder={texts.searchHint}
            autoComplete="off"
            className={styles.search}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setMarked("");
            }}
            onKeyDown={onKeyDown}
          />
          <label className={styles.filter}>
            <input type="checkbox" checked={!all} onChange={(event) => setAll(!event.target.checked)} />
            {label}
          </label>
        </div>
        <div ref={list} id={id} role="listbox" aria-label={texts.list} className={styles.list}>
          {groups.map(({ title, keys: inGroup }) => (
            <div key={title} role="group" aria-label={title} className={styles.group}>
              <h3 aria-hidden>{title}</h3>
              <div className={styles.tiles}>
                {inGroup.map((key) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the search's
                  <div
                    key={key}
                    id={`${id}-${key}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={key === keys[markedIndex]}
                    data-chosen={key === value || undefined}
                    className={styles.tile}
                    onClick={() => choose(key)}
                  >
                    <Picture option={key} />
                    <span>{names.get(key)}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        <output className={keys.length === 0 ? styles.none : "sr-only"}>
          {keys.length > 0 ? texts.matches(keys.length) : all ? texts.noMatch(search) : texts.noMatchHere(search)}
        </output>
      </div>
    </GridDialog>
  );
}
