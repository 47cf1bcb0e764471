import type { ReferenceField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { rowName } from "../state/labels.ts";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import type { FormScope } from "./FieldInput.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import styles from "./fields.module.css";

type Data = Readonly<Record<string, unknown>>;

/** The rows that a reference may name, with what to call them. */
export function referencedRows(to: string, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  for (let at: FormScope | undefined = scope; at; at = at.around) {
    const list = Object.hasOwn(at.fields, to) ? at.fields[to] : undefined;
    const rows = at.values[to];
    if (list?.type === "list" && Array.isArray(rows)) return rows.map((row: Data, index) => [String(row["id"]), rowName(list, row, index)]);
  }
  return [];
}

interface ReferenceInputProps extends CommonFieldProps {
  readonly field: ReferenceField;
  readonly value: string | null;
  readonly scope: FormScope;
}

/** A row of a list, chosen by its name. */
export function ReferenceInput(props: ReferenceInputProps): ReactNode {
  const { field, path, value, change, scope } = props;
  const id = inputId(path);
  const frame = fieldRowProps(props, field);
  const rows = referencedRows(field.to, scope);
  return (
    <FieldRow {...frame}>
      <select
        id={id}
        className={styles.select}
        value={value ?? ""}
        {...describedBy(frame)}
        onChange={(event) => change({ type: "value", path, value: event.target.value || null })}
      >
        <option value="">none</option>
        {rows.map(([row, title]) => (
          <option key={row} value={row}>
            {title}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}
