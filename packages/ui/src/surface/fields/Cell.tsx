import { displayedQuantity, type CellField, type TypedQuantity } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useState, type ReactNode } from "react";
import { prose } from "@org/form/numbers";
import { goToCell } from "./goToCell.ts";
import { errorId } from "./fieldIds.ts";
import { inputText, readCell, referencedRows, type FormScope } from "@org/form/fields";
import styles from "./fields.module.css";

interface CellProps {
  readonly field: CellField;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Unit of all cells as entered. */
  readonly unit: string;
  /** Unit in which the cells are displayed and typed. */
  readonly displayUnit: string;
  readonly unitSystem: UnitSystem;
  readonly scope: FormScope;
  readonly unparsed: string | undefined;
  readonly error: string | undefined;
  readonly setValue: (value: unknown) => void;
  readonly setUnread: (text: string) => void;
  readonly settle: () => void;
  /** Takes a block of cells pasted here. @returns whether the text was a block */
  readonly pasteBlock: (text: string) => boolean;
}

/** Values along an axis, with the unit in which they were entered. */
export interface TypedCells {
  readonly values: readonly unknown[];
  readonly unit?: string;
}

/** A cell's number in the displayed unit. */
export const shownNumber = (value: unknown, unit: string, displayUnit: string): number | null =>
  typeof value === "number" ? displayedQuantity({ value, unit, displayUnit } as TypedQuantity).value : null;

/** Attributes that tie an input to its error for screen readers. */
const invalid = (id: string, error: string | undefined) => ({
  "aria-invalid": error !== undefined,
  "aria-describedby": error === undefined ? undefined : errorId(id),
});

function NumberCell({
  field,
  id,
  label,
  value,
  unit,
  displayUnit,
  unitSystem,
  unparsed,
  error,
  setValue,
  setUnread,
  settle,
  pasteBlock,
}: CellProps): ReactNode {
  // Text being typed and the value it was read as: once the value differs, after an undo for example, the text no longer applies.
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = (each: unknown): number | null => shownNumber(each, unit, displayUnit);
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
      value={unparsed ?? (isTyping ? typing.text : inputText(current, unit === displayUnit))}
      onChange={(event) => enter(event.target.value)}
      onKeyDown={(event) => goToCell(event) && event.preventDefault()}
      onPaste={(event) => pasteBlock(event.clipboardData.getData("text/plain")) && event.preventDefault()}
      onBlur={() => {
        setTyping(undefined);
        settle();
      }}
    />
  );
}

/** One value of a series or matrix. */
export function Cell(props: CellProps): ReactNode {
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
