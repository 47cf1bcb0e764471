import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { placeList } from "./placeList.ts";
import { otherSuggestions, type Suggestion } from "@org/form/fields";
import styles from "./suggestedText.module.css";

/** Longer lists are narrowed by another word. */
const maxShown = 60;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface SuggestionListOptions {
  readonly label: string;
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the list is open before the user types. */
  readonly isOpenAtFirst: boolean;
  readonly onTake: (value: string) => void;
}

interface SuggestionList {
  /** Attributes that tie the input to its list. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** The marked suggestion, which Enter and Tab select. */
  readonly marked: Suggestion | undefined;
  /** @returns whether the list handled the key */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly list: ReactNode;
}

/** Suggestions for a typed text: offered below it, never filled in without the user. */
export function useSuggestionList(options: SuggestionListOptions): SuggestionList {
  const { label, text, suggestions, input, isOpenAtFirst, onTake } = options;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [markedIndex, setMarkedIndex] = useState(-1);
  const matches = isOpen ? otherSuggestions(suggestions, text) : [];
  const shown = matches.slice(0, maxShown);
  const isShown = shown.length > 0;
  const marked = isShown ? shown[markedIndex] : undefined;

  useLayoutEffect(() => {
    const popup = list.current;
    const anchor = input.current?.parentElement?.getBoundingClientRect();
    if (!popup || !anchor) return;
    if (!popup.matches(":popover-open")) popup.showPopover();
    placeList(popup, anchor);
    popup.children[markedIndex]?.scrollIntoView({ block: "nearest" });
    // A different number of suggestions needs a new position.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [input, markedIndex, isShown, shown.length]);

  const mark = (next: number): void => {
    setOpen(true);
    setMarkedIndex(next);
  };
  const close = (): void => {
    setOpen(false);
    setMarkedIndex(-1);
  };
  return {
    inputProps: {
      role: "combobox",
      "aria-expanded": isShown,
      "aria-controls": isShown ? id : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": marked && `${id}-${markedIndex}`,
    },
    marked,
    open: () => mark(-1),
    close,
    onKey: (event) => {
      const step = steps[event.key];
      if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
        // Without suggestions the arrow keys move the cursor in the text.
        if (!isShown && otherSuggestions(suggestions, text).length === 0) return false;
        // The arrow up from the first suggestion returns to the typed text.
        const last = Math.max(0, shown.length - 1);
        mark(isShown ? Math.max(-1, Math.min(last, markedIndex + step)) : -1);
        event.preventDefault();
        return true;
      }
      if (event.key !== "Escape" || !isShown) return false;
      event.preventDefault();
      event.stopPropagation();
      close();
      return true;
    },
    list: isShown && (
      // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the list of a combobox, whose focus stays in the input
      <div ref={list} id={id} popover="manual" role="listbox" aria-label={label} className={styles.list}>
        {shown.map(({ value, label: meaning }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the input's
          <div
            key={value}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list of our own
            role="option"
            tabIndex={-1}
            aria-selected={index === markedIndex}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(value)}
          >
            {value}
            {meaning !== undefined && <small>{meaning}</small>}
          </div>
        ))}
      </div>
    ),
  };
}
