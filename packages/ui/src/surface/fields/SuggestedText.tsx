import type { TextField } from "@org/hvac-core/kernel";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import { textWithLabel, type Suggest, type Suggestion } from "@org/form/fields";
import { useSuggestionList } from "./useSuggestionList.tsx";
import styles from "./fields.module.css";

interface SuggestedTextProps extends CommonFieldProps {
  readonly state: Pick<CalculatorState, "complete">;
  readonly field: TextField;
  readonly value: string;
  readonly suggest: Suggest;
}

const none: readonly Suggestion[] = [];

/** A text of the form that suggests what may be meant. Under it stands what its text is short for. */
export function SuggestedText({ state, suggest, ...props }: SuggestedTextProps): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const input = useRef<HTMLInputElement>(null);
  const [isEdited, setEdited] = useState(false);
  const suggestions = isEdited || value !== "" ? suggest(state) : none;
  const said = textWithLabel(value, suggestions);
  const take = (taken: string): void => {
    change({ type: "value", path, value: taken });
    change({ type: "settle" });
    close();
  };
  const { inputProps, marked, onKey, open, close, list } = useSuggestionList({
    label: `${field.label}: suggestions`,
    text: value,
    suggestions: isEdited ? suggestions : none,
    input,
    isOpenAtFirst: false,
    onTake: take,
  });
  const frame = { ...fieldRowProps(props, field), ...(said !== value && { note: said.slice(value.trim().length).trim() }) };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || onKey(event) || !marked) return;
    if (event.key !== "Enter" && event.key !== "Tab") return;
    // Enter takes it and stays, to be read before one goes on.
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
