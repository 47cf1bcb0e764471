import { optionOf, type ChoiceField } from "@org/hvac-core/kernel";
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { prose } from "@org/form/numbers";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import { useSuggestionList } from "./useSuggestionList.tsx";
import { rareTexts } from "./rareTexts.ts";
import styles from "./fields.module.css";

interface SearchedChoiceProps extends CommonFieldProps {
  readonly field: ChoiceField;
  readonly value: string;
}

/** One of many options: typing narrows the list. A choice that accepts any text keeps one that is not an option. */
export function SearchedChoice(props: SearchedChoiceProps): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const input = useRef<HTMLInputElement>(null);
  const label = prose(field.options[value] ?? value);
  // Undefined until the user types: the field then shows the selected option, and its list all options.
  const [typed, setTyped] = useState<string>();
  const suggestions = useMemo(() => Object.values(field.options).map((each) => ({ value: prose(each) })), [field]);
  const isKnown = typed === undefined || (typed.trim() === "" && field.defaultBy) || optionOf(field, typed) !== undefined;
  const take = (text: string): void => {
    const option = Object.keys(field.options).find((each) => prose(field.options[each]!) === text) ?? optionOf(field, text);
    setTyped(undefined);
    close();
    // What is cleared follows its space type again.
    const isCleared = text.trim() === "" && field.defaultBy !== undefined;
    if (!isCleared && (option === undefined || option === value)) return;
    change({ type: "value", path, value: isCleared ? undefined : option });
    change({ type: "settle" });
  };
  const { inputProps, marked, onKey, open, close, list } = useSuggestionList({
    label: rareTexts.options(field.label),
    text: typed ?? "",
    suggestions,
    input,
    isOpenAtFirst: false,
    onTake: take,
  });
  const frame = fieldRowProps(props, field);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") setTyped(undefined);
    if (onKey(event) || (event.key !== "Enter" && event.key !== "Tab")) return;
    if (!marked && typed === undefined) return;
    // Enter selects an option and keeps the focus, so that the selection can be read.
    if (event.key === "Enter") event.preventDefault();
    take(marked?.value ?? typed!);
  };
  return (
    <FieldRow {...frame} {...(!isKnown && { note: rareTexts.unknownOption(typed) })} stacked>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={field.custom?.maxLength}
          value={typed ?? label}
          {...describedBy(frame)}
          {...inputProps}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onChange={(event) => {
            open();
            setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed === undefined || (typed.trim() === "" && !field.defaultBy)) {
              setTyped(undefined);
              close();
            } else take(typed);
          }}
        />
        {list}
      </div>
    </FieldRow>
  );
}
