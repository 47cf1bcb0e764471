import {
  axes,
  displayedQuantity,
  joinPath,
  type CellField,
  type MatrixField,
  type QuantityField,
  type SeriesField,
  type TypedQuantity,
} from "@org/hvac-core/kernel";
import { convert, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { useState, type ReactNode } from "react";
import { parseQuantity, prose } from "../../elements/numbers.ts";
import { isRecord } from "../state/formInput.ts";
import { unitAt } from "../state/useCalculator.ts";
import type { FieldInputProps, FormScope } from "./FieldInput.tsx";
import { axisNames } from "./axisNames.ts";
import { errorId, inputId } from "./fieldIds.ts";
import { inputText } from "./inputText.ts";
import { referencedRows } from "./ReferenceInput.tsx";
import { UnitMenu } from "./UnitMenu.tsx";
import styles from "./fields.module.css";

interface CellProps {
  readonly field: CellField;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** What the cells are stated in, all of them. */
  readonly unit: string;
  /** What they are shown and typed in. */
  readonly displayUnit: string;
  readonly unitSystem: UnitSystem;
  readonly scope: FormScope;
  readonly unread: string | undefined;
  readonly error: string | undefined;
  readonly setValue: (value: unknown) => void;
  readonly setUnread: (text: string) => void;
  readonly settle: () => void;
}

/** What an input says of its error to those who do not see it. */
const invalid = (id: string, error: string | undefined) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": error === undefined ? undefined : errorId(id),
});

/**
 * Reads a cell: a number in the unit shown, or with a unit of its own.
 *
 * @returns it in the unit that all cells are stated in; `null` for blank, `undefined` where it cannot be read
 */
export function readCell(
  text: string,
  { quantity, optional }: QuantityField,
  unitSystem: UnitSystem,
  { unit, displayUnit }: { readonly unit: string; readonly displayUnit: string },
): number | null | undefined {
  if (text.trim() === "" && optional) return null;
  const read = parseQuantity(text, quantity, unitSystem, { unit: displayUnit });
  if (!read.ok) return undefined;
  return read.unit === unit ? read.typed : convert(read.typed, read.unit, unit);
}

function NumberCell({
  field,
  id,
  label,
  value,
  unit,
  displayUnit,
  unitSystem,
  unread,
  error,
  setValue,
  setUnread,
  settle,
}: CellProps): ReactNode {
  // What is being typed and what it was read as: once the value differs, by undo for one, the text no longer stands.
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = (each: unknown): number | null =>
    typeof each === "number" ? displayedQuantity({ value: each, unit, displayUnit } as TypedQuantity).value : null;
  const current = shown(value);
  const isTyping = typing !== undefined && Object.is(typing.value, current);
  const enter = (text: string): void => {
    if (field.type !== "quantity") return;
    const next = readCell(text, field, unitSystem, { unit, displayUnit });
    if (next === undefined) return setUnread(text);
    setTyping({ text, value: shown(next) });
    setValue(next);
  };
  return (
    <input
      id={id}
      className={styles.cell}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      {...invalid(id, error)}
      value={unread ?? (isTyping ? typing.text : inputText(current))}
      onChange={(event) => enter(event.target.value)}
      onBlur={() => {
        setTyping(undefined);
        settle();
      }}
    />
  );
}

function Cell(props: CellProps): ReactNode {
  const { field, id, label, value, scope, error, setValue } = props;
  if (field.type === "quantity") return <NumberCell {...props} />;
  if (field.type === "flag")
    return (
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        {...invalid(id, error)}
        checked={value === true}
        onChange={(event) => setValue(event.target.checked)}
      />
    );
  const options = field.type === "choice" ? Object.entries(field.options) : [["", "none"] as const, ...referencedRows(field, scope)];
  return (
    <select
      id={id}
      className={styles.cell}
      aria-label={label}
      {...invalid(id, error)}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => setValue(event.target.value || null)}
    >
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {prose(title)}
        </option>
      ))}
    </select>
  );
}

/** A value for each place of an axis, or for each pair of places of two, in one unit. */
export function CellsInput({ state, field, path, value, scope }: FieldInputProps<SeriesField | MatrixField>): ReactNode {
  const { change, complete, errors, unread } = state;
  const { of, label } = field;
  const rows: readonly (string | undefined)[] = field.type === "matrix" ? axes[field.rows] : [undefined];
  const columns = axes[field.type === "matrix" ? field.columns : field.axis];
  const typed: { readonly values: readonly unknown[]; readonly unit?: string } =
    isRecord(value) && Array.isArray(value["values"]) ? (value as never) : { values: [] };
  const displayUnit = of.type === "quantity" ? unitAt(state, path, of) : "";
  const symbol = displayUnit && unitSymbol(displayUnit);
  const ownErrors = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {of.type === "quantity" && (
        <UnitMenu
          label={label}
          field={of}
          unit={displayUnit}
          unitSystem={complete.unitSystem}
          choose={(each) => change({ type: "unit", path, unit: each })}
        />
      )}
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
                        label={[label, row, place, symbol].filter(Boolean).join(", ")}
                        value={typed.values[index]}
                        unit={typed.unit ?? displayUnit}
                        displayUnit={displayUnit}
                        unitSystem={complete.unitSystem}
                        scope={scope}
                        unread={unread[at]}
                        error={errors[at]}
                        setValue={(next) =>
                          change({ type: "value", path, value: { ...typed, values: typed.values.with(index, next) }, at })
                        }
                        setUnread={(text) => change({ type: "unread", path: at, text })}
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
      {ownErrors.map(([at, message]) => (
        <p key={at} id={errorId(inputId(at))} className={styles.error}>
          {message}
        </p>
      ))}
    </fieldset>
  );
}
