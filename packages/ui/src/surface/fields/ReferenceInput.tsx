import { rowName, type ReferenceField } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import styles from "./fields.module.css";
import type { FormScope } from "./fieldProps.ts";

type Data = Readonly<Record<string, unknown>>;

/** The rows that a reference may name, with what to call them: of each list it may lead to, and of its own list those before it. */
export function referencedRows(field: ReferenceField, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  return [field.to].flat().flatMap((name) => rowsOf(name, field.earlier === true, scope));
}

function rowsOf(name: string, isEarlier: boolean, scope: FormScope): readonly (readonly [id: string, title: string])[] {
  for (let at: FormScope | undefined = scope; at; at = at.around) {
    const list = Object.hasOwn(at.fields, name) ? at.fields[name] : undefined;
    const rows: unknown = at.values[name];
    if (list?.type !== "list" || !Array.isArray(rows)) continue;
    const named = rows.map((row: Data, index) => [String(row["id"]), rowName(list, row, index)] as const);
    const own = isEarlier && scope.fields === list.row ? named.findIndex(([id]) => id === scope.values["id"]) : -1;
    return own === -1 ? named : named.slice(0, own);
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
