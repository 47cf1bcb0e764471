import type { ChoiceField, Field, FlagField, TextField, Warning } from "@org/hvac-core/kernel";
import { memo, type Dispatch, type ReactNode } from "react";
import { prose } from "../../elements/numbers.ts";
import type { Change } from "../state/history.ts";
import { inputId } from "./fieldIds.ts";
import { hasSameProps } from "./hasSameProps.ts";
import { described, FieldRow } from "./FieldRow.tsx";
import styles from "./fields.module.css";

export interface Common {
  readonly path: string;
  readonly error: string | undefined;
  readonly remarks: readonly Warning[] | undefined;
  readonly change: Dispatch<Change>;
}

/** What every field says in its frame. */
export const frameOf = ({ path, error, remarks }: Common, field: Field) => ({
  id: inputId(path),
  label: field.label,
  symbol: field.symbol,
  help: field.help ? [field.help] : [],
  source: field.source,
  error,
  remarks,
});

/** Longest option that still fits beside its label. */
const beside = 22;

/** One of few short options as segments, one of many as the browser's own list. */
export const ChoiceInput = memo(function ChoiceInput(props: Common & { readonly field: ChoiceField; readonly value: string }): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const frame = frameOf(props, field);
  const options = Object.entries(field.options);
  const letters = options.reduce((sum, [, label]) => sum + label.length, 0);
  const choose = (option: string): void => change({ type: "value", path, value: option });
  if (options.length <= 3 && letters <= 21) {
    return (
      <FieldRow {...frame}>
        <div className={styles.segments} role="radiogroup" aria-label={field.label} aria-describedby={described(frame)["aria-describedby"]}>
          {options.map(([option, label]) => (
            <label key={option} className={styles.segment} data-meaning={option}>
              <input
                type="radio"
                id={option === value ? id : undefined}
                name={id}
                value={option}
                checked={option === value}
                onChange={() => choose(option)}
              />
              {prose(label)}
            </label>
          ))}
        </div>
      </FieldRow>
    );
  }
  return (
    <FieldRow {...frame} stacked={options.some(([, label]) => label.length > beside)}>
      <select id={id} className={styles.select} value={value} {...described(frame)} onChange={(event) => choose(event.target.value)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {prose(label)}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}, hasSameProps);

export const TextInput = memo(function TextInput(props: Common & { readonly field: TextField; readonly value: string }): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const frame = frameOf(props, field);
  return (
    <FieldRow {...frame}>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          autoComplete="off"
          maxLength={field.maxLength}
          value={value}
          {...described(frame)}
          onChange={(event) => change({ type: "value", path, value: event.target.value })}
          onBlur={() => change({ type: "settle" })}
        />
      </div>
    </FieldRow>
  );
}, hasSameProps);

export const FlagInput = memo(function FlagInput(props: Common & { readonly field: FlagField; readonly value: boolean }): ReactNode {
  const { field, path, value, change } = props;
  const frame = frameOf(props, field);
  return (
    <FieldRow {...frame}>
      <div className={styles.flag}>
        <input
          id={inputId(path)}
          type="checkbox"
          {...described(frame)}
          checked={value}
          onChange={(event) => change({ type: "value", path, value: event.target.checked })}
        />
      </div>
    </FieldRow>
  );
}, hasSameProps);
