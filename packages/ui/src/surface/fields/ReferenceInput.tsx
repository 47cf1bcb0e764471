import type { ReferenceField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { referencedRows, type FormScope } from "@org/form/fields";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import { rareTexts } from "./rareTexts.ts";
import styles from "./fields.module.css";

interface ReferenceInputProps extends CommonFieldProps {
  readonly field: ReferenceField;
  readonly value: string | null;
  readonly scope: FormScope;
}

/** A row of a list, selected by its name. */
export function ReferenceInput(props: ReferenceInputProps): ReactNode {
  const { field, path, value, change, scope } = props;
  const id = inputId(path);
  const frame = fieldRowProps(props, field);
  const rows = referencedRows(field, scope);
  return (
    <FieldRow {...frame}>
      <select
        id={id}
        className={styles.select}
        value={value ?? ""}
        {...describedBy(frame)}
        onChange={(event) => change({ type: "value", path, value: event.target.value || null })}
      >
        <option value="">{props.origin?.given.label ?? rareTexts.noRow}</option>
        {rows.map(([row, title]) => (
          <option key={row} value={row}>
            {title}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}
