import type { TextField } from "@org/hvac-core/kernel";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import { textWithLabel, type Suggest, type Suggestion } from "@org/form/fields";
import { useSuggestionList } from "./useSuggestionList.tsx";
import { rareTexts } from "./rareTexts.ts";
import styles from "./fields.module.css";

interface SuggestedTextProps extends CommonFieldProps {
  readonly state: Pick<CalculatorState, "complete">;
  readonly field: TextField;
  readonly value: string;
  readonly suggest: Suggest;
}

const none: readonly Suggestion[] = [];

/** A text field of the form with suggestions. Below it is the full text of an abbreviation. */
export function SuggestedText({ state, suggest, ...props }: SuggestedTextProps): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const input = useRef<HTMLInputElement>(null);
  const [isEdited, setEdited] = useState(false);
  const suggestions = isEdited || value !== "" ? suggest(state) : none;
  const labelled = textWithLabel(value, suggestions);
  const take = (taken: string): void => {
    change({ type: "value", path, value: taken });
    change({ type: "settle" });
    close();
  };
  const { inputProps, marked, onKey, open, close, list } = useSuggestionList({
    label: rareTexts.suggestions(field.label),
    text: value,
    suggestions: isEdited ? suggestions : none,
    input,
    isOpenAtFirst: false,
    onTake: take,
  });
  const frame = { ...fieldRowProps(props, field), ...(labelled !== value && { note: labelled.slice(value.trim().length).trim() }) };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || onKey(event) || !marked) return;
    if (event.key !== "Enter" && event.key !== "Tab") return;
    // Enter selects a suggestion and keeps the focus, so that it can be read.
    if (event.key === "Enter") event.preventDefault();
    take(marked.value);
  };
  return (
    <FieldRow {...frame}>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          autoComplete="off"
          maxLength={field.maxLength}
          value={value}
          {...describedBy(frame)}
          {...inputProps}
          onFocus={() => setEdited(true)}
          onClick={open}
          onChange={(event) => {
            open();
            change({ type: "value", path, value: event.target.value });
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setEdited(false);
            close();
            change({ type: "settle" });
          }}
        />
        {list}
      </div>
    </FieldRow>
  );
}
