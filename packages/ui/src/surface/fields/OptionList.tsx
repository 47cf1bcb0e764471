import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { placeList } from "./placeList.ts";
import styles from "./optionList.module.css";

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Index of the marked option; −1 for none. */
  readonly marked: number;
  /** Input whose box the list is placed at. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onTake: (index: number) => void;
  /** Shown if there are no options. */
  readonly none?: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Steps from the marked option that a key makes; `undefined` for other keys. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined =>
  altKey || ctrlKey || metaKey ? undefined : steps[key];

/** Id of an option, which the input names as its active descendant. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The options of a combobox, below or above its input, which keeps the focus. */
export function OptionList({ id, label, options, marked, input, onTake, none }: OptionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const count = options.length;
  useLayoutEffect(() => {
    const popup = list.current;
    const anchor = input.current?.parentElement?.getBoundingClientRect();
    if (!popup || !anchor) return;
    if (!popup.matches(":popover-open")) popup.showPopover();
    placeList(popup, anchor);
    popup.children[marked]?.scrollIntoView({ block: "nearest" });
    // A different number of options needs a new position.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [input, marked, count]);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the list of a combobox, whose focus stays in the input
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={label} className={styles.list}>
      {options.map(({ key, content }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the input's
        <div
          key={key}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a custom list
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {content}
        </div>
      ))}
      {count === 0 && <p className={styles.none}>{none}</p>}
    </div>
  );
}
