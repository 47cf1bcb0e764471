import type { DateField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import styles from "./fields.module.css";

/** A day, selected in the browser's calendar. */
export function DateInput(props: CommonFieldProps & { readonly field: DateField; readonly value: string | null }): ReactNode {
  const { field, path, value, change } = props;
  const id = inputId(path);
  const frame = fieldRowProps(props, field);
  return (
    <FieldRow {...frame}>
      <div className={styles.box}>
        <input
          id={id}
          type="date"
          className={styles.input}
          value={value ?? ""}
          {...describedBy(frame)}
          onChange={(event) => change({ type: "value", path, value: event.target.value || null })}
          onBlur={() => change({ type: "settle" })}
        />
      </div>
    </FieldRow>
  );
}
