import { valueAt, type ListField, type Path } from "@org/hvac-core/kernel";
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../../elements/Button.tsx";
import { notify } from "../../elements/notifications/notify.ts";
import type { Row } from "../state/formInput.ts";
import type { EditId } from "../state/history.ts";
import { rowName } from "../state/labels.ts";
import { withCopy, withMoved, withNewRow } from "../state/rows.ts";
import type { FieldInputProps, FormScope } from "./FieldInput.tsx";
import styles from "./fields.module.css";

interface ListInputProps extends Omit<FieldInputProps<ListField>, "remarks"> {
  /** Draws the fields of a row. */
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** The rows of a list: add, duplicate, move, remove; removing can be undone. */
export function ListInput({ state, path, field, value, scope, renderFields }: ListInputProps): ReactNode {
  const { input, complete, change, errors } = state;
  const rows = value as readonly Row[];
  const stated = (valueAt(input, path) ?? []) as readonly Row[];
  const set = (next: readonly Row[]): EditId => change({ type: "rows", path, rows: next });
  const full = rows.length >= field.maxRows;
  const remove = (index: number): void => {
    const id = set(stated.toSpliced(index, 1));
    notify({ message: `${rowName(field, index)} removed.`, action: { label: "Undo", run: () => change({ type: "undo", id }) } });
  };

  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{field.label}</legend>
      {rows.length === 0 && <p className={styles.none}>No {field.rowLabel} yet.</p>}
      {rows.map((row, index) => {
        const name = rowName(field, index);
        return (
          <fieldset key={row.id} className={styles.listrow}>
            <legend className="sr-only">{name}</legend>
            <div className={styles.listhead}>
              <span aria-hidden>{name}</span>
              <span className={`${styles.listactions} screen-only`}>
                {rows.length > 1 && (
                  <>
                    <IconButton small label={`Move ${name} up`} disabled={index === 0} onClick={() => set(withMoved(stated, index, -1))}>
                      <IconArrowUp size={15} stroke={1.6} aria-hidden />
                    </IconButton>
                    <IconButton
                      small
                      label={`Move ${name} down`}
                      disabled={index === rows.length - 1}
                      onClick={() => set(withMoved(stated, index, 1))}
                    >
                      <IconArrowDown size={15} stroke={1.6} aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton small label={`Duplicate ${name}`} disabled={full} onClick={() => set(withCopy(stated, index))}>
                  <IconCopy size={15} stroke={1.6} aria-hidden />
                </IconButton>
                <IconButton small label={`Remove ${name}`} onClick={() => remove(index)}>
                  <IconTrash size={15} stroke={1.6} aria-hidden />
                </IconButton>
              </span>
            </div>
            {renderFields(`${path}.${row.id}`, { values: row, fields: field.row, around: scope })}
          </fieldset>
        );
      })}
      {errors[path] && <p className={styles.error}>{errors[path]}</p>}
      <Button
        className={`${styles.add} screen-only`}
        small
        disabled={full}
        onClick={() => set(withNewRow(field, stated, rows, { values: scope.values, unitSystem: complete.unitSystem }))}
      >
        <IconPlus size={14} aria-hidden />
        Add {field.rowLabel}
      </Button>
    </fieldset>
  );
}
