import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { OptionList, optionId, stepOf } from "./OptionList.tsx";
import { otherSuggestions, type Suggestion } from "@org/form/fields";

/** Longer lists are narrowed by another word. */
const maxShown = 60;

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
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [markedIndex, setMarkedIndex] = useState(-1);
  const matches = isOpen ? otherSuggestions(suggestions, text) : [];
  const shown = matches.slice(0, maxShown);
  const isShown = shown.length > 0;
  const marked = isShown ? shown[markedIndex] : undefined;

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
      "aria-activedescendant": marked && optionId(id, markedIndex),
    },
    marked,
    open: () => mark(-1),
    close,
    onKey: (event) => {
      const step = stepOf(event);
      if (step !== undefined) {
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
      <OptionList
        id={id}
        label={label}
        input={input}
        marked={markedIndex}
        options={shown.map(({ value, label: meaning }) => ({
          key: value,
          content: (
            <>
              {value}
              {meaning !== undefined && <small>{meaning}</small>}
            </>
          ),
        }))}
        onTake={(index) => onTake(shown[index]!.value)}
      />
    ),
  };
}
