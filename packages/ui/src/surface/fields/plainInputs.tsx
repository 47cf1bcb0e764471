import type { ChoiceField, Field, FlagField, TextField, Warning } from "@org/hvac-core/kernel";
import { memo, type Dispatch, type ReactNode } from "react";
import { prose } from "@org/form/numbers";
import type { DefaultOrigin } from "@org/form/fields";
import type { Change } from "@org/form/state";
import { inputId } from "./fieldIds.ts";
import { hasSameProps } from "./hasSameProps.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { useMixedPlaceholder } from "./mixedFields.ts";
import { texts } from "./texts.ts";
import styles from "./fields.module.css";

export interface CommonFieldProps {
  readonly path: string;
  readonly error: string | undefined;
  readonly remarks: readonly Warning[] | undefined;
  readonly change: Dispatch<Change>;
  /** Origin of a default that an option gives. */
  readonly origin?: DefaultOrigin | undefined;
}

/** Parts of the frame that every field has. */
export const fieldRowProps = ({ path, error, remarks, origin }: CommonFieldProps, field: Field) => ({
  id: inputId(path),
  label: field.label,
  symbol: field.symbol,
  help: field.help ? [field.help] : [],
  source: origin?.given.source ?? field.source,
  error,
  remarks,
  note: origin?.words,
});

/** Longest option, in characters, that fits on the line of its label. */
const maxInlineLength = 22;

/** One of few short options as segments, one of many in the browser's list. */
export const ChoiceInput = memo(function ChoiceInput(
  props: CommonFieldProps & {
    readonly field: ChoiceField;
    readonly value: string;
    /** The default that an option would give in place of the entered value. */
    readonly given?: DefaultOrigin | undefined;
  },
): ReactNode {
  const { field, path, value, given, change } = props;
  const id = inputId(path);
  const frame = fieldRowProps(props, field);
  const options = Object.entries(field.options);
  const letters = options.reduce((sum, [, label]) => sum + label.length, 0);
  const choose = (option: string): void => change({ type: "value", path, value: option === "" ? undefined : option });
  if (options.length <= 3 && letters <= 21) {
    return (
      <FieldRow {...frame}>
        <div
          className={styles.segments}
          role="radiogroup"
          aria-label={field.label}
          aria-describedby={describedBy(frame)["aria-describedby"]}
        >
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
    <FieldRow {...frame} stacked={options.some(([, label]) => label.length > maxInlineLength)}>
      <select id={id} className={styles.select} value={value} {...describedBy(frame)} onChange={(event) => choose(event.target.value)}>
        {given && <option value="">{texts.follow(given.words, prose(field.options[given.given.default as string] ?? ""))}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {prose(label)}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}, hasSameProps);

export const TextInput = memo(function TextInput(
  props: CommonFieldProps & { readonly field: TextField; readonly value: string },
): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const frame = fieldRowProps(props, field);
  return (
    <FieldRow {...frame}>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          autoComplete="off"
          maxLength={field.maxLength}
          placeholder={useMixedPlaceholder(path)}
          value={value}
          {...describedBy(frame)}
          onChange={(event) => change({ type: "value", path, value: event.target.value })}
          onBlur={() => change({ type: "settle" })}
        />
      </div>
    </FieldRow>
  );
}, hasSameProps);

export const FlagInput = memo(function FlagInput(
  props: CommonFieldProps & { readonly field: FlagField; readonly value: boolean },
): ReactNode {
  const { field, path, value, change } = props;
  const frame = fieldRowProps(props, field);
  return (
    <FieldRow {...frame}>
      <div className={styles.flag}>
        <input
          id={inputId(path)}
          type="checkbox"
          {...describedBy(frame)}
          checked={value}
          onChange={(event) => change({ type: "value", path, value: event.target.checked })}
        />
      </div>
    </FieldRow>
  );
}, hasSameProps);
