import { axes, joinPath, type Axis, type CellField, type MatrixField, type SeriesField } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useState, type ReactNode } from "react";
import { parseQuantity, prose } from "../locale/numbers.ts";
import { isRecord } from "../state/formInput.ts";
import { unitAt } from "../state/useCalculator.ts";
import type { FieldInputProps, FormScope } from "./FieldInput.tsx";
import { inputId } from "./FieldRow.tsx";
import { inputText } from "./inputText.ts";
import { referredRows } from "./ReferenceInput.tsx";
import { UnitMenu } from "./UnitMenu.tsx";
import styles from "./fields.module.css";

interface CellProps {
  readonly field: CellField;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly unit: string;
  readonly unitSystem: UnitSystem;
  readonly scope: FormScope;
  readonly unread: string | undefined;
  readonly isInvalid: boolean;
  readonly state: (value: unknown) => void;
  readonly cannotRead: (text: string) => void;
  readonly settle: () => void;
}

function NumberCell({ field, id, label, value, unit, unitSystem, unread, isInvalid, state, cannotRead, settle }: CellProps): ReactNode {
  const [typing, setTyping] = useState<string>();
  const enter = (text: string): void => {
    if (field.type !== "quantity") return;
    setTyping(text);
    if (text.trim() === "" && field.optional) return state(null);
    const read = parseQuantity(text, field.quantity, unitSystem, { unit });
    if (read.ok && read.unit === unit) state(read.typed);
    else cannotRead(text);
  };
  return (
    <input
      id={id}
      className={styles.cell}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid}
      value={unread ?? typing ?? inputText(typeof value === "number" ? value : null)}
      onChange={(event) => enter(event.target.value)}
      onBlur={() => {
        setTyping(undefined);
        settle();
      }}
    />
  );
}

function Cell(props: CellProps): ReactNode {
  const { field, id, label, value, scope, isInvalid, state } = props;
  if (field.type === "quantity") return <NumberCell {...props} />;
  if (field.type === "flag") return <input id={id} type="checkbox" aria-label={label} checked={value === true} onChange={(event) => state(event.target.checked)} />;
  const options = field.type === "choice" ? Object.entries(field.options) : [["", "none"] as const, ...referredRows(field.to, scope)];
  return (
    <select id={id} className={styles.cell} aria-label={label} aria-invalid={isInvalid} value={typeof value === "string" ? value : ""} onChange={(event) => state(event.target.value || null)}>
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {prose(title)}
        </option>
      ))}
    </select>
  );
}

/** What a place of an axis is. */
const axisNames: Readonly<Record<Axis, string>> = { hours: "Hour", months: "Month", octaveBands: "Band, Hz" };

/** A value for each place of an axis, or for each pair of places of two, in one unit. */
export function CellsInput({ state, field, path, value, scope }: FieldInputProps<SeriesField | MatrixField>): ReactNode {
  const { change, complete, errors, unread } = state;
  const { of, label } = field;
  const rows: readonly (string | undefined)[] = field.type === "matrix" ? axes[field.rows] : [undefined];
  const columns = axes[field.type === "matrix" ? field.columns : field.axis];
  const typed = isRecord(value) && Array.isArray(value["values"]) ? (value as { readonly values: readonly unknown[]; readonly unit?: string }) : { values: [] };
  const unit = of.type === "quantity" ? unitAt(state, path, of) : "";
  const firstError = errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {of.type === "quantity" && <UnitMenu label={label} kind={of.quantity} unit={unit} unitSystem={complete.unitSystem} choose={(each) => change({ type: "unit", path, unit: each })} />}
      <div className={styles.cells}>
        <table>
          <thead>
            <tr>
              {field.type === "matrix" && <th scope="col">{axisNames[field.rows]}</th>}
              {columns.map((place) => (
                <th key={place} scope="col">
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row ?? ""}>
                {row !== undefined && <th scope="row">{row}</th>}
                {columns.map((place, column) => {
                  const at = joinPath(path, row ?? "", place);
                  const index = rowIndex * columns.length + column;
                  return (
                    <td key={place}>
                      <Cell
                        field={of}
                        id={inputId(at)}
                        label={`${label}, ${row === undefined ? "" : `${row}, `}${place}`}
                        value={typed.values[index]}
                        unit={unit}
                        unitSystem={complete.unitSystem}
                        scope={scope}
                        unread={unread[at]}
                        isInvalid={errors[at] !== undefined}
                        state={(next) => change({ type: "value", path, value: { ...typed, values: typed.values.with(index, next) }, at })}
                        cannotRead={(text) => change({ type: "unread", path: at, text })}
                        settle={() => change({ type: "settle" })}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {firstError && <p className={styles.error}>{firstError}</p>}
    </fieldset>
  );
}
