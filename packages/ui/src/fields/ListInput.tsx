import type { ListField, Warning } from "@org/hvac-core/kernel";
import { IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../controls/Button.tsx";
import { notify } from "../notices/notify.ts";
import { newRow, rowsOf } from "../state/formInput.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { FieldInput } from "./FieldInput.tsx";
import styles from "./fields.module.css";

interface ListInputProps {
  readonly state: CalculatorState;
  readonly name: string;
  readonly field: ListField;
  readonly remarks: Readonly<Record<string, readonly Warning[]>>;
}

/** The rows of a list: add, duplicate, remove; removing can be undone. */
export function ListInput({ state, name, field, remarks }: ListInputProps): ReactNode {
  const { input, change, errors } = state;
  const rows = rowsOf(input, name);
  const set = (next: typeof rows): void => change({ type: "rows", name, rows: next });
  const full = rows.length >= field.maxRows;
  const rowName = (index: number): string => `${field.rowLabel.charAt(0).toUpperCase()}${field.rowLabel.slice(1)} ${index + 1}`;
  const remove = (index: number): void => {
    set(rows.filter((_, at) => at !== index));
    notify({ message: `${rowName(index)} removed.`, action: { label: "Undo", run: () => change({ type: "undo" }) } });
  };

  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{field.label}</legend>
      {rows.length === 0 && <p className={styles.none}>No {field.rowLabel} yet.</p>}
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.listrow}>
          <legend className="sr-only">{rowName(index)}</legend>
          <div className={styles.listhead}>
            <span aria-hidden>{rowName(index)}</span>
            <span className={`${styles.listactions} screen-only`}>
              <IconButton small label={`Duplicate ${rowName(index)}`} disabled={full} onClick={() => set(rows.toSpliced(index + 1, 0, row))}>
                <IconCopy size={15} stroke={1.6} aria-hidden />
              </IconButton>
              <IconButton small label={`Remove ${rowName(index)}`} onClick={() => remove(index)}>
                <IconTrash size={15} stroke={1.6} aria-hidden />
              </IconButton>
            </span>
          </div>
          {Object.entries(field.row).map(([key, column]) => {
            const path = `${name}.${index}.${key}`;
            return (
              <FieldInput
                key={key}
                state={state}
                field={column}
                path={path}
                column={`${name}.${key}`}
                value={row[key]}
                beside={row}
                remarks={remarks[path]}
              />
            );
          })}
        </fieldset>
      ))}
      {errors[name] && <p className={styles.error}>{errors[name]}</p>}
      <Button
        className={`${styles.add} screen-only`}
        small
        disabled={full}
        onClick={() => set([...rows, newRow(field.row, input.unitSystem)])}
      >
        <IconPlus size={14} aria-hidden />
        Add {field.rowLabel}
      </Button>
    </fieldset>
  );
}
