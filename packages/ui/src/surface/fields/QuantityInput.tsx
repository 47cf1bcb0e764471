import { displayedQuantity, type Path, type QuantityField, type ResultLink, type TypedQuantity, type Warning } from "@org/hvac-core/kernel";
import { stepOf, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { memo, useState, type Dispatch, type KeyboardEvent, type ReactNode } from "react";
import { formatNumber, formatQuantity, parseQuantity } from "../../elements/numbers.ts";
import type { Change } from "../state/history.ts";
import { errorId, FieldRow, inputId } from "./FieldRow.tsx";
import { inputText, stepped } from "./inputText.ts";
import { UnitMenu } from "./UnitMenu.tsx";
import styles from "./fields.module.css";

export interface QuantityInputProps {
  readonly field: QuantityField;
  readonly path: Path;
  /** In the unit shown. */
  readonly value: number | null;
  /** The result of another file that the number was taken from. */
  readonly link: ResultLink | undefined;
  readonly unread: string | undefined;
  readonly unit: string;
  readonly unitSystem: UnitSystem;
  readonly error: string | undefined;
  readonly remarks: readonly Warning[] | undefined;
  readonly change: Dispatch<Change>;
}

/** What is being typed, and what it was read as: once the value differs, by undo for one, the text no longer stands. */
interface Typing {
  readonly text: string;
  readonly value: number | null;
}

function helpLines(field: QuantityField, unitSystem: UnitSystem, unit: string): string[] {
  const show = (value: number): string => formatQuantity(value, field.quantity, unitSystem, { unit, trimZeros: true });
  const { usual, help, optional } = field;
  return [
    ...(help ? [help] : []),
    ...(usual ? [`Usual: ${show(usual[0])} to ${show(usual[1])}.`] : []),
    ...(optional && !help ? ["May be left blank."] : []),
  ];
}

/** A number with its unit. What is typed stays as typed until the field is left; the unit at its edge opens the other units. */
export const QuantityInput = memo(function QuantityInput(props: QuantityInputProps): ReactNode {
  const { field, path, value, link, unread, unit, unitSystem, error, remarks, change } = props;
  const [typing, setTyping] = useState<Typing>();
  const id = inputId(path);
  const symbol = unitSymbol(unit);
  const current = typing && unread === undefined && Object.is(typing.value, value);
  const text = unread ?? (current ? typing.text : inputText(value));
  const full = value === null ? "" : formatNumber(value, { digits: "full" });

  const enter = (next: string): void => {
    const read = next.trim() === "" && field.optional ? undefined : parseQuantity(next, field.quantity, unitSystem, { unit });
    if (read?.ok === false) {
      change({ type: "unread", path, text: next });
      return;
    }
    // A unit that was typed along stays with its number; it is shown in the unit of the field.
    const typed = read && ({ value: read.typed, unit: read.unit, ...(read.unit !== unit && { displayUnit: unit }) } as TypedQuantity);
    setTyping({ text: next, value: typed ? displayedQuantity(typed).value : null });
    change({ type: "value", path, value: typed ?? null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyping(undefined);
    const step = field.integer || field.quantity === "count" ? 1 : stepOf(field.quantity, unitSystem, unit);
    change({ type: "value", path, value: { value: stepped(value ?? 0, event.shiftKey ? step * 10 : step, direction), unit } });
  };

  return (
    <FieldRow
      id={id}
      label={field.label}
      symbol={field.symbol}
      help={helpLines(field, unitSystem, unit)}
      source={field.source}
      error={error}
      remarks={remarks}
      note={link && "Taken from a result of another file."}
    >
      <div className={styles.box}>
        <input
          id={id}
          className={`${styles.input} ${styles.number}`}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-label={symbol ? `${field.label}, ${symbol}` : field.label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId(id)}
          placeholder={field.optional ? "auto" : undefined}
          title={current || inputText(value) === full ? undefined : full}
          value={text}
          onChange={(event) => enter(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setTyping(undefined);
            change({ type: "settle" });
          }}
        />
        <UnitMenu
          label={field.label}
          kind={field.quantity}
          unit={unit}
          unitSystem={unitSystem}
          choose={(each) => {
            setTyping(undefined);
            change({ type: "unit", path, unit: each });
          }}
        />
      </div>
    </FieldRow>
  );
});
